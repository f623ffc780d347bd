"""The string section: a table of the strings that the other sections name by number."""

from __future__ import annotations

from odsgen.runtime.bytecode.byte_cursor import ByteCursor
from odsgen.runtime.bytecode.emitter import Emitter
from odsgen.runtime.bytecode.encoding import varint
from odsgen.runtime.bytecode.errors import BytecodeError
from odsgen.runtime.support.source import encode


class StringReader:
    """The strings of a file, decoded when they are first asked for."""

    __slots__ = ("_data", "_ends", "_strings")

    def __init__(self, section: ByteCursor) -> None:
        self._data = section.data
        count = section.read_count("strings")
        sizes = [section.read_varint() for _ in range(count)]
        end = section.end
        ends: list[int] = []
        for size in sizes:
            ends.append(end)
            # Each ends with a null byte, which its size counts.
            if size == 0 or size > end - section.position:
                raise BytecodeError("string size exceeds the available data size")
            end -= size
        if end != section.position:
            raise BytecodeError(
                "unexpected trailing data between the offsets for strings and their data"
            )
        ends.append(end)
        ends.reverse()
        self._ends = ends
        self._strings: list[str | None] = [None] * count

    def __getitem__(self, index: int) -> str:
        strings = self._strings
        if index >= len(strings):
            raise BytecodeError(f"invalid string index: {index}")
        found = strings[index]
        if found is None:
            data = self._data[self._ends[index] : self._ends[index + 1] - 1]
            found = strings[index] = data.decode("utf-8", "surrogateescape")
        return found


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
