"""Inference of result types of the dialect `amdgpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import infers
from odsgen.runtime import MemRefType, Region, Type, Value
from odsgen.vendors.amdgpu.buffers import fat_raw_buffer_type
from odsgen_dialects.amdgpu import FatRawBufferCastOp


@infers(FatRawBufferCastOp)
def infer_fat_raw_buffer_cast_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """FatRawBufferCastOp::inferReturnTypes"""
    source = operands[0].type
    if not isinstance(source, MemRefType):
        raise ValueError("expected a memref to make a buffer of")
    made = fat_raw_buffer_type(source, resets_offset="resetOffset" in properties)
    if made is None:
        raise ValueError("expected a layout whose offset can be reset")
    return [made]
