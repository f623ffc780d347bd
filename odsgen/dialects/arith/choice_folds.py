"""Folds of `arith.cmpi`, `arith.cmpf` and `arith.select`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.arith.folds import defined_by
from odsgen.dialects.shared import (
    chosen_elements,
    float_bits,
    fold_numbers,
    integer_bits,
    is_poison,
    number_attribute,
    number_type,
    signed,
    width_of,
)
from odsgen.hooks import folds
from odsgen.runtime import FloatType, ShapedType, i1
from odsgen.runtime.floats.arithmetic import compare
from odsgen_dialects.arith import CmpFOp, CmpIOp, ExtSIOp, ExtUIOp, SelectOp

if TYPE_CHECKING:
    from odsgen.dialects.arith.folds import Constants, Folded

#: For each predicate, whether it holds for less, equal and greater.
_ORDERS = {
    "eq": (False, True, False),
    "ne": (True, False, True),
    "lt": (True, False, False),
    "le": (True, True, False),
    "gt": (False, False, True),
    "ge": (False, True, True),
}
_SWAPPED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}


def holds_for_order(predicate: str) -> tuple[bool, bool, bool]:
    """Whether an integer predicate holds for less, equal and greater."""
    return _ORDERS[predicate[-2:]]


@folds(CmpIOp)
def fold_cmpi(op: CmpIOp, operands: Constants) -> Folded:
    """CmpIOp::fold"""
    predicate = op.predicate.name
    lhs, rhs = op.operands
    less, equal, greater = holds_for_order(predicate)
    result_type = op.results[0].type
    if lhs is rhs:
        known = number_attribute(int(equal), result_type)
        if known is not None:
            return [known]
    bits = integer_bits(operands[1])
    if bits == 0 and predicate == "ne":
        source = lhs.defining_op
        if isinstance(source, (ExtSIOp, ExtUIOp)) and width_of(source.operands[0].type) == 1:
            return [source.operands[0]]
        if width_of(lhs.type) == 1:
            return [lhs]
    if bits == 1 and predicate == "eq" and width_of(lhs.type) == 1:
        return [lhs]
    if operands[0] is not None and operands[1] is None:
        order = predicate[-2:]
        op.predicate = type(op.predicate)[predicate[:-2] + _SWAPPED.get(order, order)]
        op.operands = (rhs, lhs)
        return [op.results[0]]
    width = width_of(lhs.type)
    reads_signs = predicate[0] == "s"

    def compute(a: int, b: int) -> int:
        if reads_signs:
            a, b = signed(a, width), signed(b, width)
        return less if a < b else equal if a == b else greater

    folded = fold_numbers(operands, result_type, compute)
    return None if folded is None else [folded]


@folds(CmpFOp)
def fold_cmpf(op: CmpFOp, operands: Constants) -> Folded:
    """CmpFOp::fold"""
    if isinstance(op.operands[0].type, ShapedType):
        return None
    type = number_type(op.operands[0].type)
    assert isinstance(type, FloatType)
    lhs, rhs = (float_bits(constant) for constant in operands)
    if lhs is not None and type.SEMANTICS.is_nan(lhs):
        rhs = lhs
    if rhs is not None and type.SEMANTICS.is_nan(rhs):
        lhs = rhs
    if lhs is None or rhs is None:
        return None
    known = float_predicate_holds(op.predicate.name, compare(type.SEMANTICS, lhs, rhs))
    folded = number_attribute(int(known), i1)
    return None if folded is None else [folded]


def float_predicate_holds(predicate: str, order: int | None) -> bool:
    """Whether a predicate of `arith.cmpf` holds for an order; None: an operand is NaN."""
    name = predicate.lower()
    if name in ("alwaysfalse", "alwaystrue"):
        return name == "alwaystrue"
    if name in ("ord", "uno"):
        return (order is None) == (name == "uno")
    if order is None:
        return name[0] == "u"
    less, equal, greater = _ORDERS[name[1:]]
    return less if order < 0 else equal if order == 0 else greater


@folds(SelectOp)
def fold_select(op: SelectOp, operands: Constants) -> Folded:
    """SelectOp::fold"""
    condition, true_value, false_value = op.operands
    if true_value is false_value:
        return [true_value]
    chosen = integer_bits(operands[0])
    if chosen is not None:
        return [true_value if chosen else false_value]
    if is_poison(operands[1]):
        return [false_value]
    if is_poison(operands[2]):
        return [true_value]
    if (
        op.results[0].type is i1
        and integer_bits(operands[1]) == 1
        and integer_bits(operands[2]) == 0
    ):
        return [condition]
    comparison = defined_by(condition, CmpIOp)
    if comparison is not None:
        predicate = comparison.predicate.name
        lhs, rhs = comparison.operands
        if predicate in ("eq", "ne") and (
            (lhs is true_value and rhs is false_value) or (rhs is true_value and lhs is false_value)
        ):
            return [true_value if predicate == "ne" else false_value]
    elements = chosen_elements(operands)
    return None if elements is None else [elements]
