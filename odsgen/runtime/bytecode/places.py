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

    __slots__ = ("filename", "source", "by_token", "_by_place")

    def __init__(self, locations: Iterable[Location | LocationToken | None]) -> None:
        tokens = [location for location in locations if isinstance(location, tuple)]
        #: The name of the file; None where all locations are attributes.
        self.filename: str | None = None
        #: Where the tokens are from, and the lines and columns of those that are in the file, as varints.
        self.source: LocationSource | None = None
        self.by_token: dict[int, bytes] = {}
        self._by_place: dict[bytes, int] | None = None
        if not tokens:
            return
        source, first = tokens[0]
        filename = source.file_of(first)
        numbers = sorted({number for found, number in tokens if found is source})
        if not source.has_one_file:
            numbers = [number for number in numbers if source.file_of(number) == filename]
        encoded = _encoded(*source.places(numbers))
        if source.has_one_file or len(set(encoded)) == len(encoded):
            self.source, self.filename = source, filename
            self.by_token = dict(zip(numbers, encoded, strict=True))

    def key(self, location: Location | LocationToken | None) -> Location | int:
        """The number that stands for a place in the file, else the location itself."""
        if isinstance(location, tuple) and location[0] is self.source:
            if location[1] in self.by_token:
                return location[1]
        found = resolve_location(location)
        if type(found) is FileLineColRange and found.filename == self.filename:
            line, column = found.start_line, found.start_column
            if line == found.end_line and column == found.end_column:
                if self._by_place is None:
                    self._by_place = {place: token for token, place in self.by_token.items()}
                return self._by_place.get(varint(line) + varint(column), found)
        return found


def _encoded(lines: Sequence[int], columns: Sequence[int]) -> list[bytes]:
    """Lines and columns as varints."""
    largest = max(max(lines), max(columns))
    if largest >= min(MAX_KEPT_VARINTS, 16 * len(lines)):
        return [varint(line) + varint(column) for line, column in zip(lines, columns, strict=True)]
    numbers = varints(largest + 1)
    return [numbers[line] + numbers[column] for line, column in zip(lines, columns, strict=True)]
