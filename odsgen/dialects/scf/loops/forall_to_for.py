"""Sequential and parallel loops for parallel ones on buffers (MLIR: `forallToForLoop`, `forallToParallelLoop`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.building.bodies import one_block
from odsgen.dialects.linalg.tiling.slices import as_value
from odsgen.dialects.shared import build_for
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import InsertionPoint, Value, index
from odsgen_dialects import scf


def _bounds(rewriter: PatternRewriter, loop: scf.ForallOp) -> list[list[Value]]:
    """The lower bounds, the upper ones and the steps as values, built before the loop."""
    rewriter.set_insertion_point_before(loop)
    return [
        [as_value(rewriter, each, loop.location) for each in mixed_values(static, dynamic)]
        for static, dynamic in (
            (loop.static_lower_bound, loop.dynamic_lower_bound),
            (loop.static_upper_bound, loop.dynamic_upper_bound),
            (loop.static_step, loop.dynamic_step),
        )
    ]


def forall_to_for(rewriter: PatternRewriter, loop: scf.ForallOp) -> list[scf.ForOp]:
    """Let nested loops take the place of a parallel loop without results; the loops."""
    return _nested(rewriter, loop, _bounds(rewriter, loop))


def parallel_to_for(rewriter: PatternRewriter, loop: scf.ParallelOp) -> list[scf.ForOp]:
    """The same for `scf.parallel`."""
    rewriter.set_insertion_point_before(loop)
    return _nested(rewriter, loop, (loop.lower_bound, loop.upper_bound, loop.step))


def _nested(
    rewriter: PatternRewriter,
    loop: scf.ForallOp | scf.ParallelOp,
    bounds: Sequence[Sequence[Value]],
) -> list[scf.ForOp]:
    found: list[scf.ForOp] = []
    for lower, upper, step in zip(*bounds, strict=True):
        found.append(rewriter.insert(build_for(lower, upper, step, (), loop.location)))
        rewriter.insertion_point = InsertionPoint.before_terminator(found[-1].region.entry_block)
    body = loop.region.entry_block
    terminator = body.terminator
    inner = found[-1].region.entry_block.terminator
    assert terminator is not None and inner is not None
    rewriter.erase_op(terminator)
    counters = [each.region.entry_block.arguments[0] for each in found]
    rewriter.inline_block_before(body, inner, counters)
    rewriter.erase_op(loop)
    return found


def forall_to_parallel(rewriter: PatternRewriter, loop: scf.ForallOp) -> scf.ParallelOp:
    """Let `scf.parallel` take the place of a loop without results; it."""
    lower, upper, step = _bounds(rewriter, loop)
    made = scf.ParallelOp.build(
        [], lower, upper, step, region=one_block([index] * len(lower)), location=loop.location
    )
    rewriter.insert(made)
    if (mapping := loop.mapping_attr) is not None:
        made.set_attribute("mapping", mapping)
    block = made.region.entry_block
    rewriter.insertion_point = InsertionPoint.at_end(block)
    end = rewriter.insert(scf.ReduceOp.build(location=loop.location))
    body = loop.region.entry_block
    terminator = body.terminator
    assert terminator is not None
    rewriter.erase_op(terminator)
    rewriter.inline_block_before(body, end, block.arguments)
    rewriter.erase_op(loop)
    return made


def number_of_counters(loop: scf.ForallOp) -> int:
    """The number of the variables of a parallel loop."""
    bounds: Sequence[int] = loop.static_upper_bound
    return len(bounds)
