"""The types of buffers that know their size."""

from __future__ import annotations

from odsgen.dialects.memref.layouts import has_identity_map
from odsgen.dialects.shared.enum_attributes import attribute_of_text
from odsgen.runtime.builtin.attributes import StridedLayoutAttr
from odsgen.runtime.builtin.types import DYNAMIC, MemRefType


def fat_raw_buffer_type(source: MemRefType, *, resets_offset: bool) -> MemRefType | None:
    """The type of a buffer of the same elements, which starts at 0 if asked to; None if its layout has no offset."""
    layout = source.layout
    if resets_offset and not has_identity_map(source):
        if not isinstance(layout, StridedLayoutAttr):
            return None
        layout = StridedLayoutAttr.get(0, layout.strides)
        if tuple(layout.strides) == _identity_strides(source):
            layout = None
    space = attribute_of_text("#amdgpu.address_space<fat_raw_buffer>")
    return MemRefType.get(source.shape, source.element_type, layout, space)


def _identity_strides(type: MemRefType) -> tuple[int, ...] | None:
    """The strides of elements one right behind the other, where they are known."""
    if len(type.shape) <= 1:
        return (1,) * len(type.shape)
    if DYNAMIC in type.shape:
        return None
    strides = [1]
    for size in reversed(type.shape[1:]):
        strides.append(strides[-1] * size)
    return tuple(reversed(strides))
