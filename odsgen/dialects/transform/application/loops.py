"""Applies transformations of loops of `scf`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.scf.loops.coalescing import coalesce_nest
from odsgen.dialects.scf.loops.forall_to_for import forall_to_for, number_of_counters
from odsgen.dialects.scf.loops.jamming import unroll_and_jam
from odsgen.dialects.scf.loops.outlining import outline
from odsgen.dialects.scf.loops.peeling import peel_first, peel_last
from odsgen.dialects.scf.loops.pipelining import CannotPipeline, pipeline
from odsgen.dialects.scf.loops.unrolling import unroll
from odsgen.dialects.shared import known_integer
from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    failed_to_apply,
    silenceable,
    to_each_target,
)
from odsgen.hooks import applies
from odsgen.runtime import (
    Diagnostic,
    LoopLikeOpInterface,
    Operation,
    Severity,
    as_interface,
    nearest_symbol_table,
)
from odsgen_dialects.affine import AffineForOp
from odsgen_dialects.func import FuncOp
from odsgen_dialects.scf import ForallOp, ForOp
from odsgen_dialects.transform import (
    ForallToForOp,
    LoopCoalesceOp,
    LoopOutlineOp,
    LoopPeelOp,
    LoopPipelineOp,
    LoopPromoteIfOneIterationOp,
    LoopUnrollAndJamOp,
    LoopUnrollOp,
)


def _coalesce(rewriter: TransformRewriter, loop: Operation) -> bool:
    if isinstance(loop, ForOp):
        return coalesce_nest(rewriter, loop)
    from odsgen.dialects.affine.loops.coalescing import coalesce_affine_nest

    return isinstance(loop, AffineForOp) and coalesce_affine_nest(loop)


@applies(LoopCoalesceOp)
@to_each_target
def apply_coalesce(
    op: LoopCoalesceOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Coalesces a perfect nest."""
    if not _coalesce(rewriter, target):
        raise silenceable(op, "failed to coalesce")
    return [target]


@applies(LoopUnrollOp, LoopUnrollAndJamOp)
@to_each_target
def apply_unroll(
    op: LoopUnrollOp | LoopUnrollAndJamOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Unrolls a loop; or joins the copies inside of the loops in it, too."""
    jams = isinstance(op, LoopUnrollAndJamOp)
    is_done = False
    if isinstance(target, ForOp):
        is_done = (unroll_and_jam if jams else unroll)(rewriter, target, op.factor)
    elif isinstance(target, AffineForOp):
        from odsgen.dialects.affine.loops import unrolling

        is_done = (unrolling.unroll_and_jam if jams else unrolling.unroll)(target, op.factor)
    if not is_done:
        raise silenceable(op, f"failed to unroll{' and jam' if jams else ''}")
    return []


@applies(LoopPeelOp)
@to_each_target
def apply_peel(
    op: LoopPeelOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Peels the first or the last iteration off a loop."""
    if not isinstance(target, ForOp):
        raise silenceable(op, "expected the payload to be scf.for")
    peeled = (peel_first if op.peel_front else peel_last)(rewriter, target)
    if peeled is None:
        which = "first" if op.peel_front else "last"
        raise silenceable(op, f"failed to peel the {which} iteration")
    return [target, peeled]


def _latencies(loop: ForOp, interval: int, read_latency: int) -> list[tuple[Operation, int]]:
    """Each operation as early as its operands allow, in the order of the cycles of an interval."""
    bounds = known_integer(loop.lower_bound), known_integer(loop.upper_bound)
    # As an unsigned number of 32 bits: a loop that never runs has no limit.
    limit = None if None in bounds else ((bounds[1] or 0) - (bounds[0] or 0) - 1) & 0xFFFFFFFF
    cycles: dict[Operation, int] = {}
    wrapped: dict[int, list[Operation]] = {}
    for op in list(loop.region.entry_block)[:-1]:
        cycle = 0
        for operand in op.operands:
            definition = operand.defining_op
            if definition is not None:
                latency = read_latency if definition.name == "vector.transfer_read" else 1
                if limit is not None:
                    latency = min(latency, limit)
                cycle = max(cycle, cycles.get(definition, 0) + latency)
        cycles[op] = cycle
        wrapped.setdefault(cycle % interval, []).append(op)
    return [(op, cycles[op] // interval) for number in sorted(wrapped) for op in wrapped[number]]


@applies(LoopPipelineOp)
@to_each_target
def apply_pipeline(
    op: LoopPipelineOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Pipelines a loop by the latency of reads."""
    assert isinstance(target, ForOp)
    schedule = _latencies(target, op.iteration_interval, op.read_latency)
    try:
        return [pipeline(rewriter, target, schedule)]
    except CannotPipeline as reason:
        if reason.place is not None:
            state.report(Diagnostic(Severity.ERROR, reason.place.location, str(reason)))
        raise failed_to_apply(op, target) from None


@applies(LoopPromoteIfOneIterationOp)
@to_each_target
def apply_promote_if_one_iteration(
    op: LoopPromoteIfOneIterationOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Inlines the body of a loop that runs once."""
    loop = as_interface(target, LoopLikeOpInterface)
    if loop is not None:
        loop.promote_if_single_iteration(rewriter)
    return []


@applies(ForallToForOp)
def apply_forall_to_for(
    op: ForallToForOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Makes nested loops of a parallel one."""
    targets = state.payload_ops(op.target)
    if len(targets) != 1:
        raise silenceable(op, "expected a single payload op")
    [loop] = targets
    if not isinstance(loop, ForallOp):
        raise silenceable(
            op, "expected the payload to be scf.forall", [(loop.location, "payload op")]
        )
    if loop.outputs:
        raise silenceable(
            op,
            "unsupported shared outputs (didn't bufferize?)",
            [(loop.location, "payload op")],
        )
    count = number_of_counters(loop)
    if count != len(op.transformed):
        raise silenceable(
            op,
            f"op expects as many results ({len(op.transformed)}) as payload has induction "
            f"variables ({count})",
            [(loop.location, "payload op")],
        )
    return [[made] for made in forall_to_for(rewriter, loop)]


@applies(LoopOutlineOp)
def apply_outline(
    op: LoopOutlineOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Moves loops into functions."""
    functions: list[Operation] = []
    calls: list[Operation] = []
    for target in state.payload_ops(op.target):
        function = target.parent_of_type(FuncOp)
        table = nearest_symbol_table(target)
        if not isinstance(target, ForOp) or function is None or table is None:
            raise silenceable(op, "failed to outline", [(target.location, "target op")])
        made, call = outline(rewriter, target, function, table, op.func_name)
        functions.append(made)
        calls.append(call)
    return [functions, calls]
