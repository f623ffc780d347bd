"""Descriptors of memory (MLIR: LLVM IR Target, "Ranked MemRef Types"): two pointers, an offset, sizes and strides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.conversions.llvm.operations import LLVMBuilder
from odsgen.dialects.conversions.llvm.types import struct_of
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.dialects.conversions.llvm.types import LLVMTypeConverter
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.builtin.types import MemRefType, UnrankedMemRefType
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.value import Value

_ALLOCATED, _ALIGNED, _OFFSET, _SIZES, _STRIDES = range(5)


class MemRefDescriptor:
    """The parts of a descriptor: read by `extractvalue`, written by `insertvalue`, each time anew, as MLIR does."""

    __slots__ = ("value", "parts", "rank")

    def __init__(self, value: Value, parts: LLVMBuilder, type: MemRefType) -> None:
        self.value = value
        self.parts = parts
        self.rank = len(type.shape)

    @classmethod
    def poison(cls, parts: LLVMBuilder, type: MemRefType) -> MemRefDescriptor:
        """A descriptor of which nothing has been set."""
        types = parts.converter.descriptor_types(type)
        assert types is not None
        return cls(parts.poison(struct_of(types)), parts, type)

    # --- reading ----------------------------------------------------------------------------------------------------------

    def allocated(self) -> Value:
        """The pointer to give back."""
        return self.parts.extract(self._pointer(), self.value, _ALLOCATED)

    def aligned(self) -> Value:
        """The pointer to what the offset is added."""
        return self.parts.extract(self._pointer(), self.value, _ALIGNED)

    def offset(self) -> Value:
        """The number of elements before the first."""
        return self.parts.extract(self.parts.converter.index, self.value, _OFFSET)

    def size(self, dimension: int) -> Value:
        """The size of a dimension."""
        return self.parts.extract(self.parts.converter.index, self.value, _SIZES, dimension)

    def stride(self, dimension: int) -> Value:
        """The number of elements between neighbours of a dimension."""
        return self.parts.extract(self.parts.converter.index, self.value, _STRIDES, dimension)

    def dynamic_size(self, dimension: Value) -> Value:
        """The size of a dimension whose number is a value: read from a copy in memory."""
        parts = self.parts
        array = llvm.LLVMArrayType.get(parts.converter.index, self.rank)
        one = parts.index(1)
        sizes = parts.extract(array, self.value, _SIZES)
        place = parts.alloca(one, array)
        parts.store(sizes, place)
        return parts.load(
            parts.converter.index, parts.element_pointer(place, array, (0, dimension))
        )

    def unpack(self) -> list[Value]:
        """All parts in order, as they are handed to functions."""
        dimensions = range(self.rank)
        return [
            self.allocated(),
            self.aligned(),
            self.offset(),
            *[self.size(dimension) for dimension in dimensions],
            *[self.stride(dimension) for dimension in dimensions],
        ]

    def _pointer(self) -> llvm.LLVMPointerType:
        from odsgen.dialects.llvm.types import element_type

        found = element_type(self.value.type, _ALLOCATED)
        assert isinstance(found, llvm.LLVMPointerType)
        return found

    # --- writing ----------------------------------------------------------------------------------------------------------

    def set_allocated(self, value: Value) -> None:
        """Set the pointer to give back."""
        self.value = self.parts.put(self.value, value, _ALLOCATED)

    def set_aligned(self, value: Value) -> None:
        """Set the pointer to what the offset is added."""
        self.value = self.parts.put(self.value, value, _ALIGNED)

    def set_offset(self, value: Value) -> None:
        """Set the number of elements before the first."""
        self.value = self.parts.put(self.value, value, _OFFSET)

    def set_size(self, dimension: int, value: Value) -> None:
        """Set the size of a dimension."""
        self.value = self.parts.put(self.value, value, _SIZES, dimension)

    def set_stride(self, dimension: int, value: Value) -> None:
        """Set the number of elements between neighbours of a dimension."""
        self.value = self.parts.put(self.value, value, _STRIDES, dimension)


def pack(
    builder: Builder,
    converter: LLVMTypeConverter,
    type: MemRefType,
    values: Sequence[Value],
    location: Location,
) -> Value:
    """A descriptor of all its parts in order."""
    descriptor = MemRefDescriptor.poison(LLVMBuilder(builder, converter, location), type)
    allocated, aligned, offset, *others = values
    descriptor.set_allocated(allocated)
    descriptor.set_aligned(aligned)
    descriptor.set_offset(offset)
    for dimension in range(descriptor.rank):
        descriptor.set_size(dimension, others[dimension])
        descriptor.set_stride(dimension, others[descriptor.rank + dimension])
    return descriptor.value


def pack_unranked(
    builder: Builder,
    converter: LLVMTypeConverter,
    type: UnrankedMemRefType,
    values: Sequence[Value],
    location: Location,
) -> Value:
    """A rank and the place of a descriptor."""
    parts = LLVMBuilder(builder, converter, location)
    struct = converter.convert_type(type)
    assert struct is not None
    result = parts.poison(struct)
    for position, value in enumerate(values):
        result = parts.put(result, value, position)
    return result


def from_static_shape(
    builder: Builder,
    converter: LLVMTypeConverter,
    type: MemRefType,
    pointer: Value,
    location: Location,
    aligned: Value | None = None,
) -> Value:
    """The descriptor of a memory of which the type says all but the place."""
    layout = strides_and_offset(type)
    assert layout is not None
    strides, offset = layout
    parts = LLVMBuilder(builder, converter, location)
    descriptor = MemRefDescriptor.poison(parts, type)
    descriptor.set_allocated(pointer)
    descriptor.set_aligned(pointer if aligned is None else aligned)
    descriptor.set_offset(parts.index(offset))
    for dimension, (size, stride) in enumerate(zip(type.shape, strides, strict=True)):
        descriptor.set_size(dimension, parts.index(size))
        descriptor.set_stride(dimension, parts.index(stride))
    return descriptor.value
