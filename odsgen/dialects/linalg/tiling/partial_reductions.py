"""Tiles of a reduction that give parts of the result, and their combination (MLIR: PartialReductionOpInterface)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.linalg.building import fill
from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.generalization import build_generic, copied_body
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.linalg.reductions import combining_operations, neutral_element
from odsgen.dialects.linalg.tiling.ranges import Range, Tile
from odsgen.dialects.linalg.tiling.slices import build_slice, is_zero, tiled_operands
from odsgen.dialects.linalg.tiling.tileable import TileableStructured, clone_with, shift_indices
from odsgen.dialects.shared import Mixed, MixedSlice, as_shape, split_mixed
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymbolExpr,
    Block,
    BlockArgument,
    Operation,
    RankedTensorType,
    Region,
    Value,
)
from odsgen_dialects import linalg, tensor


class CannotReduce(ValueError):
    """The operation cannot be reduced in parts; the text says why."""


class PartialReduction(TileableStructured):
    """A structured operation whose results get a dimension for each reduction that is tiled.

    Where tiles run one after the other, a part has the size of a tile, and tiles are reduced into it element by element.
    Where they run in parallel, each tile has its part, of one element.
    """

    def __init__(
        self,
        op: Operation,
        sizes: Sequence[Mixed],
        reductions: Sequence[int],
        *,
        threads: bool = False,
        parallel: bool = False,
    ) -> None:
        super().__init__(op)
        self.sizes, self.reductions = sizes, reductions
        self.threads, self.parallel = threads, parallel
        self.ranges: list[Range] = []
        self.inits: Sequence[Value] = ()
        self.initial: list[Operation] = []
        kinds = loop_kinds(op)
        if any(kind and not is_zero(size) for kind, size in zip(kinds, sizes, strict=False)):
            raise CannotReduce(
                "tiling parallel dimensions is not supported with partial reduction tiling strategies"
            )
        self.combining = [self._combining(number) for number in range(len(inits_of(op)))]

    def _combining(self, number: int) -> Operation:
        found = combining_operations(self.op, number)
        if len(found) != 1:
            raise CannotReduce("Failed to anaysis the reduction operation.")
        if neutral_element(found[0], self.op.location) is None:
            raise CannotReduce("Failed to get an identity value for the reduction operation.")
        return found[0]

    def _partial_map(self, number: int) -> AffineMap:
        """Which loops the dimensions of a part belong to."""
        inits = len(inits_of(self.op))
        map = loop_maps(self.op)[len(self.op.operands) - inits + number]
        added: list[AffineExpr] = [AffineDimExpr.get(loop) for loop in self.reductions]
        return AffineMap.get(map.num_dims, map.num_symbols, [*map.results, *added])

    def _loops(self, number: int) -> list[int]:
        return [
            expr.position
            for expr in self._partial_map(number).results
            if isinstance(expr, AffineDimExpr)
        ]

    def iteration_domain(self, rewriter: PatternRewriter) -> list[Range]:
        """The same; parts are as large."""
        self.ranges = super().iteration_domain(rewriter)
        return self.ranges

    def destinations(self, rewriter: PatternRewriter) -> list[Value]:
        """Tensors of neutral elements (`generateInitialTensorForPartialReduction`)."""
        location = self.op.location
        lengths = [each.size for each in self.ranges]
        by = AffineSymbolExpr.get(0).ceil_div(AffineSymbolExpr.get(1))
        for loop in self.reductions:
            size = self.sizes[loop]
            if self.parallel and not self.threads:
                size = composed_apply(rewriter, by, [lengths[loop], size], location, 0)
            lengths[loop] = size
        for number, (init, combining) in enumerate(
            zip(inits_of(self.op), self.combining, strict=True)
        ):
            shape = [lengths[loop] for loop in self._loops(number)]
            assert isinstance(init.type, RankedTensorType)
            type = RankedTensorType.get(as_shape(shape), init.type.element_type)
            empty = rewriter.insert(
                tensor.EmptyOp.build(type, split_mixed(shape)[0], location=location)
            )
            neutral = neutral_element(combining, location)
            assert neutral is not None
            rewriter.insert(neutral)
            filled = fill([neutral.results[0]], [empty.result], location=location)
            self.initial.append(rewriter.insert(filled))
        return [op.results[0] for op in self.initial]

    def with_destinations(self, rewriter: PatternRewriter, inits: Sequence[Value]) -> Self:
        """A copy that reduces into other parts."""
        made = type(self)(
            rewriter.clone(self.op),
            self.sizes,
            self.reductions,
            threads=self.threads,
            parallel=self.parallel,
        )
        made.inits = inits
        return made

    def _part(
        self,
        rewriter: PatternRewriter,
        number: int,
        offsets: Sequence[Mixed],
        sizes: Sequence[Mixed],
        places: dict[int, Mixed],
    ) -> MixedSlice:
        loops = self._loops(number)
        is_one = [self.parallel and loop in self.reductions for loop in loops]
        return MixedSlice(
            [places[loop] if loop in places else offsets[loop] for loop in loops],
            [1 if one else sizes[loop] for loop, one in zip(loops, is_one, strict=True)],
            [1] * len(loops),
        )

    def _places(self, rewriter: PatternRewriter) -> dict[int, Mixed]:
        """Where in a part a tile stands, by loop."""
        if not self.parallel:
            return dict.fromkeys(self.reductions, 0)
        first = self.inits[0]
        assert isinstance(first, BlockArgument)
        counters = first.owner.arguments[: first.index]
        found: dict[int, Mixed] = {}
        by = AffineSymbolExpr.get(0).floor_div(AffineSymbolExpr.get(1))
        for loop, counter in zip(self.reductions, counters, strict=True):
            found[loop] = counter
            if not self.threads:
                pair = [counter, self.sizes[loop]]
                found[loop] = composed_apply(rewriter, by, pair, self.op.location, 0)
        return found

    def tile(
        self, rewriter: PatternRewriter, offsets: Sequence[Mixed], sizes: Sequence[Mixed]
    ) -> Tile:
        """LinalgOpPartialReductionInterface::tileToPartialReduction"""
        op, location = self.op, self.op.location
        places = self._places(rewriter)
        first = len(op.operands) - len(inits_of(op))
        maps = loop_maps(op)
        operands = tiled_operands(
            rewriter, op.operands[:first], maps[:first], first, offsets, sizes, location
        )
        parts: list[Value] = []
        for number, init in enumerate(self.inits):
            slice = self._part(rewriter, number, offsets, sizes, places)
            if self.parallel:
                parts.append(self._element(rewriter, init, number, slice))
            else:
                parts.append(build_slice(rewriter, init, slice, location))
        if self.parallel:
            tiled = clone_with(op, [*operands, *parts], [part.type for part in parts])
        else:
            kinds = [kind or loop in self.reductions for loop, kind in enumerate(loop_kinds(op))]
            new = [self._partial_map(number) for number in range(len(parts))]
            tiled = build_generic(
                operands, parts, [*maps[:first], *new], kinds, copied_body(op), location
            )
        rewriter.insert(tiled)
        shift_indices(rewriter, tiled, offsets)
        return Tile([tiled], list(tiled.results))

    def _element(
        self, rewriter: PatternRewriter, init: Value, number: int, slice: MixedSlice
    ) -> Value:
        """The part of one tile, without the dimensions of tiles."""
        loops = self._loops(number)
        kept = [
            size
            for loop, size in zip(loops, slice.sizes, strict=True)
            if loop not in self.reductions
        ]
        assert isinstance(init.type, RankedTensorType)
        type = RankedTensorType.get(as_shape(kept), init.type.element_type)
        made = tensor.ExtractSliceOp.build(
            type, init, *slice.build_arguments(), location=self.op.location
        )
        return rewriter.insert(made).result

    def result_slice(
        self,
        rewriter: PatternRewriter,
        number: int,
        offsets: Sequence[Mixed],
        sizes: Sequence[Mixed],
    ) -> MixedSlice:
        """LinalgOpPartialReductionInterface::getPartialResultTilePosition"""
        return self._part(rewriter, number, offsets, sizes, self._places(rewriter))

    def merged(self, rewriter: PatternRewriter, parts: Sequence[Value]) -> list[Operation]:
        """Reduces parts into the results (`mergeReductions`)."""
        location = self.op.location
        made: list[Operation] = []
        for number, (part, init, combining) in enumerate(
            zip(parts, inits_of(self.op), self.combining, strict=True)
        ):
            assert isinstance(init.type, RankedTensorType)
            block = Block([init.type.element_type] * 2, [location] * 2)
            combined = combining.clone()
            combined.operands = tuple(block.arguments)
            block.append(combined)
            block.append(linalg.YieldOp.build(combined.results, location=location))
            dims = [
                place for place, loop in enumerate(self._loops(number)) if loop in self.reductions
            ]
            reduce = linalg.ReduceOp.build(
                [init.type], [part], [init], dims, combiner=Region((block,)), location=location
            )
            made.append(rewriter.insert(reduce))
        return made
