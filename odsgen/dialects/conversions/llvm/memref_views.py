"""Lowerings of the operations of `memref` that look at memory in another way, or ask for its shape."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from odsgen.dialects.conversions.llvm.descriptors import MemRefDescriptor
from odsgen.dialects.conversions.llvm.one_to_one import LLVMPattern
from odsgen.dialects.conversions.llvm.types import LLVMTypeConverter
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.shared.index_lists import DYNAMIC_INDEX
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import DYNAMIC, IndexType, MemRefType, UnrankedMemRefType
from odsgen.runtime.conversion import ConversionPattern, ConversionRewriter
from odsgen.runtime.rewriting.folding import constant_value
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value


class DimLowering(LLVMPattern):
    """The size of a dimension."""

    root = "memref.dim"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Read it from the type or the descriptor."""
        type = op.operands[0].type
        if not isinstance(type, MemRefType):
            return rewriter.match_failure(op, "the rank is not known")
        parts = self.parts(op, rewriter)
        descriptor = MemRefDescriptor(adaptor.operands[0], parts, type)
        constant = constant_value(op.operands[1])
        if not isinstance(constant, IntegerAttr):
            rewriter.replace_op(op, [descriptor.dynamic_size(adaptor.operands[1])])
            return True
        if not 0 <= constant.value < len(type.shape):
            return rewriter.match_failure(op, "there is no such dimension")
        size = type.shape[constant.value]
        value = descriptor.size(constant.value) if size == DYNAMIC else parts.index(size)
        rewriter.replace_op(op, [value])
        return True


class RankLowering(LLVMPattern):
    """The number of dimensions."""

    root = "memref.rank"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Read it from the type or the descriptor."""
        type = op.operands[0].type
        parts = self.parts(op, rewriter)
        if isinstance(type, MemRefType):
            value = parts.index(len(type.shape))
        else:
            value = parts.extract(self.type_converter.index, adaptor.operands[0], 0)
        rewriter.replace_op(op, [value])
        return True


class CastLowering(LLVMPattern):
    """The same descriptor; behind a pointer where the rank is not known."""

    root = "memref.cast"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Hand on the descriptor."""
        source, target = op.operands[0].type, op.results[0].type
        (value,) = adaptor.operands
        target_type = self.type_converter.convert_type(target)
        if target_type is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        parts = self.parts(op, rewriter)
        if isinstance(source, MemRefType) and isinstance(target, MemRefType):
            rewriter.replace_op(op, [value])
        elif isinstance(source, MemRefType):
            place = parts.alloca(parts.index(1), value.type)
            parts.store(value, place)
            rank = parts.index(len(source.shape))
            result = parts.put(parts.poison(target_type), rank, 0)
            rewriter.replace_op(op, [parts.put(result, place, 1)])
        elif isinstance(source, UnrankedMemRefType) and isinstance(target, MemRefType):
            place = parts.extract(self.type_converter.pointer, value, 1)
            rewriter.replace_op(op, [parts.load(target_type, place)])
        else:
            return rewriter.match_failure(op, "neither rank is known")
        return True


class ReinterpretCastLowering(LLVMPattern):
    """A descriptor of the same pointers with what the operation says of the rest."""

    root = "memref.reinterpret_cast"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Make the descriptor."""
        source_type, type = op.operands[0].type, op.results[0].type
        if not isinstance(source_type, MemRefType):
            return rewriter.match_failure(op, "the rank is not known")
        parts = self.parts(op, rewriter)
        descriptor = MemRefDescriptor.poison(parts, type)
        source = MemRefDescriptor(adaptor.source, parts, source_type)
        allocated, aligned = source.allocated(), source.aligned()
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


class TransposeLowering(LLVMPattern):
    """A descriptor with the sizes and strides in another order."""

    root = "memref.transpose"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Make the descriptor."""
        parts = self.parts(op, rewriter)
        source_type, type = op.operands[0].type, op.results[0].type
        permutation = op.properties["permutation"].value
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


class ExtractStridedMetadataLowering(LLVMPattern):
    """The parts of a descriptor."""

    root = "memref.extract_strided_metadata"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Take the descriptor apart."""
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


class AlignedPointerLowering(LLVMPattern):
    """The pointer to what the offset is added, as a number."""

    root = "memref.extract_aligned_pointer_as_index"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Read the pointer."""
        type = op.operands[0].type
        number = self.type_converter.convert_type(IndexType.get())
        if number is None or not isinstance(type, MemRefType):
            return rewriter.match_failure(op, "the rank is not known")
        pointer = MemRefDescriptor(adaptor.operands[0], self.parts(op, rewriter), type).aligned()
        rewriter.replace_op_with_new(
            op, llvm.PtrToIntOp.build(number, pointer, location=op.location)
        )
        return True


def view_patterns(converter: LLVMTypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns of this module."""
    yield DimLowering(converter)
    yield RankLowering(converter)
    yield CastLowering(converter)
    yield ReinterpretCastLowering(converter)
    yield TransposeLowering(converter)
    yield ExtractStridedMetadataLowering(converter)
    yield AlignedPointerLowering(converter)
