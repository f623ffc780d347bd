"""Operands that the branches of the dialect `llvm` pass on to their successors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.generated.segments import group_ends

if TYPE_CHECKING:
    from odsgen.runtime.builtin.attributes import DenseArrayAttr
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.llvm import BrOp, CondBrOp, IndirectBrOp, InvokeOp, SwitchOp


def successor_operands_br(op: BrOp, index: int) -> Sequence[Value]:
    """All operands."""
    return op.dest_operands


def successor_operands_cond_br(op: CondBrOp, index: int) -> Sequence[Value]:
    """Those of the true destination (0) or of the false one (1)."""
    return op.true_dest_operands if index == 0 else op.false_dest_operands


def successor_operands_invoke(op: InvokeOp, index: int) -> Sequence[Value]:
    """Those of the normal destination (0) or of the one for exceptions (1)."""
    return op.normal_dest_operands if index == 0 else op.unwind_dest_operands


def successor_operands_indirectbr(op: IndirectBrOp, index: int) -> Sequence[Value]:
    """Those of a destination."""
    return _group(op.operands, op.indbr_operand_segments_attr, index)


def successor_operands_switch(op: SwitchOp, index: int) -> Sequence[Value]:
    """Those of the default destination (0) or of a case (from 1)."""
    if index == 0:
        return op.default_operands
    return _group(op.operands, op.case_operand_segments_attr, index - 1)


def _group(operands: Sequence[Value], sizes: DenseArrayAttr, number: int) -> Sequence[Value]:
    """A group of the last operands."""
    ends = group_ends(sizes)
    if number + 1 >= len(ends):
        return ()
    first = len(operands) - ends[-1]
    return operands[first + ends[number] : first + ends[number + 1]]
