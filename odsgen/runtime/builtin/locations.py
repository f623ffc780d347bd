"""Where an operation comes from (MLIR's docs, "Builtin Dialect", "Location Attributes")."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from odsgen.runtime.base import callbacks
from odsgen.runtime.base.attribute import Attribute, construct, slot_setter
from odsgen.runtime.base.parameters import integer, string

if TYPE_CHECKING:
    from odsgen.runtime.builtin.nested_locations import CallSiteLoc

__all__ = [
    "FileLineColLoc",
    "FileLineColRange",
    "Location",
    "UnknownLoc",
]

#: Lines and columns are unsigned integers of 32 bits.
MAX_LINE_OR_COLUMN: Final = (1 << 32) - 1


class Location(Attribute):
    """The common base of all locations."""

    __slots__ = ()
    DEFAULT_ALIAS = "loc"

    def file_location(self) -> FileLineColRange | None:
        """The first file location in here, or None."""
        pending: list[Location] = [self]
        while pending:
            location = pending.pop()
            if isinstance(location, FileLineColRange):
                return location
            pending.extend(reversed(location.nested_locations()))
        return None

    def call_site(self) -> CallSiteLoc | None:
        """The first call site in here, or None."""
        from odsgen.runtime.builtin.nested_locations import CallSiteLoc

        pending: list[Location] = [self]
        while pending:
            location = pending.pop()
            if isinstance(location, CallSiteLoc):
                return location
            pending.extend(reversed(location.nested_locations()))
        return None

    def nested_locations(self) -> tuple[Location, ...]:
        """The locations that this one is made of."""
        return ()

    @property
    def filename(self) -> str | None:
        """The file of the first file location in here, or None."""
        found = self.file_location()
        return found.filename if found is not None else None

    @property
    def line(self) -> int | None:
        """The line of the first file location in here, or None."""
        found = self.file_location()
        return found.start_line if found is not None else None

    @property
    def column(self) -> int | None:
        """The column of the first file location in here, or None."""
        found = self.file_location()
        return found.start_column if found is not None else None


class UnknownLoc(Location):
    """``loc(unknown)``."""

    __slots__ = ()
    _instance: ClassVar[UnknownLoc]

    @classmethod
    def get(cls) -> UnknownLoc:
        return UnknownLoc._instance


UnknownLoc._instance = construct(UnknownLoc)
callbacks.unknown_location = UnknownLoc.get


class FileLineColRange(Location):
    """``loc("file":1:2 to 3:4)``: a place or a range of places in a file, from line and column 1."""

    __slots__ = ("_filename", "start_line", "start_column", "end_line", "end_column")
    _interned: ClassVar[dict[tuple[str, int, int, int, int], FileLineColRange]] = {}

    def __init__(
        self, filename: str, start_line: int, start_column: int, end_line: int, end_column: int
    ) -> None:
        if TYPE_CHECKING:
            self._filename: Final = filename
            self.start_line: Final = start_line
            self.start_column: Final = start_column
            self.end_line: Final = end_line
            self.end_column: Final = end_column
        else:
            _set_filename_of_filelinecolrange(self, filename)
            _set_start_line_of_filelinecolrange(self, start_line)
            _set_start_column_of_filelinecolrange(self, start_column)
            _set_end_line_of_filelinecolrange(self, end_line)
            _set_end_column_of_filelinecolrange(self, end_column)

    @classmethod
    def get(
        cls,
        filename: str,
        start_line: int = 0,
        start_column: int = 0,
        end_line: int | None = None,
        end_column: int | None = None,
    ) -> FileLineColRange:
        """Without an end, one place. Raises ValueError for a number that needs more than 32 bits."""
        if end_line is None:
            end_line = start_line
        if end_column is None:
            end_column = start_column
        key = (filename, start_line, start_column, end_line, end_column)
        try:
            found = FileLineColRange._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        key = (
            string("the name of a file", filename),
            integer("a line", start_line),
            integer("a column", start_column),
            integer("a line", end_line),
            integer("a column", end_column),
        )
        if not all(0 <= number <= MAX_LINE_OR_COLUMN for number in key[1:]):
            raise ValueError("a line or column is not an unsigned integer of 32 bits")
        return FileLineColRange._interned.setdefault(key, construct(FileLineColRange, *key))

    @property
    def filename(self) -> str:
        return self._filename

    @property
    def line(self) -> int:
        return self.start_line

    @property
    def column(self) -> int:
        return self.start_column

    def parameters(self) -> tuple[object, ...]:
        return (
            self._filename,
            self.start_line,
            self.start_column,
            self.end_line,
            self.end_column,
        )


_set_filename_of_filelinecolrange = slot_setter(FileLineColRange, "_filename")
_set_start_line_of_filelinecolrange = slot_setter(FileLineColRange, "start_line")
_set_start_column_of_filelinecolrange = slot_setter(FileLineColRange, "start_column")
_set_end_line_of_filelinecolrange = slot_setter(FileLineColRange, "end_line")
_set_end_column_of_filelinecolrange = slot_setter(FileLineColRange, "end_column")


#: MLIR's name for a range that is one place.
FileLineColLoc = FileLineColRange
