"""`scf.for` for `scf.forall` on buffers (MLIR: `forallToForLoop`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.tiling.slices import as_value
from odsgen.dialects.shared import build_for
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import InsertionPoint
from odsgen_dialects import scf


def forall_to_for(rewriter: PatternRewriter, loop: scf.ForallOp) -> list[scf.ForOp]:
    """Let nested loops take the place of a parallel loop without results; the loops."""
    location = loop.location
    rewriter.set_insertion_point_before(loop)
    bounds = [
        [as_value(rewriter, each, location) for each in mixed_values(static, dynamic)]
        for static, dynamic in (
            (loop.static_lower_bound, loop.dynamic_lower_bound),
            (loop.static_upper_bound, loop.dynamic_upper_bound),
            (loop.static_step, loop.dynamic_step),
        )
    ]
    found: list[scf.ForOp] = []
    for lower, upper, step in zip(*bounds, strict=True):
        found.append(rewriter.insert(build_for(lower, upper, step, (), location)))
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


def number_of_counters(loop: scf.ForallOp) -> int:
    """The number of the variables of a parallel loop."""
    bounds: Sequence[int] = loop.static_upper_bound
    return len(bounds)
