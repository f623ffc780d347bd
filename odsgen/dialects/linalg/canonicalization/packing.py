"""Canonicalization of `linalg.pack` and `linalg.unpack`."""

from __future__ import annotations

from odsgen.dialects.linalg.canonicalization.packed_operands import rebuilt
from odsgen.dialects.linalg.packing import tiles_of
from odsgen.dialects.shared import are_equal, known_integer, mixed_slice
from odsgen.dialects.tensor.canonicalization.casts import cast_to
from odsgen.hooks import canonicalizes
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    DestinationStyleOpInterface,
    OpResult,
    RankedTensorType,
    Type,
    as_interface,
)
from odsgen_dialects.linalg import PackOp, UnPackOp
from odsgen_dialects.tensor import CastOp, ExtractSliceOp


@canonicalizes(PackOp)
def canonicalize_pack(op: PackOp, rewriter: PatternRewriter) -> bool:
    """PackOp::canonicalize"""
    unpack = op.source.defining_op
    if (
        isinstance(unpack, UnPackOp)
        and unpack.source.type is op.dest.type
        and op.padding_value is None
        and _undo_each_other(op, unpack)
    ):
        rewriter.replace_op(op, [unpack.source])
        return True
    if op.padding_value is not None and not _needs_padding(op):
        rewriter.replace_op_with_new(op, rebuilt(op, op.source, op.dest, tiles_of(op), None))
        return True
    types = _with_inferred_sizes(op, op.source.type, op.dest.type)
    if types is None:
        return False
    source = cast_to(rewriter, op.source, types[0], op)
    dest = cast_to(rewriter, op.dest, types[1], op)
    made = rebuilt(op, source, dest, tiles_of(op), op.padding_value)
    rewriter.insert(made)
    rewriter.replace_op(op, [cast_to(rewriter, made.result, op.result.type, op)])
    return True


def _undo_each_other(pack: PackOp, unpack: UnPackOp) -> bool:
    """Whether both have the same layout."""
    one, other = tiles_of(pack), tiles_of(unpack)
    return (
        tuple(pack.inner_dims_pos) == tuple(unpack.inner_dims_pos)
        and _outer(pack) == _outer(unpack)
        and len(one) == len(other)
        and all(map(are_equal, one, other))
    )


def _outer(op: PackOp | UnPackOp) -> list[int]:
    plain = op.source if isinstance(op, PackOp) else op.dest
    return list(op.outer_dims_perm) or list(range(plain.type.rank))


def _needs_padding(op: PackOp) -> bool:
    shape = op.source.type.shape
    for position, tile in zip(op.inner_dims_pos, tiles_of(op), strict=True):
        number = known_integer(tile) if isinstance(tile, int) else None
        if number is None or shape[position] == DYNAMIC or shape[position] % number:
            return True
    return False


def _with_inferred_sizes(
    op: PackOp | UnPackOp, plain: Type, packed: Type
) -> tuple[RankedTensorType, RankedTensorType] | None:
    """The types of the plain and the packed tensor with the sizes that only the other has (`inferStaticShape`)."""
    assert isinstance(plain, RankedTensorType) and isinstance(packed, RankedTensorType)
    sizes, tiled = list(plain.shape), list(packed.shape)
    for place, dim in enumerate(_outer(op)):
        if dim in op.inner_dims_pos or (sizes[dim] == DYNAMIC) == (tiled[place] == DYNAMIC):
            continue
        sizes[dim] = tiled[place] = tiled[place] if sizes[dim] == DYNAMIC else sizes[dim]
    if sizes == list(plain.shape) and tiled == list(packed.shape):
        return None
    return (
        RankedTensorType.get(sizes, plain.element_type, plain.encoding),
        RankedTensorType.get(tiled, packed.element_type, packed.encoding),
    )


@canonicalizes(UnPackOp)
def canonicalize_unpack(op: UnPackOp, rewriter: PatternRewriter) -> bool:
    """UnPackOp::canonicalize"""
    pack = op.source.defining_op
    if isinstance(pack, PackOp):
        if pack.source.type is not op.dest.type or pack.padding_value is not None:
            return False
        if not _undo_each_other(pack, op):
            return False
        rewriter.replace_op(op, [pack.source])
        return True
    written = op.dest.defining_op
    style = None if written is None else as_interface(written, DestinationStyleOpInterface)
    if style is not None:
        assert isinstance(op.dest, OpResult)
        with rewriter.modifying(op):
            op.set_operand(1, style.dps_inits[op.dest.index])
        return True
    return _slices_destination(op, rewriter) or _infers_sizes(op, rewriter)


def _slices_destination(op: UnPackOp, rewriter: PatternRewriter) -> bool:
    """Unpacks only what a slice takes."""
    users = list(op.result.users)
    if len(users) != 1 or not isinstance(users[0], ExtractSliceOp):
        return False
    slice = users[0]
    if not can_take(op, slice):
        return False
    rewriter.set_insertion_point_before(op)
    arguments = mixed_slice(slice).build_arguments()
    dest = rewriter.insert(
        ExtractSliceOp.build(slice.result.type, op.dest, *arguments, location=op.location)
    )
    made = rebuilt(op, op.source, dest.result, tiles_of(op), None)
    rewriter.insert(made)
    rewriter.replace_op(slice, made.results)
    rewriter.erase_op(op)
    return True


def can_take(op: UnPackOp, slice: ExtractSliceOp) -> bool:
    """Whether the slice drops only what tiles had too much (`canFoldSliceOp`)."""
    parts = mixed_slice(slice)
    type = slice.result.type
    if type.rank != op.dest.type.rank:
        return False
    if any(known_integer(offset) != 0 for offset in parts.offsets):
        return False
    if any(known_integer(stride) != 1 for stride in parts.strides):
        return False
    blocks = dict(zip(_outer(op), op.source.type.shape, strict=False))
    tiles = dict(zip(op.inner_dims_pos, tiles_of(op), strict=True))
    for dim, count in blocks.items():
        tile = tiles.get(dim, 1)
        if type.shape[dim] == DYNAMIC or count == DYNAMIC or not isinstance(tile, int):
            return False
        if count * tile - type.shape[dim] >= tile or (
            dim not in tiles and count != type.shape[dim]
        ):
            return False
    return True


def _infers_sizes(op: UnPackOp, rewriter: PatternRewriter) -> bool:
    types = _with_inferred_sizes(op, op.dest.type, op.source.type)
    if types is None:
        return False
    source = cast_to(rewriter, op.source, types[1], op)
    dest = cast_to(rewriter, op.dest, types[0], op)
    made = rewriter.insert(rebuilt(op, source, dest, tiles_of(op), None))
    rewriter.replace_op_with_new(op, CastOp.build(op.result.type, made.result))
    return True
