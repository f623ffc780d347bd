"""`affine-loop-unroll` and `affine-loop-unroll-jam`: bodies of loops are repeated."""

from __future__ import annotations

from collections.abc import Iterator

from odsgen.dialects.affine.accesses import enclosing_loops
from odsgen.dialects.affine.composition import canonicalize, compose
from odsgen.dialects.affine.dependences import Reduction, supported_reductions
from odsgen.dialects.affine.loops.bounds import (
    bound_operands,
    build_apply,
    bumped,
    constant_trip_count,
    largest_divisor_of_trip_count,
    promote_if_single_iteration,
    set_bound,
    trip_count_map,
    with_more_values,
)
from odsgen.dialects.shared import joining_operation
from odsgen.passes import Pass, options, register_pass
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineSymbolExpr,
    Block,
    CloneMap,
    Operation,
    Value,
)
from odsgen_dialects.affine import AffineApplyOp, AffineForOp


@register_pass
class AffineLoopUnroll(Pass):
    """Unrolls the innermost loops of a function, or fully all short ones."""

    ARGUMENT = "affine-loop-unroll"
    NAME = "AffineLoopUnroll"
    SUMMARY = "Unroll affine loops"
    INTERFACE = "FunctionOpInterface"
    REWRITES = ("affine.for",)

    unroll_factor = options.integer(
        "unroll-factor",
        4,
        "Use this unroll factor for all loops being unrolled, set it to -1, and it will fully unroll.",
    )
    unroll_up_to_factor = options.flag(
        "unroll-up-to-factor", False, "Allow unrolling up to the factor specified"
    )
    unroll_num_reps = options.unsigned(
        "unroll-num-reps", 1, "Unroll innermost loops repeatedly this many times"
    )
    unroll_full_threshold = options.unsigned(
        "unroll-full-threshold", 1, "Unroll all loops with trip count less than or equal to this"
    )
    cleanup_unroll = options.flag(
        "cleanup-unroll", False, "Fully unroll the cleanup loop when possible."
    )

    def run_on_operation(self, op: Operation) -> None:
        """Unroll so many times."""
        if self.unroll_factor != -1 and self.unroll_factor < 1:
            self.signal_failure(op.op_error("expected an unroll factor from 1 on, or -1"))
        if self.unroll_factor == -1 and "unroll_full_threshold" in self.option_values:
            for loop in list(op.walk(AffineForOp, post_order=True)):
                count = constant_trip_count(loop)
                if count is not None and count <= self.unroll_full_threshold:
                    unroll_fully(loop)
            return
        for _ in range(self.unroll_num_reps):
            unrolled = [self._unroll(loop) for loop in _innermost_loops(op)]
            if not any(unrolled):
                break

    def _unroll(self, loop: AffineForOp) -> bool:
        if self.unroll_factor == -1:
            return unroll_fully(loop)
        factor = self.unroll_factor
        if self.unroll_up_to_factor:
            count = constant_trip_count(loop)
            return unroll(loop, factor if count is None else min(count, factor))
        return unroll(loop, factor, fully_with_rest=self.cleanup_unroll)


@register_pass
class AffineLoopUnrollAndJam(Pass):
    """Unrolls the loop at the beginning of a function, and joins the copies inside of the loops in it."""

    ARGUMENT = "affine-loop-unroll-jam"
    NAME = "AffineLoopUnrollAndJam"
    SUMMARY = "Unroll and jam affine loops"
    INTERFACE = "FunctionOpInterface"
    REWRITES = ("affine.for",)

    unroll_jam_factor = options.unsigned(
        "unroll-jam-factor", 4, "Use this unroll jam factor for all loops (default 4)"
    )

    def run_on_operation(self, op: Operation) -> None:
        """Look at the first operation."""
        if self.unroll_jam_factor < 1:
            self.signal_failure(op.op_error("expected an unroll jam factor from 1 on"))
        if op.regions and op.regions[0].blocks:
            first = op.regions[0].entry_block.first
            if isinstance(first, AffineForOp):
                unroll_and_jam(first, self.unroll_jam_factor)


def _innermost_loops(op: Operation) -> list[AffineForOp]:
    found = list(op.walk(AffineForOp, post_order=True))
    outer = {around for loop in found for around in enclosing_loops(loop)}
    return [loop for loop in found if loop not in outer]


