"""Arithmetic of floats: exact and rounded once, but for functions of the C library, which are computed in double precision.

Formats of 32 and 64 bits are computed by the machine: a sum, product or quotient of numbers of up to 25 bits of precision that is
rounded to a double and then to their format is what it would be if it were rounded once.
"""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from odsgen.dialects.math.evaluation import FUNCTIONS as MATH
from odsgen.runtime import FloatType
from odsgen.runtime.floats import arithmetic, functions
from odsgen.runtime.floats.semantics import FloatSemantics
from odsgen_dialects import math as ops

from .arithmetic import Arithmetic, Function

_Double = Callable[..., float]


def _logistic(number: float) -> float:
    try:
        return 1.0 / (1.0 + math.exp(-number))
    except OverflowError:
        return 0.0


#: Functions of doubles, by the names of the functions here.
FUNCTIONS: dict[str, _Double] = {
    "atan2": MATH[ops.Atan2Op],
    "cube_root": MATH[ops.CbrtOp],
    "cosine": MATH[ops.CosOp],
    "exponential": MATH[ops.ExpOp],
    "exponential_minus_one": MATH[ops.ExpM1Op],
    "log": MATH[ops.LogOp],
    "log_plus_one": MATH[ops.Log1pOp],
    "logistic": _logistic,
    "power": MATH[ops.PowFOp],
    "reciprocal_root": MATH[ops.RsqrtOp],
    "sine": MATH[ops.SinOp],
    "tangent": MATH[ops.TanOp],
    "hyperbolic_tangent": MATH[ops.TanhOp],
}

#: The letters of `struct` for floats and for their bits, by the width of a format that the machine has.
_NATIVE = {32: ("<f", "<I"), 64: ("<d", "<Q")}


