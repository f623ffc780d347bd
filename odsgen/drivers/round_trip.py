"""Whether a program is read as it was written, in each form: what `ods-opt --verify-roundtrip` checks.

mlir-opt compares what it reads of the generic form and of bytecode; here the custom form is checked, too, and the operations
whose custom form is at fault are found: all others are printed in the generic form.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from odsgen.bytecode import BytecodeFile, parse_file, write_bytecode
from odsgen.runtime.diagnostics import Diagnostic, DiagnosticError, Hint, Severity, is_fault
from odsgen.runtime.diagnostics.text import diagnostic_text
from odsgen.runtime.ir.hook_faults import fault_of_operation, is_written_by_hand
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.printer import AsmPrinter, generic_op_text, print_ir
from odsgen.runtime.support.interpreter import on_new_stack, stack_is_deep
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from types import CodeType, FrameType

    from odsgen.runtime.registry.context import Context

#: The most operations of different names that are found at fault in one program.
MOST_CULPRITS = 8
#: The most characters that a note shows of an operation.
_LONGEST_SHOWN = 400


class Mismatch(NamedTuple):
    """An operation whose custom form is not read as it is printed; texts are None where there is none."""

    operation: Operation
    custom: str | None
    was: str  # the operation in the generic form
    read_as: str | None  # what is read of its custom form, in the generic form
    refusal: Diagnostic | None  # why it cannot be printed or read
    refused_text: SourceFile | None  # the program that could not be read
    hooks: tuple[
        str, ...
    ]  # the functions written by hand that print and read it, with their places

    def notes(self) -> list[str]:
        """Notes on it, one after another."""
        name = self.operation.name
        if self.refusal is not None and self.custom is None:
            return [diagnostic_text(self.refusal)]
        assert self.custom is not None
        found = [f"'{name}' is not read as it is printed: {_shown(self.custom)}"]
        if self.refusal is not None:
            found.append("reading it fails: " + diagnostic_text(self.refusal, self.refused_text))
        else:
            found.append(f"it was: {_shown(self.was)}")
            if self.read_as is not None:
                found.append(f"it is read as: {_shown(self.read_as)}")
        if self.hooks:
            found.append(f"its custom form is made by {', '.join(self.hooks)}")
        return found


def round_trip_failures(op: Operation, context: Context) -> list[Diagnostic]:
    """The errors of a program that verifies: one for each form that is not read as it is written.

    The messages are those of mlir-opt, which calls the generic form the textual one; notes name the operations.
    """
    found = []
    plain = print_ir(op, True)
    located = print_ir(op, True, True)
    ways: Sequence[tuple[str, Callable[[Operation], str | bytes], bool]] = (
        ("custom textual", print_ir, False),
        ("textual", lambda op: print_ir(op, True, True), True),
        ("bytecode", write_bytecode, True),
    )
    for name, write, locations in ways:
        reference = located if locations else plain
        error, back = _read_back(op, write, context)
        if error is None and back is not None:
            text = print_ir(back, True, locations)
            if text == reference:
                continue
            message = (
                f"{name} roundTrip testing roundtripped module differs from reference:\n"
                f"<<<<<<Reference\n{reference}\n=====\n{text}\n>>>>>roundtripped\n"
            )
        else:
            message = f"failed to parse {name} content back, cannot verify round-trip.\n"
        diagnostic = op.op_error(message).diagnostics[0]
        _explain(diagnostic, op, name, error, back, context)
        found.append(diagnostic)
    return found


def _explain(
    diagnostic: Diagnostic,
    op: Operation,
    way: str,
    error: DiagnosticError | None,
    back: Operation | None,
    context: Context,
) -> None:
    """Attach notes that name the operations at fault, as far as they can be told apart."""
    if way == "custom textual":
        for mismatch in islice(custom_mismatches(op, context), MOST_CULPRITS):
            for note in mismatch.notes():
                _attach(diagnostic, mismatch.operation.location, note)
        if diagnostic.notes:
            return
    for each in error.diagnostics if error is not None else ():
        _attach(diagnostic, op.location, diagnostic_text(each, error.source if error else None))
    differing = None if back is None else _first_difference(op, back)
    if differing is not None:
        was, now = differing
        text = _shown(generic_op_text(now, True))
        _attach(diagnostic, was.location, f"'{was.name}' is read as: {text}")


def custom_mismatches(op: Operation, context: Context) -> Iterator[Mismatch]:
    """The operations of a program whose custom form is not read as it is printed, at most one of each name."""
    reference = print_ir(op, True)
    suspects = [each for each in op.walk() if _has_custom_form(each)]
    while suspects:
        culprit = _culprit(op, suspects, reference, context)
        if culprit is None:
            return
        yield _mismatch(op, culprit, context)
        suspects = [each for each in suspects if each.name != culprit.name]


def _culprit(
    root: Operation, suspects: Sequence[Operation], reference: str, context: Context
) -> Operation | None:
    """One of the suspects whose custom form alone makes the program another; None if there is none."""

    def fails(shown: Sequence[Operation]) -> bool:
        error, back = _read_back(root, lambda root: _partly_custom(root, shown), context)
        return error is not None or back is None or print_ir(back, True) != reference

    if not fails(suspects):
        return None
    while len(suspects) > 1:
        middle = len(suspects) // 2
        halves = suspects[:middle], suspects[middle:]
        failing = next((half for half in halves if fails(half)), None)
        if failing is None:
            return None  # only together
        suspects = failing
    return suspects[0]


def _mismatch(root: Operation, op: Operation, context: Context) -> Mismatch:
    """Problem of the custom form of one operation."""
    hooks: dict[str, None] = {}
    custom: list[str] = []

    def write(root: Operation) -> str:
        text, own = _partly_custom_texts(root, (op,), hooks)
        custom.append(own)
        return text

    error, back = _read_back(root, write, context, type(op), hooks)
    read_as = None
    if back is not None:
        number = next(n for n, each in enumerate(root.walk()) if each is op)
        again = next(islice(back.walk(), number, None), None)
        read_as = None if again is None else generic_op_text(again)
    return Mismatch(
        op,
        custom[0] if custom else None,
        generic_op_text(op),
        read_as,
        None if error is None else error.diagnostics[0],
        None if error is None else error.source,
        tuple(hooks),
    )


def _read_back(
    op: Operation,
    write: Callable[[Operation], str | bytes],
    context: Context,
    traced: type[Operation] | None = None,
    hooks: dict[str, None] | None = None,
) -> tuple[DiagnosticError | None, Operation | None]:
    """Program that is read back from the one that is written out, verified; or why it cannot be written or read."""
    try:
        written = write(op)
    except DiagnosticError as error:
        return error, None
    except Exception as error:  # a hook of a custom form failed
        if not is_fault(error):
            raise
        return DiagnosticError([fault_of_operation(error, "printed", op)]), None
    file = SourceFile(written, "printed") if isinstance(written, str) else BytecodeFile(written)
    try:
        with _HooksCalled(hooks, traced):
            back = parse_file(file, context.copy(), implicit_module=False)
        back.verify()
    except DiagnosticError as error:
        if error.source is None and isinstance(file, SourceFile):
            error.source = file
        return error, None
    return None, back


# --- printing some operations in the custom form --------------------------------------------------------------------------


class _PartlyCustomPrinter(AsmPrinter):
    """Prints some operations in the custom form, all others in the generic one."""

    def __init__(self, shown: Collection[Operation], hooks: dict[str, None] | None) -> None:
        super().__init__()
        self._shown = frozenset(shown)
        self._hooks = hooks
        self.own = ""  # the custom form of the last one that was shown

    def print_custom_op(self, op: Operation) -> None:
        if op not in self._shown:
            self.print_generic_op(op)
            return
        start = len(self.pieces)
        self.emit(op.name)
        try:
            with _HooksCalled(self._hooks, type(op)):
                op.print(self)
        except Exception as error:
            if not is_fault(error):
                raise
            raise DiagnosticError([fault_of_operation(error, "printed", op)]) from error
        self.own = "".join(self.pieces[start:])

    def _spelling(self, op_class: type[Operation]) -> str:
        """The whole name: what is in the generic form gives its regions no default dialect."""
        return op_class.OPERATION_NAME


def _partly_custom(root: Operation, shown: Collection[Operation]) -> str:
    return _partly_custom_texts(root, shown, None)[0]


def _partly_custom_texts(
    root: Operation, shown: Collection[Operation], hooks: dict[str, None] | None
) -> tuple[str, str]:
    """The program with some operations in the custom form, and the custom form of the last of them."""
    if stack_is_deep():
        return on_new_stack(_partly_custom_texts, root, shown, hooks)
    printer = _PartlyCustomPrinter(shown, hooks)
    printer.number(root)
    printer.external_resources = root.external_resources
    printer.print_operation(root)
    return f"{printer.text()}\n{printer.file_metadata_text()}", printer.own


def _has_custom_form(op: Operation) -> bool:
    op_class = type(op)
    return op.REGISTERED and not (
        op_class.print is Operation.print and op_class.custom_text is None
    )


# --- what is said of a difference -----------------------------------------------------------------------------------------


class _HooksCalled:
    """Notes which functions that people have written run inside, with their places; of reading, those of one op class."""

    def __init__(self, found: dict[str, None] | None, op_class: type[Operation] | None) -> None:
        self._found = found
        codes = () if op_class is None else (_code(op_class, "parse"), _code(op_class, "print"))
        self._codes = frozenset(code for code in codes if code is not None)
        self._inside = 0
        self._in_hook = 0
        self._outer: Any = None

    def __enter__(self) -> None:
        if self._found is not None:
            self._outer = sys.getprofile()
            sys.setprofile(self._note)

    def __exit__(self, *_: object) -> None:
        if self._found is not None:
            sys.setprofile(self._outer)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        step = {"call": 1, "return": -1}.get(event)
        if step is None:
            return
        code = frame.f_code
        if code in self._codes:
            self._inside += step
        if self._inside and is_written_by_hand(code.co_filename):
            if step == 1 and not self._in_hook and self._found is not None:
                place = f"{code.co_filename}:{code.co_firstlineno}"
                self._found.setdefault(f"'{code.co_qualname}' ({place})")
            self._in_hook += step


def _code(op_class: type[Operation], name: str) -> CodeType | None:
    function = getattr(getattr(op_class, name), "__func__", getattr(op_class, name))
    code: CodeType | None = getattr(function, "__code__", None)
    return code


def _first_difference(op: Operation, other: Operation) -> tuple[Operation, Operation] | None:
    """The first operation without regions that differ, or with other parts of its own, and what stands in its place."""
    for was, now in zip(op.walk(), other.walk(), strict=False):
        if _own_parts(was) != _own_parts(now):
            return was, now
    return None


def _own_parts(op: Operation) -> tuple[object, ...]:
    """Description of an operation without its operands and regions, as texts: two contexts may have classes of their own."""
    return (
        op.name,
        [str(type) for type in op.operand_types],
        [str(type) for type in op.result_types],
        {name: str(value) for name, value in op.properties_as_attributes().items()},
        {name: str(value) for name, value in op.attributes.items()},
        [[str(a.type) for a in block.arguments] for region in op.regions for block in region],
        len(op.regions),
        str(op.location),
    )


def _attach(diagnostic: Diagnostic, location: Any, message: str) -> None:
    diagnostic.notes.append(Hint(Severity.NOTE, location, message))


def _shown(text: str) -> str:
    """A text as notes show it: on a line of its own where it has several, and not all of a long one."""
    text = text.strip()
    if len(text) > _LONGEST_SHOWN:
        text = text[:_LONGEST_SHOWN] + " …"
    return f"\n{text}" if "\n" in text else text
