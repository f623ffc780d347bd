"""Lowering of operations on the elements of rows, and of scalable vectors."""

from __future__ import annotations

from typing import Any

from odsgen.conversion import ConversionRewriter
from odsgen.dialects.llvm.lowering.descriptors import MemRefDescriptor
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.dialects.llvm.types import struct_of
from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.runtime import VectorType, i32, i64
from odsgen_dialects import arith, llvm, vector


class ScaleLowering(LLVMPattern[vector.VectorScaleOp]):
    """Lowers to `llvm.intr.vscale`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        rewriter.replace_op_with_new(op, llvm.vscale.build(self.type_converter.index))
        return True


class StepLowering(LLVMPattern[vector.StepOp]):
    """Lowers to `llvm.intr.stepvector`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        if type is None or not any(op.results[0].type.scalable_dims):
            return rewriter.match_failure(op, "no scalable vector")
        rewriter.replace_op_with_new(op, llvm.StepVectorOp.build(type))
        return True


class ScalableMaskLowering(LLVMPattern[vector.CreateMaskOp]):
    """Compares the numbers of the elements of a scalable row with the limit."""

    def __init__(self, type_converter: LLVMTypeConverter, has_short_indices: bool) -> None:
        super().__init__(type_converter)
        self._type = i32 if has_short_indices else i64

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.results[0].type
        if len(type.shape) != 1 or not type.scalable_dims[0]:
            return rewriter.match_failure(op, "no scalable row")
        parts = self.parts(op, rewriter)
        numbers_type = VectorType.get(type.shape, self._type, (True,))
        numbers = parts.insert(llvm.StepVectorOp.build(numbers_type))
        limit = parts.insert(arith.IndexCastOp.build(self._type, op.operands[0]))
        limits = parts.insert(vector.BroadcastOp.build(numbers_type, limit))
        made = arith.CmpIOp.build(arith.CmpIPredicate.slt, numbers, limits)
        rewriter.replace_op(op, [parts.insert(made)])
        return True


class ScalableInsertLowering(LLVMPattern[vector.ScalableInsertOp]):
    """Lowers to `llvm.intr.vector.insert`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        made = llvm.vector_insert.build(adaptor.dest, adaptor.value_to_store, op.pos)
        rewriter.replace_op_with_new(op, made)
        return True


class ScalableExtractLowering(LLVMPattern[vector.ScalableExtractOp]):
    """Lowers to `llvm.intr.vector.extract`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        if type is None:
            return rewriter.match_failure(op, "the type cannot be converted")
        rewriter.replace_op_with_new(op, llvm.vector_extract.build(type, adaptor.source, op.pos))
        return True


class InterleaveLowering(LLVMPattern[vector.InterleaveOp]):
    """Lowers to a shuffle; scalable rows to `llvm.intr.vector.interleave2`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.results[0].type
        if len(type.shape) != 1:
            return rewriter.match_failure(op, "a vector of several dimensions")
        converted = self.type_converter.convert_type(type)
        assert converted is not None
        made: Any
        if type.scalable_dims[0]:
            made = llvm.vector_interleave2.build(converted, adaptor.lhs, adaptor.rhs)
        else:
            count = type.shape[0] // 2
            mask = [place for number in range(count) for place in (number, number + count)]
            made = llvm.ShuffleVectorOp.build(converted, adaptor.lhs, adaptor.rhs, mask)
        rewriter.replace_op_with_new(op, made)
        return True


class DeinterleaveLowering(LLVMPattern[vector.DeinterleaveOp]):
    """Lowers to two shuffles; scalable rows to `llvm.intr.vector.deinterleave2`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.results[0].type
        converted = self.type_converter.convert_type(type)
        if len(type.shape) != 1 or converted is None:
            return rewriter.match_failure(op, "a vector of several dimensions")
        parts = self.parts(op, rewriter)
        (source,) = adaptor.operands
        if type.scalable_dims[0]:
            both = struct_of((converted, converted))
            made = parts.insert(llvm.vector_deinterleave2.build(both, source))
            rewriter.replace_op(op, [parts.extract(converted, made, number) for number in (0, 1)])
            return True
        poison = parts.poison(source.type)
        count = source.type.shape[0]
        halves = [
            parts.insert(
                llvm.ShuffleVectorOp.build(converted, source, poison, range(first, count, 2))
            )
            for first in (0, 1)
        ]
        rewriter.replace_op(op, halves)
        return True


class FromElementsLowering(LLVMPattern[vector.FromElementsOp]):
    """Lowers to `llvm.insertelement`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        if type is None or len(op.results[0].type.shape) > 1:
            return rewriter.match_failure(op, "a vector of several dimensions")
        parts = self.parts(op, rewriter)
        result = parts.poison(type)
        for number, element in enumerate(adaptor.operands):
            place = parts.integer(number, i64)
            result = parts.insert(llvm.InsertElementOp.build(result, element, place))
        rewriter.replace_op(op, [result])
        return True


class ToElementsLowering(LLVMPattern[vector.ToElementsOp]):
    """Lowers to `llvm.extractelement` of the elements that are used."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        if len(op.source.type.shape) > 1:
            return rewriter.match_failure(op, "a vector of several dimensions")
        parts = self.parts(op, rewriter)
        (source,) = adaptor.operands
        found = []
        for number, result in enumerate(op.results):
            if result.has_uses:
                place = parts.integer(number, i64)
                found.append(parts.insert(llvm.ExtractElementOp.build(source, place)))
            else:
                found.append(result)
        rewriter.replace_op(op, found)
        return True


class TypeCastLowering(LLVMPattern[vector.TypeCastOp]):
    """Makes a descriptor of one vector of one of many elements."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        source, target = op.operands[0].type, op.results[0].type
        converted = self.type_converter.convert_type(target)
        is_contiguous = source.has_static_shape and LLVMTypeConverter.has_bare_pointer(source)
        if converted is None or not is_contiguous:
            return rewriter.match_failure(op, "the memory is not contiguous")
        parts = self.parts(op, rewriter)
        memory = MemRefDescriptor(adaptor.operands[0], parts, source)
        pointer = parts.converter.pointer
        result = parts.poison(converted)
        for number in (0, 1):
            field = parts.extract(pointer, memory.value, number)
            result = parts.put(result, field, number)
        result = parts.put(result, parts.index(0), 2)
        layout = strides_and_offset(target)
        assert layout is not None
        for number, (size, stride) in enumerate(zip(target.shape, layout[0], strict=True)):
            result = parts.put(result, parts.index(size), 3, number)
            result = parts.put(result, parts.index(stride), 4, number)
        rewriter.replace_op(op, [result])
        return True


ELEMENT_LOWERINGS: tuple[type[LLVMPattern[Any]], ...] = (
    ScaleLowering,
    StepLowering,
    ScalableInsertLowering,
    ScalableExtractLowering,
    InterleaveLowering,
    DeinterleaveLowering,
    FromElementsLowering,
    ToElementsLowering,
    TypeCastLowering,
)
