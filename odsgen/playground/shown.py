"""Diagnostics and ranges of the language server as what JSON has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lsprotocol.types import Diagnostic, Range


def shown_range(range: Range | None) -> list[int] | None:
    """The lines and columns between which something stands: from line, from column, to line, to column."""
    if range is None:
        return None
    return [range.start.line, range.start.character, range.end.line, range.end.character]


def shown_diagnostic(diagnostic: Diagnostic) -> dict[str, Any]:
    """A diagnostic with its place, its severity in a word, and its notes."""
    severity = diagnostic.severity
    return {
        "range": shown_range(diagnostic.range),
        "severity": "error" if severity is None else severity.name.lower(),
        "message": diagnostic.message,
        "notes": [
            {"message": each.message, "range": shown_range(each.location.range)}
            for each in diagnostic.related_information or ()
        ],
    }


def shown_tokens(data: Sequence[int]) -> Iterator[tuple[int, int, int, str]]:
    """The tokens that the protocol encodes, five numbers for each: line, column, length, kind."""
    from odsgen.lsp.token_kinds import TOKEN_TYPES

    line = column = 0
    for lines, columns, length, kind in zip(*(data[part::5] for part in range(4)), strict=True):
        line, column = line + lines, columns if lines else column + columns
        yield line, column, length, TOKEN_TYPES[kind]
