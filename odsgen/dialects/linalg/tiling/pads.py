"""Tiles of `tensor.pad` (MLIR: `bubbleUpPadSlice`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from odsgen.dialects.affine.mixed_values import composed_apply, greatest, least
from odsgen.dialects.linalg.tiling.ranges import Range, Tile, Tileable
from odsgen.dialects.linalg.tiling.slices import as_value, build_slice, dimension, is_zero
from odsgen.dialects.shared import Mixed, MixedSlice, as_shape, split_mixed
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.shared.reified_shapes import as_mixed
from odsgen.rewriting import PatternRewriter, operation_constant
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    Block,
    CloneMap,
    InsertionPoint,
    Operation,
    OpResult,
    RankedTensorType,
    Region,
    Value,
    index,
)
from odsgen_dialects import arith, scf, tensor


def constant_padding(op: tensor.PadOp) -> Value | None:
    """The value with which is padded, if it is the same everywhere."""
    block = op.region.entry_block
    terminator = block.terminator
    assert terminator is not None
    value = terminator.operands[0]
    if isinstance(value, OpResult) and operation_constant(value.owner) is not None:
        return value
    return None if value.parent_block is block else value


class TileablePad(Tileable):
    """A `tensor.pad`."""

    def __init__(self, op: tensor.PadOp) -> None:
        super().__init__(op)
        self.pad = op

    def is_parallel(self) -> list[bool]:
        """All loops are parallel."""
        assert isinstance(self.pad.result.type, RankedTensorType)
        return [True] * self.pad.result.type.rank

    def _shape(self, rewriter: PatternRewriter) -> list[Mixed]:
        with rewriter.insertion_guard():
            rewriter.set_insertion_point_before(self.pad)
            [shape] = self.pad.reify_result_shapes(rewriter)
            return as_mixed(shape)

    def iteration_domain(self, rewriter: PatternRewriter) -> list[Range]:
        """The shape of the result."""
        return [Range(0, size, 1) for size in self._shape(rewriter)]

    def with_destinations(self, rewriter: PatternRewriter, inits: Sequence[Value]) -> Self:
        """A copy: it has no destination."""
        return type(self)(rewriter.clone(self.pad))

    def destinations(self, rewriter: PatternRewriter) -> list[Value]:
        """An empty tensor."""
        type = self.pad.result.type
        assert isinstance(type, RankedTensorType)
        with rewriter.insertion_guard():
            rewriter.set_insertion_point_before(self.pad)
            shape = self._shape(rewriter)
            empty = RankedTensorType.get(as_shape(shape), type.element_type, type.encoding)
            sizes = split_mixed(shape)[0]
            made = tensor.EmptyOp.build(empty, sizes, location=self.pad.location)
            return [rewriter.insert(made).results[0]]

    def result_slice(
        self,
        rewriter: PatternRewriter,
        number: int,
        offsets: Sequence[Mixed],
        sizes: Sequence[Mixed],
    ) -> MixedSlice:
        """The tile."""
        return MixedSlice(list(offsets), list(sizes), [1] * len(sizes))

    def tile(
        self, rewriter: PatternRewriter, offsets: Sequence[Mixed], sizes: Sequence[Mixed]
    ) -> Tile:
        """A pad of a slice of the source, or only padding where no element of the source is read."""
        return _PadTile(rewriter, self.pad, offsets, sizes).build()


class _PadTile:
    def __init__(
        self,
        rewriter: PatternRewriter,
        op: tensor.PadOp,
        offsets: Sequence[Mixed],
        sizes: Sequence[Mixed],
    ) -> None:
        self.rewriter, self.op, self.location = rewriter, op, op.location
        self.sizes = list(sizes)
        self.offsets: list[Mixed] = []
        self.lengths: list[Mixed] = []
        self.lows: list[Mixed] = []
        self.highs: list[Mixed] = []
        self.is_empty = False
        self.may_be_empty: Value | None = None
        lows = mixed_values(op.static_low, op.low)
        highs = mixed_values(op.static_high, op.high)
        for number, (low, high) in enumerate(zip(lows, highs, strict=True)):
            if is_zero(low) and is_zero(high):
                self._append(offsets[number], sizes[number], low, high)
            else:
                self._dimension(number, low, high, offsets[number], sizes[number])
        assert isinstance(op.result.type, RankedTensorType)
        self.type = RankedTensorType.get(as_shape(sizes), op.result.type.element_type)

    def _append(self, offset: Mixed, length: Mixed, low: Mixed, high: Mixed) -> None:
        self.offsets.append(offset)
        self.lengths.append(length)
        self.lows.append(low)
        self.highs.append(high)

    def _minus(self, one: Mixed, other: Mixed) -> Mixed:
        expr = AffineDimExpr.get(0) - AffineDimExpr.get(1)
        return composed_apply(self.rewriter, expr, [one, other], self.location)

    def _dimension(
        self, number: int, low: Mixed, high: Mixed, offset: Mixed, length: Mixed
    ) -> None:
        rewriter, location = self.rewriter, self.location
        source = dimension(rewriter, self.op.source, number, location)
        has_low = not is_zero(low)
        new_low: Mixed = 0
        start = offset
        if has_low:
            new_low = greatest(rewriter, 0, self._minus(low, offset), location)
            start = greatest(rewriter, self._minus(offset, low), 0, location)
        new_offset = least(rewriter, start, source, location)
        left = self._minus(source, new_offset)
        wanted = self._minus(length, new_low)
        new_length = least(rewriter, left, wanted, location)
        if has_low:
            new_length = greatest(rewriter, new_length, 0, location)
        if is_zero(new_length):
            self.is_empty = True
        elif not self.is_empty:
            self._check_length(new_length)
        new_high: Mixed = 0
        if not is_zero(high):
            new_high = self._minus(self._minus(length, new_length), new_low)
        self._append(new_offset, new_length, new_low, new_high)

    def _check_length(self, length: Mixed) -> None:
        one = as_value(self.rewriter, length, self.location)
        zero = as_value(self.rewriter, 0, self.location)
        check = self.rewriter.insert(
            arith.CmpIOp.build(arith.CmpIPredicate.eq, one, zero, location=self.location)
        ).results[0]
        if self.may_be_empty is not None:
            either = arith.OrIOp.build(check, self.may_be_empty, location=self.location)
            check = self.rewriter.insert(either).results[0]
        self.may_be_empty = check

    def build(self) -> Tile:
        """The tile as the length of the slice asks for."""
        if self.is_empty:
            made = self._padding()
            return Tile([made], list(made.results))
        if self.may_be_empty is None:
            padded = self._pad_of_slice()
            return Tile([padded], [self._cast(padded.results[0])])
        chosen = scf.IfOp(
            (self.may_be_empty,),
            [self.type],
            regions=(Region((Block(),)), Region((Block(),))),
            location=self.location,
        )
        self.rewriter.insert(chosen)
        with self.rewriter.insertion_guard():
            self.rewriter.insertion_point = InsertionPoint.at_end(chosen.then_region.entry_block)
            self._yield(self._padding().results[0])
            self.rewriter.insertion_point = InsertionPoint.at_end(chosen.else_region.entry_block)
            padded = self._pad_of_slice()
            self._yield(self._cast(padded.results[0]))
        return Tile([padded], list(chosen.results))

    def _yield(self, value: Value) -> None:
        self.rewriter.insert(scf.YieldOp.build([value], location=self.location))

    def _cast(self, value: Value) -> Value:
        if value.type is self.type:
            return value
        made = tensor.CastOp.build(self.type, value, location=self.location)
        return self.rewriter.insert(made).results[0]

    def _padding(self) -> Operation:
        value = constant_padding(self.op)
        assert value is not None
        block = Block([index] * len(self.sizes), [self.location] * len(self.sizes))
        block.append(tensor.YieldOp.build(value, location=self.location))
        made = tensor.GenerateOp.build(
            self.type, split_mixed(self.sizes)[0], body=Region((block,)), location=self.location
        )
        return self.rewriter.insert(made)

    def _pad_of_slice(self) -> Operation:
        slice = MixedSlice(self.offsets, self.lengths, [1] * len(self.lengths))
        source = build_slice(self.rewriter, self.op.source, slice, self.location)
        type = source.type
        assert isinstance(type, RankedTensorType)
        shape = [
            (
                DYNAMIC
                if size == DYNAMIC or isinstance(low, Value) or isinstance(high, Value)
                else size + low + high
            )
            for size, low, high in zip(type.shape, self.lows, self.highs, strict=True)
        ]
        region = Region()
        self.op.region.clone_into(region, CloneMap())
        low, static_low = split_mixed(self.lows)
        high, static_high = split_mixed(self.highs)
        made = tensor.PadOp.build(
            RankedTensorType.get(shape, type.element_type),
            source,
            low,
            high,
            static_low,
            static_high,
            nofold=self.op.nofold,
            region=region,
            attributes=dict(self.op.attributes),
            location=self.location,
        )
        return self.rewriter.insert(made)
