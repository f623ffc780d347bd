"""Lowerings of loads and stores with masks to intrinsics."""

from __future__ import annotations

from typing import Any, NamedTuple

from odsgen.conversion import ConversionRewriter
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern
from odsgen.dialects.llvm.lowering.operations import LLVMBuilder
from odsgen.dialects.memref.to_llvm.memory import element_pointer
from odsgen.runtime import FloatType, IntegerType, MemRefType, Type, Value, VectorType
from odsgen_dialects import llvm, vector


def preferred_alignment(type: Type) -> int | None:
    """The preferred alignment of the element type."""
    width = type.width if isinstance(type, (IntegerType, FloatType)) else None
    if width is None:
        return None
    alignment = 1
    while alignment * 8 < width:
        alignment *= 2
    return alignment


class _Memory(NamedTuple):
    """A place in memory with the alignment of the accesses to it."""

    place: Value
    element: Type
    alignment: int


def _memory(op: Any, base: Value, indices: Any, parts: LLVMBuilder) -> _Memory | None:
    """The place that the indices name; None if it has no strides, or the vector several dimensions."""
    memory = op.base.type
    if not isinstance(memory, MemRefType):
        return None
    element = parts.converter.convert_type(memory.element_type)
    if element is None:
        return None
    alignment = getattr(op, "alignment", None) or preferred_alignment(element)
    place = element_pointer(parts, memory, base, indices)
    if alignment is None or place is None:
        return None
    return _Memory(place, element, alignment)


def _is_row(type: Type) -> bool:
    return isinstance(type, VectorType) and len(type.shape) == 1


class MaskedLoadLowering(LLVMPattern[vector.MaskedLoadOp]):
    """Lowers to `llvm.intr.masked.load`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        type = self.type_converter.convert_type(op.results[0].type)
        memory = _memory(op, adaptor.base, adaptor.indices, parts)
        if type is None or not _is_row(type) or memory is None:
            return rewriter.match_failure(op, "no row of memory with strides")
        load = llvm.MaskedLoadOp.build(
            type, memory.place, adaptor.mask, memory.alignment, pass_thru=adaptor.pass_thru
        )
        rewriter.replace_op(op, [parts.insert(load)])
        return True


class MaskedStoreLowering(LLVMPattern[vector.MaskedStoreOp]):
    """Lowers to `llvm.intr.masked.store`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        value = adaptor.value_to_store
        memory = _memory(op, adaptor.base, adaptor.indices, parts)
        if not _is_row(value.type) or memory is None:
            return rewriter.match_failure(op, "no row of memory with strides")
        store = llvm.MaskedStoreOp.build(value, memory.place, adaptor.mask, memory.alignment)
        rewriter.replace_op_with_new(op, store)
        return True


def _pointers(memory: _Memory, indices: Value, parts: LLVMBuilder) -> Value:
    """The pointers to the elements that a vector of indices names."""
    assert isinstance(indices.type, VectorType)
    type = VectorType.get(indices.type.shape, memory.place.type, indices.type.scalable_dims)
    return parts.element_pointer(memory.place, memory.element, (indices,), type=type)


class GatherLowering(LLVMPattern[vector.GatherOp]):
    """Lowers to `llvm.intr.masked.gather`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        type = self.type_converter.convert_type(op.results[0].type)
        memory = _memory(op, adaptor.base, adaptor.offsets, parts)
        if type is None or not _is_row(type) or memory is None:
            return rewriter.match_failure(op, "no row of memory with strides")
        pointers = _pointers(memory, adaptor.indices, parts)
        gather = llvm.masked_gather.build(
            type, pointers, adaptor.mask, (adaptor.pass_thru,), memory.alignment
        )
        rewriter.replace_op(op, [parts.insert(gather)])
        return True


class ScatterLowering(LLVMPattern[vector.ScatterOp]):
    """Lowers to `llvm.intr.masked.scatter`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        value = adaptor.value_to_store
        memory = _memory(op, adaptor.base, adaptor.offsets, parts)
        if not _is_row(value.type) or memory is None or op.results:
            return rewriter.match_failure(op, "no row of memory with strides")
        pointers = _pointers(memory, adaptor.indices, parts)
        scatter = llvm.masked_scatter.build(value, pointers, adaptor.mask, memory.alignment)
        rewriter.replace_op_with_new(op, scatter)
        return True


class ExpandLoadLowering(LLVMPattern[vector.ExpandLoadOp]):
    """Lowers to `llvm.intr.masked.expandload`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        type = self.type_converter.convert_type(op.results[0].type)
        memory = _memory(op, adaptor.base, adaptor.indices, parts)
        if type is None or not _is_row(type) or memory is None:
            return rewriter.match_failure(op, "no row of memory with strides")
        load = llvm.masked_expandload.build(type, memory.place, adaptor.mask, adaptor.pass_thru)
        rewriter.replace_op(op, [parts.insert(load)])
        return True


class CompressStoreLowering(LLVMPattern[vector.CompressStoreOp]):
    """Lowers to `llvm.intr.masked.compressstore`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        value = adaptor.value_to_store
        memory = _memory(op, adaptor.base, adaptor.indices, parts)
        if not _is_row(value.type) or memory is None:
            return rewriter.match_failure(op, "no row of memory with strides")
        store = llvm.masked_compressstore.build(value, memory.place, adaptor.mask)
        rewriter.replace_op_with_new(op, store)
        return True
