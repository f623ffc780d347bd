"""Evaluation of `stablehlo`: constants, and what is computed element by element."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from odsgen.dialects.shared import check_shape, constant
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Elements, Machine, UndefinedBehavior
from odsgen.runtime import Operation

from ...evaluation.quantization import quantized
from ...evaluation.scalars import ELEMENTWISE, scalar_function
from ...evaluation.tensors import tensors_of
from .. import ops

Values = Sequence[Any]


@evaluates(ops.ConstantOp)
def evaluate_constant(op: ops.ConstantOp, operands: Values, machine: Machine) -> Values:
    return [constant(op.value, machine)]


@evaluates(*ELEMENTWISE)
def evaluate_elements(op: Operation, operands: Values, machine: Machine) -> Values:
    """Each element of the result; an operand without dimensions stands for all elements of the others."""
    function = machine.prepared.get(op)
    if function is None:
        function = machine.prepared[op] = scalar_function(op)
    assert function is not None
    tensors = tensors_of(op, operands)
    shape = max((tensor.shape for tensor in tensors), key=len)
    check_shape(shape, op.results[0].type)
    found = elements(function, tensors, shape, machine)
    return [quantized(Elements(shape, found), op.results[0].type)]


def elements(
    function: Any, tensors: Sequence[Elements], shape: Sequence[int], machine: Machine
) -> list[Any]:
    """The function of each element of tensors of one shape, or of none; poison stays."""
    count = prod(shape)
    machine.reserve(count)
    columns: list[Sequence[Any]] = []
    for tensor in tensors:
        if tensor.shape == shape:
            columns.append(tensor.values)
        elif not tensor.shape:
            columns.append(tensor.values * count)
        else:
            raise UndefinedBehavior("has operands of different shapes")
    if any(POISON in column for column in columns):
        rows = zip(*columns, strict=True)
        return [POISON if POISON in row else function(*row) for row in rows]
    return list(map(function, *columns))
