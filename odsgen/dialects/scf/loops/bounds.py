"""Bounds of loops: constants, trip counts, and the loop that begins at zero and counts by one."""

from __future__ import annotations

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.shared import Mixed, known_integer
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineDimExpr,
    AffineSymbolExpr,
    IndexType,
    InsertionPoint,
    IntegerAttr,
    Location,
    Operation,
    Type,
    Value,
)
from odsgen_dialects import arith, scf

_S0, _S1, _S2 = (AffineSymbolExpr.get(number) for number in range(3))


def constant(rewriter: PatternRewriter, value: int, type: Type, location: Location) -> Value:
    """An `arith.constant`."""
    made = arith.ConstantOp.build(IntegerAttr.get(value, type), location=location)
    return rewriter.insert(made).result


def trip_count(loop: scf.ForOp) -> int | None:
    """The number of iterations of a loop with constant bounds."""
    lower, upper, step = map(known_integer, (loop.lower_bound, loop.upper_bound, loop.step))
    if lower is None or upper is None or step is None or step <= 0:
        return None
    return max(0, -((lower - upper) // step))


def normalize(
    rewriter: PatternRewriter, loop: scf.ForOp, inner: scf.ForOp, first: scf.ForOp
) -> None:
    """Let a loop begin at zero and count by one; its variable is computed at the start of `inner`."""
    location = loop.location
    lower, upper, step = loop.lower_bound, loop.upper_bound, loop.step
    type = lower.type
    if not isinstance(type, IndexType) and known_integer(lower) == 0 and known_integer(step) == 1:
        return
    rewriter.set_insertion_point_before(first)
    size: Mixed
    if isinstance(type, IndexType):
        size = composed_apply(
            rewriter, (_S1 - _S0).ceil_div(_S2), [lower, upper, step], location, 0
        )
    else:
        numbers = [known_integer(each) for each in (lower, upper, step)]
        if None in numbers:
            size = _computed_size(rewriter, loop)
        else:
            low, high, by = (number or 0 for number in numbers)
            size = -((low - high) // by)
    numbers_of_loop: list[Mixed] = [0, size, 1]
    if not isinstance(type, IndexType) and isinstance(size, int):
        numbers_of_loop[1] = constant(rewriter, size, type, location)
    bounds = [
        each if isinstance(each, Value) else constant(rewriter, each, type, location)
        for each in numbers_of_loop
    ]
    for number, value in enumerate(bounds):
        loop.set_operand(number, value)
    rewriter.insertion_point = InsertionPoint.at_start(inner.region.entry_block)
    _denormalize(rewriter, loop, lower, step)


def _computed_size(rewriter: PatternRewriter, loop: scf.ForOp) -> Value:
    size: Value = loop.upper_bound
    if known_integer(loop.lower_bound) != 0:
        size = rewriter.insert(
            arith.SubIOp.build(size, loop.lower_bound, location=loop.location)
        ).results[0]
    if known_integer(loop.step) != 1:
        made = arith.CeilDivSIOp.build(size, loop.step, location=loop.location)
        size = rewriter.insert(made).results[0]
    return size


def _denormalize(rewriter: PatternRewriter, loop: scf.ForOp, lower: Value, step: Value) -> None:
    counter = loop.region.entry_block.arguments[0]
    made: list[Operation] = []
    value: Mixed = counter
    if isinstance(counter.type, IndexType):
        value = composed_apply(
            rewriter,
            AffineDimExpr.get(0) * _S1 + _S0,
            [counter, lower, step],
            loop.location,
            1,
        )
        if isinstance(value, Value) and value.defining_op is not None:
            made.append(value.defining_op)
    else:
        if known_integer(step) != 1:
            made.append(arith.MulIOp.build(counter, step, location=loop.location))
            value = rewriter.insert(made[-1]).results[0]
        if known_integer(lower) != 0:
            assert isinstance(value, Value)
            made.append(arith.AddIOp.build(value, lower, location=loop.location))
            value = rewriter.insert(made[-1]).results[0]
    assert isinstance(value, Value)
    replace_uses_except(counter, value, made)


def replace_uses_except(old: Value, new: Value, kept: list[Operation]) -> None:
    """Let all users but some use another value."""
    if old is new:
        return
    for use in list(old.uses):
        if use.owner not in kept:
            use.owner.set_operand(use.index, new)


def promote_if_single_iteration(rewriter: PatternRewriter, loop: scf.ForOp) -> bool:
    """Inline the body of a loop that runs once; whether it does (`promoteIfSingleIteration`)."""
    if trip_count(loop) != 1:
        return False
    body = loop.region.entry_block
    terminator = body.terminator
    assert terminator is not None
    arguments = [loop.lower_bound, *loop.init_args]
    given: dict[Value, Value] = dict(zip(body.arguments, arguments, strict=True))
    yielded = [given.get(value, value) for value in terminator.operands]
    rewriter.erase_op(terminator)
    rewriter.inline_block_before(body, loop, arguments)
    rewriter.replace_op(loop, yielded)
    return True
