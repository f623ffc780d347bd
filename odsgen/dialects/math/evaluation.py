"""Evaluation of the functions of `math` that are not exact: the C library computes them in double precision.

They are rounded then; what is exact, the spec says.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import each, float_operation, semantics_of, signed, width_of
from odsgen.hooks import evaluates
from odsgen.interpreter import Machine, Unsupported
from odsgen.runtime import FloatSemantics, Operation
from odsgen.runtime.floats import arithmetic
from odsgen_dialects import math as ops

if TYPE_CHECKING:
    from odsgen.dialects.shared.evaluation import Evaluator

    Values = Sequence[Any]

#: Bits of a double's significand.
_DOUBLE = 53


def in_double(compute: Callable[..., float]) -> Evaluator:
    """Evaluates in double precision; a domain error is NaN, an overflow infinite."""

    def evaluate(semantics: FloatSemantics, *operands: int) -> int:
        if semantics.precision > _DOUBLE:
            raise Unsupported("cannot be evaluated in a format more precise than a double")
        for bits in operands:
            if semantics.is_nan(bits) and len(operands) == 1:
                return arithmetic.quiet(semantics, bits)
        return semantics.from_float(compute(*map(semantics.to_float, operands)))

    return float_operation(evaluate)


def _unary(function: Callable[[float], float], is_odd: bool = False) -> Callable[[float], float]:
    """Wraps a unary function: infinity on overflow, NaN outside of its domain."""

    def compute(number: float) -> float:
        try:
            return function(number)
        except OverflowError:
            return math.copysign(math.inf, number) if is_odd else math.inf
        except ValueError:
            return math.nan

    return compute


def _logarithm(function: Callable[[float], float], pole: float = 0.0) -> Callable[[float], float]:
    """Wraps a logarithm: minus infinity at its pole."""
    elsewhere = _unary(function)
    return lambda number: -math.inf if number == pole else elsewhere(number)


def _hyperbolic_tangent_inverse(number: float) -> float:
    if abs(number) == 1.0:
        return math.copysign(math.inf, number)
    return math.atanh(number) if abs(number) < 1.0 else math.nan


def _power(base: float, exponent: float) -> float:
    if _is_signaling(base) or _is_signaling(exponent):
        return math.nan  # as the C library has it, also of what any other exponent makes 1
    try:
        return math.pow(base, exponent)
    except OverflowError:
        is_odd = exponent.is_integer() and exponent % 2 == 1
        return -math.inf if base < 0 and is_odd else math.inf
    except ValueError:
        if base == 0.0:
            is_odd = exponent.is_integer() and exponent % 2 == 1
            return math.copysign(math.inf, base) if is_odd else math.inf
        return math.nan


def _is_signaling(number: float) -> bool:
    return math.isnan(number) and not struct.pack(">d", number)[1] & 8


def _reciprocal_root(number: float) -> float:
    if number == 0.0:
        return math.copysign(math.inf, number)
    return 1.0 / math.sqrt(number) if number > 0.0 else math.nan


FUNCTIONS: dict[type[Operation], Callable[..., float]] = {
    ops.ExpOp: _unary(math.exp),
    ops.Exp2Op: lambda number: _power(2.0, number),
    ops.ExpM1Op: _unary(math.expm1),
    ops.LogOp: _logarithm(math.log),
    ops.Log2Op: _logarithm(math.log2),
    ops.Log10Op: _logarithm(math.log10),
    ops.Log1pOp: _logarithm(math.log1p, pole=-1.0),
    ops.SinOp: _unary(math.sin),
    ops.CosOp: _unary(math.cos),
    ops.TanOp: _unary(math.tan),
    ops.AsinOp: _unary(math.asin),
    ops.AcosOp: _unary(math.acos),
    ops.AtanOp: math.atan,
    ops.SinhOp: _unary(math.sinh, is_odd=True),
    ops.CoshOp: _unary(math.cosh),
    ops.TanhOp: math.tanh,
    ops.AsinhOp: math.asinh,
    ops.AcoshOp: _unary(math.acosh),
    ops.AtanhOp: _hyperbolic_tangent_inverse,
    ops.CbrtOp: math.cbrt,
    ops.ErfOp: math.erf,
    ops.ErfcOp: math.erfc,
    ops.RsqrtOp: _reciprocal_root,
    ops.Atan2Op: math.atan2,
    ops.PowFOp: _power,
}
for _op_class, _function in FUNCTIONS.items():
    evaluates(_op_class)(in_double(_function))


@evaluates(ops.SincosOp)
def evaluate_sincos(op: Operation, operands: Values, machine: Machine) -> Values:
    """The sine, then the cosine."""
    sine, cosine = (in_double(FUNCTIONS[of]) for of in (ops.SinOp, ops.CosOp))
    return [*sine(op, operands, machine), *cosine(op, operands, machine)]


@evaluates(ops.FPowIOp)
def evaluate_fpowi(op: Operation, operands: Values, machine: Machine) -> Values:
    """A float to an integer power."""
    semantics, width = semantics_of(op.operands[0].type), width_of(op.operands[1].type)
    if semantics.precision > _DOUBLE:
        raise Unsupported("cannot be evaluated in a format more precise than a double")

    def compute(base: int, exponent: int) -> int:
        power = max(-(1 << 1023), min(signed(exponent, width), 1 << 1023))
        return semantics.from_float(_power(semantics.to_float(base), float(power)))

    return [each(compute, operands, machine, op.results[0].type)]
