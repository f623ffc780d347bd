"""Operations and attributes of targets for which no one intrinsic stands: nvvm, rocdl."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.llvm_intrinsics.table import find_intrinsic
from odsgen.runtime import (
    Attribute,
    BoolAttr,
    DenseArrayAttr,
    IntegerAttr,
    Operation,
    StringAttr,
)
from odsgen.translation.llvm_ir.attributes import AttributeSet
from odsgen.translation.llvm_ir.errors import TranslationError
from odsgen.translation.llvm_ir.metadata import ValueMetadata
from odsgen.translation.llvm_ir.model import Function, Instruction
from odsgen.translation.llvm_ir.types import I32, I64, VOID, FunctionIRType
from odsgen.translation.llvm_ir.values import integer

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translate, Translation


def translations_of(op_class: type[Operation]) -> Mapping[type[Operation], Translate]:
    """The translations of the dialect of an operation that are written here."""
    if op_class.OPERATION_NAME.startswith("rocdl."):
        return _rocdl()
    if op_class.OPERATION_NAME.startswith(("nvvm.", "vcix.")):
        from odsgen.translation.llvm_ir import nvvm, nvvm_tensors

        return {**nvvm.TRANSLATIONS, **nvvm_tensors.TRANSLATIONS}
    if op_class.OPERATION_NAME.startswith("gpu."):
        return _gpu()
    return {}


# --- gpu ----------------------------------------------------------------------------------------------------------------


def _gpu() -> Mapping[type[Operation], Translate]:
    from odsgen_dialects import gpu

    return {gpu.GPUModuleOp: _left_out}


def _left_out(translation: Translation, op: Operation) -> None:
    """A module for another device is no part of this one."""


# --- rocdl --------------------------------------------------------------------------------------------------------------


def _rocdl() -> Mapping[type[Operation], Translate]:
    from odsgen_dialects import rocdl

    return {
        rocdl.BarrierOp: _barrier,
        **{
            op_class: _size(function, axis)
            for function, classes in (
                (
                    "__ockl_get_local_size",
                    (rocdl.BlockDimXOp, rocdl.BlockDimYOp, rocdl.BlockDimZOp),
                ),
                ("__ockl_get_num_groups", (rocdl.GridDimXOp, rocdl.GridDimYOp, rocdl.GridDimZOp)),
            )
            for axis, op_class in enumerate(classes)
        },
    }


def _barrier(translation: Translation, op: Operation) -> None:
    from odsgen.translation.llvm_ir.intrinsics import call_intrinsic

    intrinsic = find_intrinsic("llvm.amdgcn.s.barrier")
    assert intrinsic is not None
    translation.builder.instruction(VOID, 'fence syncscope("workgroup") release')
    call_intrinsic(translation, op, intrinsic, [])
    translation.builder.instruction(VOID, 'fence syncscope("workgroup") acquire')


def _size(name: str, axis: int) -> Translate:
    """Calls a function of the device library with the number of an axis."""

    def translate(translation: Translation, op: Any) -> None:
        type = FunctionIRType(I64, [I32], False)
        function = translation.module.function(name, type)
        attributes = AttributeSet()
        if op.range is not None:
            attributes.add("range", f"range(i64 {op.range.lower}, {op.range.upper})")
        translation.values[op.res] = translation.builder.call(
            type, function, [integer(I32, axis)], result_attributes=attributes
        )

    return translate


_OF_INSTRUCTIONS = {
    "rocdl.ignore_denormal_mode": "amdgpu.ignore.denormal.mode",
    "rocdl.last_use": "amdgpu.last.use",
    "rocdl.no_fine_grained_memory": "amdgpu.no.fine.grained.memory",
    "rocdl.no_remote_memory": "amdgpu.no.remote.memory",
}

_GROUP_SIZE, _UNIFORM = "amdgpu-flat-work-group-size", "uniform-work-group-size"


def _rocdl_attribute(
    translation: Translation,
    op: Operation,
    function: Function | None,
    name: str,
    value: Attribute,
    made: Sequence[Instruction],
) -> None:
    if name in _OF_INSTRUCTIONS:
        for instruction in made:
            node = translation.module.metadata.node()
            instruction.attachments[_OF_INSTRUCTIONS[name]] = node
    elif function is None:
        return
    elif name == "rocdl.kernel":
        function.calling_convention = "amdgpu_kernel"
        function.attributes.strings.setdefault(_GROUP_SIZE, "1,256")
        function.attributes.strings.setdefault(_UNIFORM, "true")
    elif name == "rocdl.reqd_work_group_size":
        sizes = _expected(op, name, value, DenseArrayAttr, "a dense i32 array attribute")
        node = translation.module.metadata.node(*_numbers(sizes))
        function.attachments.append(("reqd_work_group_size", node))
    elif name == "rocdl.flat_work_group_size":
        text = _expected(op, name, value, StringAttr, "a string")
        function.attributes.add_string(_GROUP_SIZE, text.value)
    elif name == "rocdl.max_flat_work_group_size":
        number = _expected(op, name, value, IntegerAttr, "an integer")
        function.attributes.add_string(_GROUP_SIZE, f"1,{number.value}")
    elif name == "rocdl.waves_per_eu":
        number = _expected(op, name, value, IntegerAttr, "an integer")
        function.attributes.add_string("amdgpu-waves-per-eu", str(number.value))
    elif name in ("rocdl.uniform_work_group_size", "rocdl.unsafe_fp_atomics"):
        truth = _expected(op, name, value, BoolAttr, "a boolean")
        key = _UNIFORM if name == "rocdl.uniform_work_group_size" else "amdgpu-unsafe-fp-atomics"
        function.attributes.add_string(key, "true" if truth.value else "false")


def _expected(op: Operation, name: str, value: Attribute, wanted: type[Any], text: str) -> Any:
    if not isinstance(value, wanted):
        raise TranslationError(op.op_error(f"{name} must be {text}").diagnostics)
    return value


def _numbers(sizes: Any) -> list[ValueMetadata]:
    return [ValueMetadata(integer(I32, size)) for size in sizes.values]


# --- nvvm ---------------------------------------------------------------------------------------------------------------

_RENAMED = {"nvvm.cluster_max_blocks": "nvvm.maxclusterrank"}
_SIZES = frozenset(("nvvm.maxntid", "nvvm.reqntid", "nvvm.cluster_dim"))
_LIMITS = frozenset(("nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks"))


def _nvvm_attribute(function: Function, name: str, value: Any) -> None:
    """The verifier of the dialect has refused values of other kinds."""
    if name == "nvvm.kernel":
        function.calling_convention = "ptx_kernel"
    elif name == "nvvm.blocksareclusters":
        function.attributes.add_string(name)
    elif name in _SIZES:
        function.attributes.add_string(name, ",".join(map(str, value.values)))
    elif name in _LIMITS:
        function.attributes.add_string(_RENAMED.get(name, name), str(value.value))


# --- both ---------------------------------------------------------------------------------------------------------------


def translate_attribute(
    translation: Translation,
    op: Operation,
    name: str,
    value: Attribute,
    made: Sequence[Instruction],
) -> None:
    """Translates an attribute of a target on a function, or on what became instructions."""
    symbol = translation.symbols.get(getattr(op, "sym_name", ""))
    function = symbol if isinstance(symbol, Function) else None
    if name.startswith("rocdl."):
        _rocdl_attribute(translation, op, function, name, value, made)
    elif name.startswith("nvvm.") and function is not None:
        _nvvm_attribute(function, name, value)


def translate_parameter_attribute(function: Function, number: int, name: str) -> None:
    """Translates an attribute of a target on a parameter."""
    if name == "nvvm.grid_constant" and number >= 0:
        function.parameter_attributes[number].add_string(name)
