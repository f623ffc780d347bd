"""Evaluation of what `semantics` do not say: constants, and bits of another type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import constant, each, number_type, semantics_of
from odsgen.hooks import evaluates
from odsgen.interpreter import Machine, Unsupported
from odsgen.runtime import Float8E8M0FNUType, FloatType, Operation
from odsgen.runtime.floats import arithmetic
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


@evaluates(arith.ScalingExtFOp, arith.ScalingTruncFOp)
def evaluate_scaling(op: Operation, operands: Values, machine: Machine) -> Values:
    """A float times, or for `scaling_truncf` divided by, the power of two of a scale, in another format."""
    source, scale_type = (semantics_of(operand.type) for operand in op.operands)
    target = semantics_of(op.results[0].type)
    is_extended = isinstance(op, arith.ScalingExtFOp)
    wide = target if is_extended else source
    combine = arithmetic.multiply if is_extended else arithmetic.divide

    def compute(bits: int, scale: int) -> int:
        exponent = Float8E8M0FNUType.SEMANTICS.convert(scale, scale_type)
        factor = wide.convert(exponent, Float8E8M0FNUType.SEMANTICS)
        return target.convert(combine(wide, wide.convert(bits, source), factor), wide)

    return [each(compute, operands, machine, op.results[0].type)]
