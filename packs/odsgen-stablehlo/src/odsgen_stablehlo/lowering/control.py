"""Conditions and loops, as control flow of `scf`; scatters, as loops over the updates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.dialects.shared.emission import filling
from odsgen.dialects.shared.signless_types import signless
from odsgen.dialects.shared.structured_parts import (
    element,
    empty,
    filled,
    generic,
    identity,
    index_number,
    shape,
)
from odsgen.runtime import Block, Builder, CloneMap, Location, Operation, Region, Type, Value, index
from odsgen_dialects import arith, linalg, scf, tensor
from odsgen_dialects.builtin import UnrealizedConversionCastOp

from ..chlo import ops as chlo
from ..stablehlo import ops
from ..stablehlo.hooks.dimensions import numbers_of, padding_of, windows_of
from .bodies import inlined
from .movement import as_index, sliced, static_sizes
from .scalars import element_type, is_greater

Values = Sequence[Value]


def _cast(value: Value, type: Type, builder: Builder, location: Location) -> Value:
    """The value, with or without the sign of its type."""
    if value.type is type:
        return value
    with builder:
        cast = UnrealizedConversionCastOp.build([type], [value], location=location)
    return cast.results[0]


def _copied(region: Region, location: Location) -> tuple[Block, Values]:
    """A copy of the block of a region, without its terminator, and what that gave; arguments and values have no sign."""
    copy = Region()
    region.clone_into(copy, CloneMap())
    block = copy.entry_block
    end = block.last
    assert end is not None
    first = block.first
    assert first is not None
    begin = Builder.before(first)
    for argument in block.arguments:
        type = argument.type
        if signless(type) is not type:
            argument.type = signless(type)
            uses = list(argument.users)
            cast = _cast(argument, type, begin, location)
            for user in uses:
                user.replace_uses_of_with(argument, cast)
    at_end = Builder.before(end)
    values = [_cast(value, signless(value.type), at_end, location) for value in end.operands]
    end.erase()
    return block, values


def while_loop(op: ops.WhileOp, operands: Values) -> Values:
    before, (condition,) = _copied(op.cond, op.location)
    with Builder.at_end(before):
        found = tensor.ExtractOp.build(condition, (), location=op.location).result
        scf.ConditionOp.build(found, before.arguments, location=op.location)
    after, values = _copied(op.body, op.location)
    with Builder.at_end(after):
        scf.YieldOp.build(values, location=op.location)
    return scf.WhileOp.build(
        list(map(signless, op.result_types)),
        operands,
        before=before.parent_region,
        after=after.parent_region,
    ).results


def _branch(region: Region, location: Location) -> Region:
    block, values = _copied(region, location)
    with Builder.at_end(block):
        scf.YieldOp.build(values, location=location)
    assert block.parent_region is not None
    return block.parent_region


def condition(op: ops.IfOp, operands: Values) -> Values:
    return _chosen(op, tensor.extract(operands[0], ()), *op.regions)


def _chosen(op: Operation, flag: Value, first: Region, second: Region) -> Values:
    made = scf.IfOp.build(
        flag,
        then_region=_branch(first, op.location),
        else_region=_branch(second, op.location),
    )
    for result, type in zip(made.results, op.result_types, strict=True):
        result.type = signless(type)
    return made.results


def cases(op: ops.CaseOp, operands: Values) -> Values:
    """Condition after condition, the last region for every other number."""
    number = as_index(tensor.extract(operands[0], ()), element_type(op.index.type))
    last = len(op.regions) - 1
    if last == 0:
        always = arith.cmpi(arith.CmpIPredicate.eq, number, number)
        return _chosen(op, always, op.regions[0], op.regions[0])
    regions = [_branch(region, op.location) for region in op.regions]
    made = scf.IndexSwitchOp.build(
        list(map(signless, op.result_types)),
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


# --- sorting ----------------------------------------------------------------------------------------------------------------


_IsBefore = Callable[[Values, Values], Value]


def sort(op: ops.SortOp, operands: Values) -> Values:
    sizes = static_sizes(operands[0].type)

    def is_before(first: Values, second: Values) -> Value:
        pairs = [each for pair in zip(first, second, strict=True) for each in pair]
        (flag,) = inlined(op.regions[0], pairs)
        return flag

    if not sizes:
        return list(operands)
    return _sorted(operands, op.dimension % len(sizes), is_before, op.location)


def _sorted(operands: Values, dimension: int, is_before: _IsBefore, location: Location) -> Values:
    """Neighbours that are in the wrong order change places, until none are; equal ones stay."""
    sizes = static_sizes(operands[0].type)
    size = sizes[dimension]
    if size < 2:
        return list(operands)

    def step(positions: Values, values: Values) -> Values:
        *lower, _, place = positions
        lower.insert(dimension, place)
        upper = list(lower)
        upper[dimension] = arith.addi(place, index_number(1))
        first = [tensor.extract(value, lower) for value in values]
        second = [tensor.extract(value, upper) for value in values]
        flag = is_before(second, first)
        with filling((), location) as then:
            swapped: list[Value] = []
            for value, a, b in zip(values, first, second, strict=True):
                with_second = tensor.insert(b, value, lower)
                swapped.append(tensor.insert(a, with_second, upper))
            scf.YieldOp.build(swapped)
        with filling((), location) as otherwise:
            scf.YieldOp.build(values)
        made = scf.IfOp.build(
            flag, then_region=then.parent_region, else_region=otherwise.parent_region
        )
        return made.results

    others = [each for d, each in enumerate(sizes) if d != dimension]
    return loops([*others, size - 1, size - 1], operands, step, location)


def top_k(op: chlo.TopKOp, operands: Values) -> Values:
    """The first elements of sorted rows, and where they were."""
    (operand,) = operands
    sizes, last = list(static_sizes(operand.type)), len(shape(operand)) - 1
    type, index_type = element_type(op.operand.type), element_type(op.indices.type)

    def number_of_place(args: Values) -> Value:
        return arith.index_cast(index_type, linalg.index(last))

    places = generic(
        [], [empty(sizes, index_type)], [identity(last + 1)], number_of_place, op.location
    ).results[0]

    def is_before(first: Values, second: Values) -> Value:
        return is_greater(type, first[0], second[0])

    found = _sorted([operand, places], last, is_before, op.location)
    kept, ones = [*sizes[:-1], op.k], [1] * len(sizes)
    return [sliced(value, [0] * len(sizes), kept, ones) for value in found]


def select_and_scatter(op: ops.SelectAndScatterOp, operands: Values) -> Values:
    """For each element of the source the place that is selected in its window, where the result is combined with it."""
    tensor_value, source, initial = operands
    properties = op.stored_properties
    sizes = static_sizes(tensor_value.type)
    windows = windows_of(
        numbers_of(properties, "window_dimensions") or [1] * len(sizes),
        numbers_of(properties, "window_strides"),
        padding_of(properties.get("padding")),
    )
    start = filled(tensor.extract(initial, ()), empty(sizes, element(tensor_value)))
    window_sizes = [window.size for window in windows]

    def step(positions: Values, values: Values) -> Values:
        first = [
            arith.subi(arith.muli(position, index_number(window.stride)), index_number(window.low))
            for position, window in zip(positions, windows, strict=True)
        ]
        places = _selected(op, tensor_value, first, window_sizes)
        *place, found = places
        with filling((), op.location) as then:
            old = tensor.extract(values[0], place)
            new = tensor.extract(source, positions)
            (combined,) = inlined(op.regions[1], [old, new])
            scf.YieldOp.build([tensor.insert(combined, values[0], place)])
        with filling((), op.location) as otherwise:
            scf.YieldOp.build(values)
        made = scf.IfOp.build(
            found, then_region=then.parent_region, else_region=otherwise.parent_region
        )
        return made.results

    return loops(static_sizes(source.type), [start], step, op.location)


def _selected(
    op: ops.SelectAndScatterOp, value: Value, first: Values, window: Sequence[int]
) -> Values:
    """The place of the selected element of a window, and whether it has any element."""
    sizes = static_sizes(value.type)
    zero = index_number(0)
    false = arith.cmpi(arith.CmpIPredicate.ne, zero, zero)

    def step(positions: Values, found: Values) -> Values:
        place = [arith.addi(a, b) for a, b in zip(first, positions, strict=True)]
        fits = arith.cmpi(arith.CmpIPredicate.eq, zero, zero)
        for each, size in zip(place, sizes, strict=True):
            inside = arith.cmpi(arith.CmpIPredicate.ult, each, index_number(size))
            fits = arith.andi(fits, inside)
        with filling((), op.location) as then:
            *before, is_known = found
            old, new = tensor.extract(value, before), tensor.extract(value, place)
            (keeps,) = inlined(op.regions[0], [old, new])
            stays = arith.andi(keeps, is_known)
            chosen = [arith.select(stays, a, b) for a, b in zip(before, place, strict=True)]
            scf.YieldOp.build([*chosen, fits])
        with filling((), op.location) as otherwise:
            scf.YieldOp.build(found)
        made = scf.IfOp.build(
            fits, then_region=then.parent_region, else_region=otherwise.parent_region
        )
        return made.results

    return loops(window, [*[zero] * len(sizes), false], step, op.location)
