"""Folds and canonicalization of `func`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import canonicalizes, folds, materializes_constants
from odsgen.rewriting import PatternRewriter, constant_value
from odsgen.runtime import (
    Attribute,
    FlatSymbolRefAttr,
    FunctionType,
    Location,
    Operation,
    Type,
    Value,
)
from odsgen_dialects.func import CallIndirectOp, CallOp, ConstantOp


@folds(ConstantOp)
def fold_constant(
    op: ConstantOp, operands: Sequence[Attribute | None]
) -> Sequence[Attribute | Value] | None:
    """ConstantOp::fold"""
    return [op.value_attr]


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """Builds `func.constant` for a symbol."""
    if not isinstance(value, FlatSymbolRefAttr) or not isinstance(type, FunctionType):
        return None
    return ConstantOp(result_types=(type,), properties={"value": value}, location=location)


@canonicalizes(CallIndirectOp)
def canonicalize_call_indirect(op: CallIndirectOp, rewriter: PatternRewriter) -> bool:
    """CallIndirectOp::canonicalize"""
    callee = constant_value(op.operands[0])
    if not isinstance(callee, FlatSymbolRefAttr):
        return False
    made = CallOp.build_generic(op.operands[1:], {"callee": callee}, result_types=op.result_types)
    rewriter.replace_op_with_new(op, made)
    return True
