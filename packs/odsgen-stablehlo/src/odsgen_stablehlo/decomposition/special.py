"""Decomposition of special functions of singles and doubles: error, gamma, zeta and Bessel functions."""

from __future__ import annotations

from odsgen.dialects.shared.lowered import NotLowered
from odsgen.runtime import f32, f64

from . import coefficients as of
from .tensors import Tensor, chebyshev, clamp, polynomial, select

#: The logarithm of the largest number: below its opposite e^x is zero.
_LARGEST_LOGARITHM = {f32: 88.72283935546875, f64: 709.782712893384}


def _is_double(x: Tensor) -> bool:
    """Whether numbers are doubles; refuses those that are no singles either."""
    if x.element_type not in (f32, f64):
        raise NotLowered(f"no approximation for elements of the type '{x.element_type}'")
    return x.element_type is f64


# --- the error function -----------------------------------------------------------------------------------------------------


def erf(x: Tensor) -> Tensor:
    """Beyond 1 of doubles by the complement; singles are clamped to where the function is not 1 yet."""
    if _is_double(x):
        near = _erf_near_zero(x)
        one = x.like(1.0)
        far = one - _erfc_far(x)
        return select(abs(x) < one, near, far)
    bounded = clamp(x.like(-4.0), x, x.like(4.0))
    square = bounded * bounded
    above = polynomial(square, of.ERF_OF_SINGLE_NUMERATOR)
    below = polynomial(square, of.ERF_OF_SINGLE_DENOMINATOR)
    quotient = bounded * above / below
    return clamp(bounded.like(-1.0), quotient, bounded.like(1.0))


def erfc(x: Tensor) -> Tensor:
    """Below 1 one less the error function."""
    far = _erfc_far(x)
    one = x.like(1.0)
    near = one - _erf_near_zero(x)
    return select(abs(x) < one, near, far)


def _erf_near_zero(x: Tensor) -> Tensor:
    square = x * x
    if not _is_double(x):
        return x * polynomial(square, of.ERF_OF_SINGLE_NEAR_ZERO)
    above = x * polynomial(square, of.ERF_OF_DOUBLE_NUMERATOR)
    return above / polynomial(square, of.ERF_OF_DOUBLE_DENOMINATOR)


def _erfc_far(x: Tensor) -> Tensor:
    """The complement where x is not between -1 and 1; 2 less the one of the opposite of a negative number."""
    is_double = _is_double(x)
    exponent, scaled, two = _erfc_of_double(x) if is_double else _erfc_of_single(x)
    underflows = exponent < x.like(-_LARGEST_LOGARITHM[f64 if is_double else f32])
    zero = x.like(0.0)
    found = select(underflows, zero, scaled)
    is_negative = x < zero
    if two is None:
        two = x.like(2.0)
    return select(is_negative, two - found, found)


def _erfc_of_single(x: Tensor) -> tuple[Tensor, Tensor, Tensor | None]:
    """The exponent -x², the complement of |x|, and the tensor of twos that stands already."""
    square = x * x
    exponent, size = -square, abs(x)
    one = x.like(1.0)
    inverse = one / square
    factor = exponent.exp() * (one / size)
    two = x.like(2.0)
    is_near = size < two
    near = polynomial(inverse, of.ERFC_OF_SINGLE_NEAR)
    far = polynomial(inverse, of.ERFC_OF_SINGLE_FAR)
    return exponent, factor * select(is_near, near, far), two


def _erfc_of_double(x: Tensor) -> tuple[Tensor, Tensor, Tensor | None]:
    """The same; no tensor of twos stands yet."""
    exponent = -(x * x)
    factor, size = exponent.exp(), abs(x)
    near = factor * polynomial(size, of.ERFC_OF_DOUBLE_NEAR_NUMERATOR)
    near = near / polynomial(size, of.ERFC_OF_DOUBLE_NEAR_DENOMINATOR)
    far = factor * polynomial(size, of.ERFC_OF_DOUBLE_FAR_NUMERATOR)
    far = far / polynomial(size, of.ERFC_OF_DOUBLE_FAR_DENOMINATOR)
    return exponent, select(size < x.like(8.0), near, far), None


