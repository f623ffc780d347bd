"""Constant materialization of the dialect `llvm`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.llvm.types import is_compatible
from odsgen.hooks import materializes_constants
from odsgen.runtime import ElementsAttr, FlatSymbolRefAttr, FloatAttr, IntegerAttr

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Location, Operation, Type


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """LLVMDialect::materializeConstant"""
    from odsgen_dialects import llvm

    if isinstance(value, FlatSymbolRefAttr):
        if not isinstance(type, llvm.LLVMPointerType):
            return None
        return llvm.AddressOfOp.build(type, value.value, location=location)
    if isinstance(value, llvm.UndefAttr):
        return llvm.UndefOp.build(type, location=location)
    if isinstance(value, llvm.PoisonAttr):
        return llvm.PoisonOp.build(type, location=location)
    if isinstance(value, llvm.ZeroAttr):
        return llvm.ZeroOp.build(type, location=location)
    if isinstance(value, llvm.DSOLocalEquivalentAttr):
        return llvm.DSOLocalEquivalentOp.build(type, value.sym.value, location=location)
    if isinstance(value, llvm.BlockAddressAttr):
        return llvm.BlockAddressOp.build(type, value, location=location)
    if not isinstance(value, (IntegerAttr, FloatAttr, ElementsAttr)) or value.type is not type:
        return None
    return llvm.ConstantOp.build(type, value, location=location) if is_compatible(type) else None
