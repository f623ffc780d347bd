"""`math-sincos-fusion` and `math-uplift-to-fma`: one operation for two that belong together."""

from __future__ import annotations

from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Operation
from odsgen_dialects import arith, math


class SineWithCosine(RewritePattern[math.SinOp]):
    """Computes sine and cosine of one number together."""

    def match_and_rewrite(self, op: math.SinOp, rewriter: PatternRewriter) -> bool:
        cosine = next(
            (
                user
                for user in op.parent_block or ()
                if isinstance(user, math.CosOp)
                and user.operand is op.operand
                and user.fastmath == op.fastmath
            ),
            None,
        )
        if cosine is None:
            return False
        first = op if op.is_before_in_block(cosine) else cosine
        rewriter.set_insertion_point_before(first)
        made = math.SincosOp.build(op.operand, fastmath=op.fastmath, location=first.location)
        rewriter.insert(made)
        rewriter.replace_op(op, [made.results[0]])
        rewriter.replace_op(cosine, [made.results[1]])
        return True


@register_pass
class MathSincosFusionPass(Pass):
    """Fuses sines and cosines."""

    ARGUMENT = "math-sincos-fusion"
    NAME = "MathSincosFusionPass"
    SUMMARY = "Fuse sin and cos operations."

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, (SineWithCosine(),))


class SumOfProduct(RewritePattern[arith.AddFOp]):
    """Multiplies and adds at once, where both may be contracted."""

    def match_and_rewrite(self, op: arith.AddFOp, rewriter: PatternRewriter) -> bool:
        contract = arith.FastMathFlags.contract
        left, right = op.lhs.defining_op, op.rhs.defining_op
        if isinstance(left, arith.MulFOp):
            product, added = left, op.rhs
        elif isinstance(right, arith.MulFOp):
            product, added = right, op.lhs
        else:
            return rewriter.match_failure(op, "nothing is multiplied")
        flags = op.fastmath & product.fastmath
        if contract not in flags:
            return rewriter.match_failure(op, "a sum or product must not be contracted")
        made = math.FmaOp.build(
            product.lhs, product.rhs, added, fastmath=flags, location=op.location
        )
        rewriter.replace_op_with_new(op, made)
        return True


@register_pass
class MathUpliftToFMA(Pass):
    """Takes products and sums together."""

    ARGUMENT = "math-uplift-to-fma"
    NAME = "MathUpliftToFMA"
    SUMMARY = "Uplift arith ops to math.fma."

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, (SumOfProduct(),))
