"""Custom directives of the dialect `xegpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import DYNAMIC_INDEX, DynamicIndexList, parse_signed_integer, summed_up
from odsgen.hooks import form
from odsgen.runtime import DenseArrayAttr, i64

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Operation, Parser, UnresolvedOperand, Value

form("DynamicIndexList")(DynamicIndexList)


@form("OptionalDynamicIndexList")
class OptionalDynamicIndexList:
    def parse(self, parser: Parser) -> tuple[list[UnresolvedOperand], DenseArrayAttr | None]:
        """`[%i, 4]`, optional"""
        if not parser.parse_optional_token("["):
            return [], None
        values: list[UnresolvedOperand] = []

        def entry() -> int:
            operand = parser.parse_optional_operand()
            if operand is None:
                return parse_signed_integer(parser)
            values.append(operand)
            return DYNAMIC_INDEX

        place = parser.operation_name_place
        with summed_up(parser, "expected a list of SSA values or integers", place):
            numbers = parser.parse_comma_separated_list(entry)
            parser.parse_token("]")
        return values, DenseArrayAttr.get(i64, numbers)

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        offsets: Sequence[Value],
        numbers: DenseArrayAttr | None,
    ) -> None:
        if numbers:
            DynamicIndexList().print(op, printer, offsets, numbers)
