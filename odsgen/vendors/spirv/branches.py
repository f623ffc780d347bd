"""Successor operands of the branches of the dialect `spirv`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements
from odsgen.runtime import Attribute, Block, IntegerAttr, Value
from odsgen_dialects.spirv import SwitchOp


@implements(SwitchOp, method="successor_for_operands")
def successor_for_operands_Switch(
    op: SwitchOp, operands: Sequence[Attribute | None]
) -> Block | None:
    """SwitchOp::getSuccessorForOperands"""
    selector = operands[0]
    if not isinstance(selector, IntegerAttr):
        return None
    literals = op.literals
    if literals is not None:
        numbers = list(literals.number_bits()) * (len(op.targets) if literals.is_splat else 1)
        for number, block in zip(numbers, op.targets, strict=True):
            if number == selector.unsigned_value:
                return block
    return op.default_target


@implements(SwitchOp, method="successor_operands")
def successor_operands_Switch(op: SwitchOp, index: int) -> Sequence[Value]:
    """SwitchOp::getSuccessorOperands"""
    return op.default_operands if index == 0 else op.target_operands[index - 1]
