"""Where an operation comes from (MLIR's docs, "Builtin Dialect", "Location Attributes")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from odsgen.runtime.base import callbacks
from odsgen.runtime.base.attribute import Attribute, Type, construct, slot_setter
from odsgen.runtime.base.parameters import instance, integer, several, string

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

__all__ = [
    "CallSiteLoc",
    "FileLineColLoc",
    "FileLineColRange",
    "FusedLoc",
    "Location",
    "NameLoc",
    "OpaqueLoc",
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


class NameLoc(Location):
    """``loc("name"(child))``: a name for another location."""

    __slots__ = ("name", "child")
    _interned: ClassVar[dict[tuple[str, Location], NameLoc]] = {}

    def __init__(self, name: str, child: Location) -> None:
        self.name: Final = name
        self.child: Final = child

    @classmethod
    def get(cls, name: str, child: Location | None = None) -> NameLoc:
        """Without a child, that of an unknown location."""
        key = (name, child if child is not None else UnknownLoc.get())
        try:
            found = NameLoc._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        instance("the child of a named location", key[1], Location, "a location")
        key = (string("the name of a location", name), key[1])
        return NameLoc._interned.setdefault(key, construct(NameLoc, *key))

    def nested_locations(self) -> tuple[Location, ...]:
        return (self.child,)


class CallSiteLoc(Location):
    """``loc(callsite(callee at caller))``: a place in a function that was inlined into another."""

    __slots__ = ("callee", "caller")
    _interned: ClassVar[dict[tuple[Location, Location], CallSiteLoc]] = {}

    def __init__(self, callee: Location, caller: Location) -> None:
        self.callee: Final = callee
        self.caller: Final = caller

    @classmethod
    def get(cls, callee: Location, caller: Location) -> CallSiteLoc:
        key = (callee, caller)
        try:
            found = CallSiteLoc._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        instance("the callee of a call site", callee, Location, "a location")
        instance("the caller of a call site", caller, Location, "a location")
        return CallSiteLoc._interned.setdefault(key, construct(CallSiteLoc, *key))

    def nested_locations(self) -> tuple[Location, ...]:
        return (self.callee, self.caller)


class FusedLoc(Location):
    """``loc(fused<metadata>[a, b])``: several locations in one."""

    __slots__ = ("locations", "metadata")
    _interned: ClassVar[dict[tuple[tuple[Location, ...], Attribute | None], FusedLoc]] = {}

    def __init__(self, locations: tuple[Location, ...], metadata: Attribute | None) -> None:
        self.locations: Final = locations
        self.metadata: Final = metadata

    @classmethod
    def get(cls, locations: Iterable[Location], metadata: Attribute | None = None) -> Location:
        """As MLIR fuses them: each location once, none that is unknown, those of a fused location
        with the same metadata in its place. What is left of a single location without metadata is
        that location, and of none the unknown location."""
        fused: dict[Location, None] = {}
        if metadata is not None:
            instance("the metadata of a location", metadata, Attribute, "an attribute")
        for location in several("locations", locations):
            instance("each of the locations", location, Location, "a location")
            if isinstance(location, FusedLoc) and location.metadata is metadata:
                fused.update(dict.fromkeys(location.locations))
            elif not isinstance(location, UnknownLoc):
                fused[location] = None
        if metadata is None and len(fused) < 2:
            return next(iter(fused), UnknownLoc.get())
        return FusedLoc._interned_fused(tuple(fused) or (UnknownLoc.get(),), metadata)

    @classmethod
    def _interned_fused(
        cls, locations: tuple[Location, ...], metadata: Attribute | None
    ) -> FusedLoc:
        key = (locations, metadata)
        found = FusedLoc._interned.get(key)
        if found is not None:
            return found
        return FusedLoc._interned.setdefault(key, construct(FusedLoc, *key))

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return FusedLoc._interned_fused, (self.locations, self.metadata)

    def nested_locations(self) -> tuple[Location, ...]:
        return self.locations

    def immediate_subelements(self) -> tuple[Attribute | Type, ...]:
        if self.metadata is None:
            return self.locations
        return (*self.locations, self.metadata)


class OpaqueLoc(Location):
    """A Python object as a location, with the location that stands for it in the text."""

    __slots__ = ("underlying_location", "fallback")
    _interned: ClassVar[dict[tuple[int, Location], OpaqueLoc]] = {}

    def __init__(self, underlying_location: object, fallback: Location) -> None:
        self.underlying_location: Final = underlying_location
        self.fallback: Final = fallback

    @classmethod
    def get(cls, underlying_location: object, fallback: Location | None = None) -> OpaqueLoc:
        """One location for each object, which it keeps alive. Without a fallback: unknown."""
        key = (id(underlying_location), fallback if fallback is not None else UnknownLoc.get())
        try:
            found = OpaqueLoc._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        instance("the fallback of a location", key[1], Location, "a location")
        return OpaqueLoc._interned.setdefault(
            key, construct(OpaqueLoc, underlying_location, key[1])
        )

    def nested_locations(self) -> tuple[Location, ...]:
        return (self.fallback,)
