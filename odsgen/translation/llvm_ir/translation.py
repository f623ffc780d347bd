"""The translation of a module: what it has made so far, and the order in which its parts are translated."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.runtime import Operation, Value
from odsgen.translation.llvm_ir import values as ir
from odsgen.translation.llvm_ir.builder import Builder
from odsgen.translation.llvm_ir.errors import Failure, TranslationError, error_at, failure_of
from odsgen.translation.llvm_ir.folding import Folder
from odsgen.translation.llvm_ir.model import (
    Function,
    GlobalObject,
    Instruction,
    Module,
    PhiInstruction,
)
from odsgen.translation.llvm_ir.type_conversion import TypeConverter, UntranslatableTypeError
from odsgen.translation.llvm_ir.types import IRType
from odsgen.translation.llvm_ir.verification import verify
from odsgen.translation.llvm_ir.writer import Writer, number_blocks_of_addresses
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime import Block
    from odsgen.translation.llvm_ir.metadata import Node

#: What an operation is translated by.
Translate = Callable[["Translation", Operation], None]

MODULE_NAME = "LLVMDialectModule"


def translate_to_llvm_ir(module: Operation) -> str:
    """The LLVM IR of a module of the dialect `llvm`, as `mlir-translate --mlir-to-llvmir` writes it.

    Raises TranslationError, a DiagnosticError, for what is no module of LLVM IR.
    """
    try:
        return Translation(module).text()
    except UntranslatableTypeError as error:
        raise error_at(module.location, str(error)) from None
    except RecursionError:
        message = "the program is nested too deeply to be translated"
        raise error_at(module.location, message) from None


class Translation:
    """One module on its way: symbols, values and blocks that have been translated."""

    def __init__(self, op: Operation) -> None:
        from odsgen.translation.llvm_ir.modules import check_module, prepared_module

        check_module(op)
        self.op = op
        self.module: Module = prepared_module(op, MODULE_NAME)
        self.convert_type = TypeConverter()
        self.folder = Folder(self.module.layout)
        self.builder = Builder(self)
        self.symbols: dict[str, GlobalObject] = {}
        self.values: dict[Value, ir.Value] = {}
        self.blocks: dict[Block, ir.BasicBlock] = {}
        self.ends: dict[Block, ir.BasicBlock] = (
            {}
        )  # where the terminator of a block has come to stand
        self.tagged_blocks: dict[object, ir.BasicBlock] = {}
        self.addresses: list[tuple[object, ir.BlockAddress]] = []
        self.function: Function | None = None
        self.phis: dict[Block, list[PhiInstruction]] = {}
        self.trampolines: dict[tuple[Operation, int], ir.BasicBlock] = {}
        self.tbaa: dict[object, Node] = {}
        self.scopes: dict[object, Node] = {}
        self.openmp: object = None  # the library of OpenMP, where the program uses it
        from odsgen.translation.llvm_ir.debug_info import DebugInfo
        from odsgen.translation.llvm_ir.loops import Loops

        self.debug = DebugInfo(self)
        self.loops = Loops(self)

    def text(self) -> str:
        """Translates the module and writes it."""
        from odsgen.translation.llvm_ir import functions, globals, modules

        body = self.op.regions[0].entry_block
        self.translate_attributes(self.op, [])
        modules.translate_comdats(self, body)
        functions.declare_functions(self, body)
        globals.translate_globals(self, body)
        globals.translate_ifuncs(self, body)
        modules.translate_module_metadata(self, body)
        for op in body:
            if not isinstance(op, _TRANSLATED_APART):
                self.translate(op)
        functions.translate_functions(self, body)
        if self.openmp is not None:
            from odsgen.translation.llvm_ir.openmp.constructs import finish

            finish(self)
        for key, address in self.addresses:
            address.block = self.tagged_blocks.get(key)
        number_blocks_of_addresses([address for _, address in self.addresses], self.module)
        self.debug.finish()
        verify(self.module, self.op.location)
        return Writer(self.module).text()

    # --- looking up -----------------------------------------------------------------------------------------------------

    def value(self, value: Value) -> ir.Value:
        """The value that a value of MLIR has become."""
        return self.values[value]

    def value_type(self, value: Value) -> IRType:
        """The type of a value of MLIR in LLVM IR."""
        return self.convert_type(value.type)

    def symbol_constant(self, name: str) -> ir.Constant:
        """The address of a function or global."""
        return self.symbols[name]

    def successor(self, op: Operation, number: int) -> ir.BasicBlock:
        """The block to which a terminator branches for its successor of that number."""
        found = self.trampolines.get((op, number))
        return self.blocks[op.stored_successors[number]] if found is None else found

    # --- operations -----------------------------------------------------------------------------------------------------

    def translate(self, op: Operation) -> None:
        """Translates one operation, with what its attributes of other dialects ask for."""
        made = self.builder.made
        self.builder.made = []
        try:
            translate = _translation_of(self, op)
            if translate is None:
                raise Failure
            translate(self, op)
        except Failure:
            raise failure_of(op, _failed(op)) from None
        except TranslationError as error:
            error.diagnostics += failure_of(op, _failed(op)).diagnostics
            raise
        if op.stored_attributes:
            self.translate_attributes(op, self.builder.made)
        self.builder.made = made

    def translate_attributes(self, op: Operation, made: list[Instruction]) -> None:
        """Translates the discardable attributes of an operation that belong to a dialect."""
        from odsgen.translation.llvm_ir.discardable import translate_attribute

        for name, value in sorted(op.stored_attributes.items()):
            if "." in name:
                translate_attribute(self, op, name, value, made)


def _failed(op: Operation) -> str:
    return f"LLVM Translation failed for operation: {op.name}"


def _translation_of(translation: Translation, op: Operation) -> Translate | None:
    """The translation of an operation; refuses dialects that have none."""
    from odsgen.translation.llvm_ir import intrinsics
    from odsgen.translation.llvm_ir.operations import TRANSLATIONS

    if op.name.startswith("omp."):
        from odsgen.translation.llvm_ir.openmp import constructs

        return constructs.translation_of(translation, op)
    if op.name.startswith("acc."):
        from odsgen.translation.llvm_ir import openacc

        return openacc.translation_of(translation, op)
    return TRANSLATIONS.get(op.__class__) or intrinsics.translation_of(op)


_TRANSLATED_APART = (
    llvm.LLVMFuncOp,
    llvm.GlobalOp,
    llvm.AliasOp,
    llvm.GlobalCtorsOp,
    llvm.GlobalDtorsOp,
    llvm.ComdatOp,
    llvm.IFuncOp,
)
