"""Canonicalization of `extract_slice`, `insert_slice` and `parallel_insert_slice`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import (
    MixedSlice,
    are_compatible_shapes,
    as_shape,
    is_index_constant,
    known_integer,
    mixed_slice,
    patterns_of,
    ranked_tensor,
)
from odsgen.dialects.tensor.canonicalization.casts import cast_to, extract_slice
from odsgen.dialects.tensor.cast_information import preserves_static_information, source_of_cast
from odsgen.hooks import canonicalization_patterns, pattern
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import DYNAMIC, Operation, RankedTensorType, Value
from odsgen_dialects.tensor import ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp

InsertOp = InsertSliceOp | ParallelInsertSliceOp

# --- extract_slice ------------------------------------------------------------------------------------------------------


@pattern(ExtractSliceOp)
def _extract_slice_of_constants(op: ExtractSliceOp, rewriter: PatternRewriter) -> bool:
    """Folds constants into the static offsets, sizes and strides."""
    source = op.source.type
    assert isinstance(source, RankedTensorType)
    slice = mixed_slice(op)
    if not slice.fold_constants(zero_strides=True) or not slice.is_in_bounds(source.shape):
        return False
    type = _canonical_type(source, slice.sizes, ranked_tensor(op.result).rank)
    made = rewriter.insert(extract_slice(type, op.source, slice, op.location))
    rewriter.replace_op(op, [cast_to(rewriter, made.results[0], op.result.type, op)])
    return True


@pattern(ExtractSliceOp)
def _extract_slice_of_cast(op: ExtractSliceOp, rewriter: PatternRewriter) -> bool:
    """`extract_slice(cast x)` slices x."""
    if any(map(is_index_constant, op.operands)):
        return False
    source = source_of_cast(op.source)
    slice = mixed_slice(op)
    if source is None or not slice.is_in_bounds(ranked_tensor(source).shape):
        return False
    made = extract_slice(op.result.type, source, slice, op.location)
    rewriter.replace_op_with_new(op, made)
    return True


# --- insert_slice and parallel_insert_slice -----------------------------------------------------------------------------


def _insert(op: InsertOp, source: Value, dest: Value, slice: MixedSlice) -> Operation:
    """Builds an insertion of the same kind."""
    return type(op).build(source, dest, *slice.build_arguments(), location=op.location)


def _replace(op: InsertOp, made: Operation, rewriter: PatternRewriter) -> None:
    rewriter.insert(made)
    rewriter.replace_op(op, made.results)


def _cast_source(op: InsertOp, type: RankedTensorType, rewriter: PatternRewriter) -> Value:
    """Casts the source; for a parallel insertion before the `in_parallel` terminator."""
    if not isinstance(op, ParallelInsertSliceOp):
        return cast_to(rewriter, op.source, type, op)
    parent = op.parent_op
    assert parent is not None
    with rewriter.insertion_guard():
        rewriter.set_insertion_point_before(parent)
        return cast_to(rewriter, op.source, type, op)


def _canonical_type(dest: RankedTensorType, sizes: Sequence[Any], rank: int) -> RankedTensorType:
    """The canonical rank-reduced type, which drops the first unit dimensions."""
    shape = list(as_shape(sizes))
    surplus = len(shape) - rank
    kept: list[int] = []
    for size in shape:
        if surplus > 0 and size == 1:
            surplus -= 1
        else:
            kept.append(size)
    return RankedTensorType.get(kept, dest.element_type, dest.encoding)


def _insert_slice_of_constants(op: InsertOp, rewriter: PatternRewriter) -> bool:
    """Folds constants into the static offsets, sizes and strides."""
    source, dest = op.source.type, op.dest.type
    assert isinstance(source, RankedTensorType) and isinstance(dest, RankedTensorType)
    slice = mixed_slice(op)
    if not slice.fold_constants() or not slice.is_in_bounds(dest.shape):
        return False
    type = _canonical_type(dest, slice.sizes, source.rank)
    inserted = op.source if type is source else _cast_source(op, type, rewriter)
    _replace(op, _insert(op, inserted, op.dest, slice), rewriter)
    return True


def _dropped(sizes: Sequence[int], shape: Sequence[int]) -> set[int] | None:
    """The unit dimensions that a possibly less static shape drops."""
    dropped: set[int] = set()
    position = 0
    for number, size in enumerate(sizes):
        if position < len(shape):
            other = shape[position]
            if size == other or (size != 1 and DYNAMIC in (size, other)):
                position += 1
                continue
        dropped.add(number)
        if size != 1:
            return None
    return dropped if position == len(shape) else None


def _insert_slice_of_cast(op: InsertOp, rewriter: PatternRewriter) -> bool:
    """Folds casts of source and destination."""
    if any(map(is_index_constant, op.operands)):
        return False
    source, dest = source_of_cast(op.source), source_of_cast(op.dest)
    if source is None and dest is None:
        return False
    source, dest = source or op.source, dest or op.dest
    type, into = source.type, dest.type
    assert isinstance(type, RankedTensorType) and isinstance(into, RankedTensorType)
    slice = mixed_slice(op)
    dropped = _dropped(as_shape(slice.sizes), type.shape)
    if dropped is None:
        return False
    position = 0
    for number in range(len(slice.sizes)):
        # As in MLIR, a dynamic size does not advance the position.
        if number not in dropped and type.shape[position] != DYNAMIC:
            slice.sizes[number] = type.shape[position]
            position += 1
    reduced = _dropped_exactly(as_shape(slice.sizes), type.shape)
    if not reduced or type.element_type is not into.element_type:
        return False
    if not slice.is_in_bounds(into.shape):
        return False
    made = rewriter.insert(_insert(op, source, dest, slice))
    rewriter.replace_op(
        op, [cast_to(rewriter, result, op.dest.type, op) for result in made.results]
    )
    return True


def _dropped_exactly(sizes: Sequence[int], shape: Sequence[int]) -> bool:
    position = 0
    for size in sizes:
        if position < len(shape) and size == shape[position]:
            position += 1
        elif size != 1:
            return False
    return position == len(shape)


def _insert_slice_of_known_sizes(op: InsertOp, rewriter: PatternRewriter) -> bool:
    """Casts the source to the static sizes of the slice."""
    source, dest = op.source.type, op.dest.type
    assert isinstance(source, RankedTensorType) and isinstance(dest, RankedTensorType)
    if source.rank != dest.rank:
        return False
    slice = mixed_slice(op)
    shape = list(source.shape)
    for number in range(len(shape)):
        size = known_integer(slice.sizes[number])
        if size is not None:
            if size < 0:
                return False
            shape[number] = size
    type = RankedTensorType.get(shape, source.element_type, source.encoding)
    if (
        type is source
        or not preserves_static_information(source, type)
        or not are_compatible_shapes(source.shape, type.shape)
    ):
        return False
    inserted = _cast_source(op, type, rewriter)
    _replace(op, _insert(op, inserted, op.dest, slice), rewriter)
    return True


@canonicalization_patterns(InsertSliceOp)
def canonicalization_patterns_insert_slice() -> Sequence[RewritePattern]:
    """InsertSliceOp::getCanonicalizationPatterns"""
    return _insertion_patterns("tensor.insert_slice")


@canonicalization_patterns(ParallelInsertSliceOp)
def canonicalization_patterns_parallel_insert_slice() -> Sequence[RewritePattern]:
    """ParallelInsertSliceOp::getCanonicalizationPatterns"""
    return _insertion_patterns("tensor.parallel_insert_slice")


def _insertion_patterns(root: str) -> Sequence[RewritePattern]:
    return patterns_of(
        root, _insert_slice_of_constants, _insert_slice_of_cast, _insert_slice_of_known_sizes
    )
