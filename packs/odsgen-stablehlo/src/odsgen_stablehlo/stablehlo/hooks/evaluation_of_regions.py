"""Evaluation of the operations of `stablehlo` with regions: control flow, reductions, sorting."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import prod
from typing import Any

from odsgen.dialects.shared import check_shape, condition
from odsgen.dialects.shared import leave as leave_region
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    Call,
    Elements,
    Exit,
    Machine,
    Run,
    UndefinedBehavior,
    row_major_strides,
)
from odsgen.runtime import Value

from ...evaluation.bodies import Body
from ...evaluation.layouts import places
from ...evaluation.tensors import elements_of, integer_of, shape_of
from .. import ops

Values = Sequence[Any]
Running = Generator[Run | Call, Exit, Values]

evaluates(ops.ReturnOp)(leave_region)


def _tensors(operands: Values, values: Sequence[Value]) -> list[Elements]:
    found = [elements_of(each, value.type) for each, value in zip(operands, values, strict=True)]
    if any(each.shape != found[0].shape for each in found):
        raise UndefinedBehavior("has operands of different shapes")
    return found


def _flag(value: Any) -> bool:
    values = elements_of(value).values
    if len(values) != 1:
        raise UndefinedBehavior(f"needs one condition, but got {len(values)}")
    return condition(values[0])


# --- control flow -----------------------------------------------------------------------------------------------------------


@evaluates(ops.IfOp)
def evaluate_if(op: ops.IfOp, operands: Values, machine: Machine) -> Running:
    exit = yield Run(op.regions[0] if _flag(operands[0]) else op.regions[1])
    return exit.values


@evaluates(ops.CaseOp)
def evaluate_case(op: ops.CaseOp, operands: Values, machine: Machine) -> Running:
    """The region of that number; the last one if there is none."""
    number = integer_of(operands[0], op.operands[0].type)
    exit = yield Run(op.regions[number if 0 <= number < len(op.regions) else -1])
    return exit.values


@evaluates(ops.WhileOp)
def evaluate_while(op: ops.WhileOp, operands: Values, machine: Machine) -> Running:
    values = operands
    while True:
        exit = yield Run(op.regions[0], values)
        if not _flag(exit.values[0]):
            return list(values)
        exit = yield Run(op.regions[1], values)
        values = exit.values


# --- one after the other ----------------------------------------------------------------------------------------------------


@evaluates(ops.MapOp)
def evaluate_map(op: ops.MapOp, operands: Values, machine: Machine) -> Running:
    tensors = _tensors(operands, op.operands)
    body = Body(op.regions[0], machine, tensors)
    machine.reserve(len(tensors[0].values))
    machine.charge(len(tensors[0].values) * body.cost)
    found = []
    for row in zip(*[tensor.values for tensor in tensors], strict=True):
        results = yield from body(row)
        found.append(results[0])
    return [Elements(tensors[0].shape, found)]


@evaluates(ops.ReduceOp)
def evaluate_reduce(op: ops.ReduceOp, operands: Values, machine: Machine) -> Running:
    """The elements of the reduced dimensions, combined with the initial values in their order."""
    count = len(operands) // 2
    tensors = _tensors(operands[:count], op.operands[:count])
    initial = _tensors(operands[count:], op.operands[count:])
    shape = tensors[0].shape
    reduced = list(op.dimensions)
    kept = [dimension for dimension in range(len(shape)) if dimension not in reduced]
    sizes = shape_of([shape[dimension] for dimension in kept], machine)
    check_shape(sizes, op.results[0].type)
    body = Body(op.regions[0], machine, [*tensors, *initial])
    machine.charge(len(tensors[0].values) * body.cost)
    strides = row_major_strides(shape)
    inner = sorted(reduced)
    steps = _places(inner, shape, strides)
    found: list[list[Any]] = [[] for _ in tensors]
    start = [each.values[0] for each in initial]
    columns = [each.values for each in tensors]
    for base in _places(kept, shape, strides):
        numbers: Values = start
        for step in steps:
            place = base + step
            new = [column[place] for column in columns]
            if body.is_compiled:
                numbers = body.compute([*numbers, *new])
            else:
                numbers = yield from body([*numbers, *new])
        for each, number in zip(found, numbers, strict=True):
            each.append(number)
    return [Elements(sizes, each) for each in found]


def _places(
    dimensions: Sequence[int], shape: Sequence[int], strides: Sequence[int]
) -> Sequence[int]:
    sizes = [shape[dimension] for dimension in dimensions]
    return places(0, sizes, [strides[d] for d in dimensions]) if 0 not in sizes else ()


@evaluates(ops.SortOp)
def evaluate_sort(op: ops.SortOp, operands: Values, machine: Machine) -> Running:
    """The rows of a dimension, put into order by a stable merge."""
    tensors = _tensors(operands, op.operands)
    shape = tensors[0].shape
    dimension = op.dimension % len(shape) if shape else 0
    size = shape[dimension] if shape else 1
    strides = row_major_strides(shape)
    body = Body(op.regions[0], machine, tensors)
    machine.reserve(len(tensors) * len(tensors[0].values))
    machine.foresee(len(tensors[0].values) * size.bit_length() // 2)
    found = [list(each.values) for each in tensors]
    others = [d for d in range(len(shape)) if d != dimension]
    for base in _places(others, shape, strides) if prod(shape) else ():
        own = [base + step for step in _places([dimension] if shape else [], shape, strides)]
        rows = list(zip(*[[each[place] for place in own] for each in found], strict=True))
        rows = yield from _sorted(rows, body, machine)
        for place, row in zip(own, rows, strict=True):
            for each, value in zip(found, row, strict=True):
                each[place] = value
    return [Elements(shape, each) for each in found]


def _sorted(
    rows: list[Any], body: Body, machine: Machine
) -> Generator[Run | Call, Exit, list[Any]]:
    width = 1
    while width < len(rows):
        machine.charge(len(rows) * body.cost)
        merged: list[Any] = []
        for start in range(0, len(rows), 2 * width):
            left, right = rows[start : start + width], rows[start + width : start + 2 * width]
            i = j = 0
            while i < len(left) and j < len(right):
                arguments = [each for pair in zip(right[j], left[i], strict=True) for each in pair]
                (is_before,) = yield from body(arguments)
                if condition(is_before):
                    merged.append(right[j])
                    j += 1
                else:
                    merged.append(left[i])
                    i += 1
            merged += left[i:] + right[j:]
        rows = merged
        width *= 2
    return rows


# --- calls ------------------------------------------------------------------------------------------------------------------


@evaluates(ops.CompositeOp)
def evaluate_composite(op: ops.CompositeOp, operands: Values, machine: Machine) -> Running:
    """What the function computes of which the operation is made."""
    exit = yield Call(machine.symbol(op, op.decomposition_attr), operands)
    return exit.values
