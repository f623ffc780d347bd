"""Canonicalization of masks and of operations whose mask is all true or all false."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import constant_integer, patterns_of, vector_type
from odsgen.dialects.vector.masks import MaskFormat, mask_format
from odsgen.hooks import canonicalization_patterns
from odsgen.rewriting import constant_value
from odsgen.runtime import DenseIntOrFPElementsAttr, MemRefType, Value
from odsgen_dialects.vector import (
    CompressStoreOp,
    CreateMaskOp,
    ExpandLoadOp,
    GatherOp,
    MaskedLoadOp,
    MaskedStoreOp,
    MaskOp,
    ScatterOp,
    StepOp,
)

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter, RewritePattern


def _create_mask_of_constants(op: CreateMaskOp, rewriter: PatternRewriter) -> bool:
    """Makes a constant mask from constant bounds."""
    from odsgen_dialects.vector import ConstantMaskOp

    type = vector_type(op.result)
    shape, scalable = type.shape or (1,), type.scalable_dims or (False,)
    sizes: list[int] = []
    for value, size, scales in zip(op.operands, shape, scalable, strict=True):
        bound = constant_integer(value)
        if bound is None:
            bound = _multiple_of_vscale(value)
            if bound is None or bound < size:
                return False
        elif scales and bound >= 0:
            return False
        sizes.append(max(0, min(bound, size)))
    if 0 in sizes:
        sizes = [0] * len(sizes)
    made = ConstantMaskOp.build(type, sizes, location=op.location)
    rewriter.replace_op_with_new(op, made)
    return True


def _multiple_of_vscale(value: Value) -> int | None:
    """The constant factor of a multiple of `vector.vscale`; None for another value."""
    from odsgen_dialects.arith import MulIOp
    from odsgen_dialects.vector import VectorScaleOp

    op = value.defining_op
    if isinstance(op, VectorScaleOp):
        return 1
    if not isinstance(op, MulIOp):
        return None
    if isinstance(op.lhs.defining_op, VectorScaleOp):
        return constant_integer(op.rhs)
    return constant_integer(op.lhs) if isinstance(op.rhs.defining_op, VectorScaleOp) else None


@canonicalization_patterns(CreateMaskOp)
def canonicalization_patterns_create_mask() -> Sequence[RewritePattern]:
    """CreateMaskOp::getCanonicalizationPatterns"""
    return patterns_of("vector.create_mask", _create_mask_of_constants)


def _empty_mask(op: MaskOp, rewriter: PatternRewriter) -> bool:
    """Replaces a mask around nothing but a yield by a select."""
    from odsgen_dialects.arith import SelectOp

    first = op.regions[0].entry_block.first
    if op.passthru is None or first is not op.regions[0].entry_block.last:
        return False
    assert first is not None
    if len(first.operands) != 1 or len(op.results) != 1:
        return False
    made = SelectOp.build(op.mask, first.operands[0], op.passthru, location=op.location)
    rewriter.replace_op_with_new(op, made)
    return True


@canonicalization_patterns(MaskOp)
def canonicalization_patterns_mask() -> Sequence[RewritePattern]:
    """MaskOp::getCanonicalizationPatterns"""
    return patterns_of("vector.mask", _empty_mask)


# --- loads and stores ---------------------------------------------------------------------------------------------------


def _load_of_known_mask(op: MaskedLoadOp | ExpandLoadOp, rewriter: PatternRewriter) -> bool:
    """Replaces a masked load by a load or the passed through value."""
    from odsgen_dialects.vector import LoadOp

    found = mask_format(op.mask)
    if found is MaskFormat.ALL_TRUE:
        made = LoadOp.build(op.result.type, op.base, op.indices, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True
    if found is MaskFormat.ALL_FALSE:
        rewriter.replace_op(op, [op.pass_thru])
        return True
    return False


def _store_of_known_mask(op: MaskedStoreOp | CompressStoreOp, rewriter: PatternRewriter) -> bool:
    """Replaces a masked store by a store, or erases it."""
    from odsgen_dialects.vector import StoreOp

    found = mask_format(op.mask)
    if found is MaskFormat.UNKNOWN:
        return False
    if found is MaskFormat.ALL_TRUE:
        made = StoreOp.build(op.value_to_store, op.base, op.indices, location=op.location)
        rewriter.replace_op_with_new(op, made)
    else:
        rewriter.erase_op(op)
    return True


def _gather_of_nothing(op: GatherOp, rewriter: PatternRewriter) -> bool:
    """Replaces a gather whose mask is all false by the passed through value."""
    if mask_format(op.mask) is not MaskFormat.ALL_FALSE:
        return False
    rewriter.replace_op(op, [op.pass_thru])
    return True


def _are_contiguous(indices: Value) -> bool:
    """Whether the indices are 0, 1, 2, …"""
    type = vector_type(indices)
    if type.rank != 1 or any(type.scalable_dims):
        return False
    maker = indices.defining_op
    if isinstance(maker, StepOp):
        return True
    constant = constant_value(indices)
    if not isinstance(constant, DenseIntOrFPElementsAttr):
        return False
    return list(constant.number_bits()) == list(range(type.num_elements))


def _gather_in_a_row(op: GatherOp, rewriter: PatternRewriter) -> bool:
    """Replaces a gather of contiguous elements by a masked load."""
    from odsgen_dialects.vector import MaskedLoadOp

    if not isinstance(op.base.type, MemRefType) or not _are_contiguous(op.indices):
        return False
    made = MaskedLoadOp.build(
        op.result.type, op.base, op.offsets, op.mask, op.pass_thru, location=op.location
    )
    rewriter.replace_op_with_new(op, made)
    return True


def _scatter_of_nothing(op: ScatterOp, rewriter: PatternRewriter) -> bool:
    """Erases a scatter whose mask is all false."""
    if mask_format(op.mask) is not MaskFormat.ALL_FALSE:
        return False
    rewriter.replace_op(op, [op.base] if op.results else [])
    return True


def _scatter_in_a_row(op: ScatterOp, rewriter: PatternRewriter) -> bool:
    """Replaces a scatter to contiguous elements by a masked store."""
    from odsgen_dialects.vector import MaskedStoreOp

    if not isinstance(op.base.type, MemRefType) or not _are_contiguous(op.indices):
        return False
    made = MaskedStoreOp.build(
        op.base, op.offsets, op.mask, op.value_to_store, location=op.location
    )
    rewriter.replace_op_with_new(op, made)
    return True


@canonicalization_patterns(MaskedLoadOp)
def canonicalization_patterns_maskedload() -> Sequence[RewritePattern]:
    """MaskedLoadOp::getCanonicalizationPatterns"""
    return patterns_of("vector.maskedload", _load_of_known_mask)


@canonicalization_patterns(ExpandLoadOp)
def canonicalization_patterns_expandload() -> Sequence[RewritePattern]:
    """ExpandLoadOp::getCanonicalizationPatterns"""
    return patterns_of("vector.expandload", _load_of_known_mask)


@canonicalization_patterns(MaskedStoreOp)
def canonicalization_patterns_maskedstore() -> Sequence[RewritePattern]:
    """MaskedStoreOp::getCanonicalizationPatterns"""
    return patterns_of("vector.maskedstore", _store_of_known_mask)


@canonicalization_patterns(CompressStoreOp)
def canonicalization_patterns_compressstore() -> Sequence[RewritePattern]:
    """CompressStoreOp::getCanonicalizationPatterns"""
    return patterns_of("vector.compressstore", _store_of_known_mask)


@canonicalization_patterns(GatherOp)
def canonicalization_patterns_gather() -> Sequence[RewritePattern]:
    """GatherOp::getCanonicalizationPatterns"""
    return patterns_of("vector.gather", _gather_of_nothing, _gather_in_a_row)


@canonicalization_patterns(ScatterOp)
def canonicalization_patterns_scatter() -> Sequence[RewritePattern]:
    """ScatterOp::getCanonicalizationPatterns"""
    return patterns_of("vector.scatter", _scatter_of_nothing, _scatter_in_a_row)
