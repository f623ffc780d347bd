"""Other forms of the dialect `sdy`."""

from __future__ import annotations

from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Delimiter, Operation, Parser, Region

from ...constants import ConstantForm
from ..ops import ConstantOp

form(ConstantOp)(ConstantForm)


@form("Minus")
class Minus:
    def parse(self, parser: Parser, text: str) -> None:
        """`-`"""
        parser.parse_token("-")

    def print(self, attribute: object, printer: AsmPrinter, text: str) -> None:
        printer.emit("-")


@form("SingleBlockRegionNoBlockId")
class SingleBlockRegionNoBlockId:
    def parse(self, parser: Parser) -> Region:
        """`(%a: type, %b: type) { … }`"""
        return parser.parse_region(parser.parse_argument_list(Delimiter.PAREN))

    def print(self, op: Operation, printer: AsmPrinter, region: Region) -> None:
        printer.emit("(")
        for number, argument in enumerate(region.arguments):
            if number:
                printer.emit(", ")
            printer.print_region_argument(argument)
        printer.emit(") ")
        printer.print_region(region, print_entry_block_arguments=False)
