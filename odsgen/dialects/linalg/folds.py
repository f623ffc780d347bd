"""Folds of the dialect `linalg`."""

from __future__ import annotations

from odsgen.dialects.linalg.loops import loop_maps, numbers_of, shape_of
from odsgen.dialects.memref.casts import fold_memref_casts
from odsgen.hooks import Constants, Folded, folds
from odsgen.runtime import (
    AffineDimExpr,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    Operation,
    RankedTensorType,
    TensorType,
    index,
)
from odsgen_dialects.linalg import GenericOp, IndexOp, PackOp, SoftmaxOp, TransposeOp, UnPackOp
from odsgen_dialects.linalg.ops import LinalgOpOfInputsAndOutputs2Op, LinalgOpOfInputsAndOutputsOp


@folds(LinalgOpOfInputsAndOutputsOp, LinalgOpOfInputsAndOutputs2Op, GenericOp, SoftmaxOp)
def fold_linalg_op_of_inputs_and_outputs(op: Operation, operands: Constants) -> Folded:
    """Folds `memref.cast` into the operation."""
    return op.results if fold_memref_casts(op) else None


@folds(TransposeOp)
def fold_transpose(op: TransposeOp, operands: Constants) -> Folded:
    """TransposeOp::fold"""
    if not isinstance(op.operands[0].type, TensorType) or not op.results:
        return None
    permutation = numbers_of(op, "permutation")
    same = op.operands[0].type is op.results[0].type
    return [op.operands[0]] if same and permutation == sorted(permutation) else None


@folds(IndexOp)
def fold_index(op: IndexOp, operands: Constants) -> Folded:
    """IndexOp::fold"""
    structured = op.parent_op
    if structured is None or "LinalgOp" not in structured.INTERFACES:
        return None
    loop = int(op.dim_attr.value)
    for operand, map in zip(structured.operands, loop_maps(structured), strict=True):
        for size, expr in zip(shape_of(operand.type), map.results, strict=True):
            if isinstance(expr, AffineDimExpr) and expr.position == loop:
                return [IntegerAttr.get(0, index)] if size == 1 else None
    return None


@folds(PackOp, UnPackOp)
def fold_splat(op: PackOp | UnPackOp, operands: Constants) -> Folded:
    """PackOp::fold, UnPackOp::fold: a splat stays one, unless something else pads it."""
    source, type = operands[0], op.dest.type
    if not isinstance(source, DenseIntOrFPElementsAttr) or not source.is_splat:
        return None
    if not isinstance(type, RankedTensorType) or not type.has_static_shape:
        return None
    if isinstance(op, PackOp) and op.padding_value is not None:
        padding = operands[2]
        if not isinstance(padding, (IntegerAttr, FloatAttr)):
            return None
        bits = padding.bits if isinstance(padding, FloatAttr) else padding.unsigned_value
        if bits != source.number_bits()[0]:
            return None
    return [DenseIntOrFPElementsAttr.from_raw(type, source.raw_data)]
