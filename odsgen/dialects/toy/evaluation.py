"""Evaluation of `toy`; tensors have shapes at run time, whatever their types say."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from math import prod
from typing import Any

from odsgen.dialects.memref.evaluation import buffer_of
from odsgen.dialects.shared import check_shape, constant
from odsgen.dialects.tensor.evaluation import elements_of
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    Buffer,
    Call,
    Elements,
    Exit,
    Leave,
    Machine,
    UndefinedBehavior,
    Unsupported,
    indices_of,
)
from odsgen.runtime import ArrayAttr, Attribute, RankedTensorType, f64
from odsgen_dialects import toy

Values = Sequence[Any]


@evaluates(toy.ConstantOp)
def evaluate_constant(op: toy.ConstantOp, operands: Values, machine: Machine) -> Values:
    return [constant(op.value, machine)]


@evaluates(toy.StructConstantOp)
def evaluate_struct_constant(
    op: toy.StructConstantOp, operands: Values, machine: Machine
) -> Values:
    return [_struct(op.value, machine)]


#: The maximum nesting of structs.
_MAX_DEPTH = 100


def _struct(value: Attribute, machine: Machine, depth: int = 0) -> Any:
    if not isinstance(value, ArrayAttr):
        return constant(value, machine)
    if depth > _MAX_DEPTH:
        raise Unsupported(f"cannot be evaluated: its structs nest deeper than {_MAX_DEPTH}")
    return tuple(_struct(element, machine, depth + 1) for element in value.elements)


@evaluates(toy.StructAccessOp)
def evaluate_struct_access(op: toy.StructAccessOp, operands: Values, machine: Machine) -> Values:
    return [operands[0][op.index]]


@evaluates(toy.TransposeOp)
def evaluate_transpose(op: toy.TransposeOp, operands: Values, machine: Machine) -> Values:
    tensor = elements_of(operands[0])
    shape = tensor.shape[::-1]
    machine.reserve(len(tensor.values))
    places = indices_of(shape)
    return [Elements(shape, [tensor.values[tensor.position(place[::-1])] for place in places])]


@evaluates(toy.ReshapeOp)
def evaluate_reshape(op: toy.ReshapeOp, operands: Values, machine: Machine) -> Values:
    """The elements in the result shape, which must have as many."""
    tensor = elements_of(operands[0])
    type = op.result.type
    assert isinstance(type, RankedTensorType)
    if type.num_elements != len(tensor.values):
        raise UndefinedBehavior(f"gives {len(tensor.values)} elements the type '{type}'")
    return [Elements(type.shape, tensor.values)]


@evaluates(toy.CastOp)
def evaluate_cast(op: toy.CastOp, operands: Values, machine: Machine) -> Values:
    """The operand, whose shape must match a ranked result."""
    tensor = elements_of(operands[0])
    check_shape(tensor.shape, op.output.type)
    return [tensor]


@evaluates(toy.PrintOp)
def evaluate_print(op: toy.PrintOp, operands: Values, machine: Machine) -> Values:
    """Writes the numbers, with a newline after each dimension but the last."""
    value = operands[0]
    if isinstance(value, Buffer):
        buffer = buffer_of(value)
        machine.reserve(prod(buffer.shape))
        value = Elements(buffer.shape, [buffer.storage.cells[p] for p in buffer.positions()])
    tensor = elements_of(value)
    machine.charge(len(tensor.values))
    machine.write("".join(_texts(tensor)))
    return []


def _texts(tensor: Elements) -> Iterator[str]:
    for place, number in enumerate(tensor.values, start=1):
        if number is POISON:
            raise UndefinedBehavior("prints poison")
        yield f"{f64.SEMANTICS.to_float(number):f} "
        count = 1
        for size in tensor.shape[:0:-1]:
            count *= size
            if place % count == 0:
                yield "\n"


@evaluates(toy.GenericCallOp)
def evaluate_generic_call(
    op: toy.GenericCallOp, operands: Values, machine: Machine
) -> Generator[Call, Exit, Values]:
    """Calls the function."""
    exit = yield Call(machine.symbol(op, op.callee_attr), operands)
    return exit.values


@evaluates(toy.ReturnOp)
def evaluate_return(op: toy.ReturnOp, operands: Values, machine: Machine) -> Leave:
    """Leaves the function with the operand."""
    return Leave(operands)
