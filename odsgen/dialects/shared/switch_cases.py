"""`custom<SwitchCases>`: `case 1 { … } case 5 { … }`"""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared.index_lists import parse_signed_integer
from odsgen.runtime import AsmPrinter, DenseArrayAttr, Operation, Parser, Region, i64


class SwitchCases:
    def parse(self, parser: Parser) -> tuple[DenseArrayAttr, list[Region]]:
        """`case 1 { … } case 5 { … }`"""
        values: list[int] = []
        regions: list[Region] = []
        while parser.parse_optional_keyword("case"):
            values.append(parse_signed_integer(parser))
            regions.append(parser.parse_region())
        return DenseArrayAttr.get(i64, values), regions

    def print(
        self, op: Operation, printer: AsmPrinter, cases: DenseArrayAttr, regions: Sequence[Region]
    ) -> None:
        """Prints one case a line."""
        for value, region in zip(cases.values, regions, strict=False):
            printer.print_newline()
            printer.emit(f"case {int(value)} ")
            printer.print_region(region, print_entry_block_arguments=False)
