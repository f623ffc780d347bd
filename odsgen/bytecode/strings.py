"""The string section: a table of the strings that the other sections name by number."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from odsgen.bytecode.byte_cursor import ByteCursor
from odsgen.bytecode.emitter import Emitter
from odsgen.bytecode.encoding import varint
from odsgen.bytecode.errors import BytecodeError
from odsgen.runtime.support.source import encode

# Of a varint of one byte: the integer; and such bytes.
_HALVES: Final = bytes(byte >> 1 for byte in range(256))
_ODD_BYTES: Final = bytes(range(1, 256, 2))


class StringReader:
    """The strings of a file, decoded when they are first asked for."""

    __slots__ = ("_data", "_starts", "_strings")

    def __init__(self, section: ByteCursor) -> None:
        self._data = section.data
        count = section.read_count("strings")
        data, position = section.data, section.position
        sizes: Sequence[int]
        heads = data[position : position + count]
        if heads.translate(None, _ODD_BYTES):
            sizes = [section.read_varint() for _ in range(count)]
        else:  # each is a single byte, as nearly always
            sizes = heads.translate(_HALVES)
            section.position += count
        # Each ends with a null byte, which its size counts; the last one comes first.
        start, end = section.position, section.end
        if 0 in sizes or sum(sizes) > end - start:
            raise BytecodeError("string size exceeds the available data size")
        if sum(sizes) != end - start:
            raise BytecodeError(
                "unexpected trailing data between the offsets for strings and their data"
            )
        #: Where the strings begin, and the last one ends.
        self._starts = list(accumulate(reversed(sizes), initial=start))
        self._strings: list[str | None] = [None] * count

    def __getitem__(self, index: int) -> str:
        strings = self._strings
        if index >= len(strings):
            raise BytecodeError(f"invalid string index: {index}")
        found = strings[index]
        if found is None:
            data = self._data[self._starts[index] : self._starts[index + 1] - 1]
            found = strings[index] = data.decode("utf-8", "surrogateescape")
        return found

    def numbers_of(self, text: str) -> Iterator[int]:
        """The numbers of the strings that are equal to a text; there is one, in what MLIR writes."""
        data, starts = self._data, self._starts
        encoded = encode(text) + b"\0"
        position = data.find(encoded, starts[0], starts[-1])
        while position >= 0:
            index = bisect_left(starts, position)
            if starts[index] == position and starts[index + 1] == position + len(encoded):
                yield index
            position = data.find(encoded, position + 1, starts[-1])


class StringTable:
    """The strings of a file in the making, numbered in the order in which they are asked for."""

    __slots__ = ("_indices",)

    def __init__(self) -> None:
        self._indices: dict[str, int] = {}

    def index(self, text: str) -> int:
        """The number of a string."""
        return self._indices.setdefault(text, len(self._indices))

    def write(self, emitter: Emitter) -> None:
        """The section: the sizes, the last one first, then the strings."""
        encoded = [encode(text) for text in self._indices]
        emitter.varint(len(encoded))
        emitter.data += b"".join([varint(len(data) + 1) for data in reversed(encoded)])
        for data in encoded:
            emitter.data += data
            emitter.data.append(0)
