"""Diagnostics as records: values that can be written to a table."""

from __future__ import annotations

from odsgen.batch.model import DiagnosticRecord, Note
from odsgen.runtime.builtin.locations import Location
from odsgen.runtime.diagnostics import Diagnostic, Severity
from odsgen.runtime.diagnostics.text import callers
from odsgen.runtime.support.source import encode


def printable(text: str) -> str:
    """A text that any table can hold: bytes that are no UTF-8 are written as escapes."""
    if text.isascii():
        return text
    try:
        text.encode()
    except UnicodeEncodeError:
        return encode(text).decode("utf-8", "backslashreplace")
    return text


def error_record(path: str | None, message: str) -> DiagnosticRecord:
    """An error about a whole file."""
    return DiagnosticRecord(path, None, None, Severity.ERROR, printable(message))


def diagnostic_record(diagnostic: Diagnostic) -> DiagnosticRecord:
    """The record of a diagnostic; the callers of its place come before its own notes."""
    file, line, column, message = _placed(diagnostic.location, diagnostic.message)
    notes = [Note(*_placed(caller, "called from")) for caller in callers(diagnostic.location)]
    notes += [Note(*_placed(note.location, note.message)) for note in diagnostic.notes]
    return DiagnosticRecord(file, line, column, diagnostic.severity, message, tuple(notes))


def _placed(location: Location, message: str) -> tuple[str | None, int | None, int | None, str]:
    """A message with its place; a location that is no place in a file stands before the message."""
    message = printable(message)
    file, line, column = location.filename, location.line, location.column
    if file is not None and line is not None and column is not None:
        return printable(file), line, column, message
    text = str(location)
    if text != "loc(unknown)":
        message = f"{printable(text)}: {message}"
    return None, None, None, message
