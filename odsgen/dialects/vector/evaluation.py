"""Evaluation of what moves the elements of vectors: an element that is not there, and what is made with it, is poison."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from math import prod
from typing import Any

from odsgen.dialects.shared import DYNAMIC_INDEX, index_value
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Elements, Machine, Unsupported, indices_of
from odsgen.runtime import Type, VectorType
from odsgen_dialects.vector import (
    BroadcastOp,
    DeinterleaveOp,
    ExtractOp,
    FromElementsOp,
    InsertOp,
    InterleaveOp,
    ShapeCastOp,
    ShuffleOp,
    ToElementsOp,
    TransposeOp,
)

Values = Sequence[Any]


def _shape(type: Type, machine: Machine) -> tuple[int, ...]:
    """The shape of a vector, whose elements are counted; no dimensions of a scalar."""
    if not isinstance(type, VectorType):
        return ()
    if type.is_scalable:
        raise Unsupported("cannot be evaluated: the size of a scalable vector is not known")
    machine.reserve(prod(type.shape))
    return tuple(type.shape)


def _elements(value: Any, shape: Sequence[int]) -> Elements:
    """The elements of a vector; those of a scalar, or of poison."""
    if isinstance(value, Elements):
        return value
    return Elements(shape, [value] * prod(shape))


def _value(type: Type, values: Values, machine: Machine) -> Any:
    """A vector of elements, or the only one."""
    return Elements(_shape(type, machine), values) if isinstance(type, VectorType) else values[0]


@evaluates(BroadcastOp)
def evaluate_broadcast(op: BroadcastOp, operands: Values, machine: Machine) -> Values:
    """The operand, repeated along new dimensions and those of size 1."""
    shape = _shape(op.vector.type, machine)
    source = _elements(operands[0], _shape(op.source.type, machine))
    places = []
    for indices in indices_of(shape):
        own = indices[len(shape) - len(source.shape) :]
        places.append(
            source.position([0 if n == 1 else i for i, n in zip(own, source.shape, strict=True)])
        )
    return [Elements(shape, [source.values[place] for place in places])]


@evaluates(FromElementsOp)
def evaluate_from_elements(op: FromElementsOp, operands: Values, machine: Machine) -> Values:
    """A vector of the operands."""
    return [Elements(_shape(op.dest.type, machine), operands)]


@evaluates(ToElementsOp)
def evaluate_to_elements(op: ToElementsOp, operands: Values, machine: Machine) -> Values:
    """The elements."""
    return _elements(operands[0], _shape(op.source.type, machine)).values


@evaluates(ShapeCastOp)
def evaluate_shape_cast(op: ShapeCastOp, operands: Values, machine: Machine) -> Values:
    """The elements in another shape."""
    source = _elements(operands[0], _shape(op.source.type, machine))
    return [Elements(_shape(op.result.type, machine), source.values)]


# --- parts ------------------------------------------------------------------------------------------------------------


def _window(op: Any, shape: Sequence[int], dynamic: Values) -> range | None:
    """The places of what a position selects; None if that is out of bounds or poison."""
    if any(each is POISON for each in dynamic):
        return None
    rest = map(index_value, dynamic)
    place = 0
    for static, size in zip(op.static_position, shape, strict=False):
        position = next(rest) if static == DYNAMIC_INDEX else static
        if not 0 <= position < size:
            return None
        place = place * size + position
    count = prod(shape[len(op.static_position) :])
    return range(place * count, (place + 1) * count)


@evaluates(ExtractOp)
def evaluate_extract(op: ExtractOp, operands: Values, machine: Machine) -> Values:
    """An element, or a part of lower rank."""
    source = _elements(operands[0], _shape(op.source.type, machine))
    window = _window(op, source.shape, operands[1:])
    if window is None:
        return [POISON]
    return [_value(op.result.type, source.values[window.start : window.stop], machine)]


@evaluates(InsertOp)
def evaluate_insert(op: InsertOp, operands: Values, machine: Machine) -> Values:
    """The vector with an element, or a part of lower rank, replaced."""
    target = _elements(operands[1], _shape(op.dest.type, machine))
    window = _window(op, target.shape, operands[2:])
    if window is None:
        return [POISON]
    stored = _elements(operands[0], _shape(op.value_to_store.type, machine)).values
    before, after = target.values[: window.start], target.values[window.stop :]
    return [Elements(target.shape, [*before, *stored, *after])]


# --- orders -----------------------------------------------------------------------------------------------------------


@evaluates(ShuffleOp)
def evaluate_shuffle(op: ShuffleOp, operands: Values, machine: Machine) -> Values:
    """The parts of both vectors that the mask selects; poison for -1."""
    vectors = [
        _elements(value, _shape(operand.type, machine))
        for value, operand in zip(operands, op.operands, strict=True)
    ]
    count = prod(vectors[0].shape[1:])
    both = list(chain.from_iterable(vector.values for vector in vectors))
    parts = [
        [POISON] * count if place < 0 else both[place * count : (place + 1) * count]
        for place in op.mask
    ]
    return [_value(op.vector.type, list(chain.from_iterable(parts)), machine)]


@evaluates(TransposeOp)
def evaluate_transpose(op: TransposeOp, operands: Values, machine: Machine) -> Values:
    """The elements with the dimensions in another order."""
    source = _elements(operands[0], _shape(op.vector.type, machine))
    shape = _shape(op.result.type, machine)
    found = []
    for indices in indices_of(shape):
        moved = [0] * len(shape)
        for index, dimension in zip(indices, op.permutation, strict=True):
            moved[dimension] = index
        found.append(source.values[source.position(moved)])
    return [Elements(shape, found)]


@evaluates(InterleaveOp)
def evaluate_interleave(op: InterleaveOp, operands: Values, machine: Machine) -> Values:
    """Elements of both vectors by turns."""
    shape = _shape(op.lhs.type, machine)
    pairs = zip(*(_elements(each, shape).values for each in operands), strict=True)
    return [_value(op.result.type, list(chain.from_iterable(pairs)), machine)]


@evaluates(DeinterleaveOp)
def evaluate_deinterleave(op: DeinterleaveOp, operands: Values, machine: Machine) -> Values:
    """The elements at even and at odd places."""
    source = _elements(operands[0], _shape(op.source.type, machine)).values
    return [_value(op.res1.type, source[first::2], machine) for first in (0, 1)]
