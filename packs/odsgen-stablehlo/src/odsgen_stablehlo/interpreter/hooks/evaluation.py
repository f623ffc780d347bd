"""Evaluation of `interpreter`: what one process prints and probes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import evaluates
from odsgen.interpreter import Machine, value_text

from .. import ops

Values = Sequence[Any]


@evaluates(ops.PrintOp)
def evaluate_print(op: ops.PrintOp, operands: Values, machine: Machine) -> Values:
    """Writes the elements, as lists in lists."""
    machine.charge(len(operands[0].values))
    machine.write(f"{value_text(operands[0], op.operand.type)}\n")
    return []


@evaluates(ops.ProbeOp)
def evaluate_probe(op: ops.ProbeOp, operands: Values, machine: Machine) -> Values:
    """The operand; nothing is recorded."""
    return list(operands)
