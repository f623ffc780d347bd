"""Lowerings of views, casts and shape queries of `memref`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from odsgen.conversion import ConversionPattern, ConversionRewriter
from odsgen.dialects.llvm.lowering.descriptors import MemRefDescriptor, pack
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern
from odsgen.dialects.llvm.lowering.operations import LLVMBuilder
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter, address_space
from odsgen.dialects.llvm.types import struct_of
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.memref.to_llvm.reshape import (
    ReshapeLowering,
    pointer_type,
    pointers_behind,
    pointers_of,
    put_descriptor_on_stack,
)
from odsgen.dialects.shared import DYNAMIC_INDEX
from odsgen.rewriting import constant_value
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    ArrayAttr,
    DataLayout,
    IndexType,
    IntegerAttr,
    MemRefType,
    StringAttr,
    UnrankedMemRefType,
    Value,
    i1,
)
from odsgen_dialects import llvm, memref


class DimLowering(LLVMPattern[memref.DimOp]):
    """Lowers to a constant or a size of the descriptor."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.operands[0].type
        parts = self.parts(op, rewriter)
        if not isinstance(type, MemRefType):
            rewriter.replace_op(op, [self._behind_pointer(parts, *adaptor.operands)])
            return True
        descriptor = MemRefDescriptor(adaptor.operands[0], parts, type)
        constant = constant_value(op.operands[1])
        if not isinstance(constant, IntegerAttr) or not 0 <= constant.value < len(type.shape):
            rewriter.replace_op(op, [descriptor.dynamic_size(adaptor.operands[1])])
            return True
        size = type.shape[constant.value]
        value = descriptor.size(constant.value) if size == DYNAMIC else parts.index(size)
        rewriter.replace_op(op, [value])
        return True

    def _behind_pointer(self, parts: LLVMBuilder, memory: Value, dimension: Value) -> Value:
        """Loads the size from an unranked descriptor, behind two pointers and the offset."""
        converter = self.type_converter
        index = converter.index
        header = struct_of((converter.pointer, converter.pointer, index))
        place = parts.extract(converter.pointer, memory, 1)
        offset = parts.element_pointer(place, header, (0, 2))
        position = parts.add(parts.index(1), dimension)
        return parts.load(index, parts.element_pointer(offset, index, (position,)))


class RankLowering(LLVMPattern[memref.RankOp]):
    """Lowers to a constant or the rank of the unranked descriptor."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.operands[0].type
        parts = self.parts(op, rewriter)
        if isinstance(type, MemRefType):
            value = parts.index(len(type.shape))
        else:
            value = parts.extract(self.type_converter.index, adaptor.operands[0], 0)
        rewriter.replace_op(op, [value])
        return True


class CastLowering(LLVMPattern[memref.CastOp]):
    """Keeps the descriptor; casts between ranked and unranked go through memory."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        source, target = op.operands[0].type, op.results[0].type
        (value,) = adaptor.operands
        target_type = self.type_converter.convert_type(target)
        if target_type is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        parts = self.parts(op, rewriter)
        if isinstance(source, MemRefType) and isinstance(target, MemRefType):
            rewriter.replace_op(op, [value])
        elif isinstance(source, MemRefType):
            place = parts.on_stack(value)
            rank = parts.index(len(source.shape))
            result = parts.put(parts.poison(target_type), rank, 0)
            rewriter.replace_op(op, [parts.put(result, place, 1)])
        elif isinstance(source, UnrankedMemRefType) and isinstance(target, MemRefType):
            place = parts.extract(self.type_converter.pointer, value, 1)
            rewriter.replace_op(op, [parts.load(target_type, place)])
        else:
            return rewriter.match_failure(op, "neither rank is known")
        return True


