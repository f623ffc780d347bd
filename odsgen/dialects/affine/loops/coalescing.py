"""`affine-loop-coalescing`: perfectly nested loops become one."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.composition import is_symbol
from odsgen.dialects.affine.loops.bounds import (
    bound_operands,
    build_apply,
    perfectly_nested,
    set_bound,
)
from odsgen.dialects.scf.loops.coalescing import coalesce_nest
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineSymbolExpr,
    Block,
    InsertionPoint,
    Operation,
    Value,
)
from odsgen_dialects import affine, scf
from odsgen_dialects.affine import AffineForOp


@register_pass
class LoopCoalescing(Pass):
    """Goes through the loops of `affine` and `scf` of a function, the outermost ones first."""

    ARGUMENT = "affine-loop-coalescing"
    NAME = "LoopCoalescing"
    SUMMARY = "Coalesce nested loops with independent bounds into a single loop"
    OPERATION = "func.func"
    REWRITES = ("affine.for",)

    def run_on_operation(self, op: Operation) -> None:
        """Coalesce what is nested in each loop."""
        rewriter = PatternRewriter(InsertionPoint.before(op))
        for loop in op.walk():
            if isinstance(loop, scf.ForOp):
                coalesce_nest(rewriter, loop)
            elif isinstance(loop, AffineForOp):
                coalesce_affine_nest(loop)


def _first_above(loops: Sequence[AffineForOp], number: int) -> int:
    """The outermost loop above which the operands of a loop are defined."""
    for outer in range(number):
        region = loops[outer].region
        if not any(
            value.parent_region is not None and region.is_ancestor(value.parent_region)
            for value in loops[number].operands
        ):
            return outer
    return number


def coalesce_affine_nest(loop: AffineForOp) -> bool:
    """Coalesces what is perfectly nested in a loop; whether that was possible, or there is nothing to do."""
    loops = perfectly_nested(loop)
    has_changed = len(loops) == 1
    above = [_first_above(loops, number) for number in range(len(loops))]
    end = len(loops)
    while end > 0:
        for start in range(end - 1):
            if max(above[start:end]) <= start:
                has_changed |= _coalesce(loops[start:end])
                end = start + 1
                break
        end -= 1
    return has_changed


def _coalesce(loops: Sequence[AffineForOp]) -> bool:
    """Lets the outermost loop do the work of all, if all count from 0 in steps of 1 with symbols as bounds."""
    outermost, innermost = loops[0], loops[-1]
    for loop in loops:
        lower = loop.lower_bound_map.value
        if loop.step != 1 or not lower.is_single_constant() or lower.constant_results()[0]:
            return False
        if loop.inits or not all(is_symbol(value) for value in loop.operands):
            return False
    block, location = outermost.parent_block, outermost.location
    assert block is not None
    d0, s0 = AffineDimExpr.get(0), AffineSymbolExpr.get(0)
    total = _count(outermost, outermost)
    counts = [total]
    for loop in loops[1:]:
        counts.append(_count(loop, outermost))
        made = build_apply(d0 * s0, 1, (total, counts[-1]), location)
        total = block.insert_before(outermost, made).result
    set_bound(outermost, AffineMap.get(0, 1, (s0,)), (total,), is_lower=False)
    body = outermost.region.entry_block
    first = body.first
    assert first is not None

    def computed(op: affine.AffineApplyOp) -> Value:
        return body.insert_before(first, op).result

    previous: Value = body.arguments[0]
    for number in range(len(loops) - 1, -1, -1):
        if number + 1 < len(loops):
            quotient = build_apply(d0.floor_div(s0), 1, (previous, counts[number + 1]), location)
            previous = computed(quotient)
        variable = previous
        if number:
            variable = computed(build_apply(d0 % s0, 1, (previous, counts[number]), location))
        _replace_inside(loops[number].region.arguments[0], variable, innermost.region.entry_block)
    for op in innermost.region.entry_block.operations[:-1]:
        op.move_before(loops[1])
    loops[1].erase()
    return True


def _count(loop: AffineForOp, before: AffineForOp) -> Value:
    block = before.parent_block
    assert block is not None
    operands = bound_operands(loop)[1]
    kind = (
        affine.AffineApplyOp if len(loop.upper_bound_map.value.results) == 1 else affine.AffineMinOp
    )
    made = kind.build(loop.upper_bound_map, operands, location=before.location)
    return block.insert_before(before, made).result


def _replace_inside(old: Value, new: Value, block: Block) -> None:
    def is_inside(op: Operation | None) -> bool:
        while op is not None and op.parent_block is not block:
            op = op.parent_op
        return op is not None

    old.replace_uses_with_if(new, lambda use: is_inside(use.owner))
