"""The function of its operands' elements that an elementwise operation computes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.interpreter import Unsupported
from odsgen.runtime import Operation, Type

from ..stablehlo import enums, ops
from .arithmetic import Arithmetic, Function, Integers, arithmetic_of, conversion
from .complex_arithmetic import ComplexNumbers
from .float_arithmetic import Floats
from .tensors import arithmetic, element_type, stored_type

#: The functions of arithmetic that operations compute on elements of the type of the first operand.
NAMES: dict[type[Operation], str] = {
    ops.AbsOp: "absolute",
    ops.AddOp: "add",
    ops.AndOp: "bitwise_and",
    ops.Atan2Op: "atan2",
    ops.CbrtOp: "cube_root",
    ops.CeilOp: "ceil",
    ops.ClzOp: "count_leading_zeros",
    ops.CosineOp: "cosine",
    ops.DivOp: "divide",
    ops.ExpOp: "exponential",
    ops.Expm1Op: "exponential_minus_one",
    ops.FloorOp: "floor",
    ops.ImagOp: "imaginary",
    ops.IsFiniteOp: "is_finite",
    ops.Log1pOp: "log_plus_one",
    ops.LogOp: "log",
    ops.LogisticOp: "logistic",
    ops.MaxOp: "maximum",
    ops.MinOp: "minimum",
    ops.MulOp: "multiply",
    ops.NegOp: "negate",
    ops.NotOp: "bitwise_not",
    ops.OrOp: "bitwise_or",
    ops.PopulationCountOp: "population_count",
    ops.PowOp: "power",
    ops.RealOp: "real",
    ops.RemOp: "remainder",
    ops.RoundNearestEvenOp: "round_even",
    ops.RoundOp: "round_away",
    ops.RsqrtOp: "reciprocal_root",
    ops.ShiftLeftOp: "shift_left",
    ops.ShiftRightArithmeticOp: "shift_right_arithmetic",
    ops.ShiftRightLogicalOp: "shift_right_logical",
    ops.SignOp: "sign",
    ops.SineOp: "sine",
    ops.SqrtOp: "square_root",
    ops.SubtractOp: "subtract",
    ops.TanOp: "tangent",
    ops.TanhOp: "hyperbolic_tangent",
    ops.XorOp: "bitwise_xor",
}

_Direction = enums.ComparisonDirection
#: The orders of two operands for which a comparison holds.
_HOLDS: dict[_Direction, frozenset[int | None]] = {
    _Direction.EQ: frozenset((0,)),
    _Direction.NE: frozenset((-1, 1, None)),
    _Direction.GE: frozenset((0, 1)),
    _Direction.GT: frozenset((1,)),
    _Direction.LE: frozenset((-1, 0)),
    _Direction.LT: frozenset((-1,)),
}


def comparison(direction: _Direction, kind: enums.ComparisonType | None, type: Type) -> Function:
    """Whether two elements of a type compare so."""
    holds = _HOLDS[direction]
    of = arithmetic_of(type)
    order = of.function("order")
    if kind is enums.ComparisonType.TOTALORDER:
        order = of.function("total_order")
    if isinstance(of, ComplexNumbers) and direction not in (_Direction.EQ, _Direction.NE):
        raise Unsupported("cannot be evaluated: complex numbers have no order")
    return lambda a, b: int(order(a, b) in holds)


def clamping(of: Arithmetic) -> Function:
    """The element between two others."""
    least, greatest = of.function("minimum"), of.function("maximum")
    return lambda low, a, high: least(greatest(low, a), high)


def _compare(op: ops.CompareOp) -> Function:
    return comparison(op.comparison_direction, op.compare_type, element_type(op.lhs.type))


def _convert(op: Operation) -> Function:
    return conversion(element_type(op.operands[0].type), element_type(op.results[0].type))


def _clamp(op: ops.ClampOp) -> Function:
    return clamping(arithmetic(op.operand.type))


def _select(op: ops.SelectOp) -> Function:
    return lambda flag, a, b: a if flag else b


def _complex(op: ops.ComplexOp) -> Function:
    return ComplexNumbers.create


def _reduce_precision(op: ops.ReducePrecisionOp) -> Function:
    of = arithmetic(op.operand.type)
    if not isinstance(of, Floats):
        raise Unsupported(f"cannot be evaluated on elements of the type '{of.type}'")
    exponent, mantissa = op.exponent_bits, op.mantissa_bits
    return lambda a: of.reduce_precision(a, exponent, mantissa)


def _same(op: Operation) -> Function:
    return lambda a: a


_MAKERS: dict[type[Operation], Callable[[Any], Function]] = {
    ops.ClampOp: _clamp,
    ops.CompareOp: _compare,
    ops.ComplexOp: _complex,
    ops.ConvertOp: _convert,
    ops.ReducePrecisionOp: _reduce_precision,
    ops.SelectOp: _select,
    ops.UniformDequantizeOp: _same,
    ops.UniformQuantizeOp: _same,
}

#: The operations that compute their results element by element.
ELEMENTWISE = (*NAMES, *_MAKERS)


def scalar_function(op: Operation) -> Function | None:
    """What an elementwise operation computes of elements, of quantized ones what they stand for; None of another one."""
    name = NAMES.get(type(op))
    if name is not None:
        of = arithmetic(op.operands[0].type)
        if name == "bitwise_not" and not isinstance(of, Integers):
            raise Unsupported(f"cannot be evaluated on elements of the type '{of.type}'")
        return of.function(name)
    maker = _MAKERS.get(type(op))
    return None if maker is None else maker(op)


def is_quantized(op: Operation) -> bool:
    """Whether elements of operands or results are quantized."""
    return any(
        stored_type(value.type) is not element_type(value.type)
        for value in (*op.operands, *op.results)
    )
