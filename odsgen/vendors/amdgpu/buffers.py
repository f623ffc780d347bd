"""Types of fat raw buffers."""

from __future__ import annotations

from odsgen.dialects.memref.layouts import has_identity_map
from odsgen.runtime import DYNAMIC, MemRefType, StridedLayoutAttr
from odsgen_dialects.amdgpu import AddressSpace, AddressSpaceAttr


def fat_raw_buffer_type(source: MemRefType, *, resets_offset: bool) -> MemRefType | None:
    """The memref type of a fat raw buffer over ``source``; None if the offset cannot be reset."""
    layout = source.layout
    if resets_offset and not has_identity_map(source):
        if not isinstance(layout, StridedLayoutAttr):
            return None
        layout = StridedLayoutAttr.get(0, layout.strides)
        if tuple(layout.strides) == _identity_strides(source):
            layout = None
    space = AddressSpaceAttr.get(AddressSpace.FatRawBuffer)
    return MemRefType.get(source.shape, source.element_type, layout, space)


def _identity_strides(type: MemRefType) -> tuple[int, ...] | None:
    """The row-major strides of a static shape; None for a dynamic one."""
    if len(type.shape) <= 1:
        return (1,) * len(type.shape)
    if DYNAMIC in type.shape:
        return None
    strides = [1]
    for size in reversed(type.shape[1:]):
        strides.append(strides[-1] * size)
    return tuple(reversed(strides))