def erf_inv(x: Tensor) -> Tensor:
    """By Giles's polynomials in the logarithm of 1 - x²; infinite at 1 and -1."""
    logarithm = -(x * -x).log1p()
    found = (_of_double if _is_double(x) else _of_single)(x, logarithm) * x
    is_end = abs(x).equals(x.like(1.0))
    return select(is_end, x * x.infinity(), found)


def _of_single(x: Tensor, logarithm: Tensor) -> Tensor:
    is_near = logarithm < x.like(5.0)
    near = logarithm - x.like(2.5)
    variable = select(is_near, near, logarithm.sqrt() - x.like(3.0))
    found: Tensor | None = None
    for row in of.ERF_INV_OF_SINGLE:
        coefficient = select(is_near, x.like(row[0]), x.like(row[1]))
        found = coefficient if found is None else coefficient + found * variable
    assert found is not None
    return found


def _of_double(x: Tensor, logarithm: Tensor) -> Tensor:
    """Three polynomials at once; the rows that not all of them have change only those that have them."""
    is_near = logarithm < x.like(6.25)
    is_middle = logarithm < x.like(16.0)
    root = logarithm.sqrt()
    near = logarithm - x.like(3.125)
    offset = select(is_middle, logarithm.like(3.25), logarithm.like(5.0))
    variable = select(is_near, near, root - offset)
    found: Tensor | None = None
    for row in of.ERF_INV_OF_DOUBLE:
        coefficient = x.like(row[0])
        if len(row) > 1:
            coefficient = select(is_near, coefficient, x.like(row[1]))
        if len(row) > 2:
            coefficient = select(is_middle, coefficient, x.like(row[2]))
        if found is None:
            found = coefficient
            continue
        following = coefficient + found * variable
        has_row = {1: is_near, 2: is_middle}.get(len(row))
        found = following if has_row is None else select(has_row, following, found)
    assert found is not None
    return found


# --- the gamma function -----------------------------------------------------------------------------------------------------

_PI = 3.141592653589793
#: Lanczos's g, and one half more, and its logarithm.
_G = 7.0
_BASE = 7.5
_LOGARITHM_OF_BASE = 2.0149030205422647
#: The term of 1 in Lanczos's series.
_FIRST_TERM = 0.9999999999998099
_LOGARITHM_OF_ROOT_OF_TWO_PI = 0.9189385332046727
_LOGARITHM_OF_PI = 1.1447298858494002


def lgamma(x: Tensor) -> Tensor:
    """By Lanczos's series, below 1/2 of the opposite by Euler's reflection; infinite at infinities and poles."""
    half = x.like(0.5)
    is_reflected = x < half
    opposite = -x
    one = x.like(1.0)
    z = select(is_reflected, opposite, x - one)
    series = x.like(_FIRST_TERM)
    for place, coefficient in enumerate(of.LANCZOS, start=1):
        factor = x.like(coefficient)
        series = series + factor / (z + x.like(place))
    base = x.like(_BASE)
    sum_of_base = base + z
    logarithm_of_base = x.like(_LOGARITHM_OF_BASE)
    logarithm = logarithm_of_base + (z / base).log1p()
    quotient = sum_of_base / logarithm
    whole = (z + half - quotient) * logarithm
    of_series = series.log()
    found = x.like(_LOGARITHM_OF_ROOT_OF_TWO_PI) + whole + of_series
    size = abs(x)
    fraction = size - size.floor()
    is_above = half < fraction
    fraction = select(is_above, one - fraction, fraction)
    of_sine = (x.like(_PI) * fraction).sin().log()
    reflected = x.like(_LOGARITHM_OF_PI) - of_sine - found
    reflected = select(of_sine.is_finite(), reflected, -of_sine)
    found = select(is_reflected, reflected, found)
    size = abs(x)
    is_infinite = size.equals(size.infinity())
    return select(is_infinite, x.infinity(), found)


