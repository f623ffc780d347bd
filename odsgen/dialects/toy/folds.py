"""Folds of the dialect `toy`, and the constants that they give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import ArrayAttr
from odsgen.runtime.builtin.elements import DenseElementsAttr, DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.types import RankedTensorType, ShapedType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.toy import CastOp, ConstantOp, StructAccessOp, StructConstantOp

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def fold_constant(op: ConstantOp, operands: Constants) -> Folded:
    """The value."""
    return [op.value]


def fold_struct_constant(op: StructConstantOp, operands: Constants) -> Folded:
    """The values of the elements."""
    return [op.value]


def fold_struct_access(op: StructAccessOp, operands: Constants) -> Folded:
    """The element of a struct that is constant."""
    struct = operands[0]
    return [struct.elements[op.index]] if isinstance(struct, ArrayAttr) else None


def fold_cast(op: CastOp, operands: Constants) -> Folded:
    """A cast to the type that the value has is the value."""
    return [op.input] if op.input.type is op.output.type else None


def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """`toy.struct_constant` for a struct, `toy.constant` for a tensor."""
    from odsgen_dialects.toy import ConstantOp, StructConstantOp, StructType

    if isinstance(type, StructType):
        if not isinstance(value, ArrayAttr):
            return None
        return StructConstantOp.build(type, value, location=location)
    if not isinstance(value, DenseIntOrFPElementsAttr):
        return None
    return ConstantOp.build(type, value, location=location)


def rewrite_reshaped(value: Attribute, like: Value) -> DenseElementsAttr:
    """The numbers of a constant in the shape of another value, which has as many elements."""
    assert isinstance(value, DenseIntOrFPElementsAttr) and isinstance(like.type, ShapedType)
    type = RankedTensorType.get(like.type.shape, value.type.element_type)
    return DenseIntOrFPElementsAttr.from_bits(type, value.number_bits())
