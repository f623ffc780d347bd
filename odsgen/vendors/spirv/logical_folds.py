"""Folds of comparisons, logical operations and selects of the dialect `spirv`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.dialects.shared import chosen_elements, integer_bits, number_attribute, signed, width_of
from odsgen.hooks import folds
from odsgen.runtime import Operation
from odsgen.vendors.spirv.folds import defined_by, fold_constants
from odsgen_dialects import spirv

if TYPE_CHECKING:
    from odsgen.vendors.spirv.folds import Constants, Folded

    Comparison = Callable[[int, int], bool]


def _fold_comparison(
    op: Operation, operands: Constants, compare: Comparison, reads_signs: bool = False
) -> Folded:
    """Folds a comparison of a value with itself or of two constants."""
    if op.operands[0] is op.operands[1]:
        known = number_attribute(int(compare(0, 0)), op.results[0].type)
        return None if known is None else [known]
    width = width_of(op.operands[0].type)
    if reads_signs:
        return fold_constants(
            op, operands, lambda a, b: int(compare(signed(a, width), signed(b, width)))
        )
    return fold_constants(op, operands, lambda a, b: int(compare(a, b)))


@folds(spirv.IEqualOp)
def fold_IEqual(op: Operation, operands: Constants) -> Folded:
    """IEqualOp::fold"""
    return _fold_comparison(op, operands, lambda a, b: a == b)


@folds(spirv.INotEqualOp)
def fold_INotEqual(op: Operation, operands: Constants) -> Folded:
    """INotEqualOp::fold"""
    return _fold_comparison(op, operands, lambda a, b: a != b)


@folds(spirv.SGreaterThanOp)
def fold_SGreaterThan(op: Operation, operands: Constants) -> Folded:
    """SGreaterThanOp::fold"""
    return _fold_comparison(op, operands, lambda a, b: a > b, reads_signs=True)


@folds(spirv.SGreaterThanEqualOp)
def fold_SGreaterThanEqual(op: Operation, operands: Constants) -> Folded:
    """SGreaterThanEqualOp::fold"""
    return _fold_comparison(op, operands, lambda a, b: a >= b, reads_signs=True)


@folds(spirv.SLessThanOp)
def fold_SLessThan(op: Operation, operands: Constants) -> Folded:
    """SLessThanOp::fold"""
    return _fold_comparison(op, operands, lambda a, b: a < b, reads_signs=True)


@folds(spirv.SLessThanEqualOp)
def fold_SLessThanEqual(op: Operation, operands: Constants) -> Folded:
    """SLessThanEqualOp::fold"""
    return _fold_comparison(op, operands, lambda a, b: a <= b, reads_signs=True)


@folds(spirv.UGreaterThanOp)
def fold_UGreaterThan(op: Operation, operands: Constants) -> Folded:
    """UGreaterThanOp::fold"""
    return _fold_comparison(op, operands, lambda a, b: a > b)


@folds(spirv.UGreaterThanEqualOp)
def fold_UGreaterThanEqual(op: Operation, operands: Constants) -> Folded:
    """UGreaterThanEqualOp::fold"""
    return _fold_comparison(op, operands, lambda a, b: a >= b)


@folds(spirv.ULessThanOp)
def fold_ULessThan(op: Operation, operands: Constants) -> Folded:
    """ULessThanOp::fold"""
    return _fold_comparison(op, operands, lambda a, b: a < b)


@folds(spirv.ULessThanEqualOp)
def fold_ULessThanEqual(op: Operation, operands: Constants) -> Folded:
    """ULessThanEqualOp::fold"""
    return _fold_comparison(op, operands, lambda a, b: a <= b)


# --- truth values -------------------------------------------------------------------------------------------------------


@folds(spirv.LogicalEqualOp)
def fold_LogicalEqual(op: Operation, operands: Constants) -> Folded:
    """LogicalEqualOp::fold"""
    return _fold_comparison(op, operands, lambda a, b: a == b)


@folds(spirv.LogicalNotEqualOp)
def fold_LogicalNotEqual(op: Operation, operands: Constants) -> Folded:
    """LogicalNotEqualOp::fold"""
    if integer_bits(operands[1]) == 0:
        return [op.operands[0]]
    return _fold_comparison(op, operands, lambda a, b: a != b)


@folds(spirv.LogicalAndOp)
def fold_LogicalAnd(op: Operation, operands: Constants) -> Folded:
    """LogicalAndOp::fold"""
    known = integer_bits(operands[1])
    return None if known is None else [op.operands[0 if known else 1]]


@folds(spirv.LogicalOrOp)
def fold_LogicalOr(op: Operation, operands: Constants) -> Folded:
    """LogicalOrOp::fold"""
    known = integer_bits(operands[1])
    return None if known is None else [op.operands[1 if known else 0]]


@folds(spirv.LogicalNotOp)
def fold_LogicalNot(op: Operation, operands: Constants) -> Folded:
    """LogicalNotOp::fold"""
    inner = defined_by(op.operands[0], spirv.LogicalNotOp)
    if inner is not None:
        return [inner.operands[0]]
    return fold_constants(op, operands, lambda a: 1 - a)


@folds(spirv.SelectOp)
def fold_Select(op: spirv.SelectOp, operands: Constants) -> Folded:
    """SelectOp::fold"""
    if op.true_value is op.false_value:
        return [op.true_value]
    known = integer_bits(operands[0])
    if known is not None:
        return [op.true_value if known else op.false_value]
    elements = chosen_elements(operands)
    return None if elements is None else [elements]