class ReinterpretCastLowering(LLVMPattern[memref.ReinterpretCastOp]):
    """Builds a descriptor with the pointers of the source and the given offset, sizes and strides."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        source_type, type = op.operands[0].type, op.results[0].type
        parts = self.parts(op, rewriter)
        descriptor = MemRefDescriptor.poison(parts, type)
        allocated, aligned = pointers_of(parts, source_type, adaptor.source)
        descriptor.set_allocated(allocated)
        descriptor.set_aligned(aligned)
        offsets, sizes, strides = (
            iter(values) for values in (adaptor.offsets, adaptor.sizes, adaptor.strides)
        )

        def number(static: int, dynamic: Iterator[Value]) -> Value:
            return next(dynamic) if static == DYNAMIC_INDEX else parts.index(static)

        descriptor.set_offset(number(op.static_offsets[0], offsets))
        pairs = zip(op.static_sizes, op.static_strides, strict=True)
        for dimension, (size, stride) in enumerate(pairs):
            descriptor.set_size(dimension, number(size, sizes))
            descriptor.set_stride(dimension, number(stride, strides))
        rewriter.replace_op(op, [descriptor.value])
        return True


class ViewLowering(LLVMPattern[memref.ViewOp]):
    """Builds a descriptor of the buffer, shifted by bytes, with new element type and sizes."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type, source_type = op.results[0].type, op.source.type
        element = self.type_converter.convert_type(source_type.element_type)
        layout = strides_and_offset(type)
        if (
            element is None
            or layout is None
            or layout[1] != 0
            or (type.shape and layout[0][-1] != 1)
        ):
            return rewriter.match_failure(op, "the memory has a layout")
        parts = self.parts(op, rewriter)
        source = MemRefDescriptor(adaptor.source, parts, source_type)
        descriptor = MemRefDescriptor.poison(parts, type)
        descriptor.set_allocated(source.allocated())
        aligned = source.aligned()
        descriptor.set_aligned(parts.element_pointer(aligned, element, (adaptor.byte_shift,)))
        descriptor.set_offset(parts.index(0))
        dynamic = list(adaptor.sizes)
        stride: Value | None = None
        following: Value | None = None
        for dimension in reversed(range(len(type.shape))):
            known = type.shape[dimension]
            size = dynamic.pop() if known == DYNAMIC else parts.index(known)
            descriptor.set_size(dimension, size)
            if layout[0][dimension] != DYNAMIC_STRIDE:
                stride = parts.index(layout[0][dimension])
            else:
                assert stride is not None and following is not None
                stride = parts.multiply(stride, following)
            descriptor.set_stride(dimension, stride)
            following = size
        rewriter.replace_op(op, [descriptor.value])
        return True


class MemorySpaceCastLowering(LLVMPattern[memref.MemorySpaceCastOp]):
    """Lowers to `llvm.addrspacecast` of the pointers in the descriptor."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        source_type, type = op.operands[0].type, op.results[0].type
        space = address_space(type.memory_space)
        if space is None:
            return rewriter.match_failure(op, "the space is not known")
        parts = self.parts(op, rewriter)
        if not isinstance(source_type, MemRefType):
            rewriter.replace_op(op, [self._unranked(op, adaptor.operands[0], space, parts)])
            return True
        values = MemRefDescriptor(adaptor.operands[0], parts, source_type).unpack()
        values[:2] = [parts.cast_space(pointer, space) for pointer in values[:2]]
        rewriter.replace_op(op, [pack(rewriter, self.type_converter, type, values, op.location)])
        return True

    def _unranked(self, op: Any, memory: Value, space: int, parts: LLVMBuilder) -> Value:
        """Copies the unranked descriptor and casts its pointers."""
        converter = self.type_converter
        source_type, type = op.operands[0].type, op.results[0].type
        rank = parts.extract(converter.index, memory, 0)
        before = parts.extract(converter.pointer, memory, 1)
        result_type = converter.convert_type(type)
        assert result_type is not None
        result = parts.put(parts.poison(result_type), rank, 0)
        result, place, room = put_descriptor_on_stack(op, parts, result)
        old, new = pointer_type(source_type), pointer_type(type)
        pointers = pointers_behind(parts, old, before)
        allocated, aligned = [parts.cast_space(pointer, space) for pointer in pointers]
        parts.store(allocated, place)
        parts.store(aligned, parts.element_pointer(place, new, (1,)))
        source = parts.element_pointer(before, old, (2,))
        target = parts.element_pointer(place, new, (2,))
        pointer_bytes = DataLayout.closest(op).type_size(converter.pointer)
        rest = parts.insert(
            llvm.SubOp.build(room, parts.index(2 * pointer_bytes), location=op.location)
        )
        parts.builder.insert(llvm.MemcpyOp.build(target, source, rest, False, location=op.location))
        return result


class TransposeLowering(LLVMPattern[memref.TransposeOp]):
    """Permutes the sizes and strides of the descriptor."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        source_type, type = op.operands[0].type, op.results[0].type
        permutation = op.permutation.value
        if strides_and_offset(source_type) is None:
            return rewriter.match_failure(op, "the memory has no strides")
        source = MemRefDescriptor(adaptor.operands[0], parts, source_type)
        descriptor = MemRefDescriptor.poison(parts, type)
        descriptor.set_allocated(source.allocated())
        descriptor.set_aligned(source.aligned())
        descriptor.set_offset(source.offset())
        for target in range(len(type.shape)):
            dimension = permutation.dim_position(target)
            descriptor.set_size(target, source.size(dimension))
            descriptor.set_stride(target, source.stride(dimension))
        rewriter.replace_op(op, [descriptor.value])
        return True


