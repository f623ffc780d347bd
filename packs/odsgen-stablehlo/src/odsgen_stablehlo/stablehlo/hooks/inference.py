"""Inference of the types of results, with StableHLO's reasons where there are none "
"(`TypeInference.cpp`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any

from odsgen.hooks import implements, infers
from odsgen.runtime import (
    DYNAMIC,
    ComplexType,
    DenseIntOrFPElementsAttr,
    IntegerType,
    Operation,
    RankedTensorType,
    Region,
    ShapedTypeComponents,
    Signedness,
    TupleType,
    Type,
    Value,
    i1,
    i32,
)
from odsgen.runtime.interfaces import InferTypeOpInterface
from odsgen_dialects.quant import UniformQuantizedType

from .. import ops
from ..types import FutureType, TokenType
from .compatibility import (
    are_all_compatible,
    are_compatible,
    bounds_of,
    element_type,
    fit,
    most_specific,
    refuse,
    shapes_fit,
    tensor_of,
)
from .dimensions import (
    numbers_of,
)

Properties = Mapping[str, Any]
Rule = Callable[[Sequence[Value], Properties, Sequence[Region]], Sequence[Type]]


def as_components(rule: Rule) -> Callable[..., Sequence[ShapedTypeComponents]]:
    """What infers types, for operations of which C++ infers shapes and elements."""

    @wraps(rule)
    def infer(
        cls: type[Operation],
        operands: Sequence[Value],
        properties: dict[str, Any],
        regions: Sequence[Region],
    ) -> Sequence[ShapedTypeComponents]:
        return list(map(ShapedTypeComponents.of, rule(operands, properties, regions)))

    return infer


_INFERRING = [
    found
    for name, found in vars(ops).items()
    if isinstance(found, type)
    and issubclass(found, InferTypeOpInterface)
    and issubclass(found, Operation)
    and name != "ConstantOp"
]


@implements(*_INFERRING, method="is_compatible_return_types")
def is_compatible_return_types(
    op: Operation, inferred: Sequence[Type], actual: Sequence[Type]
) -> bool:
    """isCompatibleForHloTypeInference of each"""
    return are_all_compatible(inferred, actual)


@implements(ops.ConstantOp, method="is_compatible_return_types")
def is_compatible_constant(
    op: ops.ConstantOp, inferred: Sequence[Type], actual: Sequence[Type]
) -> bool:
    """ConstantOp::isCompatibleReturnTypes: a quantized constant has the numbers that are stored."""
    type = actual[0]
    if isinstance(type, RankedTensorType) and isinstance(type.element_type, UniformQuantizedType):
        type = type.clone_with(type.shape, type.element_type.storage_type)
    return type is inferred[0]


def tensor(value: Value) -> RankedTensorType:
    assert isinstance(value.type, RankedTensorType)
    return value.type


def constant_integers(value: Value) -> list[int] | None:
    """The elements of a constant; None of another value."""
    definition = value.defining_op
    if not isinstance(definition, ops.ConstantOp):
        return None
    elements = definition.value
    if not isinstance(elements, DenseIntOrFPElementsAttr):
        return None
    return [number for number in elements.values() if isinstance(number, int)]


# --- element by element ---------------------------------------------------------------------------


@infers(
    ops.AddOp,
    ops.AndOp,
    ops.Atan2Op,
    ops.CbrtOp,
    ops.CeilOp,
    ops.ClzOp,
    ops.CollectivePermuteOp,
    ops.CosineOp,
    ops.CrossReplicaSumOp,
    ops.DivOp,
    ops.ExpOp,
    ops.Expm1Op,
    ops.FloorOp,
    ops.Log1pOp,
    ops.LogOp,
    ops.LogisticOp,
    ops.MaxOp,
    ops.MinOp,
    ops.MulOp,
    ops.NegOp,
    ops.NotOp,
    ops.OrOp,
    ops.PopulationCountOp,
    ops.PowOp,
    ops.ReducePrecisionOp,
    ops.RemOp,
    ops.RoundNearestEvenOp,
    ops.RoundOp,
    ops.RsqrtOp,
    ops.ShiftLeftOp,
    ops.ShiftRightArithmeticOp,
    ops.ShiftRightLogicalOp,
    ops.SignOp,
    ops.SineOp,
    ops.SqrtOp,
    ops.SubtractOp,
    ops.TanOp,
    ops.TanhOp,
    ops.XorOp,
)
def infer_same(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    """CompatibleOperandsAndResultType::inferReturnTypes"""
    if not operands:
        refuse(
            "Expected non-empty operands for [CompatibleOperandsAndResultType]::inferReturnTypes"
        )
    return [most_specific([value.type for value in operands])]


@infers(ops.CollectiveBroadcastOp)
def infer_collective_broadcast(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """inferCollectiveBroadcastOp: a dynamic root is the last operand."""
    is_dynamic = properties.get("has_dynamic_root") is not None
    return [value.type for value in (operands[:-1] if is_dynamic else operands)]


@infers(ops.OptimizationBarrierOp)
def infer_barrier(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    return [value.type for value in operands]


@infers(ops.AbsOp, ops.RealOp, ops.ImagOp)
def infer_parts(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    """The elements of a complex tensor are numbers of its part; others stay."""
    type = tensor(operands[0])
    element = type.element_type
    if isinstance(element, ComplexType):
        element = element.element_type
    return [RankedTensorType.get(type.shape, element, type.encoding)]


@infers(ops.ComplexOp)
def infer_complex(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    type = tensor(operands[0])
    element = ComplexType.get(type.element_type)
    return [RankedTensorType.get(type.shape, element, type.encoding)]


@infers(ops.IsFiniteOp)
def infer_is_finite(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    type = tensor(operands[0])
    return [RankedTensorType.get(type.shape, i1, type.encoding)]


@implements(ops.CompareOp, method="infer_return_type_components")
@as_components
def infer_compare(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    type = most_specific([value.type for value in operands])
    assert isinstance(type, RankedTensorType)
    return [RankedTensorType.get(type.shape, i1, type.encoding)]


@implements(ops.UniformDequantizeOp, method="infer_return_type_components")
@as_components
def infer_uniform_dequantize(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    type = tensor(operands[0])
    element = type.element_type
    assert isinstance(element, UniformQuantizedType)
    return [RankedTensorType.get(type.shape, element.expressed_type, type.encoding)]


@implements(ops.ClampOp, method="infer_return_type_components")
@as_components
def infer_clamp(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    low, operand, high = map(tensor, operands)
    for name, type in (("min", low), ("max", high)):
        if type.rank and not shapes_fit(type.shape, operand.shape):
            refuse(
                "{} shape [{}] is not scalar and is not compatible to operand shape [{}]",
                name,
                type.shape,
                operand.shape,
            )
    return [operand]


@implements(ops.SelectOp, method="infer_return_type_components")
@as_components
def infer_select(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    predicate, on_true, on_false = map(tensor, operands)
    if not are_compatible(on_true, on_false):
        refuse("requires compatible types for non-predicate operands")
    if predicate.rank and not shapes_fit(predicate.shape, on_true.shape):
        refuse("requires the same shape for all operands")
    return [most_specific([on_true, on_false])]


@implements(ops.MapOp, method="infer_return_type_components")
@as_components
def infer_map(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """inferMapOp"""
    block = regions[0].entry_block
    arguments = block.arguments
    if len(operands) != len(arguments):
        refuse(
            "expects number of operands to match the arity of map computation, but got: {} and {}",
            len(operands),
            len(arguments),
        )
    for number, argument in enumerate(arguments):
        if not isinstance(argument.type, RankedTensorType) or argument.type.rank:
            refuse(
                "computation arguments must be 0-rank tensor, but got: arg #{} of type {}",
                number,
                argument.type,
            )
        if not are_compatible(argument.type.element_type, element_type(operands[number].type)):
            refuse(
                "element type of operands and computation arguments must match, but got: {} and {}",
                element_type(operands[number].type),
                argument.type.element_type,
            )
    results = block.last.operands if block.last is not None else ()
    if len(results) != 1:
        refuse("computation must return single output, but got: {}", len(results))
    type = results[0].type
    if not isinstance(type, RankedTensorType) or type.rank:
        refuse("computation must return 0-rank tensor, but got: {}", type)
    dimensions = numbers_of(properties, "dimensions")
    if list(dimensions) != list(range(len(dimensions))):
        refuse(
            "requires monotonically increasing dimension numbers, but got: dense<[{}]> : "
            "tensor<{}xi64>",
            dimensions,
            len(dimensions),
        )
    for value in operands:
        if tensor(value).rank != len(dimensions):
            refuse(
                "applied to a subset of dimensions currently not supported: operand dimensions = "
                "{}, requested map dimensions size = {}",
                tensor(value).rank,
                len(dimensions),
            )
    return [RankedTensorType.get(tensor(operands[0]).shape, type.element_type)]


# --- shapes ---------------------------------------------------------------------------------------


@infers(ops.TransposeOp)
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
def infer_dynamic_slice(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """inferDynamicSliceOp"""
    type, indices = tensor(operands[0]), operands[1:]
    sizes = numbers_of(properties, "slice_sizes")
    if len(sizes) != type.rank:
        refuse(
            "has mismatched number of slice sizes ({}) and rank of operand ({})",
            len(sizes),
            type.rank,
        )
    if len(indices) != type.rank:
        refuse(
            "has mismatched number of start indices ({}) and rank of operand ({})",
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
def infer_get_dimension_size(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    dimension, rank = properties["dimension"].value, tensor(operands[0]).rank
    if not 0 <= dimension < rank:
        refuse("requires dimension attribute in range [0, {}); found ({})", rank, dimension)
    return [RankedTensorType.get((), i32)]


@implements(ops.SetDimensionSizeOp, method="infer_return_type_components")
@as_components
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
        return [tensor_of(sizes, element)]
    return [tensor_of([DYNAMIC] * shape_type.shape[0], element)]


# --- tuples, tokens, regions ----------------------------------------------------------------------


@infers(ops.AfterAllOp, ops.CreateTokenOp, ops.OutfeedOp, ops.SendOp)
def infer_token(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    return [TokenType.get()]


@infers(ops.PartitionIdOp, ops.ReplicaIdOp)
def infer_id(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    return [RankedTensorType.get((), IntegerType.get(32, Signedness.UNSIGNED))]


@infers(ops.ConstantOp)
def infer_constant(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    return [properties["value"].type]


@infers(ops.TupleOp)
def infer_tuple(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    return [TupleType.get([value.type for value in operands])]


@infers(ops.GetTupleElementOp)
def infer_get_tuple_element(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """inferGetTupleElementOp"""
    type, index = operands[0].type, properties["index"].value
    assert isinstance(type, TupleType)
    if not 0 <= index < len(type.types):
        refuse("index {} is out of bounds of operand with size {}", index, len(type.types))
    return [type.types[index]]


@infers(ops.AsyncStartOp)
def infer_async_start(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    last = regions[0].entry_block.last
    return [FutureType.get([value.type for value in last.operands] if last is not None else [])]


@infers(ops.AsyncDoneOp)
def infer_async_done(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    type = operands[0].type
    assert isinstance(type, FutureType)
    return list(type.types)


@infers(ops.WhileOp)
def infer_while(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    return [value.type for value in operands]


@infers(ops.CaseOp, ops.IfOp)
def infer_branches(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """inferConditionalOp"""
    if not regions:
        refuse("expect at least one branch")
    results = []
    for number, region in enumerate(regions):
        block = region.entry_block
        if block.arguments:
            refuse("branch {} must have 0 arguments, but found {}", number, len(block.arguments))
        last = block.last
        results.append([value.type for value in last.operands] if last is not None else [])
        if not are_all_compatible(results[0], results[-1]):
            refuse(
                "branch 0 and branch {} have mismatched return types: {} vs {}",
                number,
                results[0],
                results[-1],
            )
    return [most_specific(list(types)) for types in zip(*results, strict=True)]
