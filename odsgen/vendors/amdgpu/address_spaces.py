"""Memory spaces of memrefs on AMD GPUs, as a number or an attribute."""

from __future__ import annotations

from odsgen.hooks import checks
from odsgen.runtime import Attribute, IntegerAttr
from odsgen_dialects import amdgpu, gpu

AnySpace = amdgpu.AddressSpaceAttr | gpu.AddressSpaceAttr


def _is_case(space: Attribute, kind: type[AnySpace], keyword: str) -> bool:
    return isinstance(space, kind) and space.value.keyword == keyword


@checks("check_is_global")
def is_global(space: Attribute | None) -> bool:
    """Whether the memory is global."""
    if space is None:
        return True
    if isinstance(space, IntegerAttr):
        return space.value in (0, 1)
    return _is_case(space, gpu.AddressSpaceAttr, "global")


@checks("check_is_workgroup")
def is_workgroup(space: Attribute | None) -> bool:
    """Whether the memory is that of a workgroup (LDS)."""
    if isinstance(space, IntegerAttr):
        return space.value == 3
    return space is not None and _is_case(space, gpu.AddressSpaceAttr, "workgroup")


def is_fat_raw_buffer(space: Attribute | None) -> bool:
    """Whether the memory is a fat raw buffer, which knows its size."""
    if isinstance(space, IntegerAttr):
        return space.value == 7
    return space is not None and _is_case(space, amdgpu.AddressSpaceAttr, "fat_raw_buffer")
