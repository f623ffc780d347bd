"""Repeats the body of a loop (MLIR: `loopUnrollByFactor`)."""

from __future__ import annotations

from odsgen.dialects.scf.loops.bounds import constant, promote_if_single_iteration, trip_count
from odsgen.dialects.shared import known_integer
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import Block, CloneMap, InsertionPoint, Operation, Value
from odsgen_dialects import arith, scf


def _inserted(rewriter: PatternRewriter, op: Operation) -> Value:
    return rewriter.insert(op).results[0]


def unroll(rewriter: PatternRewriter, loop: scf.ForOp, factor: int) -> bool:
    """Unroll by a factor; the rest of the iterations run in a loop that follows.  Whether it was possible."""
    if factor < 1 or loop.region.entry_block.terminator is None:
        return False
    if len(list(loop.region.entry_block)) == 1:
        return True
    if factor == 1:
        promote_if_single_iteration(rewriter, loop)
        return True
    location, type, step = loop.location, loop.lower_bound.type, loop.step
    rewriter.set_insertion_point_before(loop)
    count, lower = trip_count(loop), known_integer(loop.lower_bound)
    upper: Value = loop.upper_bound
    by = known_integer(step)
    has_rest = True
    if count is not None and lower is not None and by is not None:
        end = lower + (count - count % factor) * by
        has_rest = end < (known_integer(upper) or 0)
        if has_rest:
            upper = constant(rewriter, end, type, location)
        stride: Value = constant(rewriter, by * factor, type, location)
    else:
        upper, stride = _computed_bounds(rewriter, loop, factor)
    if has_rest:
        with rewriter.insertion_guard():
            rewriter.set_insertion_point_after(loop)
            rest = rewriter.clone(loop)
            rest.set_operand(0, upper)
            for result, replacement in zip(loop.results, rest.results, strict=True):
                rewriter.replace_all_uses_with(result, replacement)
            for number, result in enumerate(loop.results, 3):
                rest.set_operand(number, result)
            promote_if_single_iteration(rewriter, rest)
    with rewriter.modifying(loop):
        loop.set_operand(1, upper)
        loop.set_operand(2, stride)
    _repeat(rewriter, loop.region.entry_block, step, factor, loop)
    promote_if_single_iteration(rewriter, loop)
    return True


def _computed_bounds(
    rewriter: PatternRewriter, loop: scf.ForOp, factor: int
) -> tuple[Value, Value]:
    """The end of the unrolled iterations, and their step."""
    location, lower, step = loop.location, loop.lower_bound, loop.step
    size = _inserted(rewriter, arith.SubIOp.build(loop.upper_bound, lower, location=location))
    one = constant(rewriter, 1, lower.type, location)
    less = _inserted(rewriter, arith.SubIOp.build(step, one, location=location))
    sum = _inserted(rewriter, arith.AddIOp.build(size, less, location=location))
    count = _inserted(rewriter, arith.DivUIOp.build(sum, step, location=location))
    number = constant(rewriter, factor, lower.type, location)
    rest = _inserted(rewriter, arith.RemSIOp.build(count, number, location=location))
    even = _inserted(rewriter, arith.SubIOp.build(count, rest, location=location))
    length = _inserted(rewriter, arith.MulIOp.build(even, step, location=location))
    end = _inserted(rewriter, arith.AddIOp.build(lower, length, location=location))
    stride = _inserted(rewriter, arith.MulIOp.build(step, number, location=location))
    return end, stride


def _repeat(
    rewriter: PatternRewriter, body: Block, step: Value, factor: int, loop: scf.ForOp
) -> None:
    terminator = body.terminator
    assert terminator is not None
    original = list(body)[:-1]
    counter, *carried = body.arguments
    location = loop.location
    yielded = list(terminator.operands)
    last = list(yielded)
    rewriter.insertion_point = InsertionPoint.before(terminator)
    is_used = counter.has_uses
    for number in range(1, factor):
        mapping = CloneMap()
        for argument, value in zip(carried, last, strict=True):
            mapping.map_value(argument, value)
        if is_used:
            times = constant(rewriter, number, counter.type, location)
            stride = _inserted(rewriter, arith.MulIOp.build(step, times, location=location))
            moved = _inserted(rewriter, arith.AddIOp.build(counter, stride, location=location))
            mapping.map_value(counter, moved)
        for op in original:
            rewriter.insert(op.clone(mapping))
        last = [mapping.values.get(value, value) for value in yielded]
    terminator.operands = tuple(last)
