"""Interface methods of the dialect `cf`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import implements
from odsgen.runtime import EffectInstance, EffectKind, IntegerAttr, group_ends
from odsgen_dialects.cf import AssertOp, CondBranchOp, SwitchOp

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Block, Value


# --- effects ----------------------------------------------------------------------------------------------------------


@implements(AssertOp, method="effects")
def effects_assert(op: AssertOp) -> Sequence[EffectInstance]:
    """AssertOp::getEffects"""
    return [EffectInstance(EffectKind.WRITE)]


# --- successor operands -----------------------------------------------------------------------------------------------


@implements(SwitchOp, method="successor_operands")
def successor_operands_switch(op: SwitchOp, index: int) -> Sequence[Value]:
    """SwitchOp::getSuccessorOperands"""
    if index == 0:
        return op.default_operands
    ends = group_ends(op.case_operand_segments_attr)
    if index >= len(ends):
        return ()
    first = len(op.operands) - ends[-1]
    return op.operands[first + ends[index - 1] : first + ends[index]]


# --- successors for constant operands ---------------------------------------------------------------------------------


@implements(CondBranchOp, method="successor_for_operands")
def successor_for_operands_cond_br(
    op: CondBranchOp, operands: Sequence[Attribute | None]
) -> Block | None:
    """CondBranchOp::getSuccessorForOperands"""
    condition = operands[0]
    if not isinstance(condition, IntegerAttr):
        return None
    return op.true_dest if condition.value else op.false_dest


@implements(SwitchOp, method="successor_for_operands")
def successor_for_operands_switch(
    op: SwitchOp, operands: Sequence[Attribute | None]
) -> Block | None:
    """SwitchOp::getSuccessorForOperands"""
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
