"""Patterns of the canonicalization of `arith` beside those of its spec."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from odsgen.dialects.arith.folds import defined_by
from odsgen.dialects.shared.constant_folding import (
    all_ones,
    fold_numbers,
    integer_bits,
    width_of,
    zero_attribute,
)
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.type_functions import element_type_or_self
from odsgen.runtime.builtin.types import IntegerType, i1
from odsgen.runtime.rewriting.folding import constant_value
from odsgen.runtime.rewriting.pattern import RewritePattern

if TYPE_CHECKING:
    from odsgen.dialects.shared.constant_folding import Compute
    from odsgen.runtime.base.attribute import Attribute, TypedAttr
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.arith import ShRSIOp

# --- what the patterns of the spec call ---------------------------------------------------------------------------------


def _computed(like: Value, a: Attribute, b: Attribute, compute: Compute) -> TypedAttr[Any]:
    found: Any = fold_numbers([a, b], like.type, compute)
    assert found is not None, "the pattern has asked for integers of one type"
    return found  # type: ignore[no-any-return]


def rewrite_add_integers(like: Value, a: Attribute, b: Attribute) -> TypedAttr[Any]:
    """The sum of constants."""
    return _computed(like, a, b, lambda x, y: x + y)


def rewrite_subtract_integers(like: Value, a: Attribute, b: Attribute) -> TypedAttr[Any]:
    """The difference of constants."""
    return _computed(like, a, b, lambda x, y: x - y)


def rewrite_multiply_integers(like: Value, a: Attribute, b: Attribute) -> TypedAttr[Any]:
    """The product of constants."""
    return _computed(like, a, b, lambda x, y: x * y)


def rewrite_zero_like(like: Value) -> TypedAttr[Any]:
    """Zero of the type of a value."""
    found: Any = zero_attribute(like.type)
    assert found is not None
    return found  # type: ignore[no-any-return]


def rewrite_common_overflow(a: Any, b: Any) -> Attribute:
    """The flags that both operations have: what neither assumed may not be assumed of both together."""
    return type(a).get(a.value & b.value)  # type: ignore[no-any-return]


_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
_OPPOSITES = {"eq": "ne", "ne": "eq", "lt": "ge", "ge": "lt", "le": "gt", "gt": "le"}


def _predicate(attribute: Any) -> str:
    return _PREDICATES[attribute.value]


def _predicate_attribute(name: str, like: Any) -> Attribute:
    return IntegerAttr.get(_PREDICATES.index(name), like.type)


def rewrite_inverted_predicate(predicate: Attribute) -> Attribute:
    """The predicate that holds where the other one does not."""
    name = _predicate(predicate)
    return _predicate_attribute(name[:-2] + _OPPOSITES[name[-2:]], predicate)


def match_is_integer(constant: Attribute) -> bool:
    """Whether a constant is one integer; MLIR's patterns do not take several."""
    return isinstance(constant, IntegerAttr)


def match_is_minus_one(constant: Attribute) -> bool:
    """Whether all bits of an integer are set."""
    bits = integer_bits(constant)
    return bits is not None and bits == all_ones(constant.type)  # type: ignore[attr-defined]


def match_is_equality(predicate: Attribute) -> bool:
    """Whether a predicate asks for equality or its opposite; those do not read signs."""
    return _predicate(predicate) in ("eq", "ne")


def match_is_absent(attribute: Attribute | None) -> bool:
    """Whether an operation does without an attribute."""
    return attribute is None


def match_is_true(constant: Attribute) -> bool:
    """Whether a constant is the single bit 1."""
    return isinstance(constant, IntegerAttr) and constant.type is i1 and constant.value == 1


def match_is_narrower(a: Value, b: Value) -> bool:
    """Whether a value has fewer bits than another."""
    return width_of(a.type) < width_of(b.type)


# --- patterns that need more than a spec says ---------------------------------------------------------------------------


def _constant(value: Attribute, op: Operation, rewriter: PatternRewriter) -> Value:
    from odsgen_dialects.arith import ConstantOp

    made: Any = value
    return rewriter.insert(ConstantOp.build(made, location=op.location)).result


class SelectToExtUI(RewritePattern):
    """A choice between 1 and 0 widens the condition, one between 0 and 1 its complement."""

    root = "arith.select"

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Do so for integers of more than one bit."""
        from odsgen_dialects.arith import ExtUIOp, XOrIOp

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


class SelectI1ToNot(RewritePattern):
    """A choice between false and true is the complement."""

    root = "arith.select"

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Do so for single bits."""
        from odsgen_dialects.arith import XOrIOp

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


def canonicalization_patterns_select() -> Sequence[RewritePattern]:
    """The patterns of `arith.select` that the spec does not define."""
    return (SelectI1ToNot(), SelectToExtUI())


class MulSIExtendedByOne(RewritePattern):
    """The high half of the product with 1 is the sign."""

    root = "arith.mulsi_extended"

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Compare with zero, and widen."""
        from odsgen_dialects.arith import CmpIOp, CmpIPredicate, ExtSIOp

        lhs, rhs = op.operands
        zero = zero_attribute(lhs.type)
        if integer_bits(constant_value(rhs)) != 1 or zero is None:
            return False
        element = element_type_or_self(lhs.type)
        if not isinstance(element, IntegerType) or element.width == 1:
            return False  # there is nothing to widen the comparison to
        constant = _constant(zero, op, rewriter)
        negative = CmpIOp.build(CmpIPredicate.slt, lhs, constant, location=op.location)
        is_negative = rewriter.insert(negative).result
        sign = rewriter.insert(ExtSIOp.build(lhs.type, is_negative, location=op.location)).out
        rewriter.replace_op(op, (lhs, sign))
        return True


def canonicalization_patterns_mulsi_extended() -> Sequence[RewritePattern]:
    """The patterns of `arith.mulsi_extended` that the spec does not define."""
    return (MulSIExtendedByOne(),)


class TruncIOfShrSI(RewritePattern):
    """Of a value that is shifted by as many bits as are then truncated, no copied sign stays: the sign does not matter."""

    root = "arith.trunci"

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        """Shift without signs; both keep their flags."""
        from odsgen_dialects.arith import ShRUIOp, TruncIOp

        shift = defined_by(op.operands[0], "arith.shrsi")
        if shift is None:
            return False
        amount = constant_value(shift.operands[1])
        result_type = op.results[0].type
        cut = width_of(op.operands[0].type) - width_of(result_type)
        if amount is None or integer_bits(amount) != cut:
            return False
        by = _constant(amount, op, rewriter)
        is_exact = cast("ShRSIOp", shift).is_exact
        made_shift = ShRUIOp.build(shift.operands[0], by, is_exact=is_exact, location=op.location)
        shifted = rewriter.insert(made_shift).result
        made = TruncIOp.build(
            result_type, shifted, overflow_flags=op.overflow_flags, location=op.location
        )
        rewriter.replace_op_with_new(op, made)
        return True


def canonicalization_patterns_trunci() -> Sequence[RewritePattern]:
    """The patterns of `arith.trunci` that the spec does not define."""
    return (TruncIOfShrSI(),)
