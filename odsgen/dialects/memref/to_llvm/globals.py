"""Lowerings of `memref.global` and `memref.get_global`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from odsgen.conversion import ConversionPattern, ConversionRewriter
from odsgen.dialects.llvm.lowering.descriptors import describe, shape_values
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter, address_space
from odsgen.dialects.memref.layouts import has_identity_layout
from odsgen.runtime import (
    Attribute,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FloatType,
    InsertionPoint,
    IntegerAttr,
    MemRefType,
    Type,
    UnitAttr,
    i64,
)
from odsgen_dialects import llvm, memref

#: The allocated pointer of a global, 0xdeadbeef, so that freeing it is noticed.
_NEVER_ALLOCATED = 0xDEADBEEF


def global_type(type: MemRefType, converter: LLVMTypeConverter) -> Type | None:
    """The array type of a global of a memref type."""
    result = converter.convert_type(type.element_type)
    if result is None:
        return None
    for size in reversed(type.shape):
        result = llvm.LLVMArrayType.get(result, size)
    return result


class GlobalLowering(LLVMPattern[memref.GlobalOp]):
    """Lowers to `llvm.mlir.global`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """An uninitialized global gets `undef`."""
        type = op.type
        array = global_type(type, self.type_converter)
        space = address_space(type.memory_space)
        if array is None or space is None or not has_identity_layout(type):
            return rewriter.match_failure(op, "the type cannot be converted")
        is_public = op.sym_visibility in (None, "public")
        linkage = llvm.Linkage.External if is_public else llvm.Linkage.Private
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
                addr_space=space,
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
    type = value.type.element_type
    (bits,) = value.number_bits()
    if isinstance(type, FloatType):
        return FloatAttr.from_bits(bits, type)
    return IntegerAttr.get(bits, type)


class GetGlobalLowering(LLVMPattern[memref.GetGlobalOp]):
    """Lowers to a descriptor of the global's address; its allocated pointer must not be freed."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.results[0].type
        array = global_type(type, self.type_converter)
        element = self.type_converter.convert_type(type.element_type)
        space = address_space(type.memory_space)
        if array is None or element is None or space is None or not has_identity_layout(type):
            return rewriter.match_failure(op, "the type cannot be converted")
        pointer = llvm.LLVMPointerType.get(space)
        parts = self.parts(op, rewriter)
        sizes, strides, count = shape_values(parts, type, ())
        parts.size_of(element, count)
        address = parts.insert(llvm.AddressOfOp.build(pointer, op.name_argument))
        first = parts.element_pointer(address, array, (0,) * (len(type.shape) + 1))
        nowhere = parts.insert(llvm.IntToPtrOp.build(pointer, parts.index(_NEVER_ALLOCATED, i64)))
        rewriter.replace_op(op, [describe(parts, type, nowhere, first, sizes, strides)])
        return True


def global_patterns(converter: LLVMTypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns of this module."""
    yield GlobalLowering(converter)
    yield GetGlobalLowering(converter)
