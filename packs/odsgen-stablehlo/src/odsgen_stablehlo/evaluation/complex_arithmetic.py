"""Arithmetic of complex numbers: sums and products of their parts, functions in double precision."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable

from odsgen.runtime import ComplexType, FloatType
from odsgen.runtime.glue.numbers import ComplexNumber

from .arithmetic import Arithmetic, Function
from .float_arithmetic import Floats

_Complex = Callable[..., complex]


def _logarithm(number: complex) -> complex:
    if number == 0:
        return complex(-math.inf, cmath.phase(number))
    return cmath.log(number)


def _power(base: complex, exponent: complex) -> complex:
    if base == 0:
        return complex(exponent == 0)
    return cmath.exp(exponent * cmath.log(base))


def _expm1(number: complex) -> complex:
    """Without the loss of digits near zero: (e^x - 1) cos y + (cos y - 1) + i e^x sin y."""
    if math.isinf(number.real) or not math.isfinite(number.imag):
        return cmath.exp(number) - 1
    half = math.sin(number.imag / 2)
    growth = math.expm1(number.real)
    return complex(
        growth * math.cos(number.imag) - 2 * half * half, (growth + 1) * math.sin(number.imag)
    )


def _log1p(number: complex) -> complex:
    if number == -1:
        return complex(-math.inf, number.imag)
    if abs(number.real) < 0.5 and abs(number.imag) < 0.5:
        squares = number.real * (2 + number.real) + number.imag * number.imag
        return complex(math.log1p(squares) / 2, math.atan2(number.imag, 1 + number.real))
    return _logarithm(1 + number)


def _quotient(a: complex, b: complex) -> complex:
    if b == 0:
        infinity = math.copysign(math.inf, b.real)
        return complex(infinity * a.real, infinity * a.imag)
    return a / b


def _cube_root(number: complex) -> complex:
    if number == 0:
        return number
    return cmath.exp(cmath.log(number) / 3)


def _atan2(y: complex, x: complex) -> complex:
    return -1j * cmath.log((x + 1j * y) / cmath.sqrt(x * x + y * y))


FUNCTIONS: dict[str, _Complex] = {
    "atan2": _atan2,
    "cosine": cmath.cos,
    "cube_root": _cube_root,
    "divide": _quotient,
    "exponential": cmath.exp,
    "exponential_minus_one": _expm1,
    "hyperbolic_tangent": cmath.tanh,
    "log": _logarithm,
    "log_plus_one": _log1p,
    "logistic": lambda a: 1 / (1 + cmath.exp(-a)),
    "power": _power,
    "reciprocal_root": lambda a: 1 / cmath.sqrt(a),
    "sign": lambda a: a if a == 0 else a / abs(a),
    "sine": cmath.sin,
    "square_root": cmath.sqrt,
    "tangent": cmath.tan,
}


class ComplexNumbers(Arithmetic):
    """Complex numbers: pairs of the bits of two floats."""

    zero = ComplexNumber(0, 0)

    def __init__(self, type: ComplexType) -> None:
        self.type = type
        assert isinstance(type.element_type, FloatType)
        self.part = Floats(type.element_type)
        for name, function in FUNCTIONS.items():
            setattr(self, name, self.in_double(function))

    @staticmethod
    def create(real: int, imaginary: int) -> ComplexNumber:
        return ComplexNumber(real, imaginary)

    def in_double(self, function: _Complex) -> Function:
        """The function on pairs; where it has no value it is NaN, where it is too large infinite."""

        def compute(*operands: ComplexNumber) -> ComplexNumber:
            try:
                found = function(*map(self.number, operands))
            except ZeroDivisionError:
                found = complex(math.inf, math.nan)
            except OverflowError:
                found = complex(math.inf, math.inf)
            except ValueError:
                found = complex(math.nan, math.nan)
            return self.pair(found)

        return compute

    def number(self, pair: ComplexNumber) -> complex:
        return complex(self.part.decode(pair[0]), self.part.decode(pair[1]))

    def pair(self, number: complex) -> ComplexNumber:
        return ComplexNumber(self.part.encode(number.real), self.part.encode(number.imag))

    def add(self, a: ComplexNumber, b: ComplexNumber) -> ComplexNumber:
        add = self.part.function("add")
        return ComplexNumber(add(a[0], b[0]), add(a[1], b[1]))

    def subtract(self, a: ComplexNumber, b: ComplexNumber) -> ComplexNumber:
        subtract = self.part.function("subtract")
        return ComplexNumber(subtract(a[0], b[0]), subtract(a[1], b[1]))

    def multiply(self, a: ComplexNumber, b: ComplexNumber) -> ComplexNumber:
        add, subtract, multiply = map(self.part.function, ("add", "subtract", "multiply"))
        return ComplexNumber(
            subtract(multiply(a[0], b[0]), multiply(a[1], b[1])),
            add(multiply(a[0], b[1]), multiply(a[1], b[0])),
        )

    def negate(self, a: ComplexNumber) -> ComplexNumber:
        negate = self.part.function("negate")
        return ComplexNumber(negate(a[0]), negate(a[1]))

    def conjugate(self, a: ComplexNumber) -> ComplexNumber:
        return ComplexNumber(a[0], self.part.function("negate")(a[1]))

    def absolute(self, a: ComplexNumber) -> int:
        number = self.number(a)
        return self.part.encode(math.hypot(number.real, number.imag))

    def real(self, a: ComplexNumber) -> int:
        return a[0]

    def imaginary(self, a: ComplexNumber) -> int:
        return a[1]

    def order(self, a: ComplexNumber, b: ComplexNumber) -> int | None:
        """The order of the real parts, of the imaginary parts where these are equal; None if one is NaN."""
        first, second = self.part.order(a[0], b[0]), self.part.order(a[1], b[1])
        if first is None or second is None:
            return None
        return first or second

    def maximum(self, a: ComplexNumber, b: ComplexNumber) -> ComplexNumber:
        return a if self.order(a, b) == 1 else b

    def minimum(self, a: ComplexNumber, b: ComplexNumber) -> ComplexNumber:
        return a if self.order(a, b) == -1 else b
