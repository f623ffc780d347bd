"""Places in the text of a spec: what a definition, an error and a note carry from the loader to the last generator."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field


class SpecSource:
    """The text of one spec file.  Offsets count characters from 0, lines and columns from 1."""

    __slots__ = ("file", "text", "_line_starts")

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.text = text
        self._line_starts: list[int] | None = None

    def _starts(self) -> list[int]:
        if self._line_starts is None:
            starts = [0]
            find = self.text.find
            at = find("\n")
            while at >= 0:
                starts.append(at + 1)
                at = find("\n", at + 1)
            self._line_starts = starts
        return self._line_starts

    def line_column(self, offset: int) -> tuple[int, int]:
        starts = self._starts()
        line = bisect_right(starts, offset)
        return line, offset - starts[line - 1] + 1

    def place(self, offset: int) -> Place:
        line, column = self.line_column(offset)
        return Place(self.file, line, column, self)

    def offset(self, line: int, column: int) -> int:
        starts = self._starts()
        return starts[min(line, len(starts)) - 1] + column - 1

    def line_text(self, line: int) -> str:
        """The line of that number without its end; empty when there is none."""
        starts = self._starts()
        if not 1 <= line <= len(starts):
            return ""
        start = starts[line - 1]
        end = starts[line] if line < len(starts) else len(self.text)
        return self.text[start:end].rstrip("\r\n")


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands in a spec; line and column count from 1."""

    file: str
    line: int
    column: int
    source: SpecSource | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"
