"""Operands that the branches of the dialect `spirv` pass on to their successors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.spirv import BranchConditionalOp, BranchOp, SwitchOp


def successor_operands_Branch(op: BranchOp, index: int) -> Sequence[Value]:
    """All operands."""
    return op.target_operands


def successor_operands_BranchConditional(op: BranchConditionalOp, index: int) -> Sequence[Value]:
    """Those of the true target (0) or of the false one (1)."""
    return op.true_target_operands if index == 0 else op.false_target_operands


def successor_operands_Switch(op: SwitchOp, index: int) -> Sequence[Value]:
    """Those of the default target (0) or of a case (from 1)."""
    return op.default_operands if index == 0 else op.target_operands[index - 1]
