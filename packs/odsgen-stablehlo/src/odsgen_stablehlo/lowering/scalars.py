"""Elementwise operations on elements, as operations of `arith`, `math` and `complex`.

Integers are signless here; whether they have a sign, the types of StableHLO's operands say.  Operations go where `emitting` says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.dialects.shared.lowered import NotLowered
from odsgen.dialects.shared.signless_types import signless
from odsgen.dialects.shared.structured_parts import number
from odsgen.runtime import (
    ComplexType,
    FloatType,
    IntegerType,
    Operation,
    RankedTensorType,
    Type,
    Value,
)
from odsgen_dialects import arith, complex, math

from ..chlo import ops as chlo
from ..stablehlo import ops
from ..stablehlo.enums import ComparisonDirection, ComparisonType

Values = Sequence[Value]
_IntPredicate = arith.CmpIPredicate
_FloatPredicate = arith.CmpFPredicate


def element_type(type: Type) -> Type:
    return type.element_type if isinstance(type, RankedTensorType) else type


def _is_unsigned(type: Type) -> bool:
    return isinstance(type, IntegerType) and (type.is_unsigned or type.width == 1)


def _width(type: Type) -> int:
    assert isinstance(type, IntegerType)
    return type.width


def _same_kind(type: Type) -> str:
    """`bool`, `signed`, `unsigned`, `float` or `complex`."""
    if isinstance(type, IntegerType):
        if type.width == 1:
            return "bool"
        return "unsigned" if type.is_unsigned else "signed"
    if isinstance(type, FloatType):
        return "float"
    if isinstance(type, ComplexType):
        return "complex"
    raise NotLowered(f"elements of the type '{type}'")


# --- integers that need care ------------------------------------------------------------------------------------------------


def _equals(a: Value, b: Value) -> Value:
    return arith.cmpi(_IntPredicate.eq, a, b)


def _divided(type: Type, a: Value, b: Value, remainder: bool) -> Value:
    """The quotient or the remainder, of a division by zero or that overflows as XLA defines them."""
    bare = signless(type)
    zero, one, ones = (number(each, bare) for each in (0, 1, -1))
    by_zero = _equals(b, zero)
    if _is_unsigned(type):
        divisor = arith.select(by_zero, one, b)
        found = arith.remui(a, divisor) if remainder else arith.divui(a, divisor)
        return arith.select(by_zero, a if remainder else ones, found)
    least = number(-(1 << _width(type) - 1), bare)
    overflows = arith.andi(_equals(a, least), _equals(b, ones))
    divisor = arith.select(arith.ori(by_zero, overflows), one, b)
    found = arith.remsi(a, divisor) if remainder else arith.divsi(a, divisor)
    return arith.select(by_zero, a if remainder else ones, found)


def _power(type: Type, a: Value, b: Value) -> Value:
    if _is_unsigned(type):
        raise NotLowered("a power of unsigned integers")
    bare = signless(type)
    zero, one, ones = (number(each, bare) for each in (0, 1, -1))
    is_negative = arith.cmpi(_IntPredicate.slt, b, zero)
    found = math.ipowi(a, arith.maxsi(b, zero))
    is_odd = _equals(arith.andi(b, one), one)
    of_minus_one = arith.select(is_odd, ones, one)
    reciprocal = arith.select(
        _equals(a, one), one, arith.select(_equals(a, ones), of_minus_one, zero)
    )
    return arith.select(is_negative, reciprocal, found)


def _shifted(type: Type, shift: Callable[..., Value], a: Value, b: Value) -> Value:
    """Zero where all bits are shifted out."""
    bare = signless(type)
    fits = arith.cmpi(_IntPredicate.ult, b, number(_width(type), bare))
    zero = number(0, bare)
    return arith.select(fits, shift(a, arith.select(fits, b, zero)), zero)


def _shifted_arithmetically(type: Type, a: Value, b: Value) -> Value:
    last = number(_width(type) - 1, signless(type))
    return arith.shrsi(a, arith.minui(b, last))


def _integer_sign(type: Type, a: Value) -> Value:
    bare = signless(type)
    zero, one, ones = (number(each, bare) for each in (0, 1, -1))
    positive = arith.cmpi(_IntPredicate.sgt, a, zero)
    negative = arith.cmpi(_IntPredicate.slt, a, zero)
    return arith.select(positive, one, arith.select(negative, ones, zero))


def _float_sign(type: Type, a: Value) -> Value:
    zero, one = number(0.0, type), number(1.0, type)
    is_itself = arith.cmpf(_FloatPredicate.UEQ, a, zero)  # zero or NaN
    return arith.select(is_itself, a, math.copysign(one, a))


def _logistic(type: Type, a: Value) -> Value:
    one = number(1.0, type)
    return arith.divf(one, arith.addf(one, math.exp(arith.negf(a))))


def _plain(function: Callable[..., Value]) -> Callable[..., Value]:
    """A function that the type does not change."""
    return lambda type, *values: function(*values)


def _negated(type: Type, a: Value) -> Value:
    return arith.subi(number(0, signless(type)), a)


def _inverted(type: Type, a: Value) -> Value:
    return arith.xori(a, number(-1, signless(type)))


_Kinds = dict[str, Callable[..., Value]]


def _integers(signed: Callable[..., Value], unsigned: Callable[..., Value] | None = None) -> _Kinds:
    return {"signed": _plain(signed), "unsigned": _plain(unsigned or signed)}


_BITWISE: dict[type[Operation], Callable[..., Value]] = {
    ops.AndOp: arith.andi,
    ops.OrOp: arith.ori,
    ops.XorOp: arith.xori,
}

#: What operations compute of elements, by the kind of the first operand's type, which the functions get first.
_FUNCTIONS: dict[type[Operation], _Kinds] = {
    ops.AbsOp: {
        "signed": _plain(math.absi),
        "float": _plain(math.absf),
        "complex": lambda type, a: complex.abs(a),
    },
    ops.AddOp: {
        **_integers(arith.addi),
        "bool": _plain(arith.ori),
        "float": _plain(arith.addf),
        "complex": _plain(complex.add),
    },
    ops.Atan2Op: {"float": _plain(math.atan2), "complex": _plain(complex.atan2)},
    ops.CbrtOp: {"float": _plain(math.cbrt)},
    ops.CeilOp: {"float": _plain(math.ceil)},
    ops.ClzOp: _integers(math.ctlz),
    ops.CosineOp: {"float": _plain(math.cos), "complex": _plain(complex.cos)},
    ops.DivOp: {
        "signed": lambda type, a, b: _divided(type, a, b, False),
        "unsigned": lambda type, a, b: _divided(type, a, b, False),
        "float": _plain(arith.divf),
        "complex": _plain(complex.div),
    },
    ops.ExpOp: {"float": _plain(math.exp), "complex": _plain(complex.exp)},
    ops.Expm1Op: {"float": _plain(math.expm1), "complex": _plain(complex.expm1)},
    ops.FloorOp: {"float": _plain(math.floor)},
    ops.ImagOp: {"complex": _plain(complex.im), "float": lambda type, a: number(0.0, type)},
    ops.Log1pOp: {"float": _plain(math.log1p), "complex": _plain(complex.log1p)},
    ops.LogOp: {"float": _plain(math.log), "complex": _plain(complex.log)},
    ops.LogisticOp: {"float": _logistic},
    ops.MaxOp: {
        **_integers(arith.maxsi, arith.maxui),
        "bool": _plain(arith.ori),
        "float": _plain(arith.maximumf),
    },
    ops.MinOp: {
        **_integers(arith.minsi, arith.minui),
        "bool": _plain(arith.andi),
        "float": _plain(arith.minimumf),
    },
    ops.MulOp: {
        **_integers(arith.muli),
        "bool": _plain(arith.andi),
        "float": _plain(arith.mulf),
        "complex": _plain(complex.mul),
    },
    ops.NegOp: {
        "signed": _negated,
        "unsigned": _negated,
        "float": _plain(arith.negf),
        "complex": _plain(complex.neg),
    },
    ops.NotOp: dict.fromkeys(("bool", "signed", "unsigned"), _inverted),
    ops.PopulationCountOp: _integers(math.ctpop),
    ops.PowOp: {
        "signed": _power,
        "unsigned": _power,
        "float": _plain(math.powf),
        "complex": _plain(complex.pow),
    },
    ops.RealOp: {"complex": _plain(complex.re), "float": lambda type, a: a},
    ops.RemOp: {
        "signed": lambda type, a, b: _divided(type, a, b, True),
        "unsigned": lambda type, a, b: _divided(type, a, b, True),
        "float": _plain(arith.remf),
    },
    ops.RoundNearestEvenOp: {"float": _plain(math.roundeven)},
    ops.RoundOp: {"float": _plain(math.round)},
    ops.RsqrtOp: {"float": _plain(math.rsqrt), "complex": _plain(complex.rsqrt)},
    ops.ShiftLeftOp: dict.fromkeys(
        ("signed", "unsigned"), lambda type, a, b: _shifted(type, arith.shli, a, b)
    ),
    ops.ShiftRightArithmeticOp: dict.fromkeys(("signed", "unsigned"), _shifted_arithmetically),
    ops.ShiftRightLogicalOp: dict.fromkeys(
        ("signed", "unsigned"), lambda type, a, b: _shifted(type, arith.shrui, a, b)
    ),
    ops.SignOp: {"signed": _integer_sign, "float": _float_sign, "complex": _plain(complex.sign)},
    ops.SineOp: {"float": _plain(math.sin), "complex": _plain(complex.sin)},
    ops.SqrtOp: {"float": _plain(math.sqrt), "complex": _plain(complex.sqrt)},
    ops.SubtractOp: {
        **_integers(arith.subi),
        "float": _plain(arith.subf),
        "complex": _plain(complex.sub),
    },
    ops.TanOp: {"float": _plain(math.tan), "complex": _plain(complex.tan)},
    ops.TanhOp: {"float": _plain(math.tanh), "complex": _plain(complex.tanh)},
    **{
        kind: dict.fromkeys(("bool", "signed", "unsigned"), _plain(function))
        for kind, function in _BITWISE.items()
    },
    chlo.AcosOp: {"float": _plain(math.acos)},
    chlo.AcoshOp: {"float": _plain(math.acosh)},
    chlo.AsinOp: {"float": _plain(math.asin)},
    chlo.AsinhOp: {"float": _plain(math.asinh)},
    chlo.AtanOp: {"float": _plain(math.atan)},
    chlo.AtanhOp: {"float": _plain(math.atanh)},
    chlo.ConjOp: {"complex": _plain(complex.conj)},
    chlo.CoshOp: {"float": _plain(math.cosh)},
    chlo.ErfOp: {"float": _plain(math.erf)},
    chlo.ErfcOp: {"float": _plain(math.erfc)},
    chlo.SinhOp: {"float": _plain(math.sinh)},
    chlo.SquareOp: {
        **_integers(lambda a: arith.muli(a, a)),
        "float": lambda type, a: arith.mulf(a, a),
        "complex": lambda type, a: complex.mul(a, a),
    },
    chlo.TanOp: {"float": _plain(math.tan), "complex": _plain(complex.tan)},
}

# --- comparisons ------------------------------------------------------------------------------------------------------------

_Direction = ComparisonDirection
_SIGNED = {
    _Direction.EQ: _IntPredicate.eq,
    _Direction.NE: _IntPredicate.ne,
    _Direction.GE: _IntPredicate.sge,
    _Direction.GT: _IntPredicate.sgt,
    _Direction.LE: _IntPredicate.sle,
    _Direction.LT: _IntPredicate.slt,
}
_UNSIGNED = {
    **_SIGNED,
    _Direction.GE: _IntPredicate.uge,
    _Direction.GT: _IntPredicate.ugt,
    _Direction.LE: _IntPredicate.ule,
    _Direction.LT: _IntPredicate.ult,
}
_FLOAT = {
    _Direction.EQ: _FloatPredicate.OEQ,
    _Direction.NE: _FloatPredicate.UNE,
    _Direction.GE: _FloatPredicate.OGE,
    _Direction.GT: _FloatPredicate.OGT,
    _Direction.LE: _FloatPredicate.OLE,
    _Direction.LT: _FloatPredicate.OLT,
}


def _compared(op: ops.CompareOp, values: Values, result: Type) -> Value:
    type, direction = element_type(op.lhs.type), op.comparison_direction
    kind = _same_kind(type)
    if kind == "float":
        assert isinstance(type, FloatType)
        if op.compare_type is ComparisonType.TOTALORDER:
            keys = [_key(value, type) for value in values]
            return arith.cmpi(_SIGNED[direction], *keys)
        return arith.cmpf(_FLOAT[direction], *values)
    if kind == "complex":
        if direction is _Direction.EQ:
            return complex.eq(*values)
        return complex.neq(*values)
    return arith.cmpi((_SIGNED if kind == "signed" else _UNSIGNED)[direction], *values)


def is_greater(type: Type, a: Value, b: Value) -> Value:
    """Whether an element is greater than another one, of floats in IEEE 754's total order."""
    kind = _same_kind(type)
    if isinstance(type, FloatType):
        a, b = _key(a, type), _key(b, type)
    elif kind == "complex":
        raise NotLowered("an order of complex numbers")
    predicates = _UNSIGNED if kind in ("bool", "unsigned") else _SIGNED
    return arith.cmpi(predicates[_Direction.GT], a, b)


