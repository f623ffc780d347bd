"""Decimal text of binary numbers, with the digits that mlir-opt chooses.

MLIR prints the digits of LLVM's ``APFloat::toString``, which are not always those of the nearest
decimal: digits beyond the wanted precision are first cut off in bulk, then the rest is rounded with
halves away from zero. So 0.7 has too few digits in the short form and is printed in the long one.
"""

from __future__ import annotations

import re

from odsgen.runtime.support.integer_text import integer_of_digits

_DECIMAL = re.compile(r"([-+]?)([0-9]+)(?:\.([0-9]*))?(?:[eE]([-+]?[0-9]+))?")

# No midpoint between two numbers of the widest format (f128) has more digits than this.
_SIGNIFICANT_DIGITS = 12000
# Beyond any exponent that matters; keeps the arithmetic on exponents small.
_EXPONENT_LIMIT = 10**9


def scan_decimal(text: str) -> tuple[bool, int, int]:
    """Read ``-1.50e3`` as ``(negative, digits, exponent)``, worth ``digits * 10**exponent``.

    Raises ValueError if the text is no decimal number.
    """
    match = _DECIMAL.fullmatch(text)
    if match is None:
        raise ValueError(f"'{text}' is not a decimal number")
    sign, whole, fraction, exponent_text = match.groups()
    fraction = fraction or ""
    exponent = -len(fraction)
    if exponent_text:
        exponent += _clamped_exponent(exponent_text)
    digits = (whole + fraction).lstrip("0")
    stripped = digits.rstrip("0")
    exponent += len(digits) - len(stripped)
    if len(stripped) > _SIGNIFICANT_DIGITS:
        # What is cut off only says that the number is a little more than what is left.
        exponent += len(stripped) - _SIGNIFICANT_DIGITS - 1
        stripped = stripped[:_SIGNIFICANT_DIGITS] + "1"
    return sign == "-", integer_of_digits(stripped), exponent


def _clamped_exponent(text: str) -> int:
    magnitude = text.lstrip("+-").lstrip("0") or "0"
    value = _EXPONENT_LIMIT if len(magnitude) > 10 else min(int(magnitude), _EXPONENT_LIMIT)
    return -value if text.startswith("-") else value


def significant_digits(significand: int, exponent: int, precision: int) -> tuple[str, int]:
    """At most ``precision`` digits of ``significand * 2**exponent``, which is not zero.

    Gives ``(digits, exponent)``, worth ``int(digits) * 10**exponent``, without trailing zeros.
    """
    trailing_zeros = (significand & -significand).bit_length() - 1
    significand >>= trailing_zeros
    exponent += trailing_zeros
    if exponent >= 0:
        significand <<= exponent
        exponent = 0
    else:
        significand *= 5**-exponent
    # 196/59 is a little more than the bits of a digit.
    excess = significand.bit_length() - (precision * 196 + 58) // 59
    if excess > 0:
        cut = excess * 59 // 196
        significand //= 10**cut
        exponent += cut
    digits = str(significand)
    if len(digits) > precision:
        exponent += len(digits) - precision
        round_up = digits[precision] >= "5"
        digits = digits[:precision]
        if round_up:
            digits = str(int(digits) + 1)
    stripped = digits.rstrip("0")
    return stripped, exponent + len(digits) - len(stripped)


def scientific_text(digits: str, exponent: int) -> str:
    """``d.dddddde±dd``: at least six digits after the point and two in the exponent."""
    exponent += len(digits) - 1
    sign = "-" if exponent < 0 else "+"
    return f"{digits[0]}.{digits[1:]:0<6}e{sign}{abs(exponent):02}"


def plain_text(digits: str, exponent: int, precision: int) -> str:
    """``ddd.ddd``, or ``d.dddE±d`` where that would take many zeros."""
    leading = exponent + len(digits) - 1
    if exponent >= 0:
        if exponent <= 3 and len(digits) + exponent <= precision:
            return digits + "0" * exponent
    elif leading >= 0:
        return f"{digits[: leading + 1]}.{digits[leading + 1 :]}"
    elif leading >= -3:
        return f"0.{'0' * (-leading - 1)}{digits}"
    sign = "-" if leading < 0 else "+"
    return f"{digits[0]}.{digits[1:] or '0'}E{sign}{abs(leading)}"
