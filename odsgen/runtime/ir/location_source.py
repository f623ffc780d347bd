"""The protocol of what knows the places of a parsed file; for type checkers alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location


class LocationSource(Protocol):
    """A parsed file that knows the locations in it by their numbers."""

    #: Whether none of them is the unknown location.
    knows_all: ClassVar[bool]
    #: Whether all of them are places in one file, no two the same.
    has_one_file: ClassVar[bool]

    def location(self, index: int) -> Location:
        """The location with a number."""
        ...

    def file_of(self, index: int) -> str:
        """The name of the file of a location that is a place in a file."""
        ...

    def places(self, indices: Sequence[int]) -> tuple[list[int], list[int]]:
        """The lines and columns of locations that are places in files, by their numbers, which rise."""
        ...