def unroll_fully(loop: AffineForOp) -> bool:
    """Unrolls a loop with a constant trip count; whether that was possible."""
    count = constant_trip_count(loop)
    if count is None:
        return False
    if count == 0:
        return True
    return promote_if_single_iteration(loop) if count == 1 else unroll(loop, count)


def unroll(loop: AffineForOp, factor: int, *, fully_with_rest: bool = False) -> bool:
    """Unrolls a loop, the rest of the iterations in a loop that follows; whether that was possible.

    A loop that would have a rest is unrolled fully, if that is asked for.
    """
    body = loop.region.entry_block
    count = constant_trip_count(loop)
    if factor <= 1:
        return count != 1 or factor < 1 or promote_if_single_iteration(loop)
    if body.first is body.last:
        return True
    if count is not None and count < factor:
        return fully_with_rest and unroll_fully(loop)
    if largest_divisor_of_trip_count(loop) % factor:
        if not _has_single_bounds(loop):
            return False
        if fully_with_rest:
            return unroll_fully(loop)
        _split_off_rest(loop, factor)
    end = body.terminator
    assert end is not None
    step = loop.step
    loop.step = step * factor
    variable, *carried = body.arguments
    original = body.operations[:-1]
    yielded = list(end.operands)
    last = list(yielded)
    for number in range(1, factor):
        mapping = CloneMap()
        for argument, value in zip(carried, last, strict=True):
            mapping.map_value(argument, value)
        if variable.has_uses:
            moved = body.insert_before(end, bumped(variable, number * step, loop.location))
            mapping.map_value(variable, moved.results[0])
        for op in original:
            body.insert_before(end, op.clone(mapping))
        for position, value in enumerate(yielded):
            if value.defining_op is not None and value.parent_block is body:
                last[position] = mapping.values[value]
    end.operands = tuple(last)
    promote_if_single_iteration(loop)
    return True


def _has_single_bounds(loop: AffineForOp) -> bool:
    return len(loop.lower_bound_map.value.results) == len(loop.upper_bound_map.value.results) == 1


def _split_off_rest(loop: AffineForOp, factor: int) -> None:
    """Lets a loop after this one do what is left of a multiple of a factor (`generateCleanupLoopForUnroll`)."""
    block = loop.parent_block
    assert block is not None
    rest = block.insert_after(loop, loop.clone())
    for result, replacement, init in zip(loop.results, rest.results, rest.inits, strict=True):
        result.replace_all_uses_with(replacement)
        rest.replace_uses_of_with(init, result)
    map, operands = _begin_of_rest(loop, factor)
    set_bound(rest, *_not_before_begin(loop, map, operands), is_lower=True)
    promote_if_single_iteration(rest)
    set_bound(loop, map, operands, is_lower=False)


def _not_before_begin(
    loop: AffineForOp, map: AffineMap, operands: list[Value]
) -> tuple[AffineMap, list[Value]]:
    """Where the rest begins: where a loop may run from more than zero to less than that, not before it itself does.

    What a loop from zero counts to is taken for not negative.
    """
    lower = loop.lower_bound_map.value
    if constant_trip_count(loop) is not None or (
        lower.is_single_constant() and lower.constant_results()[0] == 0
    ):
        return map, operands
    first, dims = bound_operands(loop)[0], lower.num_dims
    shifted = map.replace_dims_and_symbols(
        [AffineDimExpr.get(dims + n) for n in range(map.num_dims)],
        [AffineSymbolExpr.get(lower.num_symbols + n) for n in range(map.num_symbols)],
        dims + map.num_dims,
        lower.num_symbols + map.num_symbols,
    )
    joined = AffineMap.get(
        shifted.num_dims, shifted.num_symbols, [*lower.results, *shifted.results]
    )
    values = [*first[:dims], *operands[: map.num_dims], *first[dims:], *operands[map.num_dims :]]
    return canonicalize(joined, values)


def _begin_of_rest(loop: AffineForOp, factor: int) -> tuple[AffineMap, list[Value]]:
    found = trip_count_map(loop)
    block = loop.parent_block
    assert found is not None and block is not None
    counts, operands = found
    lower, lower_operands = loop.lower_bound_map.value, bound_operands(loop)[0]
    location = loop.location
    made: list[AffineApplyOp] = [
        build_apply(lower.results[0], lower.num_dims, lower_operands, location)
    ]
    for count in counts.results:
        expr = (count - count % factor) * loop.step
        made.append(build_apply(expr, counts.num_dims, operands, location))
    for op in made:
        block.insert_before(loop, op)
    sums = [AffineDimExpr.get(0) + AffineDimExpr.get(n) for n in range(1, len(made))]
    bound = canonicalize(*compose(AffineMap.get(len(made), 0, sums), [op.result for op in made]))
    for op in (*made[1:], made[0]):
        if not op.has_uses and op.result not in bound[1]:
            op.erase()
    return bound


