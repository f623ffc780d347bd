"""Positions of the protocol, whose columns count UTF-16 units unless the client agreed on another one, as character offsets."""

from __future__ import annotations

import re
from bisect import bisect_right

from lsprotocol import types
from pygls.uris import from_fs_path

from odsgen.places import Place

# What is marked at a place of a spec.
WORD = re.compile(r"\$?[A-Za-z_][\w-]*")

#: How many units a character beyond ASCII takes, by the encoding of positions.
_UNIT_SIZE = {"utf-8": 1, "utf-16": 2, "utf-32": 4}
_CODEC = {"utf-8": "utf-8", "utf-16": "utf-16-le", "utf-32": "utf-32-le"}


class TextPositions:
    """The lines of a text."""

    def __init__(self, text: str, encoding: str = "utf-16") -> None:
        self.text = text
        self.encoding = encoding
        self._codec = _CODEC.get(encoding, "utf-16-le")
        self._unit = _UNIT_SIZE.get(encoding, 2)
        self._is_ascii = text.isascii()
        starts = [0]
        position = text.find("\n") + 1
        while position:
            starts.append(position)
            position = text.find("\n", position) + 1
        self._starts = starts

    def position(self, offset: int) -> types.Position:
        """The position of a character offset."""
        line = bisect_right(self._starts, offset) - 1
        start = self._starts[line]
        if self._is_ascii:
            return types.Position(line, offset - start)
        before = self.text[start:offset].encode(self._codec, "surrogatepass")
        return types.Position(line, len(before) // self._unit)

    def range(self, start: int, end: int) -> types.Range:
        """The range between two character offsets."""
        return types.Range(self.position(start), self.position(end))

    def offset(self, position: types.Position) -> int:
        """The character offset of a position, clamped to its line and to the text."""
        if position.line >= len(self._starts):
            return len(self.text)
        start = self._starts[position.line]
        last = position.line + 1 == len(self._starts)
        end = len(self.text) if last else self._starts[position.line + 1] - 1
        if self._is_ascii:
            return min(start + position.character, end)
        line = self.text[start:end].encode(self._codec, "surrogatepass")
        prefix = line[: position.character * self._unit].decode(self._codec, "ignore")
        return start + len(prefix)

    def offset_of_column(self, line: int, column: int) -> int:
        """The character offset of a line and a column of characters, both from 1."""
        if line > len(self._starts):
            return len(self.text)
        return min(self._starts[line - 1] + column - 1, len(self.text))

    def word_range(self, line: int, column: int, least: int = 0) -> types.Range:
        """The range of the word at a line and a column, or of so many characters."""
        start = self.offset_of_column(line, column)
        word = WORD.match(self.text, start)
        return self.range(start, word.end() if word is not None else start + least)


def location_of(place: Place, encoding: str = "utf-16") -> types.Location:
    """The location of the word at a place of a file."""
    text = "" if place.source is None else place.source.text
    range = TextPositions(text, encoding).word_range(place.line, place.column)
    return types.Location(from_fs_path(place.file) or place.file, range)
