"""Runs a function of a program for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.interpreter import Limits, Machine
from odsgen.interpreter.call_texts import result_texts, values_of_texts
from odsgen.interpreter.machine import function_type
from odsgen.interpreter.runner_functions import runner_functions
from odsgen.runtime import Operation

#: Of what a program prints, and of results, the page shows so many characters.
MOST_OUTPUT = 100_000


def program_run(module: Operation, entry: str, arguments: Sequence[str]) -> dict[str, Any]:
    """The text that a function prints, and its results value by value.

    Raises CallTextError for arguments that are none of the function's, EvaluationError.
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
    results = machine.call(function, values_of_texts(entry, arguments, type.inputs))
    shown = result_texts(entry, results, type.results, limits)
    return {"output": "".join(printed), "results": [text[:MOST_OUTPUT] for text in shown]}
