"""`convert-memref-to-emitc`: buffers of static shape as arrays of C."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    TypeConverter,
    apply_partial_conversion,
)
from odsgen.dialects.emitc.lowering.types import CBuilder, emitc_target, emitc_type_converter
from odsgen.passes import Pass, flag, register_pass
from odsgen.runtime import (
    ArrayAttr,
    InsertionPoint,
    IntegerAttr,
    MemRefType,
    Operation,
    Type,
    TypeAttr,
    UnitAttr,
    Value,
    index,
)
from odsgen_dialects import emitc, memref

_ALLOCATIONS = frozenset({"malloc", "aligned_alloc"})
_COPY = "memcpy"
#: The headers of the functions that are called, in C and in C++.
_HEADERS = ((_ALLOCATIONS, "stdlib.h", "cstdlib"), ({_COPY}, "string.h", "cstring"))


class _ArrayPattern(ConversionPattern[Any]):
    """Base of the patterns."""

    def array(self, type: Type) -> Any:
        """The array of a memref; None if there is none in C."""
        assert self.type_converter is not None
        found = self.type_converter.convert_type(type)
        return found if isinstance(found, emitc.ArrayType) else None


def _size_in_bytes(type: MemRefType, parts: CBuilder) -> Value:
    size = emitc.SizeTType.get()
    args = ArrayAttr.get((TypeAttr.get(type.element_type),))
    element = parts.insert(emitc.CallOpaqueOp.build([size], "sizeof", args=args))
    count = IntegerAttr.get(prod(type.shape), index)
    number = parts.insert(emitc.ConstantOp.build(index, count))
    return parts.insert(emitc.MulOp.build(size, element, number))


class AllocaLowering(_ArrayPattern, ConversionPattern[memref.AllocaOp]):
    """Lowers to a variable."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        array = self.array(op.results[0].type)
        if array is None or op.alignment is not None:
            return rewriter.match_failure(op, "no array of C")
        rewriter.replace_op(op, [CBuilder(op, rewriter).variable(array)])
        return True


class AllocLowering(_ArrayPattern, ConversionPattern[memref.AllocOp]):
    """Lowers to a call of `malloc`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.results[0].type
        if self.array(type) is None:
            return rewriter.match_failure(op, "no array of C")
        parts = CBuilder(op, rewriter)
        operands = [_size_in_bytes(type, parts)]
        callee = "malloc"
        if op.alignment is not None:
            callee, size = "aligned_alloc", emitc.SizeTType.get()
            alignment = IntegerAttr.get(op.alignment, index)
            operands.insert(0, parts.insert(emitc.ConstantOp.build(size, alignment)))
        anything = emitc.PointerType.get(emitc.EmitcOpaqueType.get("void"))
        memory = parts.insert(emitc.CallOpaqueOp.build([anything], callee, operands))
        pointer = emitc.PointerType.get(type.element_type)
        rewriter.replace_op(op, [parts.cast(memory, pointer)])
        return True


class CopyLowering(_ArrayPattern, ConversionPattern[memref.CopyOp]):
    """Lowers to a call of `memcpy`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.operands[0].type
        if self.array(type) is None or self.array(op.operands[1].type) is None:
            return rewriter.match_failure(op, "no arrays of C")
        parts = CBuilder(op, rewriter)
        source, target = [_address(value, parts) for value in adaptor.operands]
        size = _size_in_bytes(type, parts)
        parts.effect(emitc.CallOpaqueOp.build([], _COPY, [target, source, size]))
        rewriter.erase_op(op)
        return True


def _address(array: Value, parts: CBuilder) -> Value:
    """The address of the first element."""
    type: Any = array.type
    zero = parts.insert(emitc.ConstantOp.build(index, IntegerAttr.get(0, index)))
    place = emitc.LValueType.get(type.element_type)
    first = parts.insert(emitc.SubscriptOp.build(place, array, [zero] * len(type.shape)))
    return parts.insert(emitc.AddressOfOp.build(first))


