"""Computations of `tosa` on elements, as operations on scalars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.dialects.shared.structured_parts import (
    clamped,
    clamped_float,
    constant,
    element,
    is_nan,
    number,
    signed_range,
)
from odsgen.dialects.tosa.element_types import constant_elements, zero_point
from odsgen.dialects.tosa.lowering.casts import cast_element
from odsgen.runtime import (
    FloatAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    Type,
    Value,
    i1,
    i8,
    i32,
)
from odsgen_dialects import arith, math, tosa

#: Builds the result; None where an operation has no meaning for the element type.
Compute = Callable[[Any, Sequence[Value], Type, Type], Value | None]

#: Functions of elements, by the class: those of floats and those of integers.
_FUNCTIONS: dict[type[Any], tuple[Any, Any]] = {
    tosa.AddOp: (arith.addf, arith.addi),
    tosa.SubOp: (arith.subf, arith.subi),
    tosa.IntDivOp: (None, arith.divsi),
    tosa.BitwiseAndOp: (None, arith.andi),
    tosa.BitwiseOrOp: (None, arith.ori),
    tosa.BitwiseXorOp: (None, arith.xori),
    tosa.LogicalLeftShiftOp: (None, arith.shli),
    tosa.LogicalRightShiftOp: (None, arith.shrui),
    tosa.ClzOp: (None, math.ctlz),
    tosa.PowOp: (math.powf, None),
    tosa.RsqrtOp: (math.rsqrt, None),
    tosa.LogOp: (math.log, None),
    tosa.ExpOp: (math.exp, None),
    tosa.SinOp: (math.sin, None),
    tosa.CosOp: (math.cos, None),
    tosa.TanhOp: (math.tanh, None),
    tosa.ErfOp: (math.erf, None),
    tosa.CeilOp: (math.ceil, None),
    tosa.FloorOp: (math.floor, None),
}
#: Those of integers of one bit.
_LOGICAL: dict[type[Any], Any] = {
    tosa.LogicalAndOp: arith.andi,
    tosa.LogicalOrOp: arith.ori,
    tosa.LogicalXorOp: arith.xori,
}
_COMPARISONS: dict[type[Any], tuple[arith.CmpFPredicate, arith.CmpIPredicate]] = {
    tosa.GreaterOp: (arith.CmpFPredicate.OGT, arith.CmpIPredicate.sgt),
    tosa.GreaterEqualOp: (arith.CmpFPredicate.OGE, arith.CmpIPredicate.sge),
    tosa.EqualOp: (arith.CmpFPredicate.OEQ, arith.CmpIPredicate.eq),
}


def _absolute(op: tosa.AbsOp, args: Sequence[Value], type: Type, result: Type) -> Value | None:
    if isinstance(type, FloatType):
        return math.absf(args[0])
    if isinstance(type, IntegerType):
        negative = arith.subi(number(0, type), args[0])
        return arith.maxsi(args[0], negative)
    return None


def _reciprocal(
    op: tosa.ReciprocalOp, args: Sequence[Value], type: Type, result: Type
) -> Value | None:
    return arith.divf(number(1, type), args[0]) if isinstance(type, FloatType) else None


def _product(op: tosa.MulOp, args: Sequence[Value], type: Type, result: Type) -> Value | None:
    elements = constant_elements(op.shift)
    if elements is None:
        return None
    shift = zero_point(op.shift)
    assert shift is not None
    a, b = args[:2]
    if isinstance(type, FloatType):
        return None if shift else arith.mulf(a, b)
    if not isinstance(type, IntegerType) or not isinstance(result, IntegerType):
        return None
    if shift > 0:
        shift_value = number(shift, i8)
        a, b = (each if each.type is i32 else arith.extsi(i32, each) for each in (a, b))
        mode = tosa.RoundingMode.SINGLE_ROUND
        scaled: Value = tosa.apply_scale(i32, a, b, shift_value, mode)
        return scaled if type is i32 else arith.trunci(type, scaled)
    widened = []
    for each in (a, b):
        narrow = isinstance(each.type, IntegerType) and each.type.width < result.width
        widened.append(arith.extsi(result, each) if narrow else each)
    return arith.muli(*widened)


def _negation(op: tosa.NegateOp, args: Sequence[Value], type: Type, result: Type) -> Value | None:
    zeros = zero_point(op.input1_zp), zero_point(op.output_zp)
    if isinstance(type, FloatType):
        return arith.negf(args[0])
    if not isinstance(type, IntegerType):
        return None
    if None in zeros:
        return _negation_by_values(args, type)
    total = sum(each or 0 for each in zeros)
    least, greatest = signed_range(type.width)
    most = greatest + abs(total) + 1
    wide = IntegerType.get(next((w for w in (16, 32) if most <= signed_range(w)[1]), 64))
    offset = number(total, wide)
    return _clamped_difference(offset, args[0], type, wide)


def _negation_by_values(args: Sequence[Value], type: IntegerType) -> Value:
    """With zero points that are known when the program runs."""
    wide = IntegerType.get(64)
    first, second = (arith.extsi(wide, each) for each in args[1:3])
    return _clamped_difference(arith.addi(first, second), args[0], type, wide)


def _clamped_difference(offset: Value, value: Value, type: IntegerType, wide: IntegerType) -> Value:
    difference = arith.subi(offset, arith.extsi(wide, value))
    least, greatest = (number(each, wide) for each in signed_range(type.width))
    return arith.trunci(type, clamped(difference, least, greatest))


def _not(op: tosa.BitwiseNotOp, args: Sequence[Value], type: Type, result: Type) -> Value | None:
    if not isinstance(type, IntegerType):
        return None
    return arith.xori(args[0], number(-1, type))


def _logical_not(
    op: tosa.LogicalNotOp, args: Sequence[Value], type: Type, result: Type
) -> Value | None:
    return arith.xori(args[0], number(1, i1)) if type is i1 else None


def _right_shift(
    op: tosa.ArithmeticRightShiftOp, args: Sequence[Value], type: Type, result: Type
) -> Value | None:
    if not isinstance(type, IntegerType):
        return None
    value, amount = args
    shifted = arith.shrsi(value, amount)
    if not op.round:
        return shifted
    one, zero, false, bit = number(1, type), number(0, type), number(0, i1), number(1, i1)
    shifts = arith.cmpi(arith.CmpIPredicate.sgt, amount, zero)
    less = arith.subi(amount, one)
    last = arith.trunci(i1, arith.shrsi(value, less))
    rounds = arith.select(shifts, arith.andi(last, bit), false)
    return arith.addi(shifted, arith.extui(type, rounds))


def _choice(op: tosa.SelectOp, args: Sequence[Value], type: Type, result: Type) -> Value | None:
    chosen = element(op.input2)
    if not isinstance(chosen, (FloatType, IntegerType)):
        return None
    return arith.select(*args)


def _extremum(op: Any, args: Sequence[Value], type: Type, result: Type) -> Value | None:
    is_maximum = isinstance(op, tosa.MaximumOp)
    left, right = args
    if isinstance(type, IntegerType):
        if not type.is_signless:
            return None
        return arith.maxsi(left, right) if is_maximum else arith.minsi(left, right)
    if not isinstance(type, FloatType):
        return None
    found = arith.maximumf(left, right) if is_maximum else arith.minimumf(left, right)
    if op.nan_mode is tosa.NanPropagationMode.PROPAGATE:
        return found
    left_is_nan, right_is_nan = is_nan(left), is_nan(right)
    return arith.select(right_is_nan, left, arith.select(left_is_nan, right, found))


def _clamp(op: tosa.ClampOp, args: Sequence[Value], type: Type, result: Type) -> Value | None:
    (value,) = args
    bounds = op.min_val, op.max_val
    if isinstance(type, FloatType):
        semantics = type.SEMANTICS
        found: list[Value] = []
        for bound in bounds:
            assert isinstance(bound, FloatAttr)
            source = bound.type
            assert isinstance(source, FloatType)
            bits = semantics.convert(bound.bits, source.SEMANTICS)
            found.append(constant(FloatAttr.from_bits(bits, type)))
        least, greatest = found
        between = clamped_float(value, least, greatest)
        if op.nan_mode is tosa.NanPropagationMode.PROPAGATE:
            return between
        return arith.select(is_nan(value), least, between)
    if not isinstance(type, IntegerType):
        return None
    unsigned = type.is_unsigned
    range_ = (0, (1 << type.width) - 1) if unsigned else signed_range(type.width)
    signless = IntegerType.get(type.width)
    numbers = []
    for bound in bounds:
        assert isinstance(bound, IntegerAttr)
        bound_number = bound.unsigned_value if unsigned else bound.value
        numbers.append(number(min(max(bound_number, range_[0]), range_[1]), signless))
    return clamped(value, *numbers, unsigned=unsigned)


def _sigmoid(op: tosa.SigmoidOp, args: Sequence[Value], type: Type, result: Type) -> Value | None:
    if not isinstance(type, FloatType):
        return None
    one = number(1, type)
    return arith.divf(one, arith.addf(math.exp(arith.negf(args[0])), one))


def _cast(op: tosa.CastOp, args: Sequence[Value], type: Type, result: Type) -> Value | None:
    return cast_element(args[0], type, result)


_OTHERS: dict[type[Any], Compute] = {
    tosa.AbsOp: _absolute,
    tosa.ReciprocalOp: _reciprocal,
    tosa.MulOp: _product,
    tosa.NegateOp: _negation,
    tosa.BitwiseNotOp: _not,
    tosa.LogicalNotOp: _logical_not,
    tosa.ArithmeticRightShiftOp: _right_shift,
    tosa.SelectOp: _choice,
    tosa.MaximumOp: _extremum,
    tosa.MinimumOp: _extremum,
    tosa.ClampOp: _clamp,
    tosa.SigmoidOp: _sigmoid,
    tosa.CastOp: _cast,
}

#: The operations that compute elements one by one.
ELEMENTWISE: tuple[type[Any], ...] = (*_FUNCTIONS, *_LOGICAL, *_COMPARISONS, *_OTHERS)


def computed_element(op: Any, args: Sequence[Value], result: Type) -> Value | None:
    """The element of the result, of those of the operands; None if there is no lowering for the types."""
    type, kind = element(op.operands[0]), op.__class__
    other = _OTHERS.get(kind)
    if other is not None:
        return other(op, args, type, result)
    is_float = isinstance(type, FloatType)
    if kind in _COMPARISONS:
        of_floats, of_integers = _COMPARISONS[kind]
        if is_float:
            return arith.cmpf(of_floats, args[0], args[1])
        if isinstance(type, IntegerType) and type.is_signless:
            return arith.cmpi(of_integers, args[0], args[1])
        return None
    if kind in _LOGICAL:
        found: Value | None = _LOGICAL[kind](*args) if type is i1 else None
        return found
    function = _FUNCTIONS[kind][0 if is_float else 1]
    if function is None or not isinstance(type, (FloatType, IntegerType)):
        return None
    made: Value = function(*args)
    return made
