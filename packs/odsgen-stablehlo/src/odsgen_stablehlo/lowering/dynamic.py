"""Operations whose sizes, widths or places are operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared.emission import filling
from odsgen.dialects.shared.lowered import NotLowered
from odsgen.dialects.shared.signless_types import signless
from odsgen.dialects.shared.structured_parts import (
    dim,
    empty_of,
    generic,
    identity,
    index_number,
    shape,
)
from odsgen.runtime import DYNAMIC, RankedTensorType, Type, Value, i32
from odsgen_dialects import arith, linalg, scf, tensor

from ..stablehlo import ops
from .movement import DYNAMIC_OFFSET, as_index, number_of_index, static_sizes
from .reductions import gathered
from .scalars import element_type

Values = Sequence[Value]


def _type_of(value: Value) -> RankedTensorType:
    """The type of a result, signless; its sizes need not be known."""
    type = signless(value.type)
    if not isinstance(type, RankedTensorType):
        raise NotLowered("a result that is no tensor")
    return type


def _numbers(vector: Value, type: Type) -> list[Value]:
    """The integers of a vector as indices; the type says whether they have a sign."""
    (count,) = static_sizes(vector.type)
    element = element_type(type)
    return [
        as_index(tensor.extract(vector, [index_number(place)]), element) for place in range(count)
    ]


def _sizes(type: RankedTensorType, values: Values) -> list[int | Value]:
    """The sizes that the type tells, and values for the others."""
    return [
        value if size == DYNAMIC else size for size, value in zip(type.shape, values, strict=True)
    ]


def dimension_size(op: ops.GetDimensionSizeOp, operands: Values) -> Value:
    size = arith.index_cast(i32, dim(operands[0], op.dimension))
    return tensor.from_elements(RankedTensorType.get([], i32), [size])


def dynamic_iota(op: ops.DynamicIotaOp, operands: Values) -> Value:
    type, target = _type_of(op.result), element_type(op.result.type)
    sizes = _sizes(type, _numbers(operands[0], op.output_shape.type))

    def body(args: Values) -> Value:
        return number_of_index(linalg.index(op.iota_dimension), target)

    output = empty_of(sizes, type.element_type)
    return generic([], [output], [identity(type.rank)], body, op.location).results[0]


def dynamic_broadcast_in_dim(op: ops.DynamicBroadcastInDimOp, operands: Values) -> Value:
    """Reads the first element of each dimension that has one; at run time where the size is not known."""
    value, vector = operands
    type = _type_of(op.result)
    sizes = _sizes(type, _numbers(vector, op.output_dimensions.type))
    expanding = set(op.known_expanding_dimensions or ())
    kept = set(op.known_nonexpanding_dimensions or ())
    zero, one = index_number(0), index_number(1)
    ones: dict[int, Value] = {
        own: arith.cmpi(arith.CmpIPredicate.eq, dim(value, own), one)
        for own, size in enumerate(shape(value))
        if size == DYNAMIC and own not in expanding and own not in kept
    }

    def place(own: int, dimension: int) -> Value:
        if shape(value)[own] == 1 or own in expanding:
            return zero
        position = linalg.index(dimension)
        return arith.select(ones[own], zero, position) if own in ones else position

    def body(args: Values) -> Value:
        places = [place(own, each) for own, each in enumerate(op.broadcast_dimensions)]
        return tensor.extract(value, places)

    output = empty_of(sizes, type.element_type)
    return generic([], [output], [identity(type.rank)], body, op.location).results[0]


def real_dynamic_slice(op: ops.RealDynamicSliceOp, operands: Values) -> Value:
    """As many elements of each dimension as steps fit between start and limit."""
    value, *vectors = operands
    type = _type_of(op.result)
    given = (op.start_indices.type, op.limit_indices.type, op.strides.type)
    starts, limits, steps = map(_numbers, vectors, given)
    counts = [
        arith.ceildivsi(arith.subi(limit, start), step)
        for start, limit, step in zip(starts, limits, steps, strict=True)
    ]
    dynamic = [each for each in _sizes(type, counts) if isinstance(each, Value)]
    places = [DYNAMIC_OFFSET] * type.rank
    sizes = [DYNAMIC_OFFSET if size == DYNAMIC else size for size in type.shape]
    return tensor.ExtractSliceOp.build(
        type, value, starts, dynamic, steps, places, sizes, places
    ).result


def dynamic_pad(op: ops.DynamicPadOp, operands: Values) -> Value:
    """Each element is one of the operand, or stands beside or between them; negative widths cut off."""
    value, padding, *vectors = operands
    type = _type_of(op.result)
    given = (op.edge_padding_low.type, op.edge_padding_high.type, op.interior_padding.type)
    low, high, interior = map(_numbers, vectors, given)
    zero, one = index_number(0), index_number(1)
    own = [dim(value, dimension) for dimension in range(type.rank)]
    steps = [arith.addi(each, one) for each in interior]
    gaps = [
        arith.muli(arith.maxsi(arith.subi(size, one), zero), between)
        for size, between in zip(own, interior, strict=True)
    ]
    sizes = [
        arith.addi(arith.addi(arith.addi(before, size), gap), after)
        for before, size, gap, after in zip(low, own, gaps, high, strict=True)
    ]
    filling_value = tensor.extract(padding, ())

    def body(args: Values) -> Value:
        fits: Value = arith.cmpi(arith.CmpIPredicate.eq, zero, zero)
        places = []
        for dimension, (before, step, size) in enumerate(zip(low, steps, own, strict=True)):
            position = arith.subi(linalg.index(dimension), before)
            place = arith.divsi(position, step)
            conditions = (
                arith.cmpi(arith.CmpIPredicate.sge, position, zero),
                arith.cmpi(arith.CmpIPredicate.eq, arith.remsi(position, step), zero),
                arith.cmpi(arith.CmpIPredicate.slt, place, size),
            )
            for condition in conditions:
                fits = arith.andi(fits, condition)
            places.append(place)
        return _element_or(fits, value, places, filling_value, op)

    output = empty_of(_sizes(type, sizes), type.element_type)
    return generic([], [output], [identity(type.rank)], body, op.location).results[0]


def _element_or(fits: Value, value: Value, places: Values, other: Value, op: Any) -> Value:
    """An element, which is read only where it is one of the tensor."""
    with filling((), op.location) as then:
        scf.YieldOp.build([tensor.extract(value, places)])
    with filling((), op.location) as otherwise:
        scf.YieldOp.build([other])
    made = scf.IfOp.build(fits, then_region=then.parent_region, else_region=otherwise.parent_region)
    return made.results[0]


def dynamic_gather(op: ops.DynamicGatherOp, operands: Values) -> Value:
    """A gather of slices whose sizes the result tells; in the dimensions that it lacks they have one element."""
    type = _type_of(op.result)
    static_sizes(type)
    numbers = op.dimension_numbers
    dropped = {*numbers.collapsed_slice_dims, *numbers.operand_batching_dims}
    offsets = iter(numbers.offset_dims)
    sizes = [
        1 if dimension in dropped else type.shape[next(offsets)]
        for dimension in range(len(shape(operands[0])))
    ]
    return gathered(op, operands, sizes)
