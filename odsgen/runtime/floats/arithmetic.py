"""Arithmetic of floating-point numbers of one format, exact and then rounded to nearest (IEEE 754; LLVM's APFloat).

Numbers are bits, as in `FloatSemantics`.  A NaN among the operands is the result, made quiet: of two, the first.
"""

from __future__ import annotations

from odsgen.runtime.floats.semantics import FloatSemantics, NanEncoding, NonFinite


def is_signaling(semantics: FloatSemantics, bits: int) -> bool:
    """Whether a NaN is one that arithmetic makes quiet."""
    if (
        semantics.non_finite is not NonFinite.IEEE754
        or semantics.nan_encoding is not NanEncoding.IEEE
        or not semantics.is_nan(bits)
    ):
        return False
    return not bits >> (semantics.precision - 2) & 1


def quiet(semantics: FloatSemantics, bits: int) -> int:
    """A NaN made quiet; any other number as it is."""
    return bits | 1 << (semantics.precision - 2) if is_signaling(semantics, bits) else bits


def _nan_among(semantics: FloatSemantics, lhs: int, rhs: int) -> int | None:
    for bits in (lhs, rhs):
        if semantics.is_nan(bits):
            return quiet(semantics, bits)
    return None


def negate(semantics: FloatSemantics, bits: int) -> int:
    """The number with the opposite sign, of a NaN too; a zero without a sign stays."""
    if semantics.nan_encoding is NanEncoding.NEGATIVE_ZERO and (
        semantics.is_zero(bits) or semantics.is_nan(bits)
    ):
        return bits
    return bits ^ semantics.sign_mask


def add(semantics: FloatSemantics, lhs: int, rhs: int) -> int:
    """The sum."""
    nan = _nan_among(semantics, lhs, rhs)
    if nan is not None:
        return nan
    left, right = semantics.is_infinity(lhs), semantics.is_infinity(rhs)
    if left and right:
        same = semantics.is_negative(lhs) == semantics.is_negative(rhs)
        return lhs if same else semantics.nan()
    if left or right:
        return lhs if left else rhs
    a, b = _decomposed(semantics, lhs), _decomposed(semantics, rhs)
    exponent = min(a[1], b[1])
    total = (a[0] << (a[1] - exponent)) + (b[0] << (b[1] - exponent))
    if total == 0:
        negative = semantics.is_negative(lhs) and semantics.is_negative(rhs)
        return semantics.zero(negative)
    return _rounded(semantics, total < 0, abs(total), exponent)


def subtract(semantics: FloatSemantics, lhs: int, rhs: int) -> int:
    """The difference."""
    nan = _nan_among(semantics, lhs, rhs)
    if nan is not None:
        return nan
    if semantics.is_zero(rhs) and semantics.nan_encoding is NanEncoding.NEGATIVE_ZERO:
        return lhs
    return add(semantics, lhs, negate(semantics, rhs))


def multiply(semantics: FloatSemantics, lhs: int, rhs: int) -> int:
    """The product."""
    nan = _nan_among(semantics, lhs, rhs)
    if nan is not None:
        return nan
    negative = semantics.is_negative(lhs) != semantics.is_negative(rhs)
    if semantics.is_infinity(lhs) or semantics.is_infinity(rhs):
        if semantics.is_zero(lhs) or semantics.is_zero(rhs):
            return semantics.nan()
        return semantics.infinity(negative)
    a, b = _decomposed(semantics, lhs), _decomposed(semantics, rhs)
    return _rounded(semantics, negative, abs(a[0] * b[0]), a[1] + b[1])


def divide(semantics: FloatSemantics, lhs: int, rhs: int) -> int:
    """The quotient."""
    nan = _nan_among(semantics, lhs, rhs)
    if nan is not None:
        return nan
    negative = semantics.is_negative(lhs) != semantics.is_negative(rhs)
    if semantics.is_infinity(lhs):
        if semantics.is_infinity(rhs):
            return semantics.nan()
        return semantics.infinity(negative)
    if semantics.is_infinity(rhs):
        return semantics.zero(negative)
    if semantics.is_zero(rhs):
        return semantics.nan() if semantics.is_zero(lhs) else semantics.infinity(negative)
    a, b = _decomposed(semantics, lhs), _decomposed(semantics, rhs)
    numerator, denominator = abs(a[0]), abs(b[0])
    exponent = a[1] - b[1]
    if exponent >= 0:
        numerator <<= exponent
    else:
        denominator <<= -exponent
    return semantics.round_ratio(negative, numerator, denominator)


