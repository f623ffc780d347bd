"""The text of a program with the numbers of its operations, line by line, and the names of its values."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from odsgen.runtime.diagnostics import VerifyError, is_fault
from odsgen.runtime.printer.alias_collector import AliasCollector
from odsgen.runtime.printer.aliases import alias_hooks
from odsgen.runtime.printer.operations import AsmPrinter

if TYPE_CHECKING:
    from odsgen.recording.changes import Program
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.printer.operations import CustomForm

_MARK = re.compile("\x00(\\d+)\x00")


class _NoForms(dict["type[Operation]", "CustomForm"]):
    """Keeps nothing, so that each operation is printed by `print_operation`."""

    def __setitem__(self, *_: Any) -> None:
        pass

    def get(self, *_: Any) -> Any:
        """This one stands for the forms of every dialect."""
        return self


class _MarkingPrinter(AsmPrinter):
    """Writes the number of each operation before it, between characters that no program has."""

    def __init__(self, generic: bool, program: Program) -> None:
        super().__init__(generic)
        self._numbers = program.op_numbers
        self._value_numbers = program.numbers
        self.value_names: dict[int, str] = {}
        self._custom_forms = self._custom_forms_by_default = _NoForms()  # type: ignore[assignment]

    def print_operation(self, op: Operation) -> None:
        """The operation behind its number."""
        self.emit(f"\x00{self._numbers[op]}\x00")
        super().print_operation(op)

    def _print_block(self, block: Block, label: bool, terminator: bool) -> None:
        """The block; its names are remembered before they are given to others."""
        super()._print_block(block, label, terminator)
        results = [result for op in block for result in op.results]
        for value in (*block.stored_arguments, *results):
            name = self.names.get(value)
            if name is not None:
                self.value_names[self._value_numbers[value]] = name


class Listing:
    """The lines of a program at one moment."""

    def __init__(self, program: Program, generic: bool = False) -> None:
        if not generic:
            try:
                program.root.verify()
            except VerifyError:
                generic = True
        try:
            printer, text = _print(program, generic)
        except Exception as error:
            if generic or not is_fault(error):
                raise
            printer, text = _print(program, True)
        #: The lines, and the number of the operation that begins in each (-1: none).
        self.lines: list[str] = []
        self.ops: list[int] = []
        #: The line in which each operation begins.
        self.line_of: dict[int, int] = {}
        for line in text.rstrip("\n").split("\n"):
            marks = _MARK.findall(line)
            for mark in marks:
                self.line_of[int(mark)] = len(self.lines)
            self.ops.append(int(marks[0]) if marks else -1)
            self.lines.append(_MARK.sub("", line))
        #: The names of values by their numbers.
        self.names = printer.value_names

    def op_text(self, number: int) -> str | None:
        """The line of an operation; None of one that is not shown."""
        line = self.line_of.get(number)
        return None if line is None else self.lines[line].strip()

    def value(self, name: str) -> int | None:
        """The number of the value with a name; of several in different functions, of the first."""
        return next((number for number, known in self.names.items() if known == name), None)


def _print(program: Program, generic: bool) -> tuple[_MarkingPrinter, str]:
    root = program.root
    printer = _MarkingPrinter(generic, program)
    printer.number(root)
    collector = AliasCollector(generic, False, alias_hooks(root))
    collector.share_names(printer)
    collector.print_operation(root)
    printer.aliases = collector.visits.state()
    before, after = printer.alias_definitions()
    printer.print_operation(root)
    return printer, f"{before}{printer.text()}\n{after}"
