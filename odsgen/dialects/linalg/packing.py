"""Packs the operands of structured operations into tiles (MLIR: `linalg::pack`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.linalg.contractions import contraction_loops
from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.generalization import build_generic, copied_body, generalized
from odsgen.dialects.linalg.interchange import interchange
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.linalg.tiling.slices import dimensions, is_zero
from odsgen.dialects.linalg.tiling.tileable import TileableStructured
from odsgen.dialects.shared import (
    Mixed,
    as_shape,
    known_integer,
    split_mixed,
    zero_attribute,
)
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    AffineMap,
    AffineSymbolExpr,
    Location,
    Operation,
    RankedTensorType,
    TypedAttr,
    Value,
)
from odsgen_dialects import arith, linalg, tensor


@dataclass
class Packed:
    """A structured operation on tiles, with the operations that make tiles and take them apart."""

    op: Operation
    packs: list[linalg.PackOp] = field(default_factory=list)
    unpacks: list[linalg.UnPackOp] = field(default_factory=list)


def pack(rewriter: PatternRewriter, op: Operation, sizes: Sequence[Mixed]) -> Packed | None:
    """Pack each loop by a size, 0 for none; None where an operand is not indexed by the loop alone."""
    maps, kinds = list(loop_maps(op)), list(loop_kinds(op))
    packed: list[list[tuple[int, Mixed]]] = [[] for _ in maps]
    for loop, size in enumerate(sizes):
        if is_zero(size):
            continue
        new = len(kinds)
        kinds.append(kinds[loop])
        for number, map in enumerate(maps):
            exprs = list(map.results)
            position = next(
                (n for n, expr in enumerate(exprs) if expr.is_function_of_dim(loop)), None
            )
            if position is not None:
                if not isinstance(exprs[position], AffineDimExpr):
                    return None
                exprs.append(AffineDimExpr.get(new))
                packed[number].append((position, size))
            maps[number] = AffineMap.get(new + 1, map.num_symbols, exprs)
    location = op.location
    found: list[linalg.PackOp] = []
    operands: list[Value] = []
    for value, dims in zip(op.operands, packed, strict=True):
        if dims:
            found.append(_pack_operand(rewriter, value, dims, location))
            value = found[-1].results[0]
        operands.append(value)
    first = len(operands) - len(inits_of(op))
    made = rewriter.insert(
        build_generic(operands[:first], operands[first:], maps, kinds, copied_body(op), location)
    )
    result = Packed(made, found)
    replacements: list[Value] = []
    for value, init in zip(made.results, operands[first:], strict=True):
        source = init.defining_op
        if not isinstance(source, linalg.PackOp) or source not in found:
            replacements.append(value)
            continue
        result.unpacks.append(rewriter.insert(_unpack(value, source, location)))
        replacements.append(result.unpacks[-1].results[0])
    rewriter.replace_op(op, replacements)
    return result


def _pack_operand(
    rewriter: PatternRewriter, value: Value, dims: list[tuple[int, Mixed]], location: Location
) -> linalg.PackOp:
    type = value.type
    assert isinstance(type, RankedTensorType)
    tiles = [size for _, size in dims]
    shape: list[Mixed] = list(dimensions(rewriter, value, location))
    for position, size in dims:
        shape[position] = composed_apply(
            rewriter,
            AffineSymbolExpr.get(0).ceil_div(AffineSymbolExpr.get(1)),
            [shape[position], size],
            location,
            0,
        )
    shape += tiles
    empty = RankedTensorType.get(as_shape(shape), type.element_type)
    dest = rewriter.insert(
        tensor.EmptyOp.build(empty, split_mixed(shape)[0], location=location)
    ).results[0]
    padding: Value | None = None
    numbers = [known_integer(size) for size in tiles]
    if (
        DYNAMIC in type.shape
        or None in numbers
        or any(
            type.shape[position] % (number or 1)
            for (position, _), number in zip(dims, numbers, strict=True)
        )
    ):
        zero = zero_attribute(type.element_type)
        assert isinstance(zero, TypedAttr)
        padding = rewriter.insert(arith.ConstantOp.build(zero, location=location)).results[0]
    inner, static = split_mixed(tiles)
    return rewriter.insert(
        linalg.PackOp.build(
            value,
            dest,
            [position for position, _ in dims],
            inner,
            static,
            padding_value=padding,
            location=location,
        )
    )


def _unpack(value: Value, pack: linalg.PackOp, location: Location) -> linalg.UnPackOp:
    return linalg.UnPackOp.build(
        value,
        pack.source,
        pack.inner_dims_pos,
        pack.inner_tiles,
        pack.static_inner_tiles,
        outer_dims_perm=pack.outer_dims_perm or None,
        location=location,
    )


def tiles_of(op: linalg.PackOp | linalg.UnPackOp) -> list[Mixed]:
    """The sizes of the tiles."""
    return mixed_values(op.static_inner_tiles, op.inner_tiles)


def pack_contraction(
    rewriter: PatternRewriter,
    op: Operation,
    sizes: Sequence[Mixed],
    multiples: Sequence[int],
    order: Sequence[int],
) -> Packed | None:
    """Bring the innermost loops m, n and k of a contraction to the end, in an order, and pack them.

    A loop with a multiple is not packed by a size, but as a whole, padded to the next multiple (`packMatmulGreedily`).
    """
    loops = contraction_loops(op, any_maps=True)
    if loops is None or not (loops.m and loops.n and loops.k):
        return None
    count = len(loop_kinds(op))
    chosen = [loops.m[-1], loops.n[-1], loops.k[-1]]
    rest = iter([number for number in range(count) if number not in chosen])
    permutation = [-1] * count
    for place, loop in zip(order, chosen, strict=True):
        permutation[count - 3 + place] = loop
    permutation = [next(rest) if number < 0 else number for number in permutation]
    rewriter.set_insertion_point_before(op)
    generic = op
    if not isinstance(generic, linalg.GenericOp):
        generic = rewriter.insert(generalized(op))
        rewriter.replace_op(op, generic.results)
    interchange(rewriter, generic, permutation)
    rewriter.set_insertion_point_before(generic)
    all_sizes: list[Mixed] = [0] * count
    ranges = TileableStructured(generic).iteration_domain(rewriter)
    for number, place in enumerate(order):
        at = count - 3 + place
        if not (multiples and multiples[number]):
            all_sizes[at] = sizes[number]
            continue
        by = AffineSymbolExpr.get(0)
        all_sizes[at] = composed_apply(
            rewriter,
            AffineDimExpr.get(0).ceil_div(by) * by,
            [ranges[at].size, multiples[number]],
            generic.location,
            1,
        )
    rewriter.set_insertion_point_before(generic)
    return pack(rewriter, generic, all_sizes)
