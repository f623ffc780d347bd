"""Inference of types in the dialect `chlo`, and the verifiers of its traits, which are StableHLO's."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements, infers, verifies
from odsgen.runtime import (
    DYNAMIC,
    ComplexType,
    Operation,
    RankedTensorType,
    Type,
    UnrankedTensorType,
    Value,
    i1,
    i32,
)
from odsgen.runtime.interfaces import InferTypeOpInterface

from ...stablehlo.hooks.compatibility import (
    are_all_compatible,
    bounds_of,
    element_type,
    refuse,
    tensor_of,
)
from ...stablehlo.hooks.dimensions import numbers_of, static_sizes
from ...stablehlo.hooks.inference import (
    Properties,
    as_components,
    infer_constant,
    infer_same,
)
from ...stablehlo.hooks.traits import (
    verify_compatible_operands_and_result_element_type,
    verify_compatible_operands_and_result_type,
)
from .. import ops
from ..traits import HLO_CompatibleOperandsAndResultElementType, HLO_NativeOpTrait

verifies(HLO_NativeOpTrait)(verify_compatible_operands_and_result_type)
verifies(HLO_CompatibleOperandsAndResultElementType)(
    verify_compatible_operands_and_result_element_type
)
infers(ops.ConstantOp)(infer_constant)
infers(
    ops.AcosOp,
    ops.AcoshOp,
    ops.AsinAcosKernelOp,
    ops.AsinOp,
    ops.AsinhOp,
    ops.AtanOp,
    ops.AtanhOp,
    ops.BesselI1eOp,
    ops.ConjOp,
    ops.CoshOp,
    ops.DigammaOp,
    ops.ErfInvOp,
    ops.ErfOp,
    ops.ErfcOp,
    ops.LgammaOp,
    ops.MulhiOp,
    ops.NextAfterOp,
    ops.PolygammaOp,
    ops.SinhOp,
    ops.SquareOp,
    ops.TanOp,
    ops.ZetaOp,
)(infer_same)

_INFERRING = [
    found
    for found in vars(ops).values()
    if isinstance(found, type)
    and issubclass(found, InferTypeOpInterface)
    and issubclass(found, Operation)
]


@implements(*_INFERRING, method="is_compatible_return_types")
def is_compatible_return_types(
    op: Operation, inferred: Sequence[Type], actual: Sequence[Type]
) -> bool:
    """isCompatibleForHloTypeInference of each"""
    return are_all_compatible(inferred, actual)


@infers(ops.IsInfOp, ops.IsNegInfOp, ops.IsPosInfOp)
def infer_is(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    type = operands[0].type
    if not isinstance(type, RankedTensorType):
        return [UnrankedTensorType.get(i1)]
    return [type.clone_with(type.shape, i1)]


def _broadcast(first: Type, second: Type, dimensions: Sequence[int] = ()) -> list[int]:
    """The shape of both, where the one of lower rank has the given dimensions, or else the last ones."""
    types = [type for type in (first, second) if isinstance(type, RankedTensorType)]
    small, large = sorted(types, key=lambda type: type.rank)
    offset = large.rank - small.rank
    if not dimensions or not offset:
        dimensions = range(offset, large.rank)
    shape = list(large.shape)
    for size, dimension in zip(small.shape, dimensions, strict=False):
        other = shape[dimension]
        shape[dimension] = DYNAMIC if DYNAMIC in (size, other) else max(size, other)
    return shape


def _broadcast_types(
    operands: Sequence[Value], properties: Properties, element: Type
) -> list[Type]:
    first, second = (value.type for value in operands)
    if not isinstance(first, RankedTensorType) or not isinstance(second, RankedTensorType):
        return [UnrankedTensorType.get(element)]
    return [
        tensor_of(
            _broadcast(first, second, numbers_of(properties, "broadcast_dimensions")), element
        )
    ]


@implements(
    ops.BroadcastAddOp,
    ops.BroadcastAndOp,
    ops.BroadcastAtan2Op,
    ops.BroadcastDivOp,
    ops.BroadcastMaxOp,
    ops.BroadcastMinOp,
    ops.BroadcastMulOp,
    ops.BroadcastNextAfterOp,
    ops.BroadcastOrOp,
    ops.BroadcastPolygammaOp,
    ops.BroadcastPowOp,
    ops.BroadcastRemOp,
    ops.BroadcastShiftLeftOp,
    ops.BroadcastShiftRightArithmeticOp,
    ops.BroadcastShiftRightLogicalOp,
    ops.BroadcastSubOp,
    ops.BroadcastXorOp,
    ops.BroadcastZetaOp,
    method="infer_return_type_components",
)
@as_components
def infer_broadcast(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    return _broadcast_types(operands, properties, element_type(operands[0].type))


@implements(ops.BroadcastCompareOp, method="infer_return_type_components")
@as_components
def infer_broadcast_compare(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    return _broadcast_types(operands, properties, i1)


@implements(ops.BroadcastComplexOp, method="infer_return_type_components")
@as_components
def infer_broadcast_complex(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    return _broadcast_types(operands, properties, ComplexType.get(element_type(operands[0].type)))


@implements(ops.ConstantLikeOp, method="infer_return_type_components")
@as_components
def infer_constant_like(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    type, element = operands[0].type, properties["value"].type
    if not isinstance(type, RankedTensorType):
        return [UnrankedTensorType.get(element)]
    return [tensor_of(type.shape, element, bounds_of(type))]


@implements(ops.TopKOp, method="infer_return_type_components")
@as_components
def infer_top_k(operands: Sequence[Value], properties: Properties, regions: object) -> list[Type]:
    """inferTopKOp"""
    type, k = operands[0].type, properties["k"].value
    if not isinstance(type, RankedTensorType):
        return [type, UnrankedTensorType.get(i32)]
    if type.rank < 1:
        refuse("operand's rank must be at least 1")
    if type.shape[-1] != DYNAMIC and type.shape[-1] < k:
        refuse("operand's last dimension must be at least {}", k)
    bounds = bounds_of(type)
    limits = [*bounds[:-1], DYNAMIC] if bounds else ()
    shape = [*type.shape[:-1], *static_sizes([k])]
    return [tensor_of(shape, type.element_type, limits), tensor_of(shape, i32, limits)]
