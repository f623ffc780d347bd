"""The text of affine expressions, maps and sets (Dialects/Affine: "Polyhedral Structures")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.affine.expr import (
    INT64_MIN,
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineSymbolExpr,
)

if TYPE_CHECKING:
    from odsgen.runtime.affine.integer_set import IntegerSet
    from odsgen.runtime.affine.map import AffineMap

_ADD = AffineExprKind.ADD
_MUL = AffineExprKind.MUL


def affine_expr_text(
    expr: AffineExpr,
    dim_names: Sequence[str] | None = None,
    symbol_names: Sequence[str] | None = None,
) -> str:
    """The text of an expression, of any depth.

    Operands are ``d0`` and ``s0``, or what is written for them where names are given: the values
    of an operation that is printed with its map inline.
    """
    pieces: list[str] = []
    # What is left to write, the next of it last: text, or an expression and whether a sum or
    # product stands in parentheses there.
    pending: list[str | tuple[AffineExpr, bool]] = [(expr, False)]
    while pending:
        entry = pending.pop()
        if isinstance(entry, str):
            pieces.append(entry)
            continue
        current, tight = entry
        if isinstance(current, AffineDimExpr):
            position = current.position
            pieces.append(f"d{position}" if dim_names is None else dim_names[position])
        elif isinstance(current, AffineSymbolExpr):
            position = current.position
            pieces.append(f"s{position}" if symbol_names is None else symbol_names[position])
        elif isinstance(current, AffineConstantExpr):
            pieces.append(str(current.value))
        elif isinstance(current, AffineBinaryOpExpr):
            if tight:
                pieces.append("(")
                pending.append(")")
            pending += _operation_parts(current)
    return "".join(pieces)


def _operation_parts(expr: AffineBinaryOpExpr) -> tuple[str | tuple[AffineExpr, bool], ...]:
    """The parts of an operation, the last first."""
    lhs, rhs = expr.lhs, expr.rhs
    if expr.kind is not _ADD:
        if expr.kind is _MUL and isinstance(rhs, AffineConstantExpr) and rhs.value == -1:
            return (lhs, True), "-"
        return (rhs, True), f" {expr.kind.value} ", (lhs, True)
    # The addition of something negative is a subtraction.
    if isinstance(rhs, AffineConstantExpr) and rhs.value < 0:
        return f" - {_negated(rhs.value)}", (lhs, False)
    if (
        isinstance(rhs, AffineBinaryOpExpr)
        and rhs.kind is _MUL
        and isinstance(rhs.rhs, AffineConstantExpr)
        and rhs.rhs.value < 0
    ):
        factor, multiplicand = _negated(rhs.rhs.value), rhs.lhs
        if factor == 1:
            return (multiplicand, multiplicand.kind is _ADD), " - ", (lhs, False)
        return f" * {factor}", (multiplicand, True), " - ", (lhs, False)
    return (rhs, False), " + ", (lhs, False)


def _negated(value: int) -> int:
    """The negative in 64 bits, which leaves the least number as it is."""
    return value if value == INT64_MIN else -value


def affine_map_text(map: AffineMap) -> str:
    """The text of a map: ``(d0)[s0] -> (d0 + s0)``."""
    results = ", ".join([affine_expr_text(result) for result in map.results])
    return f"{_operands_text(map.num_dims, map.num_symbols)} -> ({results})"


def integer_set_text(set: IntegerSet) -> str:
    """The text of a set: ``(d0)[s0] : (d0 - s0 >= 0, d0 == 0)``."""
    constraints = ", ".join(
        [
            f"{affine_expr_text(constraint)} {'==' if is_equality else '>='} 0"
            for constraint, is_equality in zip(set.constraints, set.eq_flags, strict=True)
        ]
    )
    return f"{_operands_text(set.num_dims, set.num_symbols)} : ({constraints})"


def _operands_text(num_dims: int, num_symbols: int) -> str:
    dims = ", ".join([f"d{position}" for position in range(num_dims)])
    if not num_symbols:
        return f"({dims})"
    symbols = ", ".join([f"s{position}" for position in range(num_symbols)])
    return f"({dims})[{symbols}]"
