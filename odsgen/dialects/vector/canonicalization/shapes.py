"""Canonicalization of shuffles and casts of shapes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.patterns import patterns_of
from odsgen.dialects.shared.shaped_values import vector_type
from odsgen.dialects.shared.static_shapes import constant_integer
from odsgen.dialects.vector.canonicalization.elements import replace_with_broadcast
from odsgen.dialects.vector.shapes import is_broadcastable, splat_source
from odsgen.runtime.builtin.types import VectorType

if TYPE_CHECKING:
    from odsgen.runtime.rewriting.pattern import RewritePattern
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.vector import ShapeCastOp, ShuffleOp


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
    """Casts the source, or broadcasts it to the shape at once."""
    from odsgen_dialects.vector import BroadcastOp, ShapeCastOp

    broadcast, type = op.source.defining_op, vector_type(op.result)
    if not isinstance(broadcast, BroadcastOp):
        return False
    source = broadcast.source.type
    if isinstance(source, VectorType) and source.num_elements == type.num_elements:
        made = ShapeCastOp.build(type, broadcast.source, location=op.location)
        rewriter.replace_op_with_new(op, made)
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
    """Whether the elements come in the same order in both of the vectors to which one is broadcast.

    MLIR only asks whether it can be broadcast to the second one, and sometimes changes the order.
    """
    if any(source.scalable_dims) or any(one.scalable_dims) or any(other.scalable_dims):
        return False
    return _runs(source.shape, one.shape) == _runs(source.shape, other.shape)


def _runs(source: Sequence[int], shape: Sequence[int]) -> list[tuple[int, int]]:
    """From the inside out: after how many elements a number of dimensions of the source goes on, and their size."""
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
    """A type without its last dimensions of size 1; of these alone, the last one stays."""
    rank = type.rank
    while rank and type.shape[rank - 1] == 1 and not type.scalable_dims[rank - 1]:
        rank -= 1
    kept = slice(rank) if rank else slice(type.rank - 1, type.rank)
    return VectorType.get(type.shape[kept], type.element_type, type.scalable_dims[kept])


def _shape_cast_of_mask(op: ShapeCastOp, rewriter: PatternRewriter) -> bool:
    """Makes the mask without its last dimensions of size 1, where they are set."""
    from odsgen_dialects.vector import ConstantMaskOp, CreateMaskOp

    mask, type = op.source.defining_op, vector_type(op.result)
    source, lead = vector_type(op.source), type.rank
    if source.rank <= lead or _without_unit_dimensions(source) is not type:
        return False
    if isinstance(mask, CreateMaskOp):
        bounds = list(mask.operands)
        if any(constant_integer(bound) != 1 for bound in bounds[lead:]):
            return False
        made = CreateMaskOp.build(type, bounds[:lead], location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True
    if isinstance(mask, ConstantMaskOp):
        sizes = list(mask.mask_dim_sizes)
        if any(size != 1 for size in sizes[lead:]):
            return False
        constant = ConstantMaskOp.build(type, sizes[:lead], location=op.location)
        rewriter.replace_op_with_new(op, constant)
        return True
    return False


def canonicalization_patterns_shape_cast() -> Sequence[RewritePattern]:
    """The patterns of shape_cast."""
    return patterns_of("vector.shape_cast", _shape_cast_of_mask, _shape_cast_of_broadcast)
