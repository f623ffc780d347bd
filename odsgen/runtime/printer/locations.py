"""The text of locations (MLIR's docs, "Builtin Dialect", "Location Attributes")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.locations import FileLineColRange, Location, UnknownLoc
from odsgen.runtime.builtin.nested_locations import CallSiteLoc, FusedLoc, NameLoc, OpaqueLoc

if TYPE_CHECKING:
    from odsgen.runtime.printer.attributes import AttributePrinter


def location_body_text(printer: AttributePrinter, location: Location) -> str:
    """The text inside ``loc(…)``."""
    if isinstance(location, OpaqueLoc):
        location = location.fallback
    if isinstance(location, FileLineColRange):
        return place_in_file(printer.string_literal(location.filename), location)
    if isinstance(location, NameLoc):
        text = printer.string_literal(location.name)
        if isinstance(location.child, UnknownLoc):
            return text
        return f"{text}({_inner_location_text(printer, location.child)})"
    if isinstance(location, CallSiteLoc):
        callee = _inner_location_text(printer, location.callee)
        return f"callsite({callee} at {_inner_location_text(printer, location.caller)})"
    if isinstance(location, FusedLoc):
        # In the order of the text: that is how aliases are numbered.
        metadata = ""
        if location.metadata is not None:
            metadata = f"<{printer.attribute_text(location.metadata)}>"
        locations = [_inner_location_text(printer, inner) for inner in location.locations]
        return f"fused{metadata}[{', '.join(locations)}]"
    return "unknown"


def _inner_location_text(printer: AttributePrinter, location: Location) -> str:
    return printer.location_text(location)[len("loc(") : -len(")")]


def place_in_file(filename: str, location: FileLineColRange) -> str:
    """The name of a file, as it is written, with the line and column of a place or the range of one."""
    start = f"{filename}:{location.start_line}:{location.start_column}"
    if location.end_line != location.start_line:
        return f"{start} to {location.end_line}:{location.end_column}"
    if location.end_column != location.start_column:
        return f"{start} to :{location.end_column}"
    return start
