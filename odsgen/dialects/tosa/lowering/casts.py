"""`tosa.cast` of one element."""

from __future__ import annotations

from odsgen.dialects.shared.structured_parts import (
    clamped_float,
    constant,
    number,
    signed_range,
)
from odsgen.runtime import FloatAttr, FloatType, IntegerType, Type, Value, i1
from odsgen_dialects import arith, builtin, math


def cast_element(value: Value, source: Type, target: Type) -> Value | None:
    """The number in another type; None if there is no lowering."""
    if source is target:
        return value
    if isinstance(source, FloatType):
        if isinstance(target, FloatType):
            widens = source.width < target.width
            return arith.extf(target, value) if widens else arith.truncf(target, value)
        return _rounded(value, source, target) if isinstance(target, IntegerType) else None
    if not isinstance(source, IntegerType):
        return None
    if isinstance(target, FloatType):
        if source is i1:
            return arith.uitofp(target, value)
        if source.is_unsigned:
            signless = IntegerType.get(source.width)
            cast = builtin.UnrealizedConversionCastOp.build([signless], [value])
            return arith.uitofp(target, cast.results[0])
        return arith.sitofp(target, value)
    if not isinstance(target, IntegerType):
        return None
    widens = source.width < target.width
    if source is i1 and widens:
        return arith.extui(target, value)
    if target is i1:
        return arith.cmpi(arith.CmpIPredicate.ne, value, number(0, value.type))
    return arith.extsi(target, value) if widens else arith.trunci(target, value)


def _rounded(value: Value, source: FloatType, target: IntegerType) -> Value:
    """The nearest integer; what is beyond the range of the type becomes the least or greatest one."""
    if target is i1:
        return arith.cmpf(arith.CmpFPredicate.UNE, value, number(0, source))
    rounded = math.roundeven(value)
    semantics = source.SEMANTICS
    least, greatest = signed_range(target.width)
    if target.width - 1 > semantics.max_exponent:
        converted = arith.fptosi(target, rounded)
        bounds = [
            constant(FloatAttr.from_bits(semantics.infinity(negative), source))
            for negative in (False, True)
        ]
        above, below = (arith.cmpf(arith.CmpFPredicate.UEQ, rounded, each) for each in bounds)
        smallest, largest = number(least, target), number(greatest, target)
        return arith.select(below, smallest, arith.select(above, largest, converted))
    lower = number(least, source)
    if semantics.precision >= target.width - 1:
        return arith.fptosi(target, clamped_float(rounded, lower, number(greatest, source)))
    beyond = number(greatest + 1, source)
    largest = number(greatest, target)
    inside = arith.fptosi(target, arith.maximumf(rounded, lower))
    above = arith.cmpf(arith.CmpFPredicate.UGE, rounded, beyond)
    return arith.select(above, largest, inside)
