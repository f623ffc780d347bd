"""Canonicalization patterns of the dialect `amdgpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.memref.casts import folds_into_consumer
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.shared import erase_before_same, integer_bits, patterns_of, zero_attribute
from odsgen.hooks import canonicalization_patterns, pattern
from odsgen.rewriting import constant_value
from odsgen.runtime import DYNAMIC_STRIDE, MemRefType, TypedAttr, Value, VectorType
from odsgen_dialects.amdgpu import (
    GatherToLDSOp,
    LDSBarrierOp,
    MemoryCounterWaitOp,
    RawBufferAtomicCmpswapOp,
    RawBufferAtomicFaddOp,
    RawBufferAtomicFmaxOp,
    RawBufferAtomicSmaxOp,
    RawBufferAtomicUminOp,
    RawBufferLoadOp,
    RawBufferStoreOp,
    ScaledMFMAOp,
)
from odsgen_dialects.vector import ExtractOp, ExtractStridedSliceOp, InsertOp, ShapeCastOp

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter, RewritePattern

_LARGEST = (1 << 32) - 1

# --- buffers ------------------------------------------------------------------------------------------------------------


def _place(op: Any) -> int | None:
    """The constant offset of the access, in elements; None if it is not constant."""
    type = op.memref.type
    layout = strides_and_offset(type) if isinstance(type, MemRefType) else None
    if layout is None or DYNAMIC_STRIDE in (*layout[0], layout[1]):
        return None
    strides, place = layout
    if len(strides) != len(op.indices):
        return None
    place += op.index_offset or 0
    factors: list[tuple[int, Value]] = [*zip(strides, op.indices, strict=True)]
    if op.sgpr_offset is not None:
        factors.append((1, op.sgpr_offset))
    for stride, index in factors:
        number = integer_bits(constant_value(index))
        if number is None:
            return None
        place += stride * (number & _LARGEST)
    return place


def _is_out_of_bounds(op: Any) -> bool:
    type = op.memref.type
    if not op.bounds_check or not isinstance(type, MemRefType) or not type.has_static_shape:
        return False
    place = _place(op)
    return place is not None and type.num_elements <= place <= _LARGEST


@pattern(
    RawBufferLoadOp,
    RawBufferStoreOp,
    RawBufferAtomicCmpswapOp,
    RawBufferAtomicFaddOp,
    RawBufferAtomicFmaxOp,
    RawBufferAtomicSmaxOp,
    RawBufferAtomicUminOp,
)
def _access_out_of_bounds(op: Any, rewriter: PatternRewriter) -> bool:
    """Replaces a bounds-checked load out of bounds by zero; erases a store."""
    from odsgen_dialects.arith import ConstantOp

    if not _is_out_of_bounds(op):
        return False
    if not op.results:
        rewriter.erase_op(op)
        return True
    zero = zero_attribute(op.results[0].type)
    if not isinstance(zero, TypedAttr):
        return False
    rewriter.replace_op_with_new(op, ConstantOp.build(zero, location=op.location))
    return True


# --- waiting ------------------------------------------------------------------------------------------------------------

_COUNTERS = ("load", "store", "ds", "exp", "tensor")


@pattern(MemoryCounterWaitOp)
def _wait_once(op: MemoryCounterWaitOp, rewriter: PatternRewriter) -> bool:
    """Merges two adjacent waits into one with the minimum of each counter."""
    following = op.next
    if not isinstance(following, MemoryCounterWaitOp):
        return False
    with rewriter.modifying(op):
        for counter in _COUNTERS:
            counts = [getattr(wait, counter) for wait in (op, following)]
            setattr(op, counter, min((n for n in counts if n is not None), default=None))
    rewriter.erase_op(following)
    return True


@canonicalization_patterns(LDSBarrierOp)
def canonicalization_patterns_lds_barrier() -> Sequence[RewritePattern]:
    """LDSBarrierOp::getCanonicalizationPatterns"""
    return patterns_of("amdgpu.lds_barrier", erase_before_same)


# --- casts --------------------------------------------------------------------------------------------------------------


@pattern(GatherToLDSOp)
def _gather_of_casts(op: GatherToLDSOp, rewriter: PatternRewriter) -> bool:
    """Folds `memref.cast` into `amdgpu.gather_to_lds`."""
    changed = False
    for name in ("src", "dst"):
        cast = getattr(op, name).defining_op
        if folds_into_consumer(cast):
            with rewriter.modifying(op):
                setattr(op, name, cast.source)
            changed = True
    return changed


# --- products -----------------------------------------------------------------------------------------------------------

#: How many scales one operand takes.
_SCALES = 4


def _source_of_scale(scales: Value, place: int) -> tuple[Value, int] | None:
    """The vector of more scales that the one in a place comes from, and where it is in it, in row-major order."""
    insert = scales.defining_op
    if not isinstance(insert, InsertOp) or list(insert.static_position) != [place]:
        return None
    extract = insert.value_to_store.defining_op
    if not isinstance(extract, ExtractOp) or extract.dynamic_position:
        return None
    type = extract.source.type
    if not isinstance(type, VectorType) or any(type.scalable_dims):
        return None
    position, shape = list(extract.static_position), type.shape
    if len(position) != len(shape) or type.num_elements <= _SCALES:
        return None
    if any(not 0 <= place < size for place, size in zip(position, shape, strict=True)):
        return None
    index = 0
    for number, size in zip(position, shape, strict=True):
        index = index * size + number
    return extract.source, index


@pattern(ScaledMFMAOp)
def _pack_scales(op: ScaledMFMAOp, rewriter: PatternRewriter) -> bool:
    """Takes four scales at once out of the vector that a scale comes from, and picks the one.

    Unlike MLIR's, the pattern asks whether the scale was inserted where the operation reads it.
    """
    changed = False
    for scales, index in (("scales_a", "scales_idx_a"), ("scales_b", "scales_idx_b")):
        found = _source_of_scale(getattr(op, scales), getattr(op, index))
        if found is None:
            break
        source, place = found
        assert isinstance(source.type, VectorType)
        count = source.type.num_elements
        element = source.type.element_type
        flat, packed = VectorType.get([count], element), VectorType.get([_SCALES], element)
        if source.type is not flat:
            source = rewriter.insert(ShapeCastOp.build(flat, source, location=op.location)).result
        start = min(place // _SCALES * _SCALES, count - _SCALES)
        part = rewriter.insert(
            ExtractStridedSliceOp.build(
                packed, source, [start], [_SCALES], [1], location=op.location
            )
        )
        with rewriter.modifying(op):
            setattr(op, scales, part.result)
            setattr(op, index, place - start)
        changed = True
    return changed
