"""Conditions and loops, as control flow of `scf`; scatters, as loops over the updates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.dialects.shared.emission import filling
from odsgen.dialects.shared.lowered import NotLowered
from odsgen.dialects.tosa.lowering.parts import index_number, shape
from odsgen.dialects.tosa.lowering.types import signless
from odsgen.runtime import Block, Builder, CloneMap, Location, Operation, Region, Value, index
from odsgen_dialects import arith, scf, tensor

from ..stablehlo import ops
from .bodies import inlined
from .movement import as_index, static_sizes
from .scalars import element_type

Values = Sequence[Value]


def _copied(region: Region) -> tuple[Block, Values]:
    """A copy of the block of a region, without its terminator, and what that gave."""
    copy = Region()
    region.clone_into(copy, CloneMap())
    end = copy.entry_block.last
    assert end is not None
    values = end.operands
    end.erase()
    return copy.entry_block, values


def _require_signless(op: Operation) -> None:
    """Regions keep the types of their arguments: unsigned ones go with `stablehlo-convert-to-signless`, before."""
    for value in (*op.operands, *op.results):
        if signless(value.type) is not value.type:
            raise NotLowered("unsigned values of control flow")


def while_loop(op: ops.WhileOp, operands: Values) -> Values:
    _require_signless(op)
    before, (condition,) = _copied(op.cond)
    with Builder.at_end(before):
        found = tensor.ExtractOp.build(condition, (), location=op.location).result
        scf.ConditionOp.build(found, before.arguments, location=op.location)
    after, values = _copied(op.body)
    with Builder.at_end(after):
        scf.YieldOp.build(values, location=op.location)
    return scf.WhileOp.build(
        op.result_types, operands, before=before.parent_region, after=after.parent_region
    ).results


def _branch(region: Region, location: Location) -> Region:
    block, values = _copied(region)
    with Builder.at_end(block):
        scf.YieldOp.build(values, location=location)
    assert block.parent_region is not None
    return block.parent_region


def condition(op: ops.IfOp, operands: Values) -> Values:
    _require_signless(op)
    return _chosen(op, tensor.extract(operands[0], ()), *op.regions)


def _chosen(op: Operation, flag: Value, first: Region, second: Region) -> Values:
    made = scf.IfOp.build(
        flag,
        then_region=_branch(first, op.location),
        else_region=_branch(second, op.location),
    )
    for result, type in zip(made.results, op.result_types, strict=True):
        result.type = type
    return made.results


def cases(op: ops.CaseOp, operands: Values) -> Values:
    """Condition after condition, the last region for every other number."""
    _require_signless(op)
    number = as_index(tensor.extract(operands[0], ()), element_type(op.index.type))
    regions = [_branch(region, op.location) for region in op.regions]
    last = len(regions) - 1
    if last == 0:
        always = arith.cmpi(arith.CmpIPredicate.eq, number, number)
        return _chosen(op, always, op.regions[0], op.regions[0])
    made = scf.IndexSwitchOp.build(
        op.result_types,
        number,
        list(range(last)),
        default_region=regions[last],
        case_regions=regions[:last],
    )
    return made.results


# --- scatters ---------------------------------------------------------------------------------------------------------------

_Step = Callable[[Values, Values], Values]


def loops(sizes: Sequence[int], initial: Values, body: _Step, location: Location) -> Values:
    """A nest of `scf.for` over all indices; the body gives the values for the next index."""

    def nest(positions: list[Value], values: Values) -> Values:
        if len(positions) == len(sizes):
            return body(positions, values)
        zero, one = index_number(0), index_number(1)
        size = index_number(sizes[len(positions)])
        types = [index, *(value.type for value in values)]
        with filling(types, location) as block:
            position, *carried = block.arguments
            scf.YieldOp.build(nest([*positions, position], carried))
        assert block.parent_region is not None
        made = scf.ForOp.build(
            [value.type for value in values], zero, size, one, values, region=block.parent_region
        )
        return made.results

    return nest([], initial)


def scatter(op: ops.ScatterOp, operands: Values) -> Values:
    """For each element of the updates, the inputs with what the region makes, if its place is in bounds."""
    count = len(op.inputs)
    inputs, indices, updates = operands[:count], operands[count], operands[count + 1 :]
    sizes = static_sizes(inputs[0].type)
    static_sizes(indices.type)
    numbers = op.scatter_dimension_numbers
    window = list(numbers.update_window_dims)
    dropped = {*numbers.inserted_window_dims, *numbers.input_batching_dims}
    kept = [dimension for dimension in range(len(sizes)) if dimension not in dropped]
    vector = numbers.index_vector_dim
    index_type = element_type(op.scatter_indices.type)

    def places(positions: Values) -> list[Value]:
        zero = index_number(0)
        batch = [positions[d] for d in range(len(positions)) if d not in window]
        found: list[Value] = [zero] * len(sizes)
        for part, dimension in enumerate(numbers.scatter_dims_to_operand_dims):
            place: list[Value] = list(batch)
            if vector < len(shape(indices)):
                place.insert(vector, index_number(part))
            found[dimension] = as_index(tensor.extract(indices, place), index_type)
        pairs = zip(numbers.input_batching_dims, numbers.scatter_indices_batching_dims, strict=True)
        for dimension, own in pairs:
            found[dimension] = batch[own if own < vector else own - 1]
        for dimension, own in zip(kept, window, strict=True):
            found[dimension] = arith.addi(found[dimension], positions[own])
        return found

    def step(positions: Values, values: Values) -> Values:
        found = places(positions)
        flag: Value | None = None
        for place, size in zip(found, sizes, strict=True):
            fits = arith.cmpi(arith.CmpIPredicate.ult, place, index_number(size))
            flag = fits if flag is None else arith.andi(flag, fits)
        if flag is None:
            return _combined(op, found, positions, values, updates)
        with filling((), op.location) as then:
            scf.YieldOp.build(_combined(op, found, positions, values, updates))
        with filling((), op.location) as otherwise:
            scf.YieldOp.build(values)
        made = scf.IfOp.build(
            flag, then_region=then.parent_region, else_region=otherwise.parent_region
        )
        return made.results

    return loops(static_sizes(updates[0].type), inputs, step, op.location)


def _combined(op: Any, place: Values, positions: Values, values: Values, updates: Values) -> Values:
    old = [tensor.extract(value, place) for value in values]
    new = [tensor.extract(update, positions) for update in updates]
    results = inlined(op.regions[0], [*old, *new])
    return [
        tensor.insert(result, value, place) for result, value in zip(results, values, strict=True)
    ]
