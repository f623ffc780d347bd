"""Interface methods of the dialect `amdgpu`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared.reified_shapes import Size, size_of

if TYPE_CHECKING:
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.amdgpu import FatRawBufferCastOp


def view_source_fat_raw_buffer_cast(op: FatRawBufferCastOp) -> Value:
    """The buffer."""
    return op.source


def reify_dim_of_result_fat_raw_buffer_cast(
    op: FatRawBufferCastOp, builder: Builder, result_index: int, dimension: int
) -> Size:
    """That of the buffer."""
    return size_of(builder, op.source, dimension, op.location)
