"""Verifiers of the dialect `arith`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import FloatAttr, IntegerAttr
from odsgen.runtime.builtin.elements import (
    DenseElementsAttr,
    ElementsAttr,
)
from odsgen.runtime.builtin.type_functions import i1_same_shape
from odsgen.runtime.builtin.types import (
    IntegerType,
    TensorType,
    VectorType,
    i1,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen_dialects.arith import ConstantOp, SelectOp


def verify_constant(op: ConstantOp) -> None:
    """The value must be a number or several, its integers signless; a scalable vector has one for all elements."""
    value = op._properties["value"]
    type = op._result.type
    message = _constant_error(value.__class__, type)
    if message is not None:
        raise op.op_error(message)
    if isinstance(type, VectorType) and type.is_scalable:
        if not (isinstance(value, DenseElementsAttr) and value.is_splat):
            raise op.op_error(
                "intializing scalable vectors with elements attribute is not supported unless it's "
                "a vector splat"
            )


@lru_cache(maxsize=1024)
def _constant_error(value_class: type[Attribute], type: Type) -> str | None:
    if isinstance(type, IntegerType) and not type.is_signless:
        return "integer return type must be signless"
    if not issubclass(value_class, (IntegerAttr, FloatAttr, ElementsAttr)):
        return "value must be an integer, float, or elements attribute"
    return None


def verify_select(op: SelectOp) -> None:
    """The condition must be one bit, or one for each element of the result."""
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
