"""Folds of the dialect `memref`: sizes and casts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

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
from odsgen.hooks import folds
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    AffineMapAttr,
    Attribute,
    IntegerAttr,
    MemRefType,
    StridedLayoutAttr,
    Value,
    index,
)
from odsgen_dialects.memref import (
    AllocaOp,
    AllocOp,
    AssumeAlignmentOp,
    AtomicRMWOp,
    CastOp,
    CollapseShapeOp,
    CopyOp,
    DeallocOp,
    DimOp,
    DmaStartOp,
    DmaWaitOp,
    ExpandShapeOp,
    ExtractStridedMetadataOp,
    LoadOp,
    MemorySpaceCastOp,
    PrefetchOp,
    RankOp,
    ReinterpretCastOp,
    StoreOp,
    SubViewOp,
    TransposeOp,
    ViewOp,
)

if TYPE_CHECKING:

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


@folds(CastOp, LoadOp)
def fold_cast(op: CastOp | LoadOp, operands: Constants) -> Folded:
    """CastOp::fold, LoadOp::fold"""
    return op.results if fold_memref_casts(op) else None


@folds(StoreOp)
def fold_store(op: StoreOp, operands: Constants) -> Folded:
    """StoreOp::fold"""
    return () if fold_memref_casts(op, op.operands[0]) else None


@folds(DeallocOp, PrefetchOp, DmaStartOp, DmaWaitOp)
def fold_use(op: Any, operands: Constants) -> Folded:
    """DeallocOp::fold, PrefetchOp::fold, DmaStartOp::fold, DmaWaitOp::fold"""
    return () if fold_memref_casts(op) else None


@folds(RankOp)
def fold_rank(op: RankOp, operands: Constants) -> Folded:
    """RankOp::fold"""
    type = op.operands[0].type
    return [IntegerAttr.get(type.rank, index)] if isinstance(type, MemRefType) else None


@folds(DimOp)
def fold_dim(op: DimOp, operands: Constants) -> Folded:
    """DimOp::fold"""
    from odsgen_dialects.memref import SubViewOp, ViewOp

    type, constant = op.source.type, operands[1]
    if not isinstance(type, MemRefType) or not is_dimension(constant, type):
        return None
    size = size_of_dimension(op.source, type, constant.value, (AllocOp, AllocaOp))
    if size is not None:
        return [size]
    view = op.source.defining_op
    if isinstance(view, ViewOp):
        return [view.sizes[type.shape[: constant.value].count(DYNAMIC)]]
    if isinstance(view, SubViewOp):
        return _size_of_subview(view, constant.value)
    return [op.results[0]] if fold_memref_casts(op) else None


def _size_of_subview(op: SubViewOp, dimension: int) -> Folded:
    """The dynamic size of a dimension of a rank-reduced subview."""
    dropped = dropped_by_subview(op)
    if dropped is None:
        return None
    sizes = mixed_slice(op).sizes
    kept = [size for number, size in enumerate(sizes) if number not in dropped]
    size = kept[dimension]
    return [size] if isinstance(size, Value) else None


# --- memrefs made of memrefs --------------------------------------------------------------------------------------------


@folds(CopyOp)
def fold_copy(op: CopyOp, operands: Constants) -> Folded:
    """CopyOp::fold"""
    changed = False
    for number, operand in enumerate(op.operands):
        cast = operand.defining_op
        if folds_into_consumer(cast):
            op.set_operand(number, cast.source)
            changed = True
    return () if changed else None


@folds(AssumeAlignmentOp)
def fold_assume_alignment(op: AssumeAlignmentOp, operands: Constants) -> Folded:
    """AssumeAlignmentOp::fold"""
    before = op.memref.defining_op
    if not isinstance(before, AssumeAlignmentOp):
        return None
    if before.alignment_attr is not op.alignment_attr:
        return None
    return [op.memref]


@folds(MemorySpaceCastOp)
def fold_memory_space_cast(op: MemorySpaceCastOp, operands: Constants) -> Folded:
    """MemorySpaceCastOp::fold"""
    before = op.source.defining_op
    if not isinstance(before, MemorySpaceCastOp):
        return None
    op.set_operand(0, before.operands[0])
    return op.results


@folds(AtomicRMWOp)
def fold_atomic_rmw(op: AtomicRMWOp, operands: Constants) -> Folded:
    """AtomicRMWOp::fold"""
    return op.results if fold_memref_casts(op, op.value) else None


@folds(ViewOp)
def fold_view(op: ViewOp, operands: Constants) -> Folded:
    """ViewOp::fold"""
    type = ranked_memref(op.result)
    if not type.has_static_shape or op.source.type is not type:
        return None
    return [op.source] if constant_integer(op.byte_shift) == 0 else None


@folds(SubViewOp)
def fold_subview(op: SubViewOp, operands: Constants) -> Folded:
    """SubViewOp::fold"""
    type = ranked_memref(op.result)
    if op.source.type is not type:
        return None
    if type.has_static_shape and _has_static_layout(type):
        return [op.source]
    before = op.source.defining_op
    if not isinstance(before, SubViewOp):
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


@folds(ReinterpretCastOp)
def fold_reinterpret_cast(op: ReinterpretCastOp, operands: Constants) -> Folded:
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
    from odsgen_dialects.memref import CastOp, ReinterpretCastOp, SubViewOp

    made_by = value.defining_op
    if isinstance(made_by, ReinterpretCastOp | CastOp):
        return made_by.source
    if isinstance(made_by, SubViewOp):
        offsets = mixed_slice(made_by).offsets
        if all(known_integer(offset) == 0 for offset in offsets):
            return made_by.source
    return None


@folds(ExtractStridedMetadataOp)
def fold_extract_strided_metadata(op: ExtractStridedMetadataOp, operands: Constants) -> Folded:
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


@folds(TransposeOp)
def fold_transpose(op: TransposeOp, operands: Constants) -> Folded:
    """TransposeOp::fold"""
    permutation = op.permutation.value
    if permutation.is_identity() and op.result.type is op.in_.type:
        return [op.in_]
    before = op.in_.defining_op
    if not isinstance(before, TransposeOp):
        return None
    composed = before.permutation.value.compose(permutation)
    op.set_operand(0, before.operands[0])
    op.set_property_attribute("permutation", AffineMapAttr.get(composed))
    return op.results


@folds(ExpandShapeOp)
def fold_expand_shape(op: ExpandShapeOp, operands: Constants) -> Folded:
    """ExpandShapeOp::fold"""
    return fold_reshape_like(op, operands, CollapseShapeOp)


@folds(CollapseShapeOp)
def fold_collapse_shape(op: CollapseShapeOp, operands: Constants) -> Folded:
    """CollapseShapeOp::fold"""
    return fold_reshape_like(op, operands, ExpandShapeOp)
