"""Verifiers of the dialect `llvm`: symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.llvm.types import has_target_property, is_compatible_outside, is_llvm_type
from odsgen.dialects.shared.enum_attributes import keyword_of
from odsgen.runtime.base.interface import MissingMethodError, as_interface
from odsgen.runtime.builtin.attributes import (
    DenseIntOrFPElementsAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    StringAttr,
)
from odsgen.runtime.builtin.types import i8
from odsgen.runtime.interfaces.side_effects import MemoryEffectOpInterface
from odsgen.runtime.ir.symbol_table import is_symbol_table, lookup_nearest_symbol_from
from odsgen.runtime.ir.traits import IsIsolatedFromAbove

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.attributes import ArrayAttr
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.llvm import (
        AliasOp,
        ComdatOp,
        GlobalCtorsOp,
        GlobalDtorsOp,
        GlobalOp,
        IFuncOp,
        LinkerOptionsOp,
        LLVMFuncOp,
        ModuleFlagsOp,
    )


def linkage_of(op: Operation) -> str:
    """The keyword of the linkage."""
    linkage = op.properties.get("linkage")
    return "external" if linkage is None else keyword_of(linkage)


def is_llvm_module(op: Operation) -> bool:
    """Whether operations of a module of LLVM may stand in it (`satisfiesLLVMModule`)."""
    return is_symbol_table(op) and IsIsolatedFromAbove in op.TRAITS


def parent_module(op: Operation) -> Operation | None:
    """The module of LLVM around it."""
    parent = op.parent_op
    while parent is not None and not is_llvm_module(parent):
        parent = parent.parent_op
    return parent


def _verify_module_level(op: Operation) -> None:
    parent = op.parent_op
    if parent is not None and not is_llvm_module(parent):
        raise op.op_error("must appear at the module level")


def verify_comdat(op: GlobalOp | LLVMFuncOp) -> None:
    """Checks that the comdat is one."""
    comdat = op.comdat
    if comdat is None:
        return
    found = lookup_nearest_symbol_from(op, comdat)
    if found is None or found.name != "llvm.comdat_selector":
        raise op.error("expected comdat symbol")


# --- globals ------------------------------------------------------------------------------------------------------------


def _may_be_global(type: Type) -> bool:
    """Whether a global variable can have the type, whatever is inside of it."""
    is_abstract = is_llvm_type(type, "void", "token", "metadata", "label")
    return is_compatible_outside(type) and not is_abstract


def verify_mlir_global(op: GlobalOp) -> None:
    """The type can be that of memory, and the value fits it and the linkage."""
    type: Type = op.global_type
    if not _may_be_global(type):
        raise op.op_error("expects type to be a valid element type for an LLVM global")
    if not has_target_property(type, "spirv", "amdgcn.named.barrier"):
        raise op.op_error("this target extension type cannot be used in a global")
    _verify_module_level(op)
    value = op.value
    if isinstance(value, StringAttr):
        size = len(value.value.encode("utf-8", "surrogateescape"))
        if not is_llvm_type(type, "array") or type.parameters() != (i8, size):
            raise op.op_error(
                "requires an i8 array type of the length equal to that of the string attribute"
            )
    if is_llvm_type(type, "target") and value is not None:
        raise op.op_error(
            "global with target extension type can only be initialized with zero-initializer"
        )
    linkage = linkage_of(op)
    if linkage == "common" and value is not None and not _is_zero(value):
        raise op.op_error("expected zero value for 'common' linkage")
    if linkage == "appending" and not is_llvm_type(type, "array"):
        raise op.op_error("expected array type for 'appending' linkage")
    verify_comdat(op)
    alignment = op.alignment_attr
    if alignment is not None and (alignment.value < 1 or alignment.value & (alignment.value - 1)):
        raise op.error("alignment attribute is not a power of 2")


def _is_zero(value: Attribute) -> bool:
    if isinstance(value, (IntegerAttr, FloatAttr)):
        return value.value == 0
    if isinstance(value, SparseElementsAttr):
        value = value.values
    return isinstance(value, DenseIntOrFPElementsAttr) and not any(value.raw_data)


def verify_mlir_global_regions(op: GlobalOp) -> None:
    """Checks that an initializer yields the global's type, has no side effects and does not stand beside a value."""
    if not op.initializer.blocks:
        return
    block = op.initializer.blocks[0]
    last = block.last
    type = op.global_type
    if last is None or not last.operands:
        raise op.op_error("initializer region cannot return void")
    found = last.operands[0].type
    if found is not type:
        raise op.op_error(f"initializer region type '{found}' does not match global type '{type}'")
    for inner in block:
        if not _has_no_effect(inner):
            raise inner.error("ops with side effects not allowed in global initializers")
    if op.value is not None:
        raise op.op_error("cannot have both initializer value and region")


