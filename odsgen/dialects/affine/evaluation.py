"""Evaluation of the dialect `affine`."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from math import prod
from typing import Any

from odsgen.dialects.memref.evaluation import buffer_of, evaluate_prefetch
from odsgen.dialects.shared import (
    combiner,
    index_bits,
    index_value,
    indices_in,
    leave,
    numbers_with,
    segment_sizes,
)
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    Buffer,
    Elements,
    Exit,
    Machine,
    Run,
    UndefinedBehavior,
    Unsupported,
    indices_in_ranges,
    indices_of,
    number_of,
)
from odsgen.runtime import AffineExpr, AffineMap, DenseIntElementsAttr, IntegerSet
from odsgen_dialects import affine

Values = Sequence[Any]
Running = Generator[Run, Exit, Values]

evaluates(affine.AffinePrefetchOp)(evaluate_prefetch)


def map_results(map: AffineMap, operands: Values) -> list[int]:
    """The results of a map applied to indices."""
    numbers = [index_value(operand) for operand in operands]
    try:
        found = map.evaluate(numbers)
    except ValueError:
        raise UndefinedBehavior("divides by a symbol that is not positive") from None
    _check_sizes(map.results, numbers[: map.num_dims], numbers[map.num_dims :])
    return found


_OVERFLOW = "overflows an index, which is not defined"
#: Operands below this overflow nothing: constants of maps are small.
_SMALL = 1 << 32


def _check_sizes(exprs: Sequence[AffineExpr], dims: Sequence[int], symbols: Sequence[int]) -> None:
    """Refuse what overflows on the way: MLIR does not say whether sums wrap, and its lowering has `nsw` on products."""
    if all(-_SMALL < number < _SMALL for number in (*dims, *symbols)):
        return
    for expr in exprs:
        for part in expr.walk():
            if not -(1 << 63) <= part.evaluate(dims, symbols) < 1 << 63:
                raise Unsupported(_OVERFLOW)


def is_in_set(condition: IntegerSet, operands: Values) -> bool:
    """Whether indices satisfy the constraints of a set."""
    numbers = [index_value(operand) for operand in operands]
    dims, symbols = numbers[: condition.num_dims], numbers[condition.num_dims :]
    try:
        values = [expr.evaluate(dims, symbols) for expr in condition.constraints]
    except ValueError:
        raise UndefinedBehavior("divides by a symbol that is not positive") from None
    _check_sizes(condition.constraints, dims, symbols)
    held = zip(values, condition.eq_flags, strict=True)
    return all(value == 0 if is_equality else value >= 0 for value, is_equality in held)


@evaluates(affine.AffineApplyOp)
def evaluate_apply(op: Any, operands: Values, machine: Machine) -> Values:
    return [index_bits(number) for number in map_results(op.map.value, operands)]


@evaluates(affine.AffineMaxOp)
def evaluate_max(op: Any, operands: Values, machine: Machine) -> Values:
    return [index_bits(max(map_results(op.map.value, operands)))]


@evaluates(affine.AffineMinOp)
def evaluate_min(op: Any, operands: Values, machine: Machine) -> Values:
    return [index_bits(min(map_results(op.map.value, operands)))]


evaluates(affine.AffineYieldOp)(leave)


@evaluates(affine.AffineForOp)
def evaluate_for(op: affine.AffineForOp, operands: Values, machine: Machine) -> Running:
    """The values yielded by the last iteration, or the initial ones."""
    lower, upper = op.lower_bound_map.value, op.upper_bound_map.value
    start, end = lower.num_inputs, lower.num_inputs + upper.num_inputs
    if [start, end - start, len(op.results)] != list(segment_sizes(op)):
        raise UndefinedBehavior("has other operands than the maps of its bounds take")
    low = max(map_results(lower, operands[:start]))
    high = min(map_results(upper, operands[start:end]))
    values: Values = operands[end:]
    machine.foresee(number_of([range(low, high, op.step)]))
    straight = machine.straight_line(op.region)
    if straight is not None:
        slots = straight.slots(machine)
        for variable in range(low, high, op.step):
            values = straight.run(slots, [index_bits(variable), *values], machine)
        return values
    for variable in range(low, high, op.step):
        exit = yield Run(op.region, [index_bits(variable), *values])
        values = exit.values
    return values


@evaluates(affine.AffineIfOp)
def evaluate_if(op: affine.AffineIfOp, operands: Values, machine: Machine) -> Running:
    """The values yielded by the region that is taken."""
    region = op.then_region if is_in_set(op.condition.value, operands) else op.else_region
    exit = yield Run(region)
    return exit.values


def _counts(groups: DenseIntElementsAttr) -> list[int]:
    return [number for number in groups.values() if isinstance(number, int)]


@evaluates(affine.AffineParallelOp)
def evaluate_parallel(op: affine.AffineParallelOp, operands: Values, machine: Machine) -> Running:
    """The reductions of the yielded values, in the order of the indices."""
    lower, upper = op.lower_bounds_map.value, op.upper_bounds_map.value
    lows = map_results(lower, operands[: lower.num_inputs])
    highs = map_results(upper, operands[lower.num_inputs :])
    ranges = []
    groups = [_counts(op.lower_bounds_groups), _counts(op.upper_bounds_groups)]
    for low_count, high_count, step in zip(*groups, op.steps, strict=True):
        low, lows = max(lows[:low_count]), lows[low_count:]
        high, highs = min(highs[:high_count]), highs[high_count:]
        ranges.append(range(low, high, step))
    found: list[Any] | None = None
    kinds = [kind.name for kind in op.reductions]
    machine.foresee(number_of(ranges))
    for indices in indices_in_ranges(ranges):
        exit = yield Run(op.region, [index_bits(number) for number in indices])
        if found is None:
            found = list(exit.values)
            continue
        found = [
            combiner(kind, result.type)(a, b)
            for kind, a, b, result in zip(kinds, found, exit.values, op.results, strict=True)
        ]
    if found is None and op.results:
        raise UndefinedBehavior("reduces nothing: it has no iteration")
    return found or []


@evaluates(affine.AffineLoadOp)
def evaluate_load(op: Any, operands: Values, machine: Machine) -> Values:
    """The element, poison if uninitialized."""
    buffer = buffer_of(operands[0])
    indices = [index_bits(number) for number in map_results(op.map.value, operands[1:])]
    return [buffer.storage.cells[buffer.position(indices_in(buffer.shape, indices))]]


@evaluates(affine.AffineStoreOp)
def evaluate_store(op: Any, operands: Values, machine: Machine) -> Values:
    buffer = buffer_of(operands[1])
    indices = [index_bits(number) for number in map_results(op.map.value, operands[2:])]
    buffer.storage.cells[buffer.position(indices_in(buffer.shape, indices))] = operands[0]
    return []


@evaluates(affine.AffineVectorLoadOp)
def evaluate_vector_load(op: Any, operands: Values, machine: Machine) -> Values:
    """The elements that stand one behind the other from an index on."""
    buffer = buffer_of(operands[0])
    start = map_results(op.map.value, operands[1:])
    shape = op.results[0].type.shape
    machine.reserve(prod(shape))
    cells = buffer.storage.cells
    return [Elements(shape, [cells[place] for place in _places(buffer, start, shape)])]


@evaluates(affine.AffineVectorStoreOp)
def evaluate_vector_store(op: Any, operands: Values, machine: Machine) -> Values:
    buffer = buffer_of(operands[1])
    start = map_results(op.map.value, operands[2:])
    type = op.operands[0].type
    values = (
        operands[0].values if isinstance(operands[0], Elements) else [POISON] * prod(type.shape)
    )
    machine.charge(len(values))
    for place, value in zip(_places(buffer, start, type.shape), values, strict=True):
        buffer.storage.cells[place] = value
    return []


def _places(buffer: Buffer, start: Sequence[int], shape: Sequence[int]) -> Iterator[int]:
    """The places of a vector, along the last dimensions of a buffer."""
    outer = len(start) - len(shape)
    if outer < 0:
        raise Unsupported("has a vector of more dimensions than the memory")
    for indices in indices_of(shape):
        moved = [a + b for a, b in zip(start[outer:], indices, strict=True)]
        at = [index_bits(number) for number in (*start[:outer], *moved)]
        yield buffer.position(indices_in(buffer.shape, at))


@evaluates(affine.AffineDelinearizeIndexOp)
def evaluate_delinearize_index(op: Any, operands: Values, machine: Machine) -> Values:
    """The index along each dimension, the last one moving fastest; poison for one past the outer bound, if there is one."""
    rest = index_value(operands[0])
    basis = numbers_with(op.static_basis, operands[1:])
    if len(basis) == len(op.results):
        if not 0 <= rest < prod(basis):
            return [POISON] * len(basis)
        basis = basis[1:]
    found = []
    for size in reversed(basis):
        if size <= 0:
            raise UndefinedBehavior(f"has the size {size}, which is not positive")
        rest, index = divmod(rest, size)
        found.append(index_bits(index))
    return [index_bits(rest), *reversed(found)]


@evaluates(affine.AffineLinearizeIndexOp)
def evaluate_linearize_index(op: Any, operands: Values, machine: Machine) -> Values:
    """The number of an element, from its index along each dimension."""
    count = len(op.multi_index)
    indices = [index_value(number) for number in operands[:count]]
    basis = numbers_with(op.static_basis, operands[count:])
    sizes = basis if len(basis) == count else [None, *basis]
    found = 0
    for index, size in zip(indices, sizes, strict=True):
        if size is not None and op.disjoint and not 0 <= index < size:
            return [POISON]
        found = found * (1 if size is None else size) + index
    if not -(1 << 63) <= found < 1 << 63:
        raise Unsupported(_OVERFLOW)
    return [index_bits(found)]
