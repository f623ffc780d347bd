"""Folds of the floating-point operations of `arith`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from odsgen.dialects.arith.folds import defined_by
from odsgen.dialects.shared import float_bits, number_type
from odsgen.hooks import folds
from odsgen.runtime import FloatSemantics, FloatType, Operation
from odsgen_dialects import arith

if TYPE_CHECKING:
    from odsgen.dialects.arith.folds import Constants, Folded


def semantics_of(op: Operation) -> FloatSemantics:
    """The float format of the first operand."""
    type = number_type(op.operands[0].type)
    assert isinstance(type, FloatType)
    return type.SEMANTICS


@folds(arith.NegFOp)
def fold_negf(op: Operation, operands: Constants) -> Folded:
    """NegFOp::fold"""
    inner = defined_by(op.operands[0], arith.NegFOp)
    return None if inner is None else [inner.operands[0]]


@folds(arith.AddFOp)
def fold_addf(op: Operation, operands: Constants) -> Folded:
    """x + -0.0 is x."""
    semantics = semantics_of(op)
    bits = float_bits(operands[1])
    if bits is not None and semantics.is_zero(bits) and semantics.is_negative(bits):
        return [op.operands[0]]
    return None


@folds(arith.SubFOp)
def fold_subf(op: Operation, operands: Constants) -> Folded:
    """x - 0.0 is x."""
    semantics = semantics_of(op)
    bits = float_bits(operands[1])
    if bits is not None and semantics.is_zero(bits) and not semantics.is_negative(bits):
        return [op.operands[0]]
    return None


@folds(arith.MulFOp)
def fold_mulf(op: Any, operands: Constants) -> Folded:
    """x * 1.0 is x; x * 0.0 is 0.0 with `nnan` and `nsz`."""
    semantics = semantics_of(op)
    bits = float_bits(operands[1])
    if bits is not None and bits == semantics.from_float(1.0):
        return [op.operands[0]]
    if bits is not None and semantics.is_zero(bits):
        flags = op.fastmath
        if flags & type(flags).nnan and flags & type(flags).nsz:
            return [op.operands[1]]
    return None


@folds(arith.DivFOp)
def fold_divf(op: Operation, operands: Constants) -> Folded:
    """x / 1.0 is x."""
    bits = float_bits(operands[1])
    if bits is not None and bits == semantics_of(op).from_float(1.0):
        return [op.operands[0]]
    return None


def _fold_extreme(op: Operation, operands: Constants, neutral: Callable[[int], bool]) -> Folded:
    """op(x, x) is x, op(x, neutral element) is x."""
    lhs, rhs = op.operands
    if lhs is rhs:
        return [rhs]
    bits = float_bits(operands[1])
    return [lhs] if bits is not None and neutral(bits) else None


@folds(arith.MaximumFOp)
def fold_maximumf(op: Operation, operands: Constants) -> Folded:
    """MaximumFOp::fold"""
    semantics = semantics_of(op)

    def neutral(bits: int) -> bool:
        return semantics.is_infinity(bits) and semantics.is_negative(bits)

    return _fold_extreme(op, operands, neutral)


@folds(arith.MinimumFOp)
def fold_minimumf(op: Operation, operands: Constants) -> Folded:
    """MinimumFOp::fold"""
    semantics = semantics_of(op)

    def neutral(bits: int) -> bool:
        return semantics.is_infinity(bits) and not semantics.is_negative(bits)

    return _fold_extreme(op, operands, neutral)


@folds(arith.MaxNumFOp, arith.MinNumFOp)
def fold_maxnumf(op: Operation, operands: Constants) -> Folded:
    """MaxNumFOp::fold, MinNumFOp::fold"""
    return _fold_extreme(op, operands, semantics_of(op).is_nan)
