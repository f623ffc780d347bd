"""Contractions that accumulate on what is added to them (MLIR: `populateFoldAddIntoDestPatterns`)."""

from __future__ import annotations

from odsgen.dialects.linalg.contractions import is_contraction
from odsgen.dialects.linalg.effects import has_pure_tensor_semantics, inits_of
from odsgen.dialects.linalg.loops import loop_maps
from odsgen.rewriting import PatternRewriter, RewritePattern, constant_value
from odsgen.runtime import (
    AffineDimExpr,
    Attribute,
    DenseIntOrFPElementsAttr,
    DominanceInfo,
    FloatAttr,
    IntegerAttr,
    Operation,
    Value,
)
from odsgen_dialects import linalg


def _is_zero_attribute(attribute: Attribute | None) -> bool:
    if isinstance(attribute, DenseIntOrFPElementsAttr):
        return attribute.is_splat and attribute.splat_value == 0
    if isinstance(attribute, FloatAttr):
        return attribute.value == 0.0
    return isinstance(attribute, IntegerAttr) and attribute.value == 0


def _is_zero(value: Value) -> bool:
    """Whether all elements are known to be zero."""
    while True:
        if _is_zero_attribute(constant_value(value)):
            return True
        op = value.defining_op
        if not isinstance(op, (linalg.FillOp, linalg.CopyOp)):
            return False
        value = op.operands[0]


def _accumulation(op: linalg.AddOp) -> tuple[Operation, Value] | None:
    """An operand's structured operation that the other operand dominates, and that."""
    for value, other in (op.operands[:2], op.operands[1::-1]):
        made = value.defining_op
        if made is not None and "LinalgOp" in made.INTERFACES:
            if DominanceInfo().value_dominates(other, made):
                return made, other
    return None


def _is_in_order(op: Operation) -> bool:
    """Whether the result has some of the loops as dimensions, in their order."""
    last = -1
    for expr in loop_maps(op)[-1].results:
        if not isinstance(expr, AffineDimExpr) or last > expr.position:
            return False
        last = expr.position
    return True


class AddIntoDestination(RewritePattern[linalg.AddOp]):
    """Lets a contraction that begins with zero begin with the other summand."""

    def match_and_rewrite(self, op: linalg.AddOp, rewriter: PatternRewriter) -> bool:
        found = _accumulation(op) if has_pure_tensor_semantics(op) else None
        if found is None:
            return False
        made, other = found
        if len(made.results) != 1 or not is_contraction(made):
            return rewriter.match_failure(op, "no operand is from a contraction with one result")
        if not made.results[0].has_one_use or not _is_zero(inits_of(made)[0]):
            return rewriter.match_failure(op, "the contraction has other uses, or no zero")
        if not _is_in_order(made):
            return rewriter.match_failure(op, "the dimensions of the result are permuted loops")
        with rewriter.modifying(made):
            made.set_operand(2, other)
        rewriter.replace_op(op, made.results)
        return True
