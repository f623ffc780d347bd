"""Windows with a dimension of size one lose it (MLIR: `DownscaleSizeOneWindowed2DConvolution`)."""

from __future__ import annotations

from typing import Any, NamedTuple

from odsgen.dialects.linalg import building
from odsgen.dialects.linalg.effects import has_pure_tensor_semantics
from odsgen.dialects.linalg.loops import DILATIONS, STRIDES, shape_of, window_factors
from odsgen.dialects.tensor.rank_reduction import put_back, without_dimensions
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import DenseIntOrFPElementsAttr, Operation, VectorType, i64
from odsgen_dialects import linalg


class _Smaller(NamedTuple):
    """The operation with a window of one dimension, and where a wider one has height and width."""

    build: Any
    #: The first of the two dimensions in the window and in the result.
    window: int
    result: int


_SMALLER: dict[type[Operation], _Smaller] = {
    wide: _Smaller(building.structured(small), window, result)
    for wide, small, window, result in (
        (linalg.Conv2DOp, linalg.Conv1DOp, 0, 0),
        (linalg.Conv2DNhwcHwcfOp, linalg.Conv1DNwcWcfOp, 0, 1),
        (linalg.Conv2DNchwFchwOp, linalg.Conv1DNcwFcwOp, 2, 2),
        (linalg.DepthwiseConv2DNhwcHwcOp, linalg.DepthwiseConv1DNwcWcOp, 0, 1),
        (linalg.PoolingNhwcSumOp, linalg.PoolingNwcSumOp, 0, 1),
        (linalg.PoolingNchwSumOp, linalg.PoolingNcwSumOp, 0, 2),
        (linalg.PoolingNhwcMaxOp, linalg.PoolingNwcMaxOp, 0, 1),
        (linalg.PoolingNhwcMaxUnsignedOp, linalg.PoolingNwcMaxUnsignedOp, 0, 1),
        (linalg.PoolingNhwcMinOp, linalg.PoolingNwcMinOp, 0, 1),
        (linalg.PoolingNhwcMinUnsignedOp, linalg.PoolingNwcMinUnsignedOp, 0, 1),
        (linalg.PoolingNchwMaxOp, linalg.PoolingNcwMaxOp, 0, 2),
    )
}


def with_smaller_window(rewriter: PatternRewriter, op: Operation) -> Operation | None:
    """Puts an operation with a window of one dimension in place of one with two; None if both are needed."""
    smaller = _SMALLER.get(type(op))
    if smaller is None or not has_pure_tensor_semantics(op):
        return None
    image, window, init = op.operands
    shapes = shape_of(window.type), shape_of(init.type)
    for dropped in (0, 1):
        if shapes[0][smaller.window + dropped] == shapes[1][smaller.result + dropped] == 1:
            break
    else:
        return None
    rewriter.set_insertion_point_before(op)
    places = smaller.result + dropped, smaller.window + dropped, smaller.result + dropped
    inputs = [
        without_dimensions(rewriter, value, {place}, op.location)
        for value, place in zip((image, window, init), places, strict=True)
    ]
    factors = {}
    for name in (STRIDES, DILATIONS) if STRIDES in op.PROPERTY_NAMES else ():
        kept = window_factors(op, name, 2)[1 - dropped]
        factors[name] = DenseIntOrFPElementsAttr.get(VectorType.get([1], i64), [kept])
    made: Operation = smaller.build(inputs[:2], inputs[2:], location=op.location, **factors)
    rewriter.insert(made)
    rewriter.replace_op(op, [put_back(rewriter, made.results[0], init, op.location)])
    return made
