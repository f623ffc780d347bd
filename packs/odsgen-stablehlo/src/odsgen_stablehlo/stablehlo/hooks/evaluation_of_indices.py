"""Evaluation of `stablehlo.gather` and `stablehlo.scatter`."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any, NamedTuple

from odsgen.dialects.shared import check_shape
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    Call,
    Elements,
    Exit,
    Machine,
    Run,
    UndefinedBehavior,
    indices_of,
    row_major_strides,
)
from odsgen.runtime import Type

from ...evaluation.bodies import Body
from ...evaluation.layouts import places
from ...evaluation.tensors import elements_of, integers_of, shape_of
from .. import ops

Values = Sequence[Any]
Running = Generator[Run | Call, Exit, Values]


class _Indices(NamedTuple):
    """A tensor of index vectors, and what their parts mean."""

    #: The sizes of the dimensions other than that of the vectors.
    batch: list[int]
    numbers: list[int]
    #: How far apart neighbours of each of these dimensions are, and those in a vector.
    strides: list[int]
    step: int
    #: The dimensions of the operand that the parts of a vector are for.
    map: Sequence[int]
    #: Pairs of a dimension of the operand and the place in `batch` of that which it goes along with.
    pairs: list[tuple[int, int]]

    def starts(self, rank: int) -> Iterator[tuple[tuple[int, ...], list[int]]]:
        """Each index into the batch with where its slice starts in an operand of that rank."""
        for index in indices_of(self.batch):
            first = sum(i * stride for i, stride in zip(index, self.strides, strict=True))
            start = [0] * rank
            for number, dimension in enumerate(self.map):
                start[dimension] = self.numbers[first + number * self.step]
            for dimension, place in self.pairs:
                start[dimension] = index[place]
            yield index, start


def _indices(
    value: Any,
    type: Type,
    vector: int,
    map: Sequence[int],
    batching: Sequence[int],
    own_batching: Sequence[int],
) -> _Indices:
    shape = elements_of(value, type).shape
    strides = row_major_strides(shape)
    kept = [dimension for dimension in range(len(shape)) if dimension != vector]
    step = strides[vector] if vector < len(shape) else 1
    count = shape[vector] if vector < len(shape) else 1
    if count != len(map):
        raise UndefinedBehavior(f"has index vectors of {count} for {len(map)} dimensions")
    pairs = [
        (dimension, kept.index(own)) for dimension, own in zip(batching, own_batching, strict=True)
    ]
    batch, own_strides = [shape[d] for d in kept], [strides[d] for d in kept]
    return _Indices(batch, integers_of(value, type), own_strides, step, map, pairs)


# --- gather -----------------------------------------------------------------------------------------------------------------


@evaluates(ops.GatherOp)
def evaluate_gather(op: ops.GatherOp, operands: Values, machine: Machine) -> Values:
    return _gathered(op, operands, op.slice_sizes, machine)


@evaluates(ops.DynamicGatherOp)
def evaluate_dynamic_gather(op: ops.DynamicGatherOp, operands: Values, machine: Machine) -> Values:
    return _gathered(op, operands, integers_of(operands[2], op.slice_sizes.type), machine)


def _gathered(
    op: ops.GatherOp | ops.DynamicGatherOp, operands: Values, sizes: Sequence[int], machine: Machine
) -> Values:
    """The slices that start at index vectors, moved so that they are in bounds."""
    numbers = op.dimension_numbers
    tensor = elements_of(operands[0], op.operand.type)
    indices = _indices(
        operands[1],
        op.start_indices.type,
        numbers.index_vector_dim,
        numbers.start_index_map,
        numbers.operand_batching_dims,
        numbers.start_indices_batching_dims,
    )
    limits = [size - own for size, own in zip(tensor.shape, sizes, strict=True)]
    if min(limits, default=0) < 0:
        raise UndefinedBehavior("has slices larger than the operand")
    dropped = {*numbers.collapsed_slice_dims, *numbers.operand_batching_dims}
    kept = [dimension for dimension in range(len(sizes)) if dimension not in dropped]
    offsets = list(numbers.offset_dims)
    batch = iter(indices.batch)
    window = dict(zip(offsets, (sizes[d] for d in kept), strict=True))
    rank = len(indices.batch) + len(offsets)
    shape = shape_of([window[d] if d in window else next(batch) for d in range(rank)], machine)
    check_shape(shape, op.result.type)
    strides, own = row_major_strides(shape), row_major_strides(tensor.shape)
    inner = [sizes[d] for d in kept]
    if 0 in shape:
        return [Elements(shape, ())]
    sources = places(0, inner, [own[d] for d in kept])
    targets = places(0, inner, [strides[d] for d in offsets])
    outer = [strides[d] for d in range(rank) if d not in window]
    found: list[Any] = [None] * (len(sources) * len(places(0, indices.batch, outer)))
    for index, start in indices.starts(len(sizes)):
        base = sum(
            min(max(first, 0), limit) * stride
            for first, limit, stride in zip(start, limits, own, strict=True)
        )
        target = sum(i * stride for i, stride in zip(index, outer, strict=True))
        for source, place in zip(sources, targets, strict=True):
            found[target + place] = tensor.values[base + source]
    return [Elements(shape, found)]


# --- scatter ----------------------------------------------------------------------------------------------------------------


@evaluates(ops.ScatterOp)
def evaluate_scatter(op: ops.ScatterOp, operands: Values, machine: Machine) -> Running:
    """The inputs, in which the region has combined elements with updates; what is out of bounds is left out."""
    count = len(op.inputs)
    inputs = [
        elements_of(each, value.type)
        for each, value in zip(operands[:count], op.inputs, strict=True)
    ]
    updates = [
        elements_of(each, value.type)
        for each, value in zip(operands[count + 1 :], op.updates, strict=True)
    ]
    numbers = op.scatter_dimension_numbers
    indices = _indices(
        operands[count],
        op.scatter_indices.type,
        numbers.index_vector_dim,
        numbers.scatter_dims_to_operand_dims,
        numbers.input_batching_dims,
        numbers.scatter_indices_batching_dims,
    )
    shape = inputs[0].shape
    window = list(numbers.update_window_dims)
    dropped = {*numbers.inserted_window_dims, *numbers.input_batching_dims}
    kept = [dimension for dimension in range(len(shape)) if dimension not in dropped]
    updated = updates[0].shape
    inner = [updated[d] for d in window]
    strides = row_major_strides(updated)
    sources = places(0, inner, [strides[d] for d in window]) if updates[0].values else []
    outer = [strides[d] for d in range(len(updated)) if d not in window]
    own = row_major_strides(shape)
    body = Body(op.regions[0], machine, [*inputs, *updates])
    machine.reserve(sum(len(each.values) for each in inputs))
    machine.charge(len(updates[0].values) * body.cost)
    found = [list(each.values) for each in inputs]
    for index, start in indices.starts(len(shape)):
        base = sum(i * stride for i, stride in zip(index, outer, strict=True))
        for offset, source in zip(indices_of(inner), sources, strict=False):
            place = _place(start, kept, offset, shape, own)
            if place is None:
                continue
            new = [each.values[base + source] for each in updates]
            results = yield from body([*[each[place] for each in found], *new])
            for each, value in zip(found, results, strict=True):
                each[place] = value
    return [Elements(shape, each) for each in found]


def _place(
    start: Sequence[int],
    kept: Sequence[int],
    offset: Sequence[int],
    shape: Sequence[int],
    strides: Sequence[int],
) -> int | None:
    """The place of an element of a window; None if it is out of bounds."""
    index = list(start)
    for dimension, step in zip(kept, offset, strict=True):
        index[dimension] += step
    place = 0
    for i, size, stride in zip(index, shape, strides, strict=True):
        if not 0 <= i < size:
            return None
        place += i * stride
    return place
