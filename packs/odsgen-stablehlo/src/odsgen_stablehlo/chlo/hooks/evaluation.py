"""Evaluation of `chlo`."""

from __future__ import annotations

import cmath
from collections.abc import Callable, Sequence
from typing import Any

from odsgen.dialects.shared import check_shape, constant
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    Elements,
    Machine,
    UndefinedBehavior,
    Unsupported,
    row_major_strides,
)
from odsgen.runtime import FloatAttr, IntegerAttr, Operation

from ...evaluation import special
from ...evaluation.arithmetic import Arithmetic, Function
from ...evaluation.complex_arithmetic import ComplexNumbers
from ...evaluation.float_arithmetic import Floats
from ...evaluation.layouts import strided
from ...evaluation.scalars import comparison
from ...evaluation.tensors import arithmetic, element_type, elements_of, shape_of
from ...stablehlo import enums as stablehlo_enums
from ...stablehlo.hooks.evaluation import elements
from .. import ops

Values = Sequence[Any]

# --- functions --------------------------------------------------------------------------------------------------------------

_COMPLEX: dict[str, Callable[[complex], complex]] = {
    "acos": cmath.acos,
    "acosh": cmath.acosh,
    "asin": cmath.asin,
    "asinh": cmath.asinh,
    "atan": cmath.atan,
    "atanh": cmath.atanh,
    "cosh": cmath.cosh,
    "sinh": cmath.sinh,
    "tan": cmath.tan,
}


def _special(name: str) -> Callable[[Operation], Function]:
    def make(op: Operation) -> Function:
        of = arithmetic(op.operands[0].type)
        if isinstance(of, ComplexNumbers) and name in _COMPLEX:
            return of.in_double(_COMPLEX[name])
        return _floats(of).in_double(special.FUNCTIONS[name])

    return make


def _named(name: str) -> Callable[[Operation], Function]:
    return lambda op: arithmetic(op.operands[0].type).function(name)


def _floats(of: Arithmetic) -> Floats:
    if not isinstance(of, Floats):
        raise Unsupported(f"cannot be evaluated on elements of the type '{of.type}'")
    return of


def _conjugate(op: Operation) -> Function:
    of = arithmetic(op.operands[0].type)
    if isinstance(of, ComplexNumbers):
        return of.conjugate
    return lambda a: a


def _square(op: Operation) -> Function:
    multiply = arithmetic(op.operands[0].type).function("multiply")
    return lambda a: multiply(a, a)


def _infinite(*signs: bool) -> Callable[[Operation], Function]:
    def make(op: Operation) -> Function:
        format = _floats(arithmetic(op.operands[0].type)).format
        return lambda a: int(format.is_infinity(a) and format.is_negative(a) in signs)

    return make


def _next_after(op: Operation) -> Function:
    """The neighbour in the direction of another float."""
    of = _floats(arithmetic(op.operands[0].type))
    format = of.format

    def compute(x: int, y: int) -> int:
        order = of.order(x, y)
        if order is None:
            return x if format.is_nan(x) else y
        if order == 0:
            return y
        if format.is_zero(x):
            return 1 | (y & format.sign_mask)
        return x + (1 if (order < 0) != format.is_negative(x) else -1)

    return compute


def _compare(op: ops.BroadcastCompareOp) -> Function:
    kind = op.compare_type
    return comparison(
        stablehlo_enums.ComparisonDirection(op.comparison_direction.value),
        None if kind is None else stablehlo_enums.ComparisonType(kind.value),
        element_type(op.operands[0].type),
    )


def _select(op: Operation) -> Function:
    return lambda flag, a, b: a if flag else b


def _create(op: Operation) -> Function:
    return ComplexNumbers.create


_Maker = Callable[[Any], Function]
_UNARY: dict[type[Operation], _Maker] = {
    ops.AcosOp: _special("acos"),
    ops.AcoshOp: _special("acosh"),
    ops.AsinOp: _special("asin"),
    ops.AsinhOp: _special("asinh"),
    ops.AtanOp: _special("atan"),
    ops.AtanhOp: _special("atanh"),
    ops.BesselI1eOp: _special("bessel_i1e"),
    ops.ConjOp: _conjugate,
    ops.CoshOp: _special("cosh"),
    ops.DigammaOp: _special("digamma"),
    ops.ErfInvOp: _special("erf_inv"),
    ops.ErfOp: _special("erf"),
    ops.ErfcOp: _special("erfc"),
    ops.IsInfOp: _infinite(False, True),
    ops.IsNegInfOp: _infinite(True),
    ops.IsPosInfOp: _infinite(False),
    ops.LgammaOp: _special("lgamma"),
    ops.SinhOp: _special("sinh"),
    ops.SquareOp: _square,
    ops.TanOp: _special("tan"),
}
_BINARY: dict[type[Operation], _Maker] = {
    ops.MulhiOp: _named("high_product"),
    ops.NextAfterOp: _next_after,
    ops.PolygammaOp: _special("polygamma"),
    ops.ZetaOp: _special("zeta"),
}
_BROADCASTING: dict[type[Operation], _Maker] = {
    ops.BroadcastAddOp: _named("add"),
    ops.BroadcastAndOp: _named("bitwise_and"),
    ops.BroadcastAtan2Op: _named("atan2"),
    ops.BroadcastCompareOp: _compare,
    ops.BroadcastComplexOp: _create,
    ops.BroadcastDivOp: _named("divide"),
    ops.BroadcastMaxOp: _named("maximum"),
    ops.BroadcastMinOp: _named("minimum"),
    ops.BroadcastMulOp: _named("multiply"),
    ops.BroadcastNextAfterOp: _next_after,
    ops.BroadcastOrOp: _named("bitwise_or"),
    ops.BroadcastPolygammaOp: _special("polygamma"),
    ops.BroadcastPowOp: _named("power"),
    ops.BroadcastRemOp: _named("remainder"),
    ops.BroadcastSelectOp: _select,
    ops.BroadcastShiftLeftOp: _named("shift_left"),
    ops.BroadcastShiftRightArithmeticOp: _named("shift_right_arithmetic"),
    ops.BroadcastShiftRightLogicalOp: _named("shift_right_logical"),
    ops.BroadcastSubOp: _named("subtract"),
    ops.BroadcastXorOp: _named("bitwise_xor"),
    ops.BroadcastZetaOp: _special("zeta"),
}
_MAKERS = {**_UNARY, **_BINARY, **_BROADCASTING}