class Floats(Arithmetic):
    """Floats of a format."""

    def __init__(self, type: FloatType) -> None:
        self.type = type
        self.format = type.SEMANTICS
        self.decode, self.encode = _codec(self.format)
        exact = (
            ("add", operator.add, arithmetic.add),
            ("subtract", operator.sub, arithmetic.subtract),
            ("multiply", operator.mul, arithmetic.multiply),
            ("divide", operator.truediv, arithmetic.divide),
        )
        for name, fast, slow in exact:
            setattr(self, name, self._arithmetic(fast, slow))
        for name in ("remainder", "maximum", "minimum", "negate"):
            setattr(self, name, self._exactly(getattr(arithmetic, name)))
        for name, function in (
            ("absolute", functions.absolute),
            ("square_root", functions.square_root),
            ("floor", functions.floor),
            ("ceil", functions.ceil),
            ("round_away", functions.round_away),
            ("round_even", functions.round_even),
        ):
            setattr(self, name, self._exactly(function))
        for name, double in FUNCTIONS.items():
            setattr(self, name, self.in_double(double))

    def _exactly(self, function: Callable[..., Any]) -> Function:
        format = self.format
        return lambda *bits: function(format, *bits)

    def _arithmetic(self, fast: _Double, slow: Callable[..., int]) -> Function:
        """The function of two operands by the machine, and exactly where the result is no number."""
        format, decode = self.format, self.decode
        if format.width not in _NATIVE or format.precision not in (24, 53):
            return self._exactly(slow)
        as_float, as_bits = _NATIVE[format.width]
        pack, unpack = struct.Struct(as_float).pack, struct.Struct(as_bits).unpack

        def compute(a: int, b: int) -> int:
            try:
                found = fast(decode(a), decode(b))
                if found == found:
                    (bits,) = unpack(pack(found))
                    return int(bits)
            except (OverflowError, ZeroDivisionError):
                pass
            return slow(format, a, b)

        return compute

    def in_double(self, function: _Double) -> Function:
        """The function of doubles on bits: a NaN among the operands is the result, unless the function knows better."""
        format, decode, encode = self.format, self.decode, self.encode

        def compute(*bits: int) -> int:
            if len(bits) == 1 and format.is_nan(bits[0]):
                return arithmetic.quiet(format, bits[0])
            return encode(function(*map(decode, bits)))

        return compute

    def product_sum(self, lefts: Sequence[int], rights: Sequence[int]) -> int:
        """The sum of products, each rounded, from the first to the last."""
        format = self.format
        if format.width in _NATIVE and format.precision in (24, 53):
            try:
                found = _rounded_sum(
                    map(operator.mul, map(self.decode, lefts), map(self.decode, rights)),
                    format.width == 64,
                )
                if found == found:
                    return self.encode(found)
            except OverflowError:
                pass
        total = format.zero()
        for left, right in zip(lefts, rights, strict=True):
            total = arithmetic.add(format, total, arithmetic.multiply(format, left, right))
        return total

    def sign(self, a: int) -> int:
        format = self.format
        if format.is_nan(a) or format.is_zero(a):
            return a
        return self.encode(-1.0 if format.is_negative(a) else 1.0)

    def is_finite(self, a: int) -> int:
        return int(self.format.is_finite(a))

    def real(self, a: int) -> int:
        return a

    def imaginary(self, a: int) -> int:
        return self.format.zero()

    def order(self, a: int, b: int) -> int | None:
        """-1, 0 or 1; None if one is NaN."""
        return arithmetic.compare(self.format, a, b)

    def total_order(self, a: int, b: int) -> int:
        """IEEE 754's order, in which zeros have signs and NaNs are at the ends."""
        x, y = self.key(a), self.key(b)
        return (x > y) - (x < y)

    def key(self, bits: int) -> int:
        """A number that grows with the total order."""
        sign = 1 << self.format.width - 1
        return -(bits ^ sign) - 1 if bits & sign else bits

    def saturated(self, a: int, low: int, high: int) -> int:
        """The integer towards zero, at the end of the range if it is outside, 0 for NaN."""
        format = self.format
        if format.is_nan(a):
            return 0
        if format.is_infinity(a):
            return low if format.is_negative(a) else high
        number = arithmetic.to_integer(format, a)
        return min(max(number or 0, low), high)

    def reduce_precision(self, a: int, exponent_bits: int, mantissa_bits: int) -> int:
        """The nearest number with so many bits of exponent and mantissa, in this format; what is too small is zero."""
        format = self.format
        if format.is_nan(a):
            return a if mantissa_bits else format.infinity(format.is_negative(a))
        if format.is_infinity(a):
            return a
        dropped = format.precision - 1 - mantissa_bits
        sign, size = a & 1 << format.width - 1, a & (1 << format.width - 1) - 1
        if dropped > 0:
            last = size >> dropped & 1
            size = size + (1 << dropped - 1) - 1 + last >> dropped << dropped
        own = format.width - format.precision
        if exponent_bits < own:
            bias, reduced = (1 << own - 1) - 1, (1 << exponent_bits - 1) - 1
            exponent = size >> format.precision - 1
            if exponent > bias + reduced:
                return sign | format.infinity()
            if exponent <= bias - reduced:
                return sign
        return sign | size


def _rounded_sum(products: Iterable[float], is_double: bool) -> float:
    total = 0.0
    if is_double:
        for product in products:
            total += product
        return total
    single = struct.Struct("<f")
    pack, unpack = single.pack, single.unpack
    for product in products:
        (product,) = unpack(pack(product))
        (total,) = unpack(pack(total + product))
    return total


def _codec(format: FloatSemantics) -> tuple[Callable[[int], float], Callable[[float], int]]:
    """From bits to a double and back, in which any NaN is the format's own."""
    if format.width not in _NATIVE or format.precision not in (24, 53):
        return format.to_float, format.from_float
    as_float, as_bits = _NATIVE[format.width]
    float_codec, bits_codec = struct.Struct(as_float), struct.Struct(as_bits)

    def decode(bits: int) -> float:
        found: float = float_codec.unpack(bits_codec.pack(bits))[0]
        return found

    def encode(number: float) -> int:
        try:
            if number == number:
                return int(bits_codec.unpack(float_codec.pack(number))[0])
        except OverflowError:
            pass
        return format.from_float(number)

    return decode, encode
