"""Custom forms of the dialect `datapath`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import checks, form
from odsgen.runtime import AsmPrinter, Operation, Parser, Type
from odsgen_circt.hooks.hw.predicates import is_hw_integer

checks("check_is_hw_integer_type")(is_hw_integer)
_MOST = 1 << 16


@form("CompressFormat")
class CompressFormat:
    def parse(self, parser: Parser) -> tuple[list[Type], list[Type]]:
        """`i16 [4 -> 2]`: one type, so many operands and so many results."""
        type = parser.parse_type()
        parser.parse_token("[")
        place = parser.index
        inputs = parser.parse_integer()
        parser.parse_token("->")
        results = parser.parse_integer()
        parser.parse_token("]")
        if not (0 <= inputs <= _MOST and 0 <= results <= _MOST):
            raise parser.custom_error("expected a number of operands and one of results", place)
        return [type] * inputs, [type] * results

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        input_types: Sequence[Type],
        result_types: Sequence[Type],
    ) -> None:
        type = printer.type_text(input_types[0])
        printer.emit(f"{type} [{len(input_types)} -> {len(result_types)}]")
