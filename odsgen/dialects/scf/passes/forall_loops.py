"""`scf-forall-to-for`: loops that run one after another for those on buffers that may run side by side."""

from __future__ import annotations

from odsgen.dialects.scf.loops.forall_to_for import forall_to_for
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import InsertionPoint, Operation
from odsgen_dialects import scf


@register_pass
class SCFForallToForLoop(Pass):
    """Makes nested loops of parallel ones without results."""

    ARGUMENT = "scf-forall-to-for"
    NAME = "SCFForallToForLoop"
    SUMMARY = "Convert SCF forall loops to SCF for loops"

    def run_on_operation(self, op: Operation) -> None:
        """Replaces the loops, those inside of others first."""
        for inner in list(op.walk(post_order=True)):
            if not isinstance(inner, scf.ForallOp):
                continue
            if inner.outputs:
                self.signal_failure()
                return
            forall_to_for(PatternRewriter(InsertionPoint.before(inner)), inner)
