"""Affine expressions, maps and integer sets."""

from odsgen.runtime.affine.expr import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineSymbolExpr,
    affine_binary_op_expr,
)
from odsgen.runtime.affine.integer_set import IntegerSet
from odsgen.runtime.affine.map import AffineMap

__all__ = [
    "AffineBinaryOpExpr",
    "AffineConstantExpr",
    "AffineDimExpr",
    "AffineExpr",
    "AffineExprKind",
    "AffineMap",
    "AffineSymbolExpr",
    "IntegerSet",
    "affine_binary_op_expr",
]
