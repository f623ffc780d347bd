"""Folds of the floating-point operations of `arith`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from odsgen.dialects.arith.folds import defined_by
from odsgen.dialects.shared.constant_folding import float_bits, fold_numbers, number_type
from odsgen.runtime.builtin.types import FloatType
from odsgen.runtime.floats import arithmetic

if TYPE_CHECKING:
    from odsgen.dialects.arith.folds import Constants, Folded
    from odsgen.runtime.floats.semantics import FloatSemantics
    from odsgen.runtime.ir.operation import Operation

    Binary = Callable[[FloatSemantics, int, int], int]


def semantics_of(op: Operation) -> FloatSemantics:
    """The format of the first operand."""
    type = number_type(op.operands[0].type)
    assert isinstance(type, FloatType)
    return type.SEMANTICS


def _fold(op: Operation, operands: Constants, compute: Binary) -> Folded:
    semantics = semantics_of(op)
    folded = fold_numbers(operands, op.results[0].type, lambda a, b: compute(semantics, a, b))
    return None if folded is None else [folded]


def fold_negf(op: Operation, operands: Constants) -> Folded:
    """Negated twice is the same."""
    inner = defined_by(op.operands[0], "arith.negf")
    if inner is not None:
        return [inner.operands[0]]
    semantics = semantics_of(op)
    folded = fold_numbers(operands, op.results[0].type, lambda a: arithmetic.negate(semantics, a))
    return None if folded is None else [folded]


def fold_addf(op: Operation, operands: Constants) -> Folded:
    """x + -0.0 is x."""
    semantics = semantics_of(op)
    bits = float_bits(operands[1])
    if bits is not None and semantics.is_zero(bits) and semantics.is_negative(bits):
        return [op.operands[0]]
    return _fold(op, operands, arithmetic.add)


def fold_subf(op: Operation, operands: Constants) -> Folded:
    """x - 0.0 is x."""
    semantics = semantics_of(op)
    bits = float_bits(operands[1])
    if bits is not None and semantics.is_zero(bits) and not semantics.is_negative(bits):
        return [op.operands[0]]
    return _fold(op, operands, arithmetic.subtract)


def fold_mulf(op: Any, operands: Constants) -> Folded:
    """x * 1.0 is x; x * 0.0 is 0.0 where neither NaN nor signs of zeros matter."""
    semantics = semantics_of(op)
    bits = float_bits(operands[1])
    if bits is not None and bits == semantics.from_float(1.0):
        return [op.operands[0]]
    if bits is not None and semantics.is_zero(bits):
        flags = op.fastmath
        if flags & type(flags).nnan and flags & type(flags).nsz:
            return [op.operands[1]]
    return _fold(op, operands, arithmetic.multiply)


def fold_divf(op: Operation, operands: Constants) -> Folded:
    """x / 1.0 is x."""
    bits = float_bits(operands[1])
    if bits is not None and bits == semantics_of(op).from_float(1.0):
        return [op.operands[0]]
    return _fold(op, operands, arithmetic.divide)


def fold_remf(op: Operation, operands: Constants) -> Folded:
    """The remainder."""
    return _fold(op, operands, arithmetic.remainder)


def _fold_extreme(
    op: Operation, operands: Constants, neutral: Callable[[int], bool], compute: Binary
) -> Folded:
    """The same twice is itself, and so is what stands beside a neutral number."""
    lhs, rhs = op.operands
    if lhs is rhs:
        return [rhs]
    bits = float_bits(operands[1])
    if bits is not None and neutral(bits):
        return [lhs]
    return _fold(op, operands, compute)


def fold_maximumf(op: Operation, operands: Constants) -> Folded:
    """Everything is greater than minus infinity."""
    semantics = semantics_of(op)

    def neutral(bits: int) -> bool:
        return semantics.is_infinity(bits) and semantics.is_negative(bits)

    return _fold_extreme(op, operands, neutral, arithmetic.maximum)


def fold_minimumf(op: Operation, operands: Constants) -> Folded:
    """Everything is less than infinity."""
    semantics = semantics_of(op)

    def neutral(bits: int) -> bool:
        return semantics.is_infinity(bits) and not semantics.is_negative(bits)

    return _fold_extreme(op, operands, neutral, arithmetic.minimum)


def fold_maxnumf(op: Operation, operands: Constants) -> Folded:
    """NaN does not count."""
    semantics = semantics_of(op)
    return _fold_extreme(op, operands, semantics.is_nan, arithmetic.maximum_number)


def fold_minnumf(op: Operation, operands: Constants) -> Folded:
    """NaN does not count."""
    semantics = semantics_of(op)
    return _fold_extreme(op, operands, semantics.is_nan, arithmetic.minimum_number)
