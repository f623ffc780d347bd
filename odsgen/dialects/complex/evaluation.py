"""Evaluation of `complex`: functions in double precision; sums and products have semantics."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Sequence
from typing import Any

from odsgen.dialects.shared import semantics_of, signed, width_of
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Machine, Unsupported
from odsgen.interpreter.byte_views import from_bytes, to_bytes
from odsgen.runtime import ComplexType, FloatAttr, FloatSemantics, Operation, Type
from odsgen.runtime.glue.numbers import ComplexNumber
from odsgen_dialects import complex as ops

Values = Sequence[Any]


def _semantics(type: Type) -> FloatSemantics:
    return semantics_of(type.element_type if isinstance(type, ComplexType) else type)


def _is_poison(operands: Values) -> bool:
    return any(each is POISON or isinstance(each, tuple) and POISON in each for each in operands)


def _evaluated(op_class: type[Operation], compute: Callable[..., Any]) -> None:
    """Evaluates an operation by a function of the format and the operands; poison stays."""

    def evaluate(op: Operation, operands: Values, machine: Machine) -> Values:
        if _is_poison(operands):
            return [POISON]
        return [compute(_semantics(op.operands[0].type), *operands)]

    evaluates(op_class)(evaluate)


@evaluates(ops.ConstantOp)
def evaluate_constant(op: ops.ConstantOp, operands: Values, machine: Machine) -> Values:
    """The value, whose parts are floats."""
    parts = [part.bits for part in op.value if isinstance(part, FloatAttr)]
    if len(parts) != 2:
        raise Unsupported("cannot be evaluated with parts that are no floats")
    return [ComplexNumber(*parts)]


@evaluates(ops.BitcastOp)
def evaluate_bitcast(op: Operation, operands: Values, machine: Machine) -> Values:
    """The same bits, the real part lowest."""
    source, target = op.operands[0].type, op.results[0].type
    return [from_bytes(to_bytes(operands[0], source), target)]


# --- functions --------------------------------------------------------------------------------------------------------------


def _number(format: FloatSemantics, pair: ComplexNumber) -> complex:
    if format.precision > 53:
        raise Unsupported("cannot be evaluated in a format more precise than a double")
    return complex(format.to_float(pair[0]), format.to_float(pair[1]))


def _function(op_class: type[Operation], function: Callable[..., complex]) -> None:
    """Evaluates an operation in double precision; where the function has no value it is NaN, where it is too large infinite."""

    def compute(format: FloatSemantics, *operands: ComplexNumber) -> ComplexNumber:
        try:
            found = function(*[_number(format, operand) for operand in operands])
        except ZeroDivisionError:
            found = complex(math.inf, math.nan)
        except OverflowError:
            found = complex(math.inf, math.inf)
        except ValueError:
            found = complex(math.nan, math.nan)
        return ComplexNumber(format.from_float(found.real), format.from_float(found.imag))

    _evaluated(op_class, compute)


def _quotient(a: complex, b: complex) -> complex:
    if b == 0:
        infinity = math.copysign(math.inf, b.real)
        return complex(infinity * a.real, infinity * a.imag)
    return a / b


def _logarithm(number: complex) -> complex:
    if number == 0:
        return complex(-math.inf, cmath.phase(number))
    return cmath.log(number)


def _power(base: complex, exponent: complex) -> complex:
    if base == 0:
        return complex(exponent == 0)
    return cmath.exp(exponent * cmath.log(base))


_function(ops.Atan2Op, lambda a, b: -1j * cmath.log((b + 1j * a) / cmath.sqrt(a * a + b * b)))
_function(ops.CosOp, cmath.cos)
_function(ops.DivOp, _quotient)
_function(ops.ExpOp, cmath.exp)
_function(ops.Expm1Op, lambda a: complex(math.expm1(a.real)) if a.imag == 0 else cmath.exp(a) - 1)
_function(ops.Log1pOp, lambda a: _logarithm(1 + a))
_function(ops.LogOp, _logarithm)
_function(ops.PowOp, _power)
_function(ops.RsqrtOp, lambda a: 1 / cmath.sqrt(a))
_function(ops.SignOp, lambda a: a if a == 0 else a / abs(a))
_function(ops.SinOp, cmath.sin)
_function(ops.SqrtOp, cmath.sqrt)
_function(ops.TanOp, cmath.tan)
_function(ops.TanhOp, cmath.tanh)


def _absolute(format: FloatSemantics, a: ComplexNumber) -> int:
    number = _number(format, a)
    return format.from_float(math.hypot(number.real, number.imag))


def _angle(format: FloatSemantics, a: ComplexNumber) -> int:
    number = _number(format, a)
    return format.from_float(math.atan2(number.imag, number.real))


_evaluated(ops.AbsOp, _absolute)
_evaluated(ops.AngleOp, _angle)


@evaluates(ops.PowiOp)
def evaluate_powi(op: Operation, operands: Values, machine: Machine) -> Values:
    """A number to an integer power."""
    if _is_poison(operands):
        return [POISON]
    format = _semantics(op.operands[0].type)
    exponent = signed(operands[1], width_of(op.operands[1].type))
    try:
        found = _number(format, operands[0]) ** exponent
    except (ZeroDivisionError, OverflowError):
        found = complex(math.inf, math.nan)
    return [ComplexNumber(format.from_float(found.real), format.from_float(found.imag))]
