"""Lowerings of accesses to memory, with masks or without."""

from __future__ import annotations

from typing import Any, NamedTuple

from odsgen.conversion import ConversionRewriter
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern
from odsgen.dialects.llvm.lowering.operations import LLVMBuilder
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.dialects.memref.to_llvm.memory import element_pointer
from odsgen.runtime import MemRefType, Type, Value, VectorType, element_type_or_self
from odsgen_dialects import llvm


def preferred_alignment(type: Type) -> int | None:
    """The preferred alignment of a number, or of a row of them."""
    width = getattr(element_type_or_self(type), "width", None)
    if width is None:
        return None
    if isinstance(type, VectorType):
        width *= type.shape[0]
    alignment = 1
    while alignment * 8 < width:
        alignment *= 2
    return alignment


class _Memory(NamedTuple):
    """A place in memory with the alignment of the accesses to it."""

    place: Value
    element: Type
    alignment: int


class MemoryPattern(LLVMPattern[Any]):
    """A pattern for accesses to memory, aligned as their vectors are or as the elements."""

    def __init__(self, type_converter: LLVMTypeConverter, aligns_vectors: bool = False) -> None:
        super().__init__(type_converter)
        self._aligns_vectors = aligns_vectors

    def memory(
        self, op: Any, type: Type | None, base: Value, indices: Any, parts: LLVMBuilder
    ) -> _Memory | None:
        """The place that the indices name; None if it has no strides, or the vector several dimensions."""
        memory = op.base.type
        if not isinstance(memory, MemRefType) or not _is_row(type):
            return None
        element = parts.converter.convert_type(memory.element_type)
        if element is None:
            return None
        aligned = type if self._aligns_vectors and type is not None else element
        alignment = getattr(op, "alignment", None) or preferred_alignment(aligned)
        place = element_pointer(parts, memory, base, indices)
        if alignment is None or place is None:
            return None
        return _Memory(place, element, alignment)


class LoadLowering(MemoryPattern):
    """Lowers to `llvm.load`."""

    root = "vector.load"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = self.type_converter.convert_type(op.results[0].type)
        parts = self.parts(op, rewriter)
        memory = self.memory(op, type, adaptor.base, adaptor.indices, parts)
        if type is None or memory is None:
            return rewriter.match_failure(op, "no row of memory with strides")
        is_nontemporal = bool(op.nontemporal)
        value = parts.load(
            type, memory.place, alignment=memory.alignment, nontemporal=is_nontemporal
        )
        rewriter.replace_op(op, [value])
        return True


class StoreLowering(MemoryPattern):
    """Lowers to `llvm.store`."""

    root = "vector.store"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        value = adaptor.value_to_store
        parts = self.parts(op, rewriter)
        memory = self.memory(op, value.type, adaptor.base, adaptor.indices, parts)
        if memory is None:
            return rewriter.match_failure(op, "no row of memory with strides")
        is_nontemporal = bool(op.nontemporal)
        parts.store(value, memory.place, alignment=memory.alignment, nontemporal=is_nontemporal)
        rewriter.erase_op(op)
        return True


def _is_row(type: Type | None) -> bool:
    return isinstance(type, VectorType) and len(type.shape) == 1


class MaskedLoadLowering(MemoryPattern):
    """Lowers to `llvm.intr.masked.load`."""

    root = "vector.maskedload"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        type = self.type_converter.convert_type(op.results[0].type)
        memory = self.memory(op, type, adaptor.base, adaptor.indices, parts)
        if type is None or memory is None:
            return rewriter.match_failure(op, "no row of memory with strides")
        load = llvm.MaskedLoadOp.build(
            type, memory.place, adaptor.mask, memory.alignment, pass_thru=adaptor.pass_thru
        )
        rewriter.replace_op(op, [parts.insert(load)])
        return True


class MaskedStoreLowering(MemoryPattern):
    """Lowers to `llvm.intr.masked.store`."""

    root = "vector.maskedstore"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        value = adaptor.value_to_store
        memory = self.memory(op, value.type, adaptor.base, adaptor.indices, parts)
        if memory is None:
            return rewriter.match_failure(op, "no row of memory with strides")
        store = llvm.MaskedStoreOp.build(value, memory.place, adaptor.mask, memory.alignment)
        rewriter.replace_op_with_new(op, store)
        return True


def _pointers(memory: _Memory, indices: Value, parts: LLVMBuilder) -> Value:
    """The pointers to the elements that a vector of indices names."""
    assert isinstance(indices.type, VectorType)
    type = VectorType.get(indices.type.shape, memory.place.type, indices.type.scalable_dims)
    return parts.element_pointer(memory.place, memory.element, (indices,), type=type)


class GatherLowering(MemoryPattern):
    """Lowers to `llvm.intr.masked.gather`."""

    root = "vector.gather"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        type = self.type_converter.convert_type(op.results[0].type)
        memory = self.memory(op, type, adaptor.base, adaptor.offsets, parts)
        if type is None or memory is None:
            return rewriter.match_failure(op, "no row of memory with strides")
        pointers = _pointers(memory, adaptor.indices, parts)
        gather = llvm.masked_gather.build(
            type, pointers, adaptor.mask, (adaptor.pass_thru,), memory.alignment
        )
        rewriter.replace_op(op, [parts.insert(gather)])
        return True


class ScatterLowering(MemoryPattern):
    """Lowers to `llvm.intr.masked.scatter`."""

    root = "vector.scatter"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        value = adaptor.value_to_store
        memory = self.memory(op, value.type, adaptor.base, adaptor.offsets, parts)
        if memory is None or op.results:
            return rewriter.match_failure(op, "no row of memory with strides")
        pointers = _pointers(memory, adaptor.indices, parts)
        scatter = llvm.masked_scatter.build(value, pointers, adaptor.mask, memory.alignment)
        rewriter.replace_op_with_new(op, scatter)
        return True


class ExpandLoadLowering(MemoryPattern):
    """Lowers to `llvm.intr.masked.expandload`."""

    root = "vector.expandload"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        type = self.type_converter.convert_type(op.results[0].type)
        memory = self.memory(op, type, adaptor.base, adaptor.indices, parts)
        if type is None or memory is None:
            return rewriter.match_failure(op, "no row of memory with strides")
        load = llvm.masked_expandload.build(type, memory.place, adaptor.mask, adaptor.pass_thru)
        rewriter.replace_op(op, [parts.insert(load)])
        return True


class CompressStoreLowering(MemoryPattern):
    """Lowers to `llvm.intr.masked.compressstore`."""

    root = "vector.compressstore"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        value = adaptor.value_to_store
        memory = self.memory(op, value.type, adaptor.base, adaptor.indices, parts)
        if memory is None:
            return rewriter.match_failure(op, "no row of memory with strides")
        store = llvm.masked_compressstore.build(value, memory.place, adaptor.mask)
        rewriter.replace_op_with_new(op, store)
        return True
