"""Evaluation of structs, arrays and vectors: their parts, and how vectors are put together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from math import prod
from typing import Any

from odsgen.dialects.llvm.evaluation.layouts import fields_of, filled, size_of
from odsgen.dialects.llvm.evaluation.memory import memory_of
from odsgen.dialects.shared import combiner, signed, vector_of, vectors_of, width_of
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Elements, Machine
from odsgen.runtime import Operation, Type
from odsgen_dialects import llvm

Values = Sequence[Any]


# --- parts ------------------------------------------------------------------------------------------------------------------


@evaluates(llvm.ExtractValueOp)
def evaluate_extractvalue(op: Any, operands: Values, machine: Machine) -> Values:
    found = operands[0]
    for place in op.position:
        if found is POISON:
            return [filled(op.results[0].type, POISON)]
        found = found[place]
    return [found]


@evaluates(llvm.InsertValueOp)
def evaluate_insertvalue(op: Any, operands: Values, machine: Machine) -> Values:
    type = op.results[0].type
    if isinstance(type, llvm.LLVMArrayType):
        machine.charge(type.num_elements >> 6)
    return [_with(operands[0], type, op.position, operands[1])]


def _with(container: Any, type: Type, position: Sequence[int], value: Any) -> Any:
    """An aggregate with a part replaced."""
    if not position:
        return value
    parts = list(filled(type, POISON) if container is POISON else container)
    place = position[0]
    if isinstance(type, llvm.LLVMArrayType):
        field: Type = type.element_type
    else:
        field = (fields_of(type) or ())[place]
    parts[place] = _with(parts[place], field, position[1:], value)
    return tuple(parts)


@evaluates(llvm.ExtractElementOp)
def evaluate_extractelement(op: Any, operands: Values, machine: Machine) -> Values:
    """An element; poison out of bounds."""
    values = vector_of(operands[0], op.operands[0].type).values
    place = operands[1]
    return [values[place] if isinstance(place, int) and place < len(values) else POISON]


@evaluates(llvm.InsertElementOp)
def evaluate_insertelement(op: Any, operands: Values, machine: Machine) -> Values:
    """The vector with an element replaced; poison out of bounds."""
    type = op.results[0].type
    values = list(vector_of(operands[0], type).values)
    machine.charge(len(values) >> 6)
    place = operands[2]
    if not isinstance(place, int) or place >= len(values):
        return [filled(type, POISON)]
    values[place] = operands[1]
    return [Elements(type.shape, values)]


# --- order ------------------------------------------------------------------------------------------------------------------


@evaluates(llvm.ShuffleVectorOp)
def evaluate_shufflevector(op: Any, operands: Values, machine: Machine) -> Values:
    values = [value for each in vectors_of(op, operands) for value in each.values]
    machine.reserve(len(op.mask))
    found = [POISON if place < 0 else values[place] for place in op.mask]
    return [Elements((len(found),), found)]


@evaluates(llvm.vector_extract)
def evaluate_vector_extract(op: Any, operands: Values, machine: Machine) -> Values:
    type = op.results[0].type
    values = vector_of(operands[0], op.operands[0].type).values
    return [Elements(type.shape, values[op.pos : op.pos + prod(type.shape)])]


@evaluates(llvm.vector_insert)
def evaluate_vector_insert(op: Any, operands: Values, machine: Machine) -> Values:
    type = op.results[0].type
    values = list(vector_of(operands[0], type).values)
    part = vector_of(operands[1], op.operands[1].type).values
    values[op.pos : op.pos + len(part)] = part
    return [Elements(type.shape, values)]


@evaluates(llvm.vector_interleave2)
def evaluate_vector_interleave2(op: Any, operands: Values, machine: Machine) -> Values:
    columns = [each.values for each in vectors_of(op, operands)]
    values = [each for pair in zip(*columns, strict=True) for each in pair]
    return [Elements((len(values),), values)]


@evaluates(llvm.vector_deinterleave2)
def evaluate_vector_deinterleave2(op: Any, operands: Values, machine: Machine) -> Values:
    values = vector_of(operands[0], op.operands[0].type).values
    half = (len(values) // 2,)
    return [(Elements(half, values[0::2]), Elements(half, values[1::2]))]


@evaluates(llvm.StepVectorOp)
def evaluate_stepvector(op: Any, operands: Values, machine: Machine) -> Values:
    type = op.results[0].type
    mask = (1 << width_of(type)) - 1
    count = len(filled(type, 0).values)
    machine.reserve(count)
    return [Elements(type.shape, [number & mask for number in range(count)])]


@evaluates(llvm.GetActiveLaneMaskOp)
def evaluate_get_active_lane_mask(op: Any, operands: Values, machine: Machine) -> Values:
    """Set where a number plus the place of the element is below another."""
    type = op.results[0].type
    if POISON in operands:
        return [filled(type, POISON)]
    machine.reserve(prod(type.shape))
    base, limit = operands
    return [Elements(type.shape, [int(base + n < limit) for n in range(prod(type.shape))])]


# --- reductions -------------------------------------------------------------------------------------------------------------

#: The kinds as `combiner` has them.
_KINDS: dict[type[Operation], str] = {
    llvm.vector_reduce_add: "add",
    llvm.vector_reduce_and: "and",
    llvm.vector_reduce_fadd: "add",
    llvm.vector_reduce_fmax: "maxnumf",
    llvm.vector_reduce_fmaximum: "maximumf",
    llvm.vector_reduce_fmin: "minnumf",
    llvm.vector_reduce_fminimum: "minimumf",
    llvm.vector_reduce_fmul: "mul",
    llvm.vector_reduce_mul: "mul",
    llvm.vector_reduce_or: "or",
    llvm.vector_reduce_smax: "maxs",
    llvm.vector_reduce_smin: "mins",
    llvm.vector_reduce_umax: "maxu",
    llvm.vector_reduce_umin: "minu",
    llvm.vector_reduce_xor: "xor",
}


@evaluates(*_KINDS)
def evaluate_vector_reduce(op: Operation, operands: Values, machine: Machine) -> Values:
    """The elements combined in order, from the first operand on where there are two."""
    combine = combiner(_KINDS[type(op)], op.results[0].type)
    *start, vector = operands
    values = [*start, *vector_of(vector, op.operands[-1].type).values]
    machine.charge(len(values))
    return [reduce(combine, values)]


# --- matrices ---------------------------------------------------------------------------------------------------------------


@evaluates(llvm.MatrixMultiplyOp)
def evaluate_matrix_multiply(op: Any, operands: Values, machine: Machine) -> Values:
    """The product of matrices, column by column in vectors."""
    type = op.results[0].type
    rows, inner, columns = op.lhs_rows, op.lhs_columns, op.rhs_columns
    left, right = (each.values for each in vectors_of(op, operands))
    machine.charge(rows * inner * columns)
    add, multiply = combiner("add", type), combiner("mul", type)
    found = []
    for column in range(columns):
        for row in range(rows):
            total = multiply(left[row], right[column * inner])
            for k in range(1, inner):
                product = multiply(left[k * rows + row], right[column * inner + k])
                total = add(total, product)
            found.append(total)
    return [Elements(type.shape, found)]


@evaluates(llvm.MatrixTransposeOp)
def evaluate_matrix_transpose(op: Any, operands: Values, machine: Machine) -> Values:
    values = vector_of(operands[0], op.operands[0].type).values
    rows, columns = op.rows, op.columns
    found = [values[column * rows + row] for row in range(rows) for column in range(columns)]
    return [Elements(op.results[0].type.shape, found)]


def _columns(op: Any, type: Any, address: Any, stride: Any) -> list[Any]:
    """The addresses of the elements of a matrix in memory, column by column."""
    step = size_of(type.element_type)
    return [
        POISON if POISON in (address, stride) else address + (column * stride + row) * step
        for column in range(op.columns)
        for row in range(op.rows)
    ]


@evaluates(llvm.MatrixColumnMajorLoadOp)
def evaluate_matrix_load(op: Any, operands: Values, machine: Machine) -> Values:
    type = op.results[0].type
    memory = memory_of(machine)
    stride = _signed(operands[1], op.operands[1].type)
    places = _columns(op, type, operands[0], stride)
    return [Elements(type.shape, [memory.load(place, type.element_type) for place in places])]


@evaluates(llvm.MatrixColumnMajorStoreOp)
def evaluate_matrix_store(op: Any, operands: Values, machine: Machine) -> Values:
    type = op.operands[0].type
    memory = memory_of(machine)
    stride = _signed(operands[2], op.operands[2].type)
    values = vector_of(operands[0], type).values
    for place, value in zip(_columns(op, type, operands[1], stride), values, strict=True):
        memory.store(place, value, type.element_type)
    return []


def _signed(value: Any, type: Type) -> Any:
    return value if value is POISON else signed(value, width_of(type))
