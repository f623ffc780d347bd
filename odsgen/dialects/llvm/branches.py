"""Successor operands of the branches of the dialect `llvm`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements
from odsgen.runtime import DenseArrayAttr, Value, group_ends
from odsgen_dialects.llvm import IndirectBrOp, SwitchOp


@implements(IndirectBrOp, method="successor_operands")
def successor_operands_indirectbr(op: IndirectBrOp, index: int) -> Sequence[Value]:
    """IndirectBrOp::getSuccessorOperands"""
    return _group(op.operands, op.indbr_operand_segments_attr, index)


@implements(SwitchOp, method="successor_operands")
def successor_operands_switch(op: SwitchOp, index: int) -> Sequence[Value]:
    """SwitchOp::getSuccessorOperands"""
    if index == 0:
        return op.default_operands
    return _group(op.operands, op.case_operand_segments_attr, index - 1)


def _group(operands: Sequence[Value], sizes: DenseArrayAttr, number: int) -> Sequence[Value]:
    """A group of the trailing operands, by the sizes of all groups."""
    ends = group_ends(sizes)
    if number + 1 >= len(ends):
        return ()
    first = len(operands) - ends[-1]
    return operands[first + ends[number] : first + ends[number + 1]]
