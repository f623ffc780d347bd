"""Evaluation of `async`: what would run at the same time runs at once, where it stands."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from odsgen.dialects.shared import leave, operand_segments
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    AssertionFailed,
    Call,
    Exit,
    Leave,
    Machine,
    Run,
    UndefinedBehavior,
)
from odsgen.runtime import Operation
from odsgen_dialects import async_ as ops

Values = Sequence[Any]
Running = Generator[Run | Call, Exit, Values]


class Task:
    """A token or a value of something that has run, or is going to be told so."""

    __slots__ = ("value", "is_available", "is_error", "members")

    def __init__(self, value: Any = POISON, *, is_available: bool = True) -> None:
        self.value = value
        self.is_available = is_available
        self.is_error = False
        #: The tasks of a group.
        self.members: list[Task] = []

    @property
    def has_failed(self) -> bool:
        return self.is_error or any(member.has_failed for member in self.members)


def _task(value: Any) -> Task:
    if not isinstance(value, Task):
        raise UndefinedBehavior("uses a task that is poison")
    return value


def _awaited(value: Any) -> Task:
    """A task that has run."""
    task = _task(value)
    for each in (task, *task.members):
        if not each.is_available and not each.is_error:
            raise UndefinedBehavior("waits for what nobody does")
    return task


# --- tasks ------------------------------------------------------------------------------------------------------------------


@evaluates(ops.ExecuteOp)
def evaluate_execute(op: ops.ExecuteOp, operands: Values, machine: Machine) -> Running:
    """A token and the values that the region yields."""
    count = len(operand_segments(op)[0])
    for dependency in operands[:count]:
        _awaited(dependency)
    try:
        exit = yield Run(op.body_region, [_awaited(value).value for value in operands[count:]])
    except AssertionFailed:
        return [_failed() for _ in op.results]
    return [Task(), *map(Task, exit.values)]


def _failed() -> Task:
    task = Task()
    task.is_error = True
    return task


evaluates(ops.YieldOp)(leave)


@evaluates(ops.AwaitOp)
def evaluate_await(op: Operation, operands: Values, machine: Machine) -> Values:
    """The value of what has run."""
    task = _awaited(operands[0])
    if task.has_failed:
        raise AssertionFailed("waits for what has failed")
    return [task.value] if op.results else []


@evaluates(ops.CreateGroupOp, ops.RuntimeCreateGroupOp)
def evaluate_create_group(op: Operation, operands: Values, machine: Machine) -> Values:
    return [Task()]


@evaluates(ops.AddToGroupOp, ops.RuntimeAddToGroupOp)
def evaluate_add_to_group(op: Operation, operands: Values, machine: Machine) -> Values:
    """The number of a task in a group."""
    task, group = map(_task, operands)
    group.members.append(task)
    return [len(group.members) - 1]


@evaluates(ops.AwaitAllOp)
def evaluate_await_all(op: Operation, operands: Values, machine: Machine) -> Values:
    if _awaited(operands[0]).has_failed:
        raise AssertionFailed("waits for what has failed")
    return []


@evaluates(ops.RuntimeAwaitOp)
def evaluate_runtime_await(op: Operation, operands: Values, machine: Machine) -> Values:
    """Waits for what may have failed."""
    _awaited(operands[0])
    return []


# --- functions --------------------------------------------------------------------------------------------------------------


@evaluates(ops.CallOp)
def evaluate_call(op: Any, operands: Values, machine: Machine) -> Running:
    exit = yield Call(machine.symbol(op, op.callee_attr), operands)
    return exit.values


@evaluates(ops.ReturnOp)
def evaluate_return(op: Operation, operands: Values, machine: Machine) -> Leave:
    """Leaves an `async.func` with a token, if its type has one, and the values."""
    around = op.parent_op
    assert isinstance(around, ops.FuncOp)
    results = around.function_type.results
    tokens = [Task() for type in results if isinstance(type, ops.TokenType)]
    return Leave([*tokens, *map(Task, operands)])


# --- the runtime ------------------------------------------------------------------------------------------------------------


@evaluates(ops.RuntimeCreateOp)
def evaluate_create(op: Operation, operands: Values, machine: Machine) -> Values:
    return [Task(is_available=False)]


@evaluates(ops.RuntimeSetAvailableOp)
def evaluate_set_available(op: Operation, operands: Values, machine: Machine) -> Values:
    _task(operands[0]).is_available = True
    return []


@evaluates(ops.RuntimeSetErrorOp)
def evaluate_set_error(op: Operation, operands: Values, machine: Machine) -> Values:
    _task(operands[0]).is_error = True
    return []


@evaluates(ops.RuntimeIsErrorOp)
def evaluate_is_error(op: Operation, operands: Values, machine: Machine) -> Values:
    return [int(_task(operands[0]).has_failed)]


@evaluates(ops.RuntimeStoreOp)
def evaluate_store(op: Operation, operands: Values, machine: Machine) -> Values:
    _task(operands[1]).value = operands[0]
    return []


@evaluates(ops.RuntimeLoadOp)
def evaluate_load(op: Operation, operands: Values, machine: Machine) -> Values:
    return [_awaited(operands[0]).value]


@evaluates(ops.RuntimeAddRefOp, ops.RuntimeDropRefOp)
def evaluate_reference(op: Operation, operands: Values, machine: Machine) -> Values:
    return []


@evaluates(ops.RuntimeNumWorkerThreadsOp)
def evaluate_num_worker_threads(op: Operation, operands: Values, machine: Machine) -> Values:
    return [1]
