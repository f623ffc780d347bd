"""Tensors without some dimensions of size one, as slices (MLIR: `createCanonicalRankReducingExtractSliceOp`)."""

from __future__ import annotations

from collections.abc import Collection

from odsgen.dialects.linalg.tiling.slices import dimensions
from odsgen.dialects.shared import MixedSlice
from odsgen.rewriting import PatternRewriter, fold_operation
from odsgen.runtime import Location, RankedTensorType, Value
from odsgen_dialects import tensor


def whole_slice(rewriter: PatternRewriter, value: Value, location: Location) -> MixedSlice:
    """All of a tensor."""
    sizes = dimensions(rewriter, value, location)
    return MixedSlice([0] * len(sizes), sizes, [1] * len(sizes))


def without_dimensions(
    rewriter: PatternRewriter, value: Value, dropped: Collection[int], location: Location
) -> Value:
    """The tensor without some dimensions."""
    type = value.type
    assert isinstance(type, RankedTensorType)
    shape = [size for number, size in enumerate(type.shape) if number not in dropped]
    reduced = RankedTensorType.get(shape, type.element_type, type.encoding)
    slice = whole_slice(rewriter, value, location)
    made = tensor.ExtractSliceOp.build(reduced, value, *slice.build_arguments(), location=location)
    return _folded(rewriter, made)


def put_back(rewriter: PatternRewriter, value: Value, into: Value, location: Location) -> Value:
    """A tensor of the shape of another one, with the elements of one without some dimensions."""
    slice = whole_slice(rewriter, into, location)
    made = tensor.InsertSliceOp.build(value, into, *slice.build_arguments(), location=location)
    return _folded(rewriter, made)


def _folded(rewriter: PatternRewriter, op: tensor.ExtractSliceOp | tensor.InsertSliceOp) -> Value:
    folded = fold_operation(op)
    if folded and isinstance(folded[0], Value):
        return folded[0]
    return rewriter.insert(op).results[0]
