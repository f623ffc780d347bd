"""The places in the file from which a program comes, as numbers: nearly every operation has one of its own.

No attribute is made for them: where locations are counted, a place goes by the number of its token, be that one of a text
or an entry of another bytecode file.  An attribute that is the same place goes by that number too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.locations import FileLineColRange
from odsgen.runtime.bytecode.encoding import MAX_KEPT_VARINTS, varint, varints
from odsgen.runtime.ir.value import resolve_location

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.value import LocationSource, LocationToken


class Places:
    """The places in one file, that of the first location that is still a token; a place goes by the number of its token."""

    __slots__ = ("filename", "encodings", "only_source", "_source")

    def __init__(self) -> None:
        #: The name of the file; None where all locations are attributes.
        self.filename: str | None = None
        #: The lines and columns as varints, once all places are known.
        self.encodings: dict[int, bytes] = {}
        self._source: LocationSource | None = None
        #: Where the tokens are from, if that is a single file: all its tokens are places in it.
        self.only_source: LocationSource | None = None

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

    def encode(self, numbers: Iterable[int]) -> None:
        """Find out all lines and columns."""
        assert self._source is not None
        ordered = sorted(numbers)
        encoded = _encoded(*self._source.places(ordered))
        self.encodings = dict(zip(ordered, encoded, strict=True))

    def same(self, attributes: Iterable[FileLineColRange]) -> dict[FileLineColRange | int, int]:
        """Of attributes and numbers, those that are the same place as one that goes by another number."""
        found: dict[FileLineColRange | int, int] = {}
        attributes = [a for a in attributes if a.filename == self.filename]
        if not attributes and self.only_source is not None:
            return found
        by_place: dict[bytes, int] = {}
        for number, encoding in self.encodings.items():
            first = by_place.setdefault(encoding, number)
            if first != number:
                found[number] = first
        for attribute in attributes:
            line, column = attribute.start_line, attribute.start_column
            if line == attribute.end_line and column == attribute.end_column:
                known = by_place.get(varint(line) + varint(column))
                if known is not None:
                    found[attribute] = known
        return found


def _encoded(lines: Sequence[int], columns: Sequence[int]) -> list[bytes]:
    """Lines and columns as varints."""
    largest = max(max(lines), max(columns))
    if largest >= min(MAX_KEPT_VARINTS, 16 * len(lines)):
        return [varint(line) + varint(column) for line, column in zip(lines, columns, strict=True)]
    numbers = varints(largest + 1)
    return [numbers[line] + numbers[column] for line, column in zip(lines, columns, strict=True)]
