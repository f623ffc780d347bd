"""Evaluation of what `vector` reads and writes: transfers, loads, stores, gathers; places are checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

from odsgen.dialects.memref.evaluation import buffer_of
from odsgen.dialects.shared import (
    index_value,
    known_shape,
    operand_segments,
    signed,
    vector_of,
    width_of,
)
from odsgen.dialects.vector.evaluation.operands import (
    Memory,
    flattened,
    is_set,
    mask_around,
    memory_of,
    written,
)
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    Buffer,
    Elements,
    Machine,
    UndefinedBehavior,
    Unsupported,
    indices_of,
    row_major_strides,
)
from odsgen.interpreter.byte_views import VectorView, ViewedStorage
from odsgen.runtime import AffineDimExpr, AffineMap, MemRefType, Operation, VectorType
from odsgen_dialects import vector

Values = Sequence[Any]


def _groups(op: Operation, operands: Values) -> list[Values]:
    """The values of each operand group."""
    groups = []
    start = 0
    for group in operand_segments(op):
        groups.append(operands[start : start + len(group)])
        start += len(group)
    return groups


# --- transfers --------------------------------------------------------------------------------------------------------------


def _transfer(
    op: Any, memory: Memory, start: Sequence[int], shape: Sequence[int], mask: Elements | None
) -> Iterator[int | None]:
    """For each element of the vector its place in memory; None out of bounds or where the mask is not set."""
    map: AffineMap = op.permutation_map.value
    moved = [
        (number, expr.position)
        for number, expr in enumerate(map.results)
        if isinstance(expr, AffineDimExpr)
    ]
    in_bounds = op.in_bounds
    fixed = set(range(len(start))) - {dimension for _, dimension in moved}
    checked = [*start]
    for dimension in fixed:
        if prod(shape) and not memory.is_in_bounds(dimension, checked[dimension]):
            memory.place([n if d == dimension else 0 for d, n in enumerate(checked)])
    used = sorted((dimension, number) for number, dimension in moved)
    strides = [0] * len(shape)
    for (_, number), stride in zip(
        used, row_major_strides([shape[number] for _, number in used]), strict=True
    ):
        strides[number] = stride
    for indices in indices_of(shape):
        if mask is not None and not is_set(
            mask, sum(i * s for i, s in zip(indices, strides, strict=True))
        ):
            yield None
            continue
        at = list(start)
        outside = False
        for number, dimension in moved:
            at[dimension] += indices[number]
            if not in_bounds[number] and not memory.is_in_bounds(dimension, at[dimension]):
                if at[dimension] < 0:
                    raise Unsupported(
                        "has a negative index: only ends are checked when it is lowered"
                    )
                outside = True
        yield None if outside else memory.place(at)


def _transferred_shape(op: Any, type: VectorType) -> tuple[int, ...]:
    """The shape of what is moved at a time, without the dimensions of elements that are vectors themselves."""
    return known_shape(type)[: len(op.permutation_map.value.results)]


@evaluates(vector.TransferReadOp)
def evaluate_transfer_read(op: Any, operands: Values, machine: Machine) -> Values:
    """The elements; padding out of bounds and where the mask is not set."""
    (base,), start, (padding,), masks = _groups(op, operands)
    memory = memory_of(base)
    type = op.results[0].type
    shape = _transferred_shape(op, type)
    machine.reserve(prod(known_shape(type)))
    mask = vector_of(masks[0], op.mask.type) if masks else mask_around(op, machine)
    places = _transfer(op, memory, [index_value(n) for n in start], shape, mask)
    return [flattened([padding if at is None else memory.cells[at] for at in places], type)]


@evaluates(vector.TransferWriteOp)
def evaluate_transfer_write(op: Any, operands: Values, machine: Machine) -> Values:
    """Writes what lies in bounds, where the mask is set."""
    (value,), (base,), start, masks = _groups(op, operands)
    type = op.operands[0].type
    source = vector_of(value, type)
    memory = memory_of(base)
    machine.reserve(len(source.values) + (len(memory.cells) if op.results else 0))
    shape = _transferred_shape(op, type)
    inner = source.shape[len(shape) :]
    count = prod(inner)
    mask = vector_of(masks[0], op.mask.type) if masks else mask_around(op, machine)
    places = _transfer(op, memory, [index_value(n) for n in start], shape, mask)
    for number, place in enumerate(places):
        if place is not None:
            memory.cells[place] = (
                Elements(inner, source.values[number * count : (number + 1) * count])
                if inner
                else source.values[number]
            )
    return written(base, memory)


# --- loads and stores -------------------------------------------------------------------------------------------------------


def _at(start: Sequence[int], indices: Sequence[int]) -> list[int]:
    """The place that lies so far behind another, in the last dimensions."""
    outer = len(start) - len(indices)
    if outer < 0:
        raise Unsupported("has a vector of more dimensions than the memory")
    return [*start[:outer], *(a + b for a, b in zip(start[outer:], indices, strict=True))]


@evaluates(vector.LoadOp)
def evaluate_load(op: Any, operands: Values, machine: Machine) -> Values:
    memory, start = memory_of(operands[0]), [index_value(n) for n in operands[1:]]
    type = op.results[0].type
    shape = known_shape(type)
    machine.reserve(prod(shape))
    if isinstance(op.base.type.element_type, VectorType):
        return [memory.cells[memory.place(start)]]
    found = [memory.cells[memory.place(_at(start, indices))] for indices in indices_of(shape)]
    return [Elements(shape, found)]


@evaluates(vector.StoreOp)
def evaluate_store(op: Any, operands: Values, machine: Machine) -> Values:
    source = vector_of(operands[0], op.operands[0].type)
    memory, start = memory_of(operands[1]), [index_value(n) for n in operands[2:]]
    machine.charge(len(source.values))
    if isinstance(op.base.type.element_type, VectorType):
        memory.cells[memory.place(start)] = source
        return []
    for indices, value in zip(indices_of(source.shape), source.values, strict=True):
        memory.cells[memory.place(_at(start, indices))] = value
    return []


# --- with a mask ------------------------------------------------------------------------------------------------------------


def _one_behind_the_other(
    memory: Memory, start: Sequence[int], mask: Elements, is_dense: bool
) -> Iterator[int | None]:
    """For each element its place in memory, densely without places for those where the mask is not set."""
    taken = 0
    for place, indices in enumerate(indices_of(mask.shape)):
        if is_set(mask, place):
            yield memory.place(_at(start, [taken] if is_dense else indices))
            taken += 1
        else:
            yield None


def _by_indices(
    op: Any, memory: Memory, start: Sequence[int], mask: Elements, indices: Any, machine: Machine
) -> Iterator[int | None]:
    """For each element its place in memory; None where the mask is not set."""
    numbers, around = vector_of(indices, op.indices.type).values, mask_around(op, machine)
    width = width_of(op.indices.type)
    for place, number in enumerate(numbers):
        if not (is_set(mask, place) and is_set(around, place)):
            yield None
            continue
        if number is POISON:
            raise UndefinedBehavior("uses poison as an index")
        yield memory.place(_at(start, [signed(number, width)]))


def _places(op: Any, operands: Values, machine: Machine) -> tuple[Memory, Iterator[int | None]]:
    """The memory and, for each element, its place there; None where the mask is not set."""
    base, *start, mask, _ = operands
    memory, chosen = memory_of(base), vector_of(mask, op.mask.type)
    machine.charge(len(chosen.values))
    if isinstance(op, (vector.GatherOp, vector.ScatterOp)):
        *start, indices = start
        first = [index_value(n) for n in start]
        return memory, _by_indices(op, memory, first, chosen, indices, machine)
    is_dense = isinstance(op, (vector.ExpandLoadOp, vector.CompressStoreOp))
    first = [index_value(n) for n in start]
    return memory, _one_behind_the_other(memory, first, chosen, is_dense)


@evaluates(vector.MaskedLoadOp, vector.ExpandLoadOp, vector.GatherOp)
def evaluate_maskedload(op: Any, operands: Values, machine: Machine) -> Values:
    """The elements of the memory where the mask is set, elsewhere those of the last operand."""
    memory, places = _places(op, operands, machine)
    passed = vector_of(operands[-1], op.pass_thru.type)
    machine.reserve(len(passed.values))
    found = [
        element if place is None else memory.cells[place]
        for place, element in zip(places, passed.values, strict=True)
    ]
    return [Elements(passed.shape, found)]


@evaluates(vector.MaskedStoreOp, vector.CompressStoreOp, vector.ScatterOp)
def evaluate_maskedstore(op: Any, operands: Values, machine: Machine) -> Values:
    """Writes the elements where the mask is set, in order: the last one stays of those for one place."""
    memory, places = _places(op, operands, machine)
    if len(op.results) != isinstance(operands[0], Elements):
        raise Unsupported("gives a tensor, but writes to memory")
    if op.results:
        machine.reserve(len(memory.cells))
    source = vector_of(operands[-1], op.value_to_store.type)
    for place, element in zip(places, source.values, strict=True):
        if place is not None:
            memory.cells[place] = element
    return written(operands[0], memory)


@evaluates(vector.TypeCastOp)
def evaluate_type_cast(op: Any, operands: Values, machine: Machine) -> Values:
    """The buffer as one vector, or as vectors along its last dimensions."""
    buffer = buffer_of(operands[0])
    type = op.results[0].type
    assert isinstance(type, MemRefType)
    if not isinstance(type.element_type, VectorType):
        return [buffer]
    machine.reserve(prod(buffer.shape))
    view = VectorView(buffer.storage.cells, list(buffer.positions()), type.element_type.shape)
    return [Buffer(ViewedStorage(buffer.storage, view), 0, (), ())]
