"""Folds of the elementwise operations of `tosa` on splat constants."""

from __future__ import annotations

from collections.abc import Sequence
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
    from odsgen.runtime import Attribute, Operation, Type, Value

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

    a, b = bits[:2]
    if a is None or b is None or _element(op.operands[0]) is not _element(op.operands[1]):
        return None
    return _product(a, b, _element(op.operands[0]), shift, type)


def _product(a: int, b: int, element: Any, shift: int, type: Type) -> Folded:
    """The product of two splats' elements; integers are shifted and rounded."""
    if isinstance(element, FloatType):
        return splat_of(arithmetic.multiply(element.SEMANTICS, a, b), type)
    width = 0 if element.is_unsigned else element.width
    found = signed(a, width) * signed(b, width)
    if shift > 0:
        found = found + (1 << (shift - 1)) >> shift
        if not -(1 << 31) <= found < 1 << 31:
            return None
    return splat_of(found, type)


@folds(tosa.EqualOp)
def fold_equal(op: Operation, operands: Constants) -> Folded:
    """EqualOp::fold"""
    lhs, rhs = op.operands
    if lhs is rhs and isinstance(_element(lhs), IntegerType):
        return splat_of(1, op.results[0].type)
    return None


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
