"""Lists of indices some of which are values and some numbers, `[%i, 4]`: `custom<DynamicIndexList>` (MLIR: ViewLikeInterface).

The numbers are an array of 64-bit integers, in which `DYNAMIC_INDEX` stands for each value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import DenseArrayAttr
from odsgen.runtime.builtin.types import i64
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter


DYNAMIC_INDEX = -(1 << 63)
"""In an array of indices, sizes or strides: the one that is a value (MLIR: ShapedType::kDynamic)."""

NO_VALUE = "<<UNKNOWN SSA VALUE>>"
"""Text that is printed in place of a missing value, in a program that is not valid."""

_INTEGER_LIMIT = 1 << 63


def parse_signed_integer(parser: Parser) -> int:
    """An integer of 64 bits."""
    place = parser.index
    value = parser.parse_integer()
    if not -_INTEGER_LIMIT <= value < _INTEGER_LIMIT:
        raise parser.custom_error("integer value too large", place)
    return value


def parse_index_list(
    parser: Parser, delimiter: Delimiter = Delimiter.SQUARE
) -> tuple[list[UnresolvedOperand], list[int]]:
    """`[%i, 4]`: the values, and the numbers with `DYNAMIC_INDEX` for each value."""
    values: list[UnresolvedOperand] = []

    def entry() -> int:
        operand = parser.parse_optional_operand()
        if operand is None:
            return parse_signed_integer(parser)
        values.append(operand)
        return DYNAMIC_INDEX

    return values, parser.parse_comma_separated_list(entry, delimiter, " in dynamic index list")


def index_list_text(printer: AsmPrinter, values: Iterable[Value], numbers: Iterable[int]) -> str:
    """`%i, 4`, without brackets."""
    texts = iter([printer.operand_text(value) for value in values])
    return ", ".join(
        [next(texts, NO_VALUE) if number == DYNAMIC_INDEX else str(number) for number in numbers]
    )


def parse_dynamic_index_list(
    parser: Parser, _flags: str = "", delimiter: str = ""
) -> tuple[list[UnresolvedOperand], DenseArrayAttr]:
    """`[%i, 4]`, or `(%i, 4)` where the format asks for parentheses."""
    values, numbers = parse_index_list(
        parser, Delimiter.PAREN if delimiter.endswith("::Paren") else Delimiter.SQUARE
    )
    return values, DenseArrayAttr.get(i64, numbers)


def print_dynamic_index_list(
    op: Operation,
    printer: AsmPrinter,
    values: Sequence[Value],
    numbers: DenseArrayAttr | None,
    _flags: str = "",
    delimiter: str = "",
) -> None:
    """As `parse_dynamic_index_list` reads it."""
    opening, closing = "()" if delimiter.endswith("::Paren") else "[]"
    known = numbers.values if numbers is not None else ()
    text = index_list_text(printer, values, map(int, known))
    printer.emit(f"{opening}{text}{closing}")


def verify_index_list(
    op: Operation, what: str, count: int, numbers: Sequence[int], values: Sequence[Value]
) -> None:
    """There are `count` entries, and a value for each one that is not a number (`verifyListOfOperandsOrIntegers`)."""
    if len(numbers) != count:
        raise op.error(f"expected {count} {what} values, got {len(numbers)}")
    dynamic = sum(number == DYNAMIC_INDEX for number in numbers)
    if len(values) != dynamic:
        raise op.error(f"expected {dynamic} dynamic {what} values")
