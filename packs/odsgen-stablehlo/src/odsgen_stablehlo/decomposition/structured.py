"""Decomposition of rows that are sorted, of products of groups, and of loops over slices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared.emission import filling
from odsgen.dialects.shared.lowered import NotLowered, require_ranks
from odsgen.runtime import (
    DYNAMIC,
    Block,
    CloneMap,
    ComplexType,
    DenseIntOrFPElementsAttr,
    FloatType,
    RankedTensorType,
    Type,
    Value,
    i32,
    i64,
)
from odsgen_dialects import shape

from ..chlo import ops as chlo
from ..simplification.constants import attribute_of, is_static
from ..stablehlo import functions as build
from ..stablehlo import ops
from ..stablehlo.attributes import DotDimensionNumbersAttr
from ..stablehlo.enums import ComparisonDirection, ComparisonType, Precision
from .tensors import full

Values = Sequence[Value]
_Direction = ComparisonDirection


def tangent(op: chlo.TanOp, operands: Values) -> Value:
    return build.tan(operands[0])


def _ranked(value: Value) -> RankedTensorType:
    assert isinstance(value.type, RankedTensorType)
    return value.type


def _constant(number: int, sizes: Sequence[int] = (), element: Type = i64) -> Value:
    """Integers that are all one number."""
    attribute = attribute_of(RankedTensorType.get(sizes, element), [number])
    assert isinstance(attribute, DenseIntOrFPElementsAttr)
    return build.constant(attribute)


def _size(value: Value, dimension: int) -> Value:
    """The size of a dimension that is not known."""
    size = build.get_dimension_size(value, dimension)
    return build.convert(RankedTensorType.get([], i64), size)


def _vector(numbers: Values) -> Value:
    """Integers one after another."""
    one = RankedTensorType.get([1], i64)
    return build.concatenate([build.reshape(one, number) for number in numbers], 0)


def _without(numbers: Sequence[int], place: int) -> list[int]:
    return [*numbers[:place], *numbers[place + 1 :]]


# --- top_k ------------------------------------------------------------------------------------------------------------------


def top_k(op: chlo.TopKOp, operands: Values) -> Values:
    """The first elements of rows that are sorted with their places."""
    require_ranks((*operands, *op.results))
    (operand,) = operands
    type = _ranked(operand)
    last = type.rank - 1
    places = RankedTensorType.get(type.shape, i32)
    if is_static(type):
        found = _sorted_rows(op, operand, build.iota(places, last))
        starts, ones = [0] * type.rank, [1] * type.rank
        limits = [*type.shape[:last], op.k]
        return [build.slice(each, starts, limits, ones) for each in found]
    sizes, kept = _sizes_of_rows(operand, op.k)
    found = _sorted_rows(op, operand, build.dynamic_iota(places, sizes, last))
    zeros, ones_of_rank = (_constant(number, [type.rank]) for number in (0, 1))
    return [
        build.real_dynamic_slice(result.type, each, zeros, kept, ones_of_rank)
        for result, each in zip(op.results, found, strict=True)
    ]


def _sizes_of_rows(operand: Value, count: int) -> tuple[Value, Value]:
    """The sizes of the operand, and those with only so many columns."""
    one = RankedTensorType.get([1], i64)
    found = [
        build.reshape(one, _size(operand, dimension) if size == DYNAMIC else _constant(size))
        for dimension, size in enumerate(_ranked(operand).shape)
    ]
    sizes = build.concatenate(found, 0)
    kept = build.reshape(one, _constant(count))
    return sizes, build.concatenate([*found[:-1], kept], 0)


def _sorted_rows(op: chlo.TopKOp, operand: Value, places: Value) -> Values:
    element = _ranked(operand).element_type
    kinds = [RankedTensorType.get([], each) for each in (element, element, i32, i32)]
    order = ComparisonType.TOTALORDER if isinstance(element, FloatType) else None
    with filling(kinds, op.location) as block:
        first, second = block.arguments[:2]
        ops.ReturnOp.build([build.compare(first, second, _Direction.GT, compare_type=order)])
    made = ops.SortOp.build(
        [operand, places],
        comparator=block.parent_region,
        dimension=_ranked(operand).rank - 1,
        is_stable=op.is_stable,
    )
    return made.results


# --- ragged_dot -------------------------------------------------------------------------------------------------------------


def ragged_dot(op: chlo.RaggedDotOp, operands: Values) -> Value:
    """A product for each group of the ragged dimension, of the left side with zeros outside of the group.

    The products of groups of rows are added up; those of groups of terms stand one after another.
    """
    require_ranks((*operands, *op.results))
    lhs, rhs, group_sizes = operands
    numbers = op.ragged_dot_dimension_numbers
    ragged = numbers.lhs_ragged_dimensions[0]
    if ragged in numbers.lhs_batching_dimensions:
        return _product(op, lhs, rhs, _dimensions(numbers))
    if _ranked(group_sizes).rank != 1 or not is_static(group_sizes.type):
        raise NotLowered("sizes of groups that are no vector of known size")
    of_terms = ragged in numbers.lhs_contracting_dimensions
    if not of_terms and not is_static(rhs.type):
        raise NotLowered("a right side of unknown sizes")
    start = _constant(0)
    rows, zeros = _places_along(lhs, ragged), _zeros_like(lhs)
    found: list[Value] = []
    for group in range(_ranked(group_sizes).shape[0]):
        end = build.add(start, _group_size(group_sizes, group))
        own = build.select(_is_between(lhs, rows, start, end), lhs, zeros)
        start = end
        if of_terms:
            found.append(_product(op, own, rhs, _dimensions(numbers)))
            continue
        product = _product_of_group(op, own, rhs, group)
        found = [build.add(found[0], product) if found else product]
    if of_terms:
        return _stacked(found)
    if not found:
        raise NotLowered("no group")
    return found[0]


def _places_along(lhs: Value, ragged: int) -> Value:
    """The numbers of the elements along the ragged dimension, with size 1 in all others."""
    type = _ranked(lhs)
    shape_of_places = [1] * type.rank
    shape_of_places[ragged] = type.shape[ragged]
    places = RankedTensorType.get(shape_of_places, i64)
    if type.shape[ragged] != DYNAMIC:
        return build.iota(places, ragged)
    sizes: list[Value] = [build.reshape(RankedTensorType.get([1], i64), _size(lhs, ragged))]
    if ragged:
        sizes.insert(0, _constant(1, [ragged]))
    if ragged < type.rank - 1:
        sizes.append(_constant(1, [type.rank - 1 - ragged]))
    return build.dynamic_iota(places, build.concatenate(sizes, 0), ragged)


def _group_size(group_sizes: Value, group: int) -> Value:
    element = _ranked(group_sizes).element_type
    size = build.slice(group_sizes, [group], [group + 1], [1])
    number = build.reshape(RankedTensorType.get([], element), size)
    return number if element is i64 else build.convert(RankedTensorType.get([], i64), number)


def _is_between(lhs: Value, places: Value, start: Value, end: Value) -> Value:
    """Where the elements of the left side belong to a group."""
    first, last = _spread(lhs, start), _spread(lhs, end)
    own = _spread(lhs, places)
    is_behind = build.compare(own, first, _Direction.GE)
    return build.and_(is_behind, build.compare(own, last, _Direction.LT))


def _spread(lhs: Value, value: Value) -> Value:
    """A number, or something of the rank of the left side, in the shape of the left side."""
    wide = RankedTensorType.get(_ranked(lhs).shape, i64)
    places = range(_ranked(value).rank)
    if is_static(wide):
        return build.broadcast_in_dim(wide, value, places)
    return build.dynamic_broadcast_in_dim(wide, value, shape.shape_of(lhs), places)


def _zeros_like(value: Value) -> Value:
    element = _ranked(value).element_type
    return full(value, element, (0, 0) if isinstance(element, ComplexType) else 0)


def _dimensions(numbers: Any) -> DotDimensionNumbersAttr:
    return DotDimensionNumbersAttr.get(
        numbers.lhs_batching_dimensions,
        numbers.rhs_batching_dimensions,
        numbers.lhs_contracting_dimensions,
        numbers.rhs_contracting_dimensions,
    )


def _product_of_group(op: chlo.RaggedDotOp, lhs: Value, rhs: Value, group: int) -> Value:
    """The product with the part of the right side that belongs to a group."""
    numbers = op.ragged_dot_dimension_numbers
    (dimension,) = numbers.rhs_group_dimensions
    sizes = list(_ranked(rhs).shape)
    starts, limits = [0] * len(sizes), list(sizes)
    starts[dimension], limits[dimension] = group, group + 1
    part = build.slice(rhs, starts, limits, [1] * len(sizes))
    own = RankedTensorType.get(_without(sizes, dimension), _ranked(rhs).element_type)

    def behind(dimensions: Sequence[int]) -> list[int]:
        return [each - (each > dimension) for each in dimensions]

    places = DotDimensionNumbersAttr.get(
        numbers.lhs_batching_dimensions,
        behind(numbers.rhs_batching_dimensions),
        numbers.lhs_contracting_dimensions,
        behind(numbers.rhs_contracting_dimensions),
    )
    return _product(op, lhs, build.reshape(own, part), places)


def _product(
    op: chlo.RaggedDotOp, lhs: Value, rhs: Value, numbers: DotDimensionNumbersAttr
) -> Value:
    of_terms = (
        op.ragged_dot_dimension_numbers.lhs_ragged_dimensions[0]
        in op.ragged_dot_dimension_numbers.lhs_contracting_dimensions
    )
    type = op.result.type
    assert isinstance(type, RankedTensorType)
    result = RankedTensorType.get(type.shape[of_terms:], type.element_type)
    given = op.precision_config
    precision = None if given is None else [Precision(each.value) for each in given]
    return build.dot_general(result, lhs, rhs, numbers, precision_config=precision)


def _stacked(products: Values) -> Value:
    """Tensors of one shape along a new first dimension."""
    if not products:
        raise NotLowered("no group")
    type = _ranked(products[0])
    if not is_static(type):
        raise NotLowered("products of unknown sizes")
    one = RankedTensorType.get([1, *type.shape], type.element_type)
    return build.concatenate([build.reshape(one, each) for each in products], 0)


# --- scan -------------------------------------------------------------------------------------------------------------------


def scan(op: chlo.ScanOp, operands: Values) -> Values:
    """A loop over the slices of the inputs, which puts slices into the outputs; backwards if it is said so."""
    require_ranks((*operands, *op.results))
    count = len(op.inputs)
    inputs, inits = operands[:count], operands[count:]
    dimension = op.dimension
    size = _scanned_size(op, inputs)
    start = _constant(0)
    outputs = [_empty_output(result.type, inputs) for result in op.outputs]
    carried = [start, *inits, *outputs]
    types = [value.type for value in carried]
    with filling(types, op.location) as condition:
        ops.ReturnOp.build([build.compare(condition.arguments[0], size, _Direction.LT)])
    with filling(types, op.location) as body:
        iteration, *others = body.arguments
        place: Value = iteration
        if op.is_reverse:
            place = build.subtract(build.subtract(size, _constant(1)), iteration)
        slices = [_slice(value, place, dimension) for value in inputs]
        given = _inlined(op, [*slices, *others[: len(inits)]], body)
        results, carries = given[: len(outputs)], given[len(outputs) :]
        updated = [
            _updated(output, value, place, dimension)
            for output, value in zip(others[len(inits) :], results, strict=True)
        ]
        ops.ReturnOp.build([build.add(iteration, _constant(1)), *carries, *updated])
    loop = ops.WhileOp.build(carried, cond=condition.parent_region, body=body.parent_region)
    _, *found = loop.results
    return [*found[len(inits) :], *found[: len(inits)]]


def _scanned_size(op: chlo.ScanOp, inputs: Values) -> Value:
    if inputs:
        return _size(inputs[0], op.dimension)
    if op.scan_dim_size is None:
        raise NotLowered("no size is known")
    size = _constant(op.scan_dim_size, (), i32)
    return build.convert(RankedTensorType.get([], i64), size)


def _empty_output(type: Type, inputs: Values) -> Value:
    """Zeros; of sizes that are not known those of an input that has the same."""
    assert isinstance(type, RankedTensorType)
    element = type.element_type
    zero = attribute_of(
        RankedTensorType.get([], element), [(0, 0) if isinstance(element, ComplexType) else 0]
    )
    if zero is None:
        raise NotLowered(f"no zero of the type '{element}'")
    if is_static(type):
        return build.broadcast(build.constant(zero), type.shape)
    for value in inputs:
        if tuple(_ranked(value).shape) == tuple(type.shape) and type.shape.count(DYNAMIC) == 1:
            number = build.constant(zero)
            return build.dynamic_broadcast_in_dim(type, number, shape.shape_of(value), [])
    raise NotLowered("an output whose sizes no input tells")


def _slice(value: Value, place: Value, dimension: int) -> Value:
    """The slice of an input, without the dimension that is scanned."""
    type = _ranked(value)
    sizes = _without(type.shape, dimension)
    if DYNAMIC in sizes:
        raise NotLowered("slices of unknown sizes")
    zero = _constant(0)
    starts = _vector([place if each == dimension else zero for each in range(type.rank)])
    scalar = RankedTensorType.get([], i64)
    limits = _vector(
        [
            (
                build.add(place, _constant(1))
                if each == dimension
                else build.convert(scalar, _constant(size, (), i32))
            )
            for each, size in enumerate(type.shape)
        ]
    )
    thin = [1 if each == dimension else size for each, size in enumerate(type.shape)]
    found = build.real_dynamic_slice(
        RankedTensorType.get(thin, type.element_type),
        value,
        starts,
        limits,
        _constant(1, [type.rank]),
    )
    return build.reshape(RankedTensorType.get(sizes, type.element_type), found)


def _updated(output: Value, value: Value, place: Value, dimension: int) -> Value:
    """An output with a slice in it."""
    type = _ranked(value)
    thin = RankedTensorType.get(
        [*type.shape[:dimension], 1, *type.shape[dimension:]], type.element_type
    )
    update, zero = build.reshape(thin, value), _constant(0)
    rank = _ranked(output).rank
    starts = [place if each == dimension else zero for each in range(rank)]
    return build.dynamic_update_slice(output, update, starts)


def _inlined(op: chlo.ScanOp, arguments: Values, body: Block) -> list[Value]:
    """What a copy of the body gives for arguments."""
    block = op.body.entry_block
    known = CloneMap()
    for argument, value in zip(block.arguments, arguments, strict=True):
        known.map_value(argument, value)
    *copied, end = block
    for inner in copied:
        body.append(inner.clone(known))
    return [known.values.get(value, value) for value in end.operands]
