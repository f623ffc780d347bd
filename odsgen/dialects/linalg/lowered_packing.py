"""Packings as padding, expansion and transposition; unpackings the other way (MLIR: `lowerPack`, `lowerUnPack`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.linalg import building
from odsgen.dialects.linalg.packing import tiles_of
from odsgen.dialects.linalg.padding import pad_behind
from odsgen.dialects.linalg.tiling.slices import dimension, dimensions
from odsgen.dialects.linalg.transposed_packing import permuted
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    as_shape,
    known_integer,
    ranked_tensor,
    split_mixed,
    zero_attribute,
)
from odsgen.dialects.tensor.reshaping import expand_shape_by_divisions
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    AffineSymbolExpr,
    Location,
    Operation,
    RankedTensorType,
    TypedAttr,
    Value,
)
from odsgen_dialects import arith, linalg, tensor


class LoweredPack(NamedTuple):
    """The operations that replace a packing; the last two are not there where it only pads."""

    pad: Operation
    expand: Operation | None = None
    transpose: Operation | None = None


class LoweredUnpack(NamedTuple):
    """The operations that replace an unpacking; only the slice is there where it only takes padding away."""

    empty: Operation | None
    transpose: Operation | None
    collapse: Operation | None
    slice: Operation


class _Tiled(NamedTuple):
    """How the tiled form of a tensor relates to its dimensions, each beside the one of its tiles."""

    order: list[int]  # the dimension of the tiled form, for each dimension and that of its tiles
    groups: list[list[int]]  # each dimension with that of its tiles, in that order


def _tiled(op: linalg.PackOp | linalg.UnPackOp, rank: int) -> _Tiled:
    positions = list(op.inner_dims_pos)
    outer = list(op.outer_dims_perm or range(rank))
    order: list[int] = []
    groups: list[list[int]] = []
    for dim in range(rank):
        first = len(order)
        order.append(outer.index(dim))
        if dim in positions:
            order.append(rank + positions.index(dim))
        groups.append(list(range(first, len(order))))
    return _Tiled(order, groups)


def _with_shape(type: RankedTensorType, shape: Sequence[int]) -> RankedTensorType:
    return RankedTensorType.get(shape, type.element_type, type.encoding)


def _collapsed(type: RankedTensorType, groups: Sequence[Sequence[int]]) -> RankedTensorType:
    shape = []
    for group in groups:
        sizes = [type.shape[dim] for dim in group]
        shape.append(DYNAMIC if DYNAMIC in sizes else prod(sizes))
    return _with_shape(type, shape)


def _moves_no_element(op: linalg.PackOp | linalg.UnPackOp, shape: Sequence[int]) -> bool:
    """Whether the tiles are all there is, in the order of the dimensions."""
    count = len(op.inner_dims_pos)
    outer = shape[: len(shape) - count]
    return list(op.inner_dims_pos) == list(range(count)) and all(size == 1 for size in outer)


def _sizes_behind(
    rewriter: PatternRewriter, op: linalg.PackOp, rank: int, order: _Tiled
) -> list[Mixed]:
    """How many elements lack in each dimension to whole tiles."""
    whole, tile = AffineDimExpr.get(0), AffineSymbolExpr.get(0)
    missing = whole * tile - AffineDimExpr.get(1)
    high: list[Mixed] = [0] * rank
    for dim, size in zip(op.inner_dims_pos, tiles_of(op), strict=True):
        old = dimension(rewriter, op.source, dim, op.location)
        count = dimension(rewriter, op.dest, order.order[order.groups[dim][0]], op.location)
        high[dim] = composed_apply(rewriter, missing, [count, old, size], op.location, 2)
    return high


def _padding(rewriter: PatternRewriter, op: linalg.PackOp, type: RankedTensorType) -> Value:
    if op.padding_value is not None:
        return op.padding_value
    zero = zero_attribute(type.element_type)
    assert isinstance(zero, TypedAttr)
    return rewriter.insert(arith.ConstantOp.build(zero, location=op.location)).results[0]


def _drops_ones(shape: Sequence[int], reduced: Sequence[int]) -> bool:
    """Whether one shape is the other without some dimensions of size one."""
    wanted = list(reversed(reduced))
    for size in shape:
        if wanted and wanted[-1] == size:
            wanted.pop()
        elif size != 1:
            return False
    return not wanted


def lower_pack(
    rewriter: PatternRewriter, op: linalg.PackOp, *, like_pad_as_slice: bool
) -> LoweredPack | None:
    """Pads, expands and transposes; None where the size of a tile is not known.

    ``like_pad_as_slice``: a packing that only pads inserts what is padded.
    """
    if op.inner_tiles:
        rewriter.match_failure(
            op, "non-static shape NYI, needs a more powerful tensor.expand_shape op"
        )
        return None
    location = op.location
    packed = ranked_tensor(op.result)
    rank = ranked_tensor(op.source).rank
    tiled = _tiled(op, rank)
    stripped = _with_shape(packed, permuted(packed.shape, tiled.order))
    high = _sizes_behind(rewriter, op, rank, tiled)
    collapsed = _collapsed(stripped, tiled.groups)
    padding = _padding(rewriter, op, collapsed)
    padded = pad_behind(rewriter, collapsed, op.source, high, padding, location)
    pad = padded.defining_op
    assert pad is not None
    if (
        like_pad_as_slice
        and _moves_no_element(op, packed.shape)
        and _drops_ones(packed.shape, collapsed.shape)
    ):
        sizes = dimensions(rewriter, op.dest, location)
        whole = MixedSlice([0] * len(sizes), sizes, [1] * len(sizes))
        insertion = tensor.InsertSliceOp.build(
            padded, op.dest, *whole.build_arguments(), location=location
        )
        rewriter.replace_op_with_new(op, insertion)
        return LoweredPack(pad)
    expanded = expand_shape_by_divisions(stripped, padded, tiled.groups, rewriter, location)
    back = [tiled.order.index(dim) for dim in range(len(tiled.order))]
    transpose = rewriter.insert(building.transpose(expanded, op.dest, back, location=location))
    rewriter.replace_op(op, transpose.results)
    return LoweredPack(pad, expanded.defining_op, transpose)


def lower_unpack(
    rewriter: PatternRewriter, op: linalg.UnPackOp, *, like_unpad_as_slice: bool
) -> LoweredUnpack:
    """Transposes, collapses, slices and copies.

    ``like_unpad_as_slice``: an unpacking that only takes padding away is a slice.
    """
    location = op.location
    packed, result = ranked_tensor(op.source), ranked_tensor(op.dest)
    if like_unpad_as_slice and _moves_no_element(op, packed.shape):
        taken = _slice(rewriter, op, op.source, packed.rank - result.rank)
        rewriter.replace_op(op, taken.results)
        return LoweredUnpack(None, None, None, taken)
    tiled = _tiled(op, result.rank)
    stripped = _with_shape(packed, permuted(packed.shape, tiled.order))
    sizes = permuted(dimensions(rewriter, op.source, location), tiled.order)
    empty = _empty(rewriter, sizes, packed, location)
    transpose = rewriter.insert(
        building.transpose(op.source, empty.results[0], tiled.order, location=location)
    )
    collapse = rewriter.insert(
        tensor.CollapseShapeOp.build(
            _collapsed(stripped, tiled.groups),
            transpose.results[0],
            tiled.groups,
            location=location,
        )
    )
    taken = _slice(rewriter, op, collapse.results[0], 0)
    copy = rewriter.insert(
        building.structured(linalg.CopyOp)([taken.results[0]], [op.dest], location=location)
    )
    rewriter.replace_op(op, copy.results)
    return LoweredUnpack(empty, transpose, collapse, taken)


def _empty(
    rewriter: PatternRewriter, sizes: Sequence[Mixed], like: RankedTensorType, location: Location
) -> Operation:
    known = [size if (number := known_integer(size)) is None else number for size in sizes]
    type = RankedTensorType.get(as_shape(known), like.element_type)
    return rewriter.insert(tensor.EmptyOp.build(type, split_mixed(known)[0], location=location))


def _slice(rewriter: PatternRewriter, op: linalg.UnPackOp, source: Value, ones: int) -> Operation:
    """As many elements as the destination has, behind dimensions of size one."""
    sizes: list[Mixed] = [*[1] * ones, *dimensions(rewriter, op.dest, op.location)]
    slice = MixedSlice([0] * len(sizes), sizes, [1] * len(sizes))
    made = tensor.ExtractSliceOp.build(
        op.dest.type, source, *slice.build_arguments(), location=op.location
    )
    return rewriter.insert(made)
