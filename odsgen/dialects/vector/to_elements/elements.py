"""A builder of the operations on elements and rows that the patterns share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from odsgen.runtime import DenseIntOrFPElementsAttr, IntegerAttr, Type, Value, VectorType, i1, index
from odsgen_dialects import arith, ub, vector

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Operation

Position = tuple[int, ...]


class Elements:
    """Builds operations at the place of one that is rewritten."""

    def __init__(self, op: Operation, rewriter: PatternRewriter) -> None:
        self._rewriter = rewriter
        self._location = op.location

    def insert(self, op: Any) -> Value:
        """Insert an operation; its only result."""
        op.location = self._location
        result: Value = self._rewriter.insert(op).results[0]
        return result

    def effect(self, op: Any) -> None:
        """Insert an operation without results."""
        op.location = self._location
        self._rewriter.insert(op)

    def get(self, value: Value, position: Position) -> Value:
        """The element or row at a position; a vector itself at none."""
        return self.insert(vector.ExtractOp.build(value, (), position)) if position else value

    def put(self, value: Value, target: Value, position: Position) -> Value:
        """A vector with another element or row at a position; the value itself at none."""
        return (
            self.insert(vector.InsertOp.build(value, target, (), position)) if position else value
        )

    def poison(self, type: Type) -> Value:
        """A value that is to be filled."""
        return self.insert(ub.PoisonOp.build(type))

    def index(self, value: int) -> Value:
        """A constant index."""
        return self.insert(arith.ConstantOp.build(IntegerAttr.get(value, index)))

    def constant(self, type: VectorType, values: Sequence[Any]) -> Value:
        """A constant vector."""
        return self.insert(arith.ConstantOp.build(DenseIntOrFPElementsAttr.get(type, values)))

    def broadcast(self, value: Value, type: VectorType) -> Value:
        """A vector of the same element everywhere."""
        return self.insert(vector.BroadcastOp.build(type, value))

    def add(self, left: Value, right: Value) -> Value:
        return self.insert(arith.AddIOp.build(left, right))

    def both(self, left: Value | None, right: Value) -> Value:
        """Whether two conditions, or masks, hold; None always does."""
        return right if left is None else self.insert(arith.AndIOp.build(left, right))

    def is_less(self, left: Value, right: Value) -> Value:
        """A signed comparison."""
        return self.insert(arith.CmpIOp.build(arith.CmpIPredicate.slt, left, right))

    def select(self, condition: Value, then: Value, otherwise: Value) -> Value:
        return self.insert(arith.SelectOp.build(condition, then, otherwise))

    def row_mask(self, count: int, limit: Value) -> Value:
        """The mask of a row in which the first elements are set, as many as `limit` says."""
        steps = VectorType.get((count,), index)
        numbers = self.constant(steps, list(range(count)))
        return self.is_less(numbers, self.broadcast(limit, steps))

    def no_mask(self, count: int) -> Value:
        """The mask of a row in which nothing is set."""
        return self.constant(VectorType.get((count,), i1), [0])


def positions_in(shape: Sequence[int]) -> Iterator[Position]:
    """All positions, the last dimension varying fastest."""
    return product(*map(range, shape))


def row_of(type: VectorType) -> VectorType:
    """The type of the rows."""
    return VectorType.get(type.shape[-1:], type.element_type)


def is_static(*types: Type) -> bool:
    """Whether vectors have dimensions, and none of a size that depends on the machine."""
    return all(
        not isinstance(type, VectorType) or (type.shape and not any(type.scalable_dims))
        for type in types
    )
