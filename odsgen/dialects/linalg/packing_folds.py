"""Folds paddings, slices, transposes and empty tensors into packings and unpackings (MLIR: PackAndUnpackPatterns)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from odsgen.dialects.linalg.canonicalization.packing import can_take
from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.linalg.packing import tiles_of
from odsgen.dialects.linalg.tiling.slices import dimensions
from odsgen.dialects.linalg.transposed_packing import packed_destination, permuted
from odsgen.dialects.shared import (
    Mixed,
    are_equal,
    as_shape,
    known_integer,
    mixed_slice,
    patterns_of,
    ranked_tensor,
    split_mixed,
)
from odsgen.dialects.tensor.canonicalization.padding import (
    constant_padding,
    padding_behind,
    padding_below,
)
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import DYNAMIC, Location, Operation, RankedTensorType, Value
from odsgen_dialects import linalg, tensor

OpT = TypeVar("OpT", bound=Operation)


def _empty(
    rewriter: PatternRewriter, sizes: Sequence[Mixed], like: Value, location: Location
) -> Value:
    type = RankedTensorType.get(as_shape(sizes), ranked_tensor(like).element_type)
    made = tensor.EmptyOp.build(type, split_mixed(sizes)[0], location=location)
    return rewriter.insert(made).result


def _pack(
    op: linalg.PackOp,
    source: Value,
    dest: Value,
    positions: Sequence[int],
    tiles: Sequence[Mixed],
    outer: Sequence[int],
    padding: Value | None,
    location: Location,
) -> linalg.PackOp:
    return linalg.PackOp.build(
        source,
        dest,
        positions,
        *split_mixed(tiles),
        padding_value=padding,
        outer_dims_perm=outer or None,
        location=location,
    )


def _unpack(
    source: Value,
    dest: Value,
    positions: Sequence[int],
    tiles: Sequence[Mixed],
    outer: Sequence[int],
    location: Location,
) -> linalg.UnPackOp:
    return linalg.UnPackOp.build(
        source,
        dest,
        positions,
        *split_mixed(tiles),
        outer_dims_perm=outer or None,
        location=location,
    )


# --- slices and paddings --------------------------------------------------------------------------------------------------


def _slice_of_unpacked(op: tensor.ExtractSliceOp, rewriter: PatternRewriter) -> bool:
    """FoldUnpackWithExtractSliceOp"""
    unpack = op.source.defining_op
    if not isinstance(unpack, linalg.UnPackOp) or not can_take(unpack, op):
        return False
    dest = _empty(rewriter, mixed_slice(op).sizes, unpack.dest, op.location)
    outer = unpack.outer_dims_perm or ()
    made = _unpack(unpack.source, dest, unpack.inner_dims_pos, tiles_of(unpack), outer, op.location)
    rewriter.replace_op_with_new(op, made)
    return True


def _completes_tiles(op: linalg.PackOp, pad: tensor.PadOp) -> bool:
    """Whether the padding, and what is behind it, is less than a tile in all dimensions, and none without tiles.

    MLIR asks only for the first, and of the dimension with the number of the tile; what it folds then is invalid.
    """
    shape, high = ranked_tensor(op.source).shape, padding_behind(pad)
    if any(high[dim] != 0 for dim in range(len(shape)) if dim not in op.inner_dims_pos):
        return False
    for number, (dim, tile) in enumerate(zip(op.inner_dims_pos, tiles_of(op), strict=True)):
        if not isinstance(tile, int) or shape[dim] == DYNAMIC:
            return False
        for padding in (high[number], high[dim]):
            count = known_integer(padding)
            if count is None or -shape[dim] % tile + count >= tile:
                return False
    return True


def _pack_of_padded(op: linalg.PackOp, rewriter: PatternRewriter) -> bool:
    """FoldPadWithPackOp"""
    pad = op.source.defining_op
    if not isinstance(pad, tensor.PadOp) or pad.nofold:
        return False
    if any(known_integer(size) != 0 for size in padding_below(pad)):
        return False
    padding = constant_padding(pad)
    if padding is None or not _completes_tiles(op, pad):
        return False
    if op.padding_value is not None and not are_equal(op.padding_value, padding):
        return False
    made = _pack(
        op,
        pad.source,
        op.dest,
        op.inner_dims_pos,
        tiles_of(op),
        op.outer_dims_perm or (),
        padding,
        op.location,
    )
    rewriter.replace_op_with_new(op, made)
    return True


# --- transposes -----------------------------------------------------------------------------------------------------------


def _permutation(op: Operation | None) -> list[int] | None:
    """The dimension of the input for each dimension of the result; None where it does not only transpose."""
    if isinstance(op, linalg.TransposeOp):
        return list(op.permutation)
    if op is None or "LinalgOp" not in op.INTERFACES or not all(loop_kinds(op)):
        return None
    inits = len(inits_of(op))
    if inits != 1 or len(op.operands) != 2 or len(list(op.regions[0].entry_block)) != 1:
        return None
    taken, given = loop_maps(op)
    if not taken.is_permutation() or not given.is_permutation() or taken is given:
        return None
    return [taken.results.index(expr) for expr in given.results]


def _inverse(permutation: Sequence[int]) -> list[int]:
    return [permutation.index(number) for number in range(len(permutation))]


class _Moved:
    """The layout of tiles when the dimensions of what is packed are permuted, tiles and others apart."""

    def __init__(self, op: linalg.PackOp | linalg.UnPackOp, order: Sequence[int]) -> None:
        rank = len(order) - len(op.inner_dims_pos)
        outer = list(op.outer_dims_perm or range(rank))
        positions, tiles = op.inner_dims_pos, tiles_of(op)
        inner = [place - rank for place in order[rank:]]
        self.is_possible = all(place < rank for place in order[:rank])
        if self.is_possible:
            self.outer = [outer[place] for place in order[:rank]]
            self.positions = [positions[place] for place in inner]
            self.tiles = [tiles[place] for place in inner]


class _TransposeOf(RewritePattern[Any]):
    """A pattern for whatever transposes what an operation gives."""

    root = None


def _transposed(op: Any, producer: type[OpT]) -> tuple[OpT, list[int]] | None:
    """The operation of a class whose result another one only transposes, and in which order."""
    if "LinalgOp" not in op.INTERFACES or not op.operands:
        return None
    made = op.operands[0].defining_op
    order = _permutation(op) if isinstance(made, producer) else None
    return None if order is None else (made, order)


class TransposeOfPacked(_TransposeOf):
    """FoldProducerPackWithConsumerLinalgTransposeOp"""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        found = _transposed(op, linalg.PackOp)
        if found is None:
            return False
        pack, order = found
        moved = _Moved(pack, order)
        if not moved.is_possible:
            return False
        dest = packed_destination(
            rewriter, pack.source, moved.positions, moved.tiles, moved.outer, op.location
        )
        made = _pack(
            pack,
            pack.source,
            dest,
            moved.positions,
            moved.tiles,
            moved.outer,
            pack.padding_value,
            op.location,
        )
        rewriter.replace_op_with_new(op, made)
        return True


class TransposeOfUnpacked(_TransposeOf):
    """FoldProducerUnPackWithConsumerLinalgTransposeOp"""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        found = _transposed(op, linalg.UnPackOp)
        if found is None:
            return False
        unpack, order = found
        back = _inverse(order)
        made = _unpack(
            unpack.source,
            inits_of(op)[0],
            [back[dim] for dim in unpack.inner_dims_pos],
            tiles_of(unpack),
            permuted(back, unpack.outer_dims_perm or ()),
            op.location,
        )
        rewriter.replace_op_with_new(op, made)
        return True


def _pack_of_transposed(op: linalg.PackOp, rewriter: PatternRewriter) -> bool:
    """FoldConsumerPackWithProducerLinalgTransposeOp"""
    transpose = op.source.defining_op
    order = _permutation(transpose)
    if transpose is None or order is None:
        return False
    outer = permuted(order, op.outer_dims_perm or ())
    positions = [order[dim] for dim in op.inner_dims_pos]
    source, tiles = transpose.operands[0], tiles_of(op)
    dest = packed_destination(rewriter, source, positions, tiles, outer, op.location)
    made = _pack(op, source, dest, positions, tiles, outer, op.padding_value, op.location)
    rewriter.replace_op_with_new(op, made)
    return True


def _unpack_of_transposed(op: linalg.UnPackOp, rewriter: PatternRewriter) -> bool:
    """FoldConsumerUnPackWithProducerLinalgTransposeOp"""
    transpose = op.source.defining_op
    order = _permutation(transpose)
    if transpose is None or order is None:
        return False
    moved = _Moved(op, _inverse(order))
    if not moved.is_possible:
        return False
    dest = _empty(rewriter, dimensions(rewriter, op.dest, op.location), op.dest, op.location)
    made = _unpack(
        transpose.operands[0], dest, moved.positions, moved.tiles, moved.outer, op.location
    )
    rewriter.replace_op_with_new(op, made)
    return True


INTO_PACKING = (
    *patterns_of("tensor.extract_slice", _slice_of_unpacked),
    *patterns_of("linalg.pack", _pack_of_padded),
    TransposeOfPacked(),
    *patterns_of("linalg.pack", _pack_of_transposed),
    *patterns_of("linalg.unpack", _unpack_of_transposed),
    TransposeOfUnpacked(),
)


# --- empty tensors --------------------------------------------------------------------------------------------------------


def _packing_of_empty(op: linalg.PackOp | linalg.UnPackOp, rewriter: PatternRewriter) -> bool:
    """FoldEmptyTensorWithPackOp, FoldEmptyTensorWithUnPackOp"""
    if not isinstance(op.source.defining_op, tensor.EmptyOp):
        return False
    if isinstance(op, linalg.PackOp) and op.padding_value is not None:
        return False
    rewriter.replace_op(op, [op.dest])
    return True


PACKING_OF_EMPTY = (
    *patterns_of("linalg.pack", _packing_of_empty),
    *patterns_of("linalg.unpack", _packing_of_empty),
)
