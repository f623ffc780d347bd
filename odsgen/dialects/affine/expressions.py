"""Affine expressions and maps as operations of `arith`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.index_constants import index_constant
from odsgen.runtime import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineSymbolExpr,
)
from odsgen_dialects import arith

if TYPE_CHECKING:
    from odsgen.runtime import AffineMap, Builder, Location, Operation, Value

_NO_WRAP = arith.IntegerOverflowFlags.nsw


class ExpansionError(ValueError):
    """The expression cannot be expanded."""


class ExpressionBuilder:
    """Expands affine expressions into `arith`; as in MLIR, common subexpressions are not shared."""

    __slots__ = ("builder", "location", "dims", "symbols")

    def __init__(
        self, builder: Builder, location: Location, dims: Sequence[Value], symbols: Sequence[Value]
    ) -> None:
        self.builder = builder
        self.location = location
        self.dims = dims
        self.symbols = symbols

    def build(self, expr: AffineExpr) -> Value:
        """Expands an expression; raises ExpansionError for a divisor that is not positive."""
        # Iterative post-order: expressions may be deep.
        values: list[Value] = []
        pending: list[tuple[AffineExpr, bool]] = [(expr, False)]
        while pending:
            current, is_ready = pending.pop()
            if not isinstance(current, AffineBinaryOpExpr):
                values.append(self._leaf(current))
            elif is_ready:
                right = values.pop()
                left = values.pop()
                values.append(self._binary(current.kind, left, right))
            else:
                self._check_divisor(current)
                pending += ((current, True), (current.rhs, False), (current.lhs, False))
        return values.pop()

    def _leaf(self, expr: AffineExpr) -> Value:
        if isinstance(expr, AffineDimExpr):
            return self.dims[expr.position]
        if isinstance(expr, AffineSymbolExpr):
            return self.symbols[expr.position]
        assert isinstance(expr, AffineConstantExpr)
        return self._constant(expr.value)

    def _check_divisor(self, expr: AffineBinaryOpExpr) -> None:
        names = {
            AffineExprKind.MOD: "modulo",
            AffineExprKind.FLOOR_DIV: "division",
            AffineExprKind.CEIL_DIV: "division",
        }
        divisor = expr.rhs
        name = names.get(expr.kind)
        if name and isinstance(divisor, AffineConstantExpr) and divisor.value <= 0:
            raise ExpansionError(f"{name} by non-positive value is not supported")

    def _binary(self, kind: AffineExprKind, left: Value, right: Value) -> Value:
        match kind:
            case AffineExprKind.ADD:
                return self._add(left, right)
            case AffineExprKind.MUL:
                return self._insert(
                    arith.MulIOp.build(left, right, overflow_flags=_NO_WRAP, location=self.location)
                )
            case AffineExprKind.MOD:
                return self._modulo(left, right)
            case AffineExprKind.FLOOR_DIV:
                return self._floor_division(left, right)
            case _:
                return self._ceiling_division(left, right)

    def _modulo(self, left: Value, right: Value) -> Value:
        """`mod`, whose result is not negative, from `remsi`; the divisor is positive."""
        remainder = self._insert(arith.RemSIOp.build(left, right, location=self.location))
        zero = self._constant(0)
        is_negative = self._compare(arith.CmpIPredicate.slt, remainder, zero)
        corrected = self._add(remainder, right)
        return self._select(is_negative, corrected, remainder)

    def _floor_division(self, left: Value, right: Value) -> Value:
        """`floordiv` from `divsi`: -1 - (-1 - a) / b for negative a."""
        zero, minus_one = self._constant(0), self._constant(-1)
        is_negative = self._compare(arith.CmpIPredicate.slt, left, zero)
        flipped = self._subtract(minus_one, left)
        quotient = self._divide(self._select(is_negative, flipped, left), right)
        flipped_back = self._subtract(minus_one, quotient)
        return self._select(is_negative, flipped_back, quotient)

    def _ceiling_division(self, left: Value, right: Value) -> Value:
        """`ceildiv` from `divsi`: -(-a / b) for a <= 0, (a - 1) / b + 1 for others."""
        zero, one = self._constant(0), self._constant(1)
        is_not_positive = self._compare(arith.CmpIPredicate.sle, left, zero)
        negated = self._subtract(zero, left)
        decremented = self._subtract(left, one)
        quotient = self._divide(self._select(is_not_positive, negated, decremented), right)
        negated_back = self._subtract(zero, quotient)
        incremented = self._add(quotient, one)
        return self._select(is_not_positive, negated_back, incremented)

    # --- entry points ---------------------------------------------------------------------------------------------------

    def _insert(self, op: Operation) -> Value:
        return self.builder.insert(op).results[0]

    def _constant(self, value: int) -> Value:
        return index_constant(self.builder, value, self.location)

    def _add(self, left: Value, right: Value) -> Value:
        return self._insert(arith.AddIOp.build(left, right, location=self.location))

    def _subtract(self, left: Value, right: Value) -> Value:
        return self._insert(arith.SubIOp.build(left, right, location=self.location))

    def _divide(self, left: Value, right: Value) -> Value:
        return self._insert(arith.DivSIOp.build(left, right, location=self.location))

    def _compare(self, predicate: arith.CmpIPredicate, left: Value, right: Value) -> Value:
        return self._insert(arith.CmpIOp.build(predicate, left, right, location=self.location))

    def _select(self, condition: Value, left: Value, right: Value) -> Value:
        return self._insert(arith.SelectOp.build(condition, left, right, location=self.location))


def expand_expr(
    builder: Builder,
    location: Location,
    expr: AffineExpr,
    dims: Sequence[Value],
    symbols: Sequence[Value],
) -> Value:
    """Expands an affine expression; raises ExpansionError for a divisor that is not positive."""
    return ExpressionBuilder(builder, location, dims, symbols).build(expr)


def expand_map(
    builder: Builder, location: Location, map: AffineMap, operands: Sequence[Value]
) -> list[Value]:
    """Expands the results of an affine map; raises ExpansionError."""
    if len(operands) != map.num_inputs:
        raise ExpansionError(
            f"the map takes {map.num_inputs} operands, but there are {len(operands)}"
        )
    dims, symbols = operands[: map.num_dims], operands[map.num_dims :]
    expressions = ExpressionBuilder(builder, location, dims, symbols)
    return [expressions.build(expr) for expr in map.results]


def expand_max(
    builder: Builder, location: Location, map: AffineMap, operands: Sequence[Value]
) -> Value:
    """The maximum of the results of an affine map."""
    return _reduce(builder, location, arith.MaxSIOp.build, map, operands)


def expand_min(
    builder: Builder, location: Location, map: AffineMap, operands: Sequence[Value]
) -> Value:
    """The minimum of the results of an affine map."""
    return _reduce(builder, location, arith.MinSIOp.build, map, operands)


def _reduce(
    builder: Builder,
    location: Location,
    build: Callable[..., Operation],
    map: AffineMap,
    operands: Sequence[Value],
) -> Value:
    first, *others = expand_map(builder, location, map, operands)
    for value in others:
        first = builder.insert(build(first, value, location=location)).results[0]
    return first
