"""Locations, of which places in files are checked where they are read and made when somebody asks for them.

Nearly every operation has a place of its own, and most programs never look at it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from odsgen.runtime.builtin.attributes import StringAttr
from odsgen.runtime.builtin.locations import Location
from odsgen.runtime.bytecode.builtin_encodings import FILE_LINE_COL_CODE
from odsgen.runtime.bytecode.encoding import VARINT_SIZES
from odsgen.runtime.bytecode.errors import BytecodeError
from odsgen.runtime.support.source import place

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.bytecode.entries import Entries

#: The first byte of an entry that is a place in a file.
_HEAD: Final = FILE_LINE_COL_CODE << 1 | 1

#: A line or column of so many bytes fits 32 bits.
_SAFE_SIZE: Final = 4


class FileLocations:
    """The attributes of a file as locations, by their numbers."""

    __slots__ = ("_attributes", "_data", "_known", "_starts", "_heads", "_names", "_group")

    def __init__(self, attributes: Entries[Attribute], data: bytes) -> None:
        self._attributes = attributes
        self._data = data
        self._known = attributes.values
        self._starts = attributes.ranges.starts
        self._heads = attributes.ranges.heads
        #: The bytes that refer to names of files, of those that were looked up.
        self._names: set[int] = set()
        #: The numbers of a group of entries of the builtin dialect.
        self._group = range(0)

    def location(self, index: int) -> Location:
        """The location with a number."""
        found = self._attributes[index]
        if not isinstance(found, Location):
            raise BytecodeError(f"expected attribute of type: mlir::LocationAttr, but got: {found}")
        return found

    def later(self, index: int) -> Location | tuple[FileLocations, int]:
        """The location with a number, not made yet if it is a place in a file with nothing wrong in it."""
        if index >= len(self._known) or self._known[index] is not None:
            return self.location(index)
        data = self._data
        start = self._starts[index]
        head = self._heads[index]
        # The code, the name of the file, the line, the column.
        line, end = start + 2, start + (head >> 1)
        if (
            end - line >= 2
            and data[start] == _HEAD
            and (line_size := VARINT_SIZES[data[line]]) <= _SAFE_SIZE
            and (column := line + line_size) < end
            and (column_size := VARINT_SIZES[data[column]]) <= _SAFE_SIZE
            and column + column_size == end
            and (data[start + 1] in self._names or self._is_name(data[start + 1]))
            and head & 1
            and (index in self._group or self._is_builtin(index))
        ):
            return self, index
        return self.location(index)

    def places(self, indices: Sequence[int]) -> tuple[str, dict[int, int]]:
        """The name of the file of the first of these locations, and the places of those in it.

        All are such as `later` found to be places in files.
        """
        data, starts = self._data, self._starts
        name = data[starts[indices[0]] + 1]
        filename = self._attributes[name >> 1]
        assert isinstance(filename, StringAttr)
        found: dict[int, int] = {}
        for index in indices:
            at = starts[index] + 1
            if data[at] == name:
                size = VARINT_SIZES[data[at + 1]]
                line = int.from_bytes(data[at + 1 : at + 1 + size], "little") >> size
                at += 1 + size
                size = VARINT_SIZES[data[at]]
                found[index] = place(line, int.from_bytes(data[at : at + size], "little") >> size)
        return filename.value, found

    def _is_name(self, byte: int) -> bool:
        """Whether a byte is a reference to a string."""
        index = byte >> 1
        if (
            byte & 1
            and index < len(self._known)
            and isinstance(self._attributes[index], StringAttr)
        ):
            self._names.add(byte)
            return True
        return False

    def _is_builtin(self, index: int) -> bool:
        """Whether an entry is of the builtin dialect."""
        group, dialect = self._attributes.ranges.group_of(index)
        if dialect.name != "builtin":
            return False
        self._group = group
        return True
