"""`custom<DynamicIndexList>`: static and dynamic indices, `[%i, 4]` (MLIR: ViewLikeInterface).

Static indices are a DenseI64ArrayAttr with `DYNAMIC_INDEX` for each value.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from odsgen.dialects.shared.parse_errors import summed_up, without_words
from odsgen.runtime import Delimiter, DenseArrayAttr, i64, parse_sized_integer

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Operation, Parser, UnresolvedOperand, Value


DYNAMIC_INDEX = -(1 << 63)
"""In an array of indices, sizes or strides: the one that is a value (MLIR: ShapedType::kDynamic)."""

# Fewer digits always fit into 64 bits.
_MANY_DIGITS = 19

NO_VALUE = "<<UNKNOWN SSA VALUE>>"
"""Text that is printed in place of a missing value, in a program that is not valid."""


def parse_signed_integer(parser: Parser) -> int:
    """Parses a signed 64-bit integer."""
    return parse_sized_integer(parser, 64)


class IndexList(NamedTuple):
    """A parsed list of indices."""

    values: list[UnresolvedOperand]
    numbers: list[int]
    """With `DYNAMIC_INDEX` for each value."""
    scalable: list[bool]
    """Whether the entry has brackets of its own: a multiple of `vscale`, where the operation knows such."""


def parse_index_list(parser: Parser, delimiter: Delimiter = Delimiter.SQUARE) -> IndexList:
    """Parses `[%i, 4, [8]]`; as in MLIR, also `%i[]` (`parseDynamicIndexList`)."""
    found = _parse_usual_list(parser, delimiter)
    if found is not None:
        return found
    found = IndexList([], [], [])
    with summed_up(parser, "expected SSA value or integer", parser.operation_name_place):
        parser.parse_comma_separated_list(
            lambda: _parse_entry(parser, found), delimiter, " in dynamic index list"
        )
    return found


def _parse_usual_list(parser: Parser, delimiter: Delimiter) -> IndexList | None:
    """Parses a list of plain names and numbers; None for any other text, without consuming it."""
    tokens, index = parser.tokens, parser.index
    opening, closing, _ = delimiter.value
    values: list[UnresolvedOperand] = []
    numbers: list[int] = []
    following = ","
    if tokens[index] != opening:
        return None
    while following == ",":
        entry, following = tokens[index + 1 : index + 3]
        if entry.isdecimal() and len(entry) < _MANY_DIGITS:
            numbers.append(int(entry))
        elif "%" < entry < "&":
            values.append(index + 1)
            numbers.append(DYNAMIC_INDEX)
        else:
            return None
        index += 2
    if following != closing:
        return None
    parser.index = index + 1
    return IndexList(values, numbers, [False] * len(numbers))


def _parse_entry(parser: Parser, found: IndexList) -> None:
    operand = parser.parse_optional_operand()
    scalable = parser.parse_optional_token("[")
    if operand is None:
        found.numbers.append(parse_signed_integer(parser))
    else:
        found.values.append(operand)
        found.numbers.append(DYNAMIC_INDEX)
    if scalable and not parser.parse_optional_token("]"):
        raise without_words(parser)
    found.scalable.append(scalable)


def index_list_text(printer: AsmPrinter, values: Iterable[Value], numbers: Iterable[int]) -> str:
    """`%i, 4`, without brackets"""
    texts = iter([printer.operand_text(value) for value in values])
    return ", ".join(
        [next(texts, NO_VALUE) if number == DYNAMIC_INDEX else str(number) for number in numbers]
    )


class DynamicIndexList:
    def parse(
        self, parser: Parser, _flags: str = "", delimiter: str = ""
    ) -> tuple[list[UnresolvedOperand], DenseArrayAttr]:
        """`[%i, 4]`, or `(%i, 4)` if the format says so"""
        found = parse_index_list(
            parser, Delimiter.PAREN if delimiter.endswith("::Paren") else Delimiter.SQUARE
        )
        return found.values, DenseArrayAttr.from_numbers(i64, found.numbers)

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        values: Sequence[Value],
        numbers: DenseArrayAttr | None,
        _flags: str = "",
        delimiter: str = "",
    ) -> None:
        opening, closing = "()" if delimiter.endswith("::Paren") else "[]"
        known = numbers.values if numbers is not None else ()
        text = index_list_text(printer, values, map(int, known))
        printer.emit(f"{opening}{text}{closing}")


def verify_index_list(
    op: Operation, what: str, count: int, numbers: Sequence[int], values: Sequence[Value]
) -> None:
    """Checks the number of entries, and of values for the dynamic ones (`verifyListOfOperandsOrIntegers`)."""
    if len(numbers) != count:
        raise op.error(f"expected {count} {what} values, got {len(numbers)}")
    dynamic = sum(number == DYNAMIC_INDEX for number in numbers)
    if len(values) != dynamic:
        raise op.error(f"expected {dynamic} dynamic {what} values")


def verify_dynamic_entries(
    op: Operation, name: str, numbers: Iterable[int], values: Sequence[Value]
) -> None:
    """Checks that there is a value for each `DYNAMIC_INDEX`.

    MLIR accepts other programs, and crashes or prints what it cannot parse.
    """
    dynamic = sum(number == DYNAMIC_INDEX for number in numbers)
    if len(values) != dynamic:
        raise op.op_error(
            f"expected the number of '{name}' to match the number of dynamic entries "
            f"({len(values)} vs {dynamic})"
        )
