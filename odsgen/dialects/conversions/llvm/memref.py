"""`finalize-memref-to-llvm`: memory that is allocated, read and written; what changes its shape is in `memref_views.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.conversions.llvm.arith import llvm_target
from odsgen.dialects.conversions.llvm.descriptors import MemRefDescriptor
from odsgen.dialects.conversions.llvm.functions import (
    build_call,
    declared_function,
    enclosing_module,
)
from odsgen.dialects.conversions.llvm.memref_views import view_patterns
from odsgen.dialects.conversions.llvm.one_to_one import LLVMPattern
from odsgen.dialects.conversions.llvm.operations import INBOUNDS_NO_WRAP, NO_WRAP, LLVMBuilder
from odsgen.dialects.conversions.llvm.types import LLVMTypeConverter
from odsgen.dialects.memref.layouts import has_identity_layout, strides_and_offset
from odsgen.runtime.builtin.attributes import FlatSymbolRefAttr, UnitAttr
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
)
from odsgen.runtime.conversion import (
    ConversionPattern,
    ConversionRewriter,
    apply_partial_conversion,
)
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.passes.base import Pass
from odsgen.runtime.passes.options import flag, unsigned
from odsgen.runtime.passes.registry import register_pass
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

#: Where a program that gives back what it must not shall be noticed: the allocated pointer of a constant.
_NEVER_ALLOCATED = 0xDEADBEEF


# --- allocation -------------------------------------------------------------------------------------------------------------


def shape_values(
    parts: LLVMBuilder, type: MemRefType, dynamic: Sequence[Value]
) -> tuple[list[Value], list[Value], Value]:
    """The sizes and strides of a memory without a layout, and the number of its elements."""
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
    """A descriptor of all that is known of new memory."""
    descriptor = MemRefDescriptor.poison(parts, type)
    descriptor.set_allocated(allocated)
    descriptor.set_aligned(aligned)
    descriptor.set_offset(parts.index(0))
    for dimension, size in enumerate(sizes):
        descriptor.set_size(dimension, size)
    for dimension, stride in enumerate(strides):
        descriptor.set_stride(dimension, stride)
    return descriptor.value


class AllocLowering(LLVMPattern):
    """A call of `malloc`, with room to align what it gives."""

    root = "memref.alloc"

    def __init__(self, type_converter: LLVMTypeConverter, function: str) -> None:
        super().__init__(type_converter)
        self.function = function

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Allocate."""
        type = op.results[0].type
        module = enclosing_module(op)
        element = self.type_converter.convert_type(type.element_type)
        if (
            module is None
            or element is None
            or not has_identity_layout(type)
            or op.symbol_operands
            or type.memory_space is not None
        ):
            return rewriter.match_failure(op, "the memory has a layout or a memory space")
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
        aligned = allocated
        if alignment is not None:
            aligned = self._aligned(parts, allocated, alignment)
        rewriter.replace_op(op, [describe(parts, type, allocated, aligned, sizes, strides)])
        return True

    def _aligned(self, parts: LLVMBuilder, pointer: Value, alignment: Value) -> Value:
        """The first place from a pointer on that is a multiple of a number."""
        location = parts.location
        number = parts.insert(
            llvm.PtrToIntOp.build(self.type_converter.index, pointer, location=location)
        )
        one = parts.index(1)
        bump = parts.insert(llvm.SubOp.build(alignment, one, location=location))
        bumped = parts.add(number, bump)
        rest = parts.insert(llvm.URemOp.build(bumped, alignment, location=location))
        place = parts.insert(llvm.SubOp.build(bumped, rest, location=location))
        return parts.insert(
            llvm.IntToPtrOp.build(self.type_converter.pointer, place, location=location)
        )


class AllocaLowering(LLVMPattern):
    """`llvm.alloca`."""

    root = "memref.alloca"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Allocate."""
        type = op.results[0].type
        element = self.type_converter.convert_type(type.element_type)
        if (
            element is None
            or not has_identity_layout(type)
            or op.symbol_operands
            or type.memory_space is not None
        ):
            return rewriter.match_failure(op, "the memory has a layout or a memory space")
        parts = self.parts(op, rewriter)
        sizes, strides, count = shape_values(parts, type, adaptor.dynamic_sizes)
        place = parts.alloca(count, element, op.alignment)
        rewriter.replace_op(op, [describe(parts, type, place, place, sizes, strides)])
        return True


class DeallocLowering(LLVMPattern):
    """A call of `free`."""

    root = "memref.dealloc"

    def __init__(self, type_converter: LLVMTypeConverter, function: str) -> None:
        super().__init__(type_converter)
        self.function = function

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Give the memory back."""
        type = op.operands[0].type
        module = enclosing_module(op)
        if module is None or not isinstance(type, MemRefType) or type.memory_space is not None:
            return rewriter.match_failure(op, "the rank is not known, or there is a memory space")
        function_type = llvm.LLVMFunctionType.get(
            llvm.LLVMVoidType.get(), [self.type_converter.pointer], False
        )
        if declared_function(self.function, function_type, module, rewriter) is None:
            return rewriter.match_failure(op, f"'{self.function}' is something else")
        parts = self.parts(op, rewriter)
        pointer = MemRefDescriptor(adaptor.operands[0], parts, type).allocated()
        symbol = FlatSymbolRefAttr.get(self.function)
        rewriter.insert(build_call(None, (pointer,), op.location, symbol))
        rewriter.erase_op(op)
        return True


# --- reading and writing --------------------------------------------------------------------------------------------------


