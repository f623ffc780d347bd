"""Folds of the comparisons, truth values and choices of the dialect `spirv`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.dialects.shared.constant_folding import (
    chosen_elements,
    integer_bits,
    number_attribute,
    signed,
    width_of,
)
from odsgen.dialects.spirv.folds import defined_by, fold_constants

if TYPE_CHECKING:
    from odsgen.dialects.spirv.folds import Constants, Folded
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.spirv import SelectOp

    Comparison = Callable[[int, int], bool]


def _fold_comparison(
    op: Operation, operands: Constants, compare: Comparison, reads_signs: bool = False
) -> Folded:
    """The comparison of a value with itself is known, and so is that of two constants."""
    if op.operands[0] is op.operands[1]:
        known = number_attribute(int(compare(0, 0)), op.results[0].type)
        return None if known is None else [known]
    width = width_of(op.operands[0].type)
    if reads_signs:
        return fold_constants(
            op, operands, lambda a, b: int(compare(signed(a, width), signed(b, width)))
        )
    return fold_constants(op, operands, lambda a, b: int(compare(a, b)))


def fold_IEqual(op: Operation, operands: Constants) -> Folded:
    """x == x."""
    return _fold_comparison(op, operands, lambda a, b: a == b)


def fold_INotEqual(op: Operation, operands: Constants) -> Folded:
    """Not x != x."""
    return _fold_comparison(op, operands, lambda a, b: a != b)


def fold_SGreaterThan(op: Operation, operands: Constants) -> Folded:
    """Not x > x."""
    return _fold_comparison(op, operands, lambda a, b: a > b, reads_signs=True)


def fold_SGreaterThanEqual(op: Operation, operands: Constants) -> Folded:
    """x >= x."""
    return _fold_comparison(op, operands, lambda a, b: a >= b, reads_signs=True)


def fold_SLessThan(op: Operation, operands: Constants) -> Folded:
    """Not x < x."""
    return _fold_comparison(op, operands, lambda a, b: a < b, reads_signs=True)


def fold_SLessThanEqual(op: Operation, operands: Constants) -> Folded:
    """x <= x."""
    return _fold_comparison(op, operands, lambda a, b: a <= b, reads_signs=True)


def fold_UGreaterThan(op: Operation, operands: Constants) -> Folded:
    """Not x > x."""
    return _fold_comparison(op, operands, lambda a, b: a > b)


def fold_UGreaterThanEqual(op: Operation, operands: Constants) -> Folded:
    """x >= x."""
    return _fold_comparison(op, operands, lambda a, b: a >= b)


def fold_ULessThan(op: Operation, operands: Constants) -> Folded:
    """Not x < x."""
    return _fold_comparison(op, operands, lambda a, b: a < b)


def fold_ULessThanEqual(op: Operation, operands: Constants) -> Folded:
    """x <= x."""
    return _fold_comparison(op, operands, lambda a, b: a <= b)


# --- truth values -------------------------------------------------------------------------------------------------------


def fold_LogicalEqual(op: Operation, operands: Constants) -> Folded:
    """x == x."""
    return _fold_comparison(op, operands, lambda a, b: a == b)


def fold_LogicalNotEqual(op: Operation, operands: Constants) -> Folded:
    """x != false is x, x != x is false."""
    if integer_bits(operands[1]) == 0:
        return [op.operands[0]]
    return _fold_comparison(op, operands, lambda a, b: a != b)


def fold_LogicalAnd(op: Operation, operands: Constants) -> Folded:
    """x and true is x, x and false is false."""
    known = integer_bits(operands[1])
    return None if known is None else [op.operands[0 if known else 1]]


def fold_LogicalOr(op: Operation, operands: Constants) -> Folded:
    """x or true is true, x or false is x."""
    known = integer_bits(operands[1])
    return None if known is None else [op.operands[1 if known else 0]]


def fold_LogicalNot(op: Operation, operands: Constants) -> Folded:
    """The opposite of the opposite is the same."""
    inner = defined_by(op.operands[0], "spirv.LogicalNot")
    if inner is not None:
        return [inner.operands[0]]
    return fold_constants(op, operands, lambda a: 1 - a)


def fold_Select(op: SelectOp, operands: Constants) -> Folded:
    """The chosen value if that is known or does not matter; of constant vectors the chosen elements."""
    if op.true_value is op.false_value:
        return [op.true_value]
    known = integer_bits(operands[0])
    if known is not None:
        return [op.true_value if known else op.false_value]
    elements = chosen_elements(operands)
    return None if elements is None else [elements]
