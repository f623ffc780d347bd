"""Affine computations of numbers and values: a number where all is known, else an operation (`makeComposedFolded…`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from odsgen.dialects.affine.composition import compose
from odsgen.dialects.shared import Mixed, MixedSlice
from odsgen.rewriting import PatternRewriter, fold_operation
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    IntegerAttr,
    Location,
    Operation,
    Value,
    dim_exprs,
)
from odsgen_dialects.affine import AffineApplyOp, AffineMaxOp, AffineMinOp


def _composed(map: AffineMap, operands: Sequence[Mixed]) -> tuple[AffineMap, list[Value]]:
    """The map on values alone, composed with the maps that compute them."""
    exprs: list[AffineExpr] = []
    values: list[Value] = []
    counts = [0, 0]
    for number, operand in enumerate(operands):
        is_symbol = number >= map.num_dims
        if isinstance(operand, Value):
            kind = AffineSymbolExpr if is_symbol else AffineDimExpr
            exprs.append(kind.get(counts[is_symbol]))
            counts[is_symbol] += 1
            values.append(operand)
        else:
            exprs.append(AffineConstantExpr.get(operand))
    dims, symbols = exprs[: map.num_dims], exprs[map.num_dims :]
    return compose(map.replace_dims_and_symbols(dims, symbols, *counts), values)


def _folded(op: Operation, rewriter: PatternRewriter) -> Mixed:
    """The result of an operation at the insertion point, unless it folds: then nothing is built."""
    rewriter.insert(op)
    folded = fold_operation(op)
    if folded:
        found = folded[0]
        if isinstance(found, IntegerAttr):
            rewriter.erase_op(op)
            return found.value
        if isinstance(found, Value) and found is not op.results[0]:
            rewriter.erase_op(op)
            return found
    return op.results[0]


def indices_of_whole(
    rewriter: PatternRewriter,
    slice: MixedSlice,
    dropped: Collection[int],
    indices: Sequence[Mixed],
    location: Location,
) -> Iterator[Mixed]:
    """Offsets plus indices times strides; dropped dimensions have no index (`resolveIndicesIntoOpWithOffsetsAndStrides`)."""
    offset, position, stride = map(AffineSymbolExpr.get, range(3))
    remaining = iter(indices)
    for dim, (first, step) in enumerate(zip(slice.offsets, slice.strides, strict=True)):
        at: Mixed = 0 if dim in dropped else next(remaining)
        yield composed_apply(rewriter, offset + position * stride, [first, at, step], location, 0)


def composed_apply(
    rewriter: PatternRewriter,
    expr: AffineExpr,
    operands: Sequence[Mixed],
    location: Location,
    num_dims: int | None = None,
) -> Mixed:
    """The value of an expression of dimensions, then symbols: by default of dimensions alone."""
    dims = len(operands) if num_dims is None else num_dims
    map, values = _composed(AffineMap.get(dims, len(operands) - dims, [expr]), operands)
    return _folded(AffineApplyOp.build(AffineMapAttr.get(map), values, location=location), rewriter)


def built_apply(
    rewriter: PatternRewriter,
    expr: AffineExpr,
    operands: Sequence[Mixed],
    location: Location,
    num_dims: int = 0,
) -> Value:
    """The value of an expression, by an operation even where it is known (`makeComposedAffineApply`)."""
    map, values = _composed(AffineMap.get(num_dims, len(operands) - num_dims, [expr]), operands)
    made = AffineApplyOp.build(AffineMapAttr.get(map), values, location=location)
    return rewriter.insert(made).results[0]


def folded_apply(
    rewriter: PatternRewriter, map: AffineMap, operands: Sequence[Value], location: Location
) -> Mixed:
    """The value of a map as it is, unless it folds (`createOrFold`)."""
    return _folded(
        AffineApplyOp.build(AffineMapAttr.get(map), operands, location=location), rewriter
    )


def composed_min(
    rewriter: PatternRewriter, map: AffineMap, operands: Sequence[Mixed], location: Location
) -> Mixed:
    """The least of the results of a map."""
    map, values = _composed(map, operands)
    return _folded(AffineMinOp.build(AffineMapAttr.get(map), values, location=location), rewriter)


def composed_max(
    rewriter: PatternRewriter, map: AffineMap, operands: Sequence[Mixed], location: Location
) -> Mixed:
    """The greatest of the results of a map."""
    map, values = _composed(map, operands)
    return _folded(AffineMaxOp.build(AffineMapAttr.get(map), values, location=location), rewriter)


def least(rewriter: PatternRewriter, one: Mixed, other: Mixed, location: Location) -> Mixed:
    """The lesser of two."""
    return composed_min(rewriter, AffineMap.get(2, 0, dim_exprs(2)), [one, other], location)


def greatest(rewriter: PatternRewriter, one: Mixed, other: Mixed, location: Location) -> Mixed:
    """The greater of two."""
    return composed_max(rewriter, AffineMap.get(2, 0, dim_exprs(2)), [one, other], location)
