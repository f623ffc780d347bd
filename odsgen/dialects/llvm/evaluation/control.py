"""Evaluation of branches, calls and what has no effect."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from odsgen.dialects.cf.evaluation import evaluate_br, evaluate_cond_br
from odsgen.dialects.llvm.evaluation.memory import memory_of
from odsgen.dialects.llvm.evaluation.runtime import called
from odsgen.dialects.llvm.evaluation.variable_arguments import pass_arguments
from odsgen.dialects.shared import leave, switched
from odsgen.dialects.ub.evaluation import evaluate_unreachable
from odsgen.hooks import evaluates
from odsgen.interpreter import Call, Exit, Jump, Machine, UndefinedBehavior
from odsgen.runtime import Operation
from odsgen_dialects import llvm

Values = Sequence[Any]

evaluates(llvm.BrOp)(evaluate_br)
evaluates(llvm.CondBrOp)(evaluate_cond_br)
evaluates(llvm.SwitchOp)(switched)
evaluates(llvm.UnreachableOp)(evaluate_unreachable)


evaluates(llvm.ReturnOp)(leave)


def _calling(op: Any, operands: Values, machine: Machine) -> Generator[Call, Exit, Values]:
    """The results of the function that a symbol or the first operand names."""
    operands = operands[: len(op.callee_operands)]
    if op.callee_attr is None:
        address, *operands = operands
        function = memory_of(machine).function_at(address)
    else:
        function = machine.symbol(op, op.callee_attr)
    if function.regions and function.regions[0].blocks:
        count = len(function.regions[0].blocks[0].arguments)
        if op.var_callee_type is not None:
            types = [operand.type for operand in op.callee_operands][-len(operands) :]
            pass_arguments(function, operands, types, count, machine)
        exit = yield Call(function, operands[:count])
        return exit.values
    types = [operand.type for operand in op.callee_operands[-len(operands) :]]
    found = yield from called(function, operands, types, machine)
    return found


@evaluates(llvm.CallOp)
def evaluate_call(op: Any, operands: Values, machine: Machine) -> Generator[Call, Exit, Values]:
    found = yield from _calling(op, operands, machine)
    return found[: len(op.results)]


@evaluates(llvm.InvokeOp)
def evaluate_invoke(op: Any, operands: Values, machine: Machine) -> Generator[Call, Exit, Jump]:
    """Calls, and goes on where nothing is thrown: nothing can be."""
    found = yield from _calling(op, operands, machine)
    if op.results:
        machine.assign(op.results[0], found[0])
    start = len(op.callee_operands)
    return Jump(op.normal_dest, operands[start : start + len(op.normal_dest_operands)])


@evaluates(llvm.Trap, llvm.UBSanTrap, llvm.DebugTrap)
def evaluate_trap(op: Operation, operands: Values, machine: Machine) -> Values:
    raise UndefinedBehavior("is reached")


@evaluates(llvm.StackSaveOp, llvm.InvariantStartOp)
def evaluate_mark(op: Operation, operands: Values, machine: Machine) -> Values:
    """A mark that says nothing: memory of the stack stays until the program ends."""
    return [0]


@evaluates(
    llvm.DbgDeclareOp,
    llvm.DbgLabelOp,
    llvm.DbgValueOp,
    llvm.FenceOp,
    llvm.InvariantEndOp,
    llvm.LifetimeEndOp,
    llvm.LifetimeStartOp,
    llvm.NoAliasScopeDeclOp,
    llvm.Prefetch,
    llvm.StackRestoreOp,
    llvm.VarAnnotation,
)
def evaluate_nothing(op: Operation, operands: Values, machine: Machine) -> Values:
    return []