def remainder(semantics: FloatSemantics, lhs: int, rhs: int) -> int:
    """The remainder of `lhs` divided by `rhs`, with the sign of `lhs` (C's `fmod`)."""
    nan = _nan_among(semantics, lhs, rhs)
    if nan is not None:
        return nan
    if semantics.is_infinity(lhs) or semantics.is_zero(rhs):
        return semantics.nan()
    if semantics.is_infinity(rhs) or semantics.is_zero(lhs):
        return lhs
    a, b = _decomposed(semantics, lhs), _decomposed(semantics, rhs)
    exponent = min(a[1], b[1])
    left = (abs(a[0]) << (a[1] - exponent)) % (abs(b[0]) << (b[1] - exponent))
    return _rounded(semantics, semantics.is_negative(lhs), left, exponent)


def maximum(semantics: FloatSemantics, lhs: int, rhs: int) -> int:
    """The greater number; NaN if one is. -0 is less than +0."""
    nan = _nan_among(semantics, lhs, rhs)
    return _extreme(semantics, lhs, rhs, 1) if nan is None else nan


def minimum(semantics: FloatSemantics, lhs: int, rhs: int) -> int:
    """The lesser number; NaN if one is. -0 is less than +0."""
    nan = _nan_among(semantics, lhs, rhs)
    return _extreme(semantics, lhs, rhs, -1) if nan is None else nan


def maximum_number(semantics: FloatSemantics, lhs: int, rhs: int) -> int:
    """The greater number; the other one if one is a quiet NaN, a signaling one made quiet."""
    return _extreme_number(semantics, lhs, rhs, 1)


def minimum_number(semantics: FloatSemantics, lhs: int, rhs: int) -> int:
    """The lesser number; the other one if one is a quiet NaN, a signaling one made quiet."""
    return _extreme_number(semantics, lhs, rhs, -1)


def _extreme_number(semantics: FloatSemantics, lhs: int, rhs: int, direction: int) -> int:
    for bits in (lhs, rhs):
        if is_signaling(semantics, bits):
            return quiet(semantics, bits)
    if semantics.is_nan(lhs):
        return rhs
    if semantics.is_nan(rhs):
        return lhs
    return _extreme(semantics, lhs, rhs, direction)


def _extreme(semantics: FloatSemantics, lhs: int, rhs: int, direction: int) -> int:
    if semantics.is_zero(lhs) and semantics.is_zero(rhs):
        wants_negative = direction < 0
        return lhs if semantics.is_negative(lhs) is wants_negative else rhs
    order = compare(semantics, lhs, rhs)
    assert order is not None
    return rhs if order * direction < 0 else lhs


def compare(semantics: FloatSemantics, lhs: int, rhs: int) -> int | None:
    """Below, at or above zero as `lhs` is less than, equal to or greater than `rhs`; None if one is NaN."""
    if semantics.is_nan(lhs) or semantics.is_nan(rhs):
        return None
    a, b = _order_key(semantics, lhs), _order_key(semantics, rhs)
    return (a > b) - (a < b)


def _order_key(semantics: FloatSemantics, bits: int) -> int:
    """Numbers that rise with what the bits encode: the magnitudes are ordered as integers."""
    if semantics.is_zero(bits):
        return 0
    magnitude = semantics.canonical(bits) & ~semantics.sign_mask
    return -magnitude if semantics.is_negative(bits) else magnitude


def from_integer(semantics: FloatSemantics, value: int) -> int:
    """A whole number, rounded."""
    return semantics.round_ratio(value < 0, abs(value), 1)


def to_integer(semantics: FloatSemantics, bits: int) -> int | None:
    """The whole part of a number; None for what is none."""
    if not semantics.is_finite(bits):
        return None
    significand, exponent = semantics.decompose(bits)
    whole = significand << exponent if exponent >= 0 else significand >> -exponent
    return -whole if semantics.is_negative(bits) else whole


def convert_exactly(target: FloatSemantics, bits: int, source: FloatSemantics) -> int | None:
    """The same number in another format; None if that does not have it, or not without losing something of a NaN."""
    converted = target.convert(bits, source)
    if source.is_nan(bits):
        if source.non_finite is NonFinite.IEEE754 and target.non_finite is not NonFinite.IEEE754:
            # Where no NaN is, none is lost: APFloat counts the digits.
            lost = bits & ((1 << max(source.precision - target.precision, 0)) - 1)
            if target.non_finite is not NonFinite.FINITE_ONLY or lost:
                return None
            return None if is_signaling(source, bits) else converted
        if is_signaling(source, bits):
            return None
    elif source.is_finite(bits) and target.is_finite(converted):
        if source.to_fraction(bits) != target.to_fraction(converted):
            return None  # both ways may end at the largest number
    if source.convert(converted, target) != source.canonical(bits):
        return None
    return converted


def _decomposed(semantics: FloatSemantics, bits: int) -> tuple[int, int]:
    significand, exponent = semantics.decompose(bits)
    return (-significand if semantics.is_negative(bits) else significand), exponent


def _rounded(semantics: FloatSemantics, negative: bool, significand: int, exponent: int) -> int:
    if exponent >= 0:
        return semantics.round_ratio(negative, significand << exponent, 1)
    return semantics.round_ratio(negative, significand, 1 << -exponent)
