"""Folds of the integer operations of `arith` that look at what defines their operands; identities stand in the spec."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from odsgen.dialects.shared import (
    Compute,
    all_ones,
    fold_numbers,
    integer_bits,
    is_poison,
    signed,
    width_of,
    zero_attribute,
)
from odsgen.hooks import folds
from odsgen.rewriting import constant_value
from odsgen.runtime import Attribute, Operation, Value
from odsgen_dialects import arith

if TYPE_CHECKING:

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


OpT = TypeVar("OpT", bound=Operation)


@folds(arith.ConstantOp)
def fold_constant(op: arith.ConstantOp, operands: Constants) -> Folded:
    """ConstantOp::fold"""
    return [op.stored_properties["value"]]


def defined_by(value: Value, op_class: type[OpT]) -> OpT | None:
    """The operation of a class that defines a value."""
    op = value.owner
    return op if isinstance(op, op_class) else None


def _constants(op: Operation, operands: Constants, compute: Compute) -> Folded:
    lhs, rhs = operands
    if lhs is None:
        return None if rhs is None or not is_poison(rhs) else [rhs]
    assert op.single_result is not None
    found = fold_numbers(operands, op.single_result.type, compute)
    return None if found is None else [found]


# --- sums and differences -----------------------------------------------------------------------------------------------


@folds(arith.AddIOp, looks_at=(arith.SubIOp,), constants=False)
def fold_addi(op: Operation, operands: Constants) -> Folded:
    """(a - b) + b is a."""
    lhs, rhs = op.stored_operands
    difference = lhs.owner
    if isinstance(difference, arith.SubIOp) and difference.rhs is rhs:
        return [difference.lhs]
    difference = rhs.owner
    if isinstance(difference, arith.SubIOp) and difference.rhs is lhs:
        return [difference.lhs]
    return None


@folds(arith.SubIOp, looks_at=(arith.AddIOp,), constants=False)
def fold_subi(op: Operation, operands: Constants) -> Folded:
    """(a + b) - b is a."""
    lhs, rhs = op.stored_operands
    total = lhs.owner
    if isinstance(total, arith.AddIOp):
        if total.rhs is rhs:
            return [total.lhs]
        if total.lhs is rhs:
            return [total.rhs]
    return None


# --- quotients ----------------------------------------------------------------------------------------------------------


@folds(arith.CeilDivSIOp, looks_at=())
def fold_ceildivsi(op: Operation, operands: Constants) -> Folded:
    """As in MLIR, no fold where the least number would be negated."""
    width = width_of(op.results[0].type)
    least = -(1 << width) // 2

    def divide(a: int, b: int) -> int | None:
        a, b = signed(a, width), signed(b, width)
        return None if b == 0 or (a and least in (a, b)) else -(-a // b)

    return _constants(op, operands, divide)


@folds(arith.FloorDivSIOp, looks_at=())
def fold_floordivsi(op: Operation, operands: Constants) -> Folded:
    """As in MLIR, only the last divisor of a vector is checked for zero."""
    width = width_of(op.results[0].type)
    half = 1 << (width - 1) if width else 1
    fails = False

    def divide(a: int, b: int) -> int:
        nonlocal fails
        fails = b == 0
        if fails:
            return a
        quotient = signed(a, width) // signed(b, width)
        fails = quotient >= half
        return quotient

    folded = _constants(op, operands, divide)
    return None if fails else folded


# --- bits ---------------------------------------------------------------------------------------------------------------


def _is_complement(op: arith.XOrIOp, other: Value) -> bool:
    """Whether one operand is the other xor -1."""
    lhs, rhs = op.stored_operands
    return lhs is other and integer_bits(constant_value(rhs)) == all_ones(rhs.type)


@folds(arith.AndIOp, looks_at=(arith.AndIOp, arith.XOrIOp), constants=False)
def fold_andi(op: Operation, operands: Constants) -> Folded:
    """x & ~x is 0, a & (a & b) is a & b."""
    lhs, rhs = op.stored_operands
    left_definition, right_definition = lhs.owner, rhs.owner
    if (isinstance(right_definition, arith.XOrIOp) and _is_complement(right_definition, lhs)) or (
        isinstance(left_definition, arith.XOrIOp) and _is_complement(left_definition, rhs)
    ):
        zero = zero_attribute(op.results[0].type)
        if zero is not None:
            return [zero]
    if isinstance(left_definition, arith.AndIOp) and rhs in left_definition.stored_operands:
        return [lhs]
    if isinstance(right_definition, arith.AndIOp) and lhs in right_definition.stored_operands:
        return [rhs]
    return None


@folds(arith.OrIOp, looks_at=(arith.XOrIOp,), constants=False)
def fold_ori(op: Operation, operands: Constants) -> Folded:
    """x | ~x is -1."""
    lhs, rhs = op.stored_operands
    for value, other in ((rhs, lhs), (lhs, rhs)):
        complement = value.owner
        if isinstance(complement, arith.XOrIOp) and _is_complement(complement, other):
            return [complement.rhs]
    return None


@folds(arith.XOrIOp, looks_at=(arith.XOrIOp,), constants=False)
def fold_xori(op: Operation, operands: Constants) -> Folded:
    """(x ^ a) ^ a is x."""
    lhs, rhs = op.stored_operands
    for before, other in ((lhs.owner, rhs), (rhs.owner, lhs)):
        if isinstance(before, arith.XOrIOp):
            first, second = before.stored_operands
            if second is other:
                return [first]
            if first is other:
                return [second]
    return None


def _fold_shift(op: Operation, operands: Constants, compute: Compute) -> Folded:
    """Folds shifts of constants; a shift by the width or more does not fold, nor poison.

    As in MLIR, the last element of a vector decides; other elements shifted too far become zero.
    """
    width = last = width_of(op.results[0].type)

    def shifted(a: int, b: int) -> int | None:
        nonlocal last
        last = b
        return compute(a, min(b, width))

    folded = _constants(op, operands, shifted)
    return folded if last < width else None


@folds(arith.ShLIOp, looks_at=())
def fold_shli(op: Operation, operands: Constants) -> Folded:
    """ShLIOp::fold"""
    return _fold_shift(op, operands, lambda a, b: a << b)


@folds(arith.ShRUIOp, looks_at=())
def fold_shrui(op: Operation, operands: Constants) -> Folded:
    """ShRUIOp::fold"""
    return _fold_shift(op, operands, lambda a, b: a >> b)


@folds(arith.ShRSIOp, looks_at=())
def fold_shrsi(op: Operation, operands: Constants) -> Folded:
    """ShRSIOp::fold"""
    width = width_of(op.results[0].type)
    return _fold_shift(op, operands, lambda a, b: signed(a, width) >> b)
