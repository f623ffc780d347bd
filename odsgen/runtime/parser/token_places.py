"""The places of many tokens at once, and tokens that are split anew (`TokenPositions`)."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.parser.lexer import AHEAD, cut_broken_string, matches, token_pattern
from odsgen.runtime.parser.line_tokens import lines_and_columns

if TYPE_CHECKING:
    from odsgen.runtime.parser.lexer import TokenPositions


def places(positions: TokenPositions, indices: Sequence[int]) -> tuple[list[int], list[int]]:
    """The lines and columns of many tokens, in ascending order."""
    source, offsets, shifts = positions.source, positions._offsets, positions._shifts
    known, start = len(offsets), 0
    if known:  # go on from a token that nobody has split
        shifts = dict(shifts)
        positions._compute(1)
        start = len(source.text)
        if len(offsets) > known:
            start = offsets[known] - shifts.get(known, 0)
    split = bisect_left(indices, known)
    found = [source.line_column(offsets[index]) for index in indices[:split]]
    pattern = token_pattern(source.text)
    lines, columns = lines_and_columns(source.text[start:], pattern, indices[split:], known)
    first_line, first_column = source.line_column(start)
    if first_line > 1:
        lines = [line + first_line - 1 for line in lines]
    if first_column > 1:
        for number in range(bisect_right(lines, first_line)):
            columns[number] += first_column - 1
    if shifts:
        shifted = zip(columns, indices[split:], strict=True)
        columns = [column + shifts.get(index, 0) for column, index in shifted]
    return [line for line, _ in found] + lines, [column for _, column in found] + columns


def _compute_to(positions: TokenPositions, offset: int) -> None:
    """Compute the offsets of all tokens up to the first one that starts at or after an offset."""
    offsets = positions._offsets
    while not offsets or offsets[-1] < offset:
        known = len(offsets)
        positions._compute(known + AHEAD)
        if len(offsets) == known:
            break


def split(positions: TokenPositions, index: int, pieces: list[str]) -> None:
    """Note that a token has been replaced by the pieces that its text consists of."""
    start = positions.offset(index)
    starts = array("q")
    for piece in pieces:
        starts.append(start)
        start += len(piece)
    positions._offsets[index : index + 1] = starts
    _move_shifts(positions, index, len(pieces) - 1)


def index_at(positions: TokenPositions, offset: int) -> int:
    """The index of the first token that starts at or after an offset."""
    _compute_to(positions, offset)
    return bisect_left(positions._offsets, offset)


def resplit_line(positions: TokenPositions, tokens: list[str], offset: int) -> None:
    """Split the rest of a line anew from an offset: no token crosses the end of a line."""
    text = positions.source.text
    end = text.find("\n", offset)
    end = len(text) if end < 0 else end
    _compute_to(positions, end)
    offsets = positions._offsets
    first, last = bisect_left(offsets, offset), bisect_left(offsets, end)
    found = [m for m in matches(text, offset, end) if m.group(1)]
    tokens[first:last] = [cut_broken_string(m.group(1)) for m in found]
    offsets[first:last] = array("q", [m.start(1) for m in found])
    _move_shifts(positions, last, len(found) - (last - first))


def _move_shifts(positions: TokenPositions, index: int, distance: int) -> None:
    """Keep the notes on tokens from `index` on in step."""
    if distance and positions._shifts:
        positions._shifts = {
            (known + distance if known >= index else known): count
            for known, count in positions._shifts.items()
        }
