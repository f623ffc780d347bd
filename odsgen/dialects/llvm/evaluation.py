"""Evaluation of the constants of `llvm`; its arithmetic has semantics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import constant, number_attribute, number_type, zero_attribute
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Machine, Unsupported
from odsgen.runtime import IntegerAttr, IntegerType, Operation
from odsgen_dialects.llvm import ConstantOp, PoisonOp, ZeroOp

if TYPE_CHECKING:

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
