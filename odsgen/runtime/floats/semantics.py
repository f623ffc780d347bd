"""The formats of MLIR's floating-point types and exact arithmetic on their bits.

A number is held as a Python integer, the bits of its encoding. Rounding is done with integers and
is to nearest, ties to even. The formats are those of MLIR's "Builtin Dialect", section "Types".
"""

from __future__ import annotations

import re
import struct
from enum import Enum
from typing import TYPE_CHECKING

from odsgen.runtime.floats.decimal_text import (
    plain_text,
    scan_decimal,
    scientific_text,
    significant_digits,
)

if TYPE_CHECKING:
    from fractions import Fraction

_FLOAT_LITERAL = re.compile(r"[-+]?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?")
_CACHE_LIMIT = 1 << 16


class NonFinite(Enum):
    """The numbers of a format besides the finite ones."""

    IEEE754 = "infinities and NaNs"
    NAN_ONLY = "NaN, no infinity"
    FINITE_ONLY = "nothing"


class NanEncoding(Enum):
    """Which bits are NaN."""

    IEEE = "exponent of ones, mantissa not zero"
    ALL_ONES = "exponent and mantissa of ones"
    NEGATIVE_ZERO = "the bits that would be minus zero"


class FloatSemantics:
    """One floating-point format: how many bits, where they are and what they mean.

    ``bits`` is everywhere an integer of ``width`` bits. Two formats can be asked for numbers that
    they have no encoding for, and MLIR keeps those in attributes all the same; they are marked in
    the bit above the encoding, ``1 << width``, and :meth:`storage` gives what is left of them in
    memory: a negative number of ``f8E8M0FNU``, which has no sign, and a NaN or infinity of the
    formats that have neither (``f4E2M1FN``, ``f6E2M3FN``, ``f6E3M2FN``).
    """

    __slots__ = (
        "name",
        "width",
        "exponent_bits",
        "mantissa_bits",
        "bias",
        "non_finite",
        "nan_encoding",
        "has_zero",
        "has_sign",
        "explicit_integer_bit",
        "precision",
        "min_exponent",
        "max_exponent",
        "sign_mask",
        "storage_mask",
        "_magnitude_mask",
        "_exponent_mask",
        "_mantissa_mask",
        "_largest",
        "_unencodable_mask",
        "_texts",
        "_literals",
    )

    def __init__(
        self,
        name: str,
        exponent_bits: int,
        mantissa_bits: int,
        bias: int,
        non_finite: NonFinite = NonFinite.IEEE754,
        nan_encoding: NanEncoding = NanEncoding.IEEE,
        *,
        has_zero: bool = True,
        has_sign: bool = True,
        explicit_integer_bit: bool = False,
    ) -> None:
        self.name = name
        self.exponent_bits = exponent_bits
        self.mantissa_bits = mantissa_bits
        self.bias = bias
        self.non_finite = non_finite
        self.nan_encoding = nan_encoding
        self.has_zero = has_zero
        self.has_sign = has_sign
        self.explicit_integer_bit = explicit_integer_bit
        self.width = exponent_bits + mantissa_bits + has_sign
        # The mantissa holds the integer bit of f80; elsewhere it is implied.
        self.precision = mantissa_bits + (not explicit_integer_bit)
        self._exponent_mask = (1 << exponent_bits) - 1
        self._mantissa_mask = (1 << mantissa_bits) - 1
        self._magnitude_mask = (1 << (exponent_bits + mantissa_bits)) - 1
        self.storage_mask = (1 << self.width) - 1
        self.sign_mask = 1 << (exponent_bits + mantissa_bits)
        self._unencodable_mask = 1 << self.width if non_finite is NonFinite.FINITE_ONLY else 0
        self.min_exponent = 1 - bias if has_zero else -bias
        self._largest = self._magnitude_mask
        if non_finite is NonFinite.IEEE754:
            self._largest = ((self._exponent_mask - 1) << mantissa_bits) | self._mantissa_mask
        elif nan_encoding is NanEncoding.ALL_ONES and non_finite is NonFinite.NAN_ONLY:
            self._largest = self._magnitude_mask - 1
        self.max_exponent = (self._largest >> mantissa_bits) - bias
        self._texts: dict[int, str] = {}
        self._literals: dict[str, int] = {}

    def __repr__(self) -> str:
        return f"FloatSemantics({self.name})"

    # Classes of numbers

    def is_negative(self, bits: int) -> bool:
        """Whether the sign is set (of a zero and of a NaN too)."""
        return bits & self.sign_mask != 0

    def is_zero(self, bits: int) -> bool:
        """Whether this is plus or minus zero."""
        return (
            self.has_zero
            and bits & self._magnitude_mask == 0
            and not bits & self._unencodable_mask
            and not self.is_nan(bits)
        )

    def is_nan(self, bits: int) -> bool:
        """Whether this is not a number."""
        if self.non_finite is NonFinite.FINITE_ONLY:
            return False
        if self.nan_encoding is NanEncoding.NEGATIVE_ZERO:
            return bits == self.sign_mask
        if self.nan_encoding is NanEncoding.ALL_ONES:
            return bits & self._magnitude_mask == self._magnitude_mask
        exponent = (bits >> self.mantissa_bits) & self._exponent_mask
        mantissa = bits & self._mantissa_mask
        if self.explicit_integer_bit:
            integer_bit = mantissa >> (self.mantissa_bits - 1)
            if exponent == self._exponent_mask:
                return mantissa != 1 << (self.mantissa_bits - 1)
            return exponent != 0 and not integer_bit
        return exponent == self._exponent_mask and mantissa != 0

    def is_infinity(self, bits: int) -> bool:
        """Whether this is plus or minus infinity."""
        if self.non_finite is NonFinite.FINITE_ONLY:
            return bits & self._unencodable_mask != 0
        return (
            self.non_finite is NonFinite.IEEE754
            and (bits >> self.mantissa_bits) & self._exponent_mask == self._exponent_mask
            and not self.is_nan(bits)
        )

    def is_finite(self, bits: int) -> bool:
        """Whether this is neither an infinity nor NaN."""
        return not self.is_infinity(bits) and not self.is_nan(bits)

    def is_denormal(self, bits: int) -> bool:
        """Whether this is a number below the smallest normal one, other than zero."""
        return self.has_zero and 0 < bits & self._magnitude_mask < self.smallest_normal()

    # Numbers that stand out

    def zero(self, negative: bool = False) -> int:
        """Zero; the smallest number where the format has no zero."""
        if negative and self.has_zero and self.nan_encoding is not NanEncoding.NEGATIVE_ZERO:
            return self.sign_mask
        return 0

    def infinity(self, negative: bool = False) -> int:
        """Infinity, or what an overflow gives where the format has none."""
        sign = self.sign_mask if negative else 0
        if self.non_finite is NonFinite.NAN_ONLY:
            return self.nan(negative)
        if self.non_finite is NonFinite.FINITE_ONLY:
            return sign | self._unencodable_mask
        integer_bit = 1 << (self.mantissa_bits - 1) if self.explicit_integer_bit else 0
        return sign | self._exponent_mask << self.mantissa_bits | integer_bit

    def nan(self, negative: bool = False) -> int:
        """The quiet NaN that arithmetic gives; unencodable where the format has none."""
        sign = self.sign_mask if negative else 0
        if self.non_finite is NonFinite.FINITE_ONLY:
            return sign | self._unencodable_mask
        if self.nan_encoding is NanEncoding.NEGATIVE_ZERO:
            return self.sign_mask
        if self.nan_encoding is NanEncoding.ALL_ONES:
            return (sign & self.storage_mask) | self._magnitude_mask
        mantissa = 1 << (self.precision - 2)
        if self.explicit_integer_bit:
            mantissa |= 1 << (self.precision - 1)
        return sign | self._exponent_mask << self.mantissa_bits | mantissa

    def largest(self, negative: bool = False) -> int:
        """The finite number of largest magnitude."""
        return self._largest | (self.sign_mask if negative else 0)

    def smallest_normal(self, negative: bool = False) -> int:
        """The number of smallest magnitude that has all its digits."""
        if not self.has_zero:
            smallest = 0
        elif self.explicit_integer_bit:
            smallest = 1 << self.mantissa_bits | 1 << (self.mantissa_bits - 1)
        else:
            smallest = 1 << self.mantissa_bits
        return smallest | (self.sign_mask if negative else 0)

    # Bits

    def canonical(self, bits: int) -> int:
        """The encoding that arithmetic would give to the number that ``bits`` encode.

        Only f80 has numbers with two encodings (the integer bit set under a zero exponent) and
        encodings that only an old processor made sense of (the integer bit missing).
        """
        if not self.explicit_integer_bit:
            return bits
        exponent = (bits >> self.mantissa_bits) & self._exponent_mask
        integer_bit = (bits >> (self.mantissa_bits - 1)) & 1
        if exponent == 0 and integer_bit:
            return bits | 1 << self.mantissa_bits
        if exponent != 0 and not integer_bit:
            return bits | self._exponent_mask << self.mantissa_bits
        return bits

    def storage(self, bits: int) -> int:
        """The ``width`` bits that memory holds; see the class for when they are not ``bits``."""
        if bits > self.storage_mask:
            if not self.has_sign:
                # MLIR puts the sign that the format has not onto the topmost exponent bit.
                bits |= 1 << (self.width - 1)
            bits &= self.storage_mask
        return bits

    def decompose(self, bits: int) -> tuple[int, int]:
        """The magnitude of a finite number as ``(significand, exponent)`` of two.

        Raises ValueError for an infinity or NaN.
        """
        bits = self.canonical(bits)
        if not self.is_finite(bits):
            raise ValueError(f"{self.name} {bits:#x} is not a finite number")
        mantissa = bits & self._mantissa_mask
        exponent = (bits >> self.mantissa_bits) & self._exponent_mask
        if exponent == 0 and self.has_zero:
            exponent = self.min_exponent
        else:
            exponent -= self.bias
            if not self.explicit_integer_bit:
                mantissa |= 1 << self.mantissa_bits
        return mantissa, exponent - self.precision + 1

    def to_fraction(self, bits: int) -> Fraction:
        """The exact value. Raises ValueError for an infinity or NaN."""
        from fractions import Fraction  # which few programs need, and which takes long to load

        significand, exponent = self.decompose(bits)
        if self.is_negative(bits):
            significand = -significand
        if exponent >= 0:
            return Fraction(significand << exponent)
        return Fraction(significand, 1 << -exponent)

    def to_float(self, bits: int) -> float:
        """The nearest Python float: exact but for f80 and f128."""
        if self is F64:
            number: float = struct.unpack("<d", bits.to_bytes(8, "little"))[0]
        elif self is F32 and bits & 0x7F800000 != 0x7F800000:
            number = struct.unpack("<f", bits.to_bytes(4, "little"))[0]
        else:
            number = struct.unpack("<d", F64.convert(bits, self).to_bytes(8, "little"))[0]
        return number

    # Rounding

    def round_ratio(self, negative: bool, numerator: int, denominator: int) -> int:
        """``numerator / denominator`` (neither negative, the second not zero), rounded.

        What is too large becomes infinity, or NaN where there is no infinity, or the largest number
        where there is no NaN; what is too small becomes zero.
        """
        if numerator == 0:
            return self.zero(negative)
        # The exponent of the leading bit, at most one too small.
        exponent = numerator.bit_length() - denominator.bit_length()
        if exponent >= 0:
            exponent -= numerator < denominator << exponent
        else:
            exponent -= numerator << -exponent < denominator
        quantum = max(exponent, self.min_exponent) - self.precision + 1
        if quantum >= 0:
            denominator <<= quantum
        else:
            numerator <<= -quantum
        significand, remainder = divmod(numerator, denominator)
        remainder *= 2
        if remainder > denominator or (remainder == denominator and significand & 1):
            significand += 1
        if significand == 0:
            return self.zero(negative)
        return self._encode(negative, significand, quantum + self.precision - 1)

    def _encode(self, negative: bool, significand: int, exponent: int) -> int:
        """The bits of ``significand * 2**(exponent - precision + 1)``, rounded already."""
        if significand >> self.precision:
            significand >>= 1
            exponent += 1
        sign = self.sign_mask if negative else 0
        if exponent > self.max_exponent:
            return self._overflow(negative)
        if significand >> (self.precision - 1):
            bits = (exponent + self.bias) << self.mantissa_bits | significand & self._mantissa_mask
        else:
            bits = significand
        if bits > self._largest:
            return self._overflow(negative)
        return bits | sign

    def _overflow(self, negative: bool) -> int:
        if self.non_finite is NonFinite.FINITE_ONLY:
            return self.largest(negative)
        return self.infinity(negative)

    def convert(self, bits: int, source: FloatSemantics) -> int:
        """The number that ``bits`` encode in ``source``, rounded to this format."""
        if source is self:
            return self.canonical(bits)
        negative = source.is_negative(bits)
        if source.is_nan(bits):
            return self._convert_nan(bits, source)
        if source.is_infinity(bits):
            return self.infinity(negative)
        significand, exponent = source.decompose(bits)
        if exponent >= 0:
            return self.round_ratio(negative, significand << exponent, 1)
        return self.round_ratio(negative, significand, 1 << -exponent)

    def _convert_nan(self, bits: int, source: FloatSemantics) -> int:
        """NaN made quiet, with as much of its payload as there is room for."""
        negative = source.is_negative(bits)
        if self.non_finite is NonFinite.FINITE_ONLY:
            return self.nan(negative and source.nan_encoding is not NanEncoding.NEGATIVE_ZERO)
        if self.non_finite is not NonFinite.IEEE754:
            return self.nan(negative)
        if source.nan_encoding is NanEncoding.NEGATIVE_ZERO:
            return self.nan()
        payload = bits & source._mantissa_mask
        quiet_bit = 1 << (self.precision - 2)
        signaling = source.non_finite is NonFinite.IEEE754 and not (
            payload >> (source.precision - 2) & 1
        )
        # The NaNs of f80 without integer bit or quiet bit exist nowhere else.
        shift = self.precision - source.precision
        payload = payload << shift if shift >= 0 else payload >> -shift
        if signaling:
            payload |= quiet_bit
        if self.explicit_integer_bit:
            payload |= 1 << (self.precision - 1)
        sign = self.sign_mask if negative else 0
        return sign | self._exponent_mask << self.mantissa_bits | payload & self._mantissa_mask

    # From numbers and text

    def from_float(self, number: float) -> int:
        """A Python float, rounded to this format."""
        if self is F32:
            try:
                return int.from_bytes(struct.pack("<f", number), "little")
            except OverflowError:
                return self.infinity(number < 0)
        bits = int.from_bytes(struct.pack("<d", number), "little")
        return bits if self is F64 else self.convert(bits, F64)

    def from_fraction(self, value: Fraction | int) -> int:
        """An exact value, rounded to this format."""
        numerator, denominator = value.as_integer_ratio()
        return self.round_ratio(numerator < 0, abs(numerator), denominator)

    def from_literal(self, text: str) -> int:
        """A float literal of MLIR, such as ``1.5`` or ``-2.0e+3``.

        As mlir-opt does, the text is rounded to f64 and that number to this format.
        Raises ValueError if the text is no such literal.
        """
        bits = self._literals.get(text)
        if bits is None:
            if not _FLOAT_LITERAL.fullmatch(text):
                raise ValueError(f"'{text}' is not a floating-point literal")
            bits = self.from_float(float(text))
            if len(self._literals) >= _CACHE_LIMIT:
                self._literals.clear()
            self._literals[text] = bits
        return bits

    def from_decimal(self, text: str) -> int:
        """A decimal number, rounded once. Raises ValueError if the text is none."""
        negative, digits, exponent = scan_decimal(text)
        return self.round_decimal(negative, digits, exponent)

    def round_decimal(self, negative: bool, digits: int, exponent: int) -> int:
        """``digits * 10**exponent``, rounded, however large the exponent."""
        if digits:
            # Bounds of log2, to build no number of a billion digits only to see it overflow.
            leading_bit = digits.bit_length() + exponent * 3322 // 1000
            slack = abs(exponent) // 1000 + 2
            if leading_bit - slack > self.max_exponent + 1:
                return self._overflow(negative)
            if leading_bit + slack < self.min_exponent - self.precision - 1:
                return self.zero(negative)
        if exponent >= 0:
            return self.round_ratio(negative, digits * 10**exponent, 1)
        return self.round_ratio(negative, digits, 10**-exponent)

    def from_hexadecimal(self, text: str) -> int:
        """A literal ``0x…`` of the bits themselves.

        Raises ValueError, with MLIR's message, if it has more bits than the format.
        """
        bits = int(text, 16)
        if bits > self.storage_mask:
            raise ValueError("hexadecimal float constant out of range for type")
        return self.canonical(bits)

    # To text

    def text(self, bits: int) -> str:
        """The text that mlir-opt prints: decimal where that can be read back, else hexadecimal bits."""
        text = self._texts.get(bits)
        if text is None:
            text = self._text(self.canonical(bits))
            if len(self._texts) >= _CACHE_LIMIT:
                self._texts.clear()
            self._texts[bits] = text
        return text

    def _text(self, bits: int) -> str:
        if not self.is_finite(bits):
            return f"0x{self.storage(bits):X}"
        negative = self.is_negative(bits)
        sign = "-" if negative else ""
        if self.is_zero(bits):
            return f"{sign}0.000000e+00"
        significand, exponent = self.decompose(bits)
        digits, power = significant_digits(significand, exponent, 6)
        if self.round_decimal(negative, int(digits), power) == bits:
            return sign + scientific_text(digits, power)
        # Enough digits to tell all numbers apart, by the same bound as LLVM's.
        precision = 2 + self.precision * 59 // 196
        digits, power = significant_digits(significand, exponent, precision)
        text = plain_text(digits, power, precision)
        if "." in text:
            return sign + text
        # The text would be read as an integer.
        return f"0x{self.storage(bits):X}"


