"""Evaluation of what `semantics` do not say: constants, and bits of another type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import constant, each, number_type
from odsgen.hooks import evaluates
from odsgen.interpreter import Machine, Unsupported
from odsgen.runtime import FloatType, Operation
from odsgen_dialects import arith

if TYPE_CHECKING:
    from odsgen.runtime import Type

    Values = Sequence[Any]


@evaluates(arith.ConstantOp)
def evaluate_constant(op: arith.ConstantOp, operands: Values, machine: Machine) -> Values:
    """The value."""
    return [constant(op.value, machine)]


@evaluates(arith.BitcastOp)
def evaluate_bitcast(op: Operation, operands: Values, machine: Machine) -> Values:
    """The same bits."""
    target: Type | None = number_type(op.results[0].type)
    if target is None or number_type(op.operands[0].type) is None:
        raise Unsupported("cannot be evaluated with operands that are no numbers")
    if isinstance(target, FloatType):
        return [each(target.SEMANTICS.canonical, operands, machine, op.results[0].type)]
    return [each(lambda a: a, operands, machine, op.results[0].type)]
