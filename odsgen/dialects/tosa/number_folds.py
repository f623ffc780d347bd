"""Folds of the elementwise operations of `tosa` on splat constants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import number_attribute, scalar_bits, signed, width_of
from odsgen.hooks import folds
from odsgen.rewriting import constant_value, fold_constants
from odsgen.runtime import (
    DYNAMIC,
    DenseIntOrFPElementsAttr,
    FloatType,
    IntegerType,
    RankedTensorType,
    i32,
)
from odsgen.runtime.floats import arithmetic
from odsgen_dialects import tosa

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, FloatSemantics, Operation, Type, Value

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def splat_number(constant: Attribute | None) -> int | None:
    """The bits of a splat constant's element; None for another constant."""
    return scalar_bits(constant) if isinstance(constant, DenseIntOrFPElementsAttr) else None


def splat_of(bits: int, type: Type) -> Folded:
    """The splat constant of a type, from the bits of its element."""
    if not isinstance(type, RankedTensorType) or DYNAMIC in type.shape:
        return None
    bits &= (1 << width_of(type)) - 1
    found = number_attribute(bits, type)
    return None if found is None else [found]


def _element(value: Value) -> Any:
    type = value.type
    return type.element_type if isinstance(type, RankedTensorType) else None


def _is_zero(value: Value, bits: int | None) -> bool:
    element = _element(value)
    if bits is None or element is None:
        return False
    return element.SEMANTICS.is_zero(bits) if isinstance(element, FloatType) else bits == 0


def _both(
    op: Operation,
    operands: Constants,
    integers: Callable[[int, int], int | None],
    floats: Callable[[FloatSemantics, int, int], int],
) -> Folded:
    """Folds two splat constants; integers are passed as signed numbers."""
    a, b = splat_number(operands[0]), splat_number(operands[1])
    element = _element(op.operands[0])
    if a is None or b is None or element is not _element(op.operands[1]):
        return None
    found: int | None
    if isinstance(element, FloatType):
        found = floats(element.SEMANTICS, a, b)
    else:
        width = 0 if element.is_unsigned else element.width
        found = integers(signed(a, width), signed(b, width))
    return None if found is None else splat_of(found, op.results[0].type)


@folds(tosa.AddOp)
def fold_add(op: Operation, operands: Constants) -> Folded:
    """AddOp::fold"""
    return _both(op, operands, lambda a, b: a + b, arithmetic.add)


@folds(tosa.SubOp)
def fold_sub(op: Operation, operands: Constants) -> Folded:
    """SubOp::fold"""
    return _both(op, operands, lambda a, b: a - b, arithmetic.subtract)


@folds(tosa.IntDivOp)
def fold_intdiv(op: tosa.IntDivOp, operands: Constants) -> Folded:
    """Constants of one type fold: IntDivOp::fold"""
    if op.input1.type is not op.input2.type or None in map(splat_number, operands):
        return None
    return fold_constants(op, operands)


@folds(tosa.MulOp)
def fold_mul(op: Operation, operands: Constants) -> Folded:
    """MulOp::fold"""
    type = op.results[0].type
    if not isinstance(type, RankedTensorType):
        return None
    element = type.element_type
    shift = 0
    if element is i32:
        found = splat_number(operands[2])
        if found is None:
            return None
        shift = signed(found, 8)
    bits = [splat_number(constant) for constant in operands[:2]]
    one = element.SEMANTICS.from_float(1.0) if isinstance(element, FloatType) else 1 << shift
    for factor, other in ((0, 1), (1, 0)):
        if op.operands[other].type is not type:
            continue
        if _is_zero(op.operands[factor], bits[factor]) and DYNAMIC not in type.shape:
            assert bits[factor] is not None
            return splat_of(bits[factor] or 0, type)
        if bits[factor] == one:
            return [op.operands[other]]

    def product(a: int, b: int) -> int | None:
        if shift <= 0:
            return a * b
        result = a * b + (1 << (shift - 1)) >> shift
        return result if -(1 << 31) <= result < 1 << 31 else None

    return _both(op, operands, product, arithmetic.multiply)


