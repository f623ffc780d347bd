from odsgen.runtime.affine.expr import (
    AffineBinaryOpExpr as AffineBinaryOpExpr,
)
from odsgen.runtime.affine.expr import (
    AffineConstantExpr as AffineConstantExpr,
)
from odsgen.runtime.affine.expr import (
    AffineDimExpr as AffineDimExpr,
)
from odsgen.runtime.affine.expr import (
    AffineExpr as AffineExpr,
)
from odsgen.runtime.affine.expr import (
    AffineExprKind as AffineExprKind,
)
from odsgen.runtime.affine.expr import (
    AffineSymbolExpr as AffineSymbolExpr,
)
from odsgen.runtime.affine.expr import (
    affine_binary_op_expr as affine_binary_op_expr,
)
from odsgen.runtime.affine.integer_set import (
    IntegerSet as IntegerSet,
)
from odsgen.runtime.affine.map import (
    AffineMap as AffineMap,
)
