"""Canonicalization patterns of the dialect `amdgpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.memref.casts import folds_into_consumer
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.shared import erase_before_same, integer_bits, patterns_of, zero_attribute
from odsgen.hooks import canonicalization_patterns
from odsgen.rewriting import constant_value
from odsgen.runtime import DYNAMIC_STRIDE, MemRefType, TypedAttr, Value
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
)

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


@canonicalization_patterns(RawBufferLoadOp)
def canonicalization_patterns_raw_buffer_load() -> Sequence[RewritePattern]:
    """RawBufferLoadOp::getCanonicalizationPatterns"""
    return patterns_of("amdgpu.raw_buffer_load", _access_out_of_bounds)


@canonicalization_patterns(RawBufferStoreOp)
def canonicalization_patterns_raw_buffer_store() -> Sequence[RewritePattern]:
    """RawBufferStoreOp::getCanonicalizationPatterns"""
    return patterns_of("amdgpu.raw_buffer_store", _access_out_of_bounds)


@canonicalization_patterns(RawBufferAtomicCmpswapOp)
def canonicalization_patterns_raw_buffer_atomic_cmpswap() -> Sequence[RewritePattern]:
    """RawBufferAtomicCmpswapOp::getCanonicalizationPatterns"""
    return patterns_of("amdgpu.raw_buffer_atomic_cmpswap", _access_out_of_bounds)


@canonicalization_patterns(RawBufferAtomicFaddOp)
def canonicalization_patterns_raw_buffer_atomic_fadd() -> Sequence[RewritePattern]:
    """RawBufferAtomicFaddOp::getCanonicalizationPatterns"""
    return patterns_of("amdgpu.raw_buffer_atomic_fadd", _access_out_of_bounds)


@canonicalization_patterns(RawBufferAtomicFmaxOp)
def canonicalization_patterns_raw_buffer_atomic_fmax() -> Sequence[RewritePattern]:
    """RawBufferAtomicFmaxOp::getCanonicalizationPatterns"""
    return patterns_of("amdgpu.raw_buffer_atomic_fmax", _access_out_of_bounds)


@canonicalization_patterns(RawBufferAtomicSmaxOp)
def canonicalization_patterns_raw_buffer_atomic_smax() -> Sequence[RewritePattern]:
    """RawBufferAtomicSmaxOp::getCanonicalizationPatterns"""
    return patterns_of("amdgpu.raw_buffer_atomic_smax", _access_out_of_bounds)


@canonicalization_patterns(RawBufferAtomicUminOp)
def canonicalization_patterns_raw_buffer_atomic_umin() -> Sequence[RewritePattern]:
    """RawBufferAtomicUminOp::getCanonicalizationPatterns"""
    return patterns_of("amdgpu.raw_buffer_atomic_umin", _access_out_of_bounds)


# --- waiting ------------------------------------------------------------------------------------------------------------

_COUNTERS = ("load", "store", "ds", "exp", "tensor")


def _wait_once(op: MemoryCounterWaitOp, rewriter: PatternRewriter) -> bool:
    """Merges two adjacent waits into one with the minimum of each counter."""
    from odsgen_dialects.amdgpu import MemoryCounterWaitOp

    following = op.next
    if not isinstance(following, MemoryCounterWaitOp):
        return False
    with rewriter.modifying(op):
        for counter in _COUNTERS:
            counts = [getattr(wait, counter) for wait in (op, following)]
            setattr(op, counter, min((n for n in counts if n is not None), default=None))
    rewriter.erase_op(following)
    return True


@canonicalization_patterns(MemoryCounterWaitOp)
def canonicalization_patterns_memory_counter_wait() -> Sequence[RewritePattern]:
    """MemoryCounterWaitOp::getCanonicalizationPatterns"""
    return patterns_of("amdgpu.memory_counter_wait", _wait_once)


@canonicalization_patterns(LDSBarrierOp)
def canonicalization_patterns_lds_barrier() -> Sequence[RewritePattern]:
    """LDSBarrierOp::getCanonicalizationPatterns"""
    return patterns_of("amdgpu.lds_barrier", erase_before_same)


# --- casts --------------------------------------------------------------------------------------------------------------


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


@canonicalization_patterns(GatherToLDSOp)
def canonicalization_patterns_gather_to_lds() -> Sequence[RewritePattern]:
    """GatherToLDSOp::getCanonicalizationPatterns"""
    return patterns_of("amdgpu.gather_to_lds", _gather_of_casts)
