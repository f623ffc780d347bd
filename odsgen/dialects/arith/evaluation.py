"""Evaluation of the constants of `arith`; its arithmetic has semantics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import constant
from odsgen.hooks import evaluates
from odsgen.interpreter import Machine
from odsgen_dialects import arith

if TYPE_CHECKING:
    Values = Sequence[Any]


@evaluates(arith.ConstantOp)
def evaluate_constant(op: arith.ConstantOp, operands: Values, machine: Machine) -> Values:
    """The value."""
    return [constant(op.value, machine)]