def _function(op: Operation, machine: Machine) -> Function:
    found: Function | None = machine.prepared.get(op)
    if found is None:
        found = machine.prepared[op] = _MAKERS[type(op)](op)
    return found


@evaluates(*_UNARY, *_BINARY)
def evaluate_elements(op: Operation, operands: Values, machine: Machine) -> Values:
    tensors = [
        elements_of(each, value.type) for each, value in zip(operands, op.operands, strict=True)
    ]
    shape = tensors[0].shape
    return [Elements(shape, elements(_function(op, machine), tensors, shape, machine))]


@evaluates(*_BROADCASTING)
def evaluate_broadcasting(op: Operation, operands: Values, machine: Machine) -> Values:
    """Each element of the tensors, repeated in dimensions where they have one element or which they lack."""
    tensors = [
        elements_of(each, value.type) for each, value in zip(operands, op.operands, strict=True)
    ]
    rank = max(len(tensor.shape) for tensor in tensors)
    given = op.stored_properties.get("broadcast_dimensions")
    maps = []
    for tensor in tensors:
        own = len(tensor.shape)
        aligned = list(range(rank - own, rank))
        maps.append(aligned if given is None or own == rank else list(given.numbers))
    shape = [1] * rank
    for tensor, dimensions in zip(tensors, maps, strict=True):
        for dimension, size in zip(dimensions, tensor.shape, strict=True):
            if size != 1:
                if shape[dimension] not in (1, size):
                    raise UndefinedBehavior("has operands of shapes that do not fit")
                shape[dimension] = size
    check_shape(shape, op.results[0].type)
    spread = [
        _spread(tensor, dimensions, shape, machine)
        for tensor, dimensions in zip(tensors, maps, strict=True)
    ]
    function = _function(op, machine)
    return [Elements(shape, elements(function, spread, tuple(shape), machine))]


def _spread(
    tensor: Elements, dimensions: Sequence[int], shape: Sequence[int], machine: Machine
) -> Elements:
    strides = [0] * len(shape)
    own = row_major_strides(tensor.shape)
    for dimension, size, stride in zip(dimensions, tensor.shape, own, strict=True):
        if size != 1:
            strides[dimension] = stride
    return Elements(shape, strided(tensor, 0, shape, strides, machine))


# --- constants --------------------------------------------------------------------------------------------------------------


@evaluates(ops.ConstantOp)
def evaluate_constant(op: ops.ConstantOp, operands: Values, machine: Machine) -> Values:
    return [constant(op.value, machine)]


@evaluates(ops.ConstantLikeOp)
def evaluate_constant_like(op: ops.ConstantLikeOp, operands: Values, machine: Machine) -> Values:
    """The number in the shape of the operand."""
    shape = elements_of(operands[0], op.operand.type).shape
    if isinstance(op.value, (FloatAttr, IntegerAttr)):
        number = constant(op.value, machine)
    else:
        raise Unsupported("cannot be evaluated with that constant")
    return [Elements(shape, [number] * len(elements_of(operands[0], op.operand.type).values))]


# --- rows -------------------------------------------------------------------------------------------------------------------


@evaluates(ops.TopKOp)
def evaluate_top_k(op: ops.TopKOp, operands: Values, machine: Machine) -> Values:
    """The greatest elements of each row, and where they are; the first of equal ones comes first."""
    tensor = elements_of(operands[0], op.operand.type)
    if POISON in tensor.values:
        raise UndefinedBehavior("depends on poison")
    size, count = tensor.shape[-1], op.k
    if count > size:
        raise UndefinedBehavior(f"takes {count} elements of {size}")
    shape = shape_of([*tensor.shape[:-1], count], machine)
    machine.charge(len(tensor.values) * size.bit_length())
    key = arithmetic(op.operand.type).function("key")
    values: list[Any] = []
    indices: list[int] = []
    for row in range(0, len(tensor.values), size or 1):
        own = list(map(key, tensor.values[row : row + size]))
        found = sorted(range(size), key=own.__getitem__, reverse=True)[:count]
        values.extend(tensor.values[row + place] for place in found)
        indices.extend(found)
    return [Elements(shape, values), Elements(shape, indices)]