def buffer_pointer(
    parts: LLVMBuilder, type: MemRefType, descriptor: MemRefDescriptor, element: Type
) -> Value:
    """The place of the first element."""
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
    """The place of an element; None if the memory has no strides."""
    layout = strides_and_offset(type)
    element = parts.converter.convert_type(type.element_type)
    if layout is None or element is None:
        return None
    descriptor = MemRefDescriptor(memory, parts, type)
    base = buffer_pointer(parts, type, descriptor, element)
    wrap = NO_WRAP if flags else llvm.IntegerOverflowFlags.none
    total: Value | None = None
    for dimension, (index, stride) in enumerate(zip(indices, layout[0], strict=True)):
        step = index
        if stride != 1:
            factor = (
                descriptor.stride(dimension) if stride == DYNAMIC_STRIDE else parts.index(stride)
            )
            step = parts.multiply(index, factor, wrap)
        total = step if total is None else parts.add(total, step, wrap)
    return base if total is None else parts.element_pointer(base, element, (total,), flags)


class LoadLowering(LLVMPattern):
    """`llvm.load`."""

    root = "memref.load"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Load."""
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


class StoreLowering(LLVMPattern):
    """`llvm.store`."""

    root = "memref.store"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Store."""
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


class AtomicRMWLowering(LLVMPattern):
    """`llvm.atomicrmw`."""

    root = "memref.atomic_rmw"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Read, compute and write at once."""
        kind = _ATOMIC_OPERATIONS.get(op.kind.name)
        parts = self.parts(op, rewriter)
        place = element_pointer(parts, op.memref.type, adaptor.memref, adaptor.indices)
        if kind is None or place is None:
            return rewriter.match_failure(op, "there is no such atomic operation")
        made = llvm.AtomicRMWOp.build(
            llvm.AtomicBinOp[kind],
            place,
            adaptor.value,
            llvm.AtomicOrdering.acq_rel,
            location=op.location,
        )
        rewriter.replace_op_with_new(op, made)
        return True


class CopyLowering(LLVMPattern):
    """A copy of bytes where both memories lie in one piece."""

    root = "memref.copy"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Copy."""
        source_type, target_type = op.operand_types
        if not (_is_contiguous(source_type) and _is_contiguous(target_type)):
            return rewriter.match_failure(op, "the memory does not lie in one piece")
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


def _is_contiguous(type: Type) -> bool:
    return isinstance(type, MemRefType) and has_identity_layout(type)


# --- globals ----------------------------------------------------------------------------------------------------------------


def global_type(type: MemRefType, converter: LLVMTypeConverter) -> Type | None:
    """Nested arrays of the sizes of a memory."""
    result = converter.convert_type(type.element_type)
    if result is None:
        return None
    for size in reversed(type.shape):
        result = llvm.LLVMArrayType.get(result, size)
    return result


class GlobalLowering(LLVMPattern):
    """`llvm.mlir.global`."""

    root = "memref.global"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Make the global, with an undefined value if it has none yet."""
        type = op.type
        array = global_type(type, self.type_converter)
        if array is None or type.memory_space is not None:
            return rewriter.match_failure(op, "the type cannot be converted")
        is_private = op.sym_visibility == "private"
        linkage = llvm.Linkage.Private if is_private else llvm.Linkage.External
        value: Attribute | None = op.initial_value
        is_uninitialized = isinstance(value, UnitAttr)
        if is_uninitialized:
            value = None
        elif isinstance(value, DenseIntOrFPElementsAttr) and not type.shape:
            value = _only_element(value)
        made = rewriter.insert(
            llvm.GlobalOp.build(
                array,
                op.sym_name,
                llvm.LinkageAttr.get(linkage),
                constant=op.constant,
                value=value,
                alignment=op.alignment,
                location=op.location,
            )
        )
        if is_uninitialized:
            block = rewriter.create_block(made.regions[0])
            rewriter.insertion_point = InsertionPoint.at_end(block)
            undefined = rewriter.insert(llvm.UndefOp.build(array, location=op.location))
            rewriter.insert(llvm.ReturnOp.build(arg=undefined.results[0], location=op.location))
        rewriter.erase_op(op)
        return True


def _only_element(value: DenseIntOrFPElementsAttr) -> Attribute:
    from odsgen.runtime.builtin.attributes import FloatAttr, IntegerAttr

    type = value.type.element_type
    (bits,) = value.number_bits()
    if isinstance(type, FloatType):
        return FloatAttr.from_bits(bits, type)
    return IntegerAttr.get(bits, type)


class GetGlobalLowering(LLVMPattern):
    """The descriptor of a global, with an allocated pointer that nobody may give back."""

    root = "memref.get_global"

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """Describe it."""
        type = op.results[0].type
        array = global_type(type, self.type_converter)
        element = self.type_converter.convert_type(type.element_type)
        if array is None or element is None or type.memory_space is not None:
            return rewriter.match_failure(op, "the type cannot be converted")
        parts = self.parts(op, rewriter)
        sizes, strides, count = shape_values(parts, type, ())
        parts.size_of(element, count)
        address = parts.insert(
            llvm.AddressOfOp.build(
                self.type_converter.pointer, op.name_argument, location=op.location
            )
        )
        first = parts.element_pointer(address, array, (0,) * (len(type.shape) + 1))
        nowhere = parts.insert(
            llvm.IntToPtrOp.build(
                self.type_converter.pointer, parts.index(_NEVER_ALLOCATED), location=op.location
            )
        )
        rewriter.replace_op(op, [describe(parts, type, nowhere, first, sizes, strides)])
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
    yield CopyLowering(converter)
    yield GlobalLowering(converter)
    yield GetGlobalLowering(converter)
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
        """Convert everything inside."""
        converter = LLVMTypeConverter.of(op, self.index_bitwidth)
        patterns = memref_patterns(converter, use_generic_functions=self.use_generic_functions)
        target = llvm_target()
        target.add_legal_op("func.func")
        apply_partial_conversion(op, target, patterns)
