"""Pointers of LLVM as arguments and results: addresses, arrays by the address of their data, descriptors for C interfaces."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from odsgen.native.memory import MemRef
from odsgen.native.memrefs import as_array
from odsgen.runtime import Type

if TYPE_CHECKING:
    from odsgen.native.values import Place

_WORD = 8


class Pointers:
    """How the pointers of a function are passed; a C interface takes the addresses of descriptors."""

    def __init__(self, *, to_descriptors: bool) -> None:
        self._to_descriptors = to_descriptors

    def place(self, type: Type, *, read_only: bool) -> Place | None:
        """The place of a pointer; None for another type."""
        from odsgen_dialects.llvm import LLVMPointerType

        if not isinstance(type, LLVMPointerType):
            return None
        return PointerPlace(type, to_descriptors=self._to_descriptors, read_only=read_only)


class PointerPlace:
    """A pointer."""

    size = _WORD

    def __init__(self, type: Type, *, to_descriptors: bool, read_only: bool) -> None:
        self.type = type
        self._to_descriptors = to_descriptors
        self._read_only = read_only

    def llvm_arguments(self) -> list[tuple[str, int]]:
        return [("ptr", 0)]

    def llvm_result(self) -> str:
        return "ptr"

    def put(self, value: Any, memory: bytearray, offset: int) -> object:
        address, kept = self._address(value)
        memory[offset : offset + _WORD] = address.to_bytes(_WORD, "little")
        return kept

    def _address(self, value: Any) -> tuple[int, object]:
        if value is None:
            return 0, None
        if isinstance(value, int) and not isinstance(value, bool):
            if not 0 <= value < 1 << 64:
                raise ValueError(f"{value} is no address")
            return value, None
        if isinstance(value, MemRef):
            return _descriptor(value)
        if isinstance(value, (ctypes.Structure, ctypes.Array)):
            return ctypes.addressof(value), value
        if isinstance(value, (ctypes.c_void_p, ctypes._Pointer)):
            return ctypes.cast(value, ctypes.c_void_p).value or 0, value
        if not hasattr(value, "ctypes"):
            raise TypeError(
                f"expected an array, an address, or a pointer of ctypes, but got a {type(value).__name__}"
            )
        array = as_array(value, self._read_only)
        if not self._to_descriptors:
            return array.ctypes.data, array
        size = array.itemsize
        if any(stride % size for stride in array.strides):
            raise ValueError("a stride is no multiple of an element's size: pass a copy")
        strides = tuple(stride // size for stride in array.strides)
        data = array.ctypes.data
        return _descriptor(MemRef(data, data, 0, array.shape, strides))

    def take(self, memory: bytearray, offset: int) -> int:
        return int.from_bytes(memory[offset : offset + _WORD], "little")


def _descriptor(memref: MemRef) -> tuple[int, object]:
    words = memref.words()
    made = (ctypes.c_uint64 * len(words))(*(word & ((1 << 64) - 1) for word in words))
    return ctypes.addressof(made), made
