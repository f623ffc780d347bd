"""Simplification of affine expressions by writing them as sums (MLIR: `simplifyAffineExpr`, `SimpleAffineExprFlattener`).

An expression is a sum of dimensions, symbols and *locals* with factors, and a constant.  A local stands for a quotient, or for a
product or remainder that is not affine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import gcd

from odsgen.runtime.affine.expr import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineSymbolExpr,
    affine_binary_op_expr,
)
from odsgen.runtime.affine.map import AffineMap

_QUOTIENTS = (AffineExprKind.FLOOR_DIV, AffineExprKind.CEIL_DIV)


@dataclass(slots=True)
class FlatExpr:
    """A sum: the factors of dimensions, symbols and locals by their position, in this order, and a constant."""

    factors: dict[int, int] = field(default_factory=dict)
    constant: int = 0

    def numbers(self) -> list[int]:
        """The factors and the constant."""
        return [*self.factors.values(), self.constant]

    def divided(self, divisor: int) -> FlatExpr:
        """The sum of what is a multiple of the divisor each, divided by it."""
        factors = {position: factor // divisor for position, factor in self.factors.items()}
        return FlatExpr(factors, self.constant // divisor)


#: A dividend and a divisor; the result is rounded down.
Quotient = tuple[FlatExpr, int]


class Flattener:
    """Writes expressions over so many dimensions and symbols as sums that share their locals."""

    def __init__(self, num_dims: int, num_symbols: int) -> None:
        self.num_dims = num_dims
        self.num_symbols = num_symbols
        self.locals: list[AffineExpr] = []
        self.quotients: list[Quotient | None] = []

    def flatten(self, expr: AffineExpr) -> FlatExpr | None:
        """The expression as a sum; None where it divides by zero or by something negative."""
        known: dict[AffineExpr, FlatExpr] = {}
        for part in expr.walk():
            flat = self._leaf(part)
            if flat is None and isinstance(part, AffineBinaryOpExpr):
                flat = self._operation(part, known[part.lhs], known[part.rhs])
            if flat is None:
                return None
            known[part] = flat
        return known[expr]

    def _leaf(self, expr: AffineExpr) -> FlatExpr | None:
        if isinstance(expr, AffineConstantExpr):
            return FlatExpr(constant=expr.value)
        if isinstance(expr, AffineDimExpr):
            return FlatExpr({expr.position: 1})
        if isinstance(expr, AffineSymbolExpr):
            return FlatExpr({self.num_dims + expr.position: 1})
        return None

    def _operation(self, expr: AffineBinaryOpExpr, lhs: FlatExpr, rhs: FlatExpr) -> FlatExpr | None:
        if expr.kind is AffineExprKind.ADD:
            return _sum(lhs, rhs)
        if not isinstance(expr.rhs, AffineConstantExpr):
            made = affine_binary_op_expr(expr.kind, self.expr(lhs), self.expr(rhs))
            return FlatExpr({self._local(made): 1})
        number = expr.rhs.value
        if expr.kind is AffineExprKind.MUL:
            return _times(lhs, number)
        if number <= 0:
            return None
        if expr.kind is AffineExprKind.MOD:
            return self._remainder(lhs, number)
        return self._quotient(expr.kind, lhs, number)

    def _remainder(self, lhs: FlatExpr, divisor: int) -> FlatExpr:
        if all(number % divisor == 0 for number in lhs.numbers()):
            return FlatExpr()
        quotient = self._quotient(AffineExprKind.FLOOR_DIV, lhs, divisor)
        return _sum(lhs, _times(quotient, -divisor))

    def _quotient(self, kind: AffineExprKind, lhs: FlatExpr, divisor: int) -> FlatExpr:
        common = gcd(divisor, *lhs.numbers())
        dividend = lhs.divided(common)
        if divisor == common:
            return dividend
        quotient = affine_binary_op_expr(
            kind, self.expr(dividend), AffineConstantExpr.get(divisor // common)
        )
        if kind is AffineExprKind.CEIL_DIV:
            dividend.constant += divisor // common - 1
        return FlatExpr({self._local(quotient, (dividend, divisor // common)): 1})

    def _local(self, expr: AffineExpr, quotient: Quotient | None = None) -> int:
        """The position of the local that stands for an expression."""
        if expr not in self.locals:
            self.locals.append(expr)
            self.quotients.append(quotient)
        return self.num_dims + self.num_symbols + self.locals.index(expr)

    # --- and back -------------------------------------------------------------------------------------------------------

    def _term(self, position: int) -> AffineExpr:
        if position < self.num_dims:
            return AffineDimExpr.get(position)
        position -= self.num_dims
        if position < self.num_symbols:
            return AffineSymbolExpr.get(position)
        return self.locals[position - self.num_symbols]

    def expr(self, flat: FlatExpr) -> AffineExpr:
        """The sum as an expression, its terms by their positions."""
        total: AffineExpr = AffineConstantExpr.get(0)
        for position in sorted(flat.factors):
            if flat.factors[position]:
                total = total + self._term(position) * flat.factors[position]
        return total + flat.constant if flat.constant else total

    def semi_affine_expr(self, flat: FlatExpr) -> AffineExpr:
        """The sum as an expression, terms with products of operands sorted among the others as MLIR does."""
        first_local = self.num_dims + self.num_symbols
        most = max(self.num_dims, self.num_symbols)
        keyed: list[tuple[tuple[int, int], int]] = []
        symbols, dims = 0, -1
        factors = {position: factor for position, factor in flat.factors.items() if factor}
        for position in sorted(factors):
            if self.num_dims <= position < first_local:
                keyed.append(((position - self.num_dims, most + symbols), position))
                symbols += 1
        rest: list[int] = []
        for position in sorted(factors):
            if position < first_local:
                continue
            local = self.locals[position - first_local]
            lhs, rhs = (
                (local.lhs, local.rhs) if isinstance(local, AffineBinaryOpExpr) else (None,) * 2
            )
            if not isinstance(lhs, (AffineDimExpr, AffineSymbolExpr)) or not isinstance(
                rhs, (AffineDimExpr, AffineSymbolExpr, AffineConstantExpr)
            ):
                rest.append(position)
            elif isinstance(lhs, AffineSymbolExpr):
                keyed.append(((lhs.position, most + symbols), position))
                symbols += 1
            elif isinstance(rhs, AffineConstantExpr):
                keyed.append(((lhs.position, dims), position))
                dims -= 1
            else:
                keyed.append(((lhs.position, rhs.position), position))
        for position in sorted(factors):
            if position < self.num_dims:
                keyed.append(((position, dims), position))
                dims -= 1
        total: AffineExpr = AffineConstantExpr.get(0)
        for position in [*[position for _, position in sorted(keyed)], *rest]:
            total = total + self._term(position) * factors[position]
        return total + flat.constant if flat.constant else total


def _sum(one: FlatExpr, other: FlatExpr) -> FlatExpr:
    factors = dict(one.factors)
    for position, factor in other.factors.items():
        factors[position] = factors.get(position, 0) + factor
    return FlatExpr(factors, one.constant + other.constant)


def _times(flat: FlatExpr, number: int) -> FlatExpr:
    factors = {position: factor * number for position, factor in flat.factors.items()}
    return FlatExpr(factors, flat.constant * number)


def simplify_affine_expr(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    """The expression as a sum of few terms; as it is where numbers would not fit into 64 bits."""
    try:
        return _simplified(expr, num_dims, num_symbols)
    except (ValueError, RecursionError):
        return expr


def _simplified(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    pure = expr.is_pure_affine
    if not pure:
        expr = simplify_semi_affine(expr, num_dims, num_symbols)
    flattener = Flattener(num_dims, num_symbols)
    flat = flattener.flatten(expr)
    if flat is None:
        return expr
    made = flattener.expr(flat)
    if expr.is_pure_affine or made is expr:
        return made
    return flattener.semi_affine_expr(flat)


def simplify_affine_map(map: AffineMap) -> AffineMap:
    """The map of the simplified results."""
    results = [simplify_affine_expr(e, map.num_dims, map.num_symbols) for e in map.results]
    return AffineMap.get(map.num_dims, map.num_symbols, results)


# --- quotients by symbols -----------------------------------------------------------------------------------------------


def simplify_semi_affine(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    """Quotients and remainders by what divides are none (MLIR: `simplifySemiAffine`)."""
    known: dict[AffineExpr, AffineExpr] = {}
    for part in expr.walk():
        if not isinstance(part, AffineBinaryOpExpr):
            known[part] = part
        elif _is_without_remainder(part, num_dims, num_symbols):
            known[part] = AffineConstantExpr.get(0)
        else:
            known[part] = _without_division(part, known[part.lhs], known[part.rhs])
    return known[expr]


def _is_without_remainder(expr: AffineBinaryOpExpr, num_dims: int, num_symbols: int) -> bool:
    """Whether it is `(x - x mod y) mod y`, with the terms of `x` in any order."""
    if expr.kind is not AffineExprKind.MOD:
        return False
    terms = [expr.lhs]
    while isinstance(terms[0], AffineBinaryOpExpr) and terms[0].kind is AffineExprKind.ADD:
        terms[:1] = terms[0].lhs, terms[0].rhs
    for term in terms:
        inner = -term
        if (
            isinstance(inner, AffineBinaryOpExpr)
            and inner.kind is AffineExprKind.MOD
            and inner.rhs is expr.rhs
        ):
            rest = expr.lhs - term - inner.lhs
            if simplify_affine_expr(rest, num_dims, num_symbols) is AffineConstantExpr.get(0):
                return True
    return False


def _without_division(expr: AffineBinaryOpExpr, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    if (expr.kind is AffineExprKind.MOD or expr.kind in _QUOTIENTS) and isinstance(
        rhs, AffineSymbolExpr
    ):
        if _is_divisible(expr.lhs, rhs, expr.kind):
            if expr.kind is AffineExprKind.MOD:
                return AffineConstantExpr.get(0)
            quotient = _divided(lhs, rhs, expr.kind)
            if quotient is not None:
                return quotient
    return affine_binary_op_expr(expr.kind, lhs, rhs)


def _is_divisible(expr: AffineExpr, symbol: AffineSymbolExpr, kind: AffineExprKind) -> bool:
    if isinstance(expr, AffineConstantExpr):
        return expr.value == 0
    if not isinstance(expr, AffineBinaryOpExpr):
        return expr is symbol
    if expr.kind is AffineExprKind.ADD:
        return _is_divisible(expr.lhs, symbol, kind) and _is_divisible(expr.rhs, symbol, kind)
    if expr.kind is AffineExprKind.MOD:
        return _is_divisible(expr.lhs, symbol, expr.kind) and _is_divisible(
            expr.rhs, symbol, expr.kind
        )
    if expr.kind is AffineExprKind.MUL:
        return _is_divisible(expr.lhs, symbol, kind) or _is_divisible(expr.rhs, symbol, kind)
    return expr.kind is kind and _is_divisible(expr.lhs, symbol, kind)


def _divided(expr: AffineExpr, symbol: AffineSymbolExpr, kind: AffineExprKind) -> AffineExpr | None:
    if isinstance(expr, AffineConstantExpr):
        return expr if expr.value == 0 else None
    if not isinstance(expr, AffineBinaryOpExpr):
        return AffineConstantExpr.get(1) if expr is symbol else None
    parts: tuple[AffineExpr | None, AffineExpr | None]
    if expr.kind is AffineExprKind.ADD:
        parts = _divided(expr.lhs, symbol, kind), _divided(expr.rhs, symbol, kind)
    elif expr.kind is AffineExprKind.MOD:
        parts = _divided(expr.lhs, symbol, expr.kind), _divided(expr.rhs, symbol, expr.kind)
    elif expr.kind is AffineExprKind.MUL and not _is_divisible(expr.lhs, symbol, kind):
        parts = expr.lhs, _divided(expr.rhs, symbol, kind)
    else:
        parts = _divided(expr.lhs, symbol, expr.kind), expr.rhs
    lhs, rhs = parts
    return None if lhs is None or rhs is None else affine_binary_op_expr(expr.kind, lhs, rhs)


# --- limits -------------------------------------------------------------------------------------------------------------

Limits = Sequence[int | None]


def bound_of_expr(
    expr: AffineExpr,
    num_dims: int,
    num_symbols: int,
    lower: Limits,
    upper: Limits,
    *,
    is_upper: bool,
) -> int | None:
    """The greatest or least value that is known of an expression, given those of its operands.

    MLIR: `getBoundForAffineExpr`.
    """

    def bound(part: AffineExpr, is_upper: bool) -> int | None:
        return bound_of_expr(part, num_dims, num_symbols, lower, upper, is_upper=is_upper)

    if isinstance(expr, AffineBinaryOpExpr) and expr.kind in (*_QUOTIENTS, AffineExprKind.MOD):
        if not isinstance(expr.rhs, AffineConstantExpr) or expr.rhs.value < 1:
            return None
        divisor = expr.rhs.value
        if expr.kind is AffineExprKind.MOD:
            least, most = bound(expr.lhs, False), bound(expr.lhs, True)
            if least is not None and most is not None and least // divisor == most // divisor:
                return (most if is_upper else least) % divisor
            return divisor - 1 if is_upper else 0
        found = bound(expr.lhs, is_upper)
        if found is None:
            return None
        return found // divisor if expr.kind is AffineExprKind.FLOOR_DIV else -(-found // divisor)
    flattener = Flattener(num_dims, num_symbols)
    flat = flattener.flatten(expr)
    if flat is None or flattener.locals:
        return None
    total = flat.constant
    for position, factor in flat.factors.items():
        if factor:
            limit = (upper if is_upper is (factor > 0) else lower)[position]
            if limit is None:
                return None
            total += limit * factor
    return total
