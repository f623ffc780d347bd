"""Evaluation of `cf`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import condition
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, AssertionFailed, Jump, Machine, UndefinedBehavior
from odsgen.runtime import DenseIntOrFPElementsAttr
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


@evaluates(SwitchOp)
def evaluate_switch(op: SwitchOp, operands: Values, machine: Machine) -> Jump:
    """The successor of the matching case, else the default."""
    flag = operands[0]
    if flag is POISON:
        raise UndefinedBehavior("depends on poison")
    start = 1 + len(op.default_operands)
    cases = op.properties.get("case_values")
    if isinstance(cases, DenseIntOrFPElementsAttr):
        bits = cases.number_bits()
        if cases.is_splat:
            bits = [bits[0]] * cases.type.num_elements
        for value, block, passed in zip(bits, op.case_destinations, op.case_operands, strict=True):
            if value == flag:
                return Jump(block, operands[start : start + len(passed)])
            start += len(passed)
    return Jump(op.default_destination, operands[1 : 1 + len(op.default_operands)])