F16 = FloatSemantics("f16", 5, 10, 15)
BF16 = FloatSemantics("bf16", 8, 7, 127)
TF32 = FloatSemantics("tf32", 8, 10, 127)
F32 = FloatSemantics("f32", 8, 23, 127)
F64 = FloatSemantics("f64", 11, 52, 1023)
F80 = FloatSemantics("f80", 15, 64, 16383, explicit_integer_bit=True)
F128 = FloatSemantics("f128", 15, 112, 16383)
F8E5M2 = FloatSemantics("f8E5M2", 5, 2, 15)
F8E4M3 = FloatSemantics("f8E4M3", 4, 3, 7)
F8E3M4 = FloatSemantics("f8E3M4", 3, 4, 3)
F8E4M3FN = FloatSemantics("f8E4M3FN", 4, 3, 7, NonFinite.NAN_ONLY, NanEncoding.ALL_ONES)
F8E5M2FNUZ = FloatSemantics("f8E5M2FNUZ", 5, 2, 16, NonFinite.NAN_ONLY, NanEncoding.NEGATIVE_ZERO)
F8E4M3FNUZ = FloatSemantics("f8E4M3FNUZ", 4, 3, 8, NonFinite.NAN_ONLY, NanEncoding.NEGATIVE_ZERO)
F8E4M3B11FNUZ = FloatSemantics(
    "f8E4M3B11FNUZ", 4, 3, 11, NonFinite.NAN_ONLY, NanEncoding.NEGATIVE_ZERO
)
F8E8M0FNU = FloatSemantics(
    "f8E8M0FNU",
    8,
    0,
    127,
    NonFinite.NAN_ONLY,
    NanEncoding.ALL_ONES,
    has_zero=False,
    has_sign=False,
)
F4E2M1FN = FloatSemantics("f4E2M1FN", 2, 1, 1, NonFinite.FINITE_ONLY)
F6E2M3FN = FloatSemantics("f6E2M3FN", 2, 3, 1, NonFinite.FINITE_ONLY)
F6E3M2FN = FloatSemantics("f6E3M2FN", 3, 2, 3, NonFinite.FINITE_ONLY)

FLOAT_SEMANTICS: dict[str, FloatSemantics] = {
    semantics.name: semantics
    for semantics in (
        F16,
        BF16,
        TF32,
        F32,
        F64,
        F80,
        F128,
        F8E5M2,
        F8E4M3,
        F8E3M4,
        F8E4M3FN,
        F8E5M2FNUZ,
        F8E4M3FNUZ,
        F8E4M3B11FNUZ,
        F8E8M0FNU,
        F4E2M1FN,
        F6E2M3FN,
        F6E3M2FN,
    )
}
