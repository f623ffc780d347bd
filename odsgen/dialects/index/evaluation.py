"""Evaluation of the constants of `index`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import constant
from odsgen.hooks import evaluates
from odsgen.interpreter import Machine
from odsgen_dialects import index


@evaluates(index.ConstantOp, index.BoolConstantOp)
def evaluate_constant(
    op: index.ConstantOp | index.BoolConstantOp, operands: Sequence[Any], machine: Machine
) -> Sequence[Any]:
    """The value."""
    return [constant(op.value_attr, machine)]
