"""Reductions, products, windows and gathers, as `linalg.generic`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared.lowered import NotLowered
from odsgen.dialects.shared.signless_types import signless
from odsgen.dialects.shared.structured_parts import (
    dims_map,
    element,
    empty,
    filled,
    generic,
    identity,
    index_number,
    shape,
)
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    ComplexType,
    FloatType,
    RankedTensorType,
    Type,
    Value,
)
from odsgen_dialects import arith, complex, linalg, tensor

from ..stablehlo import ops
from ..stablehlo.hooks.dimensions import Window, numbers_of, padding_of, windowed_shape, windows_of
from .bodies import inlined
from .movement import as_index, padded, result_type, reversed_in, static_sizes, zero_of
from .scalars import computed, converted, element_type

Values = Sequence[Value]


# --- element by element -----------------------------------------------------------------------------------------------------


def elementwise(op: Any, operands: Values) -> Value:
    """A function of the elements at one place; an operand without dimensions is one for all places."""
    type = signless(op.results[0].type)
    if not isinstance(type, RankedTensorType):
        raise NotLowered("a result that is no tensor")
    rank = len(type.shape)
    source = max(operands, key=lambda value: len(shape(value)))
    dynamic = [
        tensor.dim(source, index_number(dimension))
        for dimension, size in enumerate(type.shape)
        if size == DYNAMIC
    ]
    output = empty(type.shape, type.element_type, dynamic)
    maps = [
        identity(rank) if len(shape(value)) == rank else AffineMap.get(rank, 0, [])
        for value in operands
    ]
    made = generic(
        list(operands),
        [output],
        [*maps, identity(rank)],
        lambda args: computed(op, args[:-1]),
        op.location,
    )
    return made.results[0]


def mapped(op: ops.MapOp, operands: Values) -> Value:
    type = result_type(op)
    rank = len(type.shape)
    made = generic(
        list(operands),
        [empty(type.shape, type.element_type)],
        [identity(rank)] * (len(operands) + 1),
        lambda args: inlined(op.regions[0], args[:-1]),
        op.location,
    )
    return made.results[0]


# --- reductions -------------------------------------------------------------------------------------------------------------


def reduction(op: ops.ReduceOp, operands: Values) -> Sequence[Value]:
    count = len(operands) // 2
    inputs, initial = operands[:count], operands[count:]
    sizes = static_sizes(inputs[0].type)
    reduced = sorted(op.dimensions)
    kept = [dimension for dimension in range(len(sizes)) if dimension not in reduced]
    outputs = [
        filled(tensor.extract(value, ()), empty([sizes[d] for d in kept], element(value)))
        for value in initial
    ]
    rank = len(sizes)
    maps = [identity(rank)] * count + [dims_map(rank, kept)] * count
    made = generic(
        list(inputs),
        outputs,
        maps,
        lambda args: inlined(op.regions[0], [*args[count:], *args[:count]]),
        op.location,
        reductions=reduced,
    )
    return made.results


def reduce_window(op: ops.ReduceWindowOp, operands: Values) -> Sequence[Value]:
    """Each input, padded and spread, under a window whose sizes a tensor without elements of its own says."""
    count = len(operands) // 2
    properties = op.stored_properties
    sizes = numbers_of(properties, "window_dimensions")
    windows = windows_of(
        sizes,
        numbers_of(properties, "window_strides"),
        padding_of(properties.get("padding")),
        numbers_of(properties, "base_dilations"),
        numbers_of(properties, "window_dilations"),
    )
    numbers = [tensor.extract(value, ()) for value in operands[count:]]
    shape_of_result = windowed_shape(static_sizes(operands[0].type), windows)
    inputs = [
        _spread(value, initial, windows)
        for value, initial in zip(operands[:count], numbers, strict=True)
    ]
    outputs = [
        filled(initial, empty(shape_of_result, element(value)))
        for value, initial in zip(inputs, numbers, strict=True)
    ]
    rank = len(windows)
    read = AffineMap.get(
        2 * rank, 0, [_place(d, rank + d, window) for d, window in enumerate(windows)]
    )
    of_window = dims_map(2 * rank, range(rank, 2 * rank))
    written = dims_map(2 * rank, range(rank))
    window = empty(list(sizes), element(inputs[0]))
    made = generic(
        [*inputs, window],
        outputs,
        [*[read] * count, of_window, *[written] * count],
        lambda args: inlined(op.regions[0], [*args[count + 1 :], *args[:count]]),
        op.location,
        reductions=range(rank, 2 * rank),
    )
    return made.results


def _spread(value: Value, initial: Value, windows: Sequence[Window]) -> Value:
    return padded(
        value,
        initial,
        [window.low for window in windows],
        [window.high for window in windows],
        [window.base_dilation - 1 for window in windows],
    )


def _place(outer: int, inner: int, window: Window) -> AffineExpr:
    """The place in a padded dimension that a window covers."""
    within = AffineDimExpr.get(inner) * window.window_dilation
    return AffineDimExpr.get(outer) * window.stride + within


# --- products ---------------------------------------------------------------------------------------------------------------


def _accumulated(total: Value, left: Value, right: Value, types: Sequence[Type]) -> Value:
    """The sum with a product, in the type of the result, which is the last of the types."""
    target = types[-1]
    factors = [
        converted(value, source, target)
        for value, source in zip((left, right), types, strict=False)
    ]
    if isinstance(target, FloatType):
        return arith.addf(total, arith.mulf(*factors))
    if isinstance(target, ComplexType):
        return complex.add(total, complex.mul(*factors))
    if getattr(target, "width", 0) == 1:
        return arith.ori(total, arith.andi(*factors))
    return arith.addi(total, arith.muli(*factors))


def dot(op: ops.DotOp, operands: Values) -> Value:
    own = len(shape(operands[0])) - 1
    return _product(op, operands, ((), ()), ((own,), (0,)))


def dot_general(op: ops.DotGeneralOp, operands: Values) -> Value:
    numbers = op.dot_dimension_numbers
    return _product(
        op,
        operands,
        (numbers.lhs_batching_dimensions, numbers.rhs_batching_dimensions),
        (numbers.lhs_contracting_dimensions, numbers.rhs_contracting_dimensions),
    )


_Pair = tuple[Sequence[int], Sequence[int]]


def _product(op: Any, operands: Values, batching: _Pair, contracting: _Pair) -> Value:
    type = result_type(op)
    rank = len(type.shape)
    batches = len(batching[0])
    free = rank - batches
    places: list[dict[int, int]] = []
    begin = batches
    for value, batch, contracted in zip(operands, batching, contracting, strict=True):
        static_sizes(value.type)
        own = {dimension: number for number, dimension in enumerate(batch)}
        own |= {dimension: rank + number for number, dimension in enumerate(contracted)}
        for dimension in range(len(shape(value))):
            if dimension not in own:
                own[dimension] = begin
                begin += 1
        places.append(own)
    assert begin == batches + free
    loops = rank + len(contracting[0])
    maps = [dims_map(loops, [own[d] for d in range(len(own))]) for own in places]
    types = [element_type(value.type) for value in (*op.operands[:2], op.results[0])]
    made = generic(
        list(operands),
        [filled(_zero(types[-1]), empty(type.shape, type.element_type))],
        [*maps, dims_map(loops, range(rank))],
        lambda args: _accumulated(args[2], args[0], args[1], types),
        op.location,
        reductions=range(rank, loops),
    )
    return made.results[0]


def _zero(type: Type) -> Value:
    bare = signless(type)
    if isinstance(bare, ComplexType):
        part = zero_of(bare.element_type)
        return complex.create(bare, part, part)
    return zero_of(bare)


def convolution(op: ops.ConvolutionOp, operands: Values) -> Value:
    """The sums over features and places of the window; groups divide features and batches."""
    type = result_type(op)
    numbers, properties = op.dimension_numbers, op.stored_properties
    left, right = operands
    sizes, kernel = static_sizes(left.type), static_sizes(right.type)
    spatial = list(numbers.input_spatial_dimensions)
    windows = windows_of(
        [kernel[d] for d in numbers.kernel_spatial_dimensions],
        numbers_of(properties, "window_strides"),
        padding_of(properties.get("padding")),
        numbers_of(properties, "lhs_dilation"),
        numbers_of(properties, "rhs_dilation"),
        numbers_of(properties, "window_reversal"),
    )
    rank = len(sizes)
    low, high, interior = [0] * rank, [0] * rank, [0] * rank
    for dimension, window in zip(spatial, windows, strict=True):
        low[dimension], high[dimension] = window.low, window.high
        interior[dimension] = window.base_dilation - 1
    left = padded(left, _zero(element_type(op.lhs.type)), low, high, interior)
    turned = [
        dimension
        for dimension, window in zip(numbers.kernel_spatial_dimensions, windows, strict=True)
        if window.is_reversed
    ]
    if turned:
        right = reversed_in(right, turned, op.location)
    loops = rank + 1 + len(spatial)
    outputs = kernel[numbers.kernel_output_feature_dimension]
    inputs = kernel[numbers.kernel_input_feature_dimension]
    batch = AffineDimExpr.get(numbers.output_batch_dimension)
    feature = AffineDimExpr.get(numbers.output_feature_dimension)
    channel = AffineDimExpr.get(rank)
    own: dict[int, AffineExpr] = {
        numbers.input_batch_dimension: batch,
        numbers.input_feature_dimension: channel,
    }
    if op.batch_group_count > 1:
        part = feature.floor_div(outputs // op.batch_group_count)
        batches = sizes[numbers.input_batch_dimension] // op.batch_group_count
        own[numbers.input_batch_dimension] = part * batches + batch
    if op.feature_group_count > 1:
        part = feature.floor_div(outputs // op.feature_group_count)
        own[numbers.input_feature_dimension] = part * inputs + channel
    weights: dict[int, AffineExpr] = {
        numbers.kernel_output_feature_dimension: feature,
        numbers.kernel_input_feature_dimension: channel,
    }
    for number, window in enumerate(windows):
        outer = numbers.output_spatial_dimensions[number]
        own[spatial[number]] = _place(outer, rank + 1 + number, window)
        dimension = numbers.kernel_spatial_dimensions[number]
        weights[dimension] = AffineDimExpr.get(rank + 1 + number)
    maps = [AffineMap.get(loops, 0, [exprs[d] for d in range(rank)]) for exprs in (own, weights)]
    types = [element_type(value.type) for value in (op.lhs, op.rhs, op.result)]
    made = generic(
        [left, right],
        [filled(_zero(types[-1]), empty(type.shape, type.element_type))],
        [*maps, dims_map(loops, range(rank))],
        lambda args: _accumulated(args[2], args[0], args[1], types),
        op.location,
        reductions=range(rank, loops),
    )
    return made.results[0]


# --- gathers ----------------------------------------------------------------------------------------------------------------


def gather(op: ops.GatherOp, operands: Values) -> Value:
    return gathered(op, operands, op.slice_sizes)


def gathered(op: Any, operands: Values, slice_sizes: Sequence[int]) -> Value:
    """Each element of the result is read at the place that an index vector and the place in the slice give."""
    type = result_type(op)
    source, indices = operands[:2]
    sizes, numbers = static_sizes(source.type), op.dimension_numbers
    static_sizes(indices.type)
    rank = len(type.shape)
    offsets = list(numbers.offset_dims)
    dropped = {*numbers.collapsed_slice_dims, *numbers.operand_batching_dims}
    kept = [dimension for dimension in range(len(sizes)) if dimension not in dropped]
    vector = numbers.index_vector_dim
    index_type = element_type(op.start_indices.type)

    def body(args: Values) -> Value:
        positions = [linalg.index(dimension) for dimension in range(rank)]
        batch = [positions[d] for d in range(rank) if d not in offsets]
        zero = index_number(0)
        found: list[Value] = [zero] * len(sizes)
        for part, dimension in enumerate(numbers.start_index_map):
            place: list[Value] = list(batch)
            if vector < len(shape(indices)):
                place.insert(vector, index_number(part))
            start = as_index(tensor.extract(indices, place), index_type)
            limit = index_number(sizes[dimension] - slice_sizes[dimension])
            found[dimension] = arith.minsi(arith.maxsi(start, zero), limit)
        pairs = zip(numbers.operand_batching_dims, numbers.start_indices_batching_dims, strict=True)
        for dimension, own in pairs:
            found[dimension] = batch[own if own < vector else own - 1]
        for dimension, offset in zip(kept, offsets, strict=True):
            found[dimension] = arith.addi(found[dimension], positions[offset])
        return tensor.extract(source, found)

    output = empty(type.shape, type.element_type)
    return generic([], [output], [identity(rank)], body, op.location).results[0]
