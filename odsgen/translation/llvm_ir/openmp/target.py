"""Regions and data of devices, as the host has them where no device is named."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.errors import failure_of
from odsgen.translation.llvm_ir.model import Function
from odsgen.translation.llvm_ir.openmp.blocks import replace_uses
from odsgen.translation.llvm_ir.openmp.hashing import hash_of
from odsgen.translation.llvm_ir.openmp.privates import Privates
from odsgen.translation.llvm_ir.openmp.regions import (
    block_arguments,
    inline_in_place,
    inline_region,
    library_of,
)
from odsgen.translation.llvm_ir.types import I64, VOID, FunctionIRType, IntegerIRType
from odsgen.translation.llvm_ir.values import Value

if TYPE_CHECKING:
    from odsgen.runtime import Location
    from odsgen.runtime import Value as SourceValue
    from odsgen.translation.llvm_ir.translation import Translation


def _number_of_device(translation: Translation, op: Any) -> None:
    """Widens the number of a device, though no device gets it."""
    if op.device is None:
        return
    value = translation.values[op.device]
    assert isinstance(value.type, IntegerIRType)
    opcode = "trunc" if value.type.width > 64 else "sext"
    translation.builder.cast(opcode, value, I64)


def _name_places(translation: Translation, variables: Iterable[SourceValue]) -> None:
    """The places of mapped variables, as texts of the program."""
    for variable in variables:
        place = _map_info(variable).location.file_location()
        text = ";unknown;unknown;0;0;;"
        if place is not None:
            text = f";{place.filename};unknown;{place.line};{place.column};;"
        library_of(translation).place(text)


def _map_info(variable: SourceValue) -> Any:
    owner = variable.defining_op
    assert owner is not None
    return owner


def copy_data(translation: Translation, op: Any) -> None:
    """Nothing is copied where there is no device."""
    _number_of_device(translation, op)
    library_of(translation).leave_entry()
    _name_places(translation, op.map_vars)


def target_data(translation: Translation, op: Any) -> None:
    """A region with variables on a device: it runs on the host."""
    _number_of_device(translation, op)
    library_of(translation).leave_entry()
    mapped = [*op.map_vars, *op.use_device_ptr_vars, *op.use_device_addr_vars]
    _name_places(translation, mapped)
    for clause in ("use_device_addr_vars", "use_device_ptr_vars"):
        arguments = block_arguments(op, clause)
        for variable, argument in zip(getattr(op, clause), arguments, strict=True):
            outer = translation.values[_map_info(variable).var_ptr]
            translation.values[argument] = outer
    inline_in_place(translation, op.region, "omp.data.region")


def target(translation: Translation, op: Any) -> None:
    """A region for a device: it becomes a function, which the host calls."""
    if op.nowait or op.depend_vars or op.host_eval_vars:
        raise failure_of(
            op, "the clauses `nowait`, `depend` and `host_eval` of omp.target cannot be translated"
        )
    _number_of_device(translation, op)
    library, builder = library_of(translation), translation.builder
    library.leave_entry()
    variables: list[Value] = []
    for clause in ("map_vars", "has_device_addr_vars"):
        mapped = getattr(op, clause)
        _name_places(translation, mapped)
        for variable, argument in zip(mapped, block_arguments(op, clause), strict=True):
            info = _map_info(variable)
            if info.members:
                raise failure_of(info, "members of mapped variables cannot be translated")
            value = translation.values[info.var_ptr]
            translation.values[argument] = value
            variables.append(value)
    made = _function(translation, op, variables)
    builder.call(made.value_type, made, variables)


def _function(translation: Translation, op: Any, variables: list[Value]) -> Function:
    """The function of a region, with the addresses of variables as parameters."""
    library, builder = library_of(translation), translation.builder
    outer, before, location = library.function, builder.block, builder.location
    type = FunctionIRType(VOID, [each.type for each in variables], False)
    name = _entry_name(op.location, outer.name)
    made = Function(library.unique_symbol(name), type)
    made.linkage = "internal"
    for each in ("target-cpu", "target-features"):
        if each in outer.attributes.strings:
            made.attributes.add_string(each, outer.attributes.strings[each])
    translation.module.add(made)
    translation.function = made
    alloca_blocks = library.enter_function()
    entry = library.block("entry")
    body = library.block("outlined.body", entry)
    builder.block = entry
    builder.branch(body)
    builder.block = body
    library.push_variables(entry)
    privates = Privates(translation, op)
    privates.allocate()
    privates.initialize()
    privates.copy()
    inline_region(translation, op.region, "omp.target")
    privates.clean_up()
    library.pop_variables()
    builder.instruction(VOID, "ret void")
    for value, argument in zip(variables, made.arguments, strict=True):
        replace_uses(made.blocks, value, argument)
    library.leave_function(alloca_blocks)
    translation.function = outer
    builder.block, builder.location = before, location
    return made


def _entry_name(location: Location, parent: str) -> str:
    """The name by which host and device know a region: it has the file, the function and the line."""
    place = location.file_location()
    name, line = ("", 0) if place is None else (place.filename, place.line)
    try:
        found = os.stat(name)
        device, file = found.st_dev, found.st_ino
    except OSError:
        device, file = 0xDEADF17E, hash_of(name.encode("utf-8", "surrogateescape"))
    mask = (1 << 32) - 1
    return f"__omp_offloading_{device & mask:x}_{file & mask:x}_{parent}_l{line}"
