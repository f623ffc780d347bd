"""Memrefs in memory: descriptors, and the NumPy arrays that show what they describe."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from numpy import dtype
    from numpy.typing import NDArray

#: What `memref.get_global` has for an allocated pointer.
NO_ALLOCATION = 0xDEADBEEF


class MemRef(NamedTuple):
    """The descriptor of a memref; offset and strides count elements."""

    allocated: int
    aligned: int
    offset: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]

    def words(self) -> list[int]:
        """The fields as they lie in memory."""
        return [self.allocated, self.aligned, self.offset, *self.sizes, *self.strides]


def memref_at(address: int, rank: int) -> MemRef:
    """The descriptor of a rank at an address."""
    words = (ctypes.c_int64 * (3 + 2 * rank)).from_address(address)
    mask = (1 << 64) - 1
    sizes, strides = tuple(words[3 : 3 + rank]), tuple(words[3 + rank :])
    return MemRef(words[0] & mask, words[1] & mask, words[2], sizes, strides)


def unranked_memref_at(address: int) -> MemRef:
    """The descriptor behind an unranked one."""
    rank, ranked = (ctypes.c_int64 * 2).from_address(address)
    return memref_at(ranked, rank)


def array_of(
    memref: MemRef, element: dtype[Any], inner: Sequence[int] = (), owner: object = None
) -> NDArray[Any]:
    """The array of what a descriptor describes, no copy; `inner` is the shape of its elements, `owner` lives as long."""
    import numpy

    shape = (*memref.sizes, *inner)
    if 0 in shape:
        return numpy.empty(shape, element)
    inner_strides: list[int] = []
    size = element.itemsize
    for extent in reversed(inner):
        inner_strides.insert(0, size)
        size *= extent
    strides = [stride * size for stride in memref.strides]
    reach = [stride * (extent - 1) for stride, extent in zip(strides, memref.sizes, strict=True)]
    low = sum(step for step in reach if step < 0)
    high = sum(step for step in reach if step > 0) + size
    start = memref.aligned + memref.offset * size
    memory = (_Memory * (high - low)).from_address(start + low)
    array: NDArray[Any] = numpy.ndarray(
        shape, element, memoryview(memory), -low, (*strides, *inner_strides)
    )
    if owner is not None:
        memory.owner = owner  # type: ignore[attr-defined]
    return array


class _Memory(ctypes.c_uint8):
    """A byte of a program's memory."""
