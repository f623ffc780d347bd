"""Inference of result types of the dialect `sparse_tensor`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.sparse_tensor.encoding import Encoding, encoding_of_tensor
from odsgen.hooks import infers
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    IntegerType,
    MemRefType,
    Region,
    ShapedType,
    StridedLayoutAttr,
    Type,
    Value,
    index,
)
from odsgen_dialects import sparse_tensor


def _encoding(operands: Sequence[Value]) -> Encoding:
    found = encoding_of_tensor(operands[0].type)
    if found is None:
        raise ValueError("expected a sparse tensor")
    return found


def _buffer(element: Type, layout: StridedLayoutAttr | None = None) -> list[Type]:
    return [MemRefType.get((DYNAMIC,), element, layout)]


def _integer(width: int) -> Type:
    return IntegerType.get(width) if width else index


@infers(sparse_tensor.ToValuesOp)
def infer_values_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """ToValuesOp::inferReturnTypes"""
    type = operands[0].type
    if not isinstance(type, ShapedType):
        raise ValueError("expected a tensor")
    return _buffer(type.element_type)


@infers(sparse_tensor.ToPositionsOp)
def infer_positions_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """ToPositionsOp::inferReturnTypes"""
    return _buffer(_integer(_encoding(operands).position_width))


@infers(sparse_tensor.ToCoordinatesOp)
def infer_coordinates_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """ToCoordinatesOp::inferReturnTypes"""
    encoding = _encoding(operands)
    layout = None
    if int(properties["level"].value) >= encoding.aos_coo_start:
        layout = StridedLayoutAttr.get(DYNAMIC_STRIDE, (DYNAMIC_STRIDE,))
    return _buffer(_integer(encoding.coordinate_width), layout)


@infers(sparse_tensor.ToCoordinatesBufferOp)
def infer_coordinates_buffer_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """ToCoordinatesBufferOp::inferReturnTypes"""
    return _buffer(_integer(_encoding(operands).coordinate_width))


@infers(sparse_tensor.ExtractIterSpaceOp)
def infer_extract_iteration_space_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """ExtractIterSpaceOp::inferReturnTypes"""
    tensor: Any = operands[0].type
    low, high = (int(properties[name].value) for name in ("loLvl", "hiLvl"))
    if low >= high:
        raise ValueError("expected smaller level low than level high")
    return [sparse_tensor.IterSpaceType.get(tensor.encoding, low, high)]
