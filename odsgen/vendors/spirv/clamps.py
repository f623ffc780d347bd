"""`spirv-canonicalize-gl`: two comparisons that keep a number between others become a clamp of GLSL."""

from __future__ import annotations

from typing import Any

from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Operation, Value
from odsgen_dialects import spirv

#: Clamps by what compares.
_CLAMPS: dict[type[Operation], Any] = {
    spirv.FOrdLessThanOp: spirv.GLFClampOp,
    spirv.FOrdLessThanEqualOp: spirv.GLFClampOp,
    spirv.SLessThanOp: spirv.GLSClampOp,
    spirv.SLessThanEqualOp: spirv.GLSClampOp,
    spirv.ULessThanOp: spirv.GLUClampOp,
    spirv.ULessThanEqualOp: spirv.GLUClampOp,
}


def _chosen(
    value: Value,
) -> tuple[type[Operation], tuple[Value, Value], tuple[Value, Value]] | None:
    """The comparison by which a value is chosen, what it compares, and the two choices."""
    select = value.defining_op
    if not isinstance(select, spirv.SelectOp):
        return None
    compare = select.condition.defining_op
    if compare is None or compare.__class__ not in _CLAMPS:
        return None
    one, other = compare.operands
    return compare.__class__, (one, other), (select.true_value, select.false_value)


class ComparisonsAreClamp(RewritePattern[spirv.SelectOp]):
    """Clamps what is bounded by a least number, then by a greatest one."""

    def match_and_rewrite(self, op: spirv.SelectOp, rewriter: PatternRewriter) -> bool:
        outer = _chosen(op.result)
        if outer is None:
            return False
        kind, (one, other), choices = outer
        # The middle is below the greatest number and kept, or that is below the number and taken.
        is_kept = choices == (one, other)
        middle, most = (one, other) if is_kept else (choices[1], one)
        inner = _chosen(middle)
        if inner is None or inner[0] is not kind:
            return False
        _, compared, chosen = inner
        least, value = compared if is_kept else compared[::-1]
        if chosen != ((value, least) if is_kept else (least, value)):
            return False
        if not is_kept and (other is not value or choices[0] is not most):
            return False
        made = _CLAMPS[kind].build_generic(
            operands=[value, least, most], result_types=[op.result.type], location=op.location
        )
        rewriter.replace_op_with_new(op, made)
        return True


@register_pass
class SPIRVCanonicalizeGLPass(Pass):
    """Makes clamps of comparisons."""

    ARGUMENT = "spirv-canonicalize-gl"
    NAME = "SPIRVCanonicalizeGLPass"
    SUMMARY = "Canonicalize GLSL ops"

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, [ComparisonsAreClamp()])
