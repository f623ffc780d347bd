"""Canonicalization of shuffles, casts of shapes and transpositions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.patterns import patterns_of
from odsgen.dialects.shared.shaped_values import vector_type
from odsgen.dialects.vector.canonicalization.elements import replace_with_broadcast
from odsgen.dialects.vector.shapes import splat_source
from odsgen.runtime.builtin.types import VectorType

if TYPE_CHECKING:
    from odsgen.runtime.rewriting.pattern import RewritePattern
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.vector import ShapeCastOp, ShuffleOp, TransposeOp


def _shuffle_of_splats(op: ShuffleOp, rewriter: PatternRewriter) -> bool:
    """Broadcasts an element that is everywhere."""
    splat = splat_source(op.v1)
    if splat is None or splat_source(op.v2) is not splat:
        return False
    replace_with_broadcast(rewriter, op, splat)
    return True


def _shuffle_that_interleaves(op: ShuffleOp, rewriter: PatternRewriter) -> bool:
    """Interleaves two vectors."""
    from odsgen_dialects.vector import InterleaveOp

    type, source = vector_type(op.vector), vector_type(op.v1)
    if any(type.scalable_dims) or type.rank != 1 or op.v2.type is not source:
        return False
    half = source.num_elements
    if list(op.mask) != [
        place for pair in zip(range(half), range(half, 2 * half), strict=True) for place in pair
    ]:
        return False
    made = InterleaveOp.build(op.v1, op.v2, location=op.location)
    rewriter.replace_op_with_new(op, made)
    return True


def _shuffle_of_elements(op: ShuffleOp, rewriter: PatternRewriter) -> bool:
    """Broadcasts the one element of a vector without dimensions."""
    mask = list(op.mask)
    if vector_type(op.v1).rank > 0 or len(mask) != 1:
        return False
    replace_with_broadcast(rewriter, op, op.v2 if mask[0] else op.v1)
    return True


def canonicalization_patterns_shuffle() -> Sequence[RewritePattern]:
    """The patterns of shuffle."""
    return patterns_of(
        "vector.shuffle", _shuffle_of_splats, _shuffle_that_interleaves, _shuffle_of_elements
    )


def _shape_cast_of_broadcast(op: ShapeCastOp, rewriter: PatternRewriter) -> bool:
    """Broadcasts to the shape at once, or casts the source."""
    from odsgen_dialects.vector import BroadcastOp, ShapeCastOp

    broadcast, type = op.source.defining_op, vector_type(op.result)
    if not isinstance(broadcast, BroadcastOp):
        return False
    source = broadcast.source.type
    shape = source.shape if isinstance(source, VectorType) else ()
    if shape == type.shape[type.rank - len(shape) :]:
        replace_with_broadcast(rewriter, op, broadcast.source)
        return True
    if isinstance(source, VectorType) and source.num_elements == type.num_elements:
        made = ShapeCastOp.build(type, broadcast.source, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True
    return False


def canonicalization_patterns_shape_cast() -> Sequence[RewritePattern]:
    """The patterns of shape_cast."""
    return patterns_of("vector.shape_cast", _shape_cast_of_broadcast)


def _transpose_of_transpose(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """Transposes once."""
    from odsgen_dialects.vector import TransposeOp

    before = op.vector.defining_op
    if not isinstance(before, TransposeOp):
        return False
    inner = list(before.permutation)
    permutation = [inner[place] for place in op.permutation]
    made = TransposeOp.build(op.result.type, before.vector, permutation, location=op.location)
    rewriter.replace_op_with_new(op, made)
    return True


def _transpose_of_splat(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """Broadcasts an element that is everywhere."""
    splat = splat_source(op.vector)
    if splat is None:
        return False
    replace_with_broadcast(rewriter, op, splat)
    return True


def canonicalization_patterns_transpose() -> Sequence[RewritePattern]:
    """The patterns of transpose."""
    return patterns_of("vector.transpose", _transpose_of_transpose, _transpose_of_splat)
