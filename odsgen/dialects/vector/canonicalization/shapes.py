"""Canonicalization of shuffles and shape casts."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import constant_integer, patterns_of, vector_type
from odsgen.dialects.vector.canonicalization.elements import replace_with_broadcast
from odsgen.dialects.vector.shapes import is_broadcastable, splat_source
from odsgen.hooks import canonicalization_patterns, pattern
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import VectorType
from odsgen_dialects import vector


@pattern(vector.ShuffleOp)
def _shuffle_of_splats(op: vector.ShuffleOp, rewriter: PatternRewriter) -> bool:
    """Replaces a shuffle of one splat by a broadcast."""
    splat = splat_source(op.v1)
    if splat is None or splat_source(op.v2) is not splat:
        return False
    replace_with_broadcast(rewriter, op, splat)
    return True


@pattern(vector.ShuffleOp)
def _shuffle_that_interleaves(op: vector.ShuffleOp, rewriter: PatternRewriter) -> bool:
    """Replaces an interleaving shuffle by `vector.interleave`."""
    type, source = vector_type(op.vector), vector_type(op.v1)
    if any(type.scalable_dims) or type.rank != 1 or op.v2.type is not source:
        return False
    half = source.num_elements
    if list(op.mask) != [
        place for pair in zip(range(half), range(half, 2 * half), strict=True) for place in pair
    ]:
        return False
    rewriter.replace_op_with_new(op, vector.InterleaveOp.build(op.v1, op.v2))
    return True


@pattern(vector.ShuffleOp)
def _shuffle_of_elements(op: vector.ShuffleOp, rewriter: PatternRewriter) -> bool:
    """Replaces a shuffle that takes one element of 0-D vectors by a broadcast."""
    mask = list(op.mask)
    if vector_type(op.v1).rank > 0 or len(mask) != 1:
        return False
    replace_with_broadcast(rewriter, op, op.v2 if mask[0] else op.v1)
    return True


def _shape_cast_of_broadcast(op: vector.ShapeCastOp, rewriter: PatternRewriter) -> bool:
    """Casts or broadcasts the source directly."""
    broadcast, type = op.source.defining_op, vector_type(op.result)
    if not isinstance(broadcast, vector.BroadcastOp):
        return False
    source = broadcast.source.type
    if isinstance(source, VectorType) and source.num_elements == type.num_elements:
        rewriter.replace_op_with_new(op, vector.ShapeCastOp.build(type, broadcast.source))
        return True
    if is_broadcastable(source, type) and (
        not isinstance(source, VectorType)
        or source.shape == type.shape[type.rank - source.rank :]
        or _is_broadcast_alike(source, vector_type(op.source), type)
    ):
        replace_with_broadcast(rewriter, op, broadcast.source)
        return True
    return False


def _is_broadcast_alike(source: VectorType, one: VectorType, other: VectorType) -> bool:
    """Whether both broadcasts of the source have their elements in the same order.

    MLIR only asks whether the source can be broadcast to `other`, and sometimes changes the order.
    """
    if any(source.scalable_dims) or any(one.scalable_dims) or any(other.scalable_dims):
        return False
    return _runs(source.shape, one.shape) == _runs(source.shape, other.shape)


def _runs(source: Sequence[int], shape: Sequence[int]) -> list[tuple[int, int]]:
    """Strides and sizes of the source's dimensions in the broadcast shape, innermost first."""
    runs: list[tuple[int, int]] = []
    stride = 1
    for size, wide in zip(reversed(source), reversed(shape), strict=False):
        if size != 1:
            if runs and runs[-1][0] * runs[-1][1] == stride:
                start, inner = runs.pop()
                runs.append((start, inner * size))
            else:
                runs.append((stride, size))
        stride *= wide
    return runs


def _without_unit_dimensions(type: VectorType) -> VectorType:
    """The type without its trailing unit dimensions; at least one dimension stays."""
    rank = type.rank
    while rank and type.shape[rank - 1] == 1 and not type.scalable_dims[rank - 1]:
        rank -= 1
    kept = slice(rank) if rank else slice(type.rank - 1, type.rank)
    return VectorType.get(type.shape[kept], type.element_type, type.scalable_dims[kept])


def _shape_cast_of_mask(op: vector.ShapeCastOp, rewriter: PatternRewriter) -> bool:
    """Makes the mask without its trailing unit dimensions, where these are set."""
    mask, type = op.source.defining_op, vector_type(op.result)
    source, lead = vector_type(op.source), type.rank
    if source.rank <= lead or _without_unit_dimensions(source) is not type:
        return False
    if isinstance(mask, vector.CreateMaskOp):
        bounds = list(mask.operands)
        if any(constant_integer(bound) != 1 for bound in bounds[lead:]):
            return False
        rewriter.replace_op_with_new(op, vector.CreateMaskOp.build(type, bounds[:lead]))
        return True
    if isinstance(mask, vector.ConstantMaskOp):
        sizes = list(mask.mask_dim_sizes)
        if any(size != 1 for size in sizes[lead:]):
            return False
        rewriter.replace_op_with_new(op, vector.ConstantMaskOp.build(type, sizes[:lead]))
        return True
    return False


@canonicalization_patterns(vector.ShapeCastOp)
def canonicalization_patterns_shape_cast() -> Sequence[RewritePattern]:
    """ShapeCastOp::getCanonicalizationPatterns"""
    return patterns_of("vector.shape_cast", _shape_cast_of_mask, _shape_cast_of_broadcast)
