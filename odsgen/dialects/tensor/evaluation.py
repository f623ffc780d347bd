"""Evaluation of `tensor`."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from math import prod
from typing import Any

from odsgen.dialects.memref.evaluation import evaluate_dim, evaluate_rank
from odsgen.dialects.shared import (
    Slice,
    check_shape,
    collapsed_shape,
    index_bits,
    index_value,
    indices_in,
    kept_dimensions,
    leave,
    numbers_with,
    reassociation_of,
    shape_with,
    signed,
    slice_of,
    splat,
    width_of,
)
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    Elements,
    Exit,
    Machine,
    Run,
    UndefinedBehavior,
    indices_in_ranges,
    indices_of,
)
from odsgen.runtime import DYNAMIC, Operation, RankedTensorType, Type
from odsgen_dialects.tensor import (
    CastOp,
    CollapseShapeOp,
    ConcatOp,
    DimOp,
    EmptyOp,
    ExpandShapeOp,
    ExtractOp,
    ExtractSliceOp,
    FromElementsOp,
    GatherOp,
    GenerateOp,
    InsertOp,
    InsertSliceOp,
    PadOp,
    ParallelInsertSliceOp,
    RankOp,
    ReshapeOp,
    ScatterOp,
    SplatOp,
    YieldOp,
)

Values = Sequence[Any]
Running = Generator[Run, Exit, Values]

evaluates(DimOp)(evaluate_dim)
evaluates(RankOp)(evaluate_rank)


def elements_of(value: Any, type: Type | None = None) -> Elements:
    """The elements of a tensor, which must not be poison if its size is not known by its type."""
    if isinstance(value, Elements):
        return value
    if isinstance(type, RankedTensorType) and DYNAMIC not in type.shape:
        return Elements(type.shape, [POISON] * prod(type.shape))
    raise UndefinedBehavior("uses a tensor that is poison")


# --- making tensors ---------------------------------------------------------------------------------------------------------


@evaluates(EmptyOp)
def evaluate_empty(op: Any, operands: Values, machine: Machine) -> Values:
    """A tensor with undefined elements."""
    return [splat(POISON, shape_with(op.results[0].type.shape, operands), machine)]


@evaluates(SplatOp)
def evaluate_splat(op: Any, operands: Values, machine: Machine) -> Values:
    """A splat."""
    return [splat(operands[0], shape_with(op.results[0].type.shape, operands[1:]), machine)]


@evaluates(FromElementsOp)
def evaluate_from_elements(op: Any, operands: Values, machine: Machine) -> Values:
    """A tensor of the operands."""
    machine.reserve(len(operands))
    return [Elements(op.results[0].type.shape, operands)]


@evaluates(GenerateOp)
def evaluate_generate(op: Any, operands: Values, machine: Machine) -> Running:
    """Runs the body for the indices of each element."""
    shape = shape_with(op.results[0].type.shape, operands)
    machine.reserve(prod(shape))
    found = []
    for indices in indices_of(shape):
        exit = yield Run(op.body, indices)
        found.append(exit.values[0])
    return [Elements(shape, found)]


evaluates(YieldOp)(leave)


# --- elements ---------------------------------------------------------------------------------------------------------------


@evaluates(ExtractOp)
def evaluate_extract(op: Operation, operands: Values, machine: Machine) -> Values:
    """One element."""
    tensor = elements_of(operands[0], op.operands[0].type)
    return [tensor.values[tensor.position(indices_in(tensor.shape, operands[1:]))]]


@evaluates(InsertOp)
def evaluate_insert(op: Operation, operands: Values, machine: Machine) -> Values:
    """The tensor with one element replaced."""
    element, tensor, *indices = operands
    target = elements_of(tensor, op.operands[1].type)
    place = target.position(indices_in(target.shape, indices))
    machine.reserve(len(target.values))
    return [Elements(target.shape, [*target.values[:place], element, *target.values[place + 1 :]])]


# --- shapes -----------------------------------------------------------------------------------------------------------------


@evaluates(CastOp)
def evaluate_cast(op: Operation, operands: Values, machine: Machine) -> Values:
    """The operand; its shape must match the type."""
    tensor = elements_of(operands[0])
    check_shape(tensor.shape, op.results[0].type)
    return [tensor]


@evaluates(CollapseShapeOp)
def evaluate_collapse_shape(op: Any, operands: Values, machine: Machine) -> Values:
    """The elements in the collapsed shape."""
    tensor = elements_of(operands[0])
    return [Elements(collapsed_shape(tensor.shape, reassociation_of(op)), tensor.values)]


@evaluates(ExpandShapeOp)
def evaluate_expand_shape(op: ExpandShapeOp, operands: Values, machine: Machine) -> Values:
    """The elements in the expanded shape."""
    tensor = elements_of(operands[0])
    shape = shape_with(op.static_output_shape, operands[1:])
    if collapsed_shape(shape, reassociation_of(op)) != tensor.shape:
        raise UndefinedBehavior("has sizes whose products are not those of the source")
    return [Elements(shape, tensor.values)]


@evaluates(ReshapeOp)
def evaluate_reshape(op: Any, operands: Values, machine: Machine) -> Values:
    """The elements in the shape that the second operand holds."""
    tensor, sizes = elements_of(operands[0]), elements_of(operands[1])
    width = width_of(op.operands[1].type)
    shape = [index_value(n if n is POISON else index_bits(signed(n, width))) for n in sizes.values]
    if min(shape, default=0) < 0 or prod(shape) != len(tensor.values):
        raise UndefinedBehavior(f"gives {len(tensor.values)} elements the shape {shape}")
    check_shape(shape, op.results[0].type)
    return [Elements(shape, tensor.values)]


# --- slices -----------------------------------------------------------------------------------------------------------------


@evaluates(ExtractSliceOp)
def evaluate_extract_slice(op: Any, operands: Values, machine: Machine) -> Values:
    """The elements of the slice."""
    tensor = elements_of(operands[0])
    part = slice_of(op, operands)
    part.check_bounds(tensor.shape)
    machine.reserve(prod(part.sizes))
    kept = kept_dimensions(op)
    found = [tensor.values[tensor.position(indices)] for indices in part.indices()]
    return [Elements([part.sizes[d] for d in kept], found)]


@evaluates(InsertSliceOp)
def evaluate_insert_slice(op: Any, operands: Values, machine: Machine) -> Values:
    """The destination with the slice replaced."""
    return [_with_slice(op, operands, machine)]


def _with_slice(op: Any, operands: Values, machine: Machine) -> Elements:
    source, target = elements_of(operands[0]), elements_of(operands[1])
    part = slice_of(op, operands)
    part.check_bounds(target.shape)
    if prod(part.sizes) != len(source.values):
        raise UndefinedBehavior("has a slice of another size than the source")
    machine.reserve(len(target.values))
    values = list(target.values)
    for indices, element in zip(part.indices(), source.values, strict=True):
        values[target.position(indices)] = element
    return Elements(target.shape, values)


@evaluates(ParallelInsertSliceOp)
def evaluate_parallel_insert_slice(op: Any, operands: Values, machine: Machine) -> Values:
    """Inserts a slice into the tensor that the iterations of `scf.forall` share."""
    machine.assign(op.dest, _with_slice(op, operands, machine))
    return []


def _gathered(
    indices: Any, type: Any, shape: Sequence[int], dimensions: Sequence[int]
) -> Iterator[tuple[int, ...]]:
    """The indices of all elements of the slices at coordinates, the last dimension varying fastest."""
    coordinates = elements_of(indices)
    count, width = len(dimensions), width_of(type)
    for start in range(0, len(coordinates.values), count):
        ranges = [range(size) for size in shape]
        for dimension, value in zip(
            dimensions, coordinates.values[start : start + count], strict=True
        ):
            place = index_value(value if value is POISON else index_bits(signed(value, width)))
            indices_in([shape[dimension]], [index_bits(place)])
            ranges[dimension] = range(place, place + 1)
        yield from indices_in_ranges(ranges)


@evaluates(GatherOp)
def evaluate_gather(op: Any, operands: Values, machine: Machine) -> Values:
    """The slices at coordinates."""
    source = elements_of(operands[0])
    leading = elements_of(operands[1]).shape[:-1]
    sizes = [1 if d in op.gather_dims else size for d, size in enumerate(source.shape)]
    machine.reserve(prod(leading) * max(prod(sizes), 1))
    places = _gathered(operands[1], op.operands[1].type, source.shape, op.gather_dims)
    found = [source.values[source.position(place)] for place in places]
    if op.results[0].type.rank < len(leading) + len(sizes):
        sizes = [size for d, size in enumerate(source.shape) if d not in op.gather_dims]
    return [Elements([*leading, *sizes], found)]


@evaluates(ScatterOp)
def evaluate_scatter(op: Any, operands: Values, machine: Machine) -> Values:
    """The destination with slices at coordinates replaced."""
    source, target = elements_of(operands[0]), elements_of(operands[1])
    machine.reserve(len(target.values))
    machine.charge(prod(elements_of(operands[2]).shape[:-1]))
    values = list(target.values)
    places = _gathered(operands[2], op.operands[2].type, target.shape, op.scatter_dims)
    for place, value in zip(places, source.values, strict=True):
        values[target.position(place)] = value
    return [Elements(target.shape, values)]


@evaluates(ConcatOp)
def evaluate_concat(op: Any, operands: Values, machine: Machine) -> Values:
    """The operands joined along a dimension."""
    tensors = [elements_of(operand) for operand in operands]
    dimension = op.dim
    shape = list(tensors[0].shape)
    if not 0 <= dimension < len(shape):
        raise UndefinedBehavior(f"has no dimension {dimension}")
    shape[dimension] = sum(tensor.shape[dimension] for tensor in tensors)
    machine.reserve(prod(shape))
    found = Elements(shape, [POISON] * prod(shape))
    values = list(found.values)
    start = 0
    for tensor in tensors:
        expected = [*shape[:dimension], tensor.shape[dimension], *shape[dimension + 1 :]]
        if list(tensor.shape) != expected:
            raise UndefinedBehavior("has operands whose other sizes differ")
        for indices, element in zip(indices_of(tensor.shape), tensor.values, strict=True):
            moved = [*indices]
            moved[dimension] += start
            values[found.position(moved)] = element
        start += tensor.shape[dimension]
    check_shape(shape, op.results[0].type)
    return [Elements(shape, values)]


@evaluates(PadOp)
def evaluate_pad(op: PadOp, operands: Values, machine: Machine) -> Running:
    """The source, with the region's values around it."""
    source = elements_of(operands[0])
    count = len(op.low)
    low = numbers_with(op.static_low, operands[1 : 1 + count])
    high = numbers_with(op.static_high, operands[1 + count :])
    shape = [a + size + b for a, size, b in zip(low, source.shape, high, strict=True)]
    if min((*low, *high, *shape), default=0) < 0:
        raise UndefinedBehavior("pads by a negative size")
    machine.reserve(prod(shape))
    inside = Slice(low, list(source.shape), [1] * len(low))
    elements = dict(zip(inside.indices(), source.values, strict=True))
    found = []
    for indices in indices_of(shape):
        if indices in elements:
            found.append(elements[indices])
            continue
        exit = yield Run(op.regions[0], indices)
        found.append(exit.values[0])
    check_shape(shape, op.results[0].type)
    return [Elements(shape, found)]
