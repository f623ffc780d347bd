"""Custom forms of the dialect `axi4`."""

from __future__ import annotations

from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Parser


@form("Address")
class Address:
    """An address, printed in base 16."""

    def parse(self, parser: Parser) -> int:
        place = parser.index
        found = parser.parse_integer()
        if not 0 <= found < 1 << 64:
            raise parser.custom_error("integer value too large", place)
        return found

    def print(self, owner: object, printer: AsmPrinter, address: int) -> None:
        printer.emit(f"0x{address:x}")
