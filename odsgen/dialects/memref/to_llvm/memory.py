"""`finalize-memref-to-llvm`: allocation, loads, stores and copies of memrefs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from odsgen.conversion import ConversionPattern, ConversionRewriter, apply_partial_conversion
from odsgen.dialects.llvm.lowering.descriptors import MemRefDescriptor, describe, shape_values
from odsgen.dialects.llvm.lowering.functions import build_call, declared_function, enclosing_module
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern
from odsgen.dialects.llvm.lowering.operations import INBOUNDS_NO_WRAP, NO_WRAP, LLVMBuilder
from odsgen.dialects.llvm.lowering.target import llvm_target
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter, address_space
from odsgen.dialects.llvm.types import struct_of
from odsgen.dialects.memref.layouts import has_identity_layout, strides_and_offset
from odsgen.dialects.memref.to_llvm.atomics import GenericAtomicRMWLowering
from odsgen.dialects.memref.to_llvm.globals import global_patterns
from odsgen.dialects.memref.to_llvm.views import view_patterns
from odsgen.passes import Pass, flag, register_pass, unsigned
from odsgen.runtime import (
    DYNAMIC_STRIDE,
    FlatSymbolRefAttr,
    FloatType,
    IndexType,
    InsertionPoint,
    IntegerType,
    MemRefType,
    Operation,
    Type,
    Value,
)
from odsgen_dialects import llvm, memref

# --- allocation -------------------------------------------------------------------------------------------------------------


class AllocLowering(LLVMPattern[memref.AllocOp]):
    """Lowers to a call of `malloc`; the size has room for the alignment."""

    def __init__(self, type_converter: LLVMTypeConverter, function: str) -> None:
        super().__init__(type_converter)
        self.function = function

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.results[0].type
        module = enclosing_module(op)
        space = address_space(type.memory_space)
        element = self.type_converter.convert_type(type.element_type)
        if (
            module is None
            or element is None
            or not has_identity_layout(type)
            or op.symbol_operands
            or space is None
        ):
            return rewriter.match_failure(op, "the memory has a layout, or an unknown space")
        parts = self.parts(op, rewriter)
        sizes, strides, count = shape_values(parts, type, adaptor.dynamic_sizes)
        room = parts.size_of(element, count)
        alignment: Value | None = None
        if op.alignment is not None:
            alignment = parts.index(op.alignment)
        elif not isinstance(type.element_type, (IntegerType, IndexType, FloatType)):
            alignment = parts.size_of(element)
        if alignment is not None:
            room = parts.add(room, alignment)
        function_type = llvm.LLVMFunctionType.get(
            self.type_converter.pointer, [self.type_converter.index], False
        )
        if declared_function(self.function, function_type, module, rewriter) is None:
            return rewriter.match_failure(op, f"'{self.function}' is something else")
        allocated = parts.insert(
            build_call(
                self.type_converter.pointer,
                (room,),
                op.location,
                FlatSymbolRefAttr.get(self.function),
            )
        )
        aligned = allocated = parts.cast_space(allocated, space)
        if alignment is not None:
            aligned = self._aligned(parts, allocated, alignment)
        rewriter.replace_op(op, [describe(parts, type, allocated, aligned, sizes, strides)])
        return True

    def _aligned(self, parts: LLVMBuilder, pointer: Value, alignment: Value) -> Value:
        """Rounds a pointer up to a multiple of the alignment."""
        number = parts.insert(llvm.PtrToIntOp.build(self.type_converter.index, pointer))
        one = parts.index(1)
        bump = parts.insert(llvm.SubOp.build(alignment, one))
        bumped = parts.add(number, bump)
        rest = parts.insert(llvm.URemOp.build(bumped, alignment))
        place = parts.insert(llvm.SubOp.build(bumped, rest))
        return parts.insert(llvm.IntToPtrOp.build(pointer.type, place))


class AllocaLowering(LLVMPattern[memref.AllocaOp]):
    """Lowers to `llvm.alloca`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.results[0].type
        space = address_space(type.memory_space)
        element = self.type_converter.convert_type(type.element_type)
        if element is None or not has_identity_layout(type) or op.symbol_operands or space is None:
            return rewriter.match_failure(op, "the memory has a layout, or an unknown space")
        parts = self.parts(op, rewriter)
        sizes, strides, count = shape_values(parts, type, adaptor.dynamic_sizes)
        place = parts.alloca(count, element, op.alignment, space)
        rewriter.replace_op(op, [describe(parts, type, place, place, sizes, strides)])
        return True