def _key(value: Value, type: FloatType) -> Value:
    """An integer that grows as IEEE 754's total order does."""
    bits = IntegerType.get(type.width)
    number_of_bits = arith.bitcast(bits, value)
    is_negative = arith.cmpi(_IntPredicate.slt, number_of_bits, number(0, bits))
    others = number((1 << type.width - 1) - 1, bits)
    return arith.select(is_negative, arith.xori(number_of_bits, others), number_of_bits)


# --- conversions ------------------------------------------------------------------------------------------------------------


def converted(value: Value, source: Type, target: Type) -> Value:
    """An element of one type as one of another type; both say whether integers have a sign."""
    given, wanted = _same_kind(source), _same_kind(target)
    bare = signless(target)
    if given == "complex":
        assert isinstance(source, ComplexType)
        part = source.element_type
        if wanted == "complex":
            assert isinstance(target, ComplexType)
            parts = [
                converted(each, part, target.element_type)
                for each in (complex.re(value), complex.im(value))
            ]
            return complex.create(target, *parts)
        if wanted == "bool":
            raise NotLowered("a truth value of a complex number")
        return converted(complex.re(value), part, target)
    if wanted == "complex":
        assert isinstance(target, ComplexType)
        real = converted(value, source, target.element_type)
        return complex.create(target, real, number(0.0, target.element_type))
    if given == "float":
        return _of_float(value, source, wanted, bare)
    if wanted == "float":
        return arith.sitofp(bare, value) if given == "signed" else arith.uitofp(bare, value)
    if wanted == "bool":
        if given == "bool":
            return value
        return arith.cmpi(_IntPredicate.ne, value, number(0, signless(source)))
    before, after = _width(source), _width(target)
    if before == after:
        return value
    if before > after:
        return arith.trunci(bare, value)
    return arith.extsi(bare, value) if given == "signed" else arith.extui(bare, value)


