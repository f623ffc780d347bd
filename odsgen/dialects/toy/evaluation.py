"""Evaluation of `toy`; tensors have shapes at run time, whatever their types say."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from odsgen.dialects.memref.evaluation import buffer_of
from odsgen.dialects.shared.evaluation import constant, float_operation
from odsgen.dialects.shared.shaped_evaluation import check_shape
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
)
from odsgen.interpreter.values import indices_of
from odsgen.runtime.builtin.attributes import ArrayAttr
from odsgen.runtime.builtin.types import RankedTensorType, f64
from odsgen.runtime.floats import arithmetic
from odsgen_dialects.toy import (
    AddOp,
    CastOp,
    ConstantOp,
    GenericCallOp,
    MulOp,
    PrintOp,
    ReshapeOp,
    ReturnOp,
    StructAccessOp,
    StructConstantOp,
    TransposeOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute

    Values = Sequence[Any]

evaluates(AddOp)(float_operation(arithmetic.add))
evaluates(MulOp)(float_operation(arithmetic.multiply))


@evaluates(ConstantOp)
def evaluate_constant(op: ConstantOp, operands: Values, machine: Machine) -> Values:
    return [constant(op.value, machine)]


@evaluates(StructConstantOp)
def evaluate_struct_constant(op: StructConstantOp, operands: Values, machine: Machine) -> Values:
    return [_struct(op.value, machine)]


#: The maximum nesting of structs.
_MAX_DEPTH = 100


def _struct(value: Attribute, machine: Machine, depth: int = 0) -> Any:
    if not isinstance(value, ArrayAttr):
        return constant(value, machine)
    if depth > _MAX_DEPTH:
        raise Unsupported(f"cannot be evaluated: its structs nest deeper than {_MAX_DEPTH}")
    return tuple(_struct(element, machine, depth + 1) for element in value.elements)


@evaluates(StructAccessOp)
def evaluate_struct_access(op: StructAccessOp, operands: Values, machine: Machine) -> Values:
    return [operands[0][op.index]]


@evaluates(TransposeOp)
def evaluate_transpose(op: TransposeOp, operands: Values, machine: Machine) -> Values:
    tensor = elements_of(operands[0])
    shape = tensor.shape[::-1]
    machine.reserve(len(tensor.values))
    places = indices_of(shape)
    return [Elements(shape, [tensor.values[tensor.position(place[::-1])] for place in places])]


@evaluates(ReshapeOp)
def evaluate_reshape(op: ReshapeOp, operands: Values, machine: Machine) -> Values:
    """The elements in the result shape, which must have as many."""
    tensor = elements_of(operands[0])
    type = op.result.type
    assert isinstance(type, RankedTensorType)
    if type.num_elements != len(tensor.values):
        raise UndefinedBehavior(f"gives {len(tensor.values)} elements the type '{type}'")
    return [Elements(type.shape, tensor.values)]


@evaluates(CastOp)
def evaluate_cast(op: CastOp, operands: Values, machine: Machine) -> Values:
    """The operand, whose shape must match a ranked result."""
    tensor = elements_of(operands[0])
    check_shape(tensor.shape, op.output.type)
    return [tensor]


@evaluates(PrintOp)
def evaluate_print(op: PrintOp, operands: Values, machine: Machine) -> Values:
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


@evaluates(GenericCallOp)
def evaluate_generic_call(
    op: GenericCallOp, operands: Values, machine: Machine
) -> Generator[Call, Exit, Values]:
    """Calls the function."""
    exit = yield Call(machine.symbol(op, op.callee_attr), operands)
    return exit.values


@evaluates(ReturnOp)
def evaluate_return(op: ReturnOp, operands: Values, machine: Machine) -> Leave:
    """Leaves the function with the operand."""
    return Leave(operands)
