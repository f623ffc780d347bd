"""Operations that can be computed tile by tile, and what a tile of each is (MLIR: TilingInterface)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import all_results, loop_kinds, loop_maps
from odsgen.dialects.linalg.tiling.pads import TileablePad, constant_padding
from odsgen.dialects.linalg.tiling.ranges import Range, Tile, Tileable
from odsgen.dialects.linalg.tiling.slices import (
    as_value,
    dimensions,
    slice_of_operand,
    tiled_operands,
)
from odsgen.dialects.shared import Mixed, MixedSlice
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineDimExpr,
    CloneMap,
    Operation,
    RankedTensorType,
    Region,
    Type,
    Value,
)
from odsgen_dialects.linalg import IndexOp
from odsgen_dialects.tensor import PadOp


def sizes_of_loops(rewriter: PatternRewriter, op: Operation) -> list[Mixed]:
    """The size of each loop of a structured operation, from those of its operands; computed before it."""
    with rewriter.insertion_guard():
        rewriter.set_insertion_point_before(op)
        sizes = [
            size for operand in op.operands for size in dimensions(rewriter, operand, op.location)
        ]
        to_loops = all_results(loop_maps(op)).inverse_permutation()
        assert to_loops is not None
        return [composed_apply(rewriter, expr, sizes, op.location) for expr in to_loops.results]


class TileableStructured(Tileable):
    """A structured operation."""

    def is_parallel(self) -> list[bool]:
        """LinalgOp::getLoopIteratorTypes"""
        return loop_kinds(self.op)

    def iteration_domain(self, rewriter: PatternRewriter) -> list[Range]:
        """The loops as functions of the sizes of operands."""
        return [Range(0, size, 1) for size in sizes_of_loops(rewriter, self.op)]

    def with_destinations(self, rewriter: PatternRewriter, inits: Sequence[Value]) -> Self:
        """The same with other init operands."""
        clone = rewriter.clone(self.op)
        first = len(clone.operands) - len(inits)
        for number, value in enumerate(inits, first):
            clone.set_operand(number, value)
        return type(self)(clone)

    def destinations(self, rewriter: PatternRewriter) -> list[Value]:
        """The init tensors."""
        return [value for value in inits_of(self.op) if isinstance(value.type, RankedTensorType)]

    def tile(
        self, rewriter: PatternRewriter, offsets: Sequence[Mixed], sizes: Sequence[Mixed]
    ) -> Tile:
        """LinalgOpTilingInterface::getTiledImplementation"""
        op = self.op
        inits = inits_of(op)
        first = len(op.operands) - len(inits)
        operands = tiled_operands(
            rewriter, op.operands, loop_maps(op), first, offsets, sizes, op.location
        )
        types = [
            value.type for value in operands[first:] if isinstance(value.type, RankedTensorType)
        ]
        tiled = rewriter.insert(clone_with(op, operands, types))
        shift_indices(rewriter, tiled, offsets)
        return Tile([tiled], list(tiled.results))

    def result_slice(
        self,
        rewriter: PatternRewriter,
        number: int,
        offsets: Sequence[Mixed],
        sizes: Sequence[Mixed],
    ) -> MixedSlice:
        """LinalgOpTilingInterface::getResultTilePosition"""
        op = self.op
        closed = closed_sizes_of_result(rewriter, sizes, op)
        operand = len(op.operands) - len(inits_of(op)) + number
        return slice_of_operand(
            rewriter,
            op.operands[operand],
            loop_maps(op)[operand],
            offsets,
            sizes,
            closed,
            op.location,
        )

    def tile_of_result(
        self,
        rewriter: PatternRewriter,
        number: int,
        offsets: Sequence[Mixed],
        sizes: Sequence[Mixed],
    ) -> Tile | None:
        """LinalgOpTilingInterface::generateResultTileValue"""
        map = loop_maps(self.op)[len(self.op.operands) - len(inits_of(self.op)) + number]
        if not map.is_projected_permutation():
            return None
        ranges = self.iteration_domain(rewriter)
        for expr, offset, size in zip(map.results, offsets, sizes, strict=False):
            assert isinstance(expr, AffineDimExpr)
            ranges[expr.position] = Range(offset, size, 1)
        return super().tile_of_result(
            rewriter, number, [each.offset for each in ranges], [each.size for each in ranges]
        )


def closed_sizes_of_result(
    rewriter: PatternRewriter, sizes: Sequence[Mixed], op: Operation
) -> list[Mixed]:
    """The last index of a tile in each loop."""
    expr = AffineDimExpr.get(0) - 1
    return [composed_apply(rewriter, expr, [size], op.location) for size in sizes]


def clone_with(op: Operation, operands: Sequence[Value], types: Sequence[Type]) -> Operation:
    """A copy of an operation with other operands and result types."""
    mapping = CloneMap()
    regions = [Region() for _ in op.regions]
    for region, copy in zip(op.regions, regions, strict=True):
        region.clone_into(copy, mapping)
    return type(op)(
        tuple(operands),
        types,
        dict(op.properties),
        dict(op.attributes),
        regions=tuple(regions),
        location=op.location,
    )


def shift_indices(rewriter: PatternRewriter, tiled: Operation, offsets: Sequence[Mixed]) -> None:
    """Add the offsets of a tile to what `linalg.index` gives inside of it."""
    if not tiled.regions:
        return
    for inner in list(tiled.regions[0].entry_block):
        if not isinstance(inner, IndexOp) or inner.dim >= len(offsets):
            continue
        with rewriter.insertion_guard():
            rewriter.set_insertion_point_after(inner)
            sum = composed_apply(
                rewriter,
                AffineDimExpr.get(0) + AffineDimExpr.get(1),
                [inner.results[0], offsets[inner.dim]],
                inner.location,
            )
            value = as_value(rewriter, sum, inner.location)
        for use in list(inner.results[0].uses):
            if use.owner is not value.defining_op:
                use.owner.set_operand(use.index, value)


def tileable(op: Operation) -> Tileable | None:
    """An operation as one that can be computed tile by tile; None if it cannot."""
    if "LinalgOp" in op.INTERFACES:
        return TileableStructured(op)
    if isinstance(op, PadOp) and constant_padding(op) is not None:
        return TileablePad(op)
    return None
