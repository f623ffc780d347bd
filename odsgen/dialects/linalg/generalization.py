"""`linalg-generalize-named-ops`: named structured operations become `linalg.generic`."""

from __future__ import annotations

from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.linalg.structured_parts import written_values
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import AffineMapAttr, Operation
from odsgen_dialects import linalg


def generic_of(op: Operation) -> linalg.GenericOp | None:
    """A `linalg.generic` of the operands of a structured operation, its body empty; None for another operation."""
    maps = loop_maps(op)
    if len(maps) != len(op.operands) or len(op.regions) != 1:
        return None
    outputs = written_values(op) or ()
    inputs = op.operands[: len(op.operands) - len(outputs)]
    kinds = linalg.IteratorType
    iterators = [kinds.parallel if kind else kinds.reduction for kind in loop_kinds(op)]
    return linalg.GenericOp.build(
        op.result_types,
        inputs,
        outputs,
        [AffineMapAttr.get(map) for map in maps],
        iterators,
        location=op.location,
    )


class Generalization(RewritePattern):
    """Says the loops of a named operation by maps, and moves its body."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if "LinalgOp" not in op.INTERFACES or isinstance(op, linalg.GenericOp):
            return False
        made = generic_of(op)
        if made is None:
            return rewriter.match_failure(op, "no loops are known")
        rewriter.insert(made)
        made.regions[0].take_body(op.regions[0])
        rewriter.replace_op(op, made.results)
        return True


@register_pass
class LinalgGeneralizeNamedOpsPass(Pass):
    """Brings named structured operations to `linalg.generic`."""

    ARGUMENT = "linalg-generalize-named-ops"
    NAME = "LinalgGeneralizeNamedOpsPass"
    SUMMARY = "Convert named ops into generic ops"

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, (Generalization(),))
