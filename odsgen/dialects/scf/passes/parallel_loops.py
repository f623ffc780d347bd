"""`scf.parallel` in tiles, and as nested `scf.for`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.building.bodies import one_block
from odsgen.dialects.scf.loops.bounds import constant
from odsgen.dialects.scf.loops.forall_to_for import parallel_to_for
from odsgen.dialects.shared import known_integer
from odsgen.passes import Option, Pass, options, register_pass
from odsgen.passes.options import read_integer, read_list
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    Diagnostic,
    InsertionPoint,
    IntegerAttr,
    Operation,
    Region,
    Severity,
    UnknownLoc,
    Value,
    i1,
    index,
)
from odsgen_dialects import affine, arith, scf

_D0, _D1, _D2 = (AffineDimExpr.get(number) for number in range(3))
_REST = AffineMapAttr.get(AffineMap.get(3, 0, [_D0, _D1 - _D2]))


def innermost_loops(op: Operation) -> list[scf.ParallelOp]:
    """The parallel loops inside an operation that have none inside themselves."""
    return [
        loop
        for loop in op.walk(post_order=True)
        if isinstance(loop, scf.ParallelOp)
        and loop is not op
        and not any(isinstance(inner, scf.ParallelOp) for inner in loop.region.walk())
    ]


def _empty_loop(
    rewriter: PatternRewriter,
    like: scf.ParallelOp,
    lower: Sequence[Value],
    upper: Sequence[Value],
    step: Sequence[Value],
) -> scf.ParallelOp:
    """A loop without results at the insertion point, which moves into its body."""
    region = one_block([index] * len(lower))
    made = scf.ParallelOp.build([], lower, upper, step, region=region, location=like.location)
    rewriter.insert(made)
    rewriter.insertion_point = InsertionPoint.at_end(region.entry_block)
    end = rewriter.insert(scf.ReduceOp.build(location=like.location))
    rewriter.insertion_point = InsertionPoint.before(end)
    return made


def tile(loop: scf.ParallelOp, sizes: list[int], no_min_max_bounds: bool) -> None:
    """Let a loop without results count in tiles, and one inside of it within a tile (`tileParallelLoop`)."""
    rewriter = PatternRewriter(InsertionPoint.before(loop))
    location = loop.location
    lower, upper, step = list(loop.lower_bound), list(loop.upper_bound), list(loop.step)
    zero = constant(rewriter, 0, index, location)
    sizes = [*sizes, *[1] * len(upper)][: len(upper)]
    factors = [constant(rewriter, size, index, location) for size in sizes]
    strides: list[Value] = [
        rewriter.insert(arith.MulIOp.build(by, factor, location=location)).result
        for by, factor in zip(step, factors, strict=True)
    ]
    outer = _empty_loop(rewriter, loop, lower, upper, strides)
    tiles = outer.region.entry_block.arguments
    ends: list[Value] = []
    needs_check = False
    for low, high, by, stride, size, counter in zip(
        lower, upper, step, strides, sizes, tiles, strict=True
    ):
        numbers = [known_integer(each) for each in (low, high, by)]
        end = stride
        if None in numbers or -((numbers[0] - numbers[1]) // numbers[2]) % size:  # type: ignore[operator]
            if no_min_max_bounds:
                needs_check = True
            else:
                least = affine.AffineMinOp.build(_REST, [stride, high, counter], location=location)
                end = rewriter.insert(least).result
        ends.append(end)
    inner = _empty_loop(rewriter, loop, [zero] * len(lower), ends, step)
    counters = inner.region.entry_block.arguments
    values: list[Value] = [
        rewriter.insert(arith.AddIOp.build(one, other, location=location)).result
        for one, other in zip(counters, tiles, strict=True)
    ]
    if needs_check:
        true = arith.ConstantOp.build(IntegerAttr.get(1, i1), location=location)
        is_inside: Value = rewriter.insert(true).result
        for high, first, counter, by, value in zip(
            upper, tiles, counters, step, values, strict=True
        ):
            place = value
            if known_integer(by) == 1:  # MLIR multiplies by any step, which leaves iterations out
                moved = rewriter.insert(arith.MulIOp.build(counter, by, location=location)).result
                place = rewriter.insert(arith.AddIOp.build(moved, first, location=location)).result
            check = arith.CmpIOp.build(arith.CmpIPredicate.ult, place, high, location=location)
            also = arith.AndIOp.build(is_inside, rewriter.insert(check).result, location=location)
            is_inside = rewriter.insert(also).result
        choice = scf.IfOp.build_generic(
            [is_inside], result_types=[], regions=(one_block(), Region()), location=location
        )
        rewriter.insert(choice)
        rewriter.insertion_point = InsertionPoint.at_end(choice.then_region.entry_block)
        end_of_body: Operation = rewriter.insert(scf.YieldOp.build(location=location))
    else:
        last = inner.region.entry_block.terminator
        assert last is not None
        end_of_body = last
    body = loop.region.entry_block
    terminator = body.terminator
    assert terminator is not None
    rewriter.erase_op(terminator)
    rewriter.inline_block_before(body, end_of_body, values)
    rewriter.erase_op(loop)


@register_pass
class SCFParallelLoopTiling(Pass):
    """Tiles the innermost parallel loops without results."""

    ARGUMENT = "scf-parallel-loop-tiling"
    NAME = "SCFParallelLoopTiling"
    SUMMARY = "Tile parallel loops"
    REWRITES = ("scf.parallel",)

    tile_sizes: Option[tuple[int, ...]] = Option(
        "parallel-loop-tile-sizes",
        (),
        "Factors to tile parallel loops by",
        lambda text: tuple(map(read_integer, read_list(text))),
        lambda sizes: ",".join(map(str, sizes)),
    )
    no_min_max_bounds = options.flag(
        "no-min-max-bounds",
        False,
        "Perform tiling with fixed upper bound with inbound check inside the internal loops",
    )

    def run_on_operation(self, op: Operation) -> None:
        """Tiles, by one where there are fewer sizes than counters."""
        if 0 in self.tile_sizes:
            message = "tile size cannot be 0"
            self.signal_failure([Diagnostic(Severity.ERROR, UnknownLoc.get(), message)])
            return
        for loop in innermost_loops(op):
            if not loop.init_vals:
                tile(loop, list(self.tile_sizes), self.no_min_max_bounds)


@register_pass
class SCFParallelForToNestedFors(Pass):
    """Makes nested loops of parallel ones without results."""

    ARGUMENT = "scf-parallel-for-to-nested-fors"
    NAME = "SCFParallelForToNestedFors"
    SUMMARY = "Convert SCF parallel for loops to nested SCF for loops"
    REWRITES = ("scf.parallel",)

    def run_on_operation(self, op: Operation) -> None:
        """Replaces the loops, those inside of others first."""
        for loop in list(op.walk(post_order=True)):
            if isinstance(loop, scf.ParallelOp) and not loop.init_vals:
                parallel_to_for(PatternRewriter(InsertionPoint.before(loop)), loop)
