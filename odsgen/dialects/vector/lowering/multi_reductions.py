"""`lower-vector-multi-reduction`: reductions of several dimensions by those of rows, or element by element."""

from __future__ import annotations

from math import prod
from typing import Any

from odsgen.dialects.shared import vector_type
from odsgen.dialects.vector.lowering.combining import combiner
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.lowering.masking import MaskablePattern
from odsgen.dialects.vector.lowering.products import zeros
from odsgen.passes import Pass, choice, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Operation, Value, VectorType
from odsgen_dialects import vector

INNER_PARALLEL, INNER_REDUCTION = "inner-parallel", "inner-reduction"


def _kinds_of_dims(op: vector.MultiDimReductionOp) -> tuple[list[int], list[int]]:
    """The dimensions that stay, and those that are reduced."""
    reduced = sorted(op.reduction_dims)
    return [d for d in range(vector_type(op.source).rank) if d not in reduced], reduced


class ReductionPattern(MaskablePattern[vector.MultiDimReductionOp]):
    """Rewrites a reduction, with the mask around it."""

    def rewritten(
        self,
        op: vector.MultiDimReductionOp,
        masking: vector.MaskOp | None,
        rewriter: PatternRewriter,
    ) -> Value | None:
        if any(dim >= vector_type(op.source).rank for dim in op.reduction_dims):
            return None  # MLIR's verifier lets dimensions pass that the vector does not have
        return self.lowered(op, None if masking is None else masking.mask, Elements(op, rewriter))

    def lowered(
        self, op: vector.MultiDimReductionOp, mask: Value | None, elements: Elements
    ) -> Value | None:
        """The value that takes the place of the result; None where the pattern does not match."""
        raise NotImplementedError


class _OfStrategy(ReductionPattern):
    """A pattern that knows whether the reduced dimensions come last."""

    def __init__(self, strategy: str) -> None:
        super().__init__()
        self.reduces_inner = strategy == INNER_REDUCTION

    def ordered(self, op: vector.MultiDimReductionOp) -> list[list[int]]:
        """The dimensions that stay and those that are reduced, in their order."""
        parallel, reduced = _kinds_of_dims(op)
        return [parallel, reduced] if self.reduces_inner else [reduced, parallel]


class DimensionsInOrder(_OfStrategy):
    """Transposes so that the reduced dimensions come last, or first."""

    def lowered(
        self, op: vector.MultiDimReductionOp, mask: Value | None, elements: Elements
    ) -> Value | None:
        first, second = self.ordered(op)
        order = first + second
        if order == sorted(order):
            return None
        if mask is not None:
            mask = elements.transpose(mask, order)
        moved = elements.transpose(op.source, order)
        count = len(op.reduction_dims)
        start = len(order) - count if self.reduces_inner else 0
        lower = vector.MultiDimReductionOp.build(
            op.kind, moved, op.acc, list(range(start, start + count))
        )
        return elements.masked(lower, mask)


class TwoDimensions(_OfStrategy):
    """Joins the reduced dimensions, and the others, to one each."""

    def lowered(
        self, op: vector.MultiDimReductionOp, mask: Value | None, elements: Elements
    ) -> Value | None:
        type, groups = vector_type(op.source), self.ordered(op)
        if (
            type.is_scalable
            or all(len(group) < 2 for group in groups)
            or sum(groups, []) != sorted(sum(groups, []))
        ):
            return None
        shape = [prod(type.shape[dim] for dim in group) for group in groups if group]
        dims = [len(shape) - 1 if self.reduces_inner else 0]

        def flat(value: Value, shape: list[int]) -> Value:
            made = VectorType.get(shape, vector_type(value).element_type)
            return elements.insert(vector.ShapeCastOp.build(made, value))

        if mask is not None:
            mask = flat(mask, shape)
        source, before = flat(op.source, shape), op.acc
        if isinstance(op.dest.type, VectorType):
            before = flat(before, [op.dest.type.num_elements])
        made = vector.MultiDimReductionOp.build(op.kind, source, before, dims)
        value = elements.masked(made, mask)
        if isinstance(op.dest.type, VectorType):
            return elements.insert(vector.ShapeCastOp.build(op.dest.type, value))
        return value


class OneRow(ReductionPattern):
    """Makes a vector of one row of a row."""

    def lowered(
        self, op: vector.MultiDimReductionOp, mask: Value | None, elements: Elements
    ) -> Value | None:
        type = vector_type(op.source)
        if type.rank != 1 or not op.reduction_dims:
            return None

        def row_of(value: Value) -> Value:
            row = vector_type(value)
            made = VectorType.get((1, *row.shape), row.element_type, (False, *row.scalable_dims))
            return elements.insert(vector.ShapeCastOp.build(made, value))

        if mask is not None:
            mask = row_of(mask)
        source = row_of(op.source)
        before = elements.broadcast(op.acc, VectorType.get((1,), type.element_type))
        made = vector.MultiDimReductionOp.build(op.kind, source, before, [1])
        return elements.get(elements.masked(made, mask), (0,))


class ByRows(ReductionPattern):
    """Combines rows one by one, or reduces each."""

    def lowered(
        self, op: vector.MultiDimReductionOp, mask: Value | None, elements: Elements
    ) -> Value | None:
        type, dims = vector_type(op.source), tuple(op.reduction_dims)
        join = combiner(op.kind, type)
        if type.rank != 2 or len(dims) != 1 or type.scalable_dims[0] or join is None:
            return None
        if dims == (0,):
            total: Value = op.acc
            for number in range(type.shape[0]):
                row = elements.get(op.source, (number,))
                inner = None if mask is None else elements.get(mask, (number,))
                made = elements.insert(join.build(row, total))
                total = made if inner is None else elements.select(inner, made, total)
            return total
        result = zeros(elements, vector_type(op.dest))
        for number in range(type.shape[0]):
            row = elements.get(op.source, (number,))
            before = elements.get(op.acc, (number,))
            reduction = vector.ReductionOp.build(type.element_type, op.kind, row, acc=before)
            inner = None if mask is None else elements.get(mask, (number,))
            result = elements.put(elements.masked(reduction, inner), result, (number,))
        return result


def multi_reductions(strategy: str) -> tuple[RewritePattern[Any], ...]:
    """The patterns of a strategy."""
    return DimensionsInOrder(strategy), TwoDimensions(strategy), OneRow(), ByRows()


@register_pass
class LowerVectorMultiReductionPass(Pass):
    """Lowers reductions of several dimensions."""

    ARGUMENT = "lower-vector-multi-reduction"
    NAME = "LowerVectorMultiReductionPass"
    SUMMARY = "Lower 'vector.multi_reduction' operations"
    OPERATION = "func.func"

    strategy = choice(
        "lowering-strategy",
        INNER_PARALLEL,
        "Select the strategy to control how multi_reduction is lowered.",
        {
            INNER_PARALLEL: "Lower multi_reduction into outer-reduction and inner-parallel ops.",
            INNER_REDUCTION: "Lower multi_reduction into outer-parallel and inner-reduction ops.",
        },
    )

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, multi_reductions(self.strategy))
