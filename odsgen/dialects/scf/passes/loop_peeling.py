"""`scf-for-loop-peeling`: the first iteration, or the last, partial one, runs in a loop of its own."""

from __future__ import annotations

from odsgen.dialects.scf.loops.peeling import peel_first, peel_last
from odsgen.passes import Pass, options, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Operation, UnitAttr
from odsgen_dialects import scf

_PEELED = "__peeled_loop__"
_PARTIAL = "__partial_iteration__"


class Peeling(RewritePattern[scf.ForOp]):
    """Peels a loop that is not peeled yet, and marks both."""

    def __init__(self, peel_front: bool, skip_partial: bool) -> None:
        self.peel_front = peel_front
        self.skip_partial = skip_partial

    def match_and_rewrite(self, op: scf.ForOp, rewriter: PatternRewriter) -> bool:
        """ForLoopPeelingPattern"""
        if op.unsigned_cmp or _PEELED in op.attributes:
            return False
        if self.peel_front:
            peeled = peel_first(rewriter, op)
        else:
            if self.skip_partial and _is_in_partial(op):
                return False
            peeled = peel_last(rewriter, op)
        if peeled is None:
            return False
        with rewriter.modifying(peeled):
            peeled.set_attribute(_PEELED, UnitAttr.get())
            peeled.set_attribute(_PARTIAL, UnitAttr.get())
        with rewriter.modifying(op):
            op.set_attribute(_PEELED, UnitAttr.get())
        return True


def _is_in_partial(op: Operation) -> bool:
    parent = op.parent_op
    while parent is not None:
        if isinstance(parent, scf.ForOp) and _PARTIAL in parent.attributes:
            return True
        parent = parent.parent_op
    return False


@register_pass
class SCFForLoopPeeling(Pass):
    """Peels loops at their ends or beginnings."""

    ARGUMENT = "scf-for-loop-peeling"
    NAME = "SCFForLoopPeeling"
    SUMMARY = "Peel `for` loops at their upper bounds."

    peel_front = options.flag("peel-front", False, "Peel the first iteration out of the loop.")
    skip_partial = options.flag(
        "skip-partial",
        True,
        "Do not peel loops inside of the last, partial iteration of another already peeled loop.",
    )

    def run_on_operation(self, op: Operation) -> None:
        """Peels all loops inside, each once."""
        apply_patterns_greedily(op, [Peeling(self.peel_front, self.skip_partial)])
        for inner in op.walk():
            for mark in (_PEELED, _PARTIAL):
                inner.attributes.pop(mark, None)
