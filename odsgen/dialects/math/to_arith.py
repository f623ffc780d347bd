"""Functions of `math` for which LLVM has no intrinsic, as comparisons of `arith`."""

from __future__ import annotations

from typing import Any

from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FloatType,
    Operation,
    ShapedType,
    Type,
    Value,
    element_type_or_self,
)
from odsgen_dialects import arith, math

#: The most bits of a significand of which Python's floats hold every number.
_DOUBLE = 53


def _constant(rewriter: PatternRewriter, number: float, type: Type) -> Value:
    value: Any = (
        DenseIntOrFPElementsAttr.get(type, [number])
        if isinstance(type, ShapedType)
        else FloatAttr.get(number, type)
    )
    return rewriter.insert(arith.ConstantOp.build(value)).results[0]


class ClampFAsMinimum(RewritePattern[math.ClampFOp]):
    """Takes the greater of value and lower bound, then the lesser of that and the upper one."""

    def match_and_rewrite(self, op: math.ClampFOp, rewriter: PatternRewriter) -> bool:
        flags = op.fastmath
        lower = rewriter.insert(arith.MaximumFOp.build(op.value, op.min, fastmath=flags))
        upper = rewriter.insert(arith.MinimumFOp.build(lower.results[0], op.max, fastmath=flags))
        rewriter.replace_op(op, upper.results)
        return True


class _MagnitudeTest(RewritePattern[Any]):
    """Compares the absolute value with a number."""

    def compare(
        self, op: Any, rewriter: PatternRewriter, predicate: arith.CmpFPredicate, number: float
    ) -> Value:
        magnitude = rewriter.insert(math.AbsFOp.build(op.operand)).results[0]
        bound = _constant(rewriter, number, magnitude.type)
        return rewriter.insert(arith.CmpFOp.build(predicate, magnitude, bound)).results[0]


class IsInfAsComparison(_MagnitudeTest, RewritePattern[math.IsInfOp]):
    """Compares with infinity."""

    def match_and_rewrite(self, op: math.IsInfOp, rewriter: PatternRewriter) -> bool:
        found = self.compare(op, rewriter, arith.CmpFPredicate.OEQ, float("inf"))
        rewriter.replace_op(op, [found])
        return True


class IsNormalAsComparisons(_MagnitudeTest, RewritePattern[math.IsNormalOp]):
    """Compares with the least normal number and with infinity."""

    def match_and_rewrite(self, op: math.IsNormalOp, rewriter: PatternRewriter) -> bool:
        type = element_type_or_self(op.operand.type)
        assert isinstance(type, FloatType)
        semantics = type.SEMANTICS
        if semantics.precision > _DOUBLE:
            return rewriter.match_failure(op, "a format more precise than a double")
        least = semantics.to_float(semantics.smallest_normal())
        is_large = self.compare(op, rewriter, arith.CmpFPredicate.OGE, least)
        is_finite = self.compare(op, rewriter, arith.CmpFPredicate.OLT, float("inf"))
        both = rewriter.insert(arith.AndIOp.build(is_large, is_finite))
        rewriter.replace_op(op, both.results)
        return True


def float_tests_to_arith(op: Operation) -> None:
    """Rewrite what `convert-math-to-llvm` does not lower."""
    apply_patterns_greedily(op, (ClampFAsMinimum(), IsInfAsComparison(), IsNormalAsComparisons()))
