"""Affine expressions, maps and integer sets."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
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
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.runtime.affine.expr": (
                "AffineBinaryOpExpr",
                "AffineConstantExpr",
                "AffineDimExpr",
                "AffineExpr",
                "AffineExprKind",
                "AffineSymbolExpr",
                "affine_binary_op_expr",
            ),
            "odsgen.runtime.affine.integer_set": ("IntegerSet",),
            "odsgen.runtime.affine.map": ("AffineMap",),
        },
    )

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
