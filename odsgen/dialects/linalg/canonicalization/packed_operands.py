"""Canonicalization of what `linalg.pack` and `linalg.unpack` work on: casts and fills."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.packing import tiles_of
from odsgen.dialects.shared import Mixed, are_equal, split_mixed
from odsgen.dialects.tensor.canonicalization.casts import cast_to, with_operands
from odsgen.dialects.tensor.cast_information import folds_into_consumer, source_of_cast
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import DYNAMIC, Operation, RankedTensorType, Value
from odsgen_dialects.linalg import FillOp, PackOp, UnPackOp


def fold_casts_of_packed(op: Operation, rewriter: PatternRewriter) -> bool:
    """Packs and unpacks what was cast to less static types as it was before (`FoldTensorCastPackOp`)."""
    if not isinstance(op, (PackOp, UnPackOp)):
        return False
    if not any(folds_into_consumer(operand.defining_op) for operand in op.operands):
        return False
    source, dest = (source_of_cast(value) or value for value in (op.source, op.dest))
    packed = (dest if isinstance(op, PackOp) else source).type
    assert isinstance(packed, RankedTensorType)
    tiles = [
        tile if size == DYNAMIC or isinstance(tile, int) else size
        for size, tile in zip(
            packed.shape[packed.rank - len(op.inner_dims_pos) :],
            tiles_of(op),
            strict=True,
        )
    ]
    made = rewriter.insert(
        rebuilt(op, source, dest, tiles, op.padding_value if isinstance(op, PackOp) else None)
    )
    rewriter.replace_op(op, [cast_to(rewriter, made.result, op.result.type, op)])
    return True


def rebuilt(
    op: PackOp | UnPackOp, source: Value, dest: Value, tiles: Sequence[Mixed], padding: Value | None
) -> PackOp | UnPackOp:
    """The same on other tensors."""
    outer = op.outer_dims_perm or None
    attributes = dict(op.attributes)
    arguments = (source, dest, op.inner_dims_pos, *split_mixed(tiles))
    if isinstance(op, UnPackOp):
        return UnPackOp.build(
            *arguments, outer_dims_perm=outer, attributes=attributes, location=op.location
        )
    return PackOp.build(
        *arguments,
        padding_value=padding,
        outer_dims_perm=outer,
        attributes=attributes,
        location=op.location,
    )


def fill_tiles(op: Operation, rewriter: PatternRewriter) -> bool:
    """Replaces the tiles of a fill by a fill of the destination."""
    assert isinstance(op, PackOp)
    fill = op.source.defining_op
    if not isinstance(fill, FillOp) or not op.dest.has_one_use:
        return False
    value = fill.operands[0]
    if op.padding_value is not None and not are_equal(op.padding_value, value):
        return False
    rewriter.replace_op_with_new(op, with_operands(fill, (value, op.dest), (op.dest.type,)))
    return True
