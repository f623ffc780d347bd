"""Verifiers of the dialect `llvm`: symbols."""

from __future__ import annotations

from odsgen.dialects.llvm.types import has_target_property, is_compatible_outside
from odsgen.dialects.shared import keyword_of
from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    DenseIntOrFPElementsAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    IsIsolatedFromAbove,
    MemoryEffectOpInterface,
    MissingMethodError,
    Operation,
    SparseElementsAttr,
    StringAttr,
    Type,
    as_interface,
    i8,
    is_symbol_table,
    lookup_nearest_symbol_from,
)
from odsgen_dialects import llvm


def linkage_of(op: Operation) -> str:
    """The linkage keyword."""
    linkage = op.stored_properties.get("linkage")
    return "external" if linkage is None else keyword_of(linkage)


def is_llvm_module(op: Operation) -> bool:
    """satisfiesLLVMModule"""
    return is_symbol_table(op) and IsIsolatedFromAbove in op.TRAITS


def parent_module(op: Operation) -> Operation | None:
    """The enclosing LLVM module."""
    parent = op.parent_op
    while parent is not None and not is_llvm_module(parent):
        parent = parent.parent_op
    return parent


def _verify_module_level(op: Operation) -> None:
    parent = op.parent_op
    if parent is not None and not is_llvm_module(parent):
        raise op.op_error("must appear at the module level")


def verify_comdat(op: llvm.GlobalOp | llvm.LLVMFuncOp) -> None:
    """Checks that the comdat symbol is a selector."""
    comdat = op.comdat
    if comdat is None:
        return
    found = lookup_nearest_symbol_from(op, comdat)
    if not isinstance(found, llvm.ComdatSelectorOp):
        raise op.error("expected comdat symbol")


# --- globals ------------------------------------------------------------------------------------------------------------


def _may_be_global(type: Type) -> bool:
    """Whether a global can have the type, apart from nested types."""
    is_abstract = isinstance(
        type, (llvm.LLVMVoidType, llvm.LLVMTokenType, llvm.LLVMMetadataType, llvm.LLVMLabelType)
    )
    return is_compatible_outside(type) and not is_abstract


@verifies(llvm.GlobalOp)
def verify_mlir_global(op: llvm.GlobalOp) -> None:
    """GlobalOp::verify"""
    type: Type = op.global_type
    if not _may_be_global(type):
        raise op.op_error("expects type to be a valid element type for an LLVM global")
    if not has_target_property(type, "spirv", "amdgcn.named.barrier"):
        raise op.op_error("this target extension type cannot be used in a global")
    _verify_module_level(op)
    value = op.value
    if isinstance(value, StringAttr):
        size = len(value.value.encode("utf-8", "surrogateescape"))
        if not isinstance(type, llvm.LLVMArrayType) or type.parameters() != (i8, size):
            raise op.op_error(
                "requires an i8 array type of the length equal to that of the string attribute"
            )
    if isinstance(type, llvm.LLVMTargetExtType) and value is not None:
        raise op.op_error(
            "global with target extension type can only be initialized with zero-initializer"
        )
    linkage = linkage_of(op)
    if linkage == "common" and value is not None and not _is_zero(value):
        raise op.op_error("expected zero value for 'common' linkage")
    if linkage == "appending" and not isinstance(type, llvm.LLVMArrayType):
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


@verifies_regions(llvm.GlobalOp)
def verify_mlir_global_regions(op: llvm.GlobalOp) -> None:
    """GlobalOp::verifyRegions"""
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
    """Whether the operation implements MemoryEffectOpInterface and has no effects."""
    effects = as_interface(op, MemoryEffectOpInterface)
    try:
        return effects is not None and effects.has_no_effect
    except MissingMethodError:  # not implemented
        return False


@verifies(llvm.AliasOp)
def verify_mlir_alias(op: llvm.AliasOp) -> None:
    """AliasOp::verify"""
    type = op.alias_type
    if not _may_be_global(type):
        raise op.op_error("expects type to be a valid element type for an LLVM global alias")
    linkage = linkage_of(op)
    if linkage not in _LINKAGES and linkage != "available_externally":
        raise op.op_error(
            f"'{linkage}' linkage not supported in aliases, available options: private, internal, "
            "linkonce, weak, linkonce_odr, weak_odr, external or available_externally"
        )


@verifies_regions(llvm.AliasOp)
def verify_mlir_alias_regions(op: llvm.AliasOp) -> None:
    """AliasOp::verifyRegions"""
    block = op.initializer.blocks[0]
    last = block.last
    if (
        last is None
        or not last.operands
        or not isinstance(last.operands[0].type, llvm.LLVMPointerType)
    ):
        raise op.op_error("initializer region must always return a pointer")
    for inner in block:
        if not _has_no_effect(inner):
            raise inner.error("ops with side effects are not allowed in alias initializers")


_LINKAGES = frozenset(
    {"external", "internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr"}
)


@verifies(llvm.IFuncOp)
def verify_mlir_ifunc(op: llvm.IFuncOp) -> None:
    """IFuncOp::verify"""
    linkage = linkage_of(op)
    if linkage not in _LINKAGES:
        raise op.op_error(
            f"'{linkage}' linkage not supported in ifuncs, available options: private, internal, "
            "linkonce, weak, linkonce_odr, weak_odr, or external linkage"
        )


# --- modules ------------------------------------------------------------------------------------------------------------


def _verify_structors(
    op: llvm.GlobalCtorsOp | llvm.GlobalDtorsOp, names: ArrayAttr, what: str
) -> None:
    """Checks the data, and that there is a priority and data for each structor."""
    for attribute in op.data.elements:
        is_zero = isinstance(attribute, llvm.ZeroAttr)
        if not is_zero and not isinstance(attribute, FlatSymbolRefAttr):
            raise op.error("data element must be symbol or #llvm.zero")
    count = len(names.elements)
    if len(op.priorities) != count or len(op.data.elements) != count:
        raise op.error(f"{what}, priorities, and data must have the same number of elements")


@verifies(llvm.GlobalCtorsOp)
def verify_mlir_global_ctors(op: llvm.GlobalCtorsOp) -> None:
    """GlobalCtorsOp::verify"""
    _verify_structors(op, op.ctors_attr, "ctors")


@verifies(llvm.GlobalDtorsOp)
def verify_mlir_global_dtors(op: llvm.GlobalDtorsOp) -> None:
    """GlobalDtorsOp::verify"""
    _verify_structors(op, op.dtors_attr, "dtors")


@verifies_regions(llvm.ComdatOp)
def verify_comdat_regions(op: llvm.ComdatOp) -> None:
    """ComdatOp::verifyRegions"""
    for block in op.body.blocks:
        for inner in block:
            if not isinstance(inner, llvm.ComdatSelectorOp):
                raise inner.error("only comdat selector symbols can appear in a comdat region")


@verifies(llvm.ModuleFlagsOp)
def verify_module_flags(op: llvm.ModuleFlagsOp) -> None:
    """ModuleFlagsOp::verify"""
    _verify_module_level(op)
    for flag in op.flags.elements:
        if not isinstance(flag, llvm.ModuleFlagAttr):
            raise op.op_error("expected a module flag attribute")


@verifies(llvm.LinkerOptionsOp)
def verify_linker_options(op: llvm.LinkerOptionsOp) -> None:
    """LinkerOptionsOp::verify"""
    _verify_module_level(op)
