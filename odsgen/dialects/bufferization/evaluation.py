"""Evaluation of `bufferization`: a tensor made of a buffer is what the buffer holds then, and the other way round."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from odsgen.dialects.memref.evaluation import buffer_of
from odsgen.dialects.shared import check_shape, condition, operand_segments, shape_with, splat
from odsgen.dialects.tensor.evaluation import elements_of
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Buffer, Elements, Machine, UndefinedBehavior
from odsgen.runtime import Operation
from odsgen_dialects import bufferization

Values = Sequence[Any]


def _copied(value: Any, machine: Machine) -> Buffer:
    """New memory with the elements of a buffer or a tensor."""
    source = value if isinstance(value, Elements) else _tensor(value, machine)
    machine.reserve(len(source.values))
    buffer = Buffer.allocate(source.shape)
    buffer.storage.cells[:] = source.values
    return buffer


def _tensor(value: Any, machine: Machine) -> Elements:
    buffer = buffer_of(value)
    machine.reserve(prod(buffer.shape))
    cells = buffer.storage.cells
    return Elements(buffer.shape, [cells[place] for place in buffer.positions()])


@evaluates(bufferization.AllocTensorOp)
def evaluate_alloc_tensor(op: Any, operands: Values, machine: Machine) -> Values:
    """A copy of a tensor, or a tensor in which nothing is written."""
    if op.copy is not None:
        return [elements_of(operands[len(op.dynamic_sizes)])]
    sizes = operands[: len(op.dynamic_sizes)]
    return [splat(POISON, shape_with(op.results[0].type.shape, sizes), machine)]


@evaluates(bufferization.ToTensorOp)
def evaluate_to_tensor(op: Operation, operands: Values, machine: Machine) -> Values:
    return [_tensor(operands[0], machine)]


@evaluates(bufferization.ToBufferOp)
def evaluate_to_buffer(op: Operation, operands: Values, machine: Machine) -> Values:
    return [_copied(elements_of(operands[0]), machine)]


@evaluates(bufferization.CloneOp)
def evaluate_clone(op: Operation, operands: Values, machine: Machine) -> Values:
    buffer = _copied(operands[0], machine)
    check_shape(buffer.shape, op.results[0].type)
    return [buffer]


@evaluates(bufferization.MaterializeInDestinationOp)
def evaluate_materialize_in_destination(op: Any, operands: Values, machine: Machine) -> Values:
    """The source, written to a destination that is a buffer."""
    source = elements_of(operands[0])
    if isinstance(operands[1], Elements):
        return [source]
    buffer = buffer_of(operands[1])
    if buffer.shape != source.shape:
        raise UndefinedBehavior("has operands of different shapes")
    machine.charge(len(source.values))
    for place, value in zip(buffer.positions(), source.values, strict=True):
        buffer.storage.cells[place] = value
    return [source][: len(op.results)]


@evaluates(bufferization.DeallocTensorOp)
def evaluate_dealloc_tensor(op: Operation, operands: Values, machine: Machine) -> Values:
    """Nothing: a tensor has no memory of its own here."""
    return []


@evaluates(bufferization.DeallocOp)
def evaluate_dealloc(op: Any, operands: Values, machine: Machine) -> Values:
    """Frees each memory for which a condition holds unless it is retained; says of what is retained whether one held."""
    sizes = [len(group) for group in operand_segments(op)]
    buffers, conditions = operands[: sizes[0]], operands[sizes[0] : sizes[0] + sizes[1]]
    retained = [buffer_of(value).storage for value in operands[sizes[0] + sizes[1] :]]
    owned = [
        buffer_of(buffer).storage
        for buffer, holds in zip(buffers, conditions, strict=True)
        if condition(holds)
    ]
    for storage in owned:
        if storage not in retained and storage.is_alive:
            storage.is_alive = False
            storage.cells = []
    return [int(storage in owned) for storage in retained]
