"""Evaluation of `func`."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from odsgen.hooks import evaluates
from odsgen.interpreter import Call, Exit, FunctionValue, Leave, Machine, UndefinedBehavior
from odsgen.runtime import SymbolRefAttr
from odsgen_dialects.func import CallIndirectOp, CallOp, ConstantOp, ReturnOp

Values = Sequence[Any]
Calling = Generator[Call, Exit, Values]


@evaluates(CallOp)
def evaluate_call(op: CallOp, operands: Values, machine: Machine) -> Calling:
    """Calls the function that the symbol names."""
    callee = op.callee_attr
    assert isinstance(callee, SymbolRefAttr)
    exit = yield Call(machine.symbol(op, callee), operands)
    return exit.values


@evaluates(CallIndirectOp)
def evaluate_call_indirect(op: CallIndirectOp, operands: Values, machine: Machine) -> Calling:
    """Calls the function of the first operand."""
    callee = operands[0]
    if not isinstance(callee, FunctionValue):
        raise UndefinedBehavior("calls poison")
    exit = yield Call(callee.function, operands[1:])
    return exit.values


@evaluates(ConstantOp)
def evaluate_constant(op: ConstantOp, operands: Values, machine: Machine) -> Values:
    """The function that the symbol names."""
    return [FunctionValue(machine.symbol(op, op.value_attr))]


@evaluates(ReturnOp)
def evaluate_return(op: ReturnOp, operands: Values, machine: Machine) -> Leave:
    """Leaves the function with the operands."""
    return Leave(operands)
