"""Behaviour of a program on an input: results, memory afterwards, output, or the reason why it fails."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from odsgen.interpreter import (
    POISON,
    Buffer,
    Elements,
    EvaluationError,
    Limits,
    Machine,
    UndefinedBehaviorError,
)
from odsgen.interpreter.machine import function_type
from odsgen.interpreter.requests import Unsupported
from odsgen.interpreter.runner_functions import runner_functions
from odsgen.oracle.inputs import TooLarge, arguments_for
from odsgen.runtime import CallableOpInterface, Operation, Type, as_interface
from odsgen.runtime.ir.symbol_table import symbol_name

if TYPE_CHECKING:
    from odsgen.interpreter.machine import Evaluator

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
    #: What stands in the memory of the buffers among the arguments after the call, around their windows, too.
    memory: tuple[Elements | None, ...] = ()
    #: What is printed, and the uses of what nobody knows, in their order.
    trace: tuple[str | Use, ...] = ()
    undefined: str = ""
    unsupported: str = ""
    #: Steps that the call took, and whether it was ended as there were too many.
    steps: int = 0
    takes_long: bool = False

    @property
    def is_defined(self) -> bool:
        """Whether there is a result that can be compared."""
        return not self.undefined and not self.unsupported


class Use(NamedTuple):
    """An operation of no known dialect, or a call of a function that is only declared, with the values it gets."""

    name: str
    types: tuple[Type, ...]
    values: tuple[Any, ...]


#: Whether nobody, the transformation included, knows operations of a name: they are opaque then.
Opaque = Callable[[str], bool]


class Runs:
    """Calls of the functions of a program that stays as it is: what operations are prepared with serves all of them."""

    def __init__(
        self, module: Operation, limits: Limits = LIMITS, opaque: Opaque = lambda name: True
    ) -> None:
        self._machine = _TracingMachine(module, opaque, limits)
        self._limits = limits

    def behavior(self, case: Case, steps: int | None = None) -> Behavior:
        """Run a function on copies of the arguments, for so many steps instead of those of the limits."""
        machine = self._machine
        machine.restart(self._limits if steps is None else self._limits._replace(steps=steps))
        arguments = [copied(value) for value in case.arguments]
        try:
            function = machine.function(case.function)
            type = function_type(function)
            if type.inputs != case.types:
                return Behavior(unsupported=f"@{case.function} has the type {type} now")
            results = machine.call(function, arguments)
        except UndefinedBehaviorError as error:
            return Behavior(undefined=_message(error))
        except EvaluationError as error:
            message = _message(error)
            return Behavior(unsupported=message, takes_long="see --max-steps" in message)
        frozen = tuple(value_of(result) for result in results)
        memory = tuple(_memory_of(each) for each in arguments)
        trace = tuple(machine.trace)
        return Behavior(frozen, tuple(type.results), memory, trace, steps=machine.steps)


#: What `printMemref…` tells of where memory lies.
_ADDRESS = re.compile(r"base@ = 0x[0-9a-f]+")


class _TracingMachine(Machine):
    """Runs a program, in which what nobody knows does anything: the same thing at the same place of the trace."""

    def __init__(self, module: Operation, opaque: Opaque, limits: Limits) -> None:
        self.trace: list[str | Use] = []
        externals = runner_functions(self._print)
        super().__init__(module, limits=limits, write=self._print, externals=externals)
        self._is_opaque = opaque

    def restart(self, limits: Limits) -> None:
        """Forget what a run leaves behind."""
        self.limits = limits
        self.steps = self.elements = 0
        self.state.clear()
        self.trace = []

    def _print(self, text: str) -> None:
        text = _ADDRESS.sub("base@", text)
        last = self.trace[-1] if self.trace else None
        if isinstance(last, str):
            self.trace[-1] = last + text
        else:
            self.trace.append(text)

    def evaluator(self, op: Operation) -> Evaluator | None:
        if type(op).REGISTERED or op.regions or op.successors or not self._is_opaque(op.name):
            return super().evaluator(op)
        return lambda op, operands, machine: self._use(
            op.name, [value.type for value in op.operands], operands, [r.type for r in op.results]
        )

    def _enter_function(self, function: Operation, values: Sequence[Any]) -> Sequence[Any] | None:
        name = symbol_name(function) or ""
        if function.name != "func.func" or function.regions[0].blocks or self.external(name):
            return super()._enter_function(function, values)
        type = function_type(function)
        return self._use(f"@{name}", type.inputs, values, type.results)

    def _use(
        self, name: str, types: Sequence[Type], values: Sequence[Any], results: Sequence[Type]
    ) -> Sequence[Any]:
        use = Use(name, tuple(types), tuple(value_of(value) for value in values))
        try:
            number = len(self.trace)  # the last of several are not all at the edges
            given = [*arguments_for(results, number % 8 + 1, f"{name} {number}")]
        except TooLarge as error:
            raise Unsupported(f"gives a value that is not made: {error}") from None
        if not given:
            raise Unsupported("gives a value of a type of which none are made")
        self.trace.append(use)
        return given[-1]


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


#: Values that say what they are; tuples are complex numbers and what structs hold.
COMPARABLE = (int, tuple, str, Elements, type(POISON))


def value_of(value: Any) -> Any:
    """A value that stays what it is: a buffer's elements of now; None for what only the program itself can look into."""
    if not isinstance(value, Buffer):
        return value if isinstance(value, COMPARABLE) else None
    if not value.storage.is_alive:
        return None
    cells = value.storage.cells
    known = range(len(cells))  # a window may lie past the memory, where nobody looks
    return Elements(value.shape, [cells[p] if p in known else POISON for p in value.positions()])


def _memory_of(value: Any) -> Elements | None:
    if not isinstance(value, Buffer) or not value.storage.is_alive:
        return None
    cells = value.storage.cells
    return Elements((len(cells),), cells)


def _message(error: EvaluationError) -> str:
    return error.diagnostics[0].message
