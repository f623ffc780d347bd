"""Hooks of the dialect `sparse_tensor`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import index

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


def parse_level_range(parser: Parser) -> tuple[IntegerAttr, IntegerAttr]:
    """`0 to 2`, or `0` for that level alone"""
    start = parser.index
    low = parser.parse_integer()
    high = parser.parse_integer() if parser.parse_optional_keyword("to") else low + 1
    if high <= low:
        raise parser.custom_error("expect larger level upper bound than lower bound", start)
    return IntegerAttr.get(low, index), IntegerAttr.get(high, index)


def print_level_range(
    printer: AsmPrinter, op: Operation, low: IntegerAttr, high: IntegerAttr
) -> None:
    """As `parse_level_range` reads it."""
    text = str(low.value)
    printer.emit(text if high.value == low.value + 1 else f"{text} to {high.value}")
