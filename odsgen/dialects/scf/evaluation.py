"""Evaluation of `scf`; parallel loops run in order."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any

from odsgen.dialects.shared import (
    DYNAMIC_INDEX,
    condition,
    index_bits,
    index_value,
    leave,
    numbers_with,
    signed,
    width_of,
)
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    Exit,
    Leave,
    Machine,
    Run,
    UndefinedBehavior,
    indices_in_ranges,
    number_of,
)
from odsgen.runtime import Region
from odsgen_dialects import scf

Values = Sequence[Any]
Running = Generator[Run, Exit, Any]


evaluates(scf.YieldOp, scf.ReduceReturnOp, scf.ConditionOp, scf.ReduceOp)(leave)


@evaluates(scf.ExecuteRegionOp)
def evaluate_execute_region(op: scf.ExecuteRegionOp, operands: Values, machine: Machine) -> Running:
    """The values that the region yields."""
    exit = yield Run(op.region)
    return exit.values


@evaluates(scf.IfOp)
def evaluate_if(op: scf.IfOp, operands: Values, machine: Machine) -> Running:
    """The values that the selected region yields."""
    region = op.then_region if condition(operands[0]) else op.else_region
    exit = yield Run(region)
    return exit.values


@evaluates(scf.IndexSwitchOp)
def evaluate_index_switch(op: scf.IndexSwitchOp, operands: Values, machine: Machine) -> Running:
    """The values that the selected or the default region yields."""
    value = index_value(operands[0], "what to switch on")
    region: Region = op.default_region
    for case, case_region in zip(op.cases, op.case_regions, strict=True):
        if case == value:
            region = case_region
            break
    exit = yield Run(region)
    return exit.values


@evaluates(scf.ForOp)
def evaluate_for(op: scf.ForOp, operands: Values, machine: Machine) -> Running:
    """The values of the last iteration, or the init values."""
    low, high, step, *carried = operands
    if POISON in (low, high, step):
        raise UndefinedBehavior("has a bound or a step that is poison")
    width = width_of(op.lower_bound.type)
    if not op.unsigned_cmp:
        low, high, step = (signed(number, width) for number in (low, high, step))
    if step <= 0:
        raise UndefinedBehavior(f"has the step {step}, which is not positive")
    mask = (1 << width) - 1
    values: Values = carried
    machine.foresee(number_of([range(low, high, step)]))
    straight = machine.straight_line(op.region)
    if straight is not None:
        slots = straight.slots(machine)
        for variable in range(low, high, step):
            values = straight.run(slots, [variable & mask, *values], machine)
        return values
    for variable in range(low, high, step):
        exit = yield Run(op.region, [variable & mask, *values])
        values = exit.values
    return values


@evaluates(scf.WhileOp)
def evaluate_while(op: scf.WhileOp, operands: Values, machine: Machine) -> Running:
    """The arguments of the `scf.condition` that ends the loop."""
    values = operands
    while True:
        exit = yield Run(op.before, values)
        goes_on, *passed = exit.values
        if not condition(goes_on):
            return passed
        exit = yield Run(op.after, passed)
        values = exit.values


# --- parallel -----------------------------------------------------------------------------------------------------------


def _indices(
    lows: Values, highs: Values, steps: Values, machine: Machine
) -> Iterator[tuple[int, ...]]:
    """All index tuples of a loop nest, as bits."""
    ranges = []
    for low, high, step in zip(lows, highs, steps, strict=True):
        width = index_value(step, "a step")
        if width <= 0:
            raise UndefinedBehavior(f"has the step {width}, which is not positive")
        ranges.append(range(index_value(low, "a bound"), index_value(high, "a bound"), width))
    machine.foresee(number_of(ranges))
    return _bits(indices_in_ranges(ranges))


def _bits(indices: Iterator[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    for found in indices:
        yield tuple(index & (1 << 64) - 1 for index in found)


@evaluates(scf.ParallelOp)
def evaluate_parallel(op: scf.ParallelOp, operands: Values, machine: Machine) -> Running:
    """Reduces the values of all iterations."""
    rank = len(op.lower_bound)
    lows, highs, steps = (operands[i * rank : (i + 1) * rank] for i in range(3))
    values: list[Any] = list(operands[3 * rank :])
    for indices in _indices(lows, highs, steps, machine):
        exit = yield Run(op.region, indices)
        reduce = exit.terminator
        assert reduce is not None
        for number, region in enumerate(reduce.regions):
            combined = yield Run(region, [values[number], exit.values[number]])
            values[number] = combined.values[0]
    return values


@evaluates(scf.ForallOp)
def evaluate_forall(op: scf.ForallOp, operands: Values, machine: Machine) -> Running:
    """The shared tensors, with what each iteration inserts, in the order of the indices."""
    given: list[list[int]] = []
    start = 0
    for static in (op.static_lower_bound, op.static_upper_bound, op.static_step):
        count = sum(number == DYNAMIC_INDEX for number in static)
        numbers = numbers_with(static, operands[start : start + count])
        given.append([index_bits(number) for number in numbers])
        start += count
    values: Values = operands[start:]
    lows, highs, steps = given
    for indices in _indices(lows, highs, steps, machine):
        exit = yield Run(op.region, [*indices, *values])
        values = exit.values
    return values


@evaluates(scf.InParallelOp)
def evaluate_in_parallel(
    op: scf.InParallelOp, operands: Values, machine: Machine
) -> Generator[Run, Exit, Leave]:
    """Leaves the iteration with the shared tensors, after the insertions into them."""
    yield Run(op.region)
    loop = op.parent_op
    assert isinstance(loop, scf.ForallOp)
    shared = loop.region.blocks[0].arguments[len(loop.static_step) :]
    return Leave([machine.value(argument) for argument in shared])
