"""The places in the file from which a program comes, as numbers: nearly every operation has one of its own.

No attribute is made for them: where locations are counted, a place goes by the number of its token, be that one of a text
or an entry of another bytecode file.  An attribute that is the same place goes by that number too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from odsgen.bytecode.encoding import MAX_KEPT_VARINTS, varint, varints
from odsgen.runtime.builtin.locations import FileLineColRange
from odsgen.runtime.ir.value import resolve_location

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.location_source import LocationSource
    from odsgen.runtime.ir.value import LocationToken


class Places:
    """The places in one file, that of the first location that is still a token; a place goes by the number of its token."""

    __slots__ = ("filename", "only_source", "_source", "_numbers", "_lines", "_columns")

    def __init__(self) -> None:
        #: The name of the file; None where all locations are attributes.
        self.filename: str | None = None
        self._source: LocationSource | None = None
        #: Where the tokens are from, if that is a single file: all its tokens are places in it.
        self.only_source: LocationSource | None = None
        #: The places that are referred to, with their lines and columns.
        self._numbers: list[int] = []
        self._lines: list[int] = []
        self._columns: list[int] = []

    def key(self, location: Location | LocationToken | None) -> Location | int:
        """The number that stands for a place in the file, else the location itself."""
        if isinstance(location, tuple):
            source, number = location
            if self._source is None:
                self._source, self.filename = source, source.file_of(number)
                if source.has_one_file:
                    self.only_source = source
            if source is self._source:
                if source.has_one_file or source.file_of(number) == self.filename:
                    return number
        return resolve_location(location)

    def find(self, numbers: Iterable[int]) -> None:
        """Find the lines and columns of those that are referred to."""
        assert self._source is not None
        self._numbers = sorted(numbers)
        self._lines, self._columns = self._source.places(self._numbers)

    def encodings(self, head: bytes) -> dict[int, bytes]:
        """The encodings of all places; the code and the reference to the name of the file stand first."""
        pairs = zip(self._lines, self._columns, strict=True)
        largest = max([0, *self._lines, *self._columns])
        if largest < min(MAX_KEPT_VARINTS, 16 * len(self._lines)):
            known = varints(largest + 1)
            encoded = [head + known[line] + known[column] for line, column in pairs]
        else:
            encoded = [head + varint(line) + varint(column) for line, column in pairs]
        return dict(zip(self._numbers, encoded, strict=True))

    def same(self, attributes: Iterable[FileLineColRange]) -> dict[Attribute | int, int]:
        """Of attributes and numbers, those that are the same place as one that goes by another number."""
        found: dict[Attribute | int, int] = {}
        attributes = [a for a in attributes if a.filename == self.filename]
        if not attributes and self.only_source is not None:
            return found
        by_place: dict[tuple[int, int], int] = {}
        places = zip(self._lines, self._columns, strict=True)
        for number, place in zip(self._numbers, places, strict=True):
            first = by_place.setdefault(place, number)
            if first != number:
                found[number] = first
        for attribute in attributes:
            line, column = place = attribute.start_line, attribute.start_column
            if line == attribute.end_line and column == attribute.end_column:
                if place in by_place:
                    found[attribute] = by_place[place]
        return found
