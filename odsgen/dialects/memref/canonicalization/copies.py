"""Canonicalization of copies, and of `dim` of a reshape."""

from __future__ import annotations

from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import DominanceInfo, MemRefType, Value, index
from odsgen_dialects.memref import CopyOp, DimOp, LoadOp, ReshapeOp


@pattern(CopyOp)
def _copy_of_nothing(op: CopyOp, rewriter: PatternRewriter) -> bool:
    """Erases a copy without elements."""
    if not any(_is_empty(value) for value in (op.source, op.target)):
        return False
    rewriter.erase_op(op)
    return True


def _is_empty(value: Value) -> bool:
    return isinstance(value.type, MemRefType) and 0 in value.type.shape


@pattern(CopyOp)
def _copy_of_itself(op: CopyOp, rewriter: PatternRewriter) -> bool:
    """Erases a copy of a memref to itself."""
    if op.source is not op.target:
        return False
    rewriter.erase_op(op)
    return True


@pattern(DimOp)
def _dim_of_reshape(op: DimOp, rewriter: PatternRewriter) -> bool:
    """Loads the size from the shape operand right after the reshape, before it may change."""
    from odsgen_dialects.arith import IndexCastOp

    reshape = op.source.defining_op
    if not isinstance(reshape, ReshapeOp):
        return False
    if not DominanceInfo().value_dominates(op.index, reshape):
        return False
    rewriter.set_insertion_point_after(reshape)
    load = LoadOp.build(reshape.shape, [op.index], location=op.location)
    size: Value = rewriter.insert(load).result
    if size.type is not index:
        size = rewriter.insert(IndexCastOp.build(index, size, location=op.location)).out
    rewriter.replace_op(op, [size])
    return True
