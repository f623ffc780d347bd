"""Evaluation of the constants of `smt`; its bit vectors and conditions have semantics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import evaluates
from odsgen.interpreter import Machine
from odsgen_dialects.smt import BitVectorType, BoolConstantOp, BVConstantOp


@evaluates(BVConstantOp)
def evaluate_bv_constant(
    op: BVConstantOp, operands: Sequence[Any], machine: Machine
) -> Sequence[Any]:
    """The bits."""
    type = op.value.type
    assert isinstance(type, BitVectorType)
    machine.reserve(1 + (type.width >> 6))
    return [op.value.value & ((1 << type.width) - 1)]


@evaluates(BoolConstantOp)
def evaluate_constant(
    op: BoolConstantOp, operands: Sequence[Any], machine: Machine
) -> Sequence[Any]:
    """0 or 1."""
    return [int(op.value)]
