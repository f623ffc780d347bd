"""A source text with its name: offsets to lines and columns, lines to text."""

from __future__ import annotations

from bisect import bisect_right


def encode(text: str) -> bytes:
    """The bytes that a text stands for: UTF-8, but bytes that are none are held as surrogates ("surrogateescape").

    Other surrogates, which no file can hold, are encoded as if they were characters.
    """
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return b"".join(
            [
                c.encode(
                    "utf-8", "surrogateescape" if "\udc80" <= c <= "\udcff" else "surrogatepass"
                )
                for c in text
            ]
        )


class SourceFile:
    """A text that diagnostics point into.

    Lines and columns count from 1, as in MLIR's diagnostics; a column is a byte of the UTF-8 text, as mlir-opt counts.
    """

    __slots__ = ("text", "filename", "_line_starts", "_last_column")

    def __init__(self, text: str, filename: str = "-") -> None:
        self.text = text
        self.filename = filename
        self._line_starts: list[int] | None = None
        self._last_column = (0, 0)  # an offset, and the bytes before it in its line

    def _starts(self) -> list[int]:
        starts = self._line_starts
        if starts is None:
            starts = [0]
            text, position = self.text, 0
            while True:
                position = text.find("\n", position) + 1
                if position == 0:
                    break
                starts.append(position)
            self._line_starts = starts
        return starts

    @property
    def origin(self) -> tuple[int, int]:
        """The line and column that stand for the whole text: those where it begins in a larger one, else 0 and 0."""
        return 0, 0

    @property
    def line_count(self) -> int:
        """The number of lines; after an end of line there is one more, maybe empty."""
        return len(self._starts())

    def line_column(self, offset: int) -> tuple[int, int]:
        """The line and column of a character offset."""
        starts = self._starts()
        line = bisect_right(starts, offset)
        start = starts[line - 1]
        if self.text.isascii():
            return line, offset - start + 1
        # In a long line, go on from the place that was asked for last.
        known, columns = self._last_column
        if not start <= known <= offset:
            known, columns = start, 0
        columns += len(encode(self.text[known:offset]))
        self._last_column = offset, columns
        return line, columns + 1

    def offset(self, line: int, column: int) -> int:
        """The character offset of a line and (byte) column, clamped to the text."""
        starts = self._starts()
        if line > len(starts):
            return len(self.text)
        start = starts[line - 1]
        text = self.line_text(line)
        if text.isascii():
            return min(start + column - 1, start + len(text))
        prefix = encode(text)[: column - 1]
        return start + len(prefix.decode("utf-8", "replace"))

    def line_text(self, line: int) -> str:
        """The text of a line without its end; empty past the last line."""
        starts = self._starts()
        if not 1 <= line <= len(starts):
            return ""
        start = starts[line - 1]
        end = starts[line] - 1 if line < len(starts) else len(self.text)
        return self.text[start:end]
