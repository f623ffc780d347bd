"""Canonicalization patterns of the dialect `amdgpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.memref.casts import folds_into_consumer
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.shared import erase_before_same, integer_bits, patterns_of, zero_attribute
from odsgen.hooks import canonicalization_patterns, pattern
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
