"""Locations, of which places in files are checked where they are read and made when somebody asks for them.

Nearly every operation has a place of its own, and most programs never look at it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import repeat
from operator import eq
from typing import TYPE_CHECKING, ClassVar, Final

from odsgen.runtime.builtin.attributes import StringAttr
from odsgen.runtime.builtin.locations import Location
from odsgen.runtime.bytecode.builtin_encodings import FILE_LINE_COL_CODE
from odsgen.runtime.bytecode.encoding import VARINT_SIZES, varint
from odsgen.runtime.bytecode.errors import unexpected
from odsgen.runtime.support.source import place

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.bytecode.entries import Entries
    from odsgen.runtime.ir.value import LocationToken

#: The first byte of an entry that is a place in a file.
_HEAD: Final = varint(FILE_LINE_COL_CODE)

#: So many attributes are looked at ahead, where the one that is asked for stands soon behind the last one.
_AHEAD: Final = 16

# A line or column of up to four bytes, which fits 32 bits: the lowest bit that is set tells how many bytes follow.
_FIRST_BYTES = [bytes(range(1 << n, 0x100, 2 << n)) for n in range(4)]
_NUMBER = b"(?:%s)" % b"|".join(
    b"[%s]%s" % (re.escape(first), b"." * n) for n, first in enumerate(_FIRST_BYTES)
)


@cache
def _places_in(name: int) -> tuple[re.Pattern[bytes], re.Pattern[bytes]]:
    """The patterns of one place in a file, of whose name the reference is that byte, and of several in a row."""
    one = re.escape(_HEAD + bytes((name,))) + _NUMBER + _NUMBER
    return re.compile(one, re.DOTALL), re.compile(b"(?:%s)++" % one, re.DOTALL)


class FileLocations:
    """The attributes of a file as locations, by their numbers."""

    __slots__ = ("known", "_attributes", "_data", "_read", "_starts", "_heads", "_names", "_next")

    knows_all: ClassVar[bool] = False  # some may be unknown

    def __init__(self, attributes: Entries[Attribute], data: bytes) -> None:
        self._attributes = attributes
        self._data = data
        #: The locations that were asked for, as operations keep them.
        self.known: list[Location | LocationToken | None] = [None] * len(attributes.values)
        self._read = attributes.values
        self._starts = attributes.ranges.starts
        self._heads = attributes.ranges.heads
        #: The bytes that refer to names of files, of those that were looked up.
        self._names: set[bytes] = set()
        #: Behind the number that was asked for last: operations have locations that follow one another.
        self._next = -1

    def location(self, index: int) -> Location:
        """The location with a number."""
        found = self._attributes[index]
        if not isinstance(found, Location):
            raise unexpected("attribute of type: mlir::LocationAttr", found)
        return found

    def later(self, index: int) -> Location | LocationToken:
        """The location with a number, not made yet if it is a place in a file with nothing wrong in it."""
        if index >= len(self.known):
            return self.location(index)  # which refuses it
        found = self.known[index]
        if found is None:
            self._find_places(index, _AHEAD if 0 <= index - self._next < _AHEAD else 1)
            found = self.known[index]
            if found is None:
                found = self.known[index] = self.location(index)
        self._next = index + 1
        return found

    def _find_places(self, first: int, count: int) -> None:
        """Note which of so many attributes are places in files with nothing wrong in them, up to one that is none."""
        start, data = self._starts[first], self._data
        if data[start : start + 1] != _HEAD or not self._is_name(data[start + 1 : start + 2]):
            return
        group, dialect = self._attributes.ranges.group_of(first)
        if dialect.name != "builtin":
            return
        heads = self._heads[first : min(first + count, group.stop)]
        one, several = _places_in(data[start + 1])
        run = several.match(data, start, start + (sum(heads) >> 1))
        if run is None:
            return
        found = [len(place) << 1 | 1 for place in one.findall(data, start, run.end())]
        if found != heads:
            agree = map(eq, found, heads)
            found = found[: next((i for i, same in enumerate(agree) if not same), len(found))]
        last = first + min(len(found), len(heads))
        self.known[first:last] = zip(repeat(self), range(first, last))

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
