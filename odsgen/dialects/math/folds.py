"""Folds of `math`: what the operations give for constants.

MLIR calls the functions of the C library, those for `float` where the format is `f32`; so does this.  Where there is no
such library, and for other formats, nothing is folded but what is exact in all formats.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from odsgen.dialects.arith.float_folds import semantics_of
from odsgen.dialects.math.library import call
from odsgen.dialects.shared.constant_folding import (
    float_bits,
    fold_numbers,
    number_attribute,
    signed,
    width_of,
)
from odsgen.runtime.floats import arithmetic

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.floats.semantics import FloatSemantics
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def _fold(op: Operation, operands: Constants, compute: Callable[..., int | None]) -> Folded:
    folded = fold_numbers(operands, op.results[0].type, compute)
    return None if folded is None else [folded]


# --- functions of the C library -----------------------------------------------------------------------------------------


def _call(op: Operation, operands: Constants, function: str) -> Folded:
    width = semantics_of(op).width
    return _fold(op, operands, lambda *bits: call(function, width, bits))


def _call_unless_negative(op: Operation, operands: Constants, function: str) -> Folded:
    semantics = semantics_of(op)

    def compute(bits: int) -> int | None:
        return None if semantics.is_negative(bits) else call(function, semantics.width, (bits,))

    return _fold(op, operands, compute)


def fold_acos(op: Operation, operands: Constants) -> Folded:
    """The arc cosine."""
    return _call(op, operands, "acos")


def fold_acosh(op: Operation, operands: Constants) -> Folded:
    """The inverse of the hyperbolic cosine."""
    return _call(op, operands, "acosh")


def fold_asin(op: Operation, operands: Constants) -> Folded:
    """The arc sine."""
    return _call(op, operands, "asin")


def fold_asinh(op: Operation, operands: Constants) -> Folded:
    """The inverse of the hyperbolic sine."""
    return _call(op, operands, "asinh")


def fold_atan(op: Operation, operands: Constants) -> Folded:
    """The arc tangent."""
    return _call(op, operands, "atan")


def fold_atanh(op: Operation, operands: Constants) -> Folded:
    """The inverse of the hyperbolic tangent."""
    return _call(op, operands, "atanh")


def fold_cos(op: Operation, operands: Constants) -> Folded:
    """The cosine."""
    return _call(op, operands, "cos")


def fold_cosh(op: Operation, operands: Constants) -> Folded:
    """The hyperbolic cosine."""
    return _call(op, operands, "cosh")


def fold_erf(op: Operation, operands: Constants) -> Folded:
    """The error function."""
    return _call(op, operands, "erf")


def fold_erfc(op: Operation, operands: Constants) -> Folded:
    """One minus the error function."""
    return _call(op, operands, "erfc")


def fold_exp(op: Operation, operands: Constants) -> Folded:
    """The power of e."""
    return _call(op, operands, "exp")


def fold_exp2(op: Operation, operands: Constants) -> Folded:
    """The power of 2."""
    return _call(op, operands, "exp2")


def fold_expm1(op: Operation, operands: Constants) -> Folded:
    """The power of e, minus 1."""
    return _call(op, operands, "expm1")


def fold_round(op: Operation, operands: Constants) -> Folded:
    """The nearest integer, halves away from 0."""
    return _call(op, operands, "round")


def fold_sin(op: Operation, operands: Constants) -> Folded:
    """The sine."""
    return _call(op, operands, "sin")


def fold_sinh(op: Operation, operands: Constants) -> Folded:
    """The hyperbolic sine."""
    return _call(op, operands, "sinh")


def fold_tan(op: Operation, operands: Constants) -> Folded:
    """The tangent."""
    return _call(op, operands, "tan")


def fold_tanh(op: Operation, operands: Constants) -> Folded:
    """The hyperbolic tangent."""
    return _call(op, operands, "tanh")


def fold_trunc(op: Operation, operands: Constants) -> Folded:
    """The integer towards 0."""
    return _call(op, operands, "trunc")


def fold_log(op: Operation, operands: Constants) -> Folded:
    """The natural logarithm; that of a negative number is left for later."""
    return _call_unless_negative(op, operands, "log")


def fold_log2(op: Operation, operands: Constants) -> Folded:
    """The logarithm to base 2; that of a negative number is left for later."""
    return _call_unless_negative(op, operands, "log2")


def fold_log10(op: Operation, operands: Constants) -> Folded:
    """The logarithm to base 10; that of a negative number is left for later."""
    return _call_unless_negative(op, operands, "log10")


def fold_sqrt(op: Operation, operands: Constants) -> Folded:
    """The square root; that of a negative number is left for later."""
    return _call_unless_negative(op, operands, "sqrt")


def fold_log1p(op: Operation, operands: Constants) -> Folded:
    """The natural logarithm of one more; that of a negative number is left for later."""
    semantics = semantics_of(op)
    one = semantics.from_fraction(1)

    def compute(bits: int) -> int | None:
        if semantics.is_negative(arithmetic.add(semantics, bits, one)):
            return None
        return call("log1p", semantics.width, (bits,))

    return _fold(op, operands, compute)


def fold_atan2(op: Operation, operands: Constants) -> Folded:
    """The angle of a point; no number for that at the origin."""
    semantics = semantics_of(op)

    def compute(a: int, b: int) -> int | None:
        if semantics.is_zero(a) and semantics.is_zero(b):
            return semantics.nan()
        return call("atan2", semantics.width, (a, b))

    return _fold(op, operands, compute)


def fold_powf(op: Operation, operands: Constants) -> Folded:
    """The power."""
    return _call(op, operands, "pow")


# --- exact in all formats -----------------------------------------------------------------------------------------------


def _fold_integral(
    op: Operation, operands: Constants, rounding: Callable[[Fraction], int]
) -> Folded:
    semantics = semantics_of(op)

    def compute(bits: int) -> int:
        if not semantics.is_finite(bits) or semantics.is_zero(bits):
            return arithmetic.quiet(semantics, bits)
        number = rounding(semantics.to_fraction(bits))
        negative = semantics.is_negative(bits)
        return semantics.from_fraction(number) if number else semantics.zero(negative)

    return _fold(op, operands, compute)


def fold_ceil(op: Operation, operands: Constants) -> Folded:
    """The integer above."""
    return _fold_integral(op, operands, math.ceil)


def fold_floor(op: Operation, operands: Constants) -> Folded:
    """The integer below."""
    return _fold_integral(op, operands, math.floor)


def fold_roundeven(op: Operation, operands: Constants) -> Folded:
    """The nearest integer, halves to the even one."""
    return _fold_integral(op, operands, round)


def fold_absf(op: Operation, operands: Constants) -> Folded:
    """The number without its sign."""
    semantics = semantics_of(op)

    def compute(bits: int) -> int:
        return arithmetic.negate(semantics, bits) if semantics.is_negative(bits) else bits

    return _fold(op, operands, compute)


def fold_copysign(op: Operation, operands: Constants) -> Folded:
    """The first number with the sign of the second."""
    semantics = semantics_of(op)

    def compute(a: int, b: int) -> int:
        differ = semantics.is_negative(a) != semantics.is_negative(b)
        return arithmetic.negate(semantics, a) if differ else a

    return _fold(op, operands, compute)


def _fold_class(
    op: Operation, operands: Constants, holds: Callable[[FloatSemantics, int], bool]
) -> Folded:
    """Answers for a single number, or for elements that are all the same; MLIR folds no others."""
    bits = float_bits(operands[0])
    if bits is None:
        return None
    answer = number_attribute(int(holds(semantics_of(op), bits)), op.results[0].type)
    return None if answer is None else [answer]


def fold_isfinite(op: Operation, operands: Constants) -> Folded:
    """Whether it is neither infinite nor no number."""
    return _fold_class(op, operands, lambda semantics, bits: semantics.is_finite(bits))


def fold_isinf(op: Operation, operands: Constants) -> Folded:
    """Whether it is infinite."""
    return _fold_class(op, operands, lambda semantics, bits: semantics.is_infinity(bits))


def fold_isnan(op: Operation, operands: Constants) -> Folded:
    """Whether it is no number."""
    return _fold_class(op, operands, lambda semantics, bits: semantics.is_nan(bits))


def fold_isnormal(op: Operation, operands: Constants) -> Folded:
    """Whether it is finite, not 0 and not denormal."""

    def holds(semantics: FloatSemantics, bits: int) -> bool:
        return semantics.is_finite(bits) and not (
            semantics.is_zero(bits) or semantics.is_denormal(bits)
        )

    return _fold_class(op, operands, holds)


# --- integers -----------------------------------------------------------------------------------------------------------


def fold_absi(op: Operation, operands: Constants) -> Folded:
    """The number without its sign."""
    width = width_of(op.operands[0].type)
    return _fold(op, operands, lambda bits: abs(signed(bits, width)) % (1 << width))


def fold_ctlz(op: Operation, operands: Constants) -> Folded:
    """The number of zeros before the highest one."""
    width = width_of(op.operands[0].type)
    return _fold(op, operands, lambda bits: _truncated(width - bits.bit_length(), width))


def fold_cttz(op: Operation, operands: Constants) -> Folded:
    """The number of zeros after the lowest one."""
    width = width_of(op.operands[0].type)

    def compute(bits: int) -> int:
        return _truncated((bits & -bits).bit_length() - 1 if bits else width, width)

    return _fold(op, operands, compute)


def fold_ctpop(op: Operation, operands: Constants) -> Folded:
    """The number of ones."""
    width = width_of(op.operands[0].type)
    return _fold(op, operands, lambda bits: _truncated(bits.bit_count(), width))


def _truncated(number: int, width: int) -> int:
    return number % (1 << width)


def fold_ipowi(op: Operation, operands: Constants) -> Folded:
    """The power; with a negative exponent rounded towards 0."""
    width = width_of(op.operands[0].type)
    ones = (1 << width) - 1

    def compute(base: int, exponent: int) -> int | None:
        power = signed(exponent, width)
        if power >= 0:
            return pow(base, power, 1 << width)
        if base == 0:
            return None
        if base == 1:
            return 1
        if base != ones:
            return 0
        return ones if power % 2 else 1

    return _fold(op, operands, compute)
