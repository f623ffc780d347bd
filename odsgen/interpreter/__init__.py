"""Runs programs: each operation is evaluated by a hook of its dialect, `@evaluates(AddOp)` (docs/interpreting.md)."""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.interpreter.arguments import from_python as from_python
    from odsgen.interpreter.arguments import from_text as from_text
    from odsgen.interpreter.arguments import to_python as to_python
    from odsgen.interpreter.arguments import value_text as value_text
    from odsgen.interpreter.machine import EvaluationError as EvaluationError
    from odsgen.interpreter.machine import Limits as Limits
    from odsgen.interpreter.machine import Machine as Machine
    from odsgen.interpreter.requests import Call as Call
    from odsgen.interpreter.requests import Exit as Exit
    from odsgen.interpreter.requests import Jump as Jump
    from odsgen.interpreter.requests import Leave as Leave
    from odsgen.interpreter.requests import Run as Run
    from odsgen.interpreter.requests import UndefinedBehavior as UndefinedBehavior
    from odsgen.interpreter.requests import Unsupported as Unsupported
    from odsgen.interpreter.values import POISON as POISON
    from odsgen.interpreter.values import Buffer as Buffer
    from odsgen.interpreter.values import Elements as Elements
    from odsgen.interpreter.values import FunctionValue as FunctionValue
    from odsgen.interpreter.values import Storage as Storage
    from odsgen.interpreter.values import indices_in_ranges as indices_in_ranges
    from odsgen.interpreter.values import indices_of as indices_of
    from odsgen.interpreter.values import number_of as number_of
    from odsgen.interpreter.values import row_major_strides as row_major_strides
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.interpreter.arguments": "from_python from_text to_python value_text",
            "odsgen.interpreter.machine": "EvaluationError Limits Machine",
            "odsgen.interpreter.requests": "Call Exit Jump Leave Run UndefinedBehavior Unsupported",
            "odsgen.interpreter.values": (
                "Buffer Elements FunctionValue POISON Storage indices_in_ranges indices_of "
                "number_of row_major_strides"
            ),
        },
    )
