"""Evaluation of the constants of `emitc`; its arithmetic has semantics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import constant
from odsgen.hooks import evaluates
from odsgen.interpreter import Machine
from odsgen_dialects.emitc import ConstantOp


@evaluates(ConstantOp)
def evaluate_constant(op: ConstantOp, operands: Sequence[Any], machine: Machine) -> Sequence[Any]:
    """The value, which is no text of C."""
    return [constant(op.value, machine)]