# --- comparisons ----------------------------------------------------------------------------------------------------------


def _fold_comparison(
    op: Operation, operands: Constants, holds: Callable[[int, int], bool]
) -> Folded:
    def floats(semantics: FloatSemantics, a: int, b: int) -> int:
        order = arithmetic.compare(semantics, a, b)
        return int(order is not None and holds(order, 0))

    return _both(op, operands, lambda a, b: int(holds(a, b)), floats)


@folds(tosa.GreaterOp)
def fold_greater(op: Operation, operands: Constants) -> Folded:
    """GreaterOp::fold"""
    return _fold_comparison(op, operands, lambda a, b: a > b)


@folds(tosa.GreaterEqualOp)
def fold_greater_equal(op: Operation, operands: Constants) -> Folded:
    """GreaterEqualOp::fold"""
    return _fold_comparison(op, operands, lambda a, b: a >= b)


@folds(tosa.EqualOp)
def fold_equal(op: Operation, operands: Constants) -> Folded:
    """EqualOp::fold"""
    lhs, rhs = op.operands
    if lhs is rhs and isinstance(_element(lhs), IntegerType):
        return splat_of(1, op.results[0].type)
    return _fold_comparison(op, operands, lambda a, b: a == b)


# --- one operand ----------------------------------------------------------------------------------------------------------


@folds(tosa.ArgMaxOp)
def fold_argmax(op: tosa.ArgMaxOp, operands: Constants) -> Folded:
    """ArgMaxOp::fold"""
    type = op.operands[0].type
    if not isinstance(type, RankedTensorType) or DYNAMIC in type.shape:
        return None
    if type.shape[op.axis] != 1 or not isinstance(_element(op.results[0]), IntegerType):
        return None
    return splat_of(0, op.results[0].type)


@folds(tosa.NegateOp)
def fold_negate(op: tosa.NegateOp, operands: Constants) -> Folded:
    """NegateOp::fold"""
    inner = op.operands[0].defining_op
    if not isinstance(inner, tosa.NegateOp):
        return None
    points = [*op.operands[1:], *inner.operands[1:]]
    if not all(_is_zero(point, splat_number(constant_value(point))) for point in points):
        return None
    return [inner.operands[0]]


def splat_cast(constant: Attribute | None, source: Any, result_type: Type) -> Folded:
    """Casts a splat constant to another element type as `tosa.cast` does."""
    bits = splat_number(constant)
    if bits is None or not isinstance(result_type, RankedTensorType):
        return None
    target = result_type.element_type
    if isinstance(source, FloatType):
        if isinstance(target, FloatType):
            return splat_of(target.SEMANTICS.convert(bits, source.SEMANTICS), result_type)
        if not isinstance(target, IntegerType) or not source.SEMANTICS.is_finite(bits):
            return None
        return splat_of(_rounded_to_room(source.SEMANTICS, bits, target), result_type)
    if not isinstance(source, IntegerType):
        return None
    has_sign = not source.is_unsigned
    if isinstance(target, FloatType):
        number = signed(bits, source.width) if has_sign else bits
        return splat_of(arithmetic.from_integer(target.SEMANTICS, number), result_type)
    if not isinstance(target, IntegerType):
        return None
    if target.width == 1:
        return splat_of(int(bits != 0), result_type)
    number = signed(bits, source.width) if has_sign and source.width > 1 else bits
    return splat_of(number, result_type)


def _rounded_to_room(semantics: FloatSemantics, bits: int, target: IntegerType) -> int:
    """Rounds half to even and saturates to the integer type."""
    number = round(semantics.to_fraction(bits))
    if target.is_unsigned:
        return min(max(number, 0), (1 << target.width) - 1)
    half = 1 << target.width >> 1
    return min(max(number, -half), half - 1)
