"""Locations, of which places in files are checked where they are read and made when somebody asks for them.

Nearly every operation has a place of its own, and most programs never look at it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from odsgen.bytecode.builtin_encodings import FILE_LINE_COL_CODE
from odsgen.bytecode.encoding import VARINT_SIZES, varint
from odsgen.bytecode.entry_ranges import CHUNK
from odsgen.bytecode.errors import unexpected
from odsgen.runtime.builtin.attributes import StringAttr
from odsgen.runtime.builtin.locations import Location

if TYPE_CHECKING:
    from odsgen.bytecode.entries import Entries
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.value import LocationToken

#: The first byte of an entry that is a place in a file.
_HEAD: Final = varint(FILE_LINE_COL_CODE)

#: The size of a place in a file, before its line and column.
_BEFORE_LINE: Final = 2

#: A line or column of up to so many bytes fits 32 bits.
_LONGEST_NUMBER: Final = 4

_YES: Final = b"\1" * CHUNK


@cache
def _places(name: int, size_of_line: int, size_of_column: int) -> re.Pattern[bytes]:
    """The pattern of places in a row, with so many bytes for a line and a column, and that byte for the name of the file."""
    numbers = b"".join(
        b"[%s]%s" % (re.escape(bytes(range(1 << n - 1, 0x100, 1 << n))), b"." * (n - 1))
        for n in (size_of_line, size_of_column)
    )
    return re.compile(b"(?:%s%s)++" % (re.escape(_HEAD + bytes((name,))), numbers), re.DOTALL)


class FileLocations:
    """The attributes of a file as locations, by their numbers."""

    __slots__ = ("are_places", "_others", "_attributes", "_data", "_read", "_names")

    knows_all: ClassVar[bool] = False  # some may be unknown
    has_one_file: ClassVar[bool] = False

    def __init__(self, attributes: Entries[Attribute], data: bytes) -> None:
        self._attributes = attributes
        self._data = data
        #: The other locations that were asked for.
        self._others: dict[int, Location] = {}
        #: Which attributes are places in files with nothing wrong in them, of those that were looked at.
        self.are_places = bytearray(len(attributes.values))
        self._read = attributes.values
        #: The bytes that refer to names of files, of those that were looked up.
        self._names: set[bytes] = set()

    def location(self, index: int) -> Location:
        """The location with a number."""
        found = self._attributes[index]
        if not isinstance(found, Location):
            raise unexpected("attribute of type: mlir::LocationAttr", found)
        return found

    def later(self, index: int) -> Location | LocationToken:
        """The location with a number, not made yet if it is a place in a file with nothing wrong in it."""
        found = self._others.get(index)
        if found is not None:
            return found
        if index < len(self.are_places):
            if not self.are_places[index]:
                self._find_places(index)
            if self.are_places[index]:
                return self, index
        found = self._others[index] = self.location(index)
        return found

    def _find_places(self, index: int) -> None:
        """Note which of the attributes around one are places in files with nothing wrong in them, if that one is.

        Operations have locations that stand together, mostly.
        """
        ranges = self._attributes.ranges
        start, _, dialect, _ = ranges[index]
        head = self._data[start : start + _BEFORE_LINE]
        if dialect.name != "builtin" or head[:1] != _HEAD or not self._is_name(head[1:]):
            return
        if not self._places_from(index, index + 1, start):
            return
        starts, chunk = ranges.starts_around(index), ranges.chunk_around(index)
        first = chunk.start
        while first < chunk.stop:
            count = self._places_from(first, chunk.stop, starts[first % CHUNK])
            self.are_places[first : first + count] = _YES[:count]
            first += count or 1

    def _places_from(self, first: int, stop: int, start: int) -> int:
        """How many attributes from one on, which begins there, are places in one file and of one shape.

        That is with as many bytes for the line, and for the column.
        """
        data, heads = self._data, self._attributes.ranges.heads
        head = data[start : start + _BEFORE_LINE + 1]
        if head[:1] != _HEAD or len(head) <= _BEFORE_LINE or head[1:2] not in self._names:
            return 0
        size_of_line = VARINT_SIZES[head[_BEFORE_LINE]]
        column = _BEFORE_LINE + size_of_line
        size_of_column = VARINT_SIZES[data[start + column]] if start + column < len(data) else 0
        size = column + size_of_column
        if not 0 < size_of_column <= _LONGEST_NUMBER >= size_of_line:
            return 0
        # Those with an encoding of the dialect's own, of that size.
        count = _leading(heads[first:stop], bytes((size << 2 | 0b11,)))
        several = _places(head[1], size_of_line, size_of_column)
        found = several.match(data, start, start + size * count)
        return (found.end() - start) // size if found is not None else 0

    def file_of(self, index: int) -> str:
        """The name of the file of a location that `later` found to be a place in a file."""
        at = self._attributes.ranges.starts_around(index)[index % CHUNK] + 1
        filename = self._attributes[self._data[at] >> 1]
        assert isinstance(filename, StringAttr)
        return filename.value

    def places(self, indices: Sequence[int]) -> tuple[list[int], list[int]]:
        """The lines and columns of locations that `later` found to be places in files."""
        data, ranges = self._data, self._attributes.ranges
        lines: list[int] = []
        columns: list[int] = []
        for index in indices:
            at = ranges.starts_around(index)[index % CHUNK] + 2
            size = VARINT_SIZES[data[at]]
            lines.append(int.from_bytes(data[at : at + size], "little") >> size)
            at += size
            size = VARINT_SIZES[data[at]]
            columns.append(int.from_bytes(data[at : at + size], "little") >> size)
        return lines, columns

    def _is_name(self, byte: bytes) -> bool:
        """Whether a byte is a reference to a string."""
        if byte in self._names:
            return True
        index = byte[0] >> 1 if byte else 0
        if (
            byte
            and byte[0] & 1
            and index < len(self._read)
            and isinstance(self._attributes[index], StringAttr)
        ):
            self._names.add(byte)
            return True
        return False


def _leading(found: bytes, byte: bytes) -> int:
    """How many bytes at the beginning are the one."""
    return len(found) - len(found.lstrip(byte))
