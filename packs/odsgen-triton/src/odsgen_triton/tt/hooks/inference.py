"""Types of results that follow from operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import infers
from odsgen.runtime import Attribute, RankedTensorType, Region, Type, Value

from ...inferred_layouts import (
    check_dot_operand,
    expanded_layout,
    reduced_layout,
    split_layout,
    transposed_layout,
)
from ..ops import (
    DotOp,
    ExpandDimsOp,
    GatherOp,
    LoadOp,
    ReduceOp,
    ScanOp,
    SplitOp,
    TransOp,
    UnsplatOp,
)
from .elements import pointee

_Properties = dict[str, Any]


def _tensor(value: Value) -> RankedTensorType:
    if not isinstance(value.type, RankedTensorType):
        raise ValueError(f"expected a ranked tensor, got '{value.type}'")
    return value.type


@infers(LoadOp)
def infer_load(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> Sequence[Type]:
    return [pointee(operands[0].type)]


@infers(ScanOp)
def infer_scan(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> Sequence[Type]:
    return [operand.type for operand in operands]


@infers(ReduceOp)
def infer_reduce(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> Sequence[Type]:
    """ReduceOp::inferReturnTypes"""
    axis = properties["axis"].value
    found: list[Type] = []
    for type in map(_tensor, operands):
        if not 0 <= axis < len(type.shape):
            raise ValueError(f"axis out of bounds for operand rank {len(type.shape)}")
        shape = [*type.shape[:axis], *type.shape[axis + 1 :]]
        encoding: Attribute | None = None
        if type.encoding is not None and shape:
            encoding = reduced_layout(type.encoding, axis)
        element = type.element_type
        found.append(RankedTensorType.get(shape, element, encoding) if shape else element)
    return found


@infers(ExpandDimsOp)
def infer_expand_dims(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> Sequence[Type]:
    """ExpandDimsOp::inferReturnTypes"""
    type, axis = _tensor(operands[0]), properties["axis"].value
    if not 0 <= axis <= len(type.shape):
        raise ValueError(f"axis out of bounds for operand rank {len(type.shape)}")
    shape = [*type.shape[:axis], 1, *type.shape[axis:]]
    encoding = None if type.encoding is None else expanded_layout(type.encoding, axis)
    return [RankedTensorType.get(shape, type.element_type, encoding)]


@infers(TransOp)
def infer_trans(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> Sequence[Type]:
    """TransOp::inferReturnTypes"""
    type, order = _tensor(operands[0]), tuple(properties["order"])
    if len(order) != len(type.shape):
        raise ValueError("order must have the same size as the rank of the operand and result")
    if sorted(order) != list(range(len(order))):
        raise ValueError("order must be a permutation of [0, ..., rank - 1]")
    encoding = (
        None if type.encoding is None else transposed_layout(type.encoding, type.shape, order)
    )
    shape = [type.shape[dimension] for dimension in order]
    return [RankedTensorType.get(shape, type.element_type, encoding)]


@infers(SplitOp)
def infer_split(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> Sequence[Type]:
    """SplitOp::inferReturnTypes"""
    type = _tensor(operands[0])
    if not type.shape or type.shape[-1] != 2:
        raise ValueError("last dimension of input tensor must be 2")
    encoding = None if type.encoding is None else split_layout(type.encoding, type.shape)
    half = RankedTensorType.get(type.shape[:-1], type.element_type, encoding)
    return [half, half]


@infers(UnsplatOp)
def infer_unsplat(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> Sequence[Type]:
    return [_tensor(operands[0]).element_type]


@infers(GatherOp)
def infer_gather(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> Sequence[Type]:
    source, indices = map(_tensor, operands)
    return [RankedTensorType.get(indices.shape, source.element_type, indices.encoding)]


@infers(DotOp)
def infer_dot(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> Sequence[Type]:
    """DotOp::inferReturnTypes"""
    a, b, accumulator = map(_tensor, operands)
    if a.encoding is not None and b.encoding is not None and accumulator.encoding is not None:
        check_dot_operand(a.encoding, 0, accumulator.encoding)
        check_dot_operand(b.encoding, 1, accumulator.encoding)
    return [accumulator]
