"""Folds of the integer operations of `arith`."""

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


def _one(found: Attribute | Value | None) -> Folded:
    return None if found is None else [found]


def _constants(op: Operation, operands: Constants, compute: Compute) -> Folded:
    lhs, rhs = operands
    if lhs is None:
        return None if rhs is None or not is_poison(rhs) else [rhs]
    assert op.single_result is not None
    found = fold_numbers(operands, op.single_result.type, compute)
    return None if found is None else [found]


# --- sums, differences, products ----------------------------------------------------------------------------------------


@folds(arith.AddIOp, looks_at=(arith.SubIOp,))
def fold_addi(op: Operation, operands: Constants) -> Folded:
    """x + 0 is x, (a - b) + b is a."""
    lhs, rhs = op.stored_operands
    right = operands[1]
    if right is not None and integer_bits(right) == 0:
        return [lhs]
    difference = lhs.owner
    if isinstance(difference, arith.SubIOp) and difference.rhs is rhs:
        return [difference.lhs]
    difference = rhs.owner
    if isinstance(difference, arith.SubIOp) and difference.rhs is lhs:
        return [difference.lhs]
    return None


@folds(arith.AddUIExtendedOp)
def fold_addui_extended(op: Operation, operands: Constants) -> Folded:
    """AddUIExtendedOp::fold"""
    lhs, _ = op.operands
    false = zero_attribute(op.results[1].type)
    return [lhs, false] if integer_bits(operands[1]) == 0 and false is not None else None


@folds(arith.SubIOp, looks_at=(arith.AddIOp,))
def fold_subi(op: Operation, operands: Constants) -> Folded:
    """x - x is 0, x - 0 is x, (a + b) - b is a."""
    lhs, rhs = op.stored_operands
    if lhs is rhs:
        zero = zero_attribute(op.results[0].type)
        if zero is not None:
            return [zero]
    right = operands[1]
    if right is not None and integer_bits(right) == 0:
        return [lhs]
    total = lhs.owner
    if isinstance(total, arith.AddIOp):
        if total.rhs is rhs:
            return [total.lhs]
        if total.lhs is rhs:
            return [total.rhs]
    return None


@folds(arith.MulIOp, looks_at=())
def fold_muli(op: Operation, operands: Constants) -> Folded:
    """x * 0 is 0, x * 1 is x."""
    lhs, rhs = op.stored_operands
    if operands[1] is not None:
        factor = integer_bits(operands[1])
        if factor == 0:
            return [rhs]
        if factor == 1:
            return [lhs]
    return None


@folds(arith.MulSIExtendedOp)
def fold_mulsi_extended(op: Operation, operands: Constants) -> Folded:
    """x * 0 is 0."""
    factor = operands[1]
    return [factor, factor] if factor is not None and integer_bits(factor) == 0 else None


@folds(arith.MulUIExtendedOp)
def fold_mului_extended(op: Operation, operands: Constants) -> Folded:
    """x * 0 is 0, x * 1 is x."""
    factor = operands[1]
    bits = integer_bits(factor)
    if factor is not None and bits == 0:
        return [factor, factor]
    zero = zero_attribute(op.operands[0].type)
    return [op.operands[0], zero] if bits == 1 and zero is not None else None


# --- quotients and remainders -------------------------------------------------------------------------------------------


@folds(arith.DivUIOp, arith.DivSIOp, arith.CeilDivUIOp, looks_at=())
def fold_quotient(op: Operation, operands: Constants) -> Folded:
    """x / 1 is x."""
    return [op.operands[0]] if integer_bits(operands[1]) == 1 else None


