"""The places in the file from which a program comes, as numbers: nearly every operation has one of its own.

No attribute is made for them: where locations are counted, a place goes by the number of its token, be that one of a text
or an entry of another bytecode file.  An attribute that is the same place goes by that number too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from operator import lt
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
    """The places in one file, that of the first location that is still a token; a place goes by the number of its token."""

    __slots__ = ("filename", "source", "by_token", "_by_place")

    def __init__(self, locations: Iterable[Location | LocationToken | None]) -> None:
        tokens = [location for location in locations if isinstance(location, tuple)]
        #: The name of the file; None where all locations are attributes.
        self.filename: str | None = None
        #: Where the tokens are from, and the places of those that have one.
        self.source: LocationSource | None = None
        self.by_token: dict[int, int] = {}
        self._by_place: dict[int, int] | None = None
        if not tokens:
            return
        source: LocationSource = tokens[0][0]
        numbers = {token[1] for token in tokens if token[0] is source}
        filename, by_token = source.places(sorted(numbers))
        if _are_different(list(by_token.values())):  # else two tokens stand for one place
            self.source, self.filename, self.by_token = source, filename, by_token

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
                return self._by_place.get(place(line, column), found)
        return found


def _are_different(places: list[int]) -> bool:
    """Whether no two places are the same; those of a text rise."""
    return all(map(lt, places, islice(places, 1, None))) or len(set(places)) == len(places)


def encoded_places(head: bytes, places: Sequence[int]) -> list[bytes]:
    """The encodings of places; the code and the reference to the name of the file stand first."""
    if not places:
        return []
    largest = max(places) >> PLACE_SHIFT, max([place & _COLUMN for place in places])
    if max(largest) >= min(MAX_KEPT_VARINTS, 16 * len(places)):
        return [head + varint(p >> PLACE_SHIFT) + varint(p & _COLUMN) for p in places]
    numbers = varints(max(largest) + 1)
    return [head + numbers[p >> PLACE_SHIFT] + numbers[p & _COLUMN] for p in places]
