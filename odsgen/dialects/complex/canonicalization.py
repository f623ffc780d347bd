"""Canonicalization of `complex`: parts of negated numbers, and casts of bits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.patterns import FunctionPattern, patterns_of
from odsgen.runtime.builtin.types import ComplexType

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.rewriting.pattern import RewritePattern
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.complex import BitcastOp


def _negated_part(op: Operation, rewriter: PatternRewriter) -> bool:
    """Negates the part of a number that is put together."""
    from odsgen_dialects.arith import NegFOp
    from odsgen_dialects.complex import CreateOp, NegOp

    negated = op.operands[0].defining_op
    if not isinstance(negated, NegOp):
        return False
    create = negated.operands[0].defining_op
    if not isinstance(create, CreateOp):
        return False
    part = create.imaginary if op.name == "complex.im" else create.real
    rewriter.replace_op_with_new(op, NegFOp.build(part, location=op.location))
    return True


def canonicalization_patterns_re() -> Sequence[RewritePattern]:
    """The patterns of re."""
    return patterns_of("complex.re", _negated_part)


def canonicalization_patterns_im() -> Sequence[RewritePattern]:
    """The patterns of im."""
    return patterns_of("complex.im", _negated_part)


def _bitcast_of_bitcast(op: BitcastOp, rewriter: PatternRewriter) -> bool:
    """Casts once."""
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
    """Casts a complex number once."""
    from odsgen_dialects.complex import BitcastOp

    before = op.operands[0].defining_op
    if not isinstance(before, BitcastOp):
        return False
    made = BitcastOp.build(op.results[0].type, before.operand, location=op.location)
    rewriter.replace_op_with_new(op, made)
    return True


def canonicalization_patterns_bitcast() -> Sequence[RewritePattern]:
    """The patterns of bitcast, one of which begins at that of `arith`."""
    return (
        FunctionPattern("complex.bitcast", _bitcast_of_bitcast),
        FunctionPattern("arith.bitcast", _number_of_bitcast),
    )