def _of_float(value: Value, source: Type, wanted: str, target: Type) -> Value:
    assert isinstance(source, FloatType)
    if wanted == "bool":
        return arith.cmpf(_FloatPredicate.UNE, value, number(0.0, source))
    if wanted == "signed":
        return arith.fptosi(target, value)
    if wanted == "unsigned":
        return arith.fptoui(target, value)
    assert isinstance(target, FloatType)
    if source is target:
        return value
    if source.width == target.width:
        raise NotLowered("floats of another format with as many bits")
    return arith.extf(target, value) if source.width < target.width else arith.truncf(target, value)


# --- all --------------------------------------------------------------------------------------------------------------------


def _convert(op: ops.ConvertOp, values: Values, result: Type) -> Value:
    return converted(values[0], element_type(op.operand.type), result)


def _clamp(op: ops.ClampOp, values: Values, result: Type) -> Value:
    type, (low, value, high) = element_type(op.operand.type), values
    above = _FUNCTIONS[ops.MaxOp].get(_same_kind(type))
    below = _FUNCTIONS[ops.MinOp].get(_same_kind(type))
    if above is None or below is None:
        raise NotLowered("bounds of complex numbers")
    return below(type, above(type, low, value), high)


def _select(op: ops.SelectOp, values: Values, result: Type) -> Value:
    return arith.select(*values)