@folds(arith.CeilDivSIOp, looks_at=())
def fold_ceildivsi(op: Operation, operands: Constants) -> Folded:
    """x / 1 is x; as in MLIR, no fold where the least number would be negated."""
    width = width_of(op.results[0].type)
    least = -(1 << width) // 2

    def divide(a: int, b: int) -> int | None:
        a, b = signed(a, width), signed(b, width)
        return None if b == 0 or (a and least in (a, b)) else -(-a // b)

    return fold_quotient(op, operands) or _constants(op, operands, divide)


@folds(arith.FloorDivSIOp, looks_at=())
def fold_floordivsi(op: Operation, operands: Constants) -> Folded:
    """x / 1 is x. As in MLIR, only the last divisor of a vector is checked for zero."""
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

    folded = fold_quotient(op, operands) or _constants(op, operands, divide)
    return None if fails else folded


@folds(arith.RemUIOp, arith.RemSIOp, looks_at=())
def fold_remainder(op: Operation, operands: Constants) -> Folded:
    """x mod 1 is 0."""
    zero = zero_attribute(op.results[0].type)
    return [zero] if integer_bits(operands[1]) == 1 and zero is not None else None


# --- bits ---------------------------------------------------------------------------------------------------------------


def _is_complement(op: arith.XOrIOp, other: Value) -> bool:
    """Whether one operand is the other xor -1."""
    lhs, rhs = op.stored_operands
    return lhs is other and integer_bits(constant_value(rhs)) == all_ones(rhs.type)


@folds(arith.AndIOp, looks_at=(arith.AndIOp, arith.XOrIOp))
def fold_andi(op: Operation, operands: Constants) -> Folded:
    """x & 0 is 0, x & -1 is x, x & ~x is 0, a & (a & b) is a & b."""
    lhs, rhs = op.stored_operands
    right = operands[1]
    if right is not None:
        mask = integer_bits(right)
        if mask == 0:
            return [rhs]
        if mask is not None and mask == all_ones(rhs.type):
            return [lhs]
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


@folds(arith.OrIOp, looks_at=(arith.XOrIOp,))
def fold_ori(op: Operation, operands: Constants) -> Folded:
    """x | 0 is x, x | -1 is -1, x | ~x is -1."""
    lhs, rhs = op.stored_operands
    bits = integer_bits(operands[1])
    if bits is not None:
        if bits == 0:
            return [lhs]
        if bits == all_ones(rhs.type):
            assert operands[1] is not None
            return [operands[1]]
    for value, other in ((rhs, lhs), (lhs, rhs)):
        complement = value.owner
        if isinstance(complement, arith.XOrIOp) and _is_complement(complement, other):
            return [complement.rhs]
    return None


@folds(arith.XOrIOp, looks_at=(arith.XOrIOp,))
def fold_xori(op: Operation, operands: Constants) -> Folded:
    """x ^ 0 is x, x ^ x is 0, (x ^ a) ^ a is x."""
    lhs, rhs = op.stored_operands
    right = operands[1]
    if right is not None and integer_bits(right) == 0:
        return [lhs]
    if lhs is rhs:
        zero = zero_attribute(op.results[0].type)
        if zero is not None:
            return [zero]
    for before, other in ((lhs.owner, rhs), (rhs.owner, lhs)):
        if isinstance(before, arith.XOrIOp):
            first, second = before.stored_operands
            if second is other:
                return [first]
            if first is other:
                return [second]
    return None


def _fold_shift(op: Operation, operands: Constants, compute: Compute) -> Folded:
    """Folds shifts by zero and of constants; a shift by the width or more does not fold, nor poison.

    As in MLIR, the last element of a vector decides; other elements shifted too far become zero.
    """
    if integer_bits(operands[1]) == 0:
        return [op.operands[0]]
    width = last = width_of(op.results[0].type)

    def shifted(a: int, b: int) -> int | None:
        nonlocal last
        last = b
        return compute(a, min(b, width))

    folded = _constants(op, operands, shifted)
    return folded if last < width else None


@folds(arith.ShLIOp, looks_at=())
def fold_shli(op: Operation, operands: Constants) -> Folded:
    """x << 0 is x."""
    return _fold_shift(op, operands, lambda a, b: a << b)


@folds(arith.ShRUIOp, looks_at=())
def fold_shrui(op: Operation, operands: Constants) -> Folded:
    """x >> 0 is x."""
    return _fold_shift(op, operands, lambda a, b: a >> b)


@folds(arith.ShRSIOp, looks_at=())
def fold_shrsi(op: Operation, operands: Constants) -> Folded:
    """x >> 0 is x."""
    width = width_of(op.results[0].type)
    return _fold_shift(op, operands, lambda a, b: signed(a, width) >> b)


# --- minimum and maximum ------------------------------------------------------------------------------------------------


def _fold_extreme(op: Operation, operands: Constants, winner: int, loser: int) -> Folded:
    """op(x, x) is x; ``winner`` is the absorbing element, ``loser`` the neutral one."""
    lhs, rhs = op.operands
    bits = integer_bits(operands[1])
    if lhs is rhs or bits == winner:
        return [rhs]
    return [lhs] if bits == loser else None


def _signed_limits(op: Operation) -> tuple[int, int]:
    """The bits of the signed minimum and maximum."""
    width = width_of(op.results[0].type)
    half = 1 << (width - 1) if width else 0
    return half, max(half - 1, 0)


@folds(arith.MaxSIOp, looks_at=())
def fold_maxsi(op: Operation, operands: Constants) -> Folded:
    """MaxSIOp::fold"""
    least, greatest = _signed_limits(op)
    return _fold_extreme(op, operands, greatest, least)


@folds(arith.MaxUIOp, looks_at=())
def fold_maxui(op: Operation, operands: Constants) -> Folded:
    """MaxUIOp::fold"""
    return _fold_extreme(op, operands, all_ones(op.results[0].type), 0)


@folds(arith.MinSIOp, looks_at=())
def fold_minsi(op: Operation, operands: Constants) -> Folded:
    """MinSIOp::fold"""
    least, greatest = _signed_limits(op)
    return _fold_extreme(op, operands, least, greatest)


@folds(arith.MinUIOp, looks_at=())
def fold_minui(op: Operation, operands: Constants) -> Folded:
    """MinUIOp::fold"""
    return _fold_extreme(op, operands, 0, all_ones(op.results[0].type))
