"""Transposes the tiles of packed operands, and the operations on them (MLIR: `linalg::packTranspose`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.generalization import build_generic, copied_body
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.linalg.packing import tiles_of
from odsgen.dialects.linalg.tiling.slices import dimensions
from odsgen.dialects.shared import Mixed, as_shape, split_mixed
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineMap,
    AffineSymbolExpr,
    Location,
    Operation,
    RankedTensorType,
    Value,
)
from odsgen_dialects import linalg, tensor

T = TypeVar("T")


class TransposedPack(NamedTuple):
    """The operations that replace a packing, its user and the unpacking of what that gives."""

    pack: linalg.PackOp
    op: Operation
    unpack: linalg.UnPackOp | None


def permuted(entries: Sequence[T], permutation: Sequence[int]) -> list[T]:
    """Entry `permutation[n]` at place `n`; all as they are without a permutation."""
    return [entries[number] for number in permutation] if permutation else list(entries)


def packed_destination(
    rewriter: PatternRewriter,
    source: Value,
    positions: Sequence[int],
    tiles: Sequence[Mixed],
    outer: Sequence[int],
    location: Location,
) -> Value:
    """An empty tensor for the tiles of a tensor (`PackOp::createDestinationTensor`)."""
    sizes = dimensions(rewriter, source, location)
    by = AffineSymbolExpr.get(0).ceil_div(AffineSymbolExpr.get(1))
    for position, tile in zip(positions, tiles, strict=True):
        sizes[position] = composed_apply(rewriter, by, [sizes[position], tile], location, 0)
    sizes = [*permuted(sizes, outer), *tiles]
    assert isinstance(source.type, RankedTensorType)
    empty = RankedTensorType.get(as_shape(sizes), source.type.element_type)
    made = tensor.EmptyOp.build(empty, split_mixed(sizes)[0], location=location)
    return rewriter.insert(made).results[0]


class _Layout(NamedTuple):
    positions: list[int]
    tiles: list[Mixed]
    outer: list[int]


def _transposed(
    op: linalg.PackOp | linalg.UnPackOp, outer: Sequence[int], inner: Sequence[int]
) -> _Layout:
    plain = op.source if isinstance(op, linalg.PackOp) else op.dest
    assert isinstance(plain.type, RankedTensorType)
    before = list(op.outer_dims_perm) or list(range(plain.type.rank))
    return _Layout(
        permuted(op.inner_dims_pos, inner),
        permuted(tiles_of(op), inner),
        permuted(before, outer),
    )


def transpose_pack(
    rewriter: PatternRewriter,
    pack: linalg.PackOp,
    op: Operation,
    unpack: linalg.UnPackOp | None,
    outer: Sequence[int],
    inner: Sequence[int],
) -> TransposedPack:
    """Transposes a packing whose only user is a structured operation, and the unpacking of its result, if given."""
    location = op.location
    rewriter.set_insertion_point_before(pack)
    layout = _transposed(pack, outer, inner)
    dest = packed_destination(rewriter, pack.source, *layout, location)
    values, static = split_mixed(layout.tiles)
    made = rewriter.insert(
        linalg.PackOp.build(
            pack.source,
            dest,
            layout.positions,
            values,
            static,
            padding_value=pack.padding_value,
            outer_dims_perm=layout.outer,
            location=location,
        )
    )
    rank, tiles = len(layout.outer), len(layout.positions)
    whole = [
        *(outer or range(rank)),
        *(rank + number for number in (inner or range(tiles))),
    ]
    number = list(op.operands).index(pack.results[0])
    rewriter.set_insertion_point_before(op)
    transposed = _with_transposed_operand(rewriter, op, number, made.results[0], whole)
    new_unpack: linalg.UnPackOp | None = None
    if unpack is not None:
        layout = _transposed(unpack, outer, inner)
        values, static = split_mixed(layout.tiles)
        rewriter.set_insertion_point_before(unpack)
        new_unpack = rewriter.insert(
            linalg.UnPackOp.build(
                transposed.results[number - len(op.operands) + len(inits_of(op))],
                unpack.dest,
                layout.positions,
                values,
                static,
                outer_dims_perm=layout.outer,
                location=location,
            )
        )
        rewriter.replace_op(unpack, new_unpack.results)
        rewriter.erase_op(op)
    else:
        rewriter.replace_op(op, transposed.results)
    rewriter.replace_op(pack, made.results)
    return TransposedPack(made, transposed, new_unpack)


def _with_transposed_operand(
    rewriter: PatternRewriter, op: Operation, number: int, value: Value, order: Sequence[int]
) -> Operation:
    maps = list(loop_maps(op))
    old = maps[number]
    maps[number] = AffineMap.get(old.num_dims, old.num_symbols, permuted(old.results, order))
    operands = list(op.operands)
    operands[number] = value
    first = len(operands) - len(inits_of(op))
    made = build_generic(
        operands[:first], operands[first:], maps, loop_kinds(op), copied_body(op), op.location
    )
    return rewriter.insert(made)