def _complex(op: ops.ComplexOp, values: Values, result: Type) -> Value:
    return complex.create(result, *values)


def _is_finite(op: ops.IsFiniteOp, values: Values, result: Type) -> Value:
    type = element_type(op.x.type)
    infinity = number(float("inf"), type)
    return arith.cmpf(_FloatPredicate.ONE, math.absf(values[0]), infinity)


def _reduce_precision(op: ops.ReducePrecisionOp, values: Values, result: Type) -> Value:
    """The nearest number with so many bits of exponent and mantissa; what is too small is zero."""
    assert isinstance(result, FloatType)
    format, (value,) = result.SEMANTICS, values
    if format.precision not in (8, 11, 24, 53) or op.mantissa_bits == 0:
        raise NotLowered(f"a precision of numbers of the type '{result}'")
    bits = IntegerType.get(result.width)
    whole = arith.bitcast(bits, value)
    sign = arith.andi(whole, number(1 << result.width - 1, bits))
    size = arith.andi(whole, number((1 << result.width - 1) - 1, bits))
    dropped = format.precision - 1 - op.mantissa_bits
    if dropped > 0:
        one, places = number(1, bits), number(dropped, bits)
        last = arith.andi(arith.shrui(size, places), one)
        half = arith.addi(last, number((1 << dropped - 1) - 1, bits))
        size = arith.shli(arith.shrui(arith.addi(size, half), places), places)
    own = format.exponent_bits
    if op.exponent_bits < own:
        bias, reduced = (1 << own - 1) - 1, (1 << op.exponent_bits - 1) - 1
        exponent = arith.shrui(size, number(format.precision - 1, bits))
        is_large = arith.cmpi(_IntPredicate.ugt, exponent, number(bias + reduced, bits))
        is_small = arith.cmpi(_IntPredicate.ule, exponent, number(bias - reduced, bits))
        size = arith.select(is_large, number(format.infinity(), bits), size)
        size = arith.select(is_small, number(0, bits), size)
    found = arith.bitcast(result, arith.ori(sign, size))
    return arith.select(arith.cmpf(_FloatPredicate.UNO, value, value), value, found)


_OTHERS: dict[type[Operation], Callable[[Any, Values, Type], Value]] = {
    ops.ClampOp: _clamp,
    ops.CompareOp: _compared,
    ops.ComplexOp: _complex,
    ops.ConvertOp: _convert,
    ops.IsFiniteOp: _is_finite,
    ops.ReducePrecisionOp: _reduce_precision,
    ops.SelectOp: _select,
}

#: The operations that have a function of elements.
ELEMENTWISE = (*_FUNCTIONS, *_OTHERS)


def computed(op: Operation, values: Values) -> Value:
    """What an elementwise operation computes of elements; raises NotLowered if it has no such function."""
    other = _OTHERS.get(type(op))
    result = element_type(op.results[0].type)
    if other is not None:
        return other(op, values, result)
    first = element_type(op.operands[0].type)
    function = _FUNCTIONS.get(type(op), {}).get(_same_kind(first))
    if function is None:
        raise NotLowered(f"'{op.name}' on elements of the type '{first}'")
    return function(first, *values)
