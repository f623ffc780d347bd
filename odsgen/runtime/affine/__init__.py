"""Affine expressions, maps and integer sets."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.runtime.affine.expr": (
            "AffineBinaryOpExpr AffineConstantExpr AffineDimExpr AffineExpr AffineExprKind "
            "AffineSymbolExpr affine_binary_op_expr"
        ),
        "odsgen.runtime.affine.integer_set": "IntegerSet",
        "odsgen.runtime.affine.map": "AffineMap",
    },
)
