"""Folds of the dialect `memref`: sizes and casts."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.memref.casts import fold_memref_casts, folds_into_consumer, is_cast
from odsgen.dialects.memref.metadata import metadata_of_memref
from odsgen.dialects.memref.subviews import dropped_by_subview
from odsgen.dialects.shared import (
    constant_integer,
    fold_reshape_like,
    is_dimension,
    known_integer,
    mixed_slice,
    ranked_memref,
    size_of_dimension,
)
from odsgen.hooks import Constants, Folded, folds
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    AffineMapAttr,
    IntegerAttr,
    MemRefType,
    StridedLayoutAttr,
    Value,
    index,
)
from odsgen_dialects import memref


@folds(memref.CastOp, memref.LoadOp)
def fold_cast(op: memref.CastOp | memref.LoadOp, operands: Constants) -> Folded:
    """CastOp::fold, LoadOp::fold"""
    return op.results if fold_memref_casts(op) else None


@folds(memref.StoreOp)
def fold_store(op: memref.StoreOp, operands: Constants) -> Folded:
    """StoreOp::fold"""
    return () if fold_memref_casts(op, op.operands[0]) else None


@folds(memref.DeallocOp, memref.PrefetchOp, memref.DmaStartOp, memref.DmaWaitOp)
def fold_use(op: Any, operands: Constants) -> Folded:
    """DeallocOp::fold, PrefetchOp::fold, DmaStartOp::fold, DmaWaitOp::fold"""
    return () if fold_memref_casts(op) else None


@folds(memref.RankOp)
def fold_rank(op: memref.RankOp, operands: Constants) -> Folded:
    """RankOp::fold"""
    type = op.operands[0].type
    return [IntegerAttr.get(type.rank, index)] if isinstance(type, MemRefType) else None


@folds(memref.DimOp)
def fold_dim(op: memref.DimOp, operands: Constants) -> Folded:
    """DimOp::fold"""
    type, constant = op.source.type, operands[1]
    if not isinstance(type, MemRefType) or not is_dimension(constant, type):
        return None
    size = size_of_dimension(op.source, type, constant.value, (memref.AllocOp, memref.AllocaOp))
    if size is not None:
        return [size]
    view = op.source.defining_op
    if isinstance(view, memref.ViewOp):
        return [view.sizes[type.shape[: constant.value].count(DYNAMIC)]]
    if isinstance(view, memref.SubViewOp):
        return _size_of_subview(view, constant.value)
    return [op.results[0]] if fold_memref_casts(op) else None


def _size_of_subview(op: memref.SubViewOp, dimension: int) -> Folded:
    """The dynamic size of a dimension of a rank-reduced subview."""
    dropped = dropped_by_subview(op)
    if dropped is None:
        return None
    sizes = mixed_slice(op).sizes
    kept = [size for number, size in enumerate(sizes) if number not in dropped]
    size = kept[dimension]
    return [size] if isinstance(size, Value) else None


# --- memrefs made of memrefs --------------------------------------------------------------------------------------------


@folds(memref.CopyOp)
def fold_copy(op: memref.CopyOp, operands: Constants) -> Folded:
    """CopyOp::fold"""
    changed = False
    for number, operand in enumerate(op.operands):
        cast = operand.defining_op
        if folds_into_consumer(cast):
            op.set_operand(number, cast.source)
            changed = True
    return () if changed else None


@folds(memref.AssumeAlignmentOp)
def fold_assume_alignment(op: memref.AssumeAlignmentOp, operands: Constants) -> Folded:
    """AssumeAlignmentOp::fold"""
    before = op.memref.defining_op
    if not isinstance(before, memref.AssumeAlignmentOp):
        return None
    if before.alignment_attr is not op.alignment_attr:
        return None
    return [op.memref]


@folds(memref.MemorySpaceCastOp)
def fold_memory_space_cast(op: memref.MemorySpaceCastOp, operands: Constants) -> Folded:
    """MemorySpaceCastOp::fold"""
    before = op.source.defining_op
    if not isinstance(before, memref.MemorySpaceCastOp):
        return None
    op.set_operand(0, before.operands[0])
    return op.results


@folds(memref.AtomicRMWOp)
def fold_atomic_rmw(op: memref.AtomicRMWOp, operands: Constants) -> Folded:
    """AtomicRMWOp::fold"""
    return op.results if fold_memref_casts(op, op.value) else None


@folds(memref.ViewOp)
def fold_view(op: memref.ViewOp, operands: Constants) -> Folded:
    """ViewOp::fold"""
    type = ranked_memref(op.result)
    if not type.has_static_shape or op.source.type is not type:
        return None
    return [op.source] if constant_integer(op.byte_shift) == 0 else None


@folds(memref.SubViewOp)
def fold_subview(op: memref.SubViewOp, operands: Constants) -> Folded:
    """SubViewOp::fold"""
    type = ranked_memref(op.result)
    if op.source.type is not type:
        return None
    if type.has_static_shape and _has_static_layout(type):
        return [op.source]
    before = op.source.defining_op
    if not isinstance(before, memref.SubViewOp):
        return None
    slice = mixed_slice(op)
    if (
        all(known_integer(offset) == 0 for offset in slice.offsets)
        and all(known_integer(stride) == 1 for stride in slice.strides)
        and slice.sizes == mixed_slice(before).sizes
    ):
        return [op.source]
    return None


def _has_static_layout(type: MemRefType) -> bool:
    layout = type.layout
    if not isinstance(layout, StridedLayoutAttr):
        return True
    return DYNAMIC_STRIDE not in (layout.offset, *layout.strides)


@folds(memref.ReinterpretCastOp)
def fold_reinterpret_cast(op: memref.ReinterpretCastOp, operands: Constants) -> Folded:
    """ReinterpretCastOp::fold"""
    source = _same_memory(op.source)
    if source is not None:
        op.set_operand(0, source)
        return op.results
    type = ranked_memref(op.result)
    offset = mixed_slice(op).offsets[0]
    if type.has_static_shape and op.source.type is type and not isinstance(offset, Value):
        return [op.source] if offset == 0 else None
    return None


def _same_memory(value: Value) -> Value | None:
    """The source of a cast or of a subview without offset."""
    made_by = value.defining_op
    if isinstance(made_by, memref.ReinterpretCastOp | memref.CastOp):
        return made_by.source
    if isinstance(made_by, memref.SubViewOp):
        offsets = mixed_slice(made_by).offsets
        if all(known_integer(offset) == 0 for offset in offsets):
            return made_by.source
    return None


@folds(memref.ExtractStridedMetadataOp)
def fold_extract_strided_metadata(
    op: memref.ExtractStridedMetadataOp, operands: Constants
) -> Folded:
    """ExtractStridedMetadataOp::fold"""
    from odsgen_dialects.arith import ConstantOp

    known = metadata_of_memref(op)
    block = op.parent_block
    changed = False
    entries = [known.offset, *known.sizes, *known.strides]
    for result, entry in zip(op.results[1:], entries, strict=True):
        if isinstance(entry, Value) or not result.users or block is None:
            continue
        constant = ConstantOp.build(IntegerAttr.get(entry, index), location=op.location)
        block.insert_before(op, constant)
        result.replace_all_uses_with(constant.result)
        changed = True
    cast = op.source.defining_op
    if is_cast(cast) and isinstance(cast.source.type, MemRefType):
        op.set_operand(0, cast.source)
        changed = True
    return op.results if changed else None


@folds(memref.TransposeOp)
def fold_transpose(op: memref.TransposeOp, operands: Constants) -> Folded:
    """TransposeOp::fold"""
    permutation = op.permutation.value
    if permutation.is_identity() and op.result.type is op.in_.type:
        return [op.in_]
    before = op.in_.defining_op
    if not isinstance(before, memref.TransposeOp):
        return None
    composed = before.permutation.value.compose(permutation)
    op.set_operand(0, before.operands[0])
    op.set_property_attribute("permutation", AffineMapAttr.get(composed))
    return op.results


@folds(memref.ExpandShapeOp)
def fold_expand_shape(op: memref.ExpandShapeOp, operands: Constants) -> Folded:
    """ExpandShapeOp::fold"""
    return fold_reshape_like(op, operands, memref.CollapseShapeOp)


@folds(memref.CollapseShapeOp)
def fold_collapse_shape(op: memref.CollapseShapeOp, operands: Constants) -> Folded:
    """CollapseShapeOp::fold"""
    return fold_reshape_like(op, operands, memref.ExpandShapeOp)
