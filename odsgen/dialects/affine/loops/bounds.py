"""Bounds and trip counts of `affine.for` (MLIR: `getTripCountMapAndOperands`)."""

from __future__ import annotations

from odsgen.dialects.affine.composition import compose, limits
from odsgen.dialects.shared import segment_sizes
from odsgen.runtime import AffineMap, Value, bound_of_expr
from odsgen_dialects.affine import AffineForOp


def bound_operands(loop: AffineForOp) -> tuple[list[Value], list[Value]]:
    """The operands of the map of the lower bound, and of the one of the upper bound."""
    num_lower, num_upper = segment_sizes(loop)[:2]
    operands = list(loop.operands)
    return operands[:num_lower], operands[num_lower : num_lower + num_upper]


def trip_count_map(loop: AffineForOp) -> tuple[AffineMap, list[Value]] | None:
    """A map whose least result is the trip count, with its operands; None if the lower bound has several results."""
    lower, upper = loop.lower_bound_map.value, loop.upper_bound_map.value
    lower_operands, upper_operands = bound_operands(loop)
    if len(lower.results) != 1 or loop.step < 1:
        return None
    dims, symbols = upper.num_dims, upper.num_symbols
    begin = lower.results[0].shift_dims(dims).shift_symbols(symbols)
    counts = [(end - begin).ceil_div(loop.step) for end in upper.results]
    return compose(
        AffineMap.get(dims + lower.num_dims, symbols + lower.num_symbols, counts),
        upper_operands[:dims]
        + lower_operands[: lower.num_dims]
        + upper_operands[dims:]
        + lower_operands[lower.num_dims :],
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
