"""Evaluation of the constants of `spirv`; its arithmetic has semantics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import constant
from odsgen.hooks import evaluates
from odsgen.interpreter import Machine
from odsgen_dialects.spirv import ConstantOp


@evaluates(ConstantOp)
def evaluate_constant(op: ConstantOp, operands: Sequence[Any], machine: Machine) -> Sequence[Any]:
    """The value."""
    return [constant(op.value, machine)]
