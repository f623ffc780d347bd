"""Unranked descriptors, which are on the stack and copied to the heap when returned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.llvm.lowering.functions import build_call, declared_function, enclosing_module
from odsgen.runtime import FlatSymbolRefAttr, Operation, Type, UnrankedMemRefType, Value, i8
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.conversion import ConversionRewriter
    from odsgen.dialects.llvm.lowering.operations import LLVMBuilder

#: The size of a pointer in bytes, without a data layout.
_POINTER_BYTES = 8


def copy_unranked(
    op: Operation,
    types: Sequence[Type],
    values: Sequence[Value],
    parts: LLVMBuilder,
    rewriter: ConversionRewriter,
    *,
    to_heap: bool,
) -> list[Value]:
    """Copies unranked descriptors to the heap, or back to the stack, and frees the heap copy.

    `ConvertToLLVMPattern::copyUnrankedDescriptors`
    """
    module = enclosing_module(op)
    assert module is not None
    if to_heap:
        type = llvm.LLVMFunctionType.get(parts.converter.pointer, [parts.converter.index], False)
        function = declared_function("malloc", type, module, rewriter)
    else:
        type = llvm.LLVMFunctionType.get(llvm.LLVMVoidType.get(), [parts.converter.pointer], False)
        function = declared_function("free", type, module, rewriter)
    if function is None:
        name = "malloc" if to_heap else "free"
        raise op.op_error(f"needs the function '{name}', but the module has another of that name")
    callee = FlatSymbolRefAttr.get(function.sym_name)
    result = list(values)
    pointer = parts.converter.pointer
    for number, (original, value) in enumerate(zip(types, values, strict=True)):
        if not isinstance(original, UnrankedMemRefType):
            continue
        size = _size(value, parts)
        if to_heap:
            call = build_call(pointer, [size], parts.location, callee)
            memory: Value = parts.builder.insert(call).results[0]
        else:
            memory = parts.alloca(size, i8)
        source = parts.extract(pointer, value, 1)
        parts.builder.insert(
            llvm.MemcpyOp.build(memory, source, size, False, location=parts.location)
        )
        if not to_heap:
            parts.builder.insert(build_call(None, [source], parts.location, callee))
        copied = parts.poison(value.type)
        copied = parts.put(copied, parts.extract(parts.converter.index, value, 0), 0)
        result[number] = parts.put(copied, memory, 1)
    return result


def _size(value: Value, parts: LLVMBuilder) -> Value:
    """The size of a ranked descriptor in bytes."""
    one, two = parts.index(1), parts.index(2)
    index_bytes = parts.index((parts.converter.index.width + 7) // 8)
    pointer_bytes = parts.index(_POINTER_BYTES)
    pointers = parts.multiply(two, pointer_bytes)
    rank = parts.extract(parts.converter.index, value, 0)
    numbers = parts.add(parts.multiply(two, rank), one)
    return parts.add(pointers, parts.multiply(numbers, index_bytes))
