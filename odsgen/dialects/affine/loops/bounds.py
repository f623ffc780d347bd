"""Bounds and trip counts of `affine.for`, and loops that run once."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from odsgen.dialects.affine.accesses import enclosing_function_body
from odsgen.dialects.affine.composition import compose, limits
from odsgen.dialects.shared import segment_sizes
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    Block,
    IntegerAttr,
    Location,
    Operation,
    Region,
    Value,
    bound_of_expr,
    index,
)
from odsgen_dialects import affine, arith
from odsgen_dialects.affine import AffineForOp

_UNSIGNED = 1 << 64


def bound_operands(loop: AffineForOp) -> tuple[list[Value], list[Value]]:
    """The operands of the map of the lower bound, and of the one of the upper bound."""
    num_lower, num_upper = segment_sizes(loop)[:2]
    operands = list(loop.operands)
    return operands[:num_lower], operands[num_lower : num_lower + num_upper]


def set_bound(
    loop: AffineForOp, map: AffineMap, operands: Sequence[Value], *, is_lower: bool
) -> None:
    """Gives a loop another bound."""
    if is_lower:
        loop.lower_bound_operands = tuple(operands)
        loop.lower_bound_map = AffineMapAttr.get(map)
    else:
        loop.upper_bound_operands = tuple(operands)
        loop.upper_bound_map = AffineMapAttr.get(map)


def build_loop(
    lower: AffineMap,
    lower_operands: Sequence[Value],
    upper: AffineMap,
    upper_operands: Sequence[Value],
    step: int,
    location: Location,
) -> AffineForOp:
    """A loop with an empty body."""
    body = Block([index], [location])
    body.append(affine.AffineYieldOp.build((), location=location))
    return AffineForOp.build(
        (),
        lower_operands,
        upper_operands,
        (),
        AffineMapAttr.get(lower),
        AffineMapAttr.get(upper),
        step,
        region=Region((body,)),
        location=location,
    )


def build_apply(
    expr: AffineExpr, num_dims: int, operands: Sequence[Value], location: Location
) -> affine.AffineApplyOp:
    """An expression of dimensions and symbols, applied to values."""
    map = AffineMap.get(num_dims, len(operands) - num_dims, (expr,))
    return affine.AffineApplyOp.build(AffineMapAttr.get(map), operands, location=location)


def bumped(variable: Value, distance: int, location: Location) -> affine.AffineApplyOp:
    """A variable plus a number."""
    return build_apply(AffineDimExpr.get(0) + distance, 1, (variable,), location)


def difference(
    one: AffineMap, values: Sequence[Value], other: AffineMap, others: Sequence[Value]
) -> tuple[AffineMap, list[Value]]:
    """The composed map of the differences of the results of two maps (`AffineValueMap::difference`)."""
    dims, symbols = one.num_dims, one.num_symbols
    results = [
        mine - theirs.shift_dims(dims).shift_symbols(symbols)
        for mine, theirs in zip(one.results, other.results, strict=True)
    ]
    return compose(
        AffineMap.get(dims + other.num_dims, symbols + other.num_symbols, results),
        [
            *values[:dims],
            *others[: other.num_dims],
            *values[dims:],
            *others[other.num_dims :],
        ],
    )


def trip_count_map(loop: AffineForOp) -> tuple[AffineMap, list[Value]] | None:
    """A map whose least result is the trip count, with its operands.

    None if the lower bound has several results, or the count is beyond 63 bits.
    """
    lower, upper = loop.lower_bound_map.value, loop.upper_bound_map.value
    if loop.step < 1:
        return None
    if lower.is_single_constant() and upper.is_single_constant():
        distance = upper.constant_results()[0] - lower.constant_results()[0]
        count = max(-(-distance // loop.step), 0)
        return None if count.bit_length() > 63 else (AffineMap.get_constant(count), [])
    if len(lower.results) != 1:
        return None
    lower_operands, upper_operands = bound_operands(loop)
    begin = AffineMap.get(lower.num_dims, lower.num_symbols, lower.results * len(upper.results))
    map, operands = difference(upper, upper_operands, begin, lower_operands)
    counts = [count.ceil_div(loop.step) for count in map.results]
    return AffineMap.get(map.num_dims, map.num_symbols, counts), operands


def constant_trip_count(loop: AffineForOp) -> int | None:
    """The trip count, as an unsigned number; None if it is not constant."""
    found = trip_count_map(loop)
    if found is None or not found[0].is_constant():
        return None
    return min((count % _UNSIGNED for count in found[0].constant_results()), default=None)


def largest_divisor_of_trip_count(loop: AffineForOp) -> int:
    """The greatest known divisor of the trip count; the greatest number of 64 bits if it is 0."""
    found = trip_count_map(loop)
    if found is None:
        return 1
    return gcd(
        *[
            (
                (expr.value % _UNSIGNED or _UNSIGNED - 1)
                if isinstance(expr, AffineConstantExpr)
                else expr.largest_known_divisor
            )
            for expr in found[0].results
        ]
    )


def surely_runs(loop: AffineForOp) -> bool:
    """Whether the body runs at least once, whatever the induction variables of the loops around are."""
    found = trip_count_map(loop)
    if found is None:
        return False
    map, operands = found
    least, most = limits(operands)
    counts = [
        bound_of_expr(expr, map.num_dims, map.num_symbols, least, most, is_upper=False)
        for expr in map.results
    ]
    return all(count is not None and count > 0 for count in counts)


def perfectly_nested(root: AffineForOp) -> list[AffineForOp]:
    """A loop and those of which each is all of the body of the one before."""
    found = [root]
    while True:
        first = found[-1].region.entry_block.first
        if not isinstance(first, AffineForOp) or first.next is None or first.next.next is not None:
            return found
        found.append(first)


def splice_body(loop: AffineForOp, before: Operation) -> None:
    """Moves the operations of a body, without its end, before another operation."""
    for op in loop.region.entry_block.operations[:-1]:
        op.move_before(before)


def promote_if_single_iteration(loop: AffineForOp) -> bool:
    """Puts the body of a loop that runs once in its place; whether it did (`promoteIfSingleIteration`)."""
    lower = loop.lower_bound_map.value
    if constant_trip_count(loop) != 1 or len(lower.results) != 1:
        return False
    variable, *carried = loop.region.entry_block.arguments
    block = loop.parent_block
    assert block is not None
    if variable.has_uses:
        operands = bound_operands(loop)[0]
        if lower.is_single_constant():
            made: Operation = arith.ConstantOp.build(
                IntegerAttr.get(lower.constant_results()[0], index), location=loop.location
            )
            body = enclosing_function_body(loop)
            if body is None:
                block.insert_before(loop, made)
            else:
                body.prepend(made)
            variable.replace_all_uses_with(made.results[0])
        elif lower.num_symbols == 0 and lower.num_dims == 1 and lower.is_identity():
            variable.replace_all_uses_with(operands[0])
        else:
            made = affine.AffineApplyOp.build(
                loop.lower_bound_map, operands, location=loop.location
            )
            block.insert_before(loop, made)
            variable.replace_all_uses_with(made.results[0])
    for argument, init in zip(carried, loop.inits, strict=True):
        argument.replace_all_uses_with(init)
    end = loop.region.entry_block.terminator
    assert end is not None
    for result, value in zip(loop.results, end.operands, strict=True):
        result.replace_all_uses_with(value)
    splice_body(loop, loop)
    loop.erase()
    return True


def with_more_values(
    loop: AffineForOp, inits: tuple[Value, ...], yielded: tuple[Value, ...]
) -> AffineForOp:
    """A loop in the place of another one that carries more values."""
    lower_operands, upper_operands = bound_operands(loop)
    all_inits = [*loop.inits, *inits]
    block = loop.parent_block
    assert block is not None
    made = block.insert_before(
        loop,
        AffineForOp.build(
            [init.type for init in all_inits],
            lower_operands,
            upper_operands,
            all_inits,
            loop.lower_bound_map,
            loop.upper_bound_map,
            loop.step,
            location=loop.location,
        ),
    )
    made.region.take_body(loop.region)
    body = made.region.entry_block
    for init in inits:
        body.add_argument(init.type, loop.location)
    end = body.terminator
    assert end is not None
    end.operands = (*end.operands, *yielded)
    for result, replacement in zip(loop.results, made.results, strict=False):
        result.replace_all_uses_with(replacement)
    loop.erase()
    return made
