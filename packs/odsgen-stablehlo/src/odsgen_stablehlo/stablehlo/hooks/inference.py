"""Inference of the types of results, with StableHLO's reasons where there are none "
"(`TypeInference.cpp`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any

from odsgen.hooks import implements, infers
from odsgen.runtime import (
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
)
from odsgen.runtime.interfaces import InferTypeOpInterface
from odsgen_dialects.quant import UniformQuantizedType

from .. import ops
from ..types import FutureType, TokenType
from .compatibility import (
    are_all_compatible,
    are_compatible,
    element_type,
    least_specific,
    most_specific,
    refuse,
    shapes_fit,
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
        return [ShapedTypeComponents.of(type) for type in rule(operands, properties, regions)]

    return infer


def of_types(rule: Rule) -> Rule:
    """Keeps what a rule makes of types and properties, where it looks at nothing else: both are unique."""
    known: dict[tuple[object, ...], Sequence[Type]] = {}

    @wraps(rule)
    def infer(
        operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
    ) -> Sequence[Type]:
        key = (*[value.type for value in operands], *properties.items())
        found = known.get(key)
        if found is None:
            found = known[key] = tuple(rule(operands, properties, regions))
        return found

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
@of_types
def infer_parts(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    """The elements of a complex tensor are numbers of its part; others stay."""
    type = tensor(operands[0])
    element = type.element_type
    if isinstance(element, ComplexType):
        element = element.element_type
    return [RankedTensorType.get(type.shape, element, type.encoding)]


@infers(ops.ComplexOp)
@of_types
def infer_complex(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    type = tensor(operands[0])
    element = ComplexType.get(type.element_type)
    return [RankedTensorType.get(type.shape, element, type.encoding)]


@infers(ops.IsFiniteOp)
@of_types
def infer_is_finite(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    type = tensor(operands[0])
    return [RankedTensorType.get(type.shape, i1, type.encoding)]


@implements(ops.CompareOp, method="infer_return_type_components")
@as_components
@of_types
def infer_compare(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    type = most_specific([value.type for value in operands])
    assert isinstance(type, RankedTensorType)
    return [RankedTensorType.get(type.shape, i1, type.encoding)]


@implements(ops.UniformDequantizeOp, method="infer_return_type_components")
@as_components
@of_types
def infer_uniform_dequantize(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    type = tensor(operands[0])
    element = type.element_type
    assert isinstance(element, UniformQuantizedType)
    return [RankedTensorType.get(type.shape, element.expressed_type, type.encoding)]


@implements(ops.ClampOp, method="infer_return_type_components")
@as_components
@of_types
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
@of_types
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
        refuse("requires monotonically increasing dimension numbers, but got: {}", dimensions)
    for value in operands:
        if tensor(value).rank != len(dimensions):
            refuse(
                "applied to a subset of dimensions currently not supported: operand dimensions = "
                "{}, requested map dimensions size = {}",
                tensor(value).rank,
                len(dimensions),
            )
    return [RankedTensorType.get(tensor(operands[0]).shape, type.element_type)]


# --- tuples, tokens, regions ----------------------------------------------------------------------


@infers(ops.SendOp)
def infer_send(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    """inferSendOp"""
    flag, kind = properties.get("is_host_transfer"), properties["channel_handle"].type
    is_host_transfer = flag is not None and flag.value
    if is_host_transfer and kind != _TO_HOST:
        refuse("channel_type should be DEVICE_TO_HOST when is_host_transfer is true")
    if not is_host_transfer and kind != _OF_DEVICES:
        refuse("channel_type should be DEVICE_TO_DEVICE when is_host_transfer is false")
    return [TokenType.get()]


#: Types of channels.
_OF_DEVICES, _TO_HOST = 1, 2


@infers(ops.AfterAllOp, ops.CreateTokenOp, ops.OutfeedOp)
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
    return [least_specific(list(types)) for types in zip(*results, strict=True)]
