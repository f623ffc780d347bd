"""Canonicalization patterns of `arith` beside those of its spec."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.arith.folds import defined_by
from odsgen.dialects.shared import integer_bits, width_of, zero_attribute
from odsgen.hooks import pattern
from odsgen.rewriting import RewritePattern, constant_value
from odsgen.runtime import IntegerAttr, IntegerType, element_type_or_self, i1
from odsgen_dialects.arith import (
    CmpIOp,
    CmpIPredicate,
    ConstantOp,
    ExtSIOp,
    ExtUIOp,
    MulSIExtendedOp,
    SelectOp,
    ShRSIOp,
    ShRUIOp,
    TruncIOp,
    XOrIOp,
)

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Attribute, Operation, Value


def _constant(value: Attribute, op: Operation, rewriter: PatternRewriter) -> Value:
    made: Any = value
    return rewriter.insert(ConstantOp.build(made, location=op.location)).result


@pattern(SelectOp)
class SelectI1ToNot(RewritePattern):
    """`select %c, false, true` is `xori %c, true`."""

    root = "arith.select"

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        condition, true_value, false_value = op.operands
        if op.results[0].type is not i1:
            return False
        if integer_bits(constant_value(true_value)) != 0:
            return False
        if integer_bits(constant_value(false_value)) != 1:
            return False
        true = _constant(IntegerAttr.get(1, i1), op, rewriter)
        made = XOrIOp.build(condition, true, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


@pattern(SelectOp)
class SelectToExtUI(RewritePattern):
    """`select %c, 1, 0` is `extui %c`; `select %c, 0, 1` is `extui` of the complement."""

    root = "arith.select"

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        condition, true_value, false_value = op.operands
        if not isinstance(type, IntegerType) or type.width == 1:
            return False
        chosen = integer_bits(constant_value(true_value)), integer_bits(constant_value(false_value))
        if chosen not in ((1, 0), (0, 1)):
            return False
        if chosen == (0, 1):
            true = _constant(IntegerAttr.get(1, i1), op, rewriter)
            inverted = XOrIOp.build(condition, true, location=op.location)
            condition = rewriter.insert(inverted).result
        rewriter.replace_op_with_new(op, ExtUIOp.build(type, condition, location=op.location))
        return True


@pattern(MulSIExtendedOp)
class MulSIExtendedByOne(RewritePattern):
    """The high half of a signed product with 1 is the sign."""

    root = "arith.mulsi_extended"

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        lhs, rhs = op.operands
        zero = zero_attribute(lhs.type)
        if integer_bits(constant_value(rhs)) != 1 or zero is None:
            return False
        element = element_type_or_self(lhs.type)
        if not isinstance(element, IntegerType) or element.width == 1:
            return False  # no scalar or vector type to extend to
        constant = _constant(zero, op, rewriter)
        negative = CmpIOp.build(CmpIPredicate.slt, lhs, constant, location=op.location)
        is_negative = rewriter.insert(negative).result
        sign = rewriter.insert(ExtSIOp.build(lhs.type, is_negative, location=op.location)).out
        rewriter.replace_op(op, (lhs, sign))
        return True


@pattern(TruncIOp)
class TruncIOfShrSI(RewritePattern):
    """`trunci(shrsi x, n)` is `trunci(shrui x, n)` if the truncation drops all copied sign bits."""

    root = "arith.trunci"

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        shift = defined_by(op.operands[0], ShRSIOp)
        if shift is None:
            return False
        amount = constant_value(shift.operands[1])
        result_type = op.results[0].type
        cut = width_of(op.operands[0].type) - width_of(result_type)
        if amount is None or integer_bits(amount) != cut:
            return False
        by = _constant(amount, op, rewriter)
        is_exact = shift.is_exact
        made_shift = ShRUIOp.build(shift.operands[0], by, is_exact=is_exact, location=op.location)
        shifted = rewriter.insert(made_shift).result
        made = TruncIOp.build(
            result_type, shifted, overflow_flags=op.overflow_flags, location=op.location
        )
        rewriter.replace_op_with_new(op, made)
        return True
