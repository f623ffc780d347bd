"""Runs programs: each operation is evaluated by a hook of its dialect, `@evaluates(AddOp)` (docs/howto/interpreting.md)."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.interpreter.arguments import from_python, from_text, to_python, value_text
    from odsgen.interpreter.machine import EvaluationError, Limits, Machine
    from odsgen.interpreter.requests import (
        Call,
        Exit,
        Jump,
        Leave,
        Run,
        UndefinedBehavior,
        Unsupported,
    )
    from odsgen.interpreter.values import POISON, Buffer, Elements, FunctionValue
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.interpreter.arguments": (
                "from_python",
                "from_text",
                "to_python",
                "value_text",
            ),
            "odsgen.interpreter.machine": (
                "EvaluationError",
                "Limits",
                "Machine",
            ),
            "odsgen.interpreter.requests": (
                "Call",
                "Exit",
                "Jump",
                "Leave",
                "Run",
                "UndefinedBehavior",
                "Unsupported",
            ),
            "odsgen.interpreter.values": (
                "POISON",
                "Buffer",
                "Elements",
                "FunctionValue",
            ),
        },
    )

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
