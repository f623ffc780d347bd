"""Unrolls a loop and joins the copies inside of the loops in it (MLIR: `loopUnrollJamByFactor`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from odsgen.dialects.scf.interfaces import replace_with_additional_yields_for
from odsgen.dialects.scf.loops.bounds import constant, promote_if_single_iteration, trip_count
from odsgen.dialects.shared import known_integer
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import Block, CloneMap, InsertionPoint, Operation, Value
from odsgen_dialects import arith, scf


def _runs(block: Block) -> Iterator[list[Operation]]:
    """The operations between the loops of a block, and those inside of the loops."""
    run: list[Operation] = []
    for op in list(block)[:-1]:
        if not isinstance(op, scf.ForOp):
            run.append(op)
            continue
        if run:
            yield run
            run = []
        yield from _runs(op.region.entry_block)
    if run:
        yield run


def _bounds_are_invariant(loop: scf.ForOp) -> bool:
    for inner in loop.walk():
        if not isinstance(inner, scf.ForOp) or inner is loop:
            continue
        for value in inner.operands[:3]:
            region = value.parent_region
            while region is not None:
                if region is loop.region:
                    return False
                parent = region.parent_op
                region = None if parent is None else parent.parent_region
    return True


def unroll_and_jam(rewriter: PatternRewriter, loop: scf.ForOp, factor: int) -> bool:
    """Unroll and jam a nest whose outermost loop carries no values; whether it was possible."""
    if factor == 1:
        return True
    count, by = trip_count(loop), known_integer(loop.step)
    if not _bounds_are_invariant(loop) or loop.results or count is None or by is None:
        return False
    factor = min(factor, count)
    if not factor or count % factor:
        return False
    body = loop.region.entry_block
    if len(list(body)) == 1:
        return True
    maps = [CloneMap() for _ in range(factor)]
    inner = [op for op in loop.walk(post_order=True) if isinstance(op, scf.ForOp) and op.init_args]
    widened = [_widened(rewriter, each, maps) for each in inner]
    runs = list(_runs(body))
    location, counter = loop.location, body.arguments[0]
    type = counter.type
    rewriter.set_insertion_point_before(loop)
    constant(rewriter, factor, type, location)
    with rewriter.modifying(loop):
        loop.set_operand(2, constant(rewriter, by * factor, type, location))
    is_used = counter.has_uses
    for number in range(factor - 1, 0, -1):
        mapping = maps[number]
        for run in runs:
            _set_after(rewriter, run[-1])
            if is_used:
                moved = _moved(rewriter, counter, by * number, loop)
                mapping.map_value(counter, moved)
            for op in run:
                rewriter.insert(op.clone(mapping))
        for each in widened:
            _connect(each, number, factor, mapping)
    promote_if_single_iteration(rewriter, loop)
    return True


def _widened(rewriter: PatternRewriter, loop: scf.ForOp, maps: Sequence[CloneMap]) -> scf.ForOp:
    """A loop that carries values for each copy; the maps of copies know theirs."""
    terminator = loop.region.entry_block.terminator
    assert terminator is not None
    inits, yielded = list(loop.init_args), list(terminator.operands)
    times = len(maps) - 1
    made = replace_with_additional_yields_for(
        loop, rewriter, inits * times, False, lambda *_: yielded * times
    )
    arguments = made.region.entry_block.arguments[1:]
    for number in range(1, len(maps)):
        for position in range(len(inits)):
            there = number * len(inits) + position
            maps[number].map_value(arguments[position], arguments[there])
            maps[number].map_value(made.results[position], made.results[there])
    return made


def _connect(loop: scf.ForOp, number: int, factor: int, mapping: CloneMap) -> None:
    """Let a copy start with its own values and yield its own."""
    terminator = loop.region.entry_block.terminator
    assert terminator is not None
    count = len(loop.init_args) // factor
    for position in range(number * count, (number + 1) * count):
        init, yielded = loop.operands[3 + position], terminator.operands[position]
        loop.set_operand(3 + position, mapping.values.get(init, init))
        terminator.set_operand(position, mapping.values.get(yielded, yielded))


def _set_after(rewriter: PatternRewriter, op: Operation) -> None:
    rewriter.insertion_point = InsertionPoint.after(op)


def _moved(rewriter: PatternRewriter, counter: Value, by: int, loop: scf.ForOp) -> Value:
    distance = constant(rewriter, by, counter.type, loop.location)
    return rewriter.insert(arith.AddIOp.build(counter, distance, location=loop.location)).results[0]
