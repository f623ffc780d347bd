"""Loops on buffers that may run side by side become `scf.for` or `scf.parallel`."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.dialects.scf.loops.forall_to_for import forall_to_for, forall_to_parallel
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import InsertionPoint, Operation
from odsgen_dialects import scf


def _replace(
    owner: Pass, op: Operation, rewrite: Callable[[PatternRewriter, scf.ForallOp], object]
) -> None:
    """Replaces the loops, those inside of others first; one with results makes the pass fail."""
    for inner in list(op.walk(post_order=True)):
        if not isinstance(inner, scf.ForallOp):
            continue
        if inner.outputs:
            owner.signal_failure(inner.op_error("has results, which are not supported"))
            return
        rewrite(PatternRewriter(InsertionPoint.before(inner)), inner)


@register_pass
class SCFForallToForLoop(Pass):
    """Makes nested loops of parallel ones without results."""

    ARGUMENT = "scf-forall-to-for"
    NAME = "SCFForallToForLoop"
    SUMMARY = "Convert SCF forall loops to SCF for loops"
    REWRITES = ("scf.forall",)

    def run_on_operation(self, op: Operation) -> None:
        """Replaces all loops inside."""
        _replace(self, op, forall_to_for)


@register_pass
class SCFForallToParallelLoop(Pass):
    """Makes `scf.parallel` of parallel loops without results."""

    ARGUMENT = "scf-forall-to-parallel"
    NAME = "SCFForallToParallelLoop"
    SUMMARY = "Convert SCF forall loops to SCF parallel loops"
    REWRITES = ("scf.forall",)

    def run_on_operation(self, op: Operation) -> None:
        """Replaces all loops inside."""
        _replace(self, op, forall_to_parallel)
