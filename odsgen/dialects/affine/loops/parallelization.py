"""`affine-parallelize`: loops whose iterations may run in any order become `affine.parallel`."""

from __future__ import annotations

from odsgen.dialects.affine.dependences import Reduction, is_loop_parallel
from odsgen.dialects.affine.loops.bounds import bound_operands
from odsgen.passes import Pass, options, register_pass
from odsgen.runtime import (
    AffineScope,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    Operation,
    RankedTensorType,
    i32,
)
from odsgen_dialects import affine


@register_pass
class AffineParallelize(Pass):
    """Goes through the loops of a function, the outermost ones first."""

    ARGUMENT = "affine-parallelize"
    NAME = "AffineParallelize"
    SUMMARY = "Convert affine.for ops into 1-D affine.parallel"
    OPERATION = "func.func"
    REWRITES = ("affine.for",)

    max_nested = options.unsigned(
        "max-nested",
        (1 << 32) - 1,
        "Maximum number of nested parallel loops to produce. Defaults to unlimited (UINT_MAX).",
    )
    parallel_reductions = options.flag(
        "parallel-reductions",
        False,
        "Whether to parallelize reduction loops. Defaults to false.",
    )

    def run_on_operation(self, op: Operation) -> None:
        """Find the parallel loops, then replace them."""
        found: list[tuple[affine.AffineForOp, list[Reduction]]] = []
        for loop in op.walk(affine.AffineForOp):
            reductions: list[Reduction] = []
            if is_loop_parallel(loop, reductions if self.parallel_reductions else None):
                found.append((loop, reductions))
        for loop, reductions in found:
            if _parallel_loops_around(loop) < self.max_nested:
                parallelize(loop, reductions)


def _parallel_loops_around(op: Operation) -> int:
    count = 0
    around = op.parent_op
    while around is not None and AffineScope not in around.TRAITS:
        count += isinstance(around, affine.AffineParallelOp)
        around = around.parent_op
    return count


def parallelize(loop: affine.AffineForOp, reductions: list[Reduction]) -> affine.AffineParallelOp:
    """Replaces a loop by an `affine.parallel`, behind which the first values join its reductions."""
    lower, upper = loop.lower_bound_map, loop.upper_bound_map
    lower_operands, upper_operands = bound_operands(loop)
    made = affine.AffineParallelOp.build(
        [reduction.value.type for reduction in reductions],
        [reduction.kind for reduction in reductions],
        lower,
        _group(len(lower.value.results)),
        upper,
        _group(len(upper.value.results)),
        [loop.step],
        [*lower_operands, *upper_operands],
        location=loop.location,
    )
    block = loop.parent_block
    assert block is not None
    block.insert_before(loop, made)
    made.region.take_body(loop.region)
    body = made.region.entry_block
    end = body.terminator
    assert end is not None
    inits = loop.inits
    for number, value in enumerate(end.operands):
        joins = value.defining_op
        assert joins is not None
        joins.move_before(loop)
        joins.operands = (inits[number], made.results[number])
        loop.results[number].replace_all_uses_with(value)
    end.operands = tuple(reduction.value for reduction in reductions)
    body.erase_arguments(range(1, 1 + len(reductions)))
    loop.erase()
    return made


def _group(size: int) -> DenseIntElementsAttr:
    made = DenseIntOrFPElementsAttr.get(RankedTensorType.get((1,), i32), [size])
    assert isinstance(made, DenseIntElementsAttr)
    return made
