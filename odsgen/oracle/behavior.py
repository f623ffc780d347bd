"""Behaviour of a program on an input: results, memory afterwards, output, or the reason why it fails."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from odsgen.interpreter import (
    Buffer,
    Elements,
    EvaluationError,
    Limits,
    Machine,
    UndefinedBehaviorError,
)
from odsgen.interpreter.machine import function_type
from odsgen.interpreter.runner_functions import runner_functions
from odsgen.runtime import CallableOpInterface, Operation, Type, as_interface
from odsgen.runtime.ir.symbol_table import symbol_name

#: What one call may use: far less than `ods-run` allows, as many calls are made.
LIMITS = Limits(steps=200_000, depth=200, elements=200_000)


@dataclass(frozen=True, slots=True)
class Case:
    """A function with arguments, as the interpreter has them (`odsgen.interpreter.values`)."""

    function: str
    types: tuple[Type, ...]
    arguments: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Behavior:
    """Outcome of a call: results and memory, or a message why there are none."""

    results: tuple[Any, ...] = ()
    result_types: tuple[Type, ...] = ()
    #: The elements of the buffers among the arguments, after the call.
    memory: tuple[Elements | None, ...] = ()
    printed: str = ""
    undefined: str = ""
    unsupported: str = ""

    @property
    def is_defined(self) -> bool:
        """Whether there is a result that can be compared."""
        return not self.undefined and not self.unsupported


def behavior(module: Operation, case: Case, limits: Limits = LIMITS) -> Behavior:
    """Run a function of a program on copies of the arguments."""
    printed: list[str] = []
    write = printed.append
    machine = Machine(module, limits=limits, write=write, externals=runner_functions(write))
    arguments = [copied(value) for value in case.arguments]
    try:
        function = machine.function(case.function)
        type = function_type(function)
        if type.inputs != case.types:
            return Behavior(unsupported=f"@{case.function} has the type {type} now")
        results = machine.call(function, arguments)
    except UndefinedBehaviorError as error:
        return Behavior(undefined=_message(error), printed="".join(printed))
    except EvaluationError as error:
        return Behavior(unsupported=_message(error))
    frozen = tuple(value_of(result) for result in results)
    memory = tuple(value_of(each) if isinstance(each, Buffer) else None for each in arguments)
    return Behavior(frozen, tuple(type.results), memory, "".join(printed))


def runnable_functions(module: Operation) -> Sequence[Operation]:
    """The functions at the top of a program that have a body: public ones, or else all."""
    found = []
    for region in module.regions:
        for block in region.blocks:
            for op in block:
                function = as_interface(op, CallableOpInterface)
                if function is not None and symbol_name(op) and function.callable_region:
                    found.append(op)
    public = [op for op in found if str(op.attribute("sym_visibility")) not in _HIDDEN]
    return public or found


_HIDDEN = ('"private"', '"nested"')


def copied(value: Any) -> Any:
    """The same value with memory of its own."""
    if not isinstance(value, Buffer):
        return value
    copy = Buffer(type(value.storage)(0), value.offset, value.shape, value.strides)
    copy.storage.cells = list(value.storage.cells)
    return copy


def value_of(value: Any) -> Any:
    """A value that stays what it is: a buffer's elements of now; None where it has none, or reaches beyond its memory."""
    if not isinstance(value, Buffer):
        return value
    cells, places = value.storage.cells, list(value.positions())
    if not value.storage.is_alive or not all(0 <= place < len(cells) for place in places):
        return None
    return Elements(value.shape, [cells[place] for place in places])


def _message(error: EvaluationError) -> str:
    return error.diagnostics[0].message
