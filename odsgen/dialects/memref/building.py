"""Builds views of buffers, of the types that follow."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.building.values import AnyValue, mixed, value
from odsgen.dialects.memref.layouts import sliced_type
from odsgen.runtime import DYNAMIC, DYNAMIC_STRIDE, MemRefType, OpResult, index
from odsgen.runtime.ir.building import AnyLocation
from odsgen_dialects.memref.ops import SubViewOp


def subview(
    source: AnyValue,
    offsets: Sequence[AnyValue],
    sizes: Sequence[AnyValue],
    strides: Sequence[AnyValue] | None = None,
    *,
    result_type: MemRefType | None = None,
    location: AnyLocation = None,
) -> OpResult:
    """A part of a buffer, without a copy; strides are 1 unless they are given.

    ``result_type`` is for one with fewer dimensions than the source.
    """
    buffer = value(source)
    if not isinstance(buffer.type, MemRefType):
        raise TypeError(f"expected a memref, got a value of type '{buffer.type}'")
    given = [mixed(each, index) for each in (offsets, sizes, strides or [1] * len(sizes))]
    (offset, offsets_), (size, sizes_), (stride, strides_) = given
    if result_type is None:
        shape = [DYNAMIC if number == DYNAMIC_STRIDE else number for number in sizes_]
        result_type = sliced_type(buffer.type, shape, offsets_, strides_)
        if result_type is None:
            raise ValueError(f"'{buffer.type}' has no strides: say the type of the result")
    return SubViewOp.build(
        result_type, buffer, offset, size, stride, offsets_, sizes_, strides_, location=location
    ).result
