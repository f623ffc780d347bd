"""Folds of `bufferization`."""

from __future__ import annotations

from odsgen.dialects.memref.casts import fold_memref_casts
from odsgen.hooks import Constants, Folded, folds
from odsgen_dialects.bufferization import CloneOp, ToBufferOp, ToTensorOp


@folds(CloneOp)
def fold_clone(op: CloneOp, operands: Constants) -> Folded:
    """CloneOp::fold"""
    return op.results if fold_memref_casts(op) else None


@folds(ToBufferOp)
def fold_to_buffer(op: ToBufferOp, operands: Constants) -> Folded:
    """ToBufferOp::fold"""
    source = op.tensor.defining_op
    if not isinstance(source, ToTensorOp):
        return None
    buffer = source.operands[0]
    return [buffer] if buffer.type is op.buffer.type else None


@folds(ToTensorOp)
def fold_to_tensor(op: ToTensorOp, operands: Constants) -> Folded:
    """ToTensorOp::fold"""
    source = op.buffer.defining_op
    if not isinstance(source, ToBufferOp) or source.next is not op:
        return None
    tensor = source.operands[0]
    return [tensor] if tensor.type is op.result.type else None
