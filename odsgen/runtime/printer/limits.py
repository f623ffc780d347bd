"""How much of a program is printed: what users ask for by mlir-opt's options, and what diagnostics quote."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from odsgen.runtime.printer.operations import AsmPrinter

#: The release of MLIR that is printed unless users ask for another one.
MLIR_VERSION = 22
#: The newest one of whose spelling something is known.
NEWEST_MLIR_VERSION = 24


class PrintLimits(NamedTuple):
    """Limits of a print (MLIR: `OpPrintingFlags`).

    More elements than `elements`, and resources of more characters than `resource_text`, are elided; more elements than
    `hexadecimal` that are no splat are printed as hexadecimal; `skip_regions` leaves out what is in regions, and
    `named_locations` names values as their locations do. `mlir_version` is the release of MLIR whose spelling is printed;
    locations are printed for people if they are to be `pretty_locations`, and cannot be read back.
    """

    elements: int | None = None
    hexadecimal: int | None = 100
    resource_text: int | None = None
    skip_regions: bool = False
    named_locations: bool = False
    mlir_version: int = MLIR_VERSION
    pretty_locations: bool = False

    @property
    def printer_class(self) -> type[AsmPrinter]:
        """The printer of the release and of the kind of locations."""
        if self.pretty_locations:
            from odsgen.runtime.printer.pretty_locations import pretty

            return pretty(self._replace(pretty_locations=False).printer_class)
        if self.mlir_version <= MLIR_VERSION:
            from odsgen.runtime.printer.operations import AsmPrinter

            return AsmPrinter
        from odsgen.runtime.printer.newer import Printer23, Printer24

        return Printer23 if self.mlir_version == 23 else Printer24


#: What is printed unless users ask for more or less.
DEFAULT_LIMITS = PrintLimits()
