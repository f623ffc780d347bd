"""Evaluation of `check`: a program ends where what it expects does not hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import constant
from odsgen.hooks import evaluates
from odsgen.interpreter import Machine

from ...evaluation.expectations import Nearness, compare
from ...evaluation.tensors import elements_of
from .. import ops

Values = Sequence[Any]


@evaluates(ops.ExpectEqOp)
def evaluate_expect_eq(op: ops.ExpectEqOp, operands: Values, machine: Machine) -> Values:
    return _compared(op, operands, op.lhs, None, machine)


@evaluates(ops.ExpectEqConstOp)
def evaluate_expect_eq_const(op: ops.ExpectEqConstOp, operands: Values, machine: Machine) -> Values:
    return _compared(op, [*operands, constant(op.value, machine)], op.lhs, None, machine)


@evaluates(ops.ExpectAlmostEqOp)
def evaluate_expect_almost_eq(
    op: ops.ExpectAlmostEqOp, operands: Values, machine: Machine
) -> Values:
    return _compared(op, operands, op.lhs, Nearness(tolerance=op.tolerance), machine)


@evaluates(ops.ExpectAlmostEqConstOp)
def evaluate_expect_almost_eq_const(
    op: ops.ExpectAlmostEqConstOp, operands: Values, machine: Machine
) -> Values:
    values = [*operands, constant(op.value, machine)]
    return _compared(op, values, op.lhs, Nearness(tolerance=op.tolerance), machine)


@evaluates(ops.ExpectCloseOp)
def evaluate_expect_close(op: ops.ExpectCloseOp, operands: Values, machine: Machine) -> Values:
    nearness = Nearness(
        max_ulp_difference=op.max_ulp_difference, min_ulp_difference=op.min_ulp_difference
    )
    return _compared(op, operands, op.actual, nearness, machine)


def _compared(
    op: Any, values: Values, first: Any, nearness: Nearness | None, machine: Machine
) -> Values:
    actual, expected = (elements_of(value, first.type) for value in values)
    compare(actual, expected, first.type, nearness, machine)
    return []
