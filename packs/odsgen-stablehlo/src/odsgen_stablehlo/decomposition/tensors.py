"""Tensors whose operators build StableHLO's elementwise operations, so that a decomposition reads like its formula.

Operations go where `emitting` says, in the order in which Python computes an expression.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from odsgen.dialects.shared.lowered import NotLowered
from odsgen.runtime import (
    ComplexType,
    DenseIntOrFPElementsAttr,
    FloatType,
    IntegerType,
    RankedTensorType,
    TensorType,
    Type,
    Value,
)
from odsgen_dialects import shape

from ..simplification.constants import attribute_of, is_static
from ..stablehlo import functions as build
from ..stablehlo.enums import ComparisonDirection

_Direction = ComparisonDirection
#: Gives the bits of a number in a type of elements.
_Bits = Callable[[FloatType], int]


@dataclass(frozen=True, slots=True)
class Tensor:
    """A value that is a tensor of numbers; a number beside it stands for a tensor of its shape that is full of it."""

    value: Value

    @property
    def type(self) -> RankedTensorType:
        if not isinstance(self.value.type, RankedTensorType):
            raise NotLowered("no rank is known")
        return self.value.type

    @property
    def element_type(self) -> Type:
        assert isinstance(self.value.type, TensorType)
        return self.value.type.element_type

    # Constants

    def like(self, number: float) -> Tensor:
        """A tensor of this shape and type, full of a number."""
        element = self.element_type
        if isinstance(element, ComplexType):
            assert isinstance(element.element_type, FloatType)
            parts = (_rounded(number, element.element_type), _rounded(0.0, element.element_type))
            return self._full(parts)
        if isinstance(element, IntegerType):
            return self._full(int(number) & (1 << element.width) - 1)
        assert isinstance(element, FloatType)
        return self._full(_rounded(number, element))

    def infinity(self, negative: bool = False) -> Tensor:
        """Full of infinity, or of NaN where the format has no infinity."""
        return self._of_format(lambda type: type.SEMANTICS.infinity(negative))

    def nan(self) -> Tensor:
        return self._of_format(lambda type: type.SEMANTICS.nan())

    def largest(self) -> Tensor:
        """Full of the largest finite number."""
        return self._of_format(lambda type: type.SEMANTICS.largest())

    def smallest_normal(self) -> Tensor:
        return self._of_format(lambda type: type.SEMANTICS.smallest_normal())

    def smallest(self) -> Tensor:
        """Full of the smallest number above zero."""
        return self._of_format(lambda type: 1)

    def _of_format(self, bits: _Bits) -> Tensor:
        element = self.element_type
        assert isinstance(element, FloatType)
        return self._full(_fitting(bits(element), element))

    def _full(self, bits: object) -> Tensor:
        return Tensor(full(self.value, self.element_type, bits))

    def _beside(self, other: Tensor | float) -> Tensor:
        return other if isinstance(other, Tensor) else self.like(other)

    # Arithmetic

    def __add__(self, other: Tensor | float) -> Tensor:
        return Tensor(build.add(self.value, self._beside(other).value))

    def __radd__(self, other: float) -> Tensor:
        return self.like(other) + self

    def __sub__(self, other: Tensor | float) -> Tensor:
        return Tensor(build.subtract(self.value, self._beside(other).value))

    def __rsub__(self, other: float) -> Tensor:
        return self.like(other) - self

    def __mul__(self, other: Tensor | float) -> Tensor:
        return Tensor(build.multiply(self.value, self._beside(other).value))

    def __rmul__(self, other: float) -> Tensor:
        return self.like(other) * self

    def __truediv__(self, other: Tensor | float) -> Tensor:
        return Tensor(build.divide(self.value, self._beside(other).value))

    def __rtruediv__(self, other: float) -> Tensor:
        return self.like(other) / self

    def __mod__(self, other: Tensor) -> Tensor:
        return Tensor(build.remainder(self.value, other.value))

    def __neg__(self) -> Tensor:
        return Tensor(build.negate(self.value))

    def __abs__(self) -> Tensor:
        return Tensor(build.abs(self.value))

    def __pow__(self, other: Tensor) -> Tensor:
        return Tensor(build.power(self.value, other.value))

    # Bits and truth

    def __and__(self, other: Tensor | float) -> Tensor:
        return Tensor(build.and_(self.value, self._beside(other).value))

    def __or__(self, other: Tensor) -> Tensor:
        return Tensor(build.or_(self.value, other.value))

    def __invert__(self) -> Tensor:
        return Tensor(build.not_(self.value))

    def shifted_right(self, places: Tensor, signed: bool) -> Tensor:
        shift = build.shift_right_arithmetic if signed else build.shift_right_logical
        return Tensor(shift(self.value, places.value))

    # Comparisons

    def _compare(self, other: Tensor | float, direction: ComparisonDirection) -> Tensor:
        return Tensor(build.compare(self.value, self._beside(other).value, direction))

    def __lt__(self, other: Tensor | float) -> Tensor:
        return self._compare(other, _Direction.LT)

    def __le__(self, other: Tensor | float) -> Tensor:
        return self._compare(other, _Direction.LE)

    def __gt__(self, other: Tensor | float) -> Tensor:
        return self._compare(other, _Direction.GT)

    def __ge__(self, other: Tensor | float) -> Tensor:
        return self._compare(other, _Direction.GE)

    def equals(self, other: Tensor | float) -> Tensor:
        return self._compare(other, _Direction.EQ)

    def differs(self, other: Tensor | float) -> Tensor:
        return self._compare(other, _Direction.NE)

    # Functions

    def exp(self) -> Tensor:
        return Tensor(build.exponential(self.value))

    def expm1(self) -> Tensor:
        return Tensor(build.exponential_minus_one(self.value))

    def floor(self) -> Tensor:
        return Tensor(build.floor(self.value))

    def log(self) -> Tensor:
        return Tensor(build.log(self.value))

    def log1p(self) -> Tensor:
        return Tensor(build.log_plus_one(self.value))

    def sign(self) -> Tensor:
        return Tensor(build.sign(self.value))

    def sqrt(self) -> Tensor:
        return Tensor(build.sqrt(self.value))

    def sin(self) -> Tensor:
        return Tensor(build.sine(self.value))

    def cos(self) -> Tensor:
        return Tensor(build.cosine(self.value))

    def is_finite(self) -> Tensor:
        return Tensor(build.is_finite(self.value))

    # Parts and other types

    def real(self) -> Tensor:
        return Tensor(build.real(self.value))

    def imag(self) -> Tensor:
        return Tensor(build.imag(self.value))

    def converted(self, element: Type) -> Tensor:
        return Tensor(build.convert(self._with(element), self.value))

    def bitcast(self, element: Type) -> Tensor:
        return Tensor(build.bitcast_convert(self._with(element), self.value))

    def _with(self, element: Type) -> Type:
        return self.type.clone_with(self.type.shape, element)


def _rounded(number: float, type: FloatType) -> int:
    return _fitting(type.SEMANTICS.from_float(number), type)


def _fitting(bits: int, type: FloatType) -> int:
    if bits >> type.WIDTH:
        raise NotLowered(f"'{type}' has no NaN and no infinity")
    return bits


def full(value: Value, element: Type, bits: object) -> Value:
    """A tensor of the shape of a value, full of one number."""
    type = value.type
    if not isinstance(type, RankedTensorType):
        raise NotLowered("no rank is known")
    wide = type.clone_with(type.shape, element)
    if is_static(wide):
        return _constant(wide, bits)
    scalar = _constant(RankedTensorType.get([], element), bits)
    sizes = shape.shape_of(value)
    return build.dynamic_broadcast_in_dim(wide, scalar, sizes, [])


def _constant(type: Type, bits: object) -> Value:
    attribute = attribute_of(type, [bits])
    assert isinstance(attribute, DenseIntOrFPElementsAttr)
    return build.constant(attribute)


def select(flag: Tensor, first: Tensor, second: Tensor) -> Tensor:
    return Tensor(build.select(flag.value, first.value, second.value))


def complex_of(real: Tensor, imaginary: Tensor) -> Tensor:
    return Tensor(build.complex(real.value, imaginary.value))


def atan2(y: Tensor, x: Tensor | float) -> Tensor:
    other = x if isinstance(x, Tensor) else y.like(x)
    return Tensor(build.atan2(y.value, other.value))


def maximum(a: Tensor, b: Tensor) -> Tensor:
    return Tensor(build.maximum(a.value, b.value))


def minimum(a: Tensor, b: Tensor) -> Tensor:
    return Tensor(build.minimum(a.value, b.value))


def clamp(low: Tensor, value: Tensor, high: Tensor) -> Tensor:
    return Tensor(build.clamp(low.value, value.value, high.value))


def polynomial(x: Tensor, coefficients: Sequence[float]) -> Tensor:
    """A polynomial by Horner's rule, the coefficient of the highest power first."""
    first, *others = coefficients
    found = x.like(first)
    for coefficient in others:
        found = found * x
        found = found + x.like(coefficient)
    return found


def chebyshev(x: Tensor, coefficients: Sequence[float]) -> Tensor:
    """A series of Chebyshev polynomials by Clenshaw's recurrence, the coefficient of the highest one first."""
    last, before, oldest = x.like(0.0), x.like(0.0), x.like(0.0)
    for coefficient in coefficients:
        last, before, oldest = x * last - before + x.like(coefficient), last, before
    return (last - oldest) * x.like(0.5)
