"""Names of results as a text has them, of operations whose suggestions (OpAsmOpInterface) nobody has written."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser.parser import Parser

_Parse = Callable[["Parser", Any], "Operation"]


def keeping_names(parse: _Parse) -> _Parse:
    """The same custom form, which notes at the operation how the text calls its results."""

    def parse_with_names(parser: Parser, location: Any) -> Operation:
        place = parser._operation_start
        op = parse(parser, location)
        names = tuple(_names_at(parser, place))
        if len(names) == len(op.results) and any(names):
            op.read_names = names
        return op

    return parse_with_names


def _names_at(parser: Parser, place: int) -> list[str | None]:
    """The suggestion for each result that `%a, %b:2 =` binds: the first of a name has it."""
    tokens = parser.tokens
    found: list[str | None] = []
    while tokens[place][:1] == "%":
        found.append(_suggestion(parser, tokens[place][1:]))
        place += 1
        if tokens[place] == ":":
            count = tokens[place + 1]
            number = int(count, 16) if count[:2] == "0x" else int(count)
            found += [None] * (min(number, _MOST_RESULTS) - 1)
            place += 2
        if tokens[place] == ",":
            place += 1
    return found


#: More than any operation has; that a count is not one of its results is told elsewhere.
_MOST_RESULTS = 1 << 16


def _suggestion(parser: Parser, name: str) -> str | None:
    """The name without what only numbers it, beside another one that is known: `buffer` of `buffer_0`; None of `0`."""
    if name.isdecimal():
        return None
    stem, line, number = name.rpartition("_")
    return stem if line and number.isdecimal() and f"%{stem}" in parser.values else name