def _has_no_effect(op: Operation) -> bool:
    """Whether the operation says of itself that it touches no memory."""
    effects = as_interface(op, MemoryEffectOpInterface)
    try:
        return effects is not None and effects.has_no_effect
    except MissingMethodError:  # nobody has written it yet
        return False


def verify_mlir_alias(op: AliasOp) -> None:
    """Checks that the type can be that of memory, and that there are aliases with the linkage."""
    type = op.alias_type
    if not _may_be_global(type):
        raise op.op_error("expects type to be a valid element type for an LLVM global alias")
    linkage = linkage_of(op)
    if linkage not in _LINKAGES and linkage != "available_externally":
        raise op.op_error(
            f"'{linkage}' linkage not supported in aliases, available options: private, internal, "
            "linkonce, weak, linkonce_odr, weak_odr, external or available_externally"
        )


def verify_mlir_alias_regions(op: AliasOp) -> None:
    """Checks that the initializer yields a pointer, and does nothing else."""
    block = op.initializer.blocks[0]
    last = block.last
    if last is None or not last.operands or not is_llvm_type(last.operands[0].type, "ptr"):
        raise op.op_error("initializer region must always return a pointer")
    for inner in block:
        if not _has_no_effect(inner):
            raise inner.error("ops with side effects are not allowed in alias initializers")


_LINKAGES = frozenset(
    {"external", "internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr"}
)


def verify_mlir_ifunc(op: IFuncOp) -> None:
    """Checks that there are functions chosen at run time with the linkage."""
    linkage = linkage_of(op)
    if linkage not in _LINKAGES:
        raise op.op_error(
            f"'{linkage}' linkage not supported in ifuncs, available options: private, internal, "
            "linkonce, weak, linkonce_odr, weak_odr, or external linkage"
        )


# --- modules ------------------------------------------------------------------------------------------------------------


def _verify_structors(op: GlobalCtorsOp | GlobalDtorsOp, names: ArrayAttr, what: str) -> None:
    """Checks that each constructor or destructor has a priority, and data or none."""
    for attribute in op.data.elements:
        is_zero = (attribute.DIALECT_NAME, attribute.MNEMONIC) == ("llvm", "zero")
        if not is_zero and not isinstance(attribute, FlatSymbolRefAttr):
            raise op.error("data element must be symbol or #llvm.zero")
    count = len(names.elements)
    if len(op.priorities) != count or len(op.data.elements) != count:
        raise op.error(f"{what}, priorities, and data must have the same number of elements")


def verify_mlir_global_ctors(op: GlobalCtorsOp) -> None:
    """Checks that each constructor has a priority, and data or none."""
    _verify_structors(op, op.ctors_attr, "ctors")


def verify_mlir_global_dtors(op: GlobalDtorsOp) -> None:
    """Checks that each destructor has a priority, and data or none."""
    _verify_structors(op, op.dtors_attr, "dtors")


def verify_comdat_regions(op: ComdatOp) -> None:
    """Checks that there is nothing but selectors."""
    for block in op.body.blocks:
        for inner in block:
            if inner.name != "llvm.comdat_selector":
                raise inner.error("only comdat selector symbols can appear in a comdat region")


def verify_module_flags(op: ModuleFlagsOp) -> None:
    """Checks that they are said of a whole module, and flags."""
    _verify_module_level(op)
    for flag in op.flags.elements:
        if (flag.DIALECT_NAME, flag.MNEMONIC) != ("llvm", "mlir.module_flag"):
            raise op.op_error("expected a module flag attribute")


def verify_linker_options(op: LinkerOptionsOp) -> None:
    """They are said of a whole module."""
    _verify_module_level(op)
