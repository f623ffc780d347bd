"""Inference and verifiers of operations with computations: reductions, scatters, sorts."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements, infers, verifies
from odsgen.runtime import (
    DYNAMIC,
    FloatType,
    IntegerType,
    RankedTensorType,
    Region,
    Type,
    Value,
    i1,
)

from .. import ops
from ..attributes import ScatterDimensionNumbersAttr
from .compatibility import (
    are_compatible,
    bounds_of,
    element_type,
    expressed_type,
    refuse,
    refusing,
    shapes_fit,
    tensor_of,
)
from .dimensions import (
    Window,
    check_batching,
    check_distinct_dimensions,
    check_each_in_range,
    check_sorted,
    check_unique,
    numbers_of,
    padding_of,
    windowed_shape,
    windows_of,
)
from .inference import Properties, as_components, tensor


def _is_promotable(source: Type, target: Type) -> bool:
    """Whether elements may become those of a wider type of their kind "
    "(`isPromotableElementType`)."""
    first, second = expressed_type(source), expressed_type(target)
    if source is target:
        return True
    if isinstance(first, IntegerType) and isinstance(second, IntegerType):
        return first.signedness is second.signedness and first.width <= second.width
    if isinstance(first, FloatType) and isinstance(second, FloatType):
        return first.width <= second.width
    return are_compatible(source, target)


def verify_reducer(
    region: Region, inputs: Sequence[Type], init_values: Sequence[Type], allowed: Sequence[int]
) -> None:
    """verifyReducerShape: arguments and results are tensors of the elements that are reduced, "
    "one of each per input."""
    block = region.entry_block
    count = len(inputs)
    if len(block.arguments) != count * 2:
        refuse(
            "Reduction-region must take {} parameters, but takes {} parameter(s)",
            count * 2,
            len(block.arguments),
        )
    last = block.last
    if last is None or not last.operands:
        refuse("The reduction-region expected to return some value(s)")
    returned = [value.type for value in last.operands]
    if len(returned) != count:
        refuse(
            "Reduction-region here must produce {} tensors, but produces {} instead",
            count,
            len(returned),
        )
    for type in returned:
        if not isinstance(type, RankedTensorType):
            refuse(
                "Reduction-region here must produce tensor-typed result(s), but produces {} "
                "instead",
                type,
            )
    for number in range(count):
        result = returned[number]
        first, second = (block.arguments[k].type for k in (number, count + number))
        for place, argument in ((number, first), (count + number, second)):
            if not are_compatible(result, argument):
                refuse(
                    "The type of reduction-region's parameter at index {} is different than the "
                    "corresponding result type: {} vs {}",
                    place,
                    argument,
                    result,
                )
        if not _is_promotable(element_type(init_values[number]), element_type(result)):
            refuse(
                "The type of reduction-region's result type at index {} differs from the op's "
                "corresponding init-value type: {} vs {}",
                number,
                result,
                init_values[number],
            )
        if not _is_promotable(element_type(inputs[number]), element_type(first)):
            refuse(
                "The element-type of reduction-region's argument at index {} is expected to be "
                "promotable from {}, but got {}",
                count + number,
                element_type(inputs[number]),
                element_type(second),
            )
        shape = getattr(second, "shape", ())
        if len(shape) > len(allowed):
            refuse(
                "The rank of reduction-region's argument at index {} is expected to be <= {}, "
                "got {}",
                count + number,
                len(allowed),
                len(shape),
            )
        if not _fits_within(shape, allowed):
            refuse(
                "The shape of reduction-region's argument at index {} is not compatible with "
                "that of reduce-op's input-parameter at index {}",
                count + number,
                number,
            )


def _fits_within(shape: Sequence[int], allowed: Sequence[int]) -> bool:
    """Whether the sizes stand among the allowed ones, in their order."""
    left = iter(allowed)
    return all(any(DYNAMIC in (size, other) or size == other for other in left) for size in shape)


def _check_inputs(inputs: Sequence[RankedTensorType], init_values: Sequence[Type]) -> None:
    if not inputs:
        refuse("expects at least 1 input value")
    if len(inputs) != len(init_values):
        refuse("expects the same number of inputs and init values")
    for index, type in enumerate(inputs):
        if not shapes_fit(type.shape, inputs[0].shape):
            refuse(
                "expects all inputs to have compatible shapes. Shape at input-index {} is not "
                "compatible with shape at input-index 0",
                index,
            )


