"""Evaluation of the constants of `arith`; its arithmetic has semantics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import constant, each, semantics_of
from odsgen.hooks import evaluates
from odsgen.interpreter import Machine
from odsgen.runtime import Float8E8M0FNUType, Operation
from odsgen.runtime.floats import arithmetic
from odsgen_dialects import arith

if TYPE_CHECKING:
    Values = Sequence[Any]


@evaluates(arith.ConstantOp)
def evaluate_constant(op: arith.ConstantOp, operands: Values, machine: Machine) -> Values:
    """The value."""
    return [constant(op.value, machine)]


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
