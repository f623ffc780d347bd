"""Inference of the types of results that have other shapes than the operands."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements, infers
from odsgen.runtime import DYNAMIC, RankedTensorType, Type, Value, i32

from .. import ops
from .compatibility import bounds_of, element_type, fit, refuse, tensor_of
from .dimensions import numbers_of, static_sizes
from .inference import Properties, as_components, constant_integers, of_types, tensor


@infers(ops.TransposeOp)
@of_types
def infer_transpose(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """inferTransposeOp"""
    type, permutation = tensor(operands[0]), numbers_of(properties, "permutation")
    if len(permutation) != type.rank:
        refuse(
            "TransposeOp operand rank {} does not match permutation size {}",
            type.rank,
            len(permutation),
        )
    if sorted(permutation) != list(range(type.rank)):
        refuse(
            "attribute permutation must be a permutation of [{}] but got {}",
            range(type.rank),
            permutation,
        )
    element = type.element_type
    bounds = bounds_of(type)
    return [
        tensor_of(
            [type.shape[number] for number in permutation],
            element,
            [bounds[number] for number in permutation] if bounds else (),
        )
    ]


@infers(ops.ReverseOp)
def infer_reverse(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    return [operands[0].type]


@implements(ops.BroadcastOp, method="infer_return_type_components")
@as_components
@of_types
def infer_broadcast(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """inferBroadcastOp"""
    type, sizes = tensor(operands[0]), numbers_of(properties, "broadcast_sizes")
    for size in sizes:
        if size < 0:
            refuse("Broadcast with negative dimension size {}", size)
    return [RankedTensorType.get((*sizes, *type.shape), type.element_type)]


@infers(ops.ConcatenateOp)
@of_types
def infer_concatenate(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """inferConcatenateOp"""
    dimension: int = properties["dimension"].value
    if not operands:
        refuse("expects at least one operand")
    types = list(map(tensor, operands))
    first = types[0]
    if first.rank == 0:
        refuse("rank-0 values cannot be concatenated")
    if dimension >= first.rank:
        refuse("dimension {} is out-of-bounds for input rank {}", dimension, first.rank)
    for index, other in enumerate(types):
        if other.rank != first.rank:
            refuse("operands (0) and ({}) do not match rank", index)
        for number, (size, known) in enumerate(zip(other.shape, first.shape, strict=True)):
            if number != dimension and not fit(size, known):
                refuse(
                    "shapes of operand (0) and ({}) are not compatible at non-concat index {}: "
                    "({}) != ({})",
                    index,
                    number,
                    first.shape,
                    other.shape,
                )
    shape, bounds = [], []
    for number, (sizes, limits) in enumerate(
        zip(
            zip(*(type.shape for type in types), strict=True),
            zip(*(bounds_of(type) or (DYNAMIC,) * first.rank for type in types), strict=True),
            strict=True,
        )
    ):
        known_sizes = [size for size in sizes if size != DYNAMIC]
        if number == dimension:
            shape.append(DYNAMIC if DYNAMIC in sizes else sum(sizes))
            most = [s if s != DYNAMIC else b for s, b in zip(sizes, limits, strict=True)]
            bounds.append(DYNAMIC if DYNAMIC not in sizes or DYNAMIC in most else sum(most))
        else:
            shape.append(known_sizes[0] if known_sizes else DYNAMIC)
            known_bounds = [bound for bound in limits if bound != DYNAMIC]
            bounds.append(DYNAMIC if known_sizes else min(known_bounds, default=DYNAMIC))
    return [tensor_of(shape, first.element_type, bounds)]


@infers(ops.SliceOp)
@of_types
def infer_slice(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    """inferSliceOp"""
    type = tensor(operands[0])
    starts, limits, strides = (
        numbers_of(properties, name) for name in ("start_indices", "limit_indices", "strides")
    )
    rank = type.rank
    for numbers, name in (
        (starts, "start_indices"),
        (limits, "limit_indices"),
        (strides, "strides"),
    ):
        if len(numbers) != rank and name == "start_indices":
            refuse(
                "the number of elements in start_indices ({}) does not match the rank of the "
                "operand ({})",
                len(numbers),
                rank,
            )
    if not len(starts) == len(limits) == len(strides):
        refuse(
            "all of {{start_indices, limit_indices, strides}} should have the same size: got "
            "sizes {}, {}, {}",
            len(starts),
            len(limits),
            len(strides),
        )
    bounds = bounds_of(type) or (DYNAMIC,) * rank
    shape, found_bounds = [], []
    for number in range(rank):
        start, limit, stride = starts[number], limits[number], strides[number]
        size, bound = type.shape[number], bounds[number]
        if start < 0:
            refuse("negative start index {} in dimension {}", start, number)
        known = size if size != DYNAMIC else bound
        if known != DYNAMIC and limit > known:
            name = "size" if size != DYNAMIC else "bound"
            refuse(
                "limit index {} is larger than dimension {} {} in dimension {}",
                limit,
                name,
                known,
                number,
            )
        if start > limit:
            refuse(
                "start index {} is larger than limit index {} in dimension {}", start, limit, number
            )
        if stride <= 0:
            refuse("stride must be positive but got {} in dimension {}", stride, number)
        shape.append(-(-(limit - start) // stride))
        found_bounds.append(DYNAMIC)
    return [tensor_of(shape, type.element_type)]


@infers(ops.PadOp)
@of_types
def infer_pad(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    """inferPadOp"""
    type = tensor(operands[0])
    if tensor(operands[1]).rank:
        refuse("padding value type should be a rank-0 tensor, is rank {}", tensor(operands[1]).rank)
    low, high, interior = (
        numbers_of(properties, name)
        for name in ("edge_padding_low", "edge_padding_high", "interior_padding")
    )
    if len(low) != type.rank:
        refuse("edge_padding_low length ({}) must match operand rank ({})", len(low), type.rank)
    bounds = bounds_of(type) or (DYNAMIC,) * type.rank
    shape, found_bounds = [], []
    for number, size in enumerate(type.shape):
        if interior[number] < 0:
            refuse("Interior padding cannot be negative: {}", interior[number])
        known = size if size != DYNAMIC else bounds[number]
        padded = DYNAMIC
        if known != DYNAMIC:
            padded = known + low[number] + high[number] + max(known - 1, 0) * interior[number]
            if padded < 0:
                refuse("Padding result in negative size for dimension {}", number)
        shape.append(padded if size != DYNAMIC else DYNAMIC)
        found_bounds.append(DYNAMIC if size != DYNAMIC else padded)
    return [tensor_of(shape, type.element_type, found_bounds)]


@implements(ops.DynamicSliceOp, method="infer_return_type_components")
@as_components
@of_types
def infer_dynamic_slice(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """inferDynamicSliceOp"""
    type, indices = tensor(operands[0]), operands[1:]
    sizes = numbers_of(properties, "slice_sizes")
    if len(sizes) != len(indices):
        refuse(
            "has mismatched number of slice sizes ({}) and number of start indices ({})",
            len(sizes),
            len(indices),
        )
    if len(indices) != type.rank:
        refuse(
            "has mismatched number of start indices ({}) and the rank of operand ({})",
            len(indices),
            type.rank,
        )
    _check_indices(indices)
    for number, (size, limit) in enumerate(zip(sizes, type.shape, strict=True)):
        if size < 0:
            refuse("has negative size index to dynamic slice: {}", size)
        if limit != DYNAMIC and size > limit:
            refuse(
                "has slice size {} greater than dimension size {} in dimension {} of operand",
                size,
                limit,
                number,
            )
    return [tensor_of(sizes, type.element_type)]


def _check_indices(indices: Sequence[Value]) -> None:
    if any(element_type(value.type) is not element_type(indices[0].type) for value in indices):
        refuse("start indices must have same element type")


@implements(ops.DynamicUpdateSliceOp, method="infer_return_type_components")
@as_components
@of_types
def infer_dynamic_update_slice(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """inferDynamicUpdateSliceOp"""
    type, update, indices = tensor(operands[0]), tensor(operands[1]), operands[2:]
    if update.rank != type.rank:
        refuse("update rank does not match operand rank: {} vs {}.", update.rank, type.rank)
    if len(indices) != type.rank:
        refuse(
            "expects number of start_indices to match operand rank: {} vs {}.",
            len(indices),
            type.rank,
        )
    _check_indices(indices)
    for number, (size, limit) in enumerate(zip(update.shape, type.shape, strict=True)):
        if size != DYNAMIC and limit != DYNAMIC and not 0 <= size <= limit:
            refuse(
                "expects size at dimension {} of update to be in range [0, {}]. Got: {}.",
                number,
                limit,
                size,
            )
    return [type]


@implements(ops.GetDimensionSizeOp, method="infer_return_type_components")
@as_components
@of_types
def infer_get_dimension_size(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    dimension, rank = properties["dimension"].value, tensor(operands[0]).rank
    if not 0 <= dimension < rank:
        refuse("requires dimension attribute in range [0, {}); found ({})", rank, dimension)
    return [RankedTensorType.get((), i32)]


@implements(ops.SetDimensionSizeOp, method="infer_return_type_components")
@as_components
@of_types
def infer_set_dimension_size(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """inferSetDimensionSizeOp"""
    type, size = tensor(operands[0]), tensor(operands[1])
    dimension: int = properties["dimension"].value
    if size.rank:
        refuse("size operand should be of rank-0")
    if not 0 <= dimension < type.rank:
        refuse("requires dimension attribute in range [0, {}); found ({})", type.rank, dimension)
    shape, bounds = list(type.shape), list(bounds_of(type) or (DYNAMIC,) * type.rank)
    if shape[dimension] != DYNAMIC:
        bounds[dimension] = shape[dimension]
    shape[dimension] = DYNAMIC
    return [tensor_of(shape, type.element_type, bounds)]


@implements(ops.RngOp, method="infer_return_type_components")
@as_components
def infer_rng(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    """inferRngOp"""
    element = element_type(operands[0].type)
    shape_type = tensor(operands[2])
    if shape_type.rank != 1:
        refuse("shape operand should be of rank-1")
    sizes = constant_integers(operands[2])
    if sizes is not None:
        return [tensor_of(static_sizes(sizes), element)]
    return [tensor_of([DYNAMIC] * shape_type.shape[0], element)]
