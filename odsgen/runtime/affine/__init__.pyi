from odsgen.runtime.affine.expr import (
    AffineBinaryOpExpr as AffineBinaryOpExpr,
    AffineConstantExpr as AffineConstantExpr,
    AffineDimExpr as AffineDimExpr,
    AffineExpr as AffineExpr,
    AffineExprKind as AffineExprKind,
    AffineSymbolExpr as AffineSymbolExpr,
    affine_binary_op_expr as affine_binary_op_expr,
)
from odsgen.runtime.affine.integer_set import (
    IntegerSet as IntegerSet,
)
from odsgen.runtime.affine.map import (
    AffineMap as AffineMap,
)