class GlobalLowering(_ArrayPattern, ConversionPattern[memref.GlobalOp]):
    """Lowers to `emitc.global`: private ones are `static`, others and declarations `extern`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        array = self.array(op.type)
        if array is None or op.alignment is not None:
            return rewriter.match_failure(op, "no array of C")
        visibility = op.sym_visibility or "public"
        if visibility not in ("public", "private"):
            return rewriter.match_failure(op, "C has public and private globals")
        value = op.initial_value
        is_static = visibility == "private"
        made = emitc.GlobalOp.build(
            op.sym_name,
            array,
            initial_value=None if isinstance(value, UnitAttr) else value,
            extern_specifier=not is_static,
            static_specifier=is_static,
            const_specifier=op.constant,
            location=op.location,
        )
        rewriter.replace_op_with_new(op, made)
        return True


class GetGlobalLowering(_ArrayPattern, ConversionPattern[memref.GetGlobalOp]):
    """Lowers to `emitc.get_global`."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        array = self.array(op.results[0].type)
        if array is None:
            return rewriter.match_failure(op, "no array of C")
        rewriter.replace_op_with_new(
            op, emitc.GetGlobalOp.build(array, op.name_argument, location=op.location)
        )
        return True


def _element(op: Any, memory: Value, indices: Sequence[Value], parts: CBuilder) -> Value | None:
    if not isinstance(memory.type, emitc.ArrayType):
        return None
    place = emitc.LValueType.get(memory.type.element_type)
    return parts.insert(emitc.SubscriptOp.build(place, memory, indices))


class LoadLowering(_ArrayPattern, ConversionPattern[memref.LoadOp]):
    """Lowers to a subscript that is read."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = CBuilder(op, rewriter)
        place = _element(op, adaptor.memref, adaptor.indices, parts)
        if place is None:
            return rewriter.match_failure(op, "no array of C")
        rewriter.replace_op(op, [parts.insert(emitc.LoadOp.build(place))])
        return True


class StoreLowering(_ArrayPattern, ConversionPattern[memref.StoreOp]):
    """Lowers to a subscript that is assigned."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        parts = CBuilder(op, rewriter)
        place = _element(op, adaptor.memref, adaptor.indices, parts)
        if place is None:
            return rewriter.match_failure(op, "no array of C")
        parts.effect(emitc.AssignOp.build(place, adaptor.value))
        rewriter.erase_op(op)
        return True


def memref_to_emitc(converter: TypeConverter) -> Iterator[ConversionPattern[Any]]:
    """The patterns that lower `memref`."""
    for pattern in (
        AllocLowering,
        AllocaLowering,
        CopyLowering,
        GetGlobalLowering,
        GlobalLowering,
        LoadLowering,
        StoreLowering,
    ):
        yield pattern(converter)


def include_headers(module: Operation, *, is_cpp: bool = False) -> None:
    """Include the headers of the functions that the lowered operations call."""
    called = {op.callee for op in module.walk() if isinstance(op, emitc.CallOpaqueOp)}
    block = module.regions[0].blocks[0]
    point = InsertionPoint.at_start(block)
    for functions, header, cpp_header in _HEADERS:
        if called & functions:
            name = cpp_header if is_cpp else header
            made = emitc.IncludeOp.build(name, is_standard_include=True, location=module.location)
            point.insert(made)


@register_pass
class ConvertMemRefToEmitC(Pass):
    """Lowers `memref` to `emitc`."""

    ARGUMENT = "convert-memref-to-emitc"
    NAME = "ConvertMemRefToEmitC"
    SUMMARY = "Convert MemRef dialect to EmitC dialect"
    OPERATION = "builtin.module"

    lower_to_cpp = flag("lower-to-cpp", False, "Target C++ (true) instead of C (false)")

    def run_on_operation(self, op: Operation) -> None:
        target = emitc_target()
        target.add_illegal_dialect("memref")
        converter = emitc_type_converter(index=False, memref=True)
        apply_partial_conversion(op, target, memref_to_emitc(converter))
        include_headers(op, is_cpp=self.lower_to_cpp)
