"""Softmax as reductions and elementwise operations (MLIR: `SoftmaxOp::decomposeOperation`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import copysign, nan

from odsgen.dialects.linalg import building
from odsgen.dialects.linalg.effects import has_pure_tensor_semantics
from odsgen.dialects.linalg.generalization import build_generic
from odsgen.dialects.linalg.tiling.slices import dimensions
from odsgen.dialects.shared import as_shape, ranked_tensor, split_mixed
from odsgen.dialects.shared.emission import filling
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    FloatAttr,
    FloatType,
    RankedTensorType,
    Value,
    element_type_or_self,
)
from odsgen_dialects import arith, linalg, math, tensor

Combine = Callable[..., Value]


class _Softmax:
    """Builds the operations that one softmax becomes."""

    def __init__(self, op: linalg.SoftmaxOp, rewriter: PatternRewriter) -> None:
        self._op = op
        self._rewriter = rewriter
        rank = ranked_tensor(op.input).rank
        self._whole = AffineMap.get_multi_dim_identity(rank)
        kept = [AffineDimExpr.get(dim) for dim in range(rank) if dim != op.dimension]
        self._reduced = AffineMap.get(rank, 0, kept)

    def build(self) -> Value | None:
        """The quotients of exponentials and their sums; None for elements that are no floats."""
        op, rewriter = self._op, self._rewriter
        type = ranked_tensor(op.input)
        element = type.element_type
        if not isinstance(element, FloatType) or not has_pure_tensor_semantics(op):
            return None
        sizes = dimensions(rewriter, op.input, op.location)
        del sizes[op.dimension]
        reduced = RankedTensorType.get(as_shape(sizes), element)
        empty = rewriter.insert(
            tensor.EmptyOp.build(reduced, split_mixed(sizes)[0], location=op.location)
        ).result
        greatest = self._reduce(op.input, empty, copysign(nan, -1.0), arith.maxnumf)
        exponentials = self._combine(
            [op.input, greatest], lambda value, most: math.exp(arith.subf(value, most))
        )
        sums = self._reduce(exponentials, empty, 0.0, arith.addf)
        return self._combine([exponentials, sums], arith.divf)

    def _reduce(self, value: Value, empty: Value, neutral: float, combine: Combine) -> Value:
        op = self._op
        element = element_type_or_self(value.type)
        constant = arith.ConstantOp.build(FloatAttr.get(neutral, element), location=op.location)
        start = self._rewriter.insert(constant).results[0]
        fill = building.fill([start], [empty], location=op.location)
        init = self._rewriter.insert(fill).results[0]
        kinds = [dim != op.dimension for dim in range(self._whole.num_dims)]
        return self._generic([value], init, [self._whole, self._reduced], kinds, combine)

    def _combine(self, values: Sequence[Value], combine: Combine) -> Value:
        maps = [self._whole, self._reduced, self._whole]
        kinds = [True] * self._whole.num_dims
        return self._generic(
            values, self._op.output, maps, kinds, lambda left, right, out: combine(left, right)
        )

    def _generic(
        self,
        inputs: Sequence[Value],
        init: Value,
        maps: Sequence[AffineMap],
        kinds: Sequence[bool],
        combine: Combine,
    ) -> Value:
        location = self._op.location
        types = [element_type_or_self(value.type) for value in (*inputs, init)]
        with filling(types, location) as block:
            linalg.YieldOp.build([combine(*block.arguments)])
        region = block.parent_region
        assert region is not None
        made = build_generic(inputs, [init], maps, kinds, region, location)
        return self._rewriter.insert(made).results[0]


def decomposed_softmax(op: linalg.SoftmaxOp, rewriter: PatternRewriter) -> Value | None:
    """The result of a softmax, by operations before it; None where it is not of floats in tensors."""
    return _Softmax(op, rewriter).build()
