"""Interface methods of the dialect `cf`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.generated.segments import group_ends
from odsgen.runtime.interfaces import EffectInstance, EffectKind

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.cf import AssertOp, BranchOp, CondBranchOp, SwitchOp


# --- effects ----------------------------------------------------------------------------------------------------------


def effects_assert(op: AssertOp) -> Sequence[EffectInstance]:
    """A write effect on no value: it keeps the assertion, which may end the program, where it is."""
    return [EffectInstance(EffectKind.WRITE)]


# --- what is passed on to the successors ------------------------------------------------------------------------------


def successor_operands_br(op: BranchOp, index: int) -> Sequence[Value]:
    """All operands."""
    return op._operands


def successor_operands_cond_br(op: CondBranchOp, index: int) -> Sequence[Value]:
    """Those of the true destination (0) or of the false one (1)."""
    condition, true, false = op.segment_sizes("operandSegmentSizes")
    first = condition + true
    return op._operands[condition:first] if index == 0 else op._operands[first : first + false]


def successor_operands_switch(op: SwitchOp, index: int) -> Sequence[Value]:
    """Those of the default destination (0) or of a case (from 1)."""
    if index == 0:
        return op.default_operands
    ends = group_ends(op.case_operand_segments_attr)
    if index >= len(ends):
        return ()
    first = len(op.operands) - ends[-1]
    return op.operands[first + ends[index - 1] : first + ends[index]]


# --- where control goes with known operands ---------------------------------------------------------------------------


def successor_for_operands_br(op: BranchOp, operands: Sequence[Attribute | None]) -> Block | None:
    """The only one."""
    return op.dest


def successor_for_operands_cond_br(
    op: CondBranchOp, operands: Sequence[Attribute | None]
) -> Block | None:
    """The one that the condition says."""
    condition = operands[0]
    if not isinstance(condition, IntegerAttr):
        return None
    return op.true_dest if condition.value else op.false_dest


def successor_for_operands_switch(
    op: SwitchOp, operands: Sequence[Attribute | None]
) -> Block | None:
    """The one of the case that the flag equals, else the default."""
    flag = operands[0]
    if not isinstance(flag, IntegerAttr):
        return None
    values = op.case_values
    if values is not None:
        bits = list(values.number_bits()) * (len(op.case_destinations) if values.is_splat else 1)
        for number, block in zip(bits, op.case_destinations, strict=True):
            if number == flag.unsigned_value:
                return block
    return op.default_destination
