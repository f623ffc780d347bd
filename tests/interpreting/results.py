"""The results of programs that are interpreted, to compare."""

from __future__ import annotations

from typing import Any

from odsgen.interpreter import POISON, EvaluationError, Limits, Machine, from_text
from odsgen.interpreter.machine import function_type
from odsgen.runtime import Context, parse
from odsgen.runtime.builtin.types import FloatType
from odsgen.runtime.ir.operation import Operation

_LIMITS = Limits(steps=100_000, elements=100_000)


def results_of_call(program: str | Operation, name: str, arguments: list[str]) -> list[Any] | None:
    """The results of a function, NaN as such; None where the program does what is undefined."""
    module = parse(program, Context()) if isinstance(program, str) else program
    machine = Machine(module, limits=_LIMITS)
    function = machine.function(name)
    type = function_type(function)
    values = [from_text(a, t) for a, t in zip(arguments, type.inputs, strict=True)]
    try:
        found = machine.call(function, values)
    except EvaluationError as error:
        assert "cannot be evaluated" not in str(error), error
        assert "limit" not in str(error), error
        return None
    return [number(value, t) for value, t in zip(found, type.results, strict=True)]


def number(value: Any, type: Any) -> Any:
    """A result to compare: of NaN, MLIR does not say which bits it has."""
    if value is not POISON and isinstance(type, FloatType) and type.SEMANTICS.is_nan(value):
        return "nan"
    return value
