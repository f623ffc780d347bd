"""Evaluation of `ub`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.interpreter import POISON, Jump, Machine, UndefinedBehavior

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def evaluate_poison(op: Operation, operands: Sequence[Any], machine: Machine) -> Sequence[Any]:
    """Poison."""
    return [POISON]


def evaluate_unreachable(op: Operation, operands: Sequence[Any], machine: Machine) -> Jump:
    """Nothing: it must not be reached."""
    raise UndefinedBehavior("is reached")
