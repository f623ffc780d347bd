"""Diagnostics of a program as editors show them: a range, and the notes as related places."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from lsprotocol import types

from odsgen.lsp.mlir.chunk import Chunk
from odsgen.lsp.positions import TextPositions
from odsgen.runtime.diagnostics import Diagnostic, Severity
from odsgen.runtime.printer import generic_op_text

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation

_SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.NOTE: types.DiagnosticSeverity.Information,
    Severity.REMARK: types.DiagnosticSeverity.Information,
}
SOURCE = "mlir"
# As in mlir-lsp-server: a string, or a character with those behind it that can be of the same name; at least so wide that the
# place of something missing is seen, too.
_WORD = re.compile(r'"(?:[^"\\\n]|\\.)*"|[^\n][\w$.-]*', re.ASCII)
_LEAST_WIDTH = 2
CURRENT_OPERATION = "see current operation: "


def chunk_diagnostics(
    chunk: Chunk, uri: str, positions: TextPositions
) -> Iterator[types.Diagnostic]:
    """The diagnostics of a chunk."""
    for diagnostic in chunk.diagnostics:
        own_range = _range(diagnostic.location, chunk, uri, positions)
        if own_range is None:  # a place in another file: it is shown where the chunk begins
            own_range = positions.range(chunk.start, chunk.start)
        related = []
        for message, location in _notes(diagnostic):
            note_range = _range(location, chunk, uri, positions) or own_range
            place = types.Location(uri, note_range)
            related.append(types.DiagnosticRelatedInformation(place, message))
        yield types.Diagnostic(
            range=own_range,
            message=diagnostic.message,
            severity=_SEVERITIES[diagnostic.severity],
            source=SOURCE,
            related_information=related or None,
        )


def _notes(diagnostic: Diagnostic) -> Iterator[tuple[str, Location]]:
    if diagnostic.operation is not None:
        text = _current_operation(diagnostic.operation)
        if text is not None:
            yield text, diagnostic.operation.location
    for note in diagnostic.notes:
        yield note.message, note.location


def _current_operation(op: Operation) -> str | None:
    try:
        text = generic_op_text(op)
    except Exception:
        return None  # a hook that fails over it, too, is what the diagnostic itself is about
    return CURRENT_OPERATION + text


def _range(
    location: Location, chunk: Chunk, uri: str, positions: TextPositions
) -> types.Range | None:
    """The range of the word at a location; None for a place in another file, or in none."""
    line, column = location.line, location.column
    if location.filename != uri or not line or not column:
        return None
    offset = chunk.start + chunk.parser.source.offset(line, column)
    word = _WORD.match(positions.text, offset)
    shown = positions.range(offset, word.end() if word is not None else offset)
    least = shown.start.character + _LEAST_WIDTH
    if shown.end.line > shown.start.line or shown.end.character < least:
        return types.Range(shown.start, types.Position(shown.start.line, least))
    return shown
