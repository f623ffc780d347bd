"""Canonicalization of `arith.cmpf` of a converted integer and a constant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import number_attribute, width_of
from odsgen.hooks import pattern
from odsgen.rewriting import RewritePattern, constant_value
from odsgen.runtime import FloatAttr, FloatSemantics, FloatType, IntegerAttr, i1
from odsgen.runtime.floats.arithmetic import compare, from_integer, to_integer
from odsgen_dialects.arith import CmpFOp, CmpIOp, CmpIPredicate, ConstantOp, SIToFPOp, UIToFPOp

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter

_ROUNDED_UP = {"lt": "le", "ge": "gt"}  # for a constant truncated to a smaller integer
_ROUNDED_DOWN = {"le": "lt", "gt": "ge"}  # for a constant truncated to a larger one


@pattern(CmpFOp)
class CmpFOfConvertedInteger(RewritePattern):
    """`sitofp(x) < 4.4` is `x <= 4`, if the rounding of the conversion cannot change the result."""

    root = "arith.cmpf"

    def match_and_rewrite(self, op: CmpFOp, rewriter: PatternRewriter) -> bool:
        constant = constant_value(op.rhs)
        conversion = op.lhs.defining_op
        predicate = op.predicate.name.lower()
        if (
            not isinstance(constant, FloatAttr)
            or not isinstance(conversion, (SIToFPOp, UIToFPOp))
            or predicate in ("alwaysfalse", "alwaystrue")
        ):
            return False
        type = constant.type
        assert isinstance(type, FloatType)
        semantics, bits = type.SEMANTICS, constant.bits
        is_unsigned = isinstance(conversion, UIToFPOp)
        integer = conversion.operands[0]
        width = width_of(integer.type)
        if semantics.is_nan(bits) or not _is_exact_enough(semantics, bits, width, is_unsigned):
            return False
        if predicate in ("ord", "uno"):
            known: bool | None = predicate == "ord"
            order, whole = "", 0
        else:
            order = predicate[1:]
            known, order, whole = _integer_comparison(semantics, bits, order, width, is_unsigned)
            if known is None and not order:
                return False
        if known is not None:
            made = ConstantOp.build(IntegerAttr.get(known, i1), location=op.location)
            rewriter.replace_op_with_new(op, made)
            return True
        value = number_attribute(whole, integer.type)
        assert isinstance(value, IntegerAttr)
        limit = rewriter.insert(ConstantOp.build(value, location=op.location)).result
        sign = "" if order in ("eq", "ne") else "u" if is_unsigned else "s"
        comparison = CmpIOp.build(CmpIPredicate[sign + order], integer, limit, location=op.location)
        rewriter.replace_op_with_new(op, comparison)
        return True


def _is_exact_enough(semantics: FloatSemantics, bits: int, width: int, is_unsigned: bool) -> bool:
    """Whether the rounding of the conversion cannot change the result of the comparison."""
    if width <= semantics.precision:
        return True
    value_bits = width if is_unsigned else width - 1
    if semantics.is_infinity(bits):
        return semantics.max_exponent >= value_bits
    if semantics.is_zero(bits):
        return True
    significand, exponent = semantics.decompose(bits)
    return not semantics.precision <= exponent + significand.bit_length() - 1 <= value_bits


def _integer_comparison(
    semantics: FloatSemantics, bits: int, order: str, width: int, is_unsigned: bool
) -> tuple[bool | None, str, int]:
    """The constant result of the comparison, else the order and the integer to compare with.

    An empty order: no comparison of integers decides it.
    """
    greatest = (1 << width) - 1 if is_unsigned else (1 << (width - 1)) - 1
    least = 0 if is_unsigned else -(1 << (width - 1))
    if (compare(semantics, from_integer(semantics, greatest), bits) or 0) < 0:
        return order in ("ne", "lt", "le"), order, 0
    if (compare(semantics, from_integer(semantics, least), bits) or 0) > 0:
        return order in ("ne", "gt", "ge"), order, 0
    whole = to_integer(semantics, bits)
    if whole is None or not least <= whole <= greatest:
        return None, "", 0
    if semantics.is_zero(bits) or compare(semantics, from_integer(semantics, whole), bits) == 0:
        return None, order, whole
    if order in ("eq", "ne"):
        return order == "ne", order, 0
    if not semantics.is_negative(bits):
        return None, _ROUNDED_UP.get(order, order), whole
    if is_unsigned:
        return order in ("gt", "ge"), order, 0
    return None, _ROUNDED_DOWN.get(order, order), whole
