"""Peels the first or the last, partial iteration off a loop (MLIR: `peelForLoop`)."""

from __future__ import annotations

from odsgen.dialects.affine.composition import compose
from odsgen.dialects.affine.mixed_values import folded_apply
from odsgen.dialects.linalg.tiling.slices import as_value
from odsgen.dialects.scf.loops.constrained_bounds import simplify_after_peeling
from odsgen.dialects.shared import known_integer
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import AffineMap, AffineSymbolExpr
from odsgen_dialects import scf

_S0, _S1, _S2 = (AffineSymbolExpr.get(number) for number in range(3))


def peel_last(rewriter: PatternRewriter, loop: scf.ForOp) -> scf.ForOp | None:
    """Let the last iteration, if it may be partial, run in a loop of its own: that loop."""
    lower, upper, step = loop.lower_bound, loop.upper_bound, loop.step
    low, high, by = (known_integer(value) for value in (lower, upper, step))
    if by is not None and by <= 1:
        return None
    if low is not None and high is not None and by is not None and (high - low) % by == 0:
        return None
    location = loop.location
    rewriter.set_insertion_point_before(loop)
    operands = [lower, upper, step]
    rest, _ = compose(AffineMap.get(0, 3, [(_S1 - _S0) % _S2]), operands)
    if rest.is_single_constant() and rest.constant_results()[0] == 0:
        return None
    end = as_value(
        rewriter,
        folded_apply(rewriter, AffineMap.get(0, 3, [_S1 - (_S1 - _S0) % _S2]), operands, location),
        location,
    )
    rewriter.set_insertion_point_after(loop)
    partial = rewriter.clone(loop)
    partial.set_operand(0, end)
    for result, replacement in zip(loop.results, partial.results, strict=True):
        rewriter.replace_all_uses_with(result, replacement)
    for number, result in enumerate(loop.results, 3):
        partial.set_operand(number, result)
    with rewriter.modifying(loop):
        loop.set_operand(1, end)
    simplify_after_peeling(loop, upper, rewriter, is_whole=True)
    simplify_after_peeling(partial, upper, rewriter, is_whole=False)
    return partial


def peel_first(rewriter: PatternRewriter, loop: scf.ForOp) -> scf.ForOp | None:
    """Let the first iteration run in a loop of its own: that loop; None if it is the only one."""
    lower, upper, step = loop.lower_bound, loop.upper_bound, loop.step
    low, high, by = (known_integer(value) for value in (lower, upper, step))
    if low is not None and high is not None and by is not None and high - low <= by:
        return None
    location = loop.location
    rewriter.set_insertion_point_before(loop)
    end = as_value(
        rewriter,
        folded_apply(rewriter, AffineMap.get(0, 2, [_S0 + _S1]), [lower, step], location),
        location,
    )
    first = rewriter.clone(loop)
    first.set_operand(1, end)
    with rewriter.modifying(loop):
        loop.set_operand(0, end)
        for number, result in enumerate(first.results, 3):
            loop.set_operand(number, result)
    return first
