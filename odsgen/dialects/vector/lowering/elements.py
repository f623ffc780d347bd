"""A builder of the operations on elements and rows that the patterns share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from odsgen.dialects.affine.composition import compose
from odsgen.dialects.shared import DYNAMIC_INDEX
from odsgen.rewriting import PatternRewriter, fold_operation
from odsgen.runtime import (
    AffineMap,
    AffineMapAttr,
    BaseMemRefType,
    Block,
    Builder,
    DenseIntOrFPElementsAttr,
    InsertionPoint,
    IntegerAttr,
    Region,
    Type,
    Value,
    VectorType,
    dim_exprs,
    index,
)
from odsgen_dialects import affine, arith, memref, scf, tensor, ub, vector

if TYPE_CHECKING:
    from odsgen.runtime import Operation

Position = tuple[int, ...]


class Elements:
    """Builds operations at the place of one that is rewritten."""

    def __init__(self, op: Operation, builder: Builder) -> None:
        self.builder = builder
        self._op = op
        self.location = op.location

    def insert(self, op: Any) -> Value:
        """Insert an operation; its only result."""
        op.location = self.location
        result: Value = self.builder.insert(op).results[0]
        return result

    def masked(self, op: Any, mask: Value | None) -> Value:
        """Insert an operation in a `vector.mask`, if there is a mask; its only result."""
        result = self.insert(op)
        if mask is None:
            return result
        from odsgen.dialects.vector.lowering.masking import mask_operation

        assert isinstance(self.builder, PatternRewriter)
        return mask_operation(self.builder, op, mask).results[0]

    def effect(self, op: Any) -> None:
        """Insert an operation without results."""
        op.location = self.location
        self.builder.insert(op)

    def body(self, argument_types: Sequence[Type] = ()) -> tuple[Block, Elements]:
        """A block for the body of an operation that is not inserted yet, and the builder of what is in it."""
        block = Block(argument_types, [self.location] * len(argument_types))
        return block, Elements(self._op, Builder(InsertionPoint.at_end(block)))

    def _insert_with_body(self, op: Any) -> Any:
        builder = self.builder
        if isinstance(builder, PatternRewriter):
            return builder.insert_with_body(op)
        return builder.insert(op)

    def loop(
        self,
        limit: Value,
        step: Value,
        lower: Value,
        state: Value | None,
        body: Callable[[Elements, Value, Value | None], Value | None],
    ) -> scf.ForOp:
        """An `scf.for` that gives a value, if any, from one iteration to the next."""
        inits = () if state is None else (state,)
        types = [value.type for value in inits]
        block, inside = self.body((index, *types))
        counter, *carried = block.arguments
        inside.end(body(inside, counter, carried[0] if carried else None))
        made: scf.ForOp = self._insert_with_body(
            scf.ForOp(
                (lower, limit, step, *inits),
                types,
                regions=(Region((block,)),),
                location=self.location,
            )
        )
        return made

    def choice(
        self,
        condition: Value,
        then: Callable[[Elements], Value | None],
        otherwise: Callable[[Elements], Value | None],
    ) -> Value | None:
        """An `scf.if` with both branches, and the value that they give, if any."""
        then_block, inside = self.body()
        given = then(inside)
        inside.end(given)
        else_block, outside = self.body()
        outside.end(otherwise(outside))
        made = self._insert_with_body(
            scf.IfOp(
                (condition,),
                () if given is None else (given.type,),
                regions=(Region((then_block,)), Region((else_block,))),
                location=self.location,
            )
        )
        return None if given is None else made.results[0]

    def effect_if(self, condition: Value, then: Callable[[Elements], None]) -> None:
        """An `scf.if` with one branch."""
        block, inside = self.body()
        then(inside)
        inside.end(None)
        self._insert_with_body(
            scf.IfOp((condition,), regions=(Region((block,)), Region()), location=self.location)
        )

    def end(self, value: Value | None) -> None:
        """The end of a body that gives a value or none."""
        self.effect(scf.YieldOp.build(() if value is None else (value,)))

    def plus(self, left: Value, right: Value) -> Value:
        """The sum, as an `affine.apply`."""
        first, second = dim_exprs(2)
        map, operands = compose(AffineMap.get(2, 0, [first + second]), (left, right))
        return self.insert(affine.AffineApplyOp.build(AffineMapAttr.get(map), operands))

    def size(self, value: Value, dim: int) -> Value:
        """The size of a dimension of a memref or tensor, folded."""
        kind = memref.DimOp if isinstance(value.type, BaseMemRefType) else tensor.DimOp
        made = kind.build(value, self.index(dim), location=self.location)
        folded = fold_operation(made)
        if not folded:
            return self.insert(made)
        made.erase()
        (found,) = folded
        if isinstance(found, Value):
            return found
        assert isinstance(found, IntegerAttr)
        return self.insert(arith.ConstantOp.build(found))

    def get(self, value: Value, position: Position) -> Value:
        """The element or row at a position; a vector itself at none."""
        return self.insert(vector.ExtractOp.build(value, (), position)) if position else value

    def put(self, value: Value, target: Value, position: Position) -> Value:
        """A vector with another element or row at a position; the value itself at none."""
        return (
            self.insert(vector.InsertOp.build(value, target, (), position)) if position else value
        )

    def get_dynamic(self, value: Value, place: Value) -> Value:
        """The part at a place of the outermost dimension that is computed."""
        return self.insert(vector.ExtractOp.build(value, (place,), (DYNAMIC_INDEX,)))

    def put_dynamic(self, value: Value, target: Value, place: Value) -> Value:
        """A vector with another part at a place of the outermost dimension that is computed."""
        return self.insert(vector.InsertOp.build(value, target, (place,), (DYNAMIC_INDEX,)))

    def transpose(self, value: Value, order: Sequence[int]) -> Value:
        """A vector whose dimensions are those of another one in an order."""
        type = value.type
        assert isinstance(type, VectorType)
        moved = VectorType.get(
            [type.shape[dim] for dim in order],
            type.element_type,
            [type.scalable_dims[dim] for dim in order],
        )
        return self.insert(vector.TransposeOp.build(moved, value, order))

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


def positions_in(shape: Sequence[int]) -> Iterator[Position]:
    """All positions, the last dimension varying fastest."""
    return product(*map(range, shape))
