"""Evaluation of the constants of `tosa`; its arithmetic has semantics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import constant
from odsgen.hooks import evaluates
from odsgen.interpreter import Machine
from odsgen_dialects.tosa import ConstOp, ConstShapeOp


@evaluates(ConstOp, ConstShapeOp)
def evaluate_const(
    op: ConstOp | ConstShapeOp, operands: Sequence[Any], machine: Machine
) -> Sequence[Any]:
    """The value."""
    return [constant(op.values, machine)]
