"""Applies transforms by which loops and branches become others."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.scf.canonicalization.regions import replace_with_region
from odsgen.dialects.scf.loops.forall_to_for import forall_to_parallel, parallel_to_for
from odsgen.dialects.scf.loops.invariant_subsets import hoist_subsets
from odsgen.dialects.scf.loops.sibling_fusion import fuse, have_same_iterations
from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    definite,
    silenceable,
    to_each_target,
)
from odsgen.runtime import DominanceInfo, Operation, Value
from odsgen_dialects import scf
from odsgen_dialects.transform import (
    ForallToParallelOp,
    HoistLoopInvariantSubsetsOp,
    LoopFuseSiblingOp,
    ParallelForToNestedForOps,
    TakeAssumedBranchOp,
)


def apply_to_other_loop(
    op: ForallToParallelOp | ParallelForToNestedForOps,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Payload]:
    """Makes `scf.parallel` of `scf.forall`, or nested loops of `scf.parallel`."""
    targets = state.payload_ops(op.target)
    if len(targets) != 1:
        raise silenceable(op, "expected a single payload op")
    [loop] = targets
    kind = scf.ForallOp if isinstance(op, ForallToParallelOp) else scf.ParallelOp
    note = [(loop.location, "payload op")]
    if not isinstance(loop, kind):
        raise silenceable(op, f"expected the payload to be {kind.OPERATION_NAME}", note)
    if isinstance(loop, scf.ForallOp) and loop.outputs:
        raise silenceable(op, "unsupported shared outputs (didn't bufferize?)")
    if len(op.results) != 1:
        raise silenceable(op, f"op expects one result, given {len(op.results)}", note)
    if isinstance(loop, scf.ForallOp):
        return [[forall_to_parallel(rewriter, loop)]]
    assert isinstance(loop, scf.ParallelOp)
    if loop.init_vals:
        raise silenceable(op, "failed to convert parallel into nested fors")
    return [parallel_to_for(rewriter, loop)[:1]]


@to_each_target
def apply_hoist_subsets(
    op: HoistLoopInvariantSubsetsOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Carries parts of tensors that a loop reads and writes by themselves."""
    hoist_subsets(rewriter, target)
    return []


@to_each_target
def apply_take_assumed_branch(
    op: TakeAssumedBranchOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Puts a branch in place of a condition."""
    assert isinstance(target, scf.IfOp)
    region = target.else_region if op.take_else_branch else target.then_region
    if len(region.blocks) != 1:
        name = "else" if op.take_else_branch else "then"
        raise definite(op, f"requires an scf.if op with a single-block `{name}` region")
    replace_with_region(rewriter, target, region, ())
    return []


def _check_siblings(first: Operation, last: Operation) -> None:
    """Refuses loops of which one needs what is not there yet."""
    if first is last:
        raise silenceable(last, "target and source need to be different loops")
    if first.parent_block is not last.parent_block:
        raise silenceable(last, "target and source are not in the same block")
    dominance = DominanceInfo()
    if first.is_before_in_block(last):
        users = (user for result in first.results for user in result.users)
        if not all(dominance.properly_dominates(last, user, False) for user in users):
            message = "user of results of target should be properly dominated by source"
            raise silenceable(first, message)
        return

    def is_late(value: Value) -> bool:
        definition = value.defining_op
        return definition is not None and not dominance.properly_dominates(definition, last, False)

    if any(map(is_late, first.operands)):
        raise silenceable(first, "operands of target should be properly dominated by source")
    inside = [op for op in first.walk() if op is not first]
    late = [
        op for op in inside if any(is_late(v) and v.defining_op not in inside for v in op.operands)
    ]
    if late:
        raise silenceable(
            late[-1],
            "values used inside regions of target should be properly dominated by source",
        )


def apply_fuse_sibling(
    op: LoopFuseSiblingOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Lets a loop do the work of another one, too."""
    targets, sources = state.payload_ops(op.target), state.payload_ops(op.source)
    if len(targets) != 1 or len(sources) != 1:
        raise definite(
            op,
            f"requires exactly one target handle (got {len(targets)}) and exactly one source handle "
            f"(got {len(sources)})",
        )
    _check_siblings(targets[0], sources[0])
    if not have_same_iterations(targets[0], sources[0]):
        raise silenceable(targets[0], "operations cannot be fused")
    return [[fuse(rewriter, targets[0], sources[0])]]
