"""Canonicalization of transposes."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import row_major, vector_type
from odsgen.dialects.vector.canonicalization.elements import replace_with_broadcast
from odsgen.dialects.vector.element_folds import positions_of
from odsgen.dialects.vector.shapes import is_broadcastable, keeps_order, splat_source
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import VectorType
from odsgen_dialects.vector import (
    BroadcastOp,
    ConstantMaskOp,
    CreateMaskOp,
    FromElementsOp,
    ShapeCastOp,
    TransposeOp,
)


@pattern(TransposeOp)
def _of_mask(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """Makes the mask with permuted bounds."""
    mask, type = op.vector.defining_op, op.result.type
    if isinstance(mask, CreateMaskOp):
        bounds = [mask.operands[place] for place in op.permutation]
        rewriter.replace_op_with_new(op, CreateMaskOp.build(type, bounds))
        return True
    if isinstance(mask, ConstantMaskOp):
        sizes = [mask.mask_dim_sizes[place] for place in op.permutation]
        rewriter.replace_op_with_new(op, ConstantMaskOp.build(type, sizes))
        return True
    return False


@pattern(TransposeOp)
def _of_shape_cast(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """Merges an order-preserving transpose into the shape cast."""
    cast = op.vector.defining_op
    if not isinstance(cast, ShapeCastOp) or not keeps_order(op):
        return False
    rewriter.replace_op_with_new(op, ShapeCastOp.build(op.result.type, cast.source))
    return True


@pattern(TransposeOp)
def _of_transpose(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """Merges two transposes."""
    before = op.vector.defining_op
    if not isinstance(before, TransposeOp):
        return False
    inner = list(before.permutation)
    permutation = [inner[place] for place in op.permutation]
    rewriter.replace_op_with_new(op, TransposeOp.build(op.result.type, before.vector, permutation))
    return True


@pattern(TransposeOp)
def _of_splat(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """Replaces a transpose of a splat by a broadcast."""
    splat = splat_source(op.vector)
    if splat is None:
        return False
    replace_with_broadcast(rewriter, op, splat)
    return True


@pattern(TransposeOp)
def _of_elements(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """Makes a vector of the permuted elements."""
    made_of, type = op.vector.defining_op, vector_type(op.result)
    if not isinstance(made_of, FromElementsOp):
        return False
    shape, elements = vector_type(op.vector).shape, list(made_of.elements)
    ordered = []
    for place in positions_of(type.shape):
        before = [0] * len(shape)
        for number, dimension in zip(place, op.permutation, strict=True):
            before[dimension] = number
        ordered.append(elements[row_major(before, shape)])
    rewriter.replace_op_with_new(op, FromElementsOp.build(type, ordered))
    return True


@pattern(TransposeOp)
def _of_broadcast(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """Broadcasts to the transposed type if only equal elements change places."""
    broadcast, type = op.vector.defining_op, vector_type(op.result)
    if not isinstance(broadcast, BroadcastOp):
        return False
    source = broadcast.source.type
    if isinstance(source, VectorType) and source.num_elements != 1:
        if not _stays_in_groups(list(op.permutation), source.shape):
            return False
    if not is_broadcastable(source, type):
        return False
    replace_with_broadcast(rewriter, op, broadcast.source)
    return True


def _stays_in_groups(permutation: Sequence[int], source: Sequence[int]) -> bool:
    """Whether dimensions stay in their groups: broadcast ones, runs of size 1, others alone."""
    lead, low = len(permutation) - len(source), 0
    for number, size in enumerate(source):
        if size == 1 and (number == 0 or source[number - 1] == 1):
            continue
        high = number + lead
        if any(not low <= place < high for place in permutation[low:high]):
            return False
        low = high
    return True
