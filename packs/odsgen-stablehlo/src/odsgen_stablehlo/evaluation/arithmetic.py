"""Arithmetic of element types, on values as the interpreter has them: bits, and pairs of bits for complex numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from odsgen.interpreter import Unsupported
from odsgen.runtime import ComplexType, FloatType, IntegerType, Type
from odsgen.runtime.glue.numbers import (
    leading_zeros,
    signed,
    truncated_quotient,
    truncated_remainder,
)

Function = Callable[..., Any]


class Arithmetic:
    """The functions of one element type; a function that it lacks is not defined on the type."""

    #: The value of `false`, and of what is padded without a value.
    zero: Any = 0
    type: Type

    def function(self, name: str) -> Function:
        """The function of that name; raises Unsupported if the type has none."""
        found: Function | None = getattr(self, name, None)
        if found is None:
            raise Unsupported(f"cannot be evaluated on elements of the type '{self.type}'")
        return found

    def product_sum(self, lefts: Sequence[Any], rights: Sequence[Any]) -> Any:
        """The sum of products, from the first to the last."""
        add, multiply = self.function("add"), self.function("multiply")
        total = self.zero
        for product in map(multiply, lefts, rights):
            total = add(total, product)
        return total


class Integers(Arithmetic):
    """Integers of a width, signed unless their type says otherwise; overflow wraps.

    A quotient by zero has all bits set, a remainder by zero is the dividend, as on all of XLA's targets.
    """

    def __init__(self, type: IntegerType) -> None:
        self.type = type
        self.width = type.width
        self.mask = (1 << type.width) - 1
        self.is_signed = not type.is_unsigned

    def number(self, bits: int) -> int:
        return signed(bits, self.width) if self.is_signed else bits

    key = number

    def add(self, a: int, b: int) -> int:
        return a + b & self.mask

    def subtract(self, a: int, b: int) -> int:
        return a - b & self.mask

    def multiply(self, a: int, b: int) -> int:
        return a * b & self.mask

    def divide(self, a: int, b: int) -> int:
        if b == 0:
            return self.mask
        return truncated_quotient(self.number(a), self.number(b)) & self.mask

    def remainder(self, a: int, b: int) -> int:
        if b == 0:
            return a
        return truncated_remainder(self.number(a), self.number(b)) & self.mask

    def maximum(self, a: int, b: int) -> int:
        return a if self.number(a) >= self.number(b) else b

    def minimum(self, a: int, b: int) -> int:
        return a if self.number(a) <= self.number(b) else b

    def power(self, a: int, b: int) -> int:
        exponent = self.number(b)
        if exponent < 0:
            if self.number(a) not in (1, -1):
                return 0
            exponent = -exponent
        return pow(a, exponent, self.mask + 1)

    def negate(self, a: int) -> int:
        return -a & self.mask

    def absolute(self, a: int) -> int:
        return abs(self.number(a)) & self.mask

    def sign(self, a: int) -> int:
        number = self.number(a)
        return ((number > 0) - (number < 0)) & self.mask

    def bitwise_and(self, a: int, b: int) -> int:
        return a & b

    def bitwise_or(self, a: int, b: int) -> int:
        return a | b

    def bitwise_xor(self, a: int, b: int) -> int:
        return a ^ b

    def bitwise_not(self, a: int) -> int:
        return ~a & self.mask

    def shift_left(self, a: int, b: int) -> int:
        return a << b & self.mask if b < self.width else 0

    def shift_right_logical(self, a: int, b: int) -> int:
        return a >> b if b < self.width else 0

    def shift_right_arithmetic(self, a: int, b: int) -> int:
        return signed(a, self.width) >> min(b, self.width) & self.mask

    def population_count(self, a: int) -> int:
        return a.bit_count()

    def count_leading_zeros(self, a: int) -> int:
        return leading_zeros(a, self.width)

    def high_product(self, a: int, b: int) -> int:
        return self.number(a) * self.number(b) >> self.width & self.mask

    def order(self, a: int, b: int) -> int:
        """-1, 0 or 1."""
        x, y = self.number(a), self.number(b)
        return (x > y) - (x < y)


class Booleans(Integers):
    """`i1`: sums are disjunctions and products conjunctions."""

    def __init__(self, type: IntegerType) -> None:
        super().__init__(type)
        self.is_signed = False

    add = maximum = Integers.bitwise_or
    multiply = minimum = Integers.bitwise_and


@lru_cache(maxsize=256)
def arithmetic_of(type: Type) -> Arithmetic:
    """The arithmetic of an element type."""
    from .complex_arithmetic import ComplexNumbers
    from .float_arithmetic import Floats

    if isinstance(type, IntegerType):
        return Booleans(type) if type.width == 1 else Integers(type)
    if isinstance(type, FloatType):
        return Floats(type)
    if isinstance(type, ComplexType) and isinstance(type.element_type, FloatType):
        return ComplexNumbers(type)
    raise Unsupported(f"cannot be evaluated on elements of the type '{type}'")


@lru_cache(maxsize=256)
def conversion(source: Type, target: Type) -> Function:
    """The function that makes an element of one type of one of another type: towards zero and as near as there is one."""
    from .complex_arithmetic import ComplexNumbers

    if source is target:
        return lambda a: a
    given, wanted = arithmetic_of(source), arithmetic_of(target)
    if isinstance(given, ComplexNumbers):
        part = conversion(
            given.part.type, wanted.part.type if isinstance(wanted, ComplexNumbers) else target
        )
        if isinstance(wanted, ComplexNumbers):
            return lambda a: type(a)(part(a[0]), part(a[1]))
        if isinstance(wanted, Booleans):
            return lambda a: int(bool(part(a[0]) or part(a[1])))
        return lambda a: part(a[0])
    if isinstance(wanted, ComplexNumbers):
        real, create = conversion(source, wanted.part.type), wanted.create
        return lambda a: create(real(a), 0)
    return _of_real_numbers(given, wanted)


def _of_real_numbers(given: Arithmetic, wanted: Arithmetic) -> Function:
    from .float_arithmetic import Floats

    if isinstance(given, Floats):
        format = given.format
        if isinstance(wanted, Floats):
            target = wanted.format
            return lambda a: target.convert(a, format)
        assert isinstance(wanted, Integers)
        if isinstance(wanted, Booleans):
            return lambda a: int(not format.is_zero(a))
        low = -(wanted.mask + 1 >> 1) if wanted.is_signed else 0
        high = wanted.mask >> wanted.is_signed
        return lambda a: given.saturated(a, low, high) & wanted.mask
    assert isinstance(given, Integers)
    if isinstance(wanted, Floats):
        target = wanted.format
        return lambda a: target.from_fraction(given.number(a))
    assert isinstance(wanted, Integers)
    if isinstance(wanted, Booleans):
        return lambda a: int(a != 0)
    return lambda a: given.number(a) & wanted.mask
