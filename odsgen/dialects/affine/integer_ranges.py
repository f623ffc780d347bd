"""The range of `affine.apply` (MLIR: `inferAffineExpr`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from odsgen.dataflow import IntegerRange, ranges
from odsgen.hooks import infers_ranges
from odsgen.runtime import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineSymbolExpr,
    Value,
)
from odsgen_dialects import affine


@infers_ranges(affine.AffineApplyOp)
def apply(
    op: affine.AffineApplyOp, known: Sequence[IntegerRange | None]
) -> Mapping[Value, IntegerRange | None] | None:
    """The range of the expression."""
    given = [each for each in known if each is not None]
    if len(given) < len(known):
        return None
    map = op.map.value
    dims = map.num_dims
    return {op.results[0]: _range(map.results[0], given[:dims], given[dims:])}


def _range(
    expression: AffineExpr, dims: Sequence[IntegerRange], symbols: Sequence[IntegerRange]
) -> IntegerRange:
    if isinstance(expression, AffineConstantExpr):
        return IntegerRange.constant(expression.value, 64)
    if isinstance(expression, AffineDimExpr):
        return dims[expression.position]
    if isinstance(expression, AffineSymbolExpr):
        return symbols[expression.position]
    assert isinstance(expression, AffineBinaryOpExpr)
    lhs, rhs = (_range(part, dims, symbols) for part in (expression.lhs, expression.rhs))
    match expression.kind:
        case AffineExprKind.ADD:
            return ranges.add(lhs, rhs, nsw=True)
        case AffineExprKind.MUL:
            return ranges.mul(lhs, rhs, nsw=True)
        case AffineExprKind.FLOOR_DIV:
            return ranges.floordivs(lhs, rhs)
        case AffineExprKind.CEIL_DIV:
            return ranges.ceildivs(lhs, rhs)
    # A remainder is never negative.
    if lhs.smin >= 0:
        return ranges.rems(lhs, rhs)
    if rhs.smax <= 0:
        return IntegerRange.everything(64)
    return IntegerRange.from_signed(0, rhs.smax - 1, 64)
