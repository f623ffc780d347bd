"""Functions of floats beside their arithmetic: signs, classes, rounding to whole numbers, roots, conversions.

Numbers are bits, as in `odsgen.runtime.floats.arithmetic`; results are rounded once, to nearest.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.runtime.floats import arithmetic
from odsgen.runtime.floats.semantics import FloatSemantics

if TYPE_CHECKING:
    from fractions import Fraction

# --- signs and classes ------------------------------------------------------------------------------------------------------


def absolute(semantics: FloatSemantics, bits: int) -> int:
    """The number without its sign."""
    return arithmetic.negate(semantics, bits) if semantics.is_negative(bits) else bits


def copysign(semantics: FloatSemantics, bits: int, sign: int) -> int:
    """The number with the sign of another."""
    same = semantics.is_negative(bits) == semantics.is_negative(sign)
    return bits if same else arithmetic.negate(semantics, bits)


is_nan = FloatSemantics.is_nan
is_infinite = FloatSemantics.is_infinity
is_finite = FloatSemantics.is_finite
is_zero = FloatSemantics.is_zero
is_negative = FloatSemantics.is_negative


def is_normal(semantics: FloatSemantics, bits: int) -> bool:
    """Whether it is finite, not zero and not subnormal."""
    finite = semantics.is_finite(bits) and not semantics.is_zero(bits)
    return finite and not semantics.is_denormal(bits)


# --- comparisons ------------------------------------------------------------------------------------------------------------


def equals(semantics: FloatSemantics, lhs: int, rhs: int) -> bool:
    """Whether both are the same number; NaN is none."""
    return arithmetic.compare(semantics, lhs, rhs) == 0


def is_less(semantics: FloatSemantics, lhs: int, rhs: int) -> bool:
    """Whether the first is the lesser number."""
    return arithmetic.compare(semantics, lhs, rhs) == -1


def is_at_most(semantics: FloatSemantics, lhs: int, rhs: int) -> bool:
    """Whether the first is less or equal."""
    return arithmetic.compare(semantics, lhs, rhs) in (-1, 0)


def is_unordered(semantics: FloatSemantics, lhs: int, rhs: int) -> bool:
    """Whether one is NaN."""
    return semantics.is_nan(lhs) or semantics.is_nan(rhs)


# --- rounding to whole numbers ----------------------------------------------------------------------------------------------


def _rounding(round_to: Callable[[Fraction], int]) -> Callable[[FloatSemantics, int], int]:
    """A rounding that keeps infinities, NaN and the sign of zero."""

    def compute(semantics: FloatSemantics, bits: int) -> int:
        if semantics.is_nan(bits):
            return arithmetic.quiet(semantics, bits)
        if not semantics.is_finite(bits) or semantics.is_zero(bits):
            return bits
        whole = round_to(semantics.to_fraction(bits))
        if whole == 0:
            return semantics.zero(semantics.is_negative(bits))
        return semantics.from_fraction(whole)

    return compute


def _away_from_zero(number: Fraction) -> int:
    whole = math.floor(2 * abs(number) + 1) // 2
    return -whole if number < 0 else whole


ceil = _rounding(math.ceil)
floor = _rounding(math.floor)
trunc = _rounding(math.trunc)
round_even = _rounding(round)
round_away = _rounding(_away_from_zero)

# --- roots and fma ----------------------------------------------------------------------------------------------------------


def square_root(semantics: FloatSemantics, bits: int) -> int:
    """The square root."""
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
    root = math.isqrt(significand << shift)
    inexact = int(root * root != significand << shift)
    half = (exponent - shift) // 2 - 1
    numerator = 2 * root + inexact
    if half >= 0:
        return semantics.round_ratio(False, numerator << half, 1)
    return semantics.round_ratio(False, numerator, 1 << -half)


def fused(semantics: FloatSemantics, a: int, b: int, c: int) -> int:
    """a * b + c, rounded once."""
    if not all(semantics.is_finite(bits) and not semantics.is_zero(bits) for bits in (a, b)):
        # The product is exact, infinite or NaN.
        return arithmetic.add(semantics, arithmetic.multiply(semantics, a, b), c)
    if not semantics.is_finite(c):
        return arithmetic.add(semantics, a, c)  # even where the product alone would overflow
    exact = semantics.to_fraction(a) * semantics.to_fraction(b) + semantics.to_fraction(c)
    return semantics.from_fraction(exact) if exact else semantics.zero()


# --- conversions ------------------------------------------------------------------------------------------------------------


def of_integer(number: int, semantics: FloatSemantics) -> int:
    """The integer as a float."""
    return arithmetic.from_integer(semantics, number)


def to_nearest(semantics: FloatSemantics, bits: int) -> int:
    """The nearest integer, ties to even; 0 of what is not finite."""
    return round(semantics.to_fraction(bits)) if semantics.is_finite(bits) else 0


def to_whole(semantics: FloatSemantics, bits: int) -> int:
    """The float rounded towards zero; 0 of infinities and NaN."""
    return arithmetic.to_integer(semantics, bits) or 0


def converted(source: FloatSemantics, bits: int, target: FloatSemantics) -> int:
    """The float in another format."""
    return target.convert(bits, source)


def encoding(semantics: FloatSemantics, bits: int) -> int:
    """The bits of a float, which is its bits."""
    return bits


def decoded(bits: int, semantics: FloatSemantics) -> int:
    """The float that bits encode."""
    return semantics.canonical(bits)


def of_literal(number: float, semantics: FloatSemantics) -> int:
    """The nearest float."""
    return semantics.from_float(number)
