"""Canonicalization of masks and of operations whose mask is all true or all false."""

from __future__ import annotations

from odsgen.dialects.shared import constant_integer, vector_type
from odsgen.dialects.vector.masks import MaskFormat, mask_format
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter, constant_value
from odsgen.runtime import DenseIntOrFPElementsAttr, MemRefType, Value
from odsgen_dialects import vector


@pattern(vector.CreateMaskOp)
def _create_mask_of_constants(op: vector.CreateMaskOp, rewriter: PatternRewriter) -> bool:
    """Makes a constant mask from constant bounds."""
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
    rewriter.replace_op_with_new(op, vector.ConstantMaskOp.build(type, sizes))
    return True


def _multiple_of_vscale(value: Value) -> int | None:
    """The constant factor of a multiple of `vector.vscale`; None for another value."""
    from odsgen_dialects.arith import MulIOp

    op = value.defining_op
    if isinstance(op, vector.VectorScaleOp):
        return 1
    if not isinstance(op, MulIOp):
        return None
    if isinstance(op.lhs.defining_op, vector.VectorScaleOp):
        return constant_integer(op.rhs)
    return (
        constant_integer(op.lhs) if isinstance(op.rhs.defining_op, vector.VectorScaleOp) else None
    )


@pattern(vector.MaskOp)
def _empty_mask(op: vector.MaskOp, rewriter: PatternRewriter) -> bool:
    """Replaces a mask around nothing but a yield by a select."""
    from odsgen_dialects.arith import SelectOp

    first = op.regions[0].entry_block.first
    if op.passthru is None or first is not op.regions[0].entry_block.last:
        return False
    assert first is not None
    if len(first.operands) != 1 or len(op.results) != 1:
        return False
    rewriter.replace_op_with_new(op, SelectOp.build(op.mask, first.operands[0], op.passthru))
    return True


# --- loads and stores ---------------------------------------------------------------------------------------------------


@pattern(vector.MaskedLoadOp, vector.ExpandLoadOp)
def _load_of_known_mask(
    op: vector.MaskedLoadOp | vector.ExpandLoadOp, rewriter: PatternRewriter
) -> bool:
    """Replaces a masked load by a load or the passed through value."""
    found = mask_format(op.mask)
    if found is MaskFormat.ALL_TRUE:
        rewriter.replace_op_with_new(op, vector.LoadOp.build(op.result.type, op.base, op.indices))
        return True
    if found is MaskFormat.ALL_FALSE:
        rewriter.replace_op(op, [op.pass_thru])
        return True
    return False


@pattern(vector.MaskedStoreOp, vector.CompressStoreOp)
def _store_of_known_mask(
    op: vector.MaskedStoreOp | vector.CompressStoreOp, rewriter: PatternRewriter
) -> bool:
    """Replaces a masked store by a store, or erases it."""
    found = mask_format(op.mask)
    if found is MaskFormat.UNKNOWN:
        return False
    if found is MaskFormat.ALL_TRUE:
        made = vector.StoreOp.build(op.value_to_store, op.base, op.indices)
        rewriter.replace_op_with_new(op, made)
    else:
        rewriter.erase_op(op)
    return True


@pattern(vector.GatherOp)
def _gather_of_nothing(op: vector.GatherOp, rewriter: PatternRewriter) -> bool:
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
    if isinstance(maker, vector.StepOp):
        return True
    constant = constant_value(indices)
    if not isinstance(constant, DenseIntOrFPElementsAttr):
        return False
    return list(constant.number_bits()) == list(range(type.num_elements))


@pattern(vector.GatherOp)
def _gather_in_a_row(op: vector.GatherOp, rewriter: PatternRewriter) -> bool:
    """Replaces a gather of contiguous elements by a masked load."""
    if not isinstance(op.base.type, MemRefType) or not _are_contiguous(op.indices):
        return False
    made = vector.MaskedLoadOp.build(op.result.type, op.base, op.offsets, op.mask, op.pass_thru)
    rewriter.replace_op_with_new(op, made)
    return True


@pattern(vector.ScatterOp)
def _scatter_of_nothing(op: vector.ScatterOp, rewriter: PatternRewriter) -> bool:
    """Erases a scatter whose mask is all false."""
    if mask_format(op.mask) is not MaskFormat.ALL_FALSE:
        return False
    rewriter.replace_op(op, [op.base] if op.results else [])
    return True


@pattern(vector.ScatterOp)
def _scatter_in_a_row(op: vector.ScatterOp, rewriter: PatternRewriter) -> bool:
    """Replaces a scatter to contiguous elements by a masked store."""
    if not isinstance(op.base.type, MemRefType) or not _are_contiguous(op.indices):
        return False
    made = vector.MaskedStoreOp.build(op.base, op.offsets, op.mask, op.value_to_store)
    rewriter.replace_op_with_new(op, made)
    return True