class ExtractStridedMetadataLowering(LLVMPattern[memref.ExtractStridedMetadataOp]):
    """Lowers to the fields of the descriptor."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        source_type = op.operands[0].type
        source = MemRefDescriptor(adaptor.operands[0], parts, source_type)
        allocated, aligned = source.allocated(), source.aligned()
        base = MemRefDescriptor.poison(parts, op.results[0].type)
        base.set_allocated(allocated)
        base.set_aligned(aligned)
        base.set_offset(parts.index(0))
        dimensions = range(source.rank)
        rewriter.replace_op(
            op,
            [
                base.value,
                source.offset(),
                *[source.size(dimension) for dimension in dimensions],
                *[source.stride(dimension) for dimension in dimensions],
            ],
        )
        return True


class AlignedPointerLowering(LLVMPattern[memref.ExtractAlignedPointerAsIndexOp]):
    """Lowers to `llvm.ptrtoint` of the aligned pointer."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.operands[0].type
        number = self.type_converter.convert_type(IndexType.get())
        if number is None:
            return rewriter.match_failure(op, "the index has no type of LLVM")
        parts = self.parts(op, rewriter)
        (memory,) = adaptor.operands
        if isinstance(type, MemRefType):
            pointer = MemRefDescriptor(memory, parts, type).aligned()
        else:
            found = pointer_type(type)
            place = parts.extract(self.type_converter.pointer, memory, 1)
            pointer = parts.load(found, parts.element_pointer(place, found, (1,)))
        rewriter.replace_op_with_new(op, llvm.PtrToIntOp.build(number, pointer))
        return True


class DistinctObjectsLowering(LLVMPattern[memref.DistinctObjectsOp]):
    """Lowers to `llvm.intr.assume` with `separate_storage` for each pair of memrefs."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        from odsgen.dialects.memref.to_llvm.memory import element_pointer

        if len(op.operands) == 1:
            rewriter.replace_op(op, adaptor.operands)
            return True
        parts = self.parts(op, rewriter)
        pointers = []
        for memory, operand in zip(adaptor.operands, op.operands, strict=True):
            pointer = element_pointer(parts, operand.type, memory, ())
            if pointer is None:
                return rewriter.match_failure(op, "a memory has no strides")
            pointers.append(pointer)
        always = parts.integer(1, i1)
        tags = ArrayAttr.get([StringAttr.get("separate_storage")])
        for pair in combinations(pointers, 2):
            rewriter.insert(
                llvm.AssumeOp.build(always, (pair,), op_bundle_tags=tags, location=op.location)
            )
        rewriter.replace_op(op, adaptor.operands)
        return True


class AssumeAlignmentLowering(LLVMPattern[memref.AssumeAlignmentOp]):
    """Lowers to `llvm.intr.assume` with `align` on the pointer to the first element."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        from odsgen.dialects.memref.to_llvm.memory import element_pointer

        parts = self.parts(op, rewriter)
        pointer = element_pointer(parts, op.memref.type, adaptor.memref, ())
        if pointer is None:
            return rewriter.match_failure(op, "the memory has no strides")
        always = parts.integer(1, i1)
        tags = ArrayAttr.get([StringAttr.get("align")])
        bundle = (pointer, parts.index(op.alignment))
        rewriter.insert(
            llvm.AssumeOp.build(always, (bundle,), op_bundle_tags=tags, location=op.location)
        )
        rewriter.replace_op(op, [adaptor.memref])
        return True


def view_patterns(converter: LLVMTypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns of this module."""
    yield DimLowering(converter)
    yield RankLowering(converter)
    yield CastLowering(converter)
    yield ReinterpretCastLowering(converter)
    yield ViewLowering(converter)
    yield MemorySpaceCastLowering(converter)
    yield TransposeLowering(converter)
    yield ExtractStridedMetadataLowering(converter)
    yield AlignedPointerLowering(converter)
    yield AssumeAlignmentLowering(converter)
    yield DistinctObjectsLowering(converter)
    yield ReshapeLowering(converter)
