"""Interface methods of the dialect `amdgpu`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import Size, size_of
from odsgen.hooks import implements
from odsgen_dialects.amdgpu import FatRawBufferCastOp

if TYPE_CHECKING:
    from odsgen.runtime import Builder


@implements(FatRawBufferCastOp, method="reify_dim_of_result")
def reify_dim_of_result_fat_raw_buffer_cast(
    op: FatRawBufferCastOp, builder: Builder, result_index: int, dimension: int
) -> Size:
    """FatRawBufferCastOp::reifyDimOfResult"""
    return size_of(builder, op.source, dimension, op.location)
