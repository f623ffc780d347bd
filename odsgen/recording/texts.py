"""The texts of a recording, each written once: names, types, attributes, locations."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from odsgen.runtime.base.attribute import Type
from odsgen.runtime.ir.operation import UnregisteredOperation
from odsgen.runtime.ir.value import resolve_location
from odsgen.runtime.printer import AsmPrinter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from odsgen.recording.known import KnownProgram
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.location_source import LocationSource
    from odsgen.runtime.ir.operation import Operation


def places_of(op: Operation) -> LocationSource | None:
    """The places of the text of which a program was read, if it was."""
    for inner in op.walk():
        location = inner.stored_location
        if isinstance(location, tuple):
            return location[0]
    return None


class Texts:
    """Numbers for texts; `new` are those that are not in the file yet."""

    def __init__(self) -> None:
        self.new: list[str] = []
        self.printer = AsmPrinter(locations=True)
        #: The places in the text with which the recording begins, if the program was read of it.
        self.places: LocationSource | None = None
        self._count = 0
        self._names: dict[str, int] = {}
        self._symbols: dict[Attribute | Type, int] = {}
        self._locations: dict[Any, int] = {None: -1}

    def of(self, text: str) -> int:
        """The number of a text."""
        number = self._names.get(text)
        if number is None:
            number = self._names[text] = self._count
            self._count += 1
            self.new.append(text)
        return number

    def symbol(self, symbol: Attribute | Type) -> int:
        """The number of the text of a type or an attribute."""
        number = self._symbols.get(symbol)
        if number is None:
            number = self._symbols[symbol] = self.of(
                self.printer.type_text(symbol)
                if isinstance(symbol, Type)
                else self.printer.attribute_text(symbol)
            )
        return number

    def location(self, location: Any) -> int:
        """The number of the text of a location, as an operation keeps it; -1: unknown, below: a place in the text."""
        if location.__class__ is tuple and location[0] is self.places:
            return int(-2 - location[1])
        number = self._locations.get(location)
        if number is None:
            text = self.printer.location_text(resolve_location(location))
            number = -1 if text == "loc(unknown)" else self.of(text)
            self._locations[location] = number
        return number

    def properties(self, op: Operation) -> str:
        """The numbers of the names and values of properties; of an unregistered operation -1 and the one attribute."""
        if isinstance(op, UnregisteredOperation):
            attribute = op.properties_attribute
            return "" if attribute is None else f"-1,{self.symbol(attribute)}"
        return self.entries(op.properties_as_attributes())

    def entries(self, entries: Mapping[str, Any]) -> str:
        """The numbers of names and attributes, one after another."""
        written = ""
        for name, entry in entries.items():
            written += f"{',' if written else ''}{self.of(name)},{self.symbol(entry)}"
        return written

    def number_distinct(self, program: KnownProgram) -> None:
        """Give the distinct attributes of a program their numbers: a reader of the same program gives them the same."""
        printer = self.printer
        for op in program.ops:
            for entries in (op.properties_as_attributes(), op.stored_attributes):
                for name in sorted(entries):
                    printer.attribute_text(entries[name])
            printer.location_text(op.location)
        for argument in program.arguments:
            printer.location_text(argument.location)

    def take_line(self) -> str:
        """The line of the file for the texts that are new."""
        line = json.dumps({"texts": self.new}, separators=(",", ":"))
        self.new.clear()
        return line + "\n"
