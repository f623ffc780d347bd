"""Evaluation of `cf`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import condition, switched
from odsgen.hooks import evaluates
from odsgen.interpreter import AssertionFailed, Jump, Machine
from odsgen_dialects.cf import AssertOp, BranchOp, CondBranchOp, SwitchOp

Values = Sequence[Any]


@evaluates(AssertOp)
def evaluate_assert(op: AssertOp, operands: Values, machine: Machine) -> Values:
    """Continues if the condition holds."""
    if not condition(operands[0]):
        raise AssertionFailed(f"does not hold: {op.msg}")
    return []


@evaluates(BranchOp)
def evaluate_br(op: BranchOp, operands: Values, machine: Machine) -> Jump:
    """The successor."""
    return Jump(op.dest, operands)


@evaluates(CondBranchOp)
def evaluate_cond_br(op: CondBranchOp, operands: Values, machine: Machine) -> Jump:
    """The successor that the condition selects."""
    count = len(op.true_dest_operands)
    if condition(operands[0]):
        return Jump(op.true_dest, operands[1 : 1 + count])
    return Jump(op.false_dest, operands[1 + count :])


evaluates(SwitchOp)(switched)
