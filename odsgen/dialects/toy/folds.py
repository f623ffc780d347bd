"""Folds of the dialect `toy`, and materialization of constants."""

from __future__ import annotations

from odsgen.hooks import Constants, Folded, folds, materializes_constants, rewrites
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    DenseIntOrFPElementsAttr,
    Location,
    Operation,
    RankedTensorType,
    ShapedType,
    Type,
    Value,
)
from odsgen_dialects.toy import ConstantOp, StructAccessOp, StructConstantOp, StructType


@folds(ConstantOp, StructConstantOp)
def fold_constant(op: ConstantOp | StructConstantOp, operands: Constants) -> Folded:
    """ConstantOp::fold, StructConstantOp::fold"""
    return [op.value]


@folds(StructAccessOp)
def fold_struct_access(op: StructAccessOp, operands: Constants) -> Folded:
    """StructAccessOp::fold"""
    struct = operands[0]
    return [struct.elements[op.index]] if isinstance(struct, ArrayAttr) else None


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """ToyDialect::materializeConstant"""
    if isinstance(type, StructType):
        if not isinstance(value, ArrayAttr):
            return None
        return StructConstantOp.build(type, value, location=location)
    if not isinstance(value, DenseIntOrFPElementsAttr):
        return None
    return ConstantOp.build(type, value, location=location)


@rewrites("reshaped")
def rewrite_reshaped(value: Attribute, like: Value) -> DenseElementsAttr:
    """The constant in the shape of another value with as many elements."""
    assert isinstance(value, DenseIntOrFPElementsAttr) and isinstance(like.type, ShapedType)
    type = RankedTensorType.get(like.type.shape, value.type.element_type)
    return DenseIntOrFPElementsAttr.from_bits(type, value.number_bits())
