"""Evaluation of `math`.

Rounding, signs, classes, square roots and `fma` are exact and rounded once in every format.
Transcendental functions are computed in double precision by the C library, then rounded.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from math import isqrt
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import (
    each,
    float_operation,
    semantics_of,
    signed,
    signed_operation,
    unsigned_operation,
    width_of,
)
from odsgen.hooks import evaluates
from odsgen.interpreter import Elements, Machine, UndefinedBehavior, Unsupported
from odsgen.runtime import FloatSemantics, Operation
from odsgen.runtime.floats import arithmetic
from odsgen_dialects.math import (
    AbsFOp,
    AbsIOp,
    AcoshOp,
    AcosOp,
    AsinhOp,
    AsinOp,
    Atan2Op,
    AtanhOp,
    AtanOp,
    CbrtOp,
    CeilOp,
    ClampFOp,
    CopySignOp,
    CoshOp,
    CosOp,
    CountLeadingZerosOp,
    CountTrailingZerosOp,
    CtPopOp,
    ErfcOp,
    ErfOp,
    Exp2Op,
    ExpM1Op,
    ExpOp,
    FloorOp,
    FmaOp,
    FPowIOp,
    IPowIOp,
    IsFiniteOp,
    IsInfOp,
    IsNaNOp,
    IsNormalOp,
    Log1pOp,
    Log2Op,
    Log10Op,
    LogOp,
    PowFOp,
    RoundEvenOp,
    RoundOp,
    RsqrtOp,
    SincosOp,
    SinhOp,
    SinOp,
    SqrtOp,
    TanhOp,
    TanOp,
    TruncOp,
)

if TYPE_CHECKING:
    from odsgen.dialects.shared.evaluation import Evaluator

    Values = Sequence[Any]

#: Bits of a double's significand.
_DOUBLE = 53

# --- integers ---------------------------------------------------------------------------------------------------------------

evaluates(AbsIOp)(signed_operation(lambda a, width: abs(a)))
evaluates(CountLeadingZerosOp)(unsigned_operation(lambda a, width: width - a.bit_length()))
evaluates(CountTrailingZerosOp)(
    unsigned_operation(lambda a, width: (a & -a).bit_length() - 1 if a else width)
)
evaluates(CtPopOp)(unsigned_operation(lambda a, width: a.bit_count()))


def _integer_power(base: int, exponent: int, width: int) -> int:
    if exponent >= 0:
        return pow(base, exponent, 1 << width)
    if base == 0:
        raise UndefinedBehavior("divides by zero: zero to a negative power")
    if abs(base) == 1:
        return base if exponent % 2 else 1
    return 0


_power_of_integers = signed_operation(_integer_power)
#: Up to this width, a power costs one step.
_SHORT = 256


@evaluates(IPowIOp)
def evaluate_ipowi(op: Operation, operands: Values, machine: Machine) -> Values:
    """An integer power; one multiplication for each bit of the exponent."""
    width = width_of(op.operands[0].type)
    if width > _SHORT:
        count = len(operands[0].values) if isinstance(operands[0], Elements) else 1
        machine.charge(width * (1 + ((width >> 6) ** 2 >> 6)) * count)
    return _power_of_integers(op, operands, machine)


# --- signs and classes ------------------------------------------------------------------------------------------------------


def _absolute(semantics: FloatSemantics, bits: int) -> int:
    return arithmetic.negate(semantics, bits) if semantics.is_negative(bits) else bits


def _copysign(semantics: FloatSemantics, bits: int, sign: int) -> int:
    same = semantics.is_negative(bits) == semantics.is_negative(sign)
    return bits if same else arithmetic.negate(semantics, bits)


evaluates(AbsFOp)(float_operation(_absolute))
evaluates(CopySignOp)(float_operation(_copysign))
evaluates(IsNaNOp)(float_operation(lambda semantics, bits: int(semantics.is_nan(bits))))
evaluates(IsInfOp)(float_operation(lambda semantics, bits: int(semantics.is_infinity(bits))))
evaluates(IsFiniteOp)(float_operation(lambda semantics, bits: int(semantics.is_finite(bits))))


def _is_normal(semantics: FloatSemantics, bits: int) -> int:
    finite = semantics.is_finite(bits) and not semantics.is_zero(bits)
    return int(finite and not semantics.is_denormal(bits))


evaluates(IsNormalOp)(float_operation(_is_normal))


def _clamped(semantics: FloatSemantics, value: int, low: int, high: int) -> int:
    return arithmetic.minimum(semantics, arithmetic.maximum(semantics, value, low), high)


evaluates(ClampFOp)(float_operation(_clamped))

# --- rounding ---------------------------------------------------------------------------------------------------------------


def _whole(round_to: Callable[[Fraction], int]) -> Evaluator:
    """Evaluates rounding to an integer; keeps infinities, NaN and the sign of zero."""

    def compute(semantics: FloatSemantics, bits: int) -> int:
        if semantics.is_nan(bits):
            return arithmetic.quiet(semantics, bits)
        if not semantics.is_finite(bits) or semantics.is_zero(bits):
            return bits
        whole = round_to(semantics.to_fraction(bits))
        if whole == 0:
            return semantics.zero(semantics.is_negative(bits))
        return semantics.from_fraction(whole)

    return float_operation(compute)


def _away_from_zero(number: Fraction) -> int:
    whole = int(abs(number) + Fraction(1, 2))
    return -whole if number < 0 else whole


evaluates(CeilOp)(_whole(math.ceil))
evaluates(FloorOp)(_whole(math.floor))
evaluates(TruncOp)(_whole(math.trunc))
evaluates(RoundEvenOp)(_whole(round))
evaluates(RoundOp)(_whole(_away_from_zero))

# --- roots and fma ----------------------------------------------------------------------------------------------------------


def _square_root(semantics: FloatSemantics, bits: int) -> int:
    if semantics.is_nan(bits):
        return arithmetic.quiet(semantics, bits)
    if semantics.is_zero(bits):
        return bits
    if semantics.is_negative(bits):
        return semantics.nan()
    if semantics.is_infinity(bits):
        return bits
    significand, exponent = semantics.decompose(bits)
    significand = abs(significand)
    # Enough digits to tell on which side of a half the root is.
    shift = 2 * semantics.precision + 4 + exponent % 2
    root = isqrt(significand << shift)
    inexact = int(root * root != significand << shift)
    half = (exponent - shift) // 2 - 1
    numerator = 2 * root + inexact
    if half >= 0:
        return semantics.round_ratio(False, numerator << half, 1)
    return semantics.round_ratio(False, numerator, 1 << -half)


def _fused(semantics: FloatSemantics, a: int, b: int, c: int) -> int:
    numbers = (a, b, c)
    if not all(semantics.is_finite(bits) for bits in numbers) or any(
        map(semantics.is_zero, numbers)
    ):
        # Rounds once: product or sum is exact, infinite or NaN.
        return arithmetic.add(semantics, arithmetic.multiply(semantics, a, b), c)
    exact = semantics.to_fraction(a) * semantics.to_fraction(b) + semantics.to_fraction(c)
    return semantics.from_fraction(exact) if exact else semantics.zero()


evaluates(SqrtOp)(float_operation(_square_root))

# --- transcendental functions -----------------------------------------------------------------------------------------------


def _in_double(compute: Callable[..., float]) -> Evaluator:
    """Evaluates in double precision; a domain error is NaN, an overflow infinite."""

    def evaluate(semantics: FloatSemantics, *operands: int) -> int:
        if semantics.precision > _DOUBLE:
            raise Unsupported("cannot be evaluated in a format more precise than a double")
        for bits in operands:
            if semantics.is_nan(bits) and len(operands) == 1:
                return arithmetic.quiet(semantics, bits)
        return semantics.from_float(compute(*map(semantics.to_float, operands)))

    return float_operation(evaluate)


def _unary(function: Callable[[float], float], is_odd: bool = False) -> Callable[[float], float]:
    """Wraps a unary function: infinity on overflow, NaN outside of its domain."""

    def compute(number: float) -> float:
        try:
            return function(number)
        except OverflowError:
            return math.copysign(math.inf, number) if is_odd else math.inf
        except ValueError:
            return math.nan

    return compute


def _logarithm(function: Callable[[float], float], pole: float = 0.0) -> Callable[[float], float]:
    """Wraps a logarithm: minus infinity at its pole."""
    elsewhere = _unary(function)
    return lambda number: -math.inf if number == pole else elsewhere(number)


def _hyperbolic_tangent_inverse(number: float) -> float:
    if abs(number) == 1.0:
        return math.copysign(math.inf, number)
    return math.atanh(number) if abs(number) < 1.0 else math.nan


def _power(base: float, exponent: float) -> float:
    try:
        return math.pow(base, exponent)
    except OverflowError:
        is_odd = exponent.is_integer() and exponent % 2 == 1
        return -math.inf if base < 0 and is_odd else math.inf
    except ValueError:
        if base == 0.0:
            is_odd = exponent.is_integer() and exponent % 2 == 1
            return math.copysign(math.inf, base) if is_odd else math.inf
        return math.nan


def _reciprocal_root(number: float) -> float:
    if number == 0.0:
        return math.copysign(math.inf, number)
    return 1.0 / math.sqrt(number) if number > 0.0 else math.nan


def _exp2(number: float) -> float:
    return _power(2.0, number)


evaluates(ExpOp)(_in_double(_unary(math.exp)))
evaluates(Exp2Op)(_in_double(_exp2))
evaluates(ExpM1Op)(_in_double(_unary(math.expm1)))
evaluates(LogOp)(_in_double(_logarithm(math.log)))
evaluates(Log2Op)(_in_double(_logarithm(math.log2)))
evaluates(Log10Op)(_in_double(_logarithm(math.log10)))
evaluates(Log1pOp)(_in_double(_logarithm(math.log1p, pole=-1.0)))
_sine = evaluates(SinOp)(_in_double(_unary(math.sin)))
_cosine = evaluates(CosOp)(_in_double(_unary(math.cos)))
evaluates(TanOp)(_in_double(_unary(math.tan)))
evaluates(AsinOp)(_in_double(_unary(math.asin)))
evaluates(AcosOp)(_in_double(_unary(math.acos)))
evaluates(AtanOp)(_in_double(math.atan))
evaluates(SinhOp)(_in_double(_unary(math.sinh, is_odd=True)))
evaluates(CoshOp)(_in_double(_unary(math.cosh)))
evaluates(TanhOp)(_in_double(math.tanh))
evaluates(AsinhOp)(_in_double(math.asinh))
evaluates(AcoshOp)(_in_double(_unary(math.acosh)))
evaluates(AtanhOp)(_in_double(_hyperbolic_tangent_inverse))
evaluates(CbrtOp)(_in_double(math.cbrt))
evaluates(ErfOp)(_in_double(math.erf))
evaluates(ErfcOp)(_in_double(math.erfc))
evaluates(RsqrtOp)(_in_double(_reciprocal_root))
evaluates(Atan2Op)(_in_double(math.atan2))
evaluates(PowFOp)(_in_double(_power))


@evaluates(SincosOp)
def evaluate_sincos(op: Operation, operands: Values, machine: Machine) -> Values:
    return [*_sine(op, operands, machine), *_cosine(op, operands, machine)]


@evaluates(FmaOp)
def evaluate_fma(op: Operation, operands: Values, machine: Machine) -> Values:
    """x * y + z, rounded once."""
    semantics = semantics_of(op.operands[0].type)
    return [each(lambda a, b, c: _fused(semantics, a, b, c), operands, machine, op.results[0].type)]


@evaluates(FPowIOp)
def evaluate_fpowi(op: Operation, operands: Values, machine: Machine) -> Values:
    """A float to an integer power."""
    semantics, width = semantics_of(op.operands[0].type), width_of(op.operands[1].type)
    if semantics.precision > _DOUBLE:
        raise Unsupported("cannot be evaluated in a format more precise than a double")

    def compute(base: int, exponent: int) -> int:
        power = max(-(1 << 1023), min(signed(exponent, width), 1 << 1023))
        return semantics.from_float(_power(semantics.to_float(base), float(power)))

    return [each(compute, operands, machine, op.results[0].type)]
