"""Decomposition of elementary functions of real numbers, and of functions of bits."""

from __future__ import annotations

from odsgen.dialects.shared.lowered import NotLowered
from odsgen.runtime import FloatType, IntegerType, Signedness

from .tensors import Tensor, atan2, select


def acos(x: Tensor) -> Tensor:
    one = x.like(1.0)
    return atan2(((one - x) * (one + x)).sqrt(), x)


def acosh(x: Tensor) -> Tensor:
    """Of large numbers log(2) + log(x), as their square overflows."""
    largest, two = x.largest(), x.like(2.0)
    is_large = x >= largest / two
    of_large = two.log() + x.log()
    one = x.like(1.0)
    root = (x - one).sqrt()
    return select(is_large, of_large, (root * ((x + one).sqrt() + root)).log1p())


def asin(x: Tensor) -> Tensor:
    one = x.like(1.0)
    half = atan2(x, one + ((one - x) * (one + x)).sqrt())
    return half + half


def asinh(x: Tensor) -> Tensor:
    """Of large numbers log(2) + log(|x|), as their square overflows."""
    sign, size = x.sign(), abs(x)
    is_large = size >= x.largest().sqrt()
    of_large = x.like(2.0).log() + size.log()
    square = size * size
    one = x.like(1.0)
    of_small = (size + square / (one + (one + square).sqrt())).log1p()
    return sign * select(is_large, of_large, of_small)


def atan(x: Tensor) -> Tensor:
    return atan2(x, 1.0)


def atanh(x: Tensor) -> Tensor:
    is_outside = abs(x) > x.like(1.0)
    nan = x.nan()
    return select(is_outside, nan, (x.log1p() - (-x).log1p()) * x.like(0.5))


def cosh(x: Tensor) -> Tensor:
    """Half of each exponential by its exponent, as e^x may overflow where the result does not."""
    half = x.like(0.5).log()
    return (x + half).exp() + (half - x).exp()


def sinh_of_large(x: Tensor) -> Tensor:
    half = x.like(0.5).log()
    return (x + half).exp() - (half - x).exp()


def sinh(x: Tensor) -> Tensor:
    """Of numbers near zero by e^x - 1, which loses no digits there."""
    of_large = sinh_of_large(x)
    grown = x.expm1()
    one, half = x.like(1.0), x.like(0.5)
    of_small = half * (grown + grown / (grown + one))
    return select(abs(x) < one, of_small, of_large)


def square(x: Tensor) -> Tensor:
    return x * x


# --- infinities and neighbours ----------------------------------------------------------------------------------------------


def is_inf(x: Tensor) -> Tensor:
    size = abs(x)
    return size.equals(size.infinity())


def is_pos_inf(x: Tensor) -> Tensor:
    return x.equals(x.infinity())


def is_neg_inf(x: Tensor) -> Tensor:
    return x.equals(x.infinity(negative=True))


def next_after(x: Tensor, y: Tensor) -> Tensor:
    """The neighbour of x towards y: one bit more or less, seen as an integer; the least number beside zero."""
    type = x.element_type
    assert isinstance(type, FloatType)
    if type.WIDTH not in (4, 8, 16, 32, 64):
        raise NotLowered(f"no integer of StableHLO has as many bits as '{type}'")
    bits = IntegerType.get(type.WIDTH)
    of_x, of_y = x.bitcast(bits), y.bitcast(bits)
    is_nan = x.differs(x) | y.differs(y)
    nan = x.nan().bitcast(bits)
    sign_bit, other_bits = of_x.like(1 << bits.width - 1), of_x.like((1 << bits.width - 1) - 1)
    size_of_x, size_of_y = of_x & other_bits, of_y & other_bits
    are_equal = x.equals(y)
    zero = of_x.like(0)
    x_is_zero, y_is_zero = size_of_x.equals(zero), size_of_y.equals(zero)
    sign_of_x, sign_of_y = of_x & sign_bit, of_y & sign_bit
    one = of_x.like(1)
    smallest = sign_of_y | one
    signs_differ = sign_of_x.differs(sign_of_y)
    is_towards_zero = (size_of_x > size_of_y) | signs_differ
    neighbour = of_x + select(is_towards_zero, of_x.like(-1), one)
    of_zero = select(y_is_zero, of_y, smallest)
    found = select(are_equal, of_y, select(x_is_zero, of_zero, neighbour))
    return select(is_nan, nan, found).bitcast(type)


# --- products ---------------------------------------------------------------------------------------------------------------


def mulhi(a: Tensor, b: Tensor) -> Tensor:
    """The upper half of a product: in a type twice as wide, or of 64 bits by parts of 32."""
    type = a.element_type
    assert isinstance(type, IntegerType)
    if type.width == 64:
        return _high_of_unsigned(a, b) if type.is_unsigned else _high_of_signed(a, b)
    wide = IntegerType.get(2 * type.width, type.signedness)
    product = a.converted(wide) * b.converted(wide)
    high = product.shifted_right(product.like(type.width), signed=not type.is_unsigned)
    return high.converted(type)


def _high_of_signed(a: Tensor, b: Tensor) -> Tensor:
    """Of the numbers as unsigned ones, less the other factor for each negative one."""
    type = IntegerType.get(64, Signedness.UNSIGNED)
    found = _high_of_unsigned(a.converted(type), b.converted(type))
    for factor, other in ((a, b), (b, a)):
        is_negative = factor < factor.like(0)
        unsigned, shaped = other.converted(type), other.converted(type)
        found = found - select(is_negative, unsigned, shaped.like(0))
    return found.converted(a.element_type)


def _high_of_unsigned(a: Tensor, b: Tensor) -> Tensor:
    def high(x: Tensor, shaped: Tensor = a) -> Tensor:
        return x.shifted_right(shaped.like(32), signed=False)

    def low(x: Tensor, shaped: Tensor = a) -> Tensor:
        return x & shaped.like(0xFFFFFFFF)

    high_of_a, high_of_b = high(a), high(b, b)
    found = high_of_a * high_of_b
    low_of_a = low(a)
    cross = low_of_a * high_of_b
    low_of_b = low(b, b)
    middle = cross + high(low_of_a * low_of_b)
    found = found + high(middle)
    return found + high(high_of_a * low_of_b + low(middle))
