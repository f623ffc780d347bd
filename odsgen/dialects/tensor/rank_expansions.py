"""Drops insertions that only add unit dimensions, beside slices that drop them again."""

from __future__ import annotations

from odsgen.dialects.affine.value_bounds import ValueBounds
from odsgen.dialects.shared import (
    MixedSlice,
    as_shape,
    dropped_dimensions,
    mixed_slice,
    patterns_of,
    ranked_tensor,
)
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import RankedTensorType, Value
from odsgen_dialects.tensor import ExtractSliceOp, InsertSliceOp


def _dropped(op: ExtractSliceOp | InsertSliceOp) -> set[int]:
    part: Value = op.result if isinstance(op, ExtractSliceOp) else op.source
    shape = as_shape(mixed_slice(op).sizes)
    return dropped_dimensions(shape, ranked_tensor(part).shape) or set()


def _only_expands(op: InsertSliceOp, dropped: set[int]) -> bool:
    """Whether all elements of the result are those of the source (`isCastLikeInsertSliceOp`)."""
    place = 0
    for dim, size in enumerate(ranked_tensor(op.dest).shape):
        if dim in dropped:
            if size != 1:
                return False
            continue
        if not ValueBounds().are_same_sizes((op.source, place), (op.result, dim)):
            return False
        place += 1
    return True


def _slice_of_expansion(op: ExtractSliceOp, rewriter: PatternRewriter) -> bool:
    """DropRedundantRankExpansionOnExtractSliceOfInsertSlice"""
    dropped, insertion = _dropped(op), op.source.defining_op
    if not dropped or not isinstance(insertion, InsertSliceOp):
        return False
    if _dropped(insertion) != dropped or not insertion.result.has_one_use:
        return False
    if not _only_expands(insertion, dropped):
        return False
    slice = mixed_slice(op)
    kept = [dim for dim in range(len(slice.sizes)) if dim not in dropped]
    small = MixedSlice(*([part[dim] for dim in kept] for part in slice))
    source = ranked_tensor(insertion.source)
    type = RankedTensorType.get(as_shape(small.sizes), source.element_type, source.encoding)
    made = ExtractSliceOp.build(
        type, insertion.source, *small.build_arguments(), location=op.location
    )
    rewriter.replace_op_with_new(op, made)
    rewriter.erase_op(insertion)
    return True


def _are_matched(extracted: int, taken: set[int], inserted: int, given: set[int]) -> bool:
    """Whether the unit dimensions that an insertion adds are among those that a slice dropped, in order."""
    place = 0
    for dim in range(extracted):
        if place == inserted:
            break
        if (dim in taken) == (place in given):
            place += 1
        elif dim not in taken:
            return False
    return place == inserted


def _expansion_of_slice(op: InsertSliceOp, rewriter: PatternRewriter) -> bool:
    """DropRedundantRankExpansionOnInsertSliceOfExtractSlice"""
    extraction = op.source.defining_op
    if not isinstance(extraction, ExtractSliceOp) or not extraction.result.has_one_use:
        return False
    given = _dropped(op)
    if not _only_expands(op, given):
        return False
    extracted, inserted = ranked_tensor(extraction.source).rank, ranked_tensor(op.dest).rank
    if extracted < inserted:
        return False
    if not _are_matched(extracted, _dropped(extraction), inserted, given):
        return False
    slice = mixed_slice(extraction)
    made = ExtractSliceOp.build(
        op.result.type, extraction.source, *slice.build_arguments(), location=op.location
    )
    rewriter.replace_op_with_new(op, made)
    rewriter.erase_op(extraction)
    return True


RANK_EXPANSIONS = (
    *patterns_of("tensor.extract_slice", _slice_of_expansion),
    *patterns_of("tensor.insert_slice", _expansion_of_slice),
)
