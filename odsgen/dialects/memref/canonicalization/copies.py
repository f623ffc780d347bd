"""Canonicalization of copies, and of `dim` of a reshape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import patterns_of
from odsgen.hooks import canonicalization_patterns
from odsgen.runtime import DominanceInfo, MemRefType, Value, index
from odsgen_dialects.memref import CopyOp, DimOp

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter, RewritePattern


def _copy_of_nothing(op: CopyOp, rewriter: PatternRewriter) -> bool:
    """Erases a copy without elements."""
    if not any(_is_empty(value) for value in (op.source, op.target)):
        return False
    rewriter.erase_op(op)
    return True


def _is_empty(value: Value) -> bool:
    return isinstance(value.type, MemRefType) and 0 in value.type.shape


def _copy_of_itself(op: CopyOp, rewriter: PatternRewriter) -> bool:
    """Erases a copy of a memref to itself."""
    if op.source is not op.target:
        return False
    rewriter.erase_op(op)
    return True


@canonicalization_patterns(CopyOp)
def canonicalization_patterns_copy() -> Sequence[RewritePattern]:
    """CopyOp::getCanonicalizationPatterns"""
    return patterns_of("memref.copy", _copy_of_nothing, _copy_of_itself)


def _dim_of_reshape(op: DimOp, rewriter: PatternRewriter) -> bool:
    """Loads the size from the shape operand right after the reshape, before it may change."""
    from odsgen_dialects.arith import IndexCastOp
    from odsgen_dialects.memref import LoadOp, ReshapeOp

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


@canonicalization_patterns(DimOp)
def canonicalization_patterns_dim() -> Sequence[RewritePattern]:
    """DimOp::getCanonicalizationPatterns"""
    return patterns_of("memref.dim", _dim_of_reshape)
