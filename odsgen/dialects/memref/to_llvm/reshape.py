"""Lowering of `memref.reshape`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.llvm.lowering.descriptors import MemRefDescriptor
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern
from odsgen.dialects.llvm.lowering.types import address_space
from odsgen.dialects.llvm.types import struct_of
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    DataLayout,
    InsertionPoint,
    MemRefType,
    UnrankedMemRefType,
    i8,
)
from odsgen_dialects import builtin, llvm, memref

if TYPE_CHECKING:
    from odsgen.conversion import ConversionRewriter
    from odsgen.dialects.llvm.lowering.operations import LLVMBuilder
    from odsgen.runtime import Operation, Type, Value


def pointers_of(
    parts: LLVMBuilder, type: MemRefType | UnrankedMemRefType, memory: Value
) -> tuple[Value, Value]:
    """The allocated and aligned pointer of a ranked or unranked memref."""
    if isinstance(type, MemRefType):
        descriptor = MemRefDescriptor(memory, parts, type)
        return descriptor.allocated(), descriptor.aligned()
    place = parts.extract(parts.converter.pointer, memory, 1)
    return pointers_behind(parts, pointer_type(type), place)


def pointers_behind(parts: LLVMBuilder, pointer: Type, place: Value) -> tuple[Value, Value]:
    """The two pointers at the start of a descriptor in memory."""
    allocated = parts.load(pointer, place)
    return allocated, parts.load(pointer, parts.element_pointer(place, pointer, (1,)))


def pointer_type(type: MemRefType | UnrankedMemRefType) -> Type:
    """The pointer type of a memref that is known to be convertible."""
    space = address_space(type.memory_space)
    assert space is not None
    return llvm.LLVMPointerType.get(space)


def put_descriptor_on_stack(
    op: Operation, parts: LLVMBuilder, result: Value
) -> tuple[Value, Value, Value]:
    """Allocates an unranked descriptor on the stack; returns it, its memory and the size in bytes.

    The memory holds two pointers, an offset, and a size and a stride for each dimension.
    """
    converter = parts.converter
    one, two = parts.index(1), parts.index(2)
    of_number = parts.index(-(-converter.index.width // 8))
    of_pointer = parts.index(DataLayout.closest(op).type_size(converter.pointer))
    pointers = parts.multiply(two, of_pointer)
    numbers = parts.multiply(two, parts.extract(converter.index, result, 0))
    room = parts.add(pointers, parts.multiply(parts.add(numbers, one), of_number))
    place = parts.alloca(room, i8)
    return parts.put(result, place, 1), place, room


class ReshapeLowering(LLVMPattern[memref.ReshapeOp]):
    """Builds a descriptor with the pointers of the source; for a dynamic rank in memory."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.result.type
        if isinstance(type, MemRefType):
            return self._ranked(op, adaptor, rewriter, type)
        assert isinstance(type, UnrankedMemRefType)
        return self._unranked(op, adaptor, rewriter, type)

    def _ranked(
        self, op: Any, adaptor: Any, rewriter: ConversionRewriter, type: MemRefType
    ) -> bool:
        """Sets sizes and strides, innermost dimension first."""
        parts = self.parts(op, rewriter)
        layout = strides_and_offset(type)
        if layout is None or layout[1] == DYNAMIC_STRIDE:
            return rewriter.match_failure(op, "the offset is not known")
        descriptor = MemRefDescriptor.poison(parts, type)
        allocated, aligned = pointers_of(parts, op.source.type, adaptor.source)
        descriptor.set_allocated(allocated)
        descriptor.set_aligned(aligned)
        descriptor.set_offset(parts.index(layout[1]))
        product: Value | None = None
        for dimension in reversed(range(len(type.shape))):
            known = layout[0][dimension]
            stride = product if known == DYNAMIC_STRIDE else parts.index(known)
            if stride is None:
                return rewriter.match_failure(op, "the last stride is not known")
            size = type.shape[dimension]
            if size == DYNAMIC:
                value = self._read_size(op, parts.index(dimension), rewriter)
            else:
                value = parts.index(size)
            descriptor.set_size(dimension, value)
            descriptor.set_stride(dimension, stride)
            product = parts.insert(llvm.MulOp.build(stride, value))
        rewriter.replace_op(op, [descriptor.value])
        return True

    def _read_size(self, op: Any, dimension: Value, rewriter: ConversionRewriter) -> Value:
        """Loads a size from the shape operand and casts it to the index type."""
        index = self.type_converter.index
        load = memref.LoadOp(
            (op.shape, dimension), (op.shape.type.element_type,), {}, location=op.location
        )
        size: Value = rewriter.insert(load).results[0]
        if size.type is index:
            return size
        cast = builtin.UnrealizedConversionCastOp.build((index,), (size,), location=op.location)
        return rewriter.insert(cast).results[0]

    # --- dynamic rank -----------------------------------------------------------------------------------------------------

    def _unranked(
        self, op: Any, adaptor: Any, rewriter: ConversionRewriter, type: UnrankedMemRefType
    ) -> bool:
        """Stores the descriptor to memory; a loop stores sizes and strides."""
        converter, location = self.type_converter, op.location
        index, pointer = converter.index, pointer_type(type)
        result_type = converter.convert_type(type)
        source_type, shape_type = op.source.type, op.shape.type
        size_type = converter.convert_type(shape_type.element_type)
        if result_type is None or not isinstance(source_type, MemRefType) or size_type is not index:
            return rewriter.match_failure(op, "the source or its sizes are not known")
        parts = self.parts(op, rewriter)
        shape = MemRefDescriptor(adaptor.shape, parts, shape_type)
        count = shape_type.shape[0]
        rank = shape.size(0) if count == DYNAMIC else parts.index(count)
        result = parts.put(parts.poison(result_type), rank, 0)
        result, place, _ = put_descriptor_on_stack(op, parts, result)
        source = MemRefDescriptor(adaptor.source, parts, source_type)
        allocated, aligned, offset = source.allocated(), source.aligned(), source.offset()
        parts.store(allocated, place)
        parts.store(aligned, parts.element_pointer(place, pointer, (1,)))
        parts.store(offset, parts.element_pointer(place, pointer, (2,)))
        header = struct_of((pointer, pointer, index, index))
        sizes = parts.element_pointer(place, header, (0, 3))
        strides = parts.element_pointer(sizes, index, (rank,))
        given = shape.aligned()
        one = parts.index(1)
        last = parts.insert(llvm.SubOp.build(rank, one, location=location))
        before = op.parent_block
        end = rewriter.split_block(op)
        condition = rewriter.create_block(
            op.parent_region, (index, index), (location, location), before=end
        )
        body = rewriter.create_block(op.parent_region, before=end)
        rewriter.insertion_point = InsertionPoint.at_end(before)
        rewriter.insert(llvm.BrOp.build((last, one), condition, location=location))
        rewriter.insertion_point = InsertionPoint.at_end(condition)
        number, stride = condition.arguments
        more = parts.insert(
            llvm.ICmpOp.build(llvm.ICmpPredicate.sge, number, parts.index(0), location=location)
        )
        rewriter.insert(llvm.CondBrOp.build(more, (), (), body, end, location=location))
        rewriter.insertion_point = InsertionPoint.at_end(body)
        size = parts.load(index, parts.element_pointer(given, index, (number,)))
        parts.store(size, parts.element_pointer(sizes, index, (number,)))
        parts.store(stride, parts.element_pointer(strides, index, (number,)))
        product = parts.multiply(stride, size)
        next_number = parts.insert(llvm.SubOp.build(number, one, location=location))
        rewriter.insert(llvm.BrOp.build((next_number, product), condition, location=location))
        rewriter.insertion_point = InsertionPoint.at_start(end)
        rewriter.replace_op(op, [result])
        return True
