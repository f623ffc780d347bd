"""Private variables of tasks: those that depend on the outer ones are kept on the heap until the task runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.errors import failure_of
from odsgen.translation.llvm_ir.model import Function, Instruction
from odsgen.translation.llvm_ir.openmp.blocks import inserting
from odsgen.translation.llvm_ir.openmp.privates import Privates
from odsgen.translation.llvm_ir.openmp.regions import library_of
from odsgen.translation.llvm_ir.types import I32, I64, POINTER, VOID, FunctionIRType, StructIRType
from odsgen.translation.llvm_ir.values import ConstantExpression, NullConstant, integer
from odsgen_dialects.llvm import LLVMPointerType

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


def _reads_outer(declaration: Any) -> bool:
    """Whether the outer variable must still be there when a private one is made."""
    if declaration.copy_region.blocks:
        return True
    region = declaration.init_region
    return bool(region.blocks) and bool(region.entry_block.arguments[0].uses)


class TaskPrivates(Privates):
    """The private variables of a task."""

    def __init__(self, translation: Translation, op: Any) -> None:
        super().__init__(translation, op)
        if not all(isinstance(each.type, LLVMPointerType) for each in self.arguments):
            raise failure_of(
                op, "private values of tasks that are no variables cannot be translated"
            )
        self._kept = [number for number, each in enumerate(self.declarations) if _reads_outer(each)]
        self._type = StructIRType(
            [translation.convert_type(self.declarations[each].type) for each in self._kept]
        )
        self._context: Instruction | None = None

    def keep(self) -> None:
        """Makes the variables that depend on outer ones."""
        self.own = [NullConstant(POINTER)] * len(self.declarations)
        if not self._kept:
            return
        operands = NullConstant(POINTER), integer(I32, 1)
        end = ConstantExpression("getelementptr", POINTER, operands, source=self._type)
        size = ConstantExpression("ptrtoint", I64, (end,))
        self._context = self._library_call("malloc", POINTER, size)
        library_of(self.translation).named(self._context, "omp.task.context_ptr")
        self._find_kept()
        for number in self._kept:
            self.initialized(number, self.declarations[number])

    def _library_call(self, name: str, result: Any, argument: Any) -> Instruction:
        module = self.translation.module
        is_new = name not in module.symbols
        callee = module.function(name, FunctionIRType(result, (argument.type,), False))
        if is_new and name == "malloc":
            callee.result_attributes.add("noalias")
        call = self.translation.builder.call
        assert isinstance(callee, Function)
        return call(callee.value_type, callee, (argument,), opcode="tail call")

    def _find_kept(self) -> None:
        """Computes the addresses of the variables on the heap."""
        builder = self.translation.builder
        assert self._context is not None
        for place, number in enumerate(self._kept):
            indices = integer(I32, 0), integer(I32, place)
            self.own[number] = builder.address(self._type, self._context, indices)

    def enter(self) -> None:
        """Makes the other variables, inside of the task, and finds those on the heap."""
        library, values = library_of(self.translation), self.translation.values
        for number, declaration in enumerate(self.declarations):
            if number in self._kept:
                continue
            type = self.translation.convert_type(declaration.type)
            [self.own[number]] = library.variables(-1, (type, "omp.private.alloc"))
            with inserting(library.builder, library.alloca_block):
                self.own[number] = self.initialized(number, declaration)
        if self._kept:
            self._find_kept()
        for argument, own in zip(self.arguments, self.own, strict=True):
            values[argument] = own

    def leave(self) -> None:
        """Frees the variables at the end of the task."""
        self.clean_up()
        if self._context is not None:
            self._library_call("free", VOID, self._context)
