"""Takes slices before expansions and collapses, where they stay slices (MLIR: `populateBubbleUpExtractSliceOpPatterns`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.affine.value_bounds import ValueBounds
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    as_shape,
    known_integer,
    mixed_slice,
    patterns_of,
    ranked_tensor,
    reassociation_of,
    split_mixed,
)
from odsgen.dialects.shared.index_constants import index_value
from odsgen.dialects.tensor.reshaping import mixed_sizes_of
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import AffineDimExpr, Location, RankedTensorType, Value
from odsgen_dialects import affine
from odsgen_dialects.tensor import CollapseShapeOp, ExpandShapeOp, ExtractSliceOp

_Groups = Sequence[Sequence[int]]


def _is_plain(op: ExtractSliceOp, slice: MixedSlice) -> bool:
    """Whether neighbours are taken, and all dimensions kept."""
    is_dense = all(known_integer(stride) == 1 for stride in slice.strides)
    return is_dense and ranked_tensor(op.result).rank == len(slice.sizes)


def _is_all(op: ExtractSliceOp, slice: MixedSlice, dim: int) -> bool:
    if known_integer(slice.offsets[dim]) != 0:
        return False
    return ValueBounds().is_size(slice.sizes[dim], op.source, dim)


def _is_contiguous(op: ExtractSliceOp, slice: MixedSlice, groups: _Groups) -> bool:
    """Whether behind the first dimension with more than one element of each group, all is taken."""
    for group in groups:
        ones = 0
        while ones < len(group) and known_integer(slice.sizes[group[ones]]) == 1:
            ones += 1
        if not all(_is_all(op, slice, dim) for dim in group[ones + 1 :]):
            return False
    return True


def _extract(
    rewriter: PatternRewriter, source: Value, slice: MixedSlice, location: Location
) -> Value:
    type = ranked_tensor(source)
    wanted = RankedTensorType.get(as_shape(slice.sizes), type.element_type, type.encoding)
    made = ExtractSliceOp.build(wanted, source, *slice.build_arguments(), location=location)
    return rewriter.insert(made).result


def _collapsed(
    rewriter: PatternRewriter, op: ExtractSliceOp, slice: MixedSlice, groups: _Groups
) -> MixedSlice:
    """The slice of the tensor before it is expanded."""
    location = op.location
    shape = mixed_sizes_of(rewriter, op.source, location)
    product = AffineDimExpr.get(0) * AffineDimExpr.get(1)
    offsets: list[Mixed] = []
    sizes: list[Mixed] = []
    for group in groups:
        size: Mixed = 1
        for dim in group:
            size = composed_apply(rewriter, product, [size, slice.sizes[dim]], location)
        places = [index_value(rewriter, slice.offsets[dim], location) for dim in group]
        dynamic, numbers = split_mixed(shape[dim] for dim in group)
        made = affine.AffineLinearizeIndexOp.build(
            places, dynamic, numbers, disjoint=True, location=location
        )
        offsets.append(rewriter.insert(made).results[0])
        sizes.append(size)
    return MixedSlice(offsets, sizes, [1] * len(sizes))


def _of_expansion(op: ExtractSliceOp, rewriter: PatternRewriter) -> bool:
    """BubbleUpExtractSliceThroughExpandShape"""
    expansion = op.source.defining_op
    if not isinstance(expansion, ExpandShapeOp):
        return False
    slice, groups = mixed_slice(op), reassociation_of(expansion)
    if not _is_plain(op, slice) or not _is_contiguous(op, slice, groups):
        return False
    small = _collapsed(rewriter, op, slice, groups)
    source = _extract(rewriter, expansion.src, small, op.location)
    dynamic, numbers = split_mixed(slice.sizes)
    made = ExpandShapeOp.build(
        op.result.type, source, groups, dynamic, numbers, location=op.location
    )
    rewriter.replace_op_with_new(op, made)
    return True


def _apart(size: int, offset: int, shape: Sequence[int]) -> tuple[list[int], list[int]] | None:
    """Offsets and sizes in dimensions for some elements in a row; None where these are no slice."""
    offsets: list[int] = []
    sizes: list[int] = []
    dims = list(reversed(shape))
    place = 0
    while place < len(dims) and size >= dims[place]:
        if not dims[place] or size % dims[place] or offset % dims[place]:
            return None
        sizes.append(dims[place])
        offsets.append(0)
        size, offset = size // dims[place], offset // dims[place]
        place += 1
    for number, whole in enumerate(dims[place:]):
        taken, first = (1 if number else size), offset % whole
        if not number and size + first >= whole:
            return None
        sizes.append(taken)
        offsets.append(first)
        offset //= whole
    return offsets[::-1], sizes[::-1]


def _expanded(slice: MixedSlice, shape: Sequence[int], groups: _Groups) -> MixedSlice | None:
    """The slice of the tensor before it is collapsed; None where there is none."""
    offsets: list[Mixed] = []
    sizes: list[Mixed] = []
    for size, offset, group in zip(slice.sizes, slice.offsets, groups, strict=True):
        dims = [shape[dim] for dim in group]
        if isinstance(size, Value) or isinstance(offset, Value):
            if sum(dim != 1 for dim in dims) != 1:
                return None
            sizes += [1 if dim == 1 else size for dim in dims]
            offsets += [0 if dim == 1 else offset for dim in dims]
            continue
        if any(dim < 0 for dim in dims):
            return None
        parts = _apart(size, offset, dims)
        if parts is None:
            return None
        offsets += parts[0]
        sizes += parts[1]
    return MixedSlice(offsets, sizes, [1] * len(sizes))


def _of_collapse(op: ExtractSliceOp, rewriter: PatternRewriter) -> bool:
    """BubbleUpExtractSliceThroughCollapseShape"""
    collapse = op.source.defining_op
    if not isinstance(collapse, CollapseShapeOp):
        return False
    slice, groups = mixed_slice(op), reassociation_of(collapse)
    if not _is_plain(op, slice):
        return False
    large = _expanded(slice, ranked_tensor(collapse.src).shape, groups)
    if large is None:
        return False
    source = _extract(rewriter, collapse.src, large, collapse.location)
    made = CollapseShapeOp.build(op.result.type, source, groups, location=op.location)
    rewriter.replace_op_with_new(op, made)
    return True


SLICES_OF_RESHAPES = patterns_of("tensor.extract_slice", _of_expansion, _of_collapse)
