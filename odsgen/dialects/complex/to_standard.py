"""`convert-complex-to-standard`: complex numbers by `arith` and `math` on their parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.complex.division import quotient
from odsgen.dialects.complex.floats import Floats, Pair, magnitude
from odsgen.passes import Pass, choice, register_pass
from odsgen.runtime import Operation, Value
from odsgen_dialects import arith, complex

Build = Callable[[Floats, Any], Value | Pair]

_INFINITE, _NAN = float("inf"), float("nan")


# --- arithmetic -------------------------------------------------------------------------------------------------------------


def _by_parts(kind: str) -> Build:
    def build(n: Floats, op: Any) -> Pair:
        left, right = op.operands
        first = getattr(n, kind)(n.re(left), n.re(right))
        return first, getattr(n, kind)(n.im(left), n.im(right))

    return build


def _product(n: Floats, op: Any) -> Pair:
    (a, b), (c, d) = map(n.parts, op.operands)
    real = n.sub(n.mul(a, c), n.mul(b, d))
    return real, n.add(n.mul(b, c), n.mul(a, d))


def _equality(predicate: str, join: Any) -> Build:
    def build(n: Floats, op: Any) -> Value:
        (a, b), (c, d) = map(n.parts, op.operands)
        same = n.compare(predicate, a, c, flags=None), n.compare(predicate, b, d, flags=None)
        return n.insert(join.build(*same))

    return build


def _negation(n: Floats, op: Any) -> Pair:
    real, imaginary = n.parts(op.operands[0])
    return n.negate(real, None), n.negate(imaginary, None)


def _conjugate(n: Floats, op: Any) -> Pair:
    real, imaginary = n.parts(op.operands[0])
    return real, n.negate(imaginary, None)


def _absolute(n: Floats, op: Any) -> Value:
    return magnitude(n, *n.parts(op.operands[0]))


def _angle(n: Floats, op: Any) -> Value:
    real, imaginary = n.parts(op.operands[0])
    return n.math("atan2", imaginary, real)


def _sign(n: Floats, op: Any) -> Value:
    (number,) = op.operands
    real, imaginary = n.parts(number)
    zero = n.constant(0.0)
    are_zero = [n.compare("oeq", part, zero, flags=None) for part in (real, imaginary)]
    is_zero = n.both(*are_zero)
    length = n.complex_op(complex.AbsOp, number)
    made = n.create(n.div(real, length), n.div(imaginary, length))
    return n.select(is_zero, number, made)


# --- exponentials and logarithms ----------------------------------------------------------------------------------------------


def _exponential(n: Floats, op: Any) -> Pair:
    """In two steps where the exponential of the real part overflows."""
    real, imaginary = n.parts(op.operands[0])
    zero, half, infinity = n.constant(0.0), n.constant(0.5), n.constant(_INFINITE)
    whole = n.math("exp", real)
    root = n.math("exp", n.mul(real, half))
    cosine, sine = n.math("cos", imaginary), n.math("sin", imaginary)
    overflows = n.compare("oeq", whole, infinity)
    is_real = n.compare("oeq", imaginary, zero, flags=None)
    plain = n.mul(whole, cosine)
    result = n.select(overflows, n.mul(n.mul(root, cosine), root), plain)
    plain = n.mul(whole, sine)
    other = n.select(overflows, n.mul(n.mul(root, sine), root), plain)
    return result, n.select(is_real, zero, other)


#: The cosine less 1 is a polynomial of the square for small numbers.
_COSINE_LESS_ONE = (
    4.7377507964246208e-14,
    -1.147028484342536e-11,
    2.087675428708152e-9,
    -2.755731921499979e-7,
    2.4801587301570551e-5,
    -0.0013888888888888872,
    0.041666666666666664,
)


def _cosine_less_one(n: Floats, number: Value) -> Value:
    minus_half, minus_one = n.constant(-0.5), n.constant(-1.0)
    direct = n.add(n.math("cos", number), minus_one)
    square = n.mul(number, number)
    fourth = n.mul(square, square)
    total = n.constant(_COSINE_LESS_ONE[0])
    for coefficient in _COSINE_LESS_ONE[1:]:
        total = n.math("fma", total, square, n.constant(coefficient))
    total = n.mul(fourth, total)
    small = n.add(total, n.mul(minus_half, square), flags=None)
    limit = n.constant(0.6168500)
    return n.select(n.compare("oge", square, limit), direct, small)


def _exponential_less_one(n: Floats, op: Any) -> Pair:
    real, imaginary = n.parts(op.operands[0])
    zero, one = n.constant(0.0), n.constant(1.0)
    less_one = n.math("expm1", real)
    whole = n.add(less_one, one)
    sine = n.math("sin", imaginary)
    cosine = _cosine_less_one(n, imaginary)
    result = n.add(n.mul(less_one, n.add(cosine, one)), cosine)
    is_real = n.compare("oeq", imaginary, zero)
    return result, n.select(is_real, zero, n.mul(whole, sine))


def _logarithm(n: Floats, op: Any) -> Pair:
    (number,) = op.operands
    length = n.math("log", n.complex_op(complex.AbsOp, number))
    real, imaginary = n.parts(number)
    return length, n.math("atan2", imaginary, real)


def _logarithm_of_one_more(n: Floats, op: Any) -> Pair:
    real, imaginary = n.parts(op.operands[0])
    half, one = n.constant(0.5), n.constant(1.0)
    more = n.add(real, one)
    widths = n.math("absf", more), n.math("absf", imaginary)
    larger, smaller = n.binary(arith.MaximumFOp, *widths), n.binary(arith.MinimumFOp, *widths)
    is_wide = n.compare("ogt", more, widths[1])
    less = n.sub(larger, one)
    less = n.select(is_wide, real, less)
    flags = n.without_finite
    ratio = n.div(smaller, larger, flags)
    total = n.math("log1p", less)
    rest = n.math("log1p", n.mul(ratio, ratio, flags), flags=flags)
    total = n.add(n.mul(half, rest, flags), total, flags)
    is_nan = n.compare("uno", total, total, flags)
    result = n.select(is_nan, smaller, total)
    return result, n.math("atan2", imaginary, more)


# --- powers -------------------------------------------------------------------------------------------------------------------


def _power(n: Floats, op: Any) -> Value:
    base, exponent = op.operands
    c, d = n.parts(exponent)
    a, b = n.parts(base)
    length = n.complex_op(complex.AbsOp, base)
    factor = n.math("powf", length, c)
    minus = n.negate(d)
    angle = n.math("atan2", b, a)
    factor = n.mul(factor, n.math("exp", n.mul(minus, angle)))
    logarithm = n.math("log", length)
    turn = n.add(n.mul(c, angle), n.mul(d, logarithm))
    cosine, sine = n.math("cos", turn), n.math("sin", turn)
    infinity, zero, one = n.constant(_INFINITE), n.constant(0.0), n.constant(1.0)
    whole, nothing, endless = n.create(one, zero), n.create(zero, zero), n.create(infinity, zero)
    of_zero = n.compare("oeq", length, zero)
    is_real = n.compare("oeq", d, zero)
    to_zero = n.compare("oeq", c, zero)
    is_real_base = n.compare("oeq", b, zero)
    is_positive = n.compare("ole", zero, c)
    parts = n.mul(factor, cosine), n.mul(factor, sine)
    of_nothing = n.select(to_zero, whole, nothing)
    result = n.create(*parts)
    of_zero = n.both(n.both(of_zero, is_real), is_positive)
    result = n.select(of_zero, of_nothing, result)
    result = n.select(n.both(to_zero, is_real), whole, result)
    is_one = n.both(n.compare("oeq", a, one), is_real_base)
    result = n.select(is_one, whole, result)
    is_infinite = n.both(n.compare("oeq", a, infinity), is_real_base)
    grows = n.both(is_real, n.compare("ogt", c, zero))
    result = n.select(n.both(is_infinite, grows), endless, result)
    shrinks = n.both(is_real, n.compare("olt", c, zero))
    return n.select(n.both(is_infinite, shrinks), nothing, result)


def _integer_power(n: Floats, op: Any) -> Value:
    base, exponent = op.operands
    real = n.insert(arith.SIToFPOp.build(n.element, exponent))
    number = n.create(real, n.constant(0.0))
    return n.complex_op(complex.PowOp, base, number)


def _square_root(n: Floats, op: Any) -> Pair:
    zero, half = n.constant(0.0), n.constant(0.5)
    real, imaginary = n.parts(op.operands[0])
    length = magnitude(n, real, imaginary, root="sqrt")
    angle = n.mul(n.math("atan2", imaginary, real), half)
    cosine, sine = n.math("cos", angle), n.math("sin", angle)
    has_no_sine = n.compare("oeq", sine, zero)
    result = n.mul(length, cosine)
    other = n.select(has_no_sine, zero, n.mul(length, sine))
    if not n.is_finite:
        infinity, least, nan = n.constant(_INFINITE), n.constant(-_INFINITE), n.constant(_NAN)
        width = n.math("absf", imaginary)
        is_wide = n.compare("oeq", width, infinity)
        is_narrow = n.compare("one", width, infinity)
        is_infinite = n.compare("oeq", real, infinity)
        is_least = n.compare("oeq", real, least)
        result = n.select(n.both(is_least, is_narrow), zero, result)
        result = n.select(n.either(is_wide, is_infinite), infinity, result)
        signed = n.math("copysign", infinity, imaginary)
        is_nan = n.compare("uno", length, length, flags=None)
        other = n.select(is_nan, nan, other)
        other = n.select(n.either(is_wide, is_least), signed, other)
    is_zero = n.compare("oeq", length, zero)
    return n.select(is_zero, zero, result), n.select(is_zero, zero, other)


def _reciprocal_square_root(n: Floats, op: Any) -> Pair:
    zero, infinity = n.constant(0.0), n.constant(_INFINITE)
    minus_half, nan = n.constant(-0.5), n.constant(_NAN)
    real, imaginary = n.parts(op.operands[0])
    length = magnitude(n, real, imaginary, root="rsqrt")
    angle = n.mul(n.math("atan2", imaginary, real), minus_half)
    cosine, sine = n.math("cos", angle), n.math("sin", angle)
    result, other = n.mul(length, cosine), n.mul(length, sine)
    if not n.is_finite:
        minus_one = n.constant(-1.0)
        signs = n.math("copysign", zero, real), n.math("copysign", zero, imaginary)
        opposite = n.mul(minus_one, signs[1])
        widths = n.math("absf", real), n.math("absf", imaginary)
        is_wide = n.compare("oeq", widths[1], infinity)
        is_nan = n.compare("uno", real, real)
        is_infinite = n.compare("oeq", widths[0], infinity)
        vanishes = n.either(n.both(is_wide, is_nan), is_infinite)
        result = n.select(vanishes, signs[0], result)
        other = n.select(vanishes, opposite, other)
    are_zero = n.compare("oeq", real, zero), n.compare("oeq", imaginary, zero)
    is_zero = n.both(*are_zero)
    return n.select(is_zero, infinity, result), n.select(is_zero, nan, other)


# --- trigonometry -------------------------------------------------------------------------------------------------------------


def _sine_or_cosine(*, is_sine: bool) -> Build:
    def build(n: Floats, op: Any) -> Pair:
        real, imaginary = n.parts(op.operands[0])
        half = n.constant(0.5)
        whole = n.math("exp", imaginary)
        grows, shrinks = n.mul(half, whole), n.div(half, whole)
        sine, cosine = n.math("sin", real), n.math("cos", real)
        if is_sine:
            result = n.mul(n.add(grows, shrinks), sine)
            return result, n.mul(n.sub(grows, shrinks), cosine)
        result = n.mul(n.add(shrinks, grows), cosine)
        return result, n.mul(n.sub(shrinks, grows), sine)

    return build


def _hyperbolic_tangent(n: Floats, real: Value, imaginary: Value, minus_one: Value) -> Pair:
    infinity, four = n.constant(_INFINITE), n.constant(4.0)
    twice = n.add(real, real)
    opposite = n.mul(minus_one, twice)
    plus, minus = n.math("expm1", twice), n.math("expm1", opposite)
    difference = n.sub(plus, minus)
    cosine = n.math("cos", imaginary)
    square = n.mul(n.mul(cosine, cosine), four)
    numerator = n.mul(four, n.mul(cosine, n.math("sin", imaginary)))
    total = n.add(plus, minus)
    divisor = n.add(total, square)
    overflows = n.compare("oeq", total, infinity)
    limit = n.math("copysign", minus_one, real)
    result = n.select(overflows, limit, n.div(difference, divisor))
    other = n.div(numerator, divisor)
    if not n.is_finite:
        width = n.math("absf", real)
        zero, nan = n.constant(0.0), n.constant(_NAN)
        is_infinite = n.compare("oeq", width, infinity)
        is_real = n.compare("oeq", imaginary, zero)
        is_not_infinite = n.insert(arith.XOrIOp.build(is_infinite, n.true()))
        is_nan = n.compare("uno", numerator, numerator)
        has_no_limit = n.both(is_nan, is_not_infinite)
        has_limit = n.either(is_real, n.both(is_infinite, is_nan))
        result = n.select(has_no_limit, nan, result)
        other = n.select(has_limit, zero, other)
    return result, other


def _tanh(n: Floats, op: Any) -> Pair:
    real, imaginary = n.parts(op.operands[0])
    return _hyperbolic_tangent(n, real, imaginary, n.constant(-1.0))


def _tangent(n: Floats, op: Any) -> Pair:
    """That of i times the number, turned back."""
    real, imaginary = n.parts(op.operands[0])
    minus_one = n.constant(-1.0)
    opposite = n.mul(imaginary, minus_one)
    result, other = _hyperbolic_tangent(n, opposite, real, minus_one)
    return other, n.mul(result, minus_one)


def _arc_tangent(n: Floats, op: Any) -> Value:
    """-i times the logarithm of (x + i y) over the root of the sum of the squares."""
    y, x = op.operands

    def compute(kind: Any, *operands: Value) -> Value:
        return n.complex_op(kind, *operands)

    squares = compute(complex.MulOp, x, x), compute(complex.MulOp, y, y)
    length = compute(complex.SqrtOp, compute(complex.AddOp, *squares))
    zero, one = n.constant(0.0), n.constant(1.0)
    i = n.create(zero, one)
    turned = compute(complex.AddOp, x, compute(complex.MulOp, i, y))
    logarithm = compute(complex.LogOp, compute(complex.DivOp, turned, length))
    minus_i = n.create(zero, n.constant(-1.0))
    return compute(complex.MulOp, minus_i, logarithm)


# --- the pass -----------------------------------------------------------------------------------------------------------------

_BUILDERS: dict[type[Operation], Build] = {
    complex.AbsOp: _absolute,
    complex.AddOp: _by_parts("add"),
    complex.AngleOp: _angle,
    complex.Atan2Op: _arc_tangent,
    complex.ConjOp: _conjugate,
    complex.CosOp: _sine_or_cosine(is_sine=False),
    complex.EqualOp: _equality("oeq", arith.AndIOp),
    complex.ExpOp: _exponential,
    complex.Expm1Op: _exponential_less_one,
    complex.Log1pOp: _logarithm_of_one_more,
    complex.LogOp: _logarithm,
    complex.MulOp: _product,
    complex.NegOp: _negation,
    complex.NotEqualOp: _equality("une", arith.OrIOp),
    complex.PowOp: _power,
    complex.PowiOp: _integer_power,
    complex.RsqrtOp: _reciprocal_square_root,
    complex.SignOp: _sign,
    complex.SinOp: _sine_or_cosine(is_sine=True),
    complex.SqrtOp: _square_root,
    complex.SubOp: _by_parts("sub"),
    complex.TanOp: _tangent,
    complex.TanhOp: _tanh,
}


class ByParts(ConversionPattern[Any]):
    """Computes the parts of a complex number, or a number that is not complex."""

    def __init__(self, root: type[Operation], build: Build) -> None:
        super().__init__()
        self.root = root.OPERATION_NAME
        self._build = build

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        floats = Floats(op, rewriter)
        result = self._build(floats, op)
        value = floats.create(*result) if isinstance(result, tuple) else result
        rewriter.replace_op(op, [value])
        return True


def complex_to_standard(complex_range: str) -> Iterator[ByParts]:
    """The patterns; the range says how quotients are computed."""
    for root, build in _BUILDERS.items():
        yield ByParts(root, build)
    yield ByParts(complex.DivOp, lambda n, op: quotient(n, op, complex_range))


@register_pass
class ConvertComplexToStandardPass(Pass):
    """Lowers `complex` to `arith` and `math`, but for making and taking apart."""

    ARGUMENT = "convert-complex-to-standard"
    NAME = "ConvertComplexToStandardPass"
    SUMMARY = "Convert Complex dialect to standard dialect"

    complex_range = choice(
        "complex-range",
        "improved",
        "Control the intermediate calculation of complex number division",
        {"improved": "improved (default)", "basic": "basic", "none": "none"},
    )

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "math")
        target.add_legal_op("complex.create", "complex.im", "complex.re")
        roots: list[type[Operation]] = [*_BUILDERS, complex.DivOp]
        for root in roots:
            target.add_illegal_op(root.OPERATION_NAME)
        apply_partial_conversion(op, target, complex_to_standard(self.complex_range))