def _results_of(region: Region) -> list[Type]:
    last = region.entry_block.last
    return [element_type(value.type) for value in last.operands] if last is not None else []


# --- reductions -----------------------------------------------------------------------------------


@implements(ops.ReduceOp, method="infer_return_type_components")
@as_components
def infer_reduce(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """inferReduceOp"""
    half = len(operands) // 2
    inputs = list(map(tensor, operands[:half]))
    dimensions = numbers_of(properties, "dimensions")
    _check_inputs(inputs, [value.type for value in operands[half:]])
    first = inputs[0]
    seen: set[int] = set()
    for dimension in dimensions:
        if not 0 <= dimension < first.rank:
            refuse(
                "Out-of-bounds dimension {}, expected to be in range [0, {})", dimension, first.rank
            )
        if dimension in seen:
            refuse("Duplicate reduction dimension: {}", dimension)
        seen.add(dimension)
    kept = [number for number in range(first.rank) if number not in seen]
    found: list[Type] = []
    for type, element in zip(inputs, _results_of(regions[0]), strict=False):
        bounds = bounds_of(type)
        limits = [bounds[number] for number in kept] if bounds else ()
        found.append(tensor_of([type.shape[number] for number in kept], element, limits))
    return found


@verifies(ops.ReduceOp)
@refusing
def verify_reduce(op: ops.ReduceOp) -> None:
    """verifyReduceOp"""
    inputs = [tensor(value) for value in op.inputs]
    reduced = set(op.dimensions)
    allowed = [s for number, s in enumerate(inputs[0].shape) if number not in reduced]
    verify_reducer(op.body, inputs, [value.type for value in op.init_values], allowed)


@implements(ops.ReduceWindowOp, method="infer_return_type_components")
@as_components
def infer_reduce_window(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """inferReduceWindowOp"""
    half = len(operands) // 2
    inputs = list(map(tensor, operands[:half]))
    windows = _reduced_windows(inputs, [value.type for value in operands[half:]], properties)
    return [
        tensor_of(windowed_shape(type.shape, windows), element)
        for type, element in zip(inputs, _results_of(regions[0]), strict=False)
    ]


def _reduced_windows(
    inputs: Sequence[RankedTensorType], init_types: Sequence[Type], properties: Properties
) -> list[Window]:
    """The window of a reduction that fits its inputs."""
    _check_inputs(inputs, init_types)
    sizes = numbers_of(properties, "window_dimensions")
    if len(sizes) != inputs[0].rank:
        refuse(
            "expects window-dimensions size == input rank, but got window-dimensions size: {} "
            "and input: {} with rank = {}.",
            len(sizes),
            inputs[0],
            inputs[0].rank,
        )
    return windows_of(
        sizes,
        numbers_of(properties, "window_strides"),
        padding_of(properties.get("padding")),
        numbers_of(properties, "base_dilations"),
        numbers_of(properties, "window_dilations"),
    )


@verifies(ops.ReduceWindowOp)
@refusing
def verify_reduce_window(op: ops.ReduceWindowOp) -> None:
    """verifyReduceWindowOp"""
    inputs = [tensor(value) for value in op.inputs]
    init_values = [value.type for value in op.init_values]
    _reduced_windows(inputs, init_values, op.stored_properties)
    verify_reducer(op.body, inputs, init_values, op.window_dimensions)


@infers(ops.SelectAndScatterOp)
def infer_select_and_scatter(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """inferSelectAndScatterOp"""
    type = tensor(operands[0])
    [element] = _results_of(regions[1]) or [type.element_type]
    return [RankedTensorType.get(type.shape, element, type.encoding)]


@verifies(ops.SelectAndScatterOp)
@refusing
def verify_select_and_scatter(op: ops.SelectAndScatterOp) -> None:
    """verifySelectAndScatterOp"""
    operand, source, init = op.operand.type, op.source.type, op.init_value.type
    block = op.select.entry_block
    if len(block.arguments) != 2:
        refuse("expects the select-region to take 2 parameters, but takes {}", len(block.arguments))
    for number, argument in enumerate(block.arguments):
        expected = RankedTensorType.get((), operand.element_type)
        if not are_compatible(argument.type, expected):
            refuse(
                "expects the type of select-region's parameter at index {} to be {}, but got {}",
                number,
                expected,
                argument.type,
            )
    last = block.last
    results = last.operands if last is not None else ()
    if len(results) != 1:
        refuse("expects select-region to return single value, but got: {}", len(results))
    result = results[0].type
    if not isinstance(result, RankedTensorType) or result.element_type is not i1 or result.rank:
        refuse("expects the return-type of select-region to be tensor<i1>, but got: {}", result)
    verify_reducer(op.scatter, [source], [init], ())
    sizes = op.window_dimensions or ()
    if op.window_dimensions is not None and len(sizes) != operand.rank:
        refuse(
            "expects window-dimensions size == operand rank, but got window-dimensions size: {} "
            "and operand-type: {} with rank = {}.",
            len(sizes),
            operand,
            operand.rank,
        )
    windows = windows_of(
        sizes or [1] * operand.rank, op.window_strides or (), padding_of(op.padding)
    )
    expected_shape = windowed_shape(operand.shape, windows)
    if not shapes_fit(expected_shape, source.shape):
        refuse(
            "expects source-type to be {}, but got{}",
            RankedTensorType.get(expected_shape, source.element_type),
            source,
        )


# --- sort -----------------------------------------------------------------------------------------


@implements(ops.SortOp, method="infer_return_type_components")
@as_components
def infer_sort(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    return [value.type for value in operands]


@verifies(ops.SortOp)
@refusing
def verify_sort(op: ops.SortOp) -> None:
    """verifySortOp"""
    inputs = [tensor(value) for value in op.inputs]
    rank = inputs[0].rank
    if any(not shapes_fit(type.shape, inputs[0].shape) for type in inputs):
        refuse("'stablehlo.sort' op requires the same shape for all operands and results")
    dimension = op.dimension
    if not -rank <= dimension < rank:
        refuse(
            "dimension attribute value must be in range [-{}, {}), but found {}",
            rank,
            rank,
            dimension,
        )
    block = op.comparator.entry_block
    if len(block.arguments) != 2 * len(inputs):
        refuse("comparator block should have {} arguments", 2 * len(inputs))
    for number, type in enumerate(inputs):
        expected = RankedTensorType.get((), type.element_type)
        for place in (2 * number, 2 * number + 1):
            found = block.arguments[place].type
            if found is not expected:
                refuse(
                    "comparator block argument #{} should be of type {} but got {}",
                    place,
                    expected,
                    found,
                )
    last = block.last
    results = last.operands if last is not None else ()
    if len(results) != 1:
        refuse("comparator must return single output but got {}", len(results))
    result = results[0].type
    if not isinstance(result, RankedTensorType) or result.rank or result.element_type is not i1:
        refuse("comparator must return tensor<i1> but got {}", result)


# --- scatter --------------------------------------------------------------------------------------


@infers(ops.ScatterOp)
def infer_scatter(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """inferScatterOp"""
    inputs = operands[: (len(operands) - 1) // 2]
    return [
        RankedTensorType.get(tensor(value).shape, element, tensor(value).encoding)
        for value, element in zip(inputs, _results_of(regions[0]), strict=False)
    ]


@verifies(ops.ScatterOp)
@refusing
def verify_scatter(op: ops.ScatterOp) -> None:
    """verifyScatterOp"""
    inputs = [tensor(value) for value in op.inputs]
    updates = [tensor(value) for value in op.updates]
    indices, operand, update = tensor(op.scatter_indices), inputs[0], updates[0]
    numbers = op.scatter_dimension_numbers
    if any(not shapes_fit(type.shape, operand.shape) for type in inputs):
        refuse("Not all inputs have compatible shapes.")
    if any(not shapes_fit(type.shape, update.shape) for type in updates):
        refuse("Not all updates have compatible shapes.")
    verify_reducer(op.update_computation, inputs, [_scalar(type) for type in updates], ())
    _check_scatter_dimensions(operand, indices, update, numbers)
    vector, window = numbers.index_vector_dim, numbers.update_window_dims
    inserted, batching = numbers.inserted_window_dims, numbers.input_batching_dims
    of_indices = [s for number, s in enumerate(indices.shape) if number != vector]
    left_out = {*inserted, *batching}
    most = [s for number, s in enumerate(operand.shape) if number not in left_out]
    for number, place in enumerate(window):
        found, limit = update.shape[place], most[number]
        if found != DYNAMIC and limit != DYNAMIC and found > limit:
            refuse(
                "expects bounds of the window dimensions of updates to not exceed the bounds of "
                "the corresponding dimensions of operand. For dimension {}, updates bound is {}, "
                "operand bound is {}.",
                place,
                found,
                limit,
            )
    scattered = [number for number in range(update.rank) if number not in set(window)]
    for place, wanted in zip(scattered, of_indices, strict=True):
        found = update.shape[place]
        if DYNAMIC not in (found, wanted) and found != wanted:
            refuse(
                "expects bounds of the scatter dimensions of updates to be same as the bounds of "
                "the corresponding dimensions of scatter indices. For scatter dimension {}, "
                "updates bound is {} , scatter_indices bound is {}.",
                place,
                found,
                wanted,
            )


def _check_scatter_dimensions(
    operand: RankedTensorType,
    indices: RankedTensorType,
    update: RankedTensorType,
    numbers: ScatterDimensionNumbersAttr,
) -> None:
    """validateScatterDimensionNumbers"""
    window, inserted = numbers.update_window_dims, numbers.inserted_window_dims
    batching, index_batching = numbers.input_batching_dims, numbers.scatter_indices_batching_dims
    vector, targets = numbers.index_vector_dim, numbers.scatter_dims_to_operand_dims
    if not 0 <= vector <= indices.rank:
        refuse(
            "Expects index_vector_dim to be in range [0, rank-of('scatter_indices')] i.e. [0, {}]. got: {}.",
            indices.rank,
            vector,
        )
    index_shape = indices.shape if vector < indices.rank else (*indices.shape, 1)
    expected_rank = len(index_shape) - 1 + len(window)
    if update.rank != expected_rank:
        refuse(
            "expects updates tensor must be of rank {} ( == rank-of('scatter_indices') - 1 + "
            "size-of('update_window_dims'), where 'scatter_indices' is expanded by a trailing 1 "
            "dimension if 'index_vector_dim' == rank-of('scatter_indices')), but got {}.",
            expected_rank,
            update.rank,
        )
    size = len(window) + len(inserted) + len(batching)
    if size != operand.rank:
        refuse(
            "Expects rank-of operand to match size-of('update_window_dims') + "
            "size-of('inserted_window_dims') + size-of('input_batching_dims') i.e. {} but got {}.",
            size,
            operand.rank,
        )
    check_sorted(window, "update_window_dims")
    check_unique(window, "update_window_dims")
    check_each_in_range(window, update.rank, "update_window_dims", "rank-of('updates')")
    check_distinct_dimensions(inserted, batching, "inserted_window_dims", "input_batching_dims")
    check_sorted(inserted, "inserted_window_dims")
    check_each_in_range(inserted, operand.rank, "inserted_window_dims", "rank-of('operand')")
    check_sorted(batching, "input_batching_dims")
    check_each_in_range(batching, operand.rank, "input_batching_dims", "rank-of('operand')")
    name = "scatter_indices_batching_dims"
    check_unique(index_batching, name)
    check_each_in_range(index_batching, len(index_shape), name, "rank-of('scatter_indices')")
    if vector in index_batching:
        refuse(f"expects {name} not to include index_vector_dim {{}}.", vector)
    names = "input_batching_dims", name
    check_batching(batching, index_batching, operand.shape, index_shape, names, ".")
    expected = index_shape[vector]
    if expected != DYNAMIC and len(targets) != expected:
        refuse(
            "Scatter op has {} elements in scatter_dims_to_operand_dims and the bound of "
            "dimension index_vector_dim={} of scatter_indices is {}. These two numbers must be "
            "equal.",
            len(targets),
            vector,
            expected,
        )
    name = "scatter_dims_to_operand_dims"
    check_distinct_dimensions(targets, batching, name, "input_batching_dims")
    check_each_in_range(targets, operand.rank, name, "rank-of('operand')")


def _scalar(type: Type) -> Type:
    return RankedTensorType.get((), element_type(type))


@implements(ops.AllReduceOp, ops.CollectiveReduceOp, method="infer_return_type_components")
@as_components
def infer_all_reduce(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """inferAllReduceOp, inferCollectiveReduceOp: a dynamic root is the last operand."""
    if properties.get("has_dynamic_root") is not None:
        operands = operands[:-1]
    elements = _results_of(regions[0]) * len(operands)
    return [
        RankedTensorType.get(tensor(value).shape, element, tensor(value).encoding)
        for value, element in zip(operands, elements, strict=False)
    ]
