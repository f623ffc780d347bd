"""`memref.dim` and `tensor.dim`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from odsgen.dialects.shared.static_shapes import constant_integer
from odsgen.runtime import DYNAMIC, IntegerAttr, ShapedType, Speculatability, index
from odsgen_dialects.arith import ConstantOp

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Operation, Value


def speculatability_of_dimension(op: Operation) -> Speculatability:
    """Speculatable if the index is a constant in bounds."""
    source, number = op.operands
    dimension = constant_integer(number)
    if (
        dimension is None
        or not isinstance(source.type, ShapedType)
        or not source.type.has_rank
        or dimension >= len(source.type.shape)
    ):
        return Speculatability.NOT_SPECULATABLE
    return Speculatability.SPECULATABLE


def is_dimension(constant: Attribute | None, type: ShapedType) -> TypeGuard[IntegerAttr]:
    """Whether a constant is a dimension of the type."""
    return isinstance(constant, IntegerAttr) and 0 <= constant.value < type.rank


def size_of_dimension(
    source: Value, type: ShapedType, number: int, made_by: tuple[type[Operation], ...]
) -> Attribute | Value | None:
    """The size that the type has, or with which an operation of one of these classes made the source; None if unknown.

    That operation must have one of the names and its dynamic sizes as first operands.
    """
    if type.shape[number] != DYNAMIC:
        return IntegerAttr.get(type.shape[number], index)
    maker = source.defining_op
    if not isinstance(maker, made_by):
        return None
    before = sum(size == DYNAMIC for size in type.shape[:number])
    return maker.operands[before]


def is_index_constant(value: Value) -> bool:
    """Whether the value is an `arith.constant` of type index."""
    op = value.defining_op
    return isinstance(op, ConstantOp) and value.type is index
