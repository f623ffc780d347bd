"""Decomposition of elementary functions of complex numbers, without overflow and loss of digits between."""

from __future__ import annotations

from functools import cache

from .tensors import Tensor, atan2, complex_of, maximum, minimum, select


def conjugate(z: Tensor) -> Tensor:
    return complex_of(z.real(), -z.imag())


def square(z: Tensor) -> Tensor:
    """The real part is zero where both parts are of one size, though their sum may overflow."""
    x = z.real()
    is_finite, size = x.is_finite(), abs(x)
    y = z.imag()
    on_diagonal = is_finite & size.equals(abs(y))
    real = select(on_diagonal, x.like(0.0), (x - y) * (x + y))
    return complex_of(real, x.like(2.0) * (x * y))


# --- inverse trigonometric functions ----------------------------------------------------------------------------------------


def acos(z: Tensor) -> Tensor:
    parts = asin_acos_kernel(z)
    real = atan2(parts.real(), z.real())
    y = z.imag()
    is_below = y < y.like(0.0)
    size = parts.imag()
    return complex_of(real, select(is_below, size, -size))


def acosh(z: Tensor) -> Tensor:
    parts = asin_acos_kernel(z)
    size = parts.imag()
    y = z.imag()
    is_below = y < y.like(0.0)
    angle = atan2(parts.real(), z.real())
    return complex_of(size, select(is_below, -angle, angle))


def asin(z: Tensor) -> Tensor:
    x = z.real()
    parts = asin_acos_kernel(z)
    real = atan2(x, parts.real())
    y = z.imag()
    is_below = y < x.like(0.0)
    size = parts.imag()
    return complex_of(real, select(is_below, -size, size))


def asinh(z: Tensor) -> Tensor:
    """The arcsine of the number turned by a quarter, turned back."""
    x = z.real()
    is_left = x < x.like(0.0)
    y = z.imag()
    parts = asin_acos_kernel(complex_of(-y, x))
    size = parts.imag()
    real = select(is_left, -size, size)
    return complex_of(real, atan2(y, parts.real()))


def asin_acos_kernel(z: Tensor) -> Tensor:
    """What arcsine and arccosine share: the root beside the real part, and the size of the imaginary part of both.

    By the method of Hull, Fairgrieve and Tang.
    """
    signed = z.real()
    number = cache(signed.like)
    x, imaginary = abs(signed), z.imag()
    y = abs(imaginary)
    larger = maximum(x, y)
    safe = signed.largest().sqrt() / number(8.0)
    is_large = larger >= safe
    one = number(1.0)
    is_inside = x <= one
    half = number(0.5)
    right = x + one

    def length(a: Tensor) -> Tensor:
        """The distance of (a, y) from zero."""
        longer, shorter = maximum(a, y), minimum(a, y)
        are_equal = longer.equals(shorter)
        on_diagonal = number(1.4142135623730951) * longer
        ratio = shorter / longer
        square = ratio * ratio
        root = (one + square).sqrt()
        is_tiny = root.equals(one) & (square > number(0.0))
        nearly = longer + longer * square / number(2.0)
        return select(are_equal, on_diagonal, select(is_tiny, nearly, longer * root))

    r = length(abs(right))
    left = x - one
    s = length(abs(left))
    a = half * (r + s)
    half_sum = half * (a + x)
    y_square = y * y
    r_and_right = r + right
    ratio = y_square / r_and_right
    s_less_left = s - left
    of_inside = (half_sum * (ratio + s_less_left)).sqrt()
    first = half_sum / r_and_right
    s_and_left = s + left
    of_outside = y * (first + half_sum / s_and_left).sqrt()
    real = select(is_large, y, select(is_inside, of_inside, of_outside))

    wide = x < safe * number(1e12)
    limit = select(wide, safe * number(1e-6), safe * number(100.0))
    y_is_large = y >= limit
    chosen = select(y_is_large, y, x)
    bound = select(y_is_large, limit, safe)
    is_huge = chosen >= bound
    logarithm = number(2.0).log() + chosen.log()
    infinity = imaginary.infinity()
    is_finite = ~y.equals(infinity)
    ratio = select(y_is_large & is_finite, x / y, number(0.0))
    of_huge = logarithm + half * (ratio * ratio).log1p()

    small = signed.smallest_normal().sqrt() * number(4.0)
    is_near = (y < small) & (x < one)
    product = right * left
    grown = a + one
    of_near = -(product / grown)
    is_right = x >= one
    half_square = half * y_square
    term = half_square / r_and_right
    of_right = term + half * s_and_left
    is_low = a <= number(1.5)
    of_low = term + half_square / s_less_left
    of_left = select(is_low, of_low, a - one)
    rest = select(is_near, of_near, select(is_right, of_right, of_left))
    root = (rest * grown).sqrt()
    of_small = select(is_near, y / root, (rest + root).log1p())
    return complex_of(real, select(is_huge, of_huge, of_small))


# --- inverse tangents -------------------------------------------------------------------------------------------------------


def atan(z: Tensor) -> Tensor:
    """The inverse hyperbolic tangent of the number turned by a quarter, turned back."""
    y = -z.imag()
    found = atanh(complex_of(y, z.real()))
    real = found.imag()
    return complex_of(real, -found.real())


def atanh(z: Tensor) -> Tensor:
    x = z.real()
    zero = x.like(0.0)
    is_right = x >= zero
    one, minus_one = x.like(1.0), x.like(-1.0)
    sign = select(is_right, one, minus_one)
    four = x.like(4.0)
    size = abs(x)
    bound = _bound(x)
    square_of_bound = bound * bound
    x_is_small = size < square_of_bound
    y = z.imag()
    height = abs(y)
    is_small = x_is_small & (height < square_of_bound)
    left = one - size
    square_of_left, square_of_y = left * left, y * y
    of_small = size / (square_of_left + square_of_y)
    is_flat = height * bound < size
    of_flat = one / size
    infinity = x.infinity()
    is_plus = x.equals(infinity)
    minus_infinity = x.infinity(negative=True)
    x_is_infinite = is_plus | x.equals(minus_infinity)
    y_is_infinite = y.equals(infinity) | y.equals(minus_infinity)
    is_infinite = x_is_infinite | y_is_infinite
    of_large = one / (size / y + y / size) / y
    large = select(is_flat, of_flat, select(is_infinite, zero, of_large))
    real = sign * (four * select(is_small, of_small, large)).log1p() * x.like(0.25)
    angle = atan2(y + y, left * (one + size) - square_of_y)
    y_is_positive = y >= y.like(0.0)
    half_turn = select(y_is_positive, one, minus_one) * x.like(3.141592653589793)
    return complex_of(real, select(is_small, angle, half_turn) * x.like(0.5))


def _bound(x: Tensor) -> Tensor:
    """A number whose square still has digits beside 1; the one of the format is told by its largest number."""
    largest = x.largest()
    is_wide = largest > x.like(1e308)
    of_double = x.like(9007199254740994.0)
    is_single = largest > x.like(1e38)
    of_single, of_half = x.like(16777218.0), x.like(2050.0)
    return select(is_wide, of_double, select(is_single, of_single, of_half))
