"""Evaluation of the operations of `vector` that make vectors, and that move their elements."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from odsgen.dialects.shared import (
    DYNAMIC_INDEX,
    index_value,
    known_shape,
    splat,
    vector_of,
    vectors_of,
    width_of,
)
from odsgen.dialects.vector.evaluation.operands import scalar_or_vector
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    Elements,
    Machine,
    UndefinedBehavior,
    Unsupported,
    indices_of,
)
from odsgen.interpreter.byte_views import repacked
from odsgen.runtime import Operation, VectorType
from odsgen_dialects import vector

Values = Sequence[Any]


# --- making vectors ---------------------------------------------------------------------------------------------------------


@evaluates(vector.BroadcastOp)
def evaluate_broadcast(op: Any, operands: Values, machine: Machine) -> Values:
    """The operand along new dimensions in front, and along those of size 1."""
    shape = known_shape(op.results[0].type)
    source_type = op.operands[0].type
    if not isinstance(source_type, VectorType):
        return [splat(operands[0], shape, machine)]
    source = vector_of(operands[0], source_type)
    machine.reserve(prod(shape))
    added = len(shape) - len(source.shape)
    strides = [
        0 if size == 1 else stride
        for size, stride in zip(source.shape, source.strides(), strict=True)
    ]
    found = [
        source.values[sum(map(int.__mul__, indices[added:], strides))]
        for indices in indices_of(shape)
    ]
    return [Elements(shape, found)]


@evaluates(vector.VectorScaleOp)
def evaluate_vscale(op: Any, operands: Values, machine: Machine) -> Values:
    """1: scalable vectors are as small as they can be."""
    return [1]


@evaluates(vector.ScalableExtractOp)
def evaluate_scalable_extract(op: Any, operands: Values, machine: Machine) -> Values:
    source = vector_of(operands[0], op.source.type)
    count = op.result.type.num_elements
    return [Elements((count,), _within(source, op.pos, count).values[op.pos : op.pos + count])]


@evaluates(vector.ScalableInsertOp)
def evaluate_scalable_insert(op: Any, operands: Values, machine: Machine) -> Values:
    part, target = vectors_of(op, operands)
    count = len(part.values)
    values = list(_within(target, op.pos, count).values)
    values[op.pos : op.pos + count] = part.values
    return [Elements(target.shape, values)]


def _within(vector: Elements, position: int, count: int) -> Elements:
    """A vector that has a part at a position."""
    if position + count > len(vector.values):
        raise UndefinedBehavior(f"has a part that ends at {position + count}, past the vector")
    return vector


@evaluates(vector.FromElementsOp)
def evaluate_from_elements(op: Any, operands: Values, machine: Machine) -> Values:
    machine.reserve(len(operands))
    return [Elements(known_shape(op.results[0].type), operands)]


@evaluates(vector.ToElementsOp)
def evaluate_to_elements(op: Any, operands: Values, machine: Machine) -> Values:
    return vector_of(operands[0], op.operands[0].type).values


@evaluates(vector.StepOp)
def evaluate_step(op: Any, operands: Values, machine: Machine) -> Values:
    """The numbers from 0."""
    shape = known_shape(op.results[0].type)
    machine.reserve(prod(shape))
    return [Elements(shape, range(prod(shape)))]


@evaluates(vector.ConstantMaskOp)
def evaluate_constant_mask(op: Any, operands: Values, machine: Machine) -> Values:
    return [_mask(op.results[0].type, op.mask_dim_sizes, machine)]


@evaluates(vector.CreateMaskOp)
def evaluate_create_mask(op: Operation, operands: Values, machine: Machine) -> Values:
    return [_mask(op.results[0].type, [index_value(size) for size in operands], machine)]


def _mask(type: Any, sizes: Sequence[int], machine: Machine) -> Elements:
    """Set where each index is below the size of its dimension."""
    shape = known_shape(type)
    machine.reserve(prod(shape))
    limits = sizes if shape else ()
    if not shape:
        return Elements(shape, [int(all(size > 0 for size in sizes))])
    return Elements(
        shape,
        [
            int(all(index < limit for index, limit in zip(indices, limits, strict=True)))
            for indices in indices_of(shape)
        ],
    )


# --- elements ---------------------------------------------------------------------------------------------------------------


def _position(op: Any, values: Values, shape: Sequence[int]) -> tuple[int, int] | None:
    """The place of the first element at a position, and how many lie there; None where that is poison or out of bounds."""
    if any(each is POISON for each in values):
        return None
    given = map(index_value, values)
    place = 0
    for static, size in zip(op.static_position, shape, strict=False):
        index = next(given) if static == DYNAMIC_INDEX else static
        if not 0 <= index < size:
            return None
        place = place * size + index
    count = prod(shape[len(op.static_position) :])
    return place * count, count


@evaluates(vector.ExtractOp)
def evaluate_extract(op: Any, operands: Values, machine: Machine) -> Values:
    """An element, or a vector in the vector."""
    source = vector_of(operands[0], op.operands[0].type)
    found = _position(op, operands[1:], source.shape)
    if found is None:
        return [POISON]
    place, count = found
    if count > 1:
        machine.reserve(count)
    return [scalar_or_vector(source.values[place : place + count], op.results[0].type)]


@evaluates(vector.InsertOp)
def evaluate_insert(op: Any, operands: Values, machine: Machine) -> Values:
    """The vector with an element, or a vector in it, replaced."""
    target = vector_of(operands[1], op.operands[1].type)
    found = _position(op, operands[2:], target.shape)
    if found is None:
        return [POISON]
    machine.reserve(len(target.values))
    place, count = found
    new = vector_of(operands[0], op.operands[0].type).values
    if len(new) != count:  # the verifier does not compare them
        raise Unsupported("inserts a vector of another shape than that of its place")
    values = (*target.values[:place], *new, *target.values[place + count :])
    return [Elements(target.shape, values)]


# --- slices -----------------------------------------------------------------------------------------------------------------


@evaluates(vector.ExtractStridedSliceOp)
def evaluate_extract_strided_slice(op: Any, operands: Values, machine: Machine) -> Values:
    source = vector_of(operands[0], op.operands[0].type)
    shape = known_shape(op.results[0].type)
    machine.reserve(prod(shape))
    places = _slice(source, shape, op.offsets, op.strides)
    return [Elements(shape, [source.values[place] for place in places])]


@evaluates(vector.InsertStridedSliceOp)
def evaluate_insert_strided_slice(op: Any, operands: Values, machine: Machine) -> Values:
    source = vector_of(operands[0], op.operands[0].type)
    target = vector_of(operands[1], op.operands[1].type)
    machine.reserve(len(target.values))
    added = len(target.shape) - len(source.shape)
    values = list(target.values)
    places = _slice(target, (*[1] * added, *source.shape), op.offsets, (*[1] * added, *op.strides))
    for place, element in zip(places, source.values, strict=True):
        values[place] = element
    return [Elements(target.shape, values)]


def _slice(
    vector: Elements, shape: Sequence[int], offsets: Sequence[int], steps: Sequence[int]
) -> list[int]:
    """The places of a part; dimensions for which nothing is said are whole."""
    strides = vector.strides()
    start = sum(a * b for a, b in zip(offsets, strides, strict=False))
    whole = [1] * (len(shape) - len(steps))
    moves = [a * b for a, b in zip((*steps, *whole), strides, strict=True)]
    return [start + sum(map(int.__mul__, indices, moves)) for indices in indices_of(shape)]


# --- order ------------------------------------------------------------------------------------------------------------------


@evaluates(vector.ShapeCastOp)
def evaluate_shape_cast(op: Any, operands: Values, machine: Machine) -> Values:
    source = vector_of(operands[0], op.operands[0].type)
    return [Elements(known_shape(op.results[0].type), source.values)]


@evaluates(vector.TransposeOp)
def evaluate_transpose(op: Any, operands: Values, machine: Machine) -> Values:
    source = vector_of(operands[0], op.operands[0].type)
    machine.reserve(len(source.values))
    order, strides = op.permutation, source.strides()
    shape = [source.shape[dimension] for dimension in order]
    moves = [strides[dimension] for dimension in order]
    found = [source.values[sum(map(int.__mul__, indices, moves))] for indices in indices_of(shape)]
    return [Elements(shape, found)]


@evaluates(vector.ShuffleOp)
def evaluate_shuffle(op: Any, operands: Values, machine: Machine) -> Values:
    """Parts of both vectors, by their numbers along the first dimension; poison for -1."""
    first, second = vectors_of(op, operands)
    size = prod(first.shape[1:])
    values = (*first.values, *second.values)
    shape = (len(op.mask), *first.shape[1:])
    machine.reserve(prod(shape))
    found: list[Any] = []
    for number in op.mask:
        found += [POISON] * size if number < 0 else values[number * size : (number + 1) * size]
    return [Elements(shape, found)]


@evaluates(vector.InterleaveOp)
def evaluate_interleave(op: Any, operands: Values, machine: Machine) -> Values:
    first, second = vectors_of(op, operands)
    machine.reserve(2 * len(first.values))
    found = [each for pair in zip(first.values, second.values, strict=True) for each in pair]
    return [Elements(known_shape(op.results[0].type), found)]


@evaluates(vector.DeinterleaveOp)
def evaluate_deinterleave(op: Any, operands: Values, machine: Machine) -> Values:
    values = vector_of(operands[0], op.operands[0].type).values
    machine.reserve(len(values))
    shape = known_shape(op.results[0].type)
    return [Elements(shape, values[0::2]), Elements(shape, values[1::2])]


@evaluates(vector.BitCastOp)
def evaluate_bitcast(op: Any, operands: Values, machine: Machine) -> Values:
    """The same bits, the lowest first."""
    source = vector_of(operands[0], op.operands[0].type)
    shape = known_shape(op.results[0].type)
    width, target_width = (width_of(value.type) for value in (op.operands[0], op.results[0]))
    machine.reserve(len(source.values))
    if width == target_width:
        return [Elements(shape, source.values)]
    return [Elements(shape, repacked(source.values, width, target_width, prod(shape)))]
