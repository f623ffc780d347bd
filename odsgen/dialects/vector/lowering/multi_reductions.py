"""`lower-vector-multi-reduction`: reductions of several dimensions by those of rows, or element by element."""

from __future__ import annotations

from math import prod
from typing import Any

from odsgen.dialects.vector.lowering.combining import combiner
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.lowering.products import zeros
from odsgen.passes import Pass, choice, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Operation, Value, VectorType
from odsgen_dialects import vector

INNER_PARALLEL, INNER_REDUCTION = "inner-parallel", "inner-reduction"


def _vector(type: VectorType, dims: list[int]) -> VectorType:
    """The type with these dimensions."""
    return VectorType.get(
        [type.shape[dim] for dim in dims],
        type.element_type,
        [type.scalable_dims[dim] for dim in dims],
    )


class _OfStrategy(RewritePattern[vector.MultiDimReductionOp]):
    """A pattern that knows whether the reduced dimensions come last."""

    def __init__(self, strategy: str) -> None:
        super().__init__()
        self.reduces_inner = strategy == INNER_REDUCTION


class DimensionsInOrder(_OfStrategy):
    """Transposes so that the reduced dimensions come last, or first."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type, reduced = op.source.type, sorted(op.reduction_dims)
        parallel = [dim for dim in range(len(type.shape)) if dim not in reduced]
        order = [*parallel, *reduced] if self.reduces_inner else [*reduced, *parallel]
        if isinstance(op.parent_op, vector.MaskOp) or order == sorted(order):
            return rewriter.match_failure(op, "the dimensions are in order, or masked")
        elements = Elements(op, rewriter)
        made = vector.TransposeOp.build(_vector(type, order), op.source, order)
        moved = elements.insert(made)
        first = len(parallel) if self.reduces_inner else 0
        dims = tuple(range(first, first + len(reduced)))
        lower = vector.MultiDimReductionOp.build(op.kind, moved, op.acc, dims)
        rewriter.replace_op(op, [elements.insert(lower)])
        return True


class TwoDimensions(_OfStrategy):
    """Joins the reduced dimensions, and the others, to one each."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type, reduced = op.source.type, sorted(op.reduction_dims)
        parallel = [dim for dim in range(len(type.shape)) if dim not in reduced]
        if isinstance(op.parent_op, vector.MaskOp) or any(type.scalable_dims):
            return rewriter.match_failure(op, "masked, or scalable")
        if len(reduced) < 2 and len(parallel) < 2:
            return rewriter.match_failure(op, "at most one dimension of each kind")
        order = [*parallel, *reduced] if self.reduces_inner else [*reduced, *parallel]
        if order != sorted(order):
            return rewriter.match_failure(op, "the dimensions are not in order")
        groups = [parallel, reduced] if self.reduces_inner else [reduced, parallel]
        shape = [prod(type.shape[dim] for dim in group) for group in groups if group]
        dims = (len(shape) - 1 if self.reduces_inner else 0,)
        elements = Elements(op, rewriter)
        flat = VectorType.get(shape, type.element_type)
        source = elements.insert(vector.ShapeCastOp.build(flat, op.source))
        result: Any = op.results[0].type
        before: Value = op.acc
        if parallel:
            size = prod(type.shape[dim] for dim in parallel)
            result = VectorType.get((size,), type.element_type)
            before = elements.insert(vector.ShapeCastOp.build(result, before))
        made = vector.MultiDimReductionOp.build(op.kind, source, before, dims)
        value = elements.insert(made)
        if parallel:
            value = elements.insert(vector.ShapeCastOp.build(op.results[0].type, value))
        rewriter.replace_op(op, [value])
        return True


class OneRow(RewritePattern[vector.MultiDimReductionOp]):
    """Makes a vector of one row of a row."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.source.type
        if len(type.shape) != 1 or not op.reduction_dims or isinstance(op.parent_op, vector.MaskOp):
            return rewriter.match_failure(op, "not one row")
        elements = Elements(op, rewriter)
        rows = VectorType.get((1, *type.shape), type.element_type, (False, *type.scalable_dims))
        row = VectorType.get((1,), type.element_type)
        source = elements.insert(vector.ShapeCastOp.build(rows, op.source))
        before = elements.broadcast(op.acc, row)
        made = vector.MultiDimReductionOp.build(op.kind, source, before, (1,))
        rewriter.replace_op(op, [elements.get(elements.insert(made), (0,))])
        return True


class ByRows(RewritePattern[vector.MultiDimReductionOp]):
    """Combines the rows, or reduces each."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type, dims = op.source.type, tuple(op.reduction_dims)
        is_plain = len(type.shape) == 2 and not isinstance(op.parent_op, vector.MaskOp)
        join = combiner(op.kind, type)
        if not is_plain or len(dims) != 1 or type.scalable_dims[0] or join is None:
            return rewriter.match_failure(op, "not one of two dimensions")
        elements = Elements(op, rewriter)
        if dims == (0,):
            result: Value = op.acc
            for number in range(type.shape[0]):
                row = elements.get(op.source, (number,))
                result = elements.insert(join.build(row, result))
            rewriter.replace_op(op, [result])
            return True
        result = zeros(elements, op.results[0].type)
        for number in range(type.shape[0]):
            row = elements.get(op.source, (number,))
            before = elements.get(op.acc, (number,))
            made = vector.ReductionOp.build(type.element_type, op.kind, row, acc=before)
            result = elements.put(elements.insert(made), result, (number,))
        rewriter.replace_op(op, [result])
        return True


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
