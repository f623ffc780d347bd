"""Folds of `math`.

As in MLIR, `f32` uses the `float` functions of the C library.  Without a library, and for other
formats, only
exact operations are folded.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from odsgen.dialects.arith.float_folds import semantics_of
from odsgen.dialects.math.library import call
from odsgen.dialects.shared import float_bits, fold_numbers, number_attribute, signed, width_of
from odsgen.hooks import folds
from odsgen.runtime import Attribute, FloatSemantics, Operation, Value
from odsgen.runtime.floats import arithmetic
from odsgen_dialects.math import (
    AbsFOp,
    AbsIOp,
    AcoshOp,
    AcosOp,
    AsinhOp,
    AsinOp,
    Atan2Op,
    AtanhOp,
    AtanOp,
    CeilOp,
    CopySignOp,
    CoshOp,
    CosOp,
    CountLeadingZerosOp,
    CountTrailingZerosOp,
    CtPopOp,
    ErfcOp,
    ErfOp,
    Exp2Op,
    ExpM1Op,
    ExpOp,
    FloorOp,
    IPowIOp,
    IsFiniteOp,
    IsInfOp,
    IsNaNOp,
    IsNormalOp,
    Log1pOp,
    Log2Op,
    Log10Op,
    LogOp,
    PowFOp,
    RoundEvenOp,
    RoundOp,
    SinhOp,
    SinOp,
    SqrtOp,
    TanhOp,
    TanOp,
    TruncOp,
)

if TYPE_CHECKING:

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def _fold(op: Operation, operands: Constants, compute: Callable[..., int | None]) -> Folded:
    folded = fold_numbers(operands, op.results[0].type, compute)
    return None if folded is None else [folded]


# --- functions of the C library -----------------------------------------------------------------------------------------


def _call(op: Operation, operands: Constants, function: str) -> Folded:
    width = semantics_of(op).width
    return _fold(op, operands, lambda *bits: call(function, width, bits))


def _call_unless_negative(op: Operation, operands: Constants, function: str) -> Folded:
    semantics = semantics_of(op)

    def compute(bits: int) -> int | None:
        return None if semantics.is_negative(bits) else call(function, semantics.width, (bits,))

    return _fold(op, operands, compute)


@folds(AcosOp)
def fold_acos(op: Operation, operands: Constants) -> Folded:
    """AcosOp::fold"""
    return _call(op, operands, "acos")


@folds(AcoshOp)
def fold_acosh(op: Operation, operands: Constants) -> Folded:
    """AcoshOp::fold"""
    return _call(op, operands, "acosh")


@folds(AsinOp)
def fold_asin(op: Operation, operands: Constants) -> Folded:
    """AsinOp::fold"""
    return _call(op, operands, "asin")


@folds(AsinhOp)
def fold_asinh(op: Operation, operands: Constants) -> Folded:
    """AsinhOp::fold"""
    return _call(op, operands, "asinh")


@folds(AtanOp)
def fold_atan(op: Operation, operands: Constants) -> Folded:
    """AtanOp::fold"""
    return _call(op, operands, "atan")


@folds(AtanhOp)
def fold_atanh(op: Operation, operands: Constants) -> Folded:
    """AtanhOp::fold"""
    return _call(op, operands, "atanh")


@folds(CosOp)
def fold_cos(op: Operation, operands: Constants) -> Folded:
    """CosOp::fold"""
    return _call(op, operands, "cos")


@folds(CoshOp)
def fold_cosh(op: Operation, operands: Constants) -> Folded:
    """CoshOp::fold"""
    return _call(op, operands, "cosh")


@folds(ErfOp)
def fold_erf(op: Operation, operands: Constants) -> Folded:
    """ErfOp::fold"""
    return _call(op, operands, "erf")


@folds(ErfcOp)
def fold_erfc(op: Operation, operands: Constants) -> Folded:
    """ErfcOp::fold"""
    return _call(op, operands, "erfc")


@folds(ExpOp)
def fold_exp(op: Operation, operands: Constants) -> Folded:
    """ExpOp::fold"""
    return _call(op, operands, "exp")


@folds(Exp2Op)
def fold_exp2(op: Operation, operands: Constants) -> Folded:
    """Exp2Op::fold"""
    return _call(op, operands, "exp2")


@folds(ExpM1Op)
def fold_expm1(op: Operation, operands: Constants) -> Folded:
    """ExpM1Op::fold"""
    return _call(op, operands, "expm1")


@folds(RoundOp)
def fold_round(op: Operation, operands: Constants) -> Folded:
    """RoundOp::fold"""
    return _call(op, operands, "round")


@folds(SinOp)
def fold_sin(op: Operation, operands: Constants) -> Folded:
    """SinOp::fold"""
    return _call(op, operands, "sin")


@folds(SinhOp)
def fold_sinh(op: Operation, operands: Constants) -> Folded:
    """SinhOp::fold"""
    return _call(op, operands, "sinh")


@folds(TanOp)
def fold_tan(op: Operation, operands: Constants) -> Folded:
    """TanOp::fold"""
    return _call(op, operands, "tan")


@folds(TanhOp)
def fold_tanh(op: Operation, operands: Constants) -> Folded:
    """TanhOp::fold"""
    return _call(op, operands, "tanh")


@folds(TruncOp)
def fold_trunc(op: Operation, operands: Constants) -> Folded:
    """TruncOp::fold"""
    return _call(op, operands, "trunc")


@folds(LogOp)
def fold_log(op: Operation, operands: Constants) -> Folded:
    """LogOp::fold"""
    return _call_unless_negative(op, operands, "log")


@folds(Log2Op)
def fold_log2(op: Operation, operands: Constants) -> Folded:
    """Log2Op::fold"""
    return _call_unless_negative(op, operands, "log2")


@folds(Log10Op)
def fold_log10(op: Operation, operands: Constants) -> Folded:
    """Log10Op::fold"""
    return _call_unless_negative(op, operands, "log10")


@folds(SqrtOp)
def fold_sqrt(op: Operation, operands: Constants) -> Folded:
    """SqrtOp::fold"""
    return _call_unless_negative(op, operands, "sqrt")


@folds(Log1pOp)
def fold_log1p(op: Operation, operands: Constants) -> Folded:
    """Log1pOp::fold"""
    semantics = semantics_of(op)
    one = semantics.from_fraction(1)

    def compute(bits: int) -> int | None:
        if semantics.is_negative(arithmetic.add(semantics, bits, one)):
            return None
        return call("log1p", semantics.width, (bits,))

    return _fold(op, operands, compute)


@folds(Atan2Op)
def fold_atan2(op: Operation, operands: Constants) -> Folded:
    """Atan2Op::fold"""
    semantics = semantics_of(op)

    def compute(a: int, b: int) -> int | None:
        if semantics.is_zero(a) and semantics.is_zero(b):
            return semantics.nan()
        return call("atan2", semantics.width, (a, b))

    return _fold(op, operands, compute)


@folds(PowFOp)
def fold_powf(op: Operation, operands: Constants) -> Folded:
    """PowFOp::fold"""
    return _call(op, operands, "pow")


# --- exact in all formats -----------------------------------------------------------------------------------------------


def _fold_integral(
    op: Operation, operands: Constants, rounding: Callable[[Fraction], int]
) -> Folded:
    semantics = semantics_of(op)

    def compute(bits: int) -> int:
        if not semantics.is_finite(bits) or semantics.is_zero(bits):
            return arithmetic.quiet(semantics, bits)
        number = rounding(semantics.to_fraction(bits))
        negative = semantics.is_negative(bits)
        return semantics.from_fraction(number) if number else semantics.zero(negative)

    return _fold(op, operands, compute)


@folds(CeilOp)
def fold_ceil(op: Operation, operands: Constants) -> Folded:
    """CeilOp::fold"""
    return _fold_integral(op, operands, math.ceil)


@folds(FloorOp)
def fold_floor(op: Operation, operands: Constants) -> Folded:
    """FloorOp::fold"""
    return _fold_integral(op, operands, math.floor)


@folds(RoundEvenOp)
def fold_roundeven(op: Operation, operands: Constants) -> Folded:
    """RoundEvenOp::fold"""
    return _fold_integral(op, operands, round)


@folds(AbsFOp)
def fold_absf(op: Operation, operands: Constants) -> Folded:
    """AbsFOp::fold"""
    semantics = semantics_of(op)

    def compute(bits: int) -> int:
        return arithmetic.negate(semantics, bits) if semantics.is_negative(bits) else bits

    return _fold(op, operands, compute)


@folds(CopySignOp)
def fold_copysign(op: Operation, operands: Constants) -> Folded:
    """CopySignOp::fold"""
    semantics = semantics_of(op)

    def compute(a: int, b: int) -> int:
        differ = semantics.is_negative(a) != semantics.is_negative(b)
        return arithmetic.negate(semantics, a) if differ else a

    return _fold(op, operands, compute)


def _fold_class(
    op: Operation, operands: Constants, holds: Callable[[FloatSemantics, int], bool]
) -> Folded:
    """Folds a scalar or a splat, as MLIR does."""
    bits = float_bits(operands[0])
    if bits is None:
        return None
    answer = number_attribute(int(holds(semantics_of(op), bits)), op.results[0].type)
    return None if answer is None else [answer]


@folds(IsFiniteOp)
def fold_isfinite(op: Operation, operands: Constants) -> Folded:
    """IsFiniteOp::fold"""
    return _fold_class(op, operands, lambda semantics, bits: semantics.is_finite(bits))


@folds(IsInfOp)
def fold_isinf(op: Operation, operands: Constants) -> Folded:
    """IsInfOp::fold"""
    return _fold_class(op, operands, lambda semantics, bits: semantics.is_infinity(bits))


@folds(IsNaNOp)
def fold_isnan(op: Operation, operands: Constants) -> Folded:
    """IsNaNOp::fold"""
    return _fold_class(op, operands, lambda semantics, bits: semantics.is_nan(bits))


@folds(IsNormalOp)
def fold_isnormal(op: Operation, operands: Constants) -> Folded:
    """IsNormalOp::fold"""

    def holds(semantics: FloatSemantics, bits: int) -> bool:
        return semantics.is_finite(bits) and not (
            semantics.is_zero(bits) or semantics.is_denormal(bits)
        )

    return _fold_class(op, operands, holds)


# --- integers -----------------------------------------------------------------------------------------------------------


@folds(AbsIOp)
def fold_absi(op: Operation, operands: Constants) -> Folded:
    """AbsIOp::fold"""
    width = width_of(op.operands[0].type)
    return _fold(op, operands, lambda bits: abs(signed(bits, width)) % (1 << width))


@folds(CountLeadingZerosOp)
def fold_ctlz(op: Operation, operands: Constants) -> Folded:
    """CountLeadingZerosOp::fold"""
    width = width_of(op.operands[0].type)
    return _fold(op, operands, lambda bits: _truncated(width - bits.bit_length(), width))


@folds(CountTrailingZerosOp)
def fold_cttz(op: Operation, operands: Constants) -> Folded:
    """CountTrailingZerosOp::fold"""
    width = width_of(op.operands[0].type)

    def compute(bits: int) -> int:
        return _truncated((bits & -bits).bit_length() - 1 if bits else width, width)

    return _fold(op, operands, compute)


@folds(CtPopOp)
def fold_ctpop(op: Operation, operands: Constants) -> Folded:
    """CtPopOp::fold"""
    width = width_of(op.operands[0].type)
    return _fold(op, operands, lambda bits: _truncated(bits.bit_count(), width))


def _truncated(number: int, width: int) -> int:
    return number % (1 << width)


@folds(IPowIOp)
def fold_ipowi(op: Operation, operands: Constants) -> Folded:
    """IPowIOp::fold"""
    width = width_of(op.operands[0].type)
    ones = (1 << width) - 1

    def compute(base: int, exponent: int) -> int | None:
        power = signed(exponent, width)
        if power >= 0:
            return pow(base, power, 1 << width)
        if base == 0:
            return None
        if base == 1:
            return 1
        if base != ones:
            return 0
        return ones if power % 2 else 1

    return _fold(op, operands, compute)
