"""Runs programs: each operation is evaluated by a hook of its dialect, `@evaluates(AddOp)` (docs/interpreting.md)."""

from odsgen.runtime.interpreter.arguments import from_python, from_text, to_python, value_text
from odsgen.runtime.interpreter.machine import EvaluationError, Limits, Machine
from odsgen.runtime.interpreter.requests import (
    Call,
    Exit,
    Jump,
    Leave,
    Run,
    UndefinedBehavior,
    Unsupported,
)
from odsgen.runtime.interpreter.values import POISON, Buffer, Elements, FunctionValue

__all__ = [
    "POISON",
    "Buffer",
    "Call",
    "Elements",
    "EvaluationError",
    "Exit",
    "FunctionValue",
    "Jump",
    "Leave",
    "Limits",
    "Machine",
    "Run",
    "UndefinedBehavior",
    "Unsupported",
    "from_python",
    "from_text",
    "to_python",
    "value_text",
]
