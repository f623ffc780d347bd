"""Simplification of arithmetic, logic and comparisons, and of what operands that are alike make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    ComplexType,
    FloatType,
    IntegerType,
    Operation,
    RankedTensorType,
    Value,
    i1,
)

from ..stablehlo import ops
from ..stablehlo.enums import ComparisonDirection
from .constants import (
    constant_of,
    number_in,
    replace,
    replace_by_new,
    replace_by_number,
    splat_of,
)

_Rewrite = Callable[[Any, PatternRewriter], bool]


def _element(value: Value) -> object:
    return value.type.element_type if isinstance(value.type, RankedTensorType) else None


def _is_splat(value: Value, number: int) -> bool:
    """Whether all elements are known to be an integer or a float; a float zero is positive."""
    found = splat_of(value)
    if found is None or isinstance(_element(value), ComplexType):
        return False
    return bool(found == number_in(value.type, number))


def _is_zero(value: Value) -> bool:
    """Whether all elements are known to be the integer zero."""
    return isinstance(_element(value), IntegerType) and _is_splat(value, 0)


def _is_negative_zero(value: Value) -> bool:
    """Whether all elements are known to be the float -0.0, which changes no float that it is added to."""
    found, element = splat_of(value), _element(value)
    if found is None or not isinstance(element, FloatType):
        return False
    return element.SEMANTICS.is_zero(found) and element.SEMANTICS.is_negative(found)


def _constant_last(op: Operation, rewriter: PatternRewriter) -> bool:
    """A constant operand of a commutative operation stands behind the other one."""
    left, right = op.operands
    if constant_of(left) is None or constant_of(right) is not None:
        return False
    with rewriter.modifying(op):
        op.operands = (right, left)
    return True


def _add(op: ops.AddOp, rewriter: PatternRewriter) -> bool:
    """x + 0; of floats x + -0.0"""
    return (_is_zero(op.rhs) or _is_negative_zero(op.rhs)) and replace(op, op.lhs, rewriter)


def _subtract(op: ops.SubtractOp, rewriter: PatternRewriter) -> bool:
    """x - x of integers, and x - 0"""
    if op.lhs is op.rhs and isinstance(_element(op.lhs), IntegerType):
        return replace_by_number(op, 0, rewriter)
    return _is_splat(op.rhs, 0) and replace(op, op.lhs, rewriter)


def _multiply(op: ops.MulOp, rewriter: PatternRewriter) -> bool:
    """x * 1, and x * 0 of integers"""
    if _is_splat(op.rhs, 1):
        return replace(op, op.lhs, rewriter)
    return _is_zero(op.rhs) and replace(op, op.rhs, rewriter)


def _divide(op: ops.DivOp, rewriter: PatternRewriter) -> bool:
    """x / 1"""
    return _is_splat(op.rhs, 1) and replace(op, op.lhs, rewriter)


def _ones(value: Value) -> bool:
    """Whether all bits are 1."""
    element, found = _element(value), splat_of(value)
    return isinstance(element, IntegerType) and found == (1 << element.width) - 1


def _and(op: ops.AndOp, rewriter: PatternRewriter) -> bool:
    """x & 0, x & -1 and x & x"""
    if _is_zero(op.rhs):
        return replace(op, op.rhs, rewriter)
    return (_ones(op.rhs) or op.lhs is op.rhs) and replace(op, op.lhs, rewriter)


def _or(op: ops.OrOp, rewriter: PatternRewriter) -> bool:
    """x | -1, x | 0 and x | x"""
    if _ones(op.rhs):
        return replace(op, op.rhs, rewriter)
    return (_is_zero(op.rhs) or op.lhs is op.rhs) and replace(op, op.lhs, rewriter)


def _xor(op: ops.XorOp, rewriter: PatternRewriter) -> bool:
    """x ^ x and x ^ 0"""
    if op.lhs is op.rhs:
        return replace_by_number(op, 0, rewriter)
    return _is_zero(op.rhs) and replace(op, op.lhs, rewriter)


def _extreme(op: Operation, rewriter: PatternRewriter) -> bool:
    """The greater or lesser one of a value and itself"""
    return op.operands[0] is op.operands[1] and replace(op, op.operands[0], rewriter)


def _power(op: ops.PowOp, rewriter: PatternRewriter) -> bool:
    """x to the power of 1"""
    return _is_splat(op.rhs, 1) and replace(op, op.lhs, rewriter)


def _not(op: ops.NotOp, rewriter: PatternRewriter) -> bool:
    inner = op.operand.defining_op
    return isinstance(inner, ops.NotOp) and replace(op, inner.operand, rewriter)


def _negate(op: ops.NegOp, rewriter: PatternRewriter) -> bool:
    inner = op.operand.defining_op
    return isinstance(inner, ops.NegOp) and replace(op, inner.operand, rewriter)


def _convert(op: ops.ConvertOp, rewriter: PatternRewriter) -> bool:
    """To the type that a value has"""
    return replace(op, op.operand, rewriter)


# --- complex numbers --------------------------------------------------------------------------------------------------------


def _real(op: ops.RealOp, rewriter: PatternRewriter) -> bool:
    inner = op.operand.defining_op
    if isinstance(inner, ops.ComplexOp):
        return replace(op, inner.lhs, rewriter)
    return not isinstance(_element(op.operand), ComplexType) and replace(op, op.operand, rewriter)


def _imaginary(op: ops.ImagOp, rewriter: PatternRewriter) -> bool:
    inner = op.operand.defining_op
    return isinstance(inner, ops.ComplexOp) and replace(op, inner.rhs, rewriter)


def _complex(op: ops.ComplexOp, rewriter: PatternRewriter) -> bool:
    """The parts of one complex number"""
    real, imaginary = op.lhs.defining_op, op.rhs.defining_op
    return (
        isinstance(real, ops.RealOp)
        and isinstance(imaginary, ops.ImagOp)
        and real.operand is imaginary.operand
        and replace(op, real.operand, rewriter)
    )


# --- comparisons and choices ------------------------------------------------------------------------------------------------

_Direction = ComparisonDirection
_MIRRORED = {
    _Direction.EQ: _Direction.EQ,
    _Direction.NE: _Direction.NE,
    _Direction.GE: _Direction.LE,
    _Direction.GT: _Direction.LT,
    _Direction.LE: _Direction.GE,
    _Direction.LT: _Direction.GT,
}


def _compare(op: ops.CompareOp, rewriter: PatternRewriter) -> bool:
    """An integer with itself, and a constant before another value"""
    if op.lhs is op.rhs and isinstance(_element(op.lhs), IntegerType):
        holds = op.comparison_direction in (_Direction.EQ, _Direction.GE, _Direction.LE)
        return replace_by_number(op, int(holds), rewriter)
    if constant_of(op.lhs) is None or constant_of(op.rhs) is not None:
        return False
    with rewriter.modifying(op):
        op.operands = (op.rhs, op.lhs)
        op.comparison_direction = _MIRRORED[op.comparison_direction]
    return True


def _select(op: ops.SelectOp, rewriter: PatternRewriter) -> bool:
    """Of one value, by a constant, by an opposite, and of constants by what they are"""
    if op.on_true is op.on_false:
        return replace(op, op.on_true, rewriter)
    flag = splat_of(op.pred)
    if flag is not None:
        return replace(op, op.on_true if flag else op.on_false, rewriter)
    inner = op.pred.defining_op
    if isinstance(inner, ops.NotOp):
        with rewriter.modifying(op):
            op.operands = (inner.operand, op.on_false, op.on_true)
        return True
    if _element(op.on_true) is not i1 or op.pred.type is not op.result.type:
        return False
    if _is_splat(op.on_true, 1) and _is_splat(op.on_false, 0):
        return replace(op, op.pred, rewriter)
    if _is_splat(op.on_true, 0) and _is_splat(op.on_false, 1):
        return replace_by_new(op, ops.NotOp.build(op.pred, location=op.location), rewriter)
    return False


def _clamp(op: ops.ClampOp, rewriter: PatternRewriter) -> bool:
    """Integers between bounds that are one value"""
    is_exact = op.min is op.max and isinstance(_element(op.min), IntegerType)
    return is_exact and replace(op, op.min, rewriter)


_COMMUTATIVE = (ops.AddOp, ops.AndOp, ops.MaxOp, ops.MinOp, ops.MulOp, ops.OrOp, ops.XorOp)
REWRITES: list[tuple[type[Operation], _Rewrite]] = [
    *((each, _constant_last) for each in _COMMUTATIVE),
    (ops.AddOp, _add),
    (ops.AndOp, _and),
    (ops.ClampOp, _clamp),
    (ops.CompareOp, _compare),
    (ops.ComplexOp, _complex),
    (ops.ConvertOp, _convert),
    (ops.DivOp, _divide),
    (ops.ImagOp, _imaginary),
    (ops.MaxOp, _extreme),
    (ops.MinOp, _extreme),
    (ops.MulOp, _multiply),
    (ops.NegOp, _negate),
    (ops.NotOp, _not),
    (ops.OrOp, _or),
    (ops.PowOp, _power),
    (ops.RealOp, _real),
    (ops.SelectOp, _select),
    (ops.SubtractOp, _subtract),
    (ops.XorOp, _xor),
]
