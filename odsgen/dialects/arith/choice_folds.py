"""Folds of `arith.cmpi`, `arith.cmpf` and `arith.select`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.arith.folds import defined_by
from odsgen.dialects.shared import (
    chosen_elements,
    float_bits,
    integer_bits,
    is_poison,
    number_attribute,
    width_of,
)
from odsgen.hooks import folds
from odsgen.runtime import BoolAttr, FloatType, i1
from odsgen_dialects.arith import CmpFOp, CmpIOp, ExtSIOp, ExtUIOp, SelectOp

if TYPE_CHECKING:
    from odsgen.dialects.arith.folds import Constants, Folded

#: Predicates that hold for equal numbers.
_HOLD_FOR_EQUAL = frozenset({"eq", "sle", "sge", "ule", "uge"})
_SWAPPED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}


@folds(CmpIOp)
def fold_cmpi(op: CmpIOp, operands: Constants) -> Folded:
    """CmpIOp::fold"""
    predicate = op.predicate.name
    lhs, rhs = op.operands
    if lhs is rhs:
        known = number_attribute(predicate in _HOLD_FOR_EQUAL, op.results[0].type)
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
    return None


@folds(CmpFOp)
def fold_cmpf(op: CmpFOp, operands: Constants) -> Folded:
    """Compares with NaN: CmpFOp::fold"""
    type = op.operands[0].type
    if not isinstance(type, FloatType):
        return None
    constants = filter(None, map(float_bits, operands))
    if not any(map(type.SEMANTICS.is_nan, constants)):
        return None
    return [BoolAttr.get(op.predicate.name[0] == "U" or op.predicate.name == "AlwaysTrue")]


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
