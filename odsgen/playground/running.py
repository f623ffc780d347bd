"""Runs a function of a program for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.interpreter import Limits, Machine, from_text, value_text
from odsgen.interpreter.machine import function_type
from odsgen.interpreter.runner_functions import runner_functions
from odsgen.runtime import Operation

#: Of what a program prints, and of results, the page shows so many characters.
MOST_OUTPUT = 100_000


def program_run(module: Operation, entry: str, arguments: Sequence[str]) -> dict[str, Any]:
    """The text that a function prints, and its results value by value.

    Raises ValueError for arguments that are none of the function's, EvaluationError.
    """
    printed: list[str] = []
    size = 0

    def write(text: str) -> None:
        nonlocal size
        if size < MOST_OUTPUT:
            printed.append(text[: MOST_OUTPUT - size])
        size += len(text)

    limits = Limits()
    machine = Machine(module, limits=limits, write=write, externals=runner_functions(write))
    function = machine.function(entry)
    type = function_type(function)
    if len(arguments) != len(type.inputs):
        needed = ", ".join([str(each) for each in type.inputs]) or "none"
        raise ValueError(f"@{entry} takes other arguments: {needed}")
    values = [from_text(text, each) for text, each in zip(arguments, type.inputs, strict=True)]
    results = machine.call(function, values)
    shown = [
        value_text(value, each, limits.elements)[:MOST_OUTPUT]
        for value, each in zip(results, type.results, strict=True)
    ]
    return {"output": "".join(printed), "results": shown}