def digamma(x: Tensor) -> Tensor:
    """The derivative of Lanczos's series, below 1/2 with Euler's reflection; NaN at poles."""
    half = x.like(0.5)
    is_reflected = x < half
    opposite = -x
    one = x.like(1.0)
    z = select(is_reflected, opposite, x - one)
    zero = x.like(0.0)
    derivative, series = zero, x.like(_FIRST_TERM)
    for place, coefficient in enumerate(of.LANCZOS, start=1):
        factor = x.like(coefficient)
        term = z + x.like(place)
        derivative = derivative - factor / (term * term)
        series = series + factor / term
    base = x.like(_BASE)
    sum_of_base = base + z
    logarithm_of_base = x.like(_LOGARITHM_OF_BASE)
    logarithm = logarithm_of_base + (z / base).log1p()
    quotient = derivative / series
    last = x.like(_G) / sum_of_base
    found = logarithm + quotient - last
    reduced = x + abs((x + x.like(0.5)).floor())
    pi = x.like(_PI)
    angle = pi * reduced
    cosine, sine = angle.cos(), angle.sin()
    reflected = found - pi * cosine / sine
    found = select(is_reflected, reflected, found)
    is_pole = (x <= zero) & x.equals(x.floor())
    return select(is_pole, x.nan(), found)


def polygamma(n: Tensor, x: Tensor) -> Tensor:
    """n! zeta(n + 1, x) with the sign of (-1)^(n + 1), and the digamma function for n = 0; NaN for no order."""
    one, two = x.like(1.0), x.like(2.0)
    sign = two * (n % two) - one
    following = n + one
    factorial = lgamma(following).exp()
    sum_of_powers = zeta(following, x)
    found = sign * factorial * sum_of_powers
    zero = x.like(0.0)
    is_zero = n.equals(zero)
    found = select(is_zero, digamma(x), found)
    is_no_order = n.differs(n.floor()) | (n < zero)
    return select(is_no_order, x.nan(), found)


# --- Hurwitz's zeta function ------------------------------------------------------------------------------------------------

#: How many terms are added up before Euler and Maclaurin's formula.
_TERMS = 9


def zeta(x: Tensor, q: Tensor) -> Tensor:
    """The sum of (q + k)^-x: some terms, and the others by Euler and Maclaurin's formula."""
    zero, one = q.like(0.0), q.like(1.0)
    exponent = -x
    total = q**exponent
    base = q
    for _ in range(_TERMS):
        base = base + one
        total = total + base**exponent
    base = base + one
    last = base**exponent
    one_of_x = x.like(1.0)
    integral = last * base / (x - one_of_x)
    inverse = one / (base * base)
    series = zero
    for place, coefficient in zip(range(22, 0, -2), of.EULER_MACLAURIN, strict=True):
        factor = (x + x.like(place)) * (x + x.like(place - 1))
        series = factor * (inverse * (series + base.like(coefficient)))
    half = last.like(0.5)
    ratio = x / base
    correction = last * (half + ratio * (base.like(1 / 12) + series))
    found = total + integral + correction
    is_small = abs(last) < abs(total) * base.smallest()
    found = select(is_small, total, found)
    return _outside(x, q, found, zero, one, one_of_x)


def _outside(
    x: Tensor, q: Tensor, found: Tensor, zero: Tensor, one: Tensor, one_of_x: Tensor
) -> Tensor:
    """NaN below 1 and of powers of negative numbers that are no numbers; infinite at 1 and at poles of even powers."""
    nan = x.nan()
    found = select(x < one_of_x, nan, found)
    is_not_positive = q <= zero
    has_no_power = is_not_positive & x.differs(x.floor())
    found = select(has_no_power, nan, found)
    infinity = x.infinity()
    is_pole = is_not_positive & q.equals(q.floor())
    two = x.like(2.0)
    is_even = x.equals(x.floor()) & (x % two).equals(zero)
    found = select(is_pole, select(is_even, infinity, nan), found)
    return select(x.equals(one), infinity, found)


# --- the Bessel function ----------------------------------------------------------------------------------------------------


def bessel_i1e(x: Tensor) -> Tensor:
    """The modified Bessel function of order 1 times e^-|x|, by series of Chebyshev polynomials below and above 8."""
    is_double = _is_double(x)
    of_near = of.BESSEL_OF_DOUBLE_NEAR if is_double else of.BESSEL_OF_SINGLE_NEAR
    of_far = of.BESSEL_OF_DOUBLE_FAR if is_double else of.BESSEL_OF_SINGLE_FAR
    size = abs(x)
    half, two, thirty_two, eight = (x.like(number) for number in (0.5, 2.0, 32.0, 8.0))
    near = size * chebyshev(half * size - two, of_near)
    far = chebyshev(thirty_two / size - two, of_far) / size.sqrt()
    found = select(size <= eight, near, far)
    return x.sign() * found
