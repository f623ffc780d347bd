"""Memref descriptors (MLIR: LLVM IR Target, "Ranked MemRef Types")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.llvm.lowering.operations import LLVMBuilder
from odsgen.dialects.llvm.types import struct_of
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.runtime import DYNAMIC, Location, MemRefType, UnrankedMemRefType, Value
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
    from odsgen.runtime import Builder

_ALLOCATED, _ALIGNED, _OFFSET, _SIZES, _STRIDES = range(5)


class MemRefDescriptor:
    """Builds `extractvalue` and `insertvalue` on a descriptor; as in MLIR, anew for each access."""

    __slots__ = ("value", "parts", "rank")

    def __init__(self, value: Value, parts: LLVMBuilder, type: MemRefType) -> None:
        self.value = value
        self.parts = parts
        self.rank = len(type.shape)

    @classmethod
    def poison(cls, parts: LLVMBuilder, type: MemRefType) -> MemRefDescriptor:
        """An uninitialized descriptor."""
        types = parts.converter.descriptor_types(type)
        assert types is not None
        return cls(parts.poison(struct_of(types)), parts, type)

    # --- reading ----------------------------------------------------------------------------------------------------------

    def allocated(self) -> Value:
        """The allocated pointer, which `free` takes."""
        return self.parts.extract(self._pointer(), self.value, _ALLOCATED)

    def aligned(self) -> Value:
        """The aligned pointer."""
        return self.parts.extract(self._pointer(), self.value, _ALIGNED)

    def offset(self) -> Value:
        """The offset, in elements."""
        return self.parts.extract(self.parts.converter.index, self.value, _OFFSET)

    def size(self, dimension: int) -> Value:
        """The size of a dimension."""
        return self.parts.extract(self.parts.converter.index, self.value, _SIZES, dimension)

    def stride(self, dimension: int) -> Value:
        """The stride of a dimension, in elements."""
        return self.parts.extract(self.parts.converter.index, self.value, _STRIDES, dimension)

    def dynamic_size(self, dimension: Value) -> Value:
        """The size of a dynamic dimension number, read from a copy of the sizes on the stack."""
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
        """All fields in order, as functions take them."""
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
        self.value = self.parts.put(self.value, value, _ALLOCATED)

    def set_aligned(self, value: Value) -> None:
        self.value = self.parts.put(self.value, value, _ALIGNED)

    def set_offset(self, value: Value) -> None:
        self.value = self.parts.put(self.value, value, _OFFSET)

    def set_size(self, dimension: int, value: Value) -> None:
        self.value = self.parts.put(self.value, value, _SIZES, dimension)

    def set_stride(self, dimension: int, value: Value) -> None:
        self.value = self.parts.put(self.value, value, _STRIDES, dimension)


def pack(
    builder: Builder,
    converter: LLVMTypeConverter,
    type: MemRefType,
    values: Sequence[Value],
    location: Location,
) -> Value:
    """A descriptor of these fields."""
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
    """An unranked descriptor: a rank and a pointer to a ranked one."""
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
    """The descriptor of a memref type with static shape, strides and offset."""
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


def shape_values(
    parts: LLVMBuilder, type: MemRefType, dynamic: Sequence[Value]
) -> tuple[list[Value], list[Value], Value]:
    """Sizes and strides of a memref with identity layout, and its number of elements."""
    remaining = iter(dynamic)
    sizes = [next(remaining) if size == DYNAMIC else parts.index(size) for size in type.shape]
    strides: list[Value] = []
    product: int | None = 1
    running = parts.index(1)
    for size, value in zip(reversed(type.shape), reversed(sizes), strict=True):
        strides.append(running)
        was_one = product == 1
        product = None if size == DYNAMIC or product is None else product * size
        if was_one:
            running = value
        elif product is None:
            running = parts.multiply(running, value)
        else:
            running = parts.index(product)
    strides.reverse()
    return sizes, strides, running


def describe(
    parts: LLVMBuilder,
    type: MemRefType,
    allocated: Value,
    aligned: Value,
    sizes: Sequence[Value],
    strides: Sequence[Value],
) -> Value:
    """The descriptor of newly allocated memory."""
    descriptor = MemRefDescriptor.poison(parts, type)
    descriptor.set_allocated(allocated)
    descriptor.set_aligned(aligned)
    descriptor.set_offset(parts.index(0))
    for dimension, size in enumerate(sizes):
        descriptor.set_size(dimension, size)
    for dimension, stride in enumerate(strides):
        descriptor.set_stride(dimension, stride)
    return descriptor.value
