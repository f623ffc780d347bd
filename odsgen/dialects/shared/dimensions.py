"""Operations that tell the size of a dimension: `memref.dim` and `tensor.dim`."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, TypeGuard

from odsgen.dialects.shared.static_shapes import constant_integer
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import DYNAMIC, ShapedType, index
from odsgen.runtime.interfaces.side_effects import Speculatability

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


def speculatability_of_dimension(op: Operation) -> Speculatability:
    """The dimension must be known to be there."""
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
    """Whether a constant is the number of a dimension of the type."""
    return isinstance(constant, IntegerAttr) and 0 <= constant.value < type.rank


def size_of_dimension(
    source: Value, type: ShapedType, number: int, made_by: Container[str]
) -> Attribute | Value | None:
    """The size that the type has, or with which an operation of one of these names made the source; None if unknown.

    Such an operation has the dynamic sizes as its first operands, in order.
    """
    if type.shape[number] != DYNAMIC:
        return IntegerAttr.get(type.shape[number], index)
    maker = source.defining_op
    if maker is None or maker.name not in made_by:
        return None
    before = sum(size == DYNAMIC for size in type.shape[:number])
    return maker.operands[before]


def is_index_constant(value: Value) -> bool:
    """Whether a constant of `arith` makes the value, which is an index."""
    op = value.defining_op
    return op is not None and op.name == "arith.constant" and value.type is index
