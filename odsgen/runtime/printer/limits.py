"""How much of a program is printed: what users ask for by mlir-opt's options, and what diagnostics quote."""

from __future__ import annotations

from typing import NamedTuple


class PrintLimits(NamedTuple):
    """Limits of a print (MLIR: `OpPrintingFlags`).

    More elements than `elements`, and resources of more characters than `resource_text`, are elided; more elements than
    `hexadecimal` that are no splat are printed as hexadecimal; `skip_regions` leaves out what is in regions, and
    `named_locations` names values as their locations do.
    """

    elements: int | None = None
    hexadecimal: int | None = 100
    resource_text: int | None = None
    skip_regions: bool = False
    named_locations: bool = False


#: What is printed unless users ask for more or less.
DEFAULT_LIMITS = PrintLimits()
