"""Evaluation of `pack`, `unpack` and `softmax`."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

from odsgen.dialects.linalg.evaluation.cells import Cells, cells_of
from odsgen.dialects.shared import combiner, numbers_with, semantics_of
from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Elements, Machine, UndefinedBehavior, indices_of
from odsgen.runtime.floats import arithmetic
from odsgen_dialects import linalg

Values = Sequence[Any]


def _tiled(op: Any, tiles: Sequence[int], packed: Cells) -> Iterator[tuple[list[int], int]]:
    """For each element of what is packed its indices in what is not, and its place."""
    positions = op.inner_dims_pos
    rank = len(packed.shape) - len(positions)
    order = op.outer_dims_perm or range(rank)
    size_of_tile = dict(zip(positions, tiles, strict=True))
    if tuple(packed.shape[rank:]) != tuple(tiles):
        raise UndefinedBehavior(f"has tiles of other sizes than {list(tiles)}")
    for indices in indices_of(packed.shape):
        at = [0] * rank
        for number, dimension in enumerate(order):
            at[dimension] = indices[number] * size_of_tile.get(dimension, 1)
        for number, dimension in enumerate(positions):
            at[dimension] += indices[rank + number]
        place = packed.offset + sum(map(int.__mul__, indices, packed.strides))
        yield at, place


def _place(cells: Cells, at: Sequence[int]) -> int | None:
    """The place of an element; None out of bounds."""
    if not all(index < size for index, size in zip(at, cells.shape, strict=True)):
        return None
    return cells.offset + sum(map(int.__mul__, at, cells.strides))


def _result(op: Any, cells: Cells) -> Values:
    return [Elements(cells.shape, cells.cells)] if op.results else []


@evaluates(linalg.PackOp)
def evaluate_pack(op: Any, operands: Values, machine: Machine) -> Values:
    """The source in tiles; what lies behind its end is padding."""
    count = 2 if op.padding_value is None else 3
    tiles = numbers_with(op.static_inner_tiles, operands[count:])
    source = cells_of(operands[0], op.source.type)
    target = cells_of(operands[1], op.dest.type, copied=True)
    machine.reserve(prod(target.shape))
    padding = POISON if count == 2 else operands[2]
    for at, place in _tiled(op, tiles, target):
        found = _place(source, at)
        if found is None and count == 2:
            raise UndefinedBehavior("has tiles that do not divide the source, and no padding")
        target.cells[place] = padding if found is None else source.cells[found]
    return _result(op, target)


@evaluates(linalg.UnPackOp)
def evaluate_unpack(op: Any, operands: Values, machine: Machine) -> Values:
    """The elements of the tiles in order, without padding."""
    tiles = numbers_with(op.static_inner_tiles, operands[2:])
    source = cells_of(operands[0], op.source.type)
    target = cells_of(operands[1], op.dest.type, copied=True)
    machine.reserve(prod(source.shape))
    for at, place in _tiled(op, tiles, source):
        found = _place(target, at)
        if found is not None:
            target.cells[found] = source.cells[place]
    return _result(op, target)


@evaluates(linalg.SoftmaxOp)
def evaluate_softmax(op: Any, operands: Values, machine: Machine) -> Values:
    """Along a dimension the exponentials of the distance from the largest element, divided by their sum."""
    source = cells_of(operands[0], op.input.type)
    target = cells_of(operands[1], op.output.type, copied=True)
    if source.shape != target.shape:
        raise UndefinedBehavior("has operands of different shapes")
    machine.reserve(prod(source.shape))
    if not prod(source.shape):
        return _result(op, target)
    type = op.input.type.element_type
    semantics, largest, add = semantics_of(type), combiner("maxnumf", type), combiner("addf", type)
    dimension = op.dimension
    outer = [1 if d == dimension else size for d, size in enumerate(source.shape)]

    def exponential(value: Any, peak: Any) -> Any:
        if POISON in (value, peak):
            return POISON
        distance = semantics.to_float(arithmetic.subtract(semantics, value, peak))
        return semantics.from_float(math.exp(distance))

    for start in indices_of(outer):
        line = [
            [*start[:dimension], number, *start[dimension + 1 :]]
            for number in range(source.shape[dimension])
        ]
        values = [
            source.cells[source.offset + sum(map(int.__mul__, at, source.strides))] for at in line
        ]
        peak = semantics.infinity(True)
        for value in values:
            peak = largest(peak, value)
        powers = [exponential(value, peak) for value in values]
        total = semantics.zero()
        for power in powers:
            total = add(total, power)
        for at, power in zip(line, powers, strict=True):
            place = target.offset + sum(map(int.__mul__, at, target.strides))
            target.cells[place] = (
                POISON if POISON in (power, total) else arithmetic.divide(semantics, power, total)
            )
    return _result(op, target)
