"""The places in the file from which a program comes, as numbers: nearly every operation has one of its own.

No attribute is made for them.  What stands for one where locations are counted is its line and column in one number
(`support.source.place`); the place is the same wherever it comes from: a token, an entry of another bytecode file, or
an attribute.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.locations import FileLineColRange
from odsgen.runtime.bytecode.encoding import MAX_KEPT_VARINTS, varint, varints
from odsgen.runtime.ir.value import resolve_location
from odsgen.runtime.support.source import PLACE_SHIFT, place

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.value import LocationSource, LocationToken

_COLUMN = (1 << PLACE_SHIFT) - 1


class Places:
    """The places in one file: that of the first location that is still a token."""

    __slots__ = ("filename", "source", "by_token")

    def __init__(self, locations: Iterable[Location | LocationToken | None]) -> None:
        tokens = [location for location in locations if location.__class__ is tuple]
        #: The name of the file; None where all locations are attributes.
        self.filename: str | None = None
        #: Where the tokens are from, and the places of those that have one.
        self.source: LocationSource | None = None
        self.by_token: dict[int, int] = {}
        if tokens:
            self.source = source = tokens[0][0]  # type: ignore[index]
            numbers = {token[1] for token in tokens if token[0] is source}  # type: ignore[index]
            self.filename, self.by_token = source.places(sorted(numbers))

    def key(self, location: Location | LocationToken | None) -> Location | int:
        """The number of a place in the file, else the location itself."""
        if isinstance(location, tuple) and location[0] is self.source:
            known = self.by_token.get(location[1])
            if known is not None:
                return known
        found = resolve_location(location)
        if type(found) is FileLineColRange and found.filename == self.filename:
            line, column = found.start_line, found.start_column
            if line == found.end_line and column == found.end_column:
                return place(line, column)
        return found


def encoded_places(head: bytes, places: Sequence[int]) -> Iterator[bytes]:
    """The encodings of places; the code and the reference to the name of the file stand first."""
    if not places:
        return iter(())
    largest = max(places) >> PLACE_SHIFT, max([place & _COLUMN for place in places])
    if max(largest) >= min(MAX_KEPT_VARINTS, 16 * len(places)):
        return iter([head + varint(p >> PLACE_SHIFT) + varint(p & _COLUMN) for p in places])
    numbers = varints(max(largest) + 1)
    return iter([head + numbers[p >> PLACE_SHIFT] + numbers[p & _COLUMN] for p in places])
