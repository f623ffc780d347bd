"""Reshapes of tensors, and the sizes of what they give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.shared import Mixed, reassociation_of, shape_of, size_of, split_mixed
from odsgen.dialects.shared.index_constants import index_constant, index_value
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    AffineConstantExpr,
    AffineExpr,
    AffineSymbolExpr,
    IntegerAttr,
    Location,
    RankedTensorType,
    Value,
)
from odsgen_dialects import arith
from odsgen_dialects.tensor import CollapseShapeOp, ExpandShapeOp


def mixed_size_of(
    rewriter: PatternRewriter, value: Value, number: int, location: Location
) -> Mixed:
    """A size of a tensor, as a number where it is known."""
    size = size_of(rewriter, value, number, location)
    return size.value if isinstance(size, IntegerAttr) else size


def mixed_sizes_of(rewriter: PatternRewriter, value: Value, location: Location) -> list[Mixed]:
    """The sizes of a tensor, as numbers where they are known."""
    rank = len(shape_of(value.type))
    return [mixed_size_of(rewriter, value, number, location) for number in range(rank)]


def expanded_sizes(op: ExpandShapeOp) -> list[Mixed]:
    """The sizes that an expansion says."""
    return mixed_values(op.static_output_shape, op.output_shape)


def collapsed_sizes(op: CollapseShapeOp, rewriter: PatternRewriter) -> list[Mixed]:
    """The products of the sizes of each group."""
    sizes = mixed_sizes_of(rewriter, op.src, op.location)
    products: list[Mixed] = []
    for group in reassociation_of(op):
        expr: AffineExpr = AffineConstantExpr.get(1)
        for number in range(len(group)):
            expr = expr * AffineSymbolExpr.get(number)
        operands = [sizes[dimension] for dimension in group]
        products.append(composed_apply(rewriter, expr, operands, op.location, 0))
    return products


def expand_shape(
    type: RankedTensorType,
    value: Value,
    groups: Sequence[Sequence[int]],
    rewriter: PatternRewriter,
    location: Location,
) -> Value:
    """An expansion whose only dynamic size of each group follows from the size of what is expanded."""

    def part(size: Mixed, others: int, is_whole: bool) -> Mixed:
        if is_whole:
            return size
        expr = AffineSymbolExpr.get(0).floor_div(others)
        return composed_apply(rewriter, expr, [size], location, 0)

    return _expanded(type, value, groups, part, rewriter, location)


def expand_shape_by_divisions(
    type: RankedTensorType,
    value: Value,
    groups: Sequence[Sequence[int]],
    rewriter: PatternRewriter,
    location: Location,
) -> Value:
    """The same, with `arith.divsi` for the dynamic sizes (`ExpandShapeOp::inferOutputShape`)."""

    def part(size: Mixed, others: int, is_whole: bool) -> Mixed:
        divisor = index_constant(rewriter, others, location)
        whole = index_value(rewriter, size, location)
        if others == 1:
            return whole
        division = arith.DivSIOp.build(whole, divisor, location=location)
        return rewriter.insert(division).results[0]

    return _expanded(type, value, groups, part, rewriter, location)


def _expanded(
    type: RankedTensorType,
    value: Value,
    groups: Sequence[Sequence[int]],
    part: Callable[[Mixed, int, bool], Mixed],
    rewriter: PatternRewriter,
    location: Location,
) -> Value:
    """The expanded value; `part` gives a dynamic size of the size that is split, the product of the other sizes of its group,
    and whether there are none.
    """
    own = mixed_sizes_of(rewriter, value, location)
    sizes: list[Mixed] = list(type.shape)
    for size, group in zip(own, groups, strict=True):
        for dimension in group:
            if type.shape[dimension] == DYNAMIC:
                others = prod(type.shape[each] for each in group if each != dimension)
                sizes[dimension] = part(size, others, len(group) == 1)
    dynamic, numbers = split_mixed(sizes)
    made = ExpandShapeOp.build(type, value, groups, dynamic, numbers, location=location)
    return rewriter.insert(made).result
