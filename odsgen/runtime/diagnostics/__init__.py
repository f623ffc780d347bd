"""Diagnostics: values with a place until the edge of the program turns them into text (MLIR: Diagnostics)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.support.source import SourceFile


class Severity(Enum):
    """How grave a diagnostic is; the value is MLIR's spelling."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"
    REMARK = "remark"


class Diagnostic:
    """One message at one place, with notes that point to others.

    `operation` is the operation that the message is about, if it is about one; a driver may show it.
    """

    __slots__ = ("severity", "location", "message", "notes", "operation")

    def __init__(
        self,
        severity: Severity,
        location: Location,
        message: str,
        notes: Sequence[Diagnostic] = (),
        operation: Operation | None = None,
    ) -> None:
        self.severity = severity
        self.location = location
        self.message = message
        self.notes = list(notes)
        self.operation = operation

    def attach_note(self, message: str, location: Location | None = None) -> Diagnostic:
        """Add a note (at the diagnostic's own place if none is given) and return the diagnostic."""
        self.notes.append(Diagnostic(Severity.NOTE, location or self.location, message))
        return self

    def attach_hint(self, message: str) -> Diagnostic:
        """Add a note of ours at the diagnostic's own place: what was probably meant; return the diagnostic."""
        self.notes.append(Hint(Severity.NOTE, self.location, message))
        return self

    def __str__(self) -> str:
        return render(self)

    def __repr__(self) -> str:
        return f"Diagnostic({self.severity.name}, {self.location}, {self.message!r})"


class Hint(Diagnostic):
    """A note that MLIR does not have: whoever holds messages against MLIR's leaves it out."""

    __slots__ = ()


class DiagnosticError(Exception):
    """An operation that failed with diagnostics; base of ParseError and VerifyError."""

    def __init__(self, diagnostics: Iterable[Diagnostic], source: SourceFile | None = None) -> None:
        self.diagnostics = list(diagnostics)
        self.source = source
        super().__init__(self.diagnostics)

    def __str__(self) -> str:
        return "\n".join(render(d, self.source) for d in self.diagnostics)


class ParseError(DiagnosticError):
    """The text is not what the grammar or an operation's format asks for: one error a parse."""


class VerifyError(DiagnosticError):
    """Operations that break an invariant: every error that was found."""


def is_fault(error: Exception) -> bool:
    """Whether an exception is no diagnostic: a hook did not mean to raise it, is missing, or was never written."""
    return not isinstance(error, DiagnosticError)


def render(diagnostic: Diagnostic, source: SourceFile | None = None) -> str:
    """The text of a diagnostic and its notes as mlir-opt prints it, with source line and caret where the source is known."""
    from odsgen.runtime.diagnostics.text import diagnostic_text

    return diagnostic_text(diagnostic, source)
