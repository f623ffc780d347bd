"""The slices of operands that a tile of a structured operation reads and writes."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.shared import Mixed, MixedSlice, as_shape, known_integer, size_of
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    IntegerAttr,
    Location,
    MemRefType,
    RankedTensorType,
    Value,
)


def dimension(rewriter: PatternRewriter, value: Value, number: int, location: Location) -> Mixed:
    """One size of a shaped value."""
    size = size_of(rewriter, value, number, location)
    return size.value if isinstance(size, IntegerAttr) else size


def dimensions(rewriter: PatternRewriter, value: Value, location: Location) -> list[Mixed]:
    """The sizes of a shaped value; none of any other."""
    if not isinstance(value.type, (RankedTensorType, MemRefType)):
        return []
    return [dimension(rewriter, value, n, location) for n in range(len(value.type.shape))]


def as_value(rewriter: PatternRewriter, size: Mixed, location: Location) -> Value:
    """A number as a constant (`getValueOrCreateConstantIndexOp`)."""
    return size if isinstance(size, Value) else index_constant(rewriter, size, location)


def is_zero(size: Mixed) -> bool:
    """Whether it is the number zero, or a constant that is."""
    return known_integer(size) == 0


def is_tiled(exprs: Sequence[AffineExpr], sizes: Sequence[Mixed]) -> bool:
    """Whether an expression depends on a dimension with a size other than zero."""
    return any(
        isinstance(part, AffineDimExpr) and not is_zero(sizes[part.position])
        for expr in exprs
        for part in expr.walk()
    )


def closed_sizes(
    rewriter: PatternRewriter, sizes: Sequence[Mixed], location: Location
) -> list[Mixed]:
    """The sizes minus one: the last index of a tile that begins at zero."""
    expr = AffineDimExpr.get(0) - 1
    return [
        0 if is_zero(size) else composed_apply(rewriter, expr, [size], location) for size in sizes
    ]


def slice_of_operand(
    rewriter: PatternRewriter,
    value: Value,
    map: AffineMap,
    offsets: Sequence[Mixed],
    sizes: Sequence[Mixed],
    closed: Sequence[Mixed],
    location: Location,
) -> MixedSlice:
    """The part of an operand that a tile of the loops touches (`computeSliceParameters`)."""
    at_zero = map.evaluate([0] * map.num_inputs)
    found_offsets: list[Mixed] = []
    found_sizes: list[Mixed] = []
    for number, (expr, zero) in enumerate(zip(map.results, at_zero, strict=True)):
        if not is_tiled([expr], sizes):
            found_offsets.append(0)
            found_sizes.append(dimension(rewriter, value, number, location))
            continue
        moved = expr - zero
        found_offsets.append(composed_apply(rewriter, moved, offsets, location))
        last = composed_apply(rewriter, moved, closed, location)
        found_sizes.append(composed_apply(rewriter, AffineDimExpr.get(0) + 1, [last], location))
    return MixedSlice(found_offsets, found_sizes, [1] * len(found_sizes))


def build_slice(
    rewriter: PatternRewriter, value: Value, slice: MixedSlice, location: Location
) -> Value:
    """An `extract_slice` of a tensor or a `subview` of a memref."""
    from odsgen_dialects import memref, tensor

    type = value.type
    if isinstance(type, RankedTensorType):
        sliced = RankedTensorType.get(as_shape(slice.sizes), type.element_type, type.encoding)
        return rewriter.insert(
            tensor.ExtractSliceOp.build(sliced, value, *slice.build_arguments(), location=location)
        ).results[0]
    from odsgen.dialects.memref.subviews import subview_type

    assert isinstance(type, MemRefType)
    view = subview_type(type, slice, ())
    assert view is not None
    return rewriter.insert(
        memref.SubViewOp.build(view, value, *slice.build_arguments(), location=location)
    ).results[0]


def tiled_operands(
    rewriter: PatternRewriter,
    operands: Sequence[Value],
    maps: Sequence[AffineMap],
    first_init: int,
    offsets: Sequence[Mixed],
    sizes: Sequence[Mixed],
    location: Location,
) -> list[Value]:
    """The operands of a tile: slices, but for inputs that no loop with a size touches (`makeTiledShapes`)."""
    closed = closed_sizes(rewriter, sizes, location)
    slices: list[MixedSlice | None] = []
    for number, (value, map) in enumerate(zip(operands, maps, strict=True)):
        is_init = number >= first_init and isinstance(value.type, RankedTensorType)
        if not is_init and not is_tiled(map.results, sizes):
            slices.append(None)
        else:
            slices.append(slice_of_operand(rewriter, value, map, offsets, sizes, closed, location))
    return [
        value if slice is None else build_slice(rewriter, value, slice, location)
        for value, slice in zip(operands, slices, strict=True)
    ]
