"""Evaluation of the constants and the control flow of `llvm`; its arithmetic has semantics."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from odsgen.dialects.shared import (
    condition,
    constant,
    number_attribute,
    number_type,
    switched,
    zero_attribute,
)
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    Call,
    Exit,
    Jump,
    Leave,
    Machine,
    UndefinedBehavior,
    Unsupported,
)
from odsgen.runtime import IntegerAttr, IntegerType, Operation, SymbolRefAttr
from odsgen_dialects.llvm import (
    BrOp,
    CallOp,
    CondBrOp,
    ConstantOp,
    PoisonOp,
    ReturnOp,
    SwitchOp,
    UnreachableOp,
    ZeroOp,
)

Values = Sequence[Any]


@evaluates(ConstantOp)
def evaluate_constant(op: ConstantOp, operands: Values, machine: Machine) -> Values:
    """The value, which may be written with another type."""
    value, type = op.value, op.res.type
    if isinstance(value, IntegerAttr) and isinstance(type, IntegerType):
        value = number_attribute(value.value, type) or value
    return [constant(value, machine)]


@evaluates(PoisonOp)
def evaluate_poison(op: Operation, operands: Values, machine: Machine) -> Values:
    return [POISON]


@evaluates(ZeroOp)
def evaluate_zero(op: ZeroOp, operands: Values, machine: Machine) -> Values:
    """The zero of numbers."""
    type = op.res.type
    zero = None if number_type(type) is None else zero_attribute(type)
    if zero is None:
        raise Unsupported(f"cannot be evaluated with the type '{type}'")
    return [constant(zero, machine)]


# --- control flow -----------------------------------------------------------------------------------------------------


@evaluates(BrOp)
def evaluate_br(op: BrOp, operands: Values, machine: Machine) -> Jump:
    """The successor."""
    return Jump(op.dest, operands)


@evaluates(CondBrOp)
def evaluate_cond_br(op: CondBrOp, operands: Values, machine: Machine) -> Jump:
    """The successor that the condition selects."""
    count = len(op.true_dest_operands)
    if condition(operands[0]):
        return Jump(op.true_dest, operands[1 : 1 + count])
    return Jump(op.false_dest, operands[1 + count :])


evaluates(SwitchOp)(switched)


@evaluates(CallOp)
def evaluate_call(op: CallOp, operands: Values, machine: Machine) -> Generator[Call, Exit, Values]:
    """Calls the function that the symbol names."""
    callee = op.callee_attr
    if not isinstance(callee, SymbolRefAttr) or op.op_bundle_operands:
        raise Unsupported("cannot be evaluated: only a call of a symbol, without bundles, can")
    exit = yield Call(machine.symbol(op, callee), operands)
    return exit.values


@evaluates(ReturnOp)
def evaluate_return(op: ReturnOp, operands: Values, machine: Machine) -> Leave:
    """Leaves the function with the operand."""
    return Leave(operands)


@evaluates(UnreachableOp)
def evaluate_unreachable(op: Operation, operands: Values, machine: Machine) -> Jump:
    """Undefined behavior."""
    raise UndefinedBehavior("is reached")
