"""Quotients of complex numbers: by the definition, or by Smith's algorithm with cases for what is not finite."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.complex.floats import Floats, Pair
from odsgen.runtime import Value


def quotient(n: Floats, op: Any, complex_range: str) -> Pair:
    """The parts of a quotient."""
    left, right = op.operands
    a, b = n.parts(left)
    c, d = n.parts(right)
    if complex_range == "improved":
        return _by_smith(n, (a, b), (c, d))
    square = n.add(n.mul(c, c), n.mul(d, d))
    real = n.add(n.mul(a, c), n.mul(b, d))
    imaginary = n.sub(n.mul(b, c), n.mul(a, d))
    return n.div(real, square), n.div(imaginary, square)


def _by_smith(n: Floats, left: Pair, right: Pair) -> Pair:
    a, b = left
    c, d = right
    ratio = n.div(c, d)
    divisor = n.add(d, n.mul(ratio, c))
    real = n.div(n.add(n.mul(a, ratio), b), divisor)
    by_imaginary = real, n.div(n.sub(n.mul(b, ratio), a), divisor)
    ratio = n.div(d, c)
    divisor = n.add(c, n.mul(ratio, d))
    real = n.div(n.add(a, n.mul(b, ratio)), divisor)
    by_real = real, n.div(n.sub(b, n.mul(a, ratio)), divisor)
    return _with_special_cases(n, left, right, by_imaginary, by_real)


def _with_special_cases(
    n: Floats, left: Pair, right: Pair, by_imaginary: Pair, by_real: Pair
) -> Pair:
    a, b = left
    c, d = right

    def compare(predicate: str, one: Value, other: Value) -> Value:
        return n.compare(predicate, one, other, flags=None)

    zero = n.constant(0.0)
    width_c = n.math("absf", c)
    is_zero_c = compare("oeq", width_c, zero)
    width_d = n.math("absf", d)
    is_zero_d = compare("oeq", width_d, zero)
    numbers = compare("ord", a, zero), compare("ord", b, zero)
    has_number = n.either(*numbers)
    by_zero = n.both(has_number, n.both(is_zero_c, is_zero_d))
    infinity = n.constant(float("inf"))
    signed = n.math("copysign", infinity, c, flags=None)
    of_zero = n.mul(signed, a), n.mul(signed, b)
    finite_right = n.both(compare("one", width_c, infinity), compare("one", width_d, infinity))
    width_a = n.math("absf", a)
    is_infinite_a = compare("oeq", width_a, infinity)
    width_b = n.math("absf", b)
    is_infinite_b = compare("oeq", width_b, infinity)
    of_infinite = n.both(n.either(is_infinite_a, is_infinite_b), finite_right)
    one = n.constant(1.0)
    sign_a = n.math("copysign", n.select(is_infinite_a, one, zero), a, flags=None)
    sign_b = n.math("copysign", n.select(is_infinite_b, one, zero), b, flags=None)
    sums = n.add(n.mul(sign_a, c), n.mul(sign_b, d))
    endless = n.mul(infinity, sums)
    product = n.mul(sign_a, d)
    difference = n.sub(n.mul(sign_b, c), product)
    infinite = endless, n.mul(infinity, difference)
    finite_left = n.both(compare("one", width_a, infinity), compare("one", width_b, infinity))
    is_infinite_c = compare("oeq", width_c, infinity)
    is_infinite_d = compare("oeq", width_d, infinity)
    by_infinite = n.both(finite_left, n.either(is_infinite_c, is_infinite_d))
    sign_c = n.math("copysign", n.select(is_infinite_c, one, zero), c, flags=None)
    sign_d = n.math("copysign", n.select(is_infinite_d, one, zero), d, flags=None)
    sums = n.add(n.mul(a, sign_c), n.mul(b, sign_d))
    vanishing = n.mul(zero, sums)
    difference = n.sub(n.mul(b, sign_c), n.mul(a, sign_d))
    nothing = vanishing, n.mul(zero, difference)
    is_steep = compare("olt", width_c, width_d)
    plain = _selected(n, is_steep, by_imaginary, by_real)
    special = _selected(n, by_infinite, nothing, plain)
    special = _selected(n, of_infinite, infinite, special)
    special = _selected(n, by_zero, of_zero, special)
    are_nan = compare("uno", plain[0], zero), compare("uno", plain[1], zero)
    return _selected(n, n.both(*are_nan), special, plain)


def _selected(n: Floats, condition: Value, then: Pair, otherwise: Pair) -> Pair:
    first = n.select(condition, then[0], otherwise[0])
    return first, n.select(condition, then[1], otherwise[1])
