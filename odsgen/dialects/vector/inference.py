"""Inference of result types of the dialect `vector`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import infers
from odsgen.runtime import Region, Type, Value, VectorType
from odsgen_dialects.vector import ExtractOp, MultiDimReductionOp, ShuffleOp, ToElementsOp


def _vector(value: Value) -> VectorType:
    if not isinstance(value.type, VectorType):
        raise ValueError("expected a vector")
    return value.type


#: The most results that may follow from a number in a type, since each takes memory.
_MOST_RESULTS = 1 << 20


@infers(ShuffleOp)
def infer_shuffle_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """ShuffleOp::inferReturnTypes"""
    type = _vector(operands[0])
    if len(properties["mask"]) == 0:
        raise ValueError("'vector.shuffle' op invalid mask length")
    return [VectorType.get((len(properties["mask"]), *type.shape[1:]), type.element_type)]


@infers(ToElementsOp)
def infer_to_elements_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """ToElementsOp::inferReturnTypes"""
    type = _vector(operands[0])
    if type.num_elements > _MOST_RESULTS:
        raise ValueError(
            f"'vector.to_elements' op would have {type.num_elements} results: more than {_MOST_RESULTS} are not supported"
        )
    return [type.element_type] * type.num_elements


@infers(ExtractOp)
def infer_extract_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """ExtractOp::inferReturnTypes"""
    type = _vector(operands[0])
    count = min(len(properties["static_position"]), len(type.shape))
    if count == len(type.shape):
        return [type.element_type]
    return [VectorType.get(type.shape[count:], type.element_type, type.scalable_dims[count:])]


@infers(MultiDimReductionOp)
def infer_multi_reduction_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """MultiDimReductionOp::inferReturnTypes"""
    return [operands[1].type]
