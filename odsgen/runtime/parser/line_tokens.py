"""The lines and columns of many tokens at once.

No token crosses the end of a line, and lines that differ in the digits of their numbers alone have their tokens at the same
columns.  A program has few such shapes of lines, so that most of its lines need not be split.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from re import Pattern

from odsgen.runtime.support.source import encode

# A zero may begin a hexadecimal number, with the `x` behind it; any other digit is like the next one to patterns of tokens.
_DIGITS = str.maketrans("023456789", "111111111")
_DIGITS_BUT_ZERO = str.maketrans("23456789", "11111111")

# Up to so many tokens of a line are matched for one behind them that is asked for.
_FEW = 16


def lines_and_columns(
    text: str, pattern: Pattern[str], indices: Sequence[int], first: int = 0
) -> tuple[list[int], list[int]]:
    """The lines and columns of some tokens of a text, in ascending order; the first token in the text has number `first`.

    The group of the pattern is a token, empty at the end of a text and nowhere else.  That is where tokens behind the end are.
    """
    if text.isascii():
        text = text.translate(_DIGITS_BUT_ZERO if "0x" in text else _DIGITS)
    shapes = text.split("\n")
    # Of each shape the number of tokens, and the columns of those that were asked for, by their numbers in the line.
    known: dict[str, tuple[int, dict[int, int]]]
    known = {shape: (pattern.findall(shape).index(""), {}) for shape in set(shapes)}
    lines: list[int] = []
    columns: list[int] = []
    add_line, add_column = lines.append, columns.append
    numbered = enumerate(map(known.__getitem__, shapes), 1)
    line, end, columns_of = 0, first, dict[int, int]()
    for index in indices:
        while index >= end:
            following = next(numbered, None)
            if following is None:
                missing = len(indices) - len(lines)
                lines += [len(shapes)] * missing
                columns += [len(encode(shapes[-1])) + 1] * missing
                return lines, columns
            first = end
            line, (count, columns_of) = following
            end += count
        add_line(line)
        try:
            add_column(columns_of[index - first])
        except KeyError:
            columns_of.update(_columns(shapes[line - 1], pattern, index - first))
            add_column(columns_of[index - first])
    return lines, columns


def _columns(line: str, pattern: Pattern[str], number: int) -> dict[int, int]:
    """The columns of the tokens of a line up to one of them; of all, if there are many before it."""
    columns: dict[int, int] = {}
    column, last = 1, 0
    matches = pattern.finditer(line)
    for index, match in enumerate(matches if number > _FEW else islice(matches, number + 1)):
        start = match.start(1)
        column += len(encode(line[last:start]))
        last = start
        columns[index] = column
    return columns
