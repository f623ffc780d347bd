"""Custom directives of the dialect `xegpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.index_lists import parse_dynamic_index_list as parse_dynamic_index_list
from odsgen.dialects.shared.index_lists import print_dynamic_index_list as print_dynamic_index_list

if TYPE_CHECKING:
    from odsgen.runtime.builtin.attributes import DenseArrayAttr
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter


def parse_optional_dynamic_index_list(
    parser: Parser,
) -> tuple[list[UnresolvedOperand], DenseArrayAttr | None]:
    """`[%i, 4]`, or nothing"""
    if parser.tokens[parser.index] != "[":
        return [], None
    return parse_dynamic_index_list(parser)


def print_optional_dynamic_index_list(
    op: Operation, printer: AsmPrinter, offsets: Sequence[Value], numbers: DenseArrayAttr | None
) -> None:
    """As `parse_optional_dynamic_index_list` reads it."""
    if numbers:
        print_dynamic_index_list(op, printer, offsets, numbers)
