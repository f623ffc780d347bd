"""Operands that the branches of the dialect `spirv` pass on to their successors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import IntegerAttr

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.spirv import BranchConditionalOp, BranchOp, SwitchOp


def successor_operands_Branch(op: BranchOp, index: int) -> Sequence[Value]:
    """All operands."""
    return op.target_operands


def successor_operands_BranchConditional(op: BranchConditionalOp, index: int) -> Sequence[Value]:
    """Those of the true target (0) or of the false one (1)."""
    return op.true_target_operands if index == 0 else op.false_target_operands


def successor_for_operands_Switch(
    op: SwitchOp, operands: Sequence[Attribute | None]
) -> Block | None:
    """The one of the literal that the selector equals, else the default."""
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


def successor_operands_Switch(op: SwitchOp, index: int) -> Sequence[Value]:
    """Those of the default target (0) or of a case (from 1)."""
    return op.default_operands if index == 0 else op.target_operands[index - 1]