# --- and jam ------------------------------------------------------------------------------------------------------------


def _runs(block: Block) -> Iterator[list[Operation]]:
    """The operations between the loops of a block, and those inside of the loops."""
    run: list[Operation] = []
    for op in block.operations[:-1]:
        if not isinstance(op, AffineForOp):
            run.append(op)
            continue
        if run:
            yield run
            run = []
        yield from _runs(op.region.entry_block)
    if run:
        yield run


def _bounds_are_invariant(loop: AffineForOp) -> bool:
    for inner in loop.walk(AffineForOp):
        for value in (*bound_operands(inner)[0], *bound_operands(inner)[1]):
            region = value.parent_region
            if region is not None and loop.region.is_ancestor(region):
                return False
    return True


def unroll_and_jam(loop: AffineForOp, factor: int) -> bool:
    """Unrolls a loop, and joins the copies inside of the loops in it; whether that was possible."""
    body = loop.region.entry_block
    count = constant_trip_count(loop)
    if factor == 1:
        return count != 1 or promote_if_single_iteration(loop)
    if body.first is body.last:
        return True
    if (count is not None and count < factor) or not _bounds_are_invariant(loop):
        return False
    runs = list(_runs(body))
    carrying = [each for each in loop.walk(AffineForOp, post_order=True) if each.inits]
    reductions = supported_reductions(loop)
    if len(reductions) != len(loop.inits):
        return False
    if largest_divisor_of_trip_count(loop) % factor:
        if not _has_single_bounds(loop):
            return False
        _split_off_rest(loop, factor)
    maps = [CloneMap() for _ in range(factor)]
    widened: list[AffineForOp] = []
    for each in carrying:
        wide = with_more_values(each, each.inits * (factor - 1), _yielded(each) * (factor - 1))
        loop = wide if each is loop else loop
        widened.append(wide)
        size = len(wide.results) // factor
        arguments = wide.region.entry_block.arguments[1:]
        for number in range(1, factor):
            for position in range(size):
                other = number * size + position
                maps[number].map_value(arguments[position], arguments[other])
                maps[number].map_value(wide.results[position], wide.results[other])
    step = loop.step
    loop.step = step * factor
    variable = loop.region.entry_block.arguments[0]
    for number in range(factor - 1, 0, -1):
        mapping = maps[number]
        for run in runs:
            block, place = run[-1].parent_block, run[-1]
            assert block is not None
            if variable.has_uses:
                place = block.insert_after(place, bumped(variable, number * step, loop.location))
                mapping.map_value(variable, place.results[0])
            for op in run:
                place = block.insert_after(place, op.clone(mapping))
        for wide in widened:
            _use_copies(wide, mapping, number, len(wide.results) // factor)
    _join_results(loop, reductions, factor)
    promote_if_single_iteration(loop)
    return True


def _yielded(loop: AffineForOp) -> tuple[Value, ...]:
    end = loop.region.entry_block.terminator
    assert end is not None
    return end.operands


def _use_copies(loop: AffineForOp, mapping: CloneMap, number: int, size: int) -> None:
    end = loop.region.entry_block.terminator
    assert end is not None
    first = len(loop.operands) - len(loop.inits)
    for op, start in ((loop, first), (end, 0)):
        for position in range(size):
            value = op.operands[start + position]
            op.set_operand(start + number * size + position, mapping.values.get(value, value))


def _join_results(loop: AffineForOp, reductions: list[Reduction], factor: int) -> None:
    size = len(loop.results) // factor
    for reduction in reductions:
        result = loop.results[reduction.position]
        total: Value = result
        joins: list[Operation] = []
        block = loop.parent_block
        assert block is not None
        place: Operation = loop
        for number in range(factor - 1, 0, -1):
            other = loop.results[number * size + reduction.position]
            joined = joining_operation(reduction.kind, total, other, loop.location)
            if joined is None:
                return
            place = block.insert_after(place, joined)
            joins.append(joined)
            total = joined.results[0]
        result.replace_uses_with_if(total, lambda use, joins=joins: use.owner not in joins)  # type: ignore[misc]
