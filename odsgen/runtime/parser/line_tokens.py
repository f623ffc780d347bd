"""The lines and columns of many tokens at once.

No token crosses the end of a line, and lines that differ in the digits of their numbers alone have their tokens at the same
columns.  A program has few such shapes of lines, so that most of its lines need not be split.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, islice
from re import Pattern

from odsgen.runtime.support.source import encode

# A zero may begin a hexadecimal number, with the `x` behind it; any other digit is like the next one to patterns of tokens.
_DIGITS = str.maketrans("023456789", "111111111")
_DIGITS_BUT_ZERO = str.maketrans("23456789", "11111111")


class _LineShape(dict[int, int]):
    """The columns of the tokens of a line that somebody asked for, by the numbers of these tokens in the line."""

    __slots__ = ("number_of_tokens", "_text", "_pattern")

    def __init__(self, text: str, pattern: Pattern[str]) -> None:
        self._text = text
        self._pattern = pattern
        self.number_of_tokens = pattern.findall(text).index("")

    def __missing__(self, number: int) -> int:
        match = next(islice(self._pattern.finditer(self._text), number, None))
        column = self[number] = len(encode(self._text[: match.start(1)])) + 1
        return column


def lines_and_columns(
    text: str, pattern: Pattern[str], indices: Sequence[int], first: int = 0
) -> tuple[list[int], list[int]]:
    """The lines and columns of some tokens of a text, in ascending order; the first token in the text has number `first`.

    The group of the pattern is a token, empty at the end of a text and nowhere else.  That is where tokens behind the end are.
    """
    if text.isascii():
        text = text.translate(_DIGITS_BUT_ZERO if "0x" in text else _DIGITS)
    shapes = text.split("\n")
    known = {shape: _LineShape(shape, pattern) for shape in set(shapes)}
    lines: list[int] = []
    columns: list[int] = []
    add_line, add_column = lines.append, columns.append
    numbered = zip(count(1), map(known.__getitem__, shapes))
    line, end, shape = 0, first, _LineShape("", pattern)
    for index in indices:
        while index >= end:
            following = next(numbered, None)
            if following is None:
                missing = len(indices) - len(lines)
                lines += [len(shapes)] * missing
                columns += [len(encode(shapes[-1])) + 1] * missing
                return lines, columns
            line, shape = following
            first = end
            end += shape.number_of_tokens
        add_line(line)
        add_column(shape[index - first])
    return lines, columns
