"""Memrefs as arguments and results: NumPy arrays of any strides, no copies."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.native.errors import NativeError
from odsgen.native.memory import NO_ALLOCATION, MemRef, array_of, memref_at
from odsgen.native.runner.output import libc
from odsgen.native.values import accepts_dtype, element_dtype, shape_text
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    MemRefType,
    Type,
    UnrankedMemRefType,
    VectorType,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

_WORD = 8
_POINTERS = struct.Struct("<QQ")


class _Elements:
    """The elements of a memref as NumPy has them: vectors are the last dimensions of an array."""

    def __init__(self, type: Type) -> None:
        self.type = type
        self.inner: tuple[int, ...] = ()
        if isinstance(type, VectorType):
            if any(type.scalable_dims) or not type.shape:
                raise NativeError(f"there are no native memrefs of '{type}'")
            self.inner = tuple(type.shape)
            self.type = type.element_type
        self.dtype = element_dtype(self.type)
        self.size = self.dtype.itemsize
        for extent in self.inner:
            self.size *= extent
        row = self.dtype.itemsize * (self.inner[-1] if self.inner else 1)
        if row & (row - 1) and self.inner or (self.inner and self.dtype.kind == "b"):
            raise NativeError(f"NumPy has no elements like those of '{type}': they have gaps")
        self.alignment = row

    def check(self, array: NDArray[Any]) -> None:
        """Refuse arrays of other elements."""
        if not accepts_dtype(self.type, self.dtype, array.dtype):
            order = "" if array.dtype.isnative else " of the other byte order"
            raise TypeError(
                f"expected elements of {self.dtype}, but got {array.dtype}{order}: "
                f"pass array.astype({str(self.dtype)!r})"
            )
        rank = array.ndim - len(self.inner)
        if rank < 0 or array.shape[rank:] != self.inner:
            raise ValueError(
                f"expected {shape_text(self.inner)} as the last dimensions, those of a vector, but got "
                f"{shape_text(array.shape)}"
            )
        inner_size = self.dtype.itemsize
        for extent, stride in zip(reversed(self.inner), array.strides[::-1], strict=False):
            if extent > 1 and stride != inner_size:
                raise ValueError("the elements of a vector must lie side by side")
            inner_size *= extent

    def start(self, array: NDArray[Any]) -> int:
        """The address of the data, which must be aligned."""
        start: int = array.__array_interface__["data"][0]
        if start % self.alignment and array.size:
            raise ValueError(
                f"the data at {start:#x} are not aligned to {self.alignment} bytes: pass a copy"
            )
        return start

    def described(self, array: NDArray[Any], offset: int) -> MemRef:
        """The descriptor of an array."""
        rank = array.ndim - len(self.inner)
        strides: list[int] = []
        for extent, stride in zip(array.shape[:rank], array.strides[:rank], strict=True):
            if stride % self.size and extent > 1:
                raise ValueError(
                    f"a stride of {stride} bytes is no multiple of an element's {self.size}: pass a copy, "
                    "numpy.ascontiguousarray(array)"
                )
            strides.append(stride // self.size)
        start = self.start(array) - offset * self.size
        return MemRef(start, start, offset, array.shape[:rank], tuple(strides))


def as_array(value: Any, read_only: bool) -> NDArray[Any]:
    import numpy

    if not isinstance(value, numpy.ndarray):
        raise TypeError(
            f"expected a NumPy array, but got a {type(value).__name__}: pass numpy.array(…), or an array "
            "that shares its memory, numpy.asarray(…)"
        )
    if not value.flags.writeable and not read_only:
        raise ValueError(
            "the array is read-only, and the program may write into it: pass a copy, or let the argument "
            "have the attribute llvm.readonly"
        )
    return value


class MemRefPlace:
    """A memref of a rank, by descriptor or by bare pointer."""

    def __init__(self, type: MemRefType, *, is_bare: bool = False, read_only: bool = False) -> None:
        self.type = type
        self.is_bare = is_bare
        self._read_only = read_only
        self._elements = _Elements(type.element_type)
        layout = strides_and_offset(type)
        if layout is None:
            raise NativeError(f"the layout of '{type}' has no strides")
        self._strides, offset = layout
        self._offset = 0 if offset == DYNAMIC_STRIDE else offset
        self._words = struct.Struct(f"<QQ{1 + 2 * len(type.shape)}q")
        #: The layout of the last array, and its descriptor behind the pointers: most calls have arrays like those before.
        self._last: tuple[object, bytes] = (None, b"")
        self.size = self._words.size

    def llvm_arguments(self) -> list[tuple[str, int]]:
        if self.is_bare:
            return [("ptr", _WORD)]
        words = 1 + 2 * len(self.type.shape)
        pointers = [("ptr", 0), ("ptr", _WORD)]
        return [*pointers, *(("i64", (2 + i) * _WORD) for i in range(words))]

    def llvm_result(self) -> str:
        if self.is_bare:
            return "ptr"
        rank = len(self.type.shape)
        arrays = f", [{rank} x i64], [{rank} x i64]" if rank else ""
        return f"{{ ptr, ptr, i64{arrays} }}"

    def put(self, value: Any, memory: bytearray, offset: int) -> object:
        if isinstance(value, MemRef):
            self._check_memref(value)
            self._words.pack_into(memory, offset, *value.words())
            return None
        array = as_array(value, self._read_only)
        layout = (array.dtype, array.shape, array.strides)
        known, words = self._last
        if layout == known:
            start = self._elements.start(array) - self._offset * self._elements.size
            _POINTERS.pack_into(memory, offset, start, start)
            memory[offset + _POINTERS.size : offset + self.size] = words
            return None
        self._check_rank(array)
        self._elements.check(array)
        memref = self._elements.described(array, self._offset)
        self._check_memref(memref)
        self._words.pack_into(memory, offset, *memref.words())
        self._last = (layout, bytes(memory[offset + _POINTERS.size : offset + self.size]))
        return None

    def _check_memref(self, memref: MemRef) -> None:
        self._check_shape(memref.sizes)
        self._check_strides(memref)

    def _check_rank(self, array: NDArray[Any]) -> None:
        wanted = len(self.type.shape) + len(self._elements.inner)
        if array.ndim != wanted:
            dimensions = "dimension" if wanted == 1 else "dimensions"
            raise ValueError(
                f"expected an array of {wanted} {dimensions}, but got one of {array.ndim} "
                f"({shape_text(array.shape)})"
            )

    def _check_shape(self, sizes: Sequence[int]) -> None:
        shape = self.type.shape
        matches = len(sizes) == len(shape) and all(
            wanted in (DYNAMIC, size) for size, wanted in zip(sizes, shape, strict=True)
        )
        if not matches:
            wanted = shape_text(["?" if size == DYNAMIC else size for size in shape])
            raise ValueError(f"expected an array of {wanted}, but got one of {shape_text(sizes)}")

    def _check_strides(self, memref: MemRef) -> None:
        """The strides must be those of the type; the strides of dimensions of one element, or none, mean nothing."""
        if 0 in memref.sizes:
            return
        wanted = self._strides_for(memref.sizes)
        for size, stride, expected in zip(memref.sizes, memref.strides, wanted, strict=True):
            if size != 1 and expected not in (DYNAMIC_STRIDE, stride):
                raise ValueError(
                    f"expected strides of {list(wanted)} elements, but got {list(memref.strides)}: pass a copy, "
                    f"numpy.ascontiguousarray(array), or let the type be memref<…, strided<[?, …], offset: ?>>"
                )

    def _strides_for(self, sizes: Sequence[int]) -> Sequence[int]:
        if self.type.layout is not None:
            return self._strides
        strides: list[int] = []
        stride = 1
        for size in reversed(sizes):
            strides.insert(0, stride)
            stride *= size
        return strides

    def allocated(self, memory: bytearray, offset: int) -> int:
        """The allocated pointer of an argument in the frame."""
        return int.from_bytes(memory[offset : offset + _WORD], "little")

    def take(self, memory: bytearray, offset: int) -> MemRef:
        rank = len(self.type.shape)
        if self.is_bare:
            address = int.from_bytes(memory[offset : offset + _WORD], "little")
            sizes = tuple(self.type.shape)
            return MemRef(address, address, 0, sizes, tuple(self._strides_for(sizes)))
        allocated, aligned, start, *words = self._words.unpack_from(memory, offset)
        return MemRef(allocated, aligned, start, tuple(words[:rank]), tuple(words[rank:]))

    def array(self, memref: MemRef, owner: object) -> NDArray[Any]:
        """The array of a result."""
        return array_of(memref, self._elements.dtype, self._elements.inner, owner)


class UnrankedMemRefPlace:
    """A memref of any rank."""

    size = 2 * _WORD
    is_bare = False

    def __init__(self, type: UnrankedMemRefType, *, read_only: bool = False) -> None:
        self.type = type
        self._read_only = read_only
        self._elements = _Elements(type.element_type)

    def llvm_arguments(self) -> list[tuple[str, int]]:
        return [("i64", 0), ("ptr", _WORD)]

    def llvm_result(self) -> str:
        return "{ i64, ptr }"

    def put(self, value: Any, memory: bytearray, offset: int) -> object:
        if isinstance(value, MemRef):
            memref = value
        else:
            array = as_array(value, self._read_only)
            self._elements.check(array)
            memref = self._elements.described(array, 0)
        words = struct.pack(f"<QQ{1 + 2 * len(memref.sizes)}q", *memref.words())
        ranked = ctypes.create_string_buffer(words, len(words))
        struct.pack_into("<qQ", memory, offset, len(memref.sizes), ctypes.addressof(ranked))
        return ranked

    @staticmethod
    def allocated(value: Any) -> int:
        """The allocated pointer that the descriptor of an argument has."""
        return value.allocated if isinstance(value, MemRef) else int(value.ctypes.data)

    def take(self, memory: bytearray, offset: int) -> MemRef:

        rank, ranked = struct.unpack_from("<qQ", memory, offset)
        memref = memref_at(ranked, rank)
        free(ranked)  # the callee allocated it for its caller
        return memref

    def array(self, memref: MemRef, owner: object) -> NDArray[Any]:
        """The array of a result."""
        return array_of(memref, self._elements.dtype, self._elements.inner, owner)


def array_of_numbers(numbers: object, shape: Sequence[int], type: MemRefType) -> NDArray[Any]:
    """A new array for an argument, of nested lists."""
    import numpy

    return numpy.array(numbers, element_dtype(type.element_type)).reshape(shape)


class Allocation:
    """Memory that a program allocated and returned: the last array on it frees it."""

    __slots__ = ("address",)

    def __init__(self, address: int) -> None:
        self.address = address

    def __del__(self) -> None:
        free(self.address)


def free(address: int) -> None:
    """Give memory of `malloc` back."""
    libc().free(ctypes.c_void_p(address))


def owners_of(
    results: Sequence[MemRef], arguments: dict[int, object], code: object
) -> list[object]:
    """The keeper of the memory of each result: an argument, the program itself, or an allocation that is the caller's now.

    `arguments` has the arrays by what their descriptors have for allocated pointers.
    """
    allocations: dict[int, Allocation] = {}
    owners: list[object] = []
    for memref in results:
        address = memref.allocated
        if address in arguments:
            owners.append(arguments[address])
        elif address in (0, NO_ALLOCATION):
            owners.append(code)
        else:
            if address not in allocations:
                allocations[address] = Allocation(address)
            owners.append(allocations[address])
    return owners
