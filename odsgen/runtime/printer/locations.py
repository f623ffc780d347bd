"""The text of locations (MLIR's docs, "Builtin Dialect", "Location Attributes")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.locations import (
    CallSiteLoc,
    FileLineColRange,
    FusedLoc,
    Location,
    NameLoc,
    OpaqueLoc,
    UnknownLoc,
)
from odsgen.runtime.printer.attributes import AttributePrinter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute


class LocationPrinter(AttributePrinter):
    """The part of the printer that writes locations."""

    def location_text(self, location: Location) -> str:
        """``loc(…)`` with the location or its alias inside."""
        text = self.alias_of(location) or self.nested(self._location_body_text, location)
        return f"loc({text})"

    def attribute_body_text(self, attribute: Attribute, elide_type: bool = False) -> str:
        """The text of an attribute, even if it has an alias; what is inside may be aliases."""
        if isinstance(attribute, Location):
            return f"loc({self._location_body_text(attribute)})"
        return super().attribute_body_text(attribute, elide_type)

    def _inner_location_text(self, location: Location) -> str:
        return self.location_text(location)[len("loc(") : -len(")")]

    def _location_body_text(self, location: Location) -> str:
        """The text inside ``loc(…)``."""
        if isinstance(location, OpaqueLoc):
            location = location.fallback
        if isinstance(location, FileLineColRange):
            return self._file_location_text(location)
        if isinstance(location, NameLoc):
            text = self.string_literal(location.name)
            if isinstance(location.child, UnknownLoc):
                return text
            return f"{text}({self._inner_location_text(location.child)})"
        if isinstance(location, CallSiteLoc):
            callee = self._inner_location_text(location.callee)
            return f"callsite({callee} at {self._inner_location_text(location.caller)})"
        if isinstance(location, FusedLoc):
            # In the order of the text: that is how aliases are numbered.
            metadata = ""
            if location.metadata is not None:
                metadata = f"<{self.attribute_text(location.metadata)}>"
            locations = [self._inner_location_text(inner) for inner in location.locations]
            return f"fused{metadata}[{', '.join(locations)}]"
        return "unknown"

    def _file_location_text(self, location: FileLineColRange) -> str:
        filename = self.string_literal(location.filename)
        start = f"{filename}:{location.start_line}:{location.start_column}"
        if location.end_line != location.start_line:
            return f"{start} to {location.end_line}:{location.end_column}"
        if location.end_column != location.start_column:
            return f"{start} to :{location.end_column}"
        return start
