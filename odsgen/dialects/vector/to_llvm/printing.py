"""Lowering of `vector.print` of scalars, texts and punctuation to calls of runner functions."""

from __future__ import annotations

from typing import Any

from odsgen.conversion import ConversionRewriter
from odsgen.dialects.llvm.lowering.functions import (
    build_call,
    declared_function,
    enclosing_module,
    unused_symbol,
)
from odsgen.dialects.llvm.lowering.one_to_one import LLVMPattern
from odsgen.dialects.llvm.lowering.operations import LLVMBuilder
from odsgen.runtime import (
    BFloat16Type,
    DenseIntElementsAttr,
    FlatSymbolRefAttr,
    Float16Type,
    Float32Type,
    Float64Type,
    IndexType,
    InsertionPoint,
    IntegerType,
    Operation,
    RankedTensorType,
    Type,
    Value,
    VectorType,
    i8,
    i16,
    i64,
)
from odsgen_dialects import arith, llvm, vector

_STRING = "vector_print_str"
_PUNCTUATION = {
    "comma": "printComma",
    "open": "printOpen",
    "close": "printClose",
    "newline": "printNewline",
}
_FLOATS: dict[type[Type], tuple[str, Type | None]] = {
    Float32Type: ("printF32", None),
    Float64Type: ("printF64", None),
    Float16Type: ("printF16", i16),
    BFloat16Type: ("printBF16", i16),
}
_WIDEST = 64


class PrintLowering(LLVMPattern[vector.PrintOp]):
    """Lowers to calls of `printI64`, `printF32`, `printComma` …; vectors are lowered to their elements before."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        module = enclosing_module(op)
        source = op.source
        if module is None or isinstance(None if source is None else source.type, VectorType):
            return rewriter.match_failure(op, "a vector, or outside of a module")
        parts = self.parts(op, rewriter)
        if op.string_literal is not None:
            self._call(op, "printString", [self._string(op, module, parts)], module, parts)
        elif source is not None:
            converted = self._number(source.type, adaptor.source, parts)
            if converted is None:
                return rewriter.match_failure(op, "there is no function for the type")
            name, value = converted
            self._call(op, name, [value], module, parts)
        if op.string_literal is None and op.punctuation.keyword in _PUNCTUATION:
            self._call(op, _PUNCTUATION[op.punctuation.keyword], [], module, parts)
        rewriter.erase_op(op)
        return True

    @staticmethod
    def _number(type: Type, value: Value, parts: LLVMBuilder) -> tuple[str, Value] | None:
        """The function for a type, and the argument for it."""
        known = _FLOATS.get(type.__class__)
        if known is not None:
            name, bits = known
            return name, value if bits is None else parts.insert(llvm.BitcastOp.build(bits, value))
        if isinstance(type, IndexType):
            return "printU64", value
        if not isinstance(type, IntegerType) or type.width > _WIDEST:
            return None
        is_unsigned = type.is_unsigned
        if type.width < _WIDEST:
            extends = arith.ExtUIOp if is_unsigned or type.width == 1 else arith.ExtSIOp
            value = parts.insert(extends.build(i64, value))
        return "printU64" if is_unsigned else "printI64", value

    @staticmethod
    def _call(
        op: Operation, name: str, operands: list[Value], module: Operation, parts: LLVMBuilder
    ) -> None:
        types = [value.type for value in operands]
        type = llvm.LLVMFunctionType.get(llvm.LLVMVoidType.get(), types, False)
        rewriter = parts.builder
        assert isinstance(rewriter, ConversionRewriter)
        function = declared_function(name, type, module, rewriter)
        if function is None:
            raise op.op_error(f"needs the function '{name}', but a symbol of that name is another")
        callee = FlatSymbolRefAttr.get(name)
        rewriter.insert(build_call(None, operands, op.location, callee))

    @staticmethod
    def _string(op: Any, module: Operation, parts: LLVMBuilder) -> Value:
        """A pointer to a global constant with the text."""
        data = [*op.string_literal.encode("utf-8", "surrogateescape"), 0]
        type = llvm.LLVMArrayType.get(i8, len(data))
        name = unused_symbol(_STRING, module)
        rewriter = parts.builder
        assert isinstance(rewriter, ConversionRewriter)
        with rewriter.insertion_guard():
            rewriter.insertion_point = InsertionPoint.at_start(module.regions[0].entry_block)
            rewriter.insert(
                llvm.GlobalOp.build(
                    type,
                    name,
                    llvm.LinkageAttr.get(llvm.Linkage.Private),
                    constant=True,
                    value=DenseIntElementsAttr.get(RankedTensorType.get((len(data),), i8), data),
                    addr_space=0,
                    location=op.location,
                )
            )
        pointer = parts.insert(llvm.AddressOfOp.build(parts.converter.pointer, name))
        return parts.element_pointer(pointer, type, (0,))
