"""`toy-print-to-llvm`: loops that print each element with `printf`, one row a line."""

from __future__ import annotations

from odsgen.dialects.shared import build_for
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    Builder,
    Context,
    IntegerAttr,
    MemRefType,
    Operation,
    SymbolTable,
    Value,
    i32,
    index,
    parse_operations,
)
from odsgen_dialects import arith, llvm, memref, toy

_SYMBOLS = {
    "printf": "llvm.func @printf(!llvm.ptr, ...) -> i32",
    "toy_number": r'llvm.mlir.global internal constant @toy_number("%f \00") {addr_space = 0 : i32}',
    "toy_newline": r'llvm.mlir.global internal constant @toy_newline("\0A\00") {addr_space = 0 : i32}',
}


def _define_symbols(module: Operation) -> None:
    """Declares `printf` and the format strings unless they exist."""
    table = SymbolTable(module)
    block = module.regions[0].entry_block
    for name, text in reversed(_SYMBOLS.items()):
        if table.lookup(name) is None:
            (op,) = parse_operations(text, Context(dialects=[llvm.DIALECT]))
            op.location = module.location
            Builder.at_start(block).insert(op)


class _Printing:
    """Builds the loops that print a buffer."""

    def __init__(self, op: toy.PrintOp) -> None:
        self._location = op.location
        self._builder = Builder.before(op)
        self._pointer = llvm.LLVMPointerType.get()
        self._call_type = llvm.LLVMFunctionType.get(i32, (self._pointer,), True)

    def _constant(self, number: int) -> Value:
        attribute = IntegerAttr.get(number, index)
        return self._builder.insert(
            arith.ConstantOp.build(attribute, location=self._location)
        ).result

    def _address(self, name: str) -> Value:
        made = llvm.AddressOfOp.build(self._pointer, name, location=self._location)
        return self._builder.insert(made).results[0]

    def _call(self, *operands: Value) -> None:
        self._builder.insert(
            llvm.CallOp.build(
                i32,
                operands,
                callee="printf",
                var_callee_type=self._call_type,
                location=self._location,
            )
        )

    def print(self, buffer: Value) -> None:
        """Prints all elements, and a newline after each dimension but the last."""
        type = buffer.type
        assert isinstance(type, MemRefType)
        number, newline = self._address("toy_number"), self._address("toy_newline")
        indices: list[Value] = []
        for dimension, size in enumerate(type.shape):
            low, high, step = (self._constant(number) for number in (0, size, 1))
            loop = build_for(low, high, step, (), self._location)
            self._builder.insert(loop)
            body = loop.regions[0].entry_block
            indices.append(body.arguments[0])
            assert body.last is not None
            self._builder = Builder.before(body.last)
            if dimension != len(type.shape) - 1:
                self._call(newline)
                assert body.first is not None
                self._builder = Builder.before(body.first)
        load = memref.LoadOp.build(buffer, indices, location=self._location)
        self._call(number, self._builder.insert(load).results[0])


@register_pass
class ToyPrintToLLVM(Pass):
    """Lowers `toy.print` of buffers to calls of `printf` in loops."""

    ARGUMENT = "toy-print-to-llvm"
    NAME = "ToyPrintToLLVM"
    SUMMARY = "Lower toy.print of buffers to calls of printf"
    OPERATION = "builtin.module"
    REWRITES = ("toy.print",)

    def run_on_operation(self, op: Operation) -> None:
        prints = [inner for inner in op.walk() if isinstance(inner, toy.PrintOp)]
        for inner in prints:
            if not isinstance(inner.input.type, MemRefType):
                self.signal_failure(inner.op_error("expected a buffer; run 'toy-to-affine' before"))
                return
        if prints:
            _define_symbols(op)
        for inner in prints:
            _Printing(inner).print(inner.input)
            inner.erase()
