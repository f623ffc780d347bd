"""Diagnostics: values with a place until the edge of the program turns them into text (MLIR: Diagnostics)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.source import SourceFile


class Severity(Enum):
    """How grave a diagnostic is; the value is MLIR's spelling."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"
    REMARK = "remark"


class Diagnostic:
    """One message at one place, with notes that point to others."""

    __slots__ = ("severity", "location", "message", "notes")

    def __init__(
        self,
        severity: Severity,
        location: Location,
        message: str,
        notes: Sequence[Diagnostic] = (),
    ) -> None:
        self.severity = severity
        self.location = location
        self.message = message
        self.notes = list(notes)

    def attach_note(self, message: str, location: Location | None = None) -> Diagnostic:
        """Add a note (at the diagnostic's own place if none is given) and return the diagnostic."""
        self.notes.append(Diagnostic(Severity.NOTE, location or self.location, message))
        return self

    def __str__(self) -> str:
        return render(self)

    def __repr__(self) -> str:
        return f"Diagnostic({self.severity.name}, {self.location}, {self.message!r})"


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


def render(diagnostic: Diagnostic, source: SourceFile | None = None) -> str:
    """The text of a diagnostic and its notes as mlir-opt prints it, with source line and caret where the source is known."""
    lines = [_headline(diagnostic, source)]
    lines.extend(_headline(note, source) for note in diagnostic.notes)
    return "\n".join(lines)


def _headline(diagnostic: Diagnostic, source: SourceFile | None) -> str:
    location = diagnostic.location
    filename, line, column = location.filename, location.line, location.column
    if filename is None or line is None or column is None:
        text = str(location)
        place = text[4:-1] if text.startswith("loc(") and text != "loc(unknown)" else "<unknown>:0"
    else:
        place = f"{filename}:{line}:{column}"
    head = f"{place}: {diagnostic.severity.value}: {diagnostic.message}"
    if source is None or line is None or column is None or filename != source.filename:
        return head
    text = source.line_text(line)
    if not text and column == 1 and not source.text:
        return head
    shown = source.offset(line, column) - source.offset(line, 1)
    blanks = "".join("\t" if c == "\t" else " " for c in text[:shown])
    shown_text = text.replace("\0", " ")
    return f"{head}\n{shown_text}\n{blanks}^"
