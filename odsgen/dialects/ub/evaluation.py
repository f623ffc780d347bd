"""Evaluation of `ub`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Jump, Machine, UndefinedBehavior
from odsgen.runtime import Operation
from odsgen_dialects.ub import PoisonOp, UnreachableOp


@evaluates(PoisonOp)
def evaluate_poison(op: Operation, operands: Sequence[Any], machine: Machine) -> Sequence[Any]:
    return [POISON]


@evaluates(UnreachableOp)
def evaluate_unreachable(op: Operation, operands: Sequence[Any], machine: Machine) -> Jump:
    """Undefined behavior."""
    raise UndefinedBehavior("is reached")
