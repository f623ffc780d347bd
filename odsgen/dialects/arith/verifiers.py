"""Verifiers of the dialect `arith`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import (
    BoolAttr,
    DenseElementsAttr,
    ElementsAttr,
    FloatAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    TensorType,
    TypeConstraint,
    VectorType,
    i1,
    i1_same_shape,
)
from odsgen_dialects.arith import ConstantOp, SelectOp


@verifies(ConstantOp)
def verify_constant(op: ConstantOp) -> None:
    """ConstantOp::verify"""
    value, type = op._properties["value"], op._result.type
    if value.__class__ in _NUMBERS and _HAS_NO_SIGN[type]:  # the usual case
        return
    if isinstance(type, IntegerType) and not type.is_signless:
        raise op.op_error("integer return type must be signless")
    if not isinstance(value, (IntegerAttr, FloatAttr, ElementsAttr)):
        raise op.op_error("value must be an integer, float, or elements attribute")
    if isinstance(type, VectorType) and type.is_scalable:
        if not (isinstance(value, DenseElementsAttr) and value.is_splat):
            raise op.op_error(
                "intializing scalable vectors with elements attribute is not supported unless it's "
                "a vector splat"
            )


_NUMBERS = frozenset({IntegerAttr, FloatAttr, BoolAttr})

#: Signless integers, index and floats: any value of the type is valid.
_HAS_NO_SIGN = TypeConstraint(
    "signless integer, index or float",
    lambda type: (
        type.is_signless
        if isinstance(type, IntegerType)
        else isinstance(type, (IndexType, FloatType))
    ),
)


@verifies(SelectOp)
def verify_select(op: SelectOp) -> None:
    """SelectOp::verify"""
    condition_type = op.condition.type
    if condition_type is i1:
        return
    type = op.result.type
    if not isinstance(type, (TensorType, VectorType)):
        raise op.op_error(f"expected condition to be a signless i1, but got '{condition_type}'")
    expected = i1_same_shape(type)
    if condition_type is not expected:
        raise op.op_error(
            "expected condition type to have the same shape as the result type, expected "
            f"'{expected}', but got '{condition_type}'"
        )
