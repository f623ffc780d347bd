"""Unrolls a loop and joins the copies inside of the loops in it (MLIR: `loopUnrollJamByFactor`)."""

from __future__ import annotations

from collections.abc import Iterator

from odsgen.dialects.scf.loops.bounds import constant, promote_if_single_iteration, trip_count
from odsgen.dialects.shared import known_integer
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import Block, CloneMap, InsertionPoint, Operation, Value
from odsgen_dialects import arith, scf


def carries_values(loop: scf.ForOp) -> bool:
    """Whether the loop, or one inside of it, carries values."""
    return any(isinstance(inner, scf.ForOp) and inner.init_args for inner in loop.walk())


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
    """Unroll and jam a nest that carries no values; whether it was possible."""
    if factor == 1:
        return True
    count, by = trip_count(loop), known_integer(loop.step)
    if not _bounds_are_invariant(loop) or count is None or by is None:
        return False
    factor = min(factor, count)
    if not factor or count % factor:
        return False
    body = loop.region.entry_block
    if len(list(body)) == 1:
        return True
    runs = list(_runs(body))
    location, counter = loop.location, body.arguments[0]
    type = counter.type
    rewriter.set_insertion_point_before(loop)
    constant(rewriter, factor, type, location)
    with rewriter.modifying(loop):
        loop.set_operand(2, constant(rewriter, by * factor, type, location))
    maps = [CloneMap() for _ in range(factor)]
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
    promote_if_single_iteration(rewriter, loop)
    return True


def _set_after(rewriter: PatternRewriter, op: Operation) -> None:
    rewriter.insertion_point = InsertionPoint.after(op)


def _moved(rewriter: PatternRewriter, counter: Value, by: int, loop: scf.ForOp) -> Value:
    distance = constant(rewriter, by, counter.type, loop.location)
    return rewriter.insert(arith.AddIOp.build(counter, distance, location=loop.location)).results[0]
