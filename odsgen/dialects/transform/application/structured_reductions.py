"""Applies tiling of reductions into parts."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.loops import loop_kinds
from odsgen.dialects.linalg.tiling.loops import Tiling, tile_with_for, tile_with_forall
from odsgen.dialects.linalg.tiling.partial_reductions import CannotReduce, PartialReduction
from odsgen.dialects.transform.interpreter import (
    Result,
    TransformRewriter,
    TransformState,
    silenceable,
    to_each_target,
)
from odsgen.hooks import applies
from odsgen.runtime import Operation
from odsgen_dialects.transform import TileReductionUsingForallOp, TileReductionUsingForOp


@applies(TileReductionUsingForOp)
@to_each_target
def apply_tile_reduction_using_for(
    op: TileReductionUsingForOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Tiles its reductions by loops that reduce tiles element by element, and reduces what that gives."""
    return _tile(
        op, target, rewriter, state, op.tile_sizes, "failed to tile using partial reduction"
    )


@applies(TileReductionUsingForallOp)
@to_each_target
def apply_tile_reduction_using_forall(
    op: TileReductionUsingForallOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Tiles its reductions by a parallel loop, and reduces what the tiles give."""
    sizes = op.num_threads or op.tile_sizes
    return _tile(op, target, rewriter, state, sizes, "could not tile reduction")


def _tile(
    op: TileReductionUsingForOp | TileReductionUsingForallOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
    sizes: Sequence[int],
    problem: str,
) -> list[Result]:
    if "LinalgOp" not in target.INTERFACES:
        raise silenceable(target, "Operation should implement PartialReductionOpInterface")
    kinds = loop_kinds(target)
    wanted = op.reduction_dims or [loop for loop, kind in enumerate(kinds) if not kind]
    reductions = [loop for loop in wanted if loop < len(sizes) and sizes[loop]]
    in_parallel = isinstance(op, TileReductionUsingForallOp)
    has_threads = isinstance(op, TileReductionUsingForallOp) and bool(op.num_threads)
    if not reductions or len(sizes) > len(kinds):
        raise silenceable(op, problem)
    try:
        parts = PartialReduction(
            target, sizes, reductions, threads=has_threads, parallel=in_parallel
        )
    except CannotReduce as reason:
        for diagnostic in target.op_error(str(reason)).diagnostics:
            state.report(diagnostic)
        raise silenceable(op, problem) from None
    tiling: Tiling
    if isinstance(op, TileReductionUsingForallOp):
        by_sizes = () if has_threads else sizes
        threads = sizes if has_threads else ()
        tiling = tile_with_forall(rewriter, parts, by_sizes, threads, op.mapping)
    else:
        tiling = tile_with_for(rewriter, parts, sizes)
    rewriter.set_insertion_point_after(tiling.loops[0])
    merged = parts.merged(rewriter, tiling.replacements)
    rewriter.replace_op(target, [each.results[0] for each in merged])
    return [*parts.initial, *tiling.operations, *merged, tiling.loops[0]]
