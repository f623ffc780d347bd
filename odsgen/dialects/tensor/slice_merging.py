"""Slices of slices, and slices of reshapes that only add or drop unit dimensions, become one slice."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    as_shape,
    dropped_dimensions,
    mixed_slice,
    patterns_of,
    ranked_tensor,
)
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import AffineSymbolExpr, RankedTensorType
from odsgen_dialects.tensor import (
    CollapseShapeOp,
    ExpandShapeOp,
    ExtractSliceOp,
    InsertSliceOp,
    ParallelInsertSliceOp,
)

_S0, _S1, _S2 = (AffineSymbolExpr.get(number) for number in range(3))

InsertOp = InsertSliceOp | ParallelInsertSliceOp


def _replace_extraction(
    rewriter: PatternRewriter, op: Any, source: ExtractSliceOp, slice: MixedSlice
) -> bool:
    made = ExtractSliceOp.build(op.results[0].type, source.source, *slice.build_arguments())
    rewriter.replace_op_with_new(op, made)
    return True


def _reduces(shape: Any, reduced: Any) -> bool:
    return dropped_dimensions(ranked_tensor(shape).shape, ranked_tensor(reduced).shape) is not None


# --- slices of slices -----------------------------------------------------------------------------------------------------


def _extract_of_extract(op: ExtractSliceOp, rewriter: PatternRewriter) -> bool:
    """MergeConsecutiveExtractSlice"""
    source = op.source.defining_op
    if not isinstance(source, ExtractSliceOp):
        return False
    outer, inner = mixed_slice(source), mixed_slice(op)
    dropped = dropped_dimensions(as_shape(outer.sizes), ranked_tensor(source.result).shape)
    if dropped is None:
        return False
    location = op.location
    offsets: list[Mixed] = []
    sizes: list[Mixed] = []
    strides: list[Mixed] = []
    position = 0
    for number, (offset, size, stride) in enumerate(zip(*outer, strict=True)):
        if number not in dropped:
            places = [inner.offsets[position], stride, offset]
            offset = composed_apply(rewriter, _S0 * _S1 + _S2, places, location, 0)
            size = inner.sizes[position]
            factors = [inner.strides[position], stride]
            stride = composed_apply(rewriter, _S0 * _S1, factors, location, 0)
            position += 1
        offsets.append(offset)
        sizes.append(size)
        strides.append(stride)
    return _replace_extraction(rewriter, op, source, MixedSlice(offsets, sizes, strides))


def _insert_of_insert(op: InsertOp, rewriter: PatternRewriter) -> bool:
    """MergeConsecutiveInsertSlice"""
    source = op.source.defining_op
    if not isinstance(source, InsertSliceOp):
        return False
    slice = mixed_slice(op)
    strides = (*mixed_slice(source).strides, *slice.strides)
    if any(stride != 1 for stride in strides) or not _reduces(source.dest, source.source):
        return False
    types = ranked_tensor(source.source), ranked_tensor(source.dest)
    if not all(type.has_static_shape for type in types):
        return False
    made = type(op).build(source.source, op.dest, *slice.build_arguments())
    rewriter.replace_op_with_new(op, made)
    return True


MERGING = (
    *patterns_of("tensor.extract_slice", _extract_of_extract),
    *patterns_of("tensor.insert_slice", _insert_of_insert),
    *patterns_of("tensor.parallel_insert_slice", _insert_of_insert),
)


# --- slices of reshapes ---------------------------------------------------------------------------------------------------


def _expand_of_extract(op: ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """FoldExpandOfRankReducingExtract"""
    source = op.src.defining_op
    if not isinstance(source, ExtractSliceOp):
        return False
    slice = mixed_slice(source)
    type = ranked_tensor(source.source)
    whole = RankedTensorType.get(as_shape(slice.sizes), type.element_type, type.encoding)
    return op.result.type is whole and _replace_extraction(rewriter, op, source, slice)


def _collapse_of_extract(op: CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """FoldUnPaddingCollapseIntoExtract"""
    source = op.src.defining_op
    if not isinstance(source, ExtractSliceOp) or not source.result.has_one_use:
        return False
    return _reduces(op.src, op.result) and _replace_extraction(
        rewriter, op, source, mixed_slice(source)
    )


def _insert_of_collapse(op: InsertOp, rewriter: PatternRewriter) -> bool:
    """FoldInsertOfRankReducingInsert"""
    source = op.source.defining_op
    if not isinstance(source, CollapseShapeOp):
        return False
    slice = mixed_slice(op)
    shape = as_shape(slice.sizes)
    whole = RankedTensorType.get(shape, ranked_tensor(op.dest).element_type)
    if source.src.type is not whole:
        return False
    made = type(op).build(source.src, op.dest, *slice.build_arguments())
    rewriter.replace_op_with_new(op, made)
    return True


def _insert_of_expand(op: InsertOp, rewriter: PatternRewriter) -> bool:
    """FoldPaddingExpandIntoInsert"""
    source = op.source.defining_op
    if not isinstance(source, ExpandShapeOp) or not _reduces(source.result, source.src):
        return False
    with rewriter.modifying(op):
        op.set_operand(0, source.src)
    return True


RESHAPE_FOLDING = (
    *patterns_of("tensor.expand_shape", _expand_of_extract),
    *patterns_of("tensor.collapse_shape", _collapse_of_extract),
    *patterns_of("tensor.insert_slice", _insert_of_collapse, _insert_of_expand),
    *patterns_of("tensor.parallel_insert_slice", _insert_of_collapse, _insert_of_expand),
)