class DeallocLowering(LLVMPattern[memref.DeallocOp]):
    """Lowers to a call of `free`."""

    def __init__(self, type_converter: LLVMTypeConverter, function: str) -> None:
        super().__init__(type_converter)
        self.function = function

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.operands[0].type
        module = enclosing_module(op)
        if module is None or address_space(type.memory_space) is None:
            return rewriter.match_failure(op, "the memory is in an unknown space")
        function_type = llvm.LLVMFunctionType.get(
            llvm.LLVMVoidType.get(), [self.type_converter.pointer], False
        )
        if declared_function(self.function, function_type, module, rewriter) is None:
            return rewriter.match_failure(op, f"'{self.function}' is something else")
        parts = self.parts(op, rewriter)
        (memory,) = adaptor.operands
        if isinstance(type, MemRefType):
            pointer = MemRefDescriptor(memory, parts, type).allocated()
        else:
            place = parts.extract(self.type_converter.pointer, memory, 1)
            pointer = parts.load(self.type_converter.pointer, place)
        pointer = parts.cast_space(pointer, 0)
        symbol = FlatSymbolRefAttr.get(self.function)
        rewriter.insert(build_call(None, (pointer,), op.location, symbol))
        rewriter.erase_op(op)
        return True


# --- reading and writing --------------------------------------------------------------------------------------------------


def buffer_pointer(
    parts: LLVMBuilder, type: MemRefType, descriptor: MemRefDescriptor, element: Type
) -> Value:
    """The pointer to the first element."""
    layout = strides_and_offset(type)
    assert layout is not None
    offset = layout[1]
    pointer = descriptor.aligned()
    if offset == 0:
        return pointer
    value = descriptor.offset() if offset == DYNAMIC_STRIDE else parts.index(offset)
    return parts.element_pointer(pointer, element, (value,))


def element_pointer(
    parts: LLVMBuilder,
    type: MemRefType,
    memory: Value,
    indices: Sequence[Value],
    flags: llvm.GEPNoWrapFlags = llvm.GEPNoWrapFlags.none,
) -> Value | None:
    """The pointer to an element; None if the layout has no strides."""
    layout = strides_and_offset(type)
    element = parts.converter.convert_type(type.element_type)
    if layout is None or element is None:
        return None
    descriptor = MemRefDescriptor(memory, parts, type)
    base = buffer_pointer(parts, type, descriptor, element)
    wrap = NO_WRAP if flags else llvm.IntegerOverflowFlags.none
    total: Value | None = None
    for dimension, (index, stride) in enumerate(zip(indices, layout[0], strict=False)):
        step = index
        if stride != 1:
            factor = (
                descriptor.stride(dimension) if stride == DYNAMIC_STRIDE else parts.index(stride)
            )
            step = parts.multiply(index, factor, wrap)
        total = step if total is None else parts.add(total, step, wrap)
    return base if total is None else parts.element_pointer(base, element, (total,), flags)


class LoadLowering(LLVMPattern[memref.LoadOp]):
    """Lowers to `llvm.load`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        element = self.type_converter.convert_type(op.results[0].type)
        place = element_pointer(
            parts, op.memref.type, adaptor.memref, adaptor.indices, INBOUNDS_NO_WRAP
        )
        if place is None or element is None:
            return rewriter.match_failure(op, "the memory has no strides")
        value = parts.load(element, place, alignment=op.alignment, nontemporal=bool(op.nontemporal))
        rewriter.replace_op(op, [value])
        return True


class StoreLowering(LLVMPattern[memref.StoreOp]):
    """Lowers to `llvm.store`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        place = element_pointer(
            parts, op.memref.type, adaptor.memref, adaptor.indices, INBOUNDS_NO_WRAP
        )
        if place is None:
            return rewriter.match_failure(op, "the memory has no strides")
        parts.store(adaptor.value, place, alignment=op.alignment, nontemporal=bool(op.nontemporal))
        rewriter.erase_op(op)
        return True


