"""Which loops of a convolution are images, filters, channels and batches (MLIR: `inferConvolutionDims`)."""

from __future__ import annotations

from typing import NamedTuple

from odsgen.dialects.linalg.contractions import permuted_loops
from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import DILATIONS, STRIDES, loop_kinds, loop_maps, window_factors
from odsgen.runtime import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineMap,
    Operation,
)


class ConvolutionLoops(NamedTuple):
    """The loops of a convolution by their role, ascending, and the factors of its windows."""

    batch: list[int]
    output_image: list[int]
    output_channel: list[int]
    filter_loop: list[int]
    input_channel: list[int]
    depth: list[int]
    strides: list[int]
    dilations: list[int]


def _scaled_dimension(expr: AffineExpr) -> tuple[int, int] | None:
    """The dimension of `d` or `d * c`, and the factor."""
    if isinstance(expr, AffineDimExpr):
        return expr.position, 1
    if isinstance(expr, AffineBinaryOpExpr) and expr.kind is AffineExprKind.MUL:
        dimension, factor = expr.lhs, expr.rhs
        if isinstance(dimension, AffineDimExpr) and isinstance(factor, AffineConstantExpr):
            return dimension.position, factor.value
    return None


def _accesses(map: AffineMap) -> tuple[set[int], dict[int, int]]:
    """The dimensions that index the image by themselves, and the factors of those that are added to another."""
    alone: set[int] = set()
    factors: dict[int, int] = {}
    pairs: dict[int, int] = {}
    for expr in map.results:
        if isinstance(expr, AffineDimExpr):
            if expr.position not in factors:
                alone.add(expr.position)
        elif isinstance(expr, AffineBinaryOpExpr) and expr.kind is AffineExprKind.ADD:
            added = [_scaled_dimension(each) for each in (expr.lhs, expr.rhs)]
            known = [each for each in added if each and each[0] not in alone | factors.keys()]
            factors.update(known)
            if len(known) == 2:
                (one, _), (other, _) = known
                pairs[one], pairs[other] = other, one
    for number in range(map.num_dims):
        if sum(expr.is_function_of_dim(number) for expr in map.results) > 1:
            for each in (number, pairs.get(number, number)):
                alone.discard(each)
                factors.pop(each, None)
    return alone, factors


def convolution_loops(op: Operation) -> ConvolutionLoops | None:
    """The roles of the loops; None if it is no convolution of an image by a filter."""
    if len(op.operands) != 3 or len(inits_of(op)) != 1:
        return None
    image, kernel, result = loop_maps(op)
    kinds = loop_kinds(op)
    alone, factors = _accesses(image)
    in_filter, in_result = (permuted_loops(map, kinds, True) for map in (kernel, result))
    reduced = permuted_loops(kernel, kinds, False)
    images, filters = sorted(factors.keys() & in_result), sorted(factors.keys() & reduced)
    if not images:
        return None
    strides, dilations = [factors[n] for n in images], [factors[n] for n in filters]
    if STRIDES in op.PROPERTY_NAMES:
        strides = window_factors(op, STRIDES, len(strides))
        dilations = window_factors(op, DILATIONS, len(dilations))
    return ConvolutionLoops(
        sorted(alone & in_result - in_filter),
        images,
        sorted(in_filter & in_result - alone),
        filters,
        sorted(alone & reduced),
        sorted(in_filter & in_result & alone),
        strides,
        dilations,
    )
