"""Folds of `arith.cmpi` and `arith.select`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.arith.folds import defined_by
from odsgen.dialects.shared import (
    chosen_elements,
    integer_bits,
    is_poison,
    width_of,
)
from odsgen.hooks import folds
from odsgen.runtime import i1
from odsgen_dialects.arith import CmpIOp, ExtSIOp, ExtUIOp, SelectOp

if TYPE_CHECKING:
    from odsgen.dialects.arith.folds import Constants, Folded

_SWAPPED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}


@folds(CmpIOp, looks_at=())
def fold_cmpi(op: CmpIOp, operands: Constants) -> Folded:
    """CmpIOp::fold, without what stands in the spec."""
    predicate = op.predicate.name
    if predicate == "ne" and integer_bits(operands[1]) == 0:
        source = op.lhs.defining_op
        if isinstance(source, (ExtSIOp, ExtUIOp)) and width_of(source.operands[0].type) == 1:
            return [source.operands[0]]
    if operands[0] is not None and operands[1] is None:
        order = predicate[-2:]
        op.predicate = type(op.predicate)[predicate[:-2] + _SWAPPED.get(order, order)]
        op.operands = (op.rhs, op.lhs)
        return [op.results[0]]
    return None


@folds(SelectOp)
def fold_select(op: SelectOp, operands: Constants) -> Folded:
    """SelectOp::fold, without what stands in the spec."""
    true_value, false_value = op.true_value, op.false_value
    if is_poison(operands[1]):
        return [false_value]
    if is_poison(operands[2]):
        return [true_value]
    if op.result.type is i1 and integer_bits(operands[1]) == 1 and integer_bits(operands[2]) == 0:
        return [op.condition]
    comparison = defined_by(op.condition, CmpIOp)
    if comparison is not None:
        predicate = comparison.predicate.name
        lhs, rhs = comparison.operands
        if predicate in ("eq", "ne") and (
            (lhs is true_value and rhs is false_value) or (rhs is true_value and lhs is false_value)
        ):
            return [true_value if predicate == "ne" else false_value]
    elements = chosen_elements(operands)
    return None if elements is None else [elements]
