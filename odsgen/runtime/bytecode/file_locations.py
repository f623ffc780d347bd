"""Locations, of which places in files are checked where they are read and made when somebody asks for them.

Nearly every operation has a place of its own, and most programs never look at it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from odsgen.runtime.builtin.attributes import StringAttr
from odsgen.runtime.builtin.locations import Location
from odsgen.runtime.bytecode.builtin_encodings import FILE_LINE_COL_CODE
from odsgen.runtime.bytecode.encoding import VARINT_SIZES, varint
from odsgen.runtime.bytecode.entry_ranges import CHUNK
from odsgen.runtime.bytecode.errors import unexpected

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.bytecode.entries import Entries
    from odsgen.runtime.ir.value import LocationToken

#: The first byte of an entry that is a place in a file.
_HEAD: Final = varint(FILE_LINE_COL_CODE)

#: By the size of an entry of a dialect's own encoding, the byte that tells it (`EntryRanges.heads`).
_HEADS: Final = bytes([size << 2 & 0xFF | 0b11 for size in range(256)])

# A line or column of up to four bytes, which fits 32 bits: the lowest bit that is set tells how many bytes follow.
_FIRST_BYTES = [bytes(range(1 << n, 0x100, 2 << n)) for n in range(4)]
_NUMBER = b"(?:%s)" % b"|".join(
    b"[%s]%s" % (re.escape(first), b"." * n) for n, first in enumerate(_FIRST_BYTES)
)

_YES: Final = b"\1" * CHUNK


@cache
def _places_in(name: int) -> tuple[re.Pattern[bytes], re.Pattern[bytes]]:
    """The patterns of one place in a file, of whose name the reference is that byte, and of several in a row."""
    one = re.escape(_HEAD + bytes((name,))) + _NUMBER + _NUMBER
    return re.compile(one, re.DOTALL), re.compile(b"(?:%s)++" % one, re.DOTALL)


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
        ranges, data = self._attributes.ranges, self._data
        start, end, dialect, _ = ranges[index]
        if data[start : start + 1] != _HEAD or not self._is_name(data[start + 1 : start + 2]):
            return
        if dialect.name != "builtin" or not _places_in(data[start + 1])[0].fullmatch(
            data, start, end
        ):
            return
        names, heads, starts = self._names, ranges.heads, ranges.starts_around(index)
        chunk = ranges.chunk_around(index)
        first, end = chunk.start, starts[(chunk.stop - 1) % CHUNK + 1]
        while first < chunk.stop:
            start = starts[first % CHUNK]
            # A run of places in one file; only of names that are strings.
            if data[start : start + 1] == _HEAD and data[start + 1 : start + 2] in names:
                one, several = _places_in(data[start + 1])
                run = several.match(data, start, end)
                if run is not None:
                    sizes = bytes(map(len, one.findall(data, start, run.end())))
                    expected = heads[first : min(first + len(sizes), chunk.stop)]
                    found = sizes.translate(_HEADS)
                    if found == expected:
                        count = len(found)
                    else:
                        pairs = enumerate(zip(found, expected, strict=False))
                        count = next((i for i, (a, b) in pairs if a != b), len(expected))
                    self.are_places[first : first + count] = _YES[:count]
                    first += count
            first += 1  # what stands behind the run is none of it

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
