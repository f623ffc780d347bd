"""The text of a diagnostic as MLIR's tools print it: place, message, the source line with a caret, the notes.

MLIR: Diagnostics, "SourceMgr Diagnostic Handler".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from odsgen.runtime.diagnostics import Diagnostic, Severity
from odsgen.runtime.support.source import encode

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.support.source import SourceFile

# How many callers of a location are listed below a diagnostic.
_CALL_STACK_LIMIT = 10

_TAB_STOP = 8

# Longer source lines are not shown: a file of one long line may be wrong in very many places.
_LONGEST_SHOWN_LINE = 4096


def diagnostic_text(
    diagnostic: Diagnostic, source: SourceFile | None = None, underlined: int = 1
) -> str:
    """The lines of a diagnostic and of its notes, without an end of line after the last.

    The source line is shown where the place is in `source`, with a caret and so many columns underlined.
    """
    location = diagnostic.location
    lines = [_entry(location, diagnostic.severity, diagnostic.message, source, underlined)]
    for caller in callers(location):
        lines.append(_entry(caller, Severity.NOTE, "called from", source))
        location = caller
    for note in diagnostic.notes:
        # The same line is not shown twice in a row.
        shown = source if note.location is not location else None
        lines.append(_entry(note.location, note.severity, note.message, shown))
        location = note.location
    return "\n".join(lines)


def _entry(
    location: Location,
    severity: Severity,
    message: str,
    source: SourceFile | None,
    underlined: int = 1,
) -> str:
    filename, line, column = location.filename, location.line, location.column
    if filename is None or line is None or column is None:
        text = str(location)
        place = "<unknown>:0"
        message = message if text == "loc(unknown)" else f"{text}: {message}"
        return f"{place}: {severity.value}: {message}"
    head = f"{filename}:{line}:{column}: {severity.value}: {message}"
    if source is None or filename != source.filename or column == 0:
        return head
    if not 1 <= line <= source.line_count:
        return head
    return head + _excerpt(source.line_text(line), column, underlined)


def _excerpt(line: str, column: int, underlined: int) -> str:
    """The line and the line with the caret; only the line if its columns may not be as wide as its bytes."""
    if len(line) > _LONGEST_SHOWN_LINE:
        return ""
    line = line.partition("\r")[0].replace("\0", " ")
    if column > len(encode(line)) + 1:
        return ""
    shown = "\n" + line.expandtabs(_TAB_STOP)
    if not line.isascii():
        return shown
    caret = " " * len(line[: column - 1].expandtabs(_TAB_STOP))
    for position in range(column - 1, min(column - 1 + underlined, len(line) + 1)):
        # A mark is as wide as what it stands under.
        mark = "^" if position == column - 1 else "~"
        is_tab = line[position : position + 1] == "\t"
        caret += mark * (_TAB_STOP - len(caret) % _TAB_STOP if is_tab else 1)
    return f"{shown}\n{caret}"


def callers(location: Location) -> Iterator[Location]:
    """The callers of the first call site inside a location, innermost first."""
    for _ in range(_CALL_STACK_LIMIT):
        call = location.call_site()
        if call is None:
            return
        location = call.caller
        yield location
