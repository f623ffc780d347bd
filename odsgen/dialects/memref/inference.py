"""Inference of result types of the dialect `memref`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import infers
from odsgen.runtime import MemRefType, Region, Type, Value, index
from odsgen_dialects.memref import DistinctObjectsOp, ExtractStridedMetadataOp

_Properties = dict[str, Any]


@infers(DistinctObjectsOp)
def infer_distinct_objects_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """DistinctObjectsOp::inferReturnTypes"""
    return [operand.type for operand in operands]


@infers(ExtractStridedMetadataOp)
def infer_extract_strided_metadata_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """ExtractStridedMetadataOp::inferReturnTypes"""
    source = operands[0].type
    if not isinstance(source, MemRefType):
        raise ValueError("expected a memref to take apart")
    buffer = MemRefType.get((), source.element_type, None, source.memory_space)
    return [buffer, index, *[index] * (2 * len(source.shape))]
