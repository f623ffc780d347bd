"""Special functions of doubles, as precise as a double is."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from odsgen.interpreter import Unsupported

#: How many terms of a series are added up.
_MOST_TERMS = 10_000

#: The numbers of Bernoulli with even index from 2 on.
_BERNOULLI = (
    1 / 6,
    -1 / 30,
    1 / 42,
    -1 / 30,
    5 / 66,
    -691 / 2730,
    7 / 6,
    -3617 / 510,
    43867 / 798,
    -174611 / 330,
    854513 / 138,
    -236364091 / 2730,
)


def gamma_logarithm(x: float) -> float:
    """The logarithm of the size of the gamma function."""
    try:
        return math.lgamma(x)
    except (ValueError, OverflowError):
        return math.inf


def digamma(x: float) -> float:
    """The derivative of the logarithm of the gamma function; NaN at its poles."""
    if x == math.inf:
        return x
    if not math.isfinite(x) or (x <= 0 and x == math.floor(x)):
        return math.nan
    if x < 0.5:
        turned = math.fmod(x, 1.0)
        return digamma(1 - x) - math.pi / math.tan(math.pi * turned)
    found = 0.0
    while x < 12:
        found -= 1 / x
        x += 1
    found += math.log(x) - 1 / (2 * x)
    power = 1.0
    for number, bernoulli in enumerate(_BERNOULLI, start=1):
        power /= x * x
        found -= bernoulli * power / (2 * number)
    return found


def hurwitz_zeta(s: float, q: float) -> float:
    """The sum of (q + k)^-s over k from 0 on, by Euler and Maclaurin's formula."""
    if s == 1:
        return math.inf
    if math.isnan(s) or math.isnan(q) or s < 1:
        return math.nan
    if q <= 0:
        if q == math.floor(q):
            is_even = s == math.floor(s) and s % 2 == 0
            return math.inf if is_even else math.nan
        if s != math.floor(s):
            return math.nan
    if math.isinf(s):
        return math.inf if q < 1 else float(q == 1)
    if q < -_MOST_TERMS:
        raise Unsupported(f"cannot be evaluated below {-_MOST_TERMS}")
    count = max(12, math.ceil(12 - q))
    try:
        found = math.fsum(_power(q + k, -s) for k in range(count))
        end = q + count
        tail = _power(end, 1 - s) / (s - 1) + _power(end, -s) / 2
    except OverflowError:
        return math.inf
    factor, power = s, _power(end, -s - 1)
    for number, bernoulli in enumerate(_BERNOULLI, start=1):
        tail += bernoulli * factor * power / math.factorial(2 * number)
        factor *= (s + 2 * number - 1) * (s + 2 * number)
        power /= end * end
        if power == 0 or math.isinf(factor):
            break
    return found + tail


def _power(base: float, exponent: float) -> float:
    found: float = base**exponent
    return found


def polygamma(n: float, x: float) -> float:
    """The derivative of that order of the digamma function; NaN of no order."""
    if math.isnan(x) or n < 0 or n != math.floor(n) or math.isinf(n):
        return math.nan
    if n == 0:
        return digamma(x)
    zeta = hurwitz_zeta(n + 1, x)
    sign = 1.0 if n % 2 else -1.0
    try:
        return (
            sign * math.exp(math.lgamma(n + 1)) * zeta
            if n > 170
            else sign * math.gamma(n + 1) * zeta
        )
    except OverflowError:
        return sign * math.inf * zeta if zeta else math.nan


def error_inverse(y: float) -> float:
    """The number whose error function is y."""
    if y != y or abs(y) > 1:
        return math.nan
    if abs(y) == 1:
        return math.copysign(math.inf, y)
    if y == 0:
        return y
    rest = (1 - y) * (1 + y)
    logarithm = math.log(rest)
    a = 0.147
    middle = 2 / (math.pi * a) + logarithm / 2
    x = math.sqrt(math.sqrt(middle * middle - logarithm / a) - middle)
    size = abs(y)
    for _ in range(4):  # Newton's method
        difference = math.erf(x) - size if size <= 0.5 else (1 - size) - math.erfc(x)
        x -= difference * math.sqrt(math.pi) / 2 * math.exp(x * x)
    return math.copysign(x, y)


def scaled_bessel(x: float) -> float:
    """The modified Bessel function of order 1, times e^-|x|."""
    size = abs(x)
    if x != x or size == 0:
        return x
    if math.isinf(size):
        return math.copysign(0.0, x)
    if size <= 30:
        half = size / 2
        found = math.fsum(_terms(half * math.exp(-size), half * half))
        return math.copysign(found, x)
    total, term = 1.0, 1.0
    for k in range(1, 30):
        following = -term * (4 - (2 * k - 1) ** 2) / (8 * k * size)
        if abs(following) >= abs(term):
            break
        term = following
        total += term
    return math.copysign(total / math.sqrt(2 * math.pi * size), x)


def _terms(first: float, square: float) -> Iterable[float]:
    term, k = first, 0
    while term:
        yield term
        if term < first * 1e-20 and k > square:
            return
        k += 1
        term *= square / (k * (k + 1))


def _of_domain(
    function: Callable[[float], float], is_odd: bool = False
) -> Callable[[float], float]:
    def compute(x: float) -> float:
        try:
            return function(x)
        except OverflowError:
            return math.copysign(math.inf, x) if is_odd else math.inf
        except ValueError:
            return math.nan

    return compute


def _atanh(x: float) -> float:
    if abs(x) == 1:
        return math.copysign(math.inf, x)
    return math.atanh(x) if abs(x) < 1 else math.nan


#: Functions of one or two doubles, by the names of CHLO's operations.
FUNCTIONS: dict[str, Callable[..., float]] = {
    "acos": _of_domain(math.acos),
    "acosh": _of_domain(math.acosh),
    "asin": _of_domain(math.asin),
    "asinh": math.asinh,
    "atan": math.atan,
    "atanh": _atanh,
    "bessel_i1e": scaled_bessel,
    "cosh": _of_domain(math.cosh),
    "digamma": digamma,
    "erf": math.erf,
    "erf_inv": error_inverse,
    "erfc": math.erfc,
    "lgamma": gamma_logarithm,
    "polygamma": polygamma,
    "sinh": _of_domain(math.sinh, is_odd=True),
    "tan": _of_domain(math.tan),
    "zeta": hurwitz_zeta,
}
