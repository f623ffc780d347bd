"""Locations for people to read, which cannot be parsed (mlir-opt's `--mlir-pretty-debuginfo`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.locations import FileLineColRange, Location, UnknownLoc
from odsgen.runtime.builtin.nested_locations import CallSiteLoc, FusedLoc, NameLoc, OpaqueLoc
from odsgen.runtime.printer.locations import place_in_file
from odsgen.runtime.printer.operations import AsmPrinter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute


class PrettyLocations(AsmPrinter):
    """Prints locations without `loc(…)`; that of an operation is written out, those inside may be aliases."""

    def location_text(self, location: Location) -> str:
        return self._written_out(location)

    def attribute_body_text(self, attribute: Attribute, elide_type: bool = False) -> str:
        if isinstance(attribute, Location):
            return self.nested(type(self)._written_out, self, attribute)
        return super().attribute_body_text(attribute, elide_type)

    def _written_out(self, location: Location) -> str:
        if isinstance(location, OpaqueLoc):
            location = location.fallback
        if isinstance(location, FileLineColRange):
            return place_in_file(location.filename, location)
        if isinstance(location, NameLoc):
            text = self.string_literal(location.name)
            is_alone = isinstance(location.child, UnknownLoc)
            return text if is_alone else f"{text}({self._inner(location.child)})"
        if isinstance(location, CallSiteLoc):
            is_short = isinstance(location.callee, NameLoc) and isinstance(
                location.caller, FileLineColRange
            )
            callee, caller = self._inner(location.callee), self._inner(location.caller)
            return f"{callee} at {caller}" if is_short else f"{callee}\n at {caller}"
        if isinstance(location, FusedLoc):
            metadata = location.metadata
            prefix = "" if metadata is None else f"<{self.attribute_text(metadata)}>"
            return f"{prefix}[{', '.join(map(self._inner, location.locations))}]"
        return "[unknown]"

    def _inner(self, location: Location) -> str:
        return self.alias_of(location) or self.nested(type(self)._written_out, self, location)


#: By the class of the printer of a release.
_PRETTY: dict[type[AsmPrinter], type[AsmPrinter]] = {}


def pretty(printer_class: type[AsmPrinter]) -> type[AsmPrinter]:
    """The printer of a release, with pretty locations."""
    found = _PRETTY.get(printer_class)
    if found is None:
        name = f"Pretty{printer_class.__name__}"
        found = _PRETTY[printer_class] = type(name, (PrettyLocations, printer_class), {})
    return found
