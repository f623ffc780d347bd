"""Custom forms of the dialect `cf`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import form
from odsgen.runtime import (
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerType,
    VectorType,
    integer_width,
    parse_sized_integer,
)

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Block, Operation, Parser, Type, UnresolvedOperand, Value


_LARGEST_CASE = (1 << 64) - 1
"""Cases are read as signed numbers of 64 bits, and written as unsigned ones."""


@form("SwitchOpCases")
class SwitchOpCases:
    def parse(self, parser: Parser, flag_type: Type) -> tuple[
        Block,
        list[UnresolvedOperand],
        list[Type],
        DenseIntOrFPElementsAttr | None,
        list[Block],
        list[list[UnresolvedOperand]],
        list[list[Type]],
    ]:
        """`default: ^bb1(%a : i32), 42: ^bb2, …`"""
        parser.parse_keyword("default")
        default, default_operands, default_types = _parse_destination(parser, is_default=True)
        values: list[int] = []
        destinations: list[Block] = []
        operands: list[list[UnresolvedOperand]] = []
        types: list[list[Type]] = []
        while parser.parse_optional_token(","):
            values.append(parse_sized_integer(parser, 64))
            destination, case_operands, case_types = _parse_destination(parser, is_default=False)
            destinations.append(destination)
            operands.append(case_operands)
            types.append(case_types)
        case_values = None
        if values and isinstance(flag_type, (IntegerType, IndexType)):
            # As in MLIR, a number that is too wide is truncated.
            mask = (1 << integer_width(flag_type)) - 1
            case_values = DenseIntOrFPElementsAttr.from_bits(
                VectorType.get((len(values),), flag_type), [value & mask for value in values]
            )
        return default, default_operands, default_types, case_values, destinations, operands, types

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        flag_type: Type,
        default_destination: Block,
        default_operands: Sequence[Value],
        default_operand_types: Sequence[Type],
        case_values: DenseIntOrFPElementsAttr | None,
        case_destinations: Sequence[Block],
        case_operands: Sequence[Sequence[Value]],
        case_operand_types: Sequence[Sequence[Type]],
    ) -> None:
        """Prints one case a line."""
        printer.emit("  default: ")
        printer.print_successor_and_operands(default_destination, default_operands)
        if case_values is None:
            return
        cases = zip(_unsigned_values(case_values), case_destinations, case_operands, strict=False)
        for value, destination, operands in cases:
            printer.emit(",")
            printer.print_newline()
            printer.emit(f"  {min(value, _LARGEST_CASE)}: ")
            printer.print_successor_and_operands(destination, operands)
        printer.print_newline()


def _parse_destination(
    parser: Parser, *, is_default: bool
) -> tuple[Block, list[UnresolvedOperand], list[Type]]:
    """`: ^bb1(%a, %b : i32, i64)`; that of a case may name a result by its number, `%a#1`."""
    parser.parse_token(":")
    destination = parser.parse_successor()
    operands: list[UnresolvedOperand] = []
    types: list[Type] = []
    if parser.parse_optional_token("("):
        operands = parser.parse_operand_list(allow_result_number=not is_default)
        types = parser.parse_colon_type_list()
        parser.parse_token(")")
    return destination, operands, types


def _unsigned_values(attribute: DenseIntOrFPElementsAttr) -> Iterator[int]:
    element_type = attribute.type.element_type
    assert isinstance(element_type, (IntegerType, IndexType))
    mask = (1 << integer_width(element_type)) - 1
    return (value & mask for value in attribute.values() if isinstance(value, int))
