"""A text whose lines are indented as they are begun."""

from __future__ import annotations

from collections.abc import Callable


class IndentedText:
    """Passes text on; what begins a line is indented, an empty line is not."""

    __slots__ = ("_write", "_indent", "_starts_line")

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write
        self._indent = ""
        self._starts_line = True

    def indent_by(self, blanks: int) -> None:
        """Indent the lines that begin from now on by so many blanks."""
        self._indent = " " * blanks

    def indent(self) -> None:
        """Indent the lines that begin from now on by two blanks more."""
        self._indent += "  "

    def unindent(self) -> None:
        """Indent by two blanks less."""
        self._indent = self._indent[2:]

    def __call__(self, text: str) -> None:
        """Write a text."""
        *lines, rest = text.split("\n")
        for line in lines:
            self._write(f"{self._begin()}{line}\n" if line else "\n")
            self._starts_line = True
        if rest:
            self._write(self._begin() + rest)
            self._starts_line = False

    def _begin(self) -> str:
        return self._indent if self._starts_line else ""
