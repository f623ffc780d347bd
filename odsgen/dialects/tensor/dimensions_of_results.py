"""Sizes of results, computed of the operands of the operations that give them (MLIR: ResolveShapedTypeResultDims)."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import constant_integer, index_constant, patterns_of
from odsgen.dialects.tensor.reshaping import collapsed_sizes, expanded_sizes
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    IntegerAttr,
    OpResult,
    ShapedType,
    Value,
    as_interface,
)
from odsgen.runtime.interfaces import ReifyRankedShapedTypeOpInterface


def _size(value: OpResult, number: int, rewriter: PatternRewriter) -> object:
    """The size as its operation computes it; None if it does not say."""
    from odsgen_dialects import tensor

    made = value.defining_op
    if isinstance(made, tensor.ExpandShapeOp):
        return expanded_sizes(made)[number]
    if isinstance(made, tensor.CollapseShapeOp):
        return collapsed_sizes(made, rewriter)[number]
    reifying = as_interface(made, ReifyRankedShapedTypeOpInterface)
    if reifying is None:
        return None
    return reifying.reify_result_shapes(rewriter)[value.index][number]


def _dimension_of_result(op: Any, rewriter: PatternRewriter) -> bool:
    value = op.source
    number = constant_integer(op.index)
    if not isinstance(value, OpResult) or number is None:
        return False
    if not isinstance(value.type, ShapedType) or not 0 <= number < len(value.type.shape):
        return False
    size = _size(value, number, rewriter)
    if isinstance(size, (IntegerAttr, int)):
        size = index_constant(rewriter, int(getattr(size, "value", size)), op.location)
    if not isinstance(size, Value):
        return False
    rewriter.replace_op(op, [size])
    return True


DIMENSIONS_OF_RESULTS = (
    *patterns_of("memref.dim", _dimension_of_result),
    *patterns_of("tensor.dim", _dimension_of_result),
)
