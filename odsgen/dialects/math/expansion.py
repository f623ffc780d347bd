"""`math-expand-ops`: functions by simpler ones and by arithmetic (MLIR: `populateExpansionPatterns`)."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log
from typing import Any

from odsgen.dialects.math.to_arith import ClampFAsMinimum
from odsgen.dialects.shared import patterns_of
from odsgen.dialects.shared.emission import emitting
from odsgen.passes import Pass, register_pass, texts
from odsgen.rewriting import (
    PatternRewriter,
    RewritePattern,
    apply_patterns_greedily,
    constant_value,
)
from odsgen.runtime import (
    Attribute,
    DenseIntOrFPElementsAttr,
    Float32Type,
    FloatAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    Operation,
    ShapedType,
    Type,
    Value,
    element_type_or_self,
    i32,
    i64,
)
from odsgen_dialects import arith, math

Expand = Callable[[Any], Value | None]


# --- parts ------------------------------------------------------------------------------------------------------------------


def _constant(type: Type, number: float) -> Value:
    """A number, the same for all elements."""
    element = element_type_or_self(type)
    value: Attribute
    if isinstance(type, ShapedType):
        value = DenseIntOrFPElementsAttr.get(type, [number])
    elif isinstance(element, FloatType):
        value = FloatAttr.get(number, element)
    else:
        value = IntegerAttr.get(int(number), element)
    return arith.ConstantOp.build(value).results[0]


def _with_element(type: Type, element: Type) -> Type:
    return type.clone_with(None, element) if isinstance(type, ShapedType) else element


def _truncated(value: Value) -> Value:
    """The number without its fraction, by a conversion to an integer and back."""
    whole = arith.fptosi(_with_element(value.type, i64), value)
    return math.copysign(arith.sitofp(value.type, whole), value)


def _splat(value: Value) -> Attribute | None:
    """The constant number that a value is, or that all of its elements are."""
    found = constant_value(value)
    if isinstance(found, DenseIntOrFPElementsAttr):
        if not found.is_splat:
            return None
        element, number = found.type.element_type, found.splat_value
        if isinstance(element, FloatType) and isinstance(number, float):
            return FloatAttr.get(number, element)
        return IntegerAttr.get(number, element) if isinstance(number, int) else None
    return found


# --- functions by the exponential function and the logarithm --------------------------------------------------------------------


def _sinh(op: math.SinhOp) -> Value:
    positive, negative = _exponentials(op.operand)
    return arith.mulf(arith.subf(positive, negative), _constant(op.operand.type, 0.5))


def _cosh(op: math.CoshOp) -> Value:
    positive, negative = _exponentials(op.operand)
    return arith.mulf(arith.addf(positive, negative), _constant(op.operand.type, 0.5))


def _exponentials(value: Value) -> tuple[Value, Value]:
    positive = math.exp(value)
    return positive, math.exp(arith.negf(value))


def _tanh(op: math.TanhOp) -> Value:
    """Computes for the magnitude, so that nothing overflows, and puts the sign back."""
    value, type = op.operand, op.operand.type
    zero, one, minus_two = (_constant(type, number) for number in (0.0, 1.0, -2.0))
    is_negative = arith.cmpf(arith.CmpFPredicate.OLT, value, zero)
    sign = arith.addf(arith.mulf(arith.uitofp(type, is_negative), minus_two), one)
    magnitude = arith.mulf(sign, value)
    power = math.exp(arith.mulf(minus_two, magnitude))
    difference = arith.subf(one, power)
    return arith.mulf(sign, arith.divf(difference, arith.addf(one, power)))


def _tan(op: math.TanOp) -> Value:
    sine = math.sin(op.operand)
    return arith.divf(sine, math.cos(op.operand))


def _inverse(constant: float) -> Expand:
    """The inverse of the hyperbolic sine or cosine: the logarithm of x + sqrt(x² ± 1)."""

    def expand(op: math.AsinhOp | math.AcoshOp) -> Value:
        value = op.operand
        square = math.fma(value, value, _constant(value.type, constant))
        return math.log(arith.addf(value, math.sqrt(square)))

    return expand


def _atanh(op: math.AtanhOp) -> Value:
    value, type = op.operand, op.operand.type
    one = _constant(type, 1.0)
    above = arith.addf(value, one)
    below = arith.addf(arith.negf(value), one)
    return arith.mulf(math.log(arith.divf(above, below)), _constant(type, 0.5))


def _exp2(op: math.Exp2Op) -> Value:
    return math.exp(arith.mulf(op.operand, _constant(op.operand.type, log(2))))


# --- products, powers and roots ---------------------------------------------------------------------------------------------


def _fma(op: math.FmaOp) -> Value:
    return arith.addf(arith.mulf(op.a, op.b), op.c)


def _rsqrt(op: math.RsqrtOp) -> Value:
    one = _constant(op.operand.type, 1.0)
    return arith.divf(one, math.sqrt(op.operand))


def _powf(op: math.PowFOp) -> Value:
    """Powers with a small constant exponent by products; others by exponential function and logarithm."""
    base, exponent = op.lhs, op.rhs
    known = _splat(exponent)
    expand = _SMALL_POWERS.get(known.value) if isinstance(known, FloatAttr) else None
    if expand is not None:
        return expand(base)
    return math.exp(arith.mulf(exponent, math.log(base)))


def _square(value: Value) -> Value:
    return arith.mulf(value, value)


def _one_over(value: Value) -> Value:
    return arith.divf(_constant(value.type, 1.0), value)


def _one_over_square(value: Value) -> Value:
    one = _constant(value.type, 1.0)
    return arith.divf(one, _square(value))


_SMALL_POWERS: dict[float, Callable[[Value], Value]] = {
    0.0: lambda value: _constant(value.type, 1.0),
    1.0: lambda value: value,
    -1.0: _one_over,
    0.5: lambda value: math.sqrt(value),
    -0.5: lambda value: math.rsqrt(value),
    2.0: _square,
    -2.0: _one_over_square,
    3.0: lambda value: arith.mulf(_square(value), value),
}


def _fpowi(op: math.FPowIOp) -> Value:
    base, type = op.lhs, op.lhs.type
    known = _splat(op.rhs)
    if not isinstance(known, IntegerAttr):
        return math.powf(base, arith.sitofp(type, op.rhs))
    exponent = known.value
    one = _constant(type, 1.0)
    result = _constant(type, 1.0)
    power: Value = base
    left = abs(exponent)
    while left:
        if left & 1:
            result = arith.mulf(power, result)
        left >>= 1
        power = arith.mulf(power, power)
    return result if exponent >= 0 else _reciprocal(result, one)


def _reciprocal(value: Value, one: Value) -> Value:
    """One over a value; infinity over zero."""
    zeros = [_constant(value.type, number) for number in (0.0, -0.0)]
    infinities = [_constant(value.type, number) for number in (inf, -inf)]
    are_zero = [arith.cmpf(arith.CmpFPredicate.OEQ, value, zero) for zero in zeros]
    quotient: Value = arith.divf(one, value)
    for is_zero, infinity in zip(are_zero, infinities, strict=True):
        quotient = arith.select(is_zero, infinity, quotient)
    return quotient


# --- rounding ---------------------------------------------------------------------------------------------------------------


def _ceil(op: math.CeilOp) -> Value:
    whole = _truncated(op.operand)
    zero, one = (_constant(op.operand.type, number) for number in (0.0, 1.0))
    is_less = arith.cmpf(arith.CmpFPredicate.OGT, op.operand, whole)
    return arith.addf(whole, arith.select(is_less, one, zero))


def _round(op: math.RoundOp) -> Value | None:
    """Adds a half and truncates; numbers without a fraction, and infinities, stay."""
    value, type = op.operand, op.operand.type
    if not isinstance(element_type_or_self(type), Float32Type):
        return None
    bits = _with_element(type, i32)
    half = _constant(type, 0.5)
    significand, bias, mask = (_constant(bits, number) for number in (23, 127, 255))
    whole = _truncated(arith.addf(value, math.copysign(half, value)))
    exponent = _exponent(arith.bitcast(bits, value), significand, mask, bias)
    is_whole = arith.cmpi(arith.CmpIPredicate.sge, exponent, significand)
    return arith.select(is_whole, value, whole)


def _exponent(bits: Value, significand: Value, mask: Value, bias: Value) -> Value:
    return arith.subi(arith.andi(arith.shrui(bits, significand), mask), bias)


def _roundeven(op: math.RoundEvenOp) -> Value | None:
    """Rounds, and goes one step back to the even number where the fraction is a half."""
    value, type = op.operand, op.operand.type
    element = element_type_or_self(type)
    if not isinstance(element, FloatType):
        return None
    width = element.width
    significand = element.SEMANTICS.precision - 1
    exponent = width - significand - 1
    bits = _with_element(type, IntegerType.get(width))
    one = _constant(type, 1.0)
    zero, unit, minus = (_constant(bits, number) for number in (0, 1, -1))
    numbers = (
        significand,
        width - 1,
        (1 << (exponent - 1)) - 1,
        1 << (significand - 1),
        (1 << significand) - 1,
        (1 << exponent) - 1,
    )
    size, last, bias, half, whole_mask, mask = (_constant(bits, number) for number in numbers)

    def shifted(number: Value, by: Value) -> Value:
        clamped = arith.minsi(arith.maxsi(by, zero), last)
        return arith.shrui(number, clamped)

    def without(number: Value, by: Value) -> Value:
        return arith.andi(number, shifted(whole_mask, by))

    own = arith.bitcast(bits, value)
    rounded = math.round(value)
    rounded_bits = arith.bitcast(bits, rounded)
    own_exponent = _exponent(own, size, mask, bias)
    rounded_exponent = _exponent(rounded_bits, size, mask, bias)
    equal, unequal = arith.CmpIPredicate.eq, arith.CmpIPredicate.ne
    is_one = arith.cmpi(equal, rounded_exponent, zero)
    below = arith.subi(rounded_exponent, unit)
    is_odd = arith.ori(arith.cmpi(unequal, without(rounded_bits, below), zero), is_one)
    is_below_one = arith.cmpi(equal, own_exponent, minus)
    wanted = arith.select(is_below_one, zero, shifted(half, own_exponent))
    is_half = arith.cmpi(equal, without(own, own_exponent), wanted)
    is_not_small = arith.cmpi(arith.CmpIPredicate.sge, own_exponent, minus)
    has_fraction = arith.cmpi(arith.CmpIPredicate.slt, own_exponent, size)
    is_half = arith.andi(arith.andi(is_half, has_fraction), is_not_small)
    back = arith.subf(rounded, math.copysign(one, value))
    result = arith.select(arith.andi(is_odd, is_half), back, rounded)
    return math.copysign(result, value)


# --- bits -------------------------------------------------------------------------------------------------------------------


def _ctlz(op: math.CountLeadingZerosOp) -> Value | None:
    """Halves the bits that may have the first one."""
    value, type = op.operand, op.operand.type
    element = element_type_or_self(type)
    if not isinstance(element, IntegerType) or element.width > 64:
        return None
    width = element.width
    rest: Value = value
    count = _constant(type, 0)
    left = width
    while left > 1:
        half = left // 2
        bits = _constant(type, half)
        mask = _constant(type, ((1 << width) - 1) >> half)
        is_small = arith.cmpi(arith.CmpIPredicate.ule, rest, mask)
        more = arith.addi(count, bits)
        rest = arith.select(is_small, arith.shli(rest, bits), rest)
        count = arith.select(is_small, more, count)
        left = half
    is_zero = arith.cmpi(arith.CmpIPredicate.eq, value, _constant(type, 0))
    return arith.select(is_zero, _constant(type, width), count)


# --- patterns ---------------------------------------------------------------------------------------------------------------

_EXPANSIONS: dict[type[Operation], Expand] = {
    math.CountLeadingZerosOp: _ctlz,
    math.SinhOp: _sinh,
    math.CoshOp: _cosh,
    math.TanOp: _tan,
    math.TanhOp: _tanh,
    math.AsinhOp: _inverse(1.0),
    math.AcoshOp: _inverse(-1.0),
    math.AtanhOp: _atanh,
    math.FmaOp: _fma,
    math.CeilOp: _ceil,
    math.Exp2Op: _exp2,
    math.PowFOp: _powf,
    math.FPowIOp: _fpowi,
    math.RoundOp: _round,
    math.RoundEvenOp: _roundeven,
    math.RsqrtOp: _rsqrt,
}
#: Those that make no constants, so that sizes need not be known.
_WITHOUT_CONSTANTS = (math.TanOp, math.FmaOp)


def _rewrite(expand: Expand) -> Callable[[Any, PatternRewriter], bool]:
    def rewrite(op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if isinstance(type, ShapedType) and not type.has_static_shape:
            if not isinstance(op, _WITHOUT_CONSTANTS):
                return rewriter.match_failure(op, "constants have sizes that are known")
        with emitting(rewriter, op.location):
            value = expand(op)
        if value is None:
            return False
        rewriter.replace_op(op, [value])
        return True

    return rewrite


def expansions(mnemonics: tuple[str, ...] = ()) -> list[RewritePattern[Any]]:
    """The patterns for operations of some names, without `math.`; or for all."""
    wanted = set(mnemonics)
    found: list[RewritePattern[Any]] = []
    for op_class, expand in _EXPANSIONS.items():
        name = op_class.OPERATION_NAME
        if not wanted or name.removeprefix("math.") in wanted:
            found += patterns_of(name, _rewrite(expand))
    if not wanted or "clampf" in wanted:
        found.append(ClampFAsMinimum())
    return found


@register_pass
class MathExpandOpsPass(Pass):
    """Expands functions by simpler ones."""

    ARGUMENT = "math-expand-ops"
    NAME = "MathExpandOpsPass"
    SUMMARY = "Expand math operations."

    ops = texts("ops", "Operations to expand.")

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, expansions(tuple(self.ops)))
