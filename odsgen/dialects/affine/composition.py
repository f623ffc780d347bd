"""Composition and simplification of affine maps with their operands.

MLIR: `composeAffineMapAndOperands`, `canonicalizeMapAndOperands`, `simplifyMapWithOperands`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from math import gcd
from typing import TypeVar

from odsgen.dialects.affine.identifiers import (
    affine_scope,
    is_top_level,
    is_valid_dim,
    is_valid_symbol,
)
from odsgen.dialects.shared import constant_integer
from odsgen.runtime import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineMap,
    AffineSymbolExpr,
    BlockArgument,
    IndexType,
    IntegerSet,
    Value,
    affine_binary_op_expr,
    bound_of_expr,
    simplify_affine_map,
)
from odsgen_dialects.affine import AffineApplyOp, AffineForOp, AffineMinOp, AffineParallelOp

MapOrSet = TypeVar("MapOrSet", AffineMap, IntegerSet)
Values = list["Value"]


# --- dimensions and symbols ---------------------------------------------------------------------------------------------


def is_symbol(value: Value) -> bool:
    """Whether a value is a valid symbol where it is defined."""
    if not isinstance(value.type, IndexType):
        return False
    op = value.defining_op
    return is_top_level(value) or (op is not None and is_valid_symbol(value, affine_scope(op)))


def is_dim(value: Value) -> bool:
    """Whether a value is a valid dimension where it is defined."""
    if not isinstance(value.type, IndexType):
        return False
    op = value.defining_op
    if op is not None:
        return is_valid_dim(value, affine_scope(op))
    region = value.parent_region
    parent = None if region is None else region.parent_op
    return is_top_level(value) or isinstance(parent, (AffineForOp, AffineParallelOp))


def _exprs(map: AffineMap | IntegerSet) -> Sequence[AffineExpr]:
    return map.results if isinstance(map, AffineMap) else map.constraints


def canonicalize(map: MapOrSet, operands: Sequence[Value]) -> tuple[MapOrSet, Values]:
    """canonicalizeMapAndOperands: no constant, duplicate or unused operands, symbols promoted."""
    if not operands:
        return map, []
    map, operands = _promote_symbols(map, operands)
    map, operands = _demote_dims(map, operands)
    used = {part for expr in _exprs(map) for part in expr.walk()}
    kept: Values = []
    dims: list[AffineExpr] = []
    seen: dict[Value, AffineExpr] = {}
    for number in range(map.num_dims):
        value = operands[number]
        if AffineDimExpr.get(number) not in used:
            dims.append(AffineConstantExpr.get(0))
            continue
        if value not in seen:
            seen[value] = AffineDimExpr.get(len(seen))
            kept.append(value)
        dims.append(seen[value])
    num_dims = len(seen)
    symbols: list[AffineExpr] = []
    seen = {}
    for number in range(map.num_symbols):
        value = operands[map.num_dims + number]
        if AffineSymbolExpr.get(number) not in used:
            symbols.append(AffineConstantExpr.get(0))
            continue
        constant = constant_integer(value)
        if constant is not None:
            symbols.append(AffineConstantExpr.get(constant))
            continue
        if value not in seen:
            seen[value] = AffineSymbolExpr.get(len(seen))
            kept.append(value)
        symbols.append(seen[value])
    return map.replace_dims_and_symbols(dims, symbols, num_dims, len(seen)), kept


def _promote_symbols(map: MapOrSet, operands: Sequence[Value]) -> tuple[MapOrSet, Sequence[Value]]:
    """Makes dimensions that are valid symbols symbols, after the existing ones."""
    kept: Values = []
    promoted: Values = []
    dims: list[AffineExpr] = []
    for value in operands[: map.num_dims]:
        if is_symbol(value):
            dims.append(AffineSymbolExpr.get(map.num_symbols + len(promoted)))
            promoted.append(value)
        else:
            dims.append(AffineDimExpr.get(len(kept)))
            kept.append(value)
    if not promoted:
        return map, operands
    values = [*kept, *operands[map.num_dims :], *promoted]
    count = map.num_symbols + len(promoted)
    return map.replace_dims_and_symbols(dims, (), len(kept), count), values


def _demote_dims(map: MapOrSet, operands: Sequence[Value]) -> tuple[MapOrSet, Sequence[Value]]:
    """Makes symbols that are only valid dimensions dimensions, after the existing ones."""
    kept: Values = []
    demoted: Values = []
    symbols: list[AffineExpr] = []
    for value in operands[map.num_dims :]:
        if is_dim(value) and not is_symbol(value):
            symbols.append(AffineDimExpr.get(map.num_dims + len(demoted)))
            demoted.append(value)
        else:
            symbols.append(AffineSymbolExpr.get(len(kept)))
            kept.append(value)
    if not demoted:
        return map, operands
    values = [*operands[: map.num_dims], *demoted, *kept]
    count = map.num_dims + len(demoted)
    return map.replace_dims_and_symbols((), symbols, count, len(kept)), values


# --- composition --------------------------------------------------------------------------------------------------------


#: Simplifies a map by what is known of an `affine.min` that an expression stands for, given the values of dimensions and symbols.
UseOfMin = Callable[
    [AffineMinOp, AffineExpr, AffineMap, Sequence["Value | None"], Sequence["Value | None"]],
    AffineMap,
]


def compose(
    map: AffineMap, operands: Sequence[Value], use_min: UseOfMin | None = None
) -> tuple[AffineMap, Values]:
    """composeAffineMapAndOperands, simplified"""
    if map.results:
        map, operands = _compose_applications(map, operands, use_min)
    map, values = canonicalize(map, operands)
    return simplify_affine_map(map), values


def fully_compose(
    map: AffineMap, operands: Sequence[Value], use_min: UseOfMin | None = None
) -> tuple[AffineMap, Values]:
    """fullyComposeAffineMapAndOperands: as it is unless an operand is computed by `affine.apply`, or a minimum that counts."""
    operands = list(operands)
    for kind in (AffineApplyOp, AffineMinOp)[: 1 if use_min is None else 2]:
        if any(isinstance(operand.defining_op, kind) for operand in operands):
            map, operands = compose(map, operands, use_min)
    return map, operands


def _compose_applications(
    map: AffineMap, operands: Sequence[Value], use_min: UseOfMin | None
) -> tuple[AffineMap, Sequence[Value]]:
    dims: list[Value | None] = list(operands[: map.num_dims])
    symbols: list[Value | None] = list(operands[map.num_dims :])
    position = 0
    while position < len(dims) + len(symbols):
        is_dim = position < len(dims)
        values, number = (dims, position) if is_dim else (symbols, position - len(dims))
        value = values[number]
        apply = None if value is None else value.defining_op
        replaced = AffineDimExpr.get(number) if is_dim else AffineSymbolExpr.get(number)
        if not isinstance(apply, AffineApplyOp):
            position += 1
            if use_min is not None and isinstance(apply, AffineMinOp):
                map = use_min(apply, replaced, map, dims, symbols)
            continue
        values[number] = None
        inner, inner_operands = canonicalize(apply.map.value, apply.operands)
        expr = inner.results[0].shift_dims(len(dims)).shift_symbols(len(symbols))
        dims += inner_operands[: inner.num_dims]
        symbols += inner_operands[inner.num_dims :]
        results = [result.replace({replaced: expr}) for result in map.results]
        map = AffineMap.get(len(dims), len(symbols), results)
        position = 0
    left = [value for value in (*dims, *symbols) if value is not None]
    new_dims, num_dims = _renumbered(dims, AffineDimExpr)
    new_symbols, num_symbols = _renumbered(symbols, AffineSymbolExpr)
    return map.replace_dims_and_symbols(new_dims, new_symbols, num_dims, num_symbols), left


def _renumbered(
    values: Sequence[Value | None], kind: type[AffineDimExpr] | type[AffineSymbolExpr]
) -> tuple[list[AffineExpr], int]:
    """The new expression of each value; 0 for removed ones."""
    exprs: list[AffineExpr] = []
    count = 0
    for value in values:
        exprs.append(AffineConstantExpr.get(0) if value is None else kind.get(count))
        count += value is not None
    return exprs, count


def compose_set(set: IntegerSet, operands: Sequence[Value]) -> tuple[IntegerSet, Values]:
    """Composes a set with the maps of its operands; unchanged without an `affine.apply` operand."""
    if not any(_is_apply(value) for value in operands):
        return set, list(operands)
    map = AffineMap.get(set.num_dims, set.num_symbols, set.constraints)
    map, values = compose(map, operands)
    return IntegerSet.get(map.num_dims, map.num_symbols, map.results, set.eq_flags), values


def _is_apply(value: Value) -> bool:
    op = value.defining_op
    return isinstance(op, AffineApplyOp)


def remove_duplicates(map: AffineMap) -> AffineMap:
    """The map with each result once."""
    return AffineMap.get(map.num_dims, map.num_symbols, dict.fromkeys(map.results))


def remove_repetitions(map: AffineMap) -> AffineMap:
    """removeDuplicateExprs as on loop bounds: removes adjacent equal results."""
    results = [expr for expr, _ in groupby(map.results)]
    return AffineMap.get(map.num_dims, map.num_symbols, results)


# --- what loops say of their variables ----------------------------------------------------------------------------------


def _loop_of(value: Value) -> AffineForOp | None:
    """The `affine.for` whose induction variable the value is."""
    if not isinstance(value, BlockArgument):
        return None
    region = value.parent_region
    loop = None if region is None else region.parent_op
    return loop if isinstance(loop, AffineForOp) and value.index == 0 else None


def _constant_bound(map: AffineMap) -> int | None:
    return map.constant_results()[0] if map.is_single_constant() else None


def limits(operands: Sequence[Value]) -> tuple[list[int | None], list[int | None]]:
    """The minima and maxima of induction variables with constant bounds; None for others."""
    least: list[int | None] = []
    most: list[int | None] = []
    for value in operands:
        loop = _loop_of(value)
        if loop is None:
            least.append(None)
            most.append(None)
            continue
        first = _constant_bound(loop.lower_bound_map.value)
        end = _constant_bound(loop.upper_bound_map.value)
        least.append(first)
        if end is None:
            most.append(None)
        elif first is None:
            most.append(end - 1)
        elif loop.step == 0:  # passes the verifier
            most.append(first)
        else:
            distance = end - first - 1
            # As in C++, the remainder has the sign of the dividend.
            remainder = abs(distance) % loop.step * (1 if distance >= 0 else -1)
            most.append(end - 1 - remainder)
    return least, most


def simplify_with_operands(map: AffineMap, operands: Sequence[Value]) -> AffineMap:
    """simplifyMapWithOperands: simplifies division and modulo by the ranges of operands."""
    simplifier = _Simplifier(map, operands)
    results = [simplifier.simplified(expr) for expr in map.results]
    return AffineMap.get(map.num_dims, map.num_symbols, results)


class _Simplifier:
    def __init__(self, map: AffineMap, operands: Sequence[Value]) -> None:
        self.num_dims = map.num_dims
        self.num_symbols = map.num_symbols
        self.operands = operands
        self.least, self.most = limits(operands)

    def simplified(self, expr: AffineExpr) -> AffineExpr:
        known: dict[AffineExpr, AffineExpr] = {}
        for part in expr.walk():
            known[part] = part
            if isinstance(part, AffineBinaryOpExpr):
                made = affine_binary_op_expr(part.kind, known[part.lhs], known[part.rhs])
                known[part] = self._quotient(made) or made
        return known[expr]

    def _bound(self, expr: AffineExpr, is_upper: bool) -> int | None:
        if isinstance(expr, AffineConstantExpr):
            return expr.value
        return bound_of_expr(
            expr, self.num_dims, self.num_symbols, self.least, self.most, is_upper=is_upper
        )

    def _quotient(self, expr: AffineExpr) -> AffineExpr | None:
        """The simplified division or modulo; None if it stays."""
        if not isinstance(expr, AffineBinaryOpExpr) or expr.kind not in (
            AffineExprKind.FLOOR_DIV,
            AffineExprKind.CEIL_DIV,
            AffineExprKind.MOD,
        ):
            return None
        lhs, rhs = expr.lhs, expr.rhs
        if not isinstance(rhs, AffineConstantExpr) or rhs.value <= 0:
            return None
        divisor = rhs.value
        least, most = self._bound(lhs, False), self._bound(lhs, True)
        if least is not None and most is not None:
            if expr.kind is AffineExprKind.FLOOR_DIV and least // divisor == most // divisor:
                return AffineConstantExpr.get(least // divisor)
            if expr.kind is AffineExprKind.CEIL_DIV and -least // divisor == -most // divisor:
                return AffineConstantExpr.get(-(-least // divisor))
            if expr.kind is AffineExprKind.MOD and 0 <= least < divisor and most < divisor:
                return lhs
        parts = self._multiple_and_rest(lhs)
        if parts is not None:
            multiple, rest, factor = parts
            if expr.kind is AffineExprKind.FLOOR_DIV and divisor % factor == 0:
                return multiple.floor_div(rhs)
            if expr.kind is AffineExprKind.MOD and factor % divisor == 0:
                return rest % rhs
            return None
        if expr.kind is AffineExprKind.FLOOR_DIV and self._is_below(lhs, divisor):
            return AffineConstantExpr.get(0)
        if expr.kind is AffineExprKind.MOD and self._divisor(lhs) % divisor == 0:
            return AffineConstantExpr.get(0)
        return None

    def _multiple_and_rest(self, expr: AffineExpr) -> tuple[AffineExpr, AffineExpr, int] | None:
        """A multiple of a number, a rest that is less than it, and that number."""
        if not isinstance(expr, AffineBinaryOpExpr) or expr.kind is not AffineExprKind.ADD:
            return None
        for multiple, rest in ((expr.lhs, expr.rhs), (expr.rhs, expr.lhs)):
            factor = self._divisor(multiple)
            if self._is_below(rest, factor):
                return multiple, rest, factor
        return None

    def _divisor(self, expr: AffineExpr) -> int:
        """A known divisor of the expression."""
        if not isinstance(expr, AffineDimExpr):
            return expr.largest_known_divisor
        loop = _loop_of(self.operands[expr.position])
        if loop is None:
            return 1
        bound = loop.lower_bound_map.value
        if _constant_bound(bound) == 0:
            return loop.step
        return gcd(loop.step, *[result.largest_known_divisor for result in bound.results])

    def _is_below(self, expr: AffineExpr, limit: int) -> bool:
        """Whether the expression is known to lie in [0, limit)."""
        if isinstance(expr, AffineConstantExpr):
            return 0 <= expr.value < limit
        if not isinstance(expr, AffineDimExpr):
            return False
        loop = _loop_of(self.operands[expr.position])
        if loop is None:
            return False
        first = _constant_bound(loop.lower_bound_map.value)
        end = _constant_bound(loop.upper_bound_map.value)
        return first is not None and first >= 0 and end is not None and end <= limit


def simplify_min_or_max(map: AffineMap, operands: Sequence[Value], *, is_max: bool) -> AffineMap:
    """Drops results that never are the minimum (or maximum)."""
    if not operands:
        return map
    least, most = limits(operands)

    def bound(expr: AffineExpr, is_upper: bool) -> int | None:
        if isinstance(expr, AffineConstantExpr):
            return expr.value
        return bound_of_expr(expr, map.num_dims, map.num_symbols, least, most, is_upper=is_upper)

    lower = [bound(expr, False) for expr in map.results]
    upper = [bound(expr, True) for expr in map.results]
    # A minimum is the maximum of the negated results, with swapped limits.
    near, far, sign = (upper, lower, 1) if is_max else (lower, upper, -1)
    kept: list[AffineExpr] = []
    for number, expr in enumerate(map.results):
        mine = near[number]
        if lower[number] is not None and lower[number] == upper[number]:
            expr = AffineConstantExpr.get(lower[number] or 0)
        if mine is None or not any(
            _is_beaten(number, other, mine, near, far, sign) for other in range(len(map.results))
        ):
            kept.append(expr)
    return AffineMap.get(map.num_dims, map.num_symbols, kept)


def _is_beaten(
    number: int,
    other: int,
    mine: int,
    near: Sequence[int | None],
    far: Sequence[int | None],
    sign: int,
) -> bool:
    theirs = far[other]
    if other == number or theirs is None:
        return False
    if theirs != mine:
        return sign * theirs > sign * mine
    # Of two equal constants the first one stays.
    return not (
        near[other] is not None
        and far[number] is not None
        and far[number] == mine
        and theirs == near[other]
        and number < other
    )
