"""Evaluation of structured operations: the region is run for all indices of the loops, on the elements that the maps say."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from odsgen.dialects.linalg.evaluation.cells import cells_of, loop_sizes, place_in
from odsgen.dialects.linalg.loops import loop_maps
from odsgen.dialects.linalg.structure import STRUCTURED
from odsgen.dialects.linalg.structured_parts import written_values
from odsgen.dialects.shared import leave
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    Elements,
    Exit,
    Machine,
    Run,
    UndefinedBehavior,
    Unsupported,
    indices_of,
    number_of,
)
from odsgen.runtime import Operation
from odsgen_dialects import linalg
from odsgen_dialects.linalg import GenericOp, IndexOp, YieldOp

Values = Sequence[Any]


@evaluates(GenericOp, *STRUCTURED)
def evaluate_structured(
    op: Operation, operands: Values, machine: Machine
) -> Generator[Run, Exit, Values]:
    """The results of tensors; buffers are written in place."""
    maps = loop_maps(op)
    written = written_values(op)
    assert written is not None
    first = len(operands) - len(written)
    parts = [
        cells_of(operand, value.type, copied=number >= first)
        for number, (operand, value) in enumerate(zip(operands, op.operands, strict=True))
    ]
    loops = loop_sizes(maps, parts)
    machine.foresee(number_of([range(size) for size in loops]))
    if op.results:
        machine.reserve(sum(len(part.cells) for part in parts[first:]))
    places = [place_in(map, part, loops) for map, part in zip(maps, parts, strict=True)]
    region = op.regions[0]
    count = len(region.blocks[0].arguments)
    read = [(part.cells, place) for part, place in zip(parts, places, strict=True)][:count]
    write = [(part.cells, place) for part, place in zip(parts, places, strict=True)][first:]
    around = machine.state.get(op)
    straight = machine.straight_line(region)
    slots = [] if straight is None else straight.slots(machine)
    for indices in indices_of(loops):
        machine.state[op] = indices
        arguments = [cells[place(indices)] for cells, place in read]
        if straight is None:
            exit = yield Run(region, arguments)
            found = exit.values
        else:
            found = straight.run(slots, arguments, machine)
        for (cells, place), value in zip(write, found, strict=True):
            cells[place(indices)] = value
    machine.state[op] = around
    return [Elements(part.shape, part.cells) for part in parts[first:]] if op.results else []


evaluates(YieldOp)(leave)


@evaluates(IndexOp)
def evaluate_index(op: linalg.IndexOp, operands: Values, machine: Machine) -> Values:
    """The index of a loop of the structured operation around it."""
    around = op.parent_op
    while around is not None:
        indices = machine.state.get(around)
        if indices is not None and around.dialect_name == op.dialect_name:
            if op.dim >= len(indices):
                raise UndefinedBehavior(f"asks for loop {op.dim} of {len(indices)}")
            return [indices[op.dim]]
        around = around.parent_op
    raise Unsupported("cannot be evaluated out of a structured operation")
