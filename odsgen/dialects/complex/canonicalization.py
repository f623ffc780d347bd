"""Canonicalization of `complex`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import FunctionPattern
from odsgen.hooks import canonicalization_patterns, pattern
from odsgen.runtime import ComplexType, Operation
from odsgen_dialects.complex import BitcastOp, CreateOp, ImOp, NegOp, ReOp

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter, RewritePattern


@pattern(ReOp, ImOp)
def _negated_part(op: Operation, rewriter: PatternRewriter) -> bool:
    """`re(neg(create a, b))` is `negf a`; likewise `im`."""
    from odsgen_dialects.arith import NegFOp

    negated = op.operands[0].defining_op
    if not isinstance(negated, NegOp):
        return False
    create = negated.operands[0].defining_op
    if not isinstance(create, CreateOp):
        return False
    part = create.imaginary if isinstance(op, ImOp) else create.real
    rewriter.replace_op_with_new(op, NegFOp.build(part, location=op.location))
    return True


def _bitcast_of_bitcast(op: BitcastOp, rewriter: PatternRewriter) -> bool:
    """`bitcast(bitcast x)` is one bitcast."""
    from odsgen_dialects import arith, complex

    before = op.operand.defining_op
    type = op.result.type
    if isinstance(before, complex.BitcastOp):
        source = before.operand
        made: Operation
        if isinstance(type, ComplexType) or isinstance(source.type, ComplexType):
            made = complex.BitcastOp.build(type, source, location=op.location)
        else:
            made = arith.BitcastOp.build(type, source, location=op.location)
    elif isinstance(before, arith.BitcastOp):
        made = complex.BitcastOp.build(type, before.operands[0], location=op.location)
    else:
        return False
    rewriter.replace_op_with_new(op, made)
    return True


def _number_of_bitcast(op: Operation, rewriter: PatternRewriter) -> bool:
    """Merges `arith.bitcast` and `complex.bitcast`."""
    before = op.operands[0].defining_op
    if not isinstance(before, BitcastOp):
        return False
    made = BitcastOp.build(op.results[0].type, before.operand, location=op.location)
    rewriter.replace_op_with_new(op, made)
    return True


@canonicalization_patterns(BitcastOp)
def canonicalization_patterns_bitcast() -> Sequence[RewritePattern]:
    """BitcastOp::getCanonicalizationPatterns"""
    return (
        FunctionPattern("complex.bitcast", _bitcast_of_bitcast),
        FunctionPattern("arith.bitcast", _number_of_bitcast),
    )
