"""`affine-loop-normalize`: loops count from 0 in steps of 1."""

from __future__ import annotations

from odsgen.dialects.affine.composition import canonicalize
from odsgen.dialects.affine.loops.bounds import (
    bound_operands,
    build_apply,
    difference,
    promote_if_single_iteration,
    set_bound,
)
from odsgen.passes import Pass, options, register_pass
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    Operation,
    Value,
)
from odsgen_dialects.affine import AffineApplyOp, AffineForOp, AffineParallelOp


@register_pass
class AffineLoopNormalize(Pass):
    """Goes through the loops of a function, the innermost ones first."""

    ARGUMENT = "affine-loop-normalize"
    NAME = "AffineLoopNormalize"
    SUMMARY = "Apply normalization transformations to affine loop-like ops"
    OPERATION = "func.func"
    REWRITES = ("affine.for",)

    promote_single_iter = options.flag(
        "promote-single-iter", False, "Promote single iteration loops"
    )

    def run_on_operation(self, op: Operation) -> None:
        """Normalize each loop."""
        for loop in list(op.walk(post_order=True)):
            if isinstance(loop, AffineParallelOp):
                normalize_parallel(loop)
            elif isinstance(loop, AffineForOp) and not (
                self.promote_single_iter and promote_if_single_iteration(loop)
            ):
                normalize(loop)


def normalize(loop: AffineForOp) -> None:
    """Lets a loop with a single lower bound count its iterations (`normalizeAffineFor`)."""
    lower, upper = loop.lower_bound_map.value, loop.upper_bound_map.value
    if loop.step == 1 and lower.is_single_constant() and lower.constant_results()[0] == 0:
        return
    if len(lower.results) != 1 or loop.step < 1:
        return
    step = loop.step
    lower_operands, upper_operands = bound_operands(loop)
    begin = AffineMap.get(lower.num_dims, lower.num_symbols, lower.results * len(upper.results))
    size, operands = canonicalize(*difference(upper, upper_operands, begin, lower_operands))
    counts = [expr.ceil_div(step) for expr in size.results]
    set_bound(
        loop, AffineMap.get(size.num_dims, size.num_symbols, counts), operands, is_lower=False
    )
    set_bound(loop, AffineMap.get_constant(0), (), is_lower=True)
    loop.step = 1
    body = loop.region.entry_block
    variable = body.arguments[0]
    negated = AffineMap.get(1, 0, (-AffineDimExpr.get(0) * step,))
    map, values = canonicalize(*difference(lower, lower_operands, negated, (variable,)))
    made = AffineApplyOp.build(AffineMapAttr.get(map), values, location=loop.location)
    _compute_first(loop, variable, made)


def _compute_first(
    loop: AffineForOp | AffineParallelOp, variable: Value, made: AffineApplyOp
) -> None:
    """Puts an operation at the beginning of a body, where all else uses it in place of a variable."""
    loop.region.entry_block.prepend(made)
    variable.replace_uses_with_if(made.result, lambda use: use.owner is not made)


def normalize_parallel(loop: AffineParallelOp) -> None:
    """Lets a loop without minima and maxima in its bounds count its iterations (`normalizeAffineParallel`)."""
    if any(
        size != 1
        for groups in (loop.lower_bounds_groups, loop.upper_bounds_groups)
        for size in groups.values()
    ):
        return
    lower, upper = loop.lower_bounds_map.value, loop.upper_bounds_map.value
    steps = list(loop.steps)
    zero = AffineConstantExpr.get(0)
    if all(step == 1 for step in steps) and all(expr is zero for expr in lower.results):
        return
    if any(step < 1 for step in steps):
        return
    operands = loop.map_operands
    begin, end = operands[: lower.num_inputs], operands[lower.num_inputs :]
    size, values = difference(upper, end, lower, begin)
    counts = [expr.ceil_div(step) for expr, step in zip(size.results, steps, strict=True)]
    dims, symbols = begin[: lower.num_dims], begin[lower.num_dims :]
    for variable, expr, step in zip(loop.region.arguments, lower.results, steps, strict=True):
        made = build_apply(
            expr + AffineDimExpr.get(lower.num_dims) * step,
            lower.num_dims + 1,
            (*dims, variable, *symbols),
            loop.location,
        )
        _compute_first(loop, variable, made)
    loop.steps = [1] * len(steps)
    loop.lower_bounds_map = AffineMapAttr.get(AffineMap.get(0, 0, [zero] * len(steps)))
    loop.upper_bounds_map = AffineMapAttr.get(
        AffineMap.get(size.num_dims, size.num_symbols, counts)
    )
    loop.map_operands = tuple(values)
