"""Integers of any size as decimal text; Python's own conversions refuse more than 4,300 digits."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decimal import Decimal

# What Python converts at once, whatever its limit is set to (`sys.int_info.str_digits_check_threshold`).
_SHORT_DIGITS = 600
_SHORT_BITS = 2000

# Digits past which a number is larger than any integer type can hold (16,777,215 bits).
_MOST_DIGITS = 5_050_446
_TOO_LARGE_BITS = 1 << 24


def integer_of_digits(digits: str) -> int:
    """The value of decimal digits, of none zero.

    One that no integer type can hold is some number too large for all of them.
    """
    if len(digits) <= _SHORT_DIGITS:
        return int(digits or "0")
    digits = digits.lstrip("0")
    return 1 << _TOO_LARGE_BITS if len(digits) > _MOST_DIGITS else _joined(digits)


def integer_of_literal(text: str) -> int:
    """The value of a literal as Python's `int(text, 0)` reads it: with a sign, in base 2, 8, 10 or 16.  Raises ValueError."""
    word = text.strip()
    sign, digits = (word[0], word[1:]) if word[:1] in ("+", "-") else ("", word)
    if len(digits) <= _SHORT_DIGITS or not (digits.isascii() and digits.isdecimal()):
        return int(word, 0)
    if digits[0] == "0":
        raise ValueError("a decimal number does not begin with 0")
    value = integer_of_digits(digits)
    return -value if sign == "-" else value


def _joined(digits: str) -> int:
    if len(digits) <= _SHORT_DIGITS:
        return int(digits or "0")
    middle = len(digits) // 2
    scale: int = 10 ** (len(digits) - middle)
    return _joined(digits[:middle]) * scale + _joined(digits[middle:])


def digits_of_integer(value: int) -> str:
    """The decimal digits of a value, with its sign."""
    if value.bit_length() <= _SHORT_BITS:
        return str(value)
    # The decimal module multiplies long numbers in nearly linear time; few programs have one.
    import decimal

    with decimal.localcontext() as context:
        context.prec = decimal.MAX_PREC
        context.Emax = decimal.MAX_EMAX
        context.Emin = decimal.MIN_EMIN
        context.traps[decimal.Inexact] = True
        magnitude = _decimal(abs(value), value.bit_length(), {0: decimal.Decimal(1)})
        text = f"{magnitude:f}"
    return "-" + text if value < 0 else text


def _decimal(value: int, bits: int, powers: dict[int, Decimal]) -> Decimal:
    """The value; `powers` are those of two that were needed before, by their exponents, with the one of zero."""
    if bits <= _SHORT_BITS:
        return powers[0] * value
    low_bits = bits // 2
    power = powers.get(low_bits)
    if power is None:
        power = powers[low_bits] = (powers[0] * 2) ** low_bits
    high = _decimal(value >> low_bits, bits - low_bits, powers)
    low = _decimal(value & ((1 << low_bits) - 1), low_bits, powers)
    return high * power + low
