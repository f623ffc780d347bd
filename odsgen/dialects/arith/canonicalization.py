"""Patterns of the canonicalization of `arith` beside those of its spec."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.arith.folds import defined_by
from odsgen.dialects.shared.constant_folding import (
    all_ones,
    fold_numbers,
    integer_bits,
    number_attribute,
    width_of,
    zero_attribute,
)
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.type_functions import element_type_or_self
from odsgen.runtime.builtin.types import IntegerType, ShapedType, i1
from odsgen.runtime.rewriting.folding import constant_value
from odsgen.runtime.rewriting.pattern import RewritePattern

if TYPE_CHECKING:
    from odsgen.dialects.shared.constant_folding import Compute
    from odsgen.runtime.base.attribute import Attribute, TypedAttr
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.rewriting.rewriter import PatternRewriter

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


def rewrite_unsigned_predicate(predicate: Attribute) -> Attribute:
    """The predicate that reads what a signed one does without signs."""
    name = _predicate(predicate)
    return _predicate_attribute("u" + name[1:] if name[0] == "s" else name, predicate)


def match_is_integer(constant: Attribute) -> bool:
    """Whether a constant is one integer; MLIR's patterns do not take several."""
    return isinstance(constant, IntegerAttr)


def match_is_minus_one(constant: Attribute) -> bool:
    """Whether all bits of an integer are set."""
    bits = integer_bits(constant)
    return bits is not None and bits == all_ones(constant.type)  # type: ignore[attr-defined]


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
        element = element_type_or_self(type)
        if not isinstance(element, IntegerType) or element.width == 1:
            return False
        if isinstance(type, ShapedType) and not isinstance(condition.type, ShapedType):
            return False
        chosen = integer_bits(constant_value(true_value)), integer_bits(constant_value(false_value))
        if chosen not in ((1, 0), (0, 1)):
            return False
        if chosen == (0, 1):
            ones = number_attribute(1, condition.type)
            if ones is None:
                return False
            true = _constant(ones, op, rewriter)
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


class SelectAndNotCond(RewritePattern):
    """`a ? (b ? y : x) : y` is `a & ~b ? x : y`."""

    root = "arith.select"

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Invert the inner condition."""
        from odsgen_dialects.arith import AndIOp, SelectOp, XOrIOp

        a, inner_value, y = op.operands
        inner = defined_by(inner_value, "arith.select")
        if inner is None or inner.operands[1] is not y:
            return False
        if a.type is not i1 or inner.operands[0].type is not i1:
            return False
        b, _, x = inner.operands
        true = _constant(IntegerAttr.get(1, i1), op, rewriter)
        inverted = rewriter.insert(XOrIOp.build(b, true, location=op.location)).result
        both = rewriter.insert(AndIOp.build(a, inverted, location=op.location)).result
        rewriter.replace_op_with_new(op, SelectOp.build(both, x, y, location=op.location))
        return True


class SelectOrNotCond(RewritePattern):
    """`a ? x : (b ? y : x)` is `a | ~b ? x : y`."""

    root = "arith.select"

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Invert the inner condition."""
        from odsgen_dialects.arith import OrIOp, SelectOp, XOrIOp

        a, x, inner_value = op.operands
        inner = defined_by(inner_value, "arith.select")
        if inner is None or inner.operands[2] is not x:
            return False
        if a.type is not i1 or inner.operands[0].type is not i1:
            return False
        b, y, _ = inner.operands
        true = _constant(IntegerAttr.get(1, i1), op, rewriter)
        inverted = rewriter.insert(XOrIOp.build(b, true, location=op.location)).result
        either = rewriter.insert(OrIOp.build(a, inverted, location=op.location)).result
        rewriter.replace_op_with_new(op, SelectOp.build(either, x, y, location=op.location))
        return True


def canonicalization_patterns_select() -> Sequence[RewritePattern]:
    """The patterns of `arith.select` that the spec does not define."""
    return (SelectAndNotCond(), SelectOrNotCond(), SelectI1ToNot(), SelectToExtUI())


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
    """Of what is shifted by so much that no copied sign stays, the sign does not matter."""

    root = "arith.trunci"

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Shift without signs."""
        from odsgen_dialects.arith import ShRUIOp, TruncIOp

        shift = defined_by(op.operands[0], "arith.shrsi")
        if shift is None:
            return False
        amount = integer_bits(constant_value(shift.operands[1]))
        wide, narrow = width_of(op.operands[0].type), width_of(op.results[0].type)
        if amount is None or amount > wide - narrow:
            return False
        shifted = rewriter.insert(ShRUIOp.build(*shift.operands, location=op.location)).result
        made = TruncIOp.build(op.results[0].type, shifted, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


class TruncIOfProduct(RewritePattern):
    """The upper half of a product of widened numbers is that of `mulsi_extended` or `mului_extended`."""

    root = "arith.trunci"

    def __init__(self, widening: str, product: str) -> None:
        self._widening = widening
        self._product = product

    @property
    def name(self) -> str:
        """The name, with the operation that is made."""
        return f"TruncIOfProduct {self._product}"

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Multiply the narrow numbers."""
        from odsgen_dialects import arith

        shift = defined_by(op.operands[0], "arith.shrui")
        product = None if shift is None else defined_by(shift.operands[0], "arith.muli")
        if shift is None or product is None:
            return False
        factors = [defined_by(value, self._widening) for value in product.operands]
        if factors[0] is None or factors[1] is None:
            return False
        x, y = factors[0].operands[0], factors[1].operands[0]
        type = op.results[0].type
        if x.type is not type or y.type is not type:
            return False
        if integer_bits(constant_value(shift.operands[1])) != width_of(type):
            return False
        op_class: Any = arith.DIALECT.operation_class(self._product)
        made = rewriter.insert(op_class.build(x, y, location=op.location))
        rewriter.replace_op(op, (made.results[1],))
        return True


def canonicalization_patterns_trunci() -> Sequence[RewritePattern]:
    """The patterns of `arith.trunci` that the spec does not define."""
    return (
        TruncIOfShrSI(),
        TruncIOfProduct("arith.extsi", "arith.mulsi_extended"),
        TruncIOfProduct("arith.extui", "arith.mului_extended"),
    )
