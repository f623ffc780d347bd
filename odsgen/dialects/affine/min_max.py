"""`affine-simplify-min-max`: minima and maxima lose what the bounds of values say never to be the least or greatest."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.composition import fully_compose
from odsgen.dialects.affine.value_bounds import ValueBounds
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    Operation,
    Value,
)
from odsgen_dialects import affine

MinMaxOp = affine.AffineMinOp | affine.AffineMaxOp


def _is_less(map: AffineMap, one: int, other: int, operands: Sequence[Value]) -> bool | None:
    """Whether a result is less than another; None if that is not known."""
    bounds = ValueBounds()
    variables = [
        bounds.insert(map.results[number], map.num_dims, operands) for number in (one, other)
    ]
    return bounds.is_less(*variables)


def least_results(map: AffineMap, operands: Sequence[Value], *, is_max: bool) -> list[AffineExpr]:
    """The results of a map without those that always are more than another one, or less for maxima."""
    leaders = list(range(len(map.results)))
    bounds: dict[int, int] = {}
    for number in range(len(leaders)):
        if leaders[number] in bounds:
            continue
        bound = number
        for other in range(number + 1, len(leaders)):
            if leaders[other] == leaders[number]:
                continue
            theirs = bounds.get(leaders[other], other)
            pair = (theirs, bound) if is_max else (bound, theirs)
            is_bound = _is_less(map, *pair, operands)
            if is_bound is None:
                continue
            joined = {leaders[number], leaders[other]}
            leaders = [min(joined) if leader in joined else leader for leader in leaders]
            bound = bound if is_bound else theirs
        bounds[leaders[number]] = bound
    # The order is that of MLIR's hash table; canonicalization sorts results unless one is not affine.
    return [map.results[bounds[leader]] for leader in sorted(bounds, key=_bucket)]


def _bucket(number: int) -> int:
    return number * 37 % 64


def drop_beaten(op: MinMaxOp, rewriter: PatternRewriter) -> bool:
    """Keep the results of which it is not known that they never are the minimum, or maximum."""
    map = op.map.value
    kept = least_results(map, op.operands, is_max=isinstance(op, affine.AffineMaxOp))
    if len(kept) == len(map.results):
        return False
    symbols = [AffineSymbolExpr.get(number) for number in range(map.num_inputs)]
    results = [
        expr.replace_dims_and_symbols(symbols[: map.num_dims], symbols[map.num_dims :])
        for expr in kept
    ]
    with rewriter.modifying(op):
        op.map = AffineMapAttr.get(AffineMap.get(0, map.num_inputs, results))
    return True


class _WithoutBeaten(RewritePattern[MinMaxOp]):
    """Drops results that never are the minimum, or maximum."""

    def match_and_rewrite(self, op: MinMaxOp, rewriter: PatternRewriter) -> bool:
        return drop_beaten(op, rewriter)


class MinWithoutBeaten(_WithoutBeaten):
    root = "affine.min"


class MaxWithoutBeaten(_WithoutBeaten):
    root = "affine.max"


def _whole_quotients(
    op: affine.AffineMinOp,
    variable: AffineExpr,
    map: AffineMap,
    dims: Sequence[Value | None],
    symbols: Sequence[Value | None],
) -> AffineMap:
    """The map in which a positive minimum, divided by one of its results and rounded up, is 1."""
    least = op.map.value
    zero = AffineConstantExpr.get(0)
    with_zero = AffineMap.get(least.num_dims, least.num_symbols, (zero, *least.results))
    numbers = range(1, len(with_zero.results))
    if not all(_is_less(with_zero, 0, number, op.operands) for number in numbers):
        return map
    places: dict[AffineExpr, AffineExpr] = {}
    unknown: set[AffineExpr] = set()
    for number, value in enumerate(op.operands):
        is_dim = number < least.num_dims
        kind, values = (AffineDimExpr, dims) if is_dim else (AffineSymbolExpr, symbols)
        own = kind.get(number if is_dim else number - least.num_dims)
        if value in values:
            places[own] = kind.get(values.index(value))
        else:
            unknown.add(own)
    one = AffineConstantExpr.get(1)
    known: dict[AffineExpr, AffineExpr] = {}
    for expr in least.results:
        if unknown.isdisjoint(expr.walk()):
            moved = expr.replace(places)
            known[variable.ceil_div(moved)] = one
            known[(variable + moved - 1).floor_div(moved)] = one
    results = [expr.replace(known) for expr in map.results]
    return AffineMap.get(map.num_dims, map.num_symbols, results)


class ApplyOfMin(RewritePattern[affine.AffineApplyOp]):
    """Composes the map with those of its operands, and with what is known of minima among them."""

    root = "affine.apply"

    def match_and_rewrite(self, op: affine.AffineApplyOp, rewriter: PatternRewriter) -> bool:
        map, operands = fully_compose(op.map.value, op.operands, _whole_quotients)
        if map is op.map.value:
            return False
        with rewriter.modifying(op):
            op.map = AffineMapAttr.get(map)
            op.operands = tuple(operands)
        return True


@register_pass
class SimplifyAffineMinMaxPass(Pass):
    """Simplifies minima and maxima by the bounds of values, and what is computed from them."""

    ARGUMENT = "affine-simplify-min-max"
    NAME = "SimplifyAffineMinMaxPass"
    SUMMARY = "Simplify affine min/max/apply"
    INTERFACE = "FunctionOpInterface"

    def run_on_operation(self, op: Operation) -> None:
        patterns = (
            *affine.AffineMaxOp.canonicalization_patterns(),
            *affine.AffineMinOp.canonicalization_patterns(),
            MaxWithoutBeaten(),
            MinWithoutBeaten(),
            ApplyOfMin(),
        )
        apply_patterns_greedily(op, patterns, top_down=False)
