"""Memory spaces of GPUs."""

from __future__ import annotations

from odsgen.runtime import IntegerAttr, MemRefType

_SHARED = 3


def has_shared_memory_space(type: MemRefType) -> bool:
    """Whether a buffer is in the memory that a block shares (`hasSharedMemoryAddressSpace`)."""
    space = type.memory_space
    if isinstance(space, IntegerAttr):
        return space.value == _SHARED
    return space is not None and str(space) == "#gpu.address_space<workgroup>"