_ATOMIC_OPERATIONS = {
    "addf": "fadd",
    "addi": "add",
    "assign": "xchg",
    "maximumf": "fmaximum",
    "maxnumf": "fmax",
    "maxs": "max",
    "maxu": "umax",
    "minimumf": "fminimum",
    "minnumf": "fmin",
    "mins": "min",
    "minu": "umin",
    "ori": "or_",
    "xori": "xor_",
    "andi": "and_",
}


class AtomicRMWLowering(LLVMPattern[memref.AtomicRMWOp]):
    """Lowers to `llvm.atomicrmw`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        kind = _ATOMIC_OPERATIONS.get(op.kind.name)
        parts = self.parts(op, rewriter)
        place = element_pointer(parts, op.memref.type, adaptor.memref, adaptor.indices)
        if kind is None or place is None:
            return rewriter.match_failure(op, "there is no such atomic operation")
        made = llvm.AtomicRMWOp.build(
            llvm.AtomicBinOp[kind], place, adaptor.value, llvm.AtomicOrdering.acq_rel
        )
        rewriter.replace_op_with_new(op, made)
        return True


class CopyLowering(LLVMPattern[memref.CopyOp]):
    """Lowers to `llvm.intr.memcpy` if both memrefs are contiguous, else to a call of `memrefCopy`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        source_type, target_type = op.operand_types
        if not (_is_contiguous(source_type) and _is_contiguous(target_type)):
            return self._call(op, adaptor, rewriter)
        element = self.type_converter.convert_type(source_type.element_type)
        if element is None:
            return rewriter.match_failure(op, "the elements cannot be converted")
        parts = self.parts(op, rewriter)
        source = MemRefDescriptor(adaptor.operands[0], parts, source_type)
        target = MemRefDescriptor(adaptor.operands[1], parts, target_type)
        count = parts.index(1)
        for dimension in range(source.rank):
            count = parts.multiply(count, source.size(dimension))
        room = parts.multiply(count, parts.size_of(element))
        places = []
        for descriptor in (source, target):
            pointer = descriptor.aligned()
            places.append(parts.element_pointer(pointer, element, (descriptor.offset(),)))
        rewriter.insert(
            llvm.MemcpyOp.build(places[1], places[0], room, False, location=op.location)
        )
        rewriter.erase_op(op)
        return True

    def _call(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Calls `memrefCopy` with pointers to unranked descriptors."""
        module = enclosing_module(op)
        element = self.type_converter.convert_type(op.operands[0].type.element_type)
        pointer = self.type_converter.pointer
        if (
            module is None
            or element is None
            or any(type.memory_space is not None for type in op.operand_types)
        ):
            return rewriter.match_failure(op, "the memory is in another space")
        function_type = llvm.LLVMFunctionType.get(
            llvm.LLVMVoidType.get(), [self.type_converter.index, pointer, pointer], False
        )
        if declared_function("memrefCopy", function_type, module, rewriter) is None:
            return rewriter.match_failure(op, "'memrefCopy' is something else")
        parts = self.parts(op, rewriter)
        stack = parts.insert(llvm.StackSaveOp.build(pointer))
        unranked = [
            self._without_rank(parts, type, value)
            for type, value in zip(op.operand_types, adaptor.operands, strict=True)
        ]
        one = parts.index(1)
        places = []
        for value in unranked:
            places.append(parts.alloca(one, value.type))
            parts.store(value, places[-1])
        operands = (parts.size_of(element), *places)
        symbol = FlatSymbolRefAttr.get("memrefCopy")
        rewriter.insert(build_call(None, operands, op.location, symbol))
        rewriter.insert(llvm.StackRestoreOp.build(stack, location=op.location))
        rewriter.erase_op(op)
        return True

    def _without_rank(self, parts: LLVMBuilder, type: Type, value: Value) -> Value:
        if not isinstance(type, MemRefType):
            return value
        rank = parts.integer(len(type.shape), self.type_converter.index)
        place = parts.on_stack(value)
        struct = struct_of((self.type_converter.index, self.type_converter.pointer))
        return parts.put(parts.put(parts.poison(struct), rank, 0), place, 1)


def _is_contiguous(type: Type) -> bool:
    """Whether the elements are contiguous in row-major order."""
    if not isinstance(type, MemRefType):
        return False
    layout = strides_and_offset(type)
    if has_identity_layout(type) or layout is None or not type.has_static_shape:
        return has_identity_layout(type)
    product = 1
    dimensions = list(zip(type.shape, layout[0], strict=True))
    while dimensions and dimensions[-1][1] == product:
        product *= dimensions.pop()[0]
    return all(size == 1 for size, _ in dimensions)


class PrefetchLowering(LLVMPattern[memref.PrefetchOp]):
    """Lowers to `llvm.intr.prefetch`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = self.parts(op, rewriter)
        place = element_pointer(parts, op.memref.type, adaptor.memref, adaptor.indices)
        if place is None:
            return rewriter.match_failure(op, "the memory has no strides")
        made = llvm.Prefetch.build(place, int(op.is_write), op.locality_hint, int(op.is_data_cache))
        rewriter.replace_op_with_new(op, made)
        return True


class AllocaScopeLowering(LLVMPattern[memref.AllocaScopeOp]):
    """Inlines the region between `llvm.intr.stacksave` and `llvm.intr.stackrestore`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        if not self.type_converter.are_legal_types(op.result_types):
            return rewriter.match_failure(op, "a result has no type of LLVM")
        location = op.location
        before = op.parent_block
        parent = op.parent_region
        region = op.regions[0]
        rest = rewriter.split_block(op)
        join = rest
        if op.results:
            join = rewriter.create_block(
                parent, op.result_types, [location] * len(op.results), before=rest
            )
            rewriter.insert(llvm.BrOp.build((), rest, location=location))
        entry, last = region.blocks[0], region.blocks[-1]
        rewriter.inline_region_before(region, join)
        rewriter.insertion_point = InsertionPoint.at_end(before)
        stack = rewriter.insert(
            llvm.StackSaveOp.build(self.type_converter.pointer, location=location)
        ).results[0]
        rewriter.insert(llvm.BrOp.build((), entry, location=location))
        terminator = last.last
        assert terminator is not None
        rewriter.insertion_point = InsertionPoint.at_end(last)
        rewriter.insert(llvm.StackRestoreOp.build(stack, location=location))
        rewriter.replace_op_with_new(
            terminator, llvm.BrOp.build(terminator.operands, join, location=location)
        )
        rewriter.replace_op(op, join.arguments)
        return True


# --- the pass ---------------------------------------------------------------------------------------------------------------


def memref_patterns(
    converter: LLVMTypeConverter, *, use_generic_functions: bool = False
) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `memref`."""
    prefix = "_mlir_memref_to_llvm_" if use_generic_functions else ""
    yield AllocLowering(converter, f"{prefix}alloc" if prefix else "malloc")
    yield AllocaLowering(converter)
    yield DeallocLowering(converter, f"{prefix}free")
    yield LoadLowering(converter)
    yield StoreLowering(converter)
    yield AtomicRMWLowering(converter)
    yield GenericAtomicRMWLowering(converter)
    yield CopyLowering(converter)
    yield PrefetchLowering(converter)
    yield AllocaScopeLowering(converter)
    yield from global_patterns(converter)
    yield from view_patterns(converter)


@register_pass
class FinalizeMemRefToLLVMConversionPass(Pass):
    """Lowers `memref` to `llvm`."""

    ARGUMENT = "finalize-memref-to-llvm"
    NAME = "FinalizeMemRefToLLVMConversionPass"
    SUMMARY = "Finalize MemRef dialect to LLVM dialect conversion"
    OPERATION = "builtin.module"

    index_bitwidth = unsigned(
        "index-bitwidth", 0, "Bitwidth of the index type, 0 to use size of machine word"
    )
    use_generic_functions = flag(
        "use-generic-functions",
        False,
        "Use generic allocation and deallocation functions instead of the classic 'malloc', "
        "'aligned_alloc' and 'free' functions",
    )

    def run_on_operation(self, op: Operation) -> None:
        converter = LLVMTypeConverter.of_data_layout(op, self.index_bitwidth)
        patterns = memref_patterns(converter, use_generic_functions=self.use_generic_functions)
        target = llvm_target()
        target.add_legal_op("func.func")
        apply_partial_conversion(op, target, patterns)
