"""The custom directives in the formats of operations of the dialect `test`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import (
    DenseArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from odsgen.runtime.builtin.types import DYNAMIC, i32, i64
from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter


# --- operands and types -----------------------------------------------------------------------------------------------

Operands = tuple["UnresolvedOperand", "UnresolvedOperand | None", "list[UnresolvedOperand]"]
Types = tuple["Type", "Type | None", "list[Type]"]


def parse_custom_optional_operand(parser: Parser) -> UnresolvedOperand | None:
    """`(%a)`, or nothing"""
    if not parser.parse_optional_token("("):
        return None
    operand = parser.parse_operand()
    parser.parse_token(")")
    return operand


def print_custom_optional_operand(
    op: Operation, printer: AsmPrinter, operand: Value | None
) -> None:
    """`(%a)`, a blank following"""
    if operand is not None:
        printer.emit(f"({printer.operand_text(operand)}) ")


def parse_custom_directive_operands(parser: Parser) -> Operands:
    """`%a, %b -> (%c, %d)`"""
    first = parser.parse_operand()
    second = parser.parse_operand() if parser.parse_optional_token(",") else None
    parser.parse_token("->")
    parser.parse_token("(")
    rest = parser.parse_operand_list()
    parser.parse_token(")")
    return first, second, rest


def print_custom_directive_operands(
    op: Operation, printer: AsmPrinter, first: Value, second: Value | None, rest: Sequence[Value]
) -> None:
    """As `parse_custom_directive_operands` reads it."""
    printer.print_operand(first)
    if second is not None:
        printer.emit(f", {printer.operand_text(second)}")
    printer.emit(f" -> ({printer.operands_text(rest)})")


def parse_custom_directive_results(parser: Parser) -> Types:
    """`: a, b -> (c, d)`"""
    parser.parse_token(":")
    first = parser.parse_type()
    second = parser.parse_type() if parser.parse_optional_token(",") else None
    parser.parse_token("->")
    parser.parse_token("(")
    rest = parser.parse_type_list()
    parser.parse_token(")")
    return first, second, rest


def print_custom_directive_results(
    op: Operation, printer: AsmPrinter, first: Type, second: Type | None, rest: Sequence[Type]
) -> None:
    """As `parse_custom_directive_results` reads it."""
    printer.emit(f" : {printer.type_text(first)}")
    if second is not None:
        printer.emit(f", {printer.type_text(second)}")
    printer.emit(f" -> ({printer.types_text(rest)})")


def parse_custom_directive_operands_and_types(
    parser: Parser,
) -> tuple[
    UnresolvedOperand,
    UnresolvedOperand | None,
    list[UnresolvedOperand],
    Type,
    Type | None,
    list[Type],
]:
    """Operands, then their types."""
    operands = parse_custom_directive_operands(parser)
    types = parse_custom_directive_results(parser)
    return (*operands, *types)


def print_custom_directive_operands_and_types(
    op: Operation,
    printer: AsmPrinter,
    first: Value,
    second: Value | None,
    rest: Sequence[Value],
    first_type: Type,
    second_type: Type | None,
    rest_types: Sequence[Type],
) -> None:
    """Operands, then their types."""
    print_custom_directive_operands(op, printer, first, second, rest)
    print_custom_directive_results(op, printer, first_type, second_type, rest_types)


def parse_custom_directive_with_type_refs(
    parser: Parser, first: Type, second: Type | None, rest: Sequence[Type]
) -> None:
    """`type_refs_capture`, then the same types again"""
    parser.parse_keyword("type_refs_capture")
    place = parser.index
    again = parse_custom_directive_results(parser)
    if again != (first, second, list(rest)):
        raise parser.custom_error("expected the types that were written before", place)


def print_custom_directive_with_type_refs(
    op: Operation, printer: AsmPrinter, first: Type, second: Type | None, rest: Sequence[Type]
) -> None:
    """As `parse_custom_directive_with_type_refs` reads it."""
    printer.emit(" type_refs_capture ")
    print_custom_directive_results(op, printer, first, second, rest)


def parse_custom_directive_optional_operand_ref(
    parser: Parser, operand: UnresolvedOperand | None
) -> None:
    """How many operands were there: `0` or `1`"""
    place = parser.index
    count = parser.parse_integer()
    if (count == 0) is not (operand is None):
        raise parser.custom_error("expected the number of operands that were written before", place)


def print_custom_directive_optional_operand_ref(
    op: Operation, printer: AsmPrinter, operand: Value | None
) -> None:
    """`0` or `1`"""
    printer.emit("0" if operand is None else "1")


# --- regions and successors -------------------------------------------------------------------------------------------


def parse_custom_directive_regions(parser: Parser) -> tuple[Region, list[Region]]:
    """One region, or two with a comma between them"""
    first = parser.parse_region()
    return first, [parser.parse_region()] if parser.parse_optional_token(",") else []


def print_custom_directive_regions(
    op: Operation, printer: AsmPrinter, first: Region, rest: Sequence[Region]
) -> None:
    """As `parse_custom_directive_regions` reads it."""
    printer.print_region(first)
    if rest:
        printer.emit(", ")
        for region in rest:
            printer.print_region(region)


def parse_custom_directive_successors(parser: Parser) -> tuple[Block, list[Block]]:
    """One block, or two with a comma between them, of which the second counts twice"""
    first = parser.parse_successor()
    return first, [parser.parse_successor()] * 2 if parser.parse_optional_token(",") else []


def print_custom_directive_successors(
    op: Operation, printer: AsmPrinter, first: Block, rest: Sequence[Block]
) -> None:
    """As `parse_custom_directive_successors` reads it."""
    printer.print_successor(first)
    if rest:
        printer.emit(", ")
        printer.print_successor(rest[0])


def parse_switch_cases(parser: Parser) -> tuple[DenseArrayAttr, list[Region]]:
    """`case 1 { … } case 2 { … }`"""
    values: list[int] = []
    regions: list[Region] = []
    while parser.parse_optional_keyword("case"):
        values.append(parser.parse_integer())
        regions.append(parser.parse_region())
    return DenseArrayAttr.get(i64, values), regions


def print_switch_cases(
    op: Operation, printer: AsmPrinter, values: DenseArrayAttr, regions: Sequence[Region]
) -> None:
    """Each case on a line of its own"""
    for value, region in zip(values.values, regions, strict=False):
        printer.print_newline()
        printer.emit(f"case {value} ")
        printer.print_region(region, print_entry_block_arguments=False)


def parse_dummy_region_ref(parser: Parser, region: Region) -> None:
    """Nothing."""


def print_dummy_region_ref(op: Operation, printer: AsmPrinter, region: Region) -> None:
    """Nothing."""


def parse_dummy_successor_ref(parser: Parser, successor: Block) -> None:
    """Nothing."""


def print_dummy_successor_ref(op: Operation, printer: AsmPrinter, successor: Block) -> None:
    """Nothing."""


# --- attributes ---------------------------------------------------------------------------------------------------------


def parse_custom_directive_attributes(parser: Parser) -> tuple[Attribute, Attribute | None]:
    """One attribute, or two with a comma between them"""
    first = _attribute_of(parser, IntegerAttr)
    return first, _attribute_of(parser, IntegerAttr) if parser.parse_optional_token(",") else None


def _attribute_of(parser: Parser, attribute_class: type[Attribute]) -> Attribute:
    place = parser.index
    found = parser.parse_attribute()
    if not isinstance(found, attribute_class):
        raise parser.custom_error("invalid kind of attribute specified", place)
    return found


def print_custom_directive_attributes(
    op: Operation, printer: AsmPrinter, first: Attribute, second: Attribute | None
) -> None:
    """As `parse_custom_directive_attributes` reads it."""
    printer.print_attribute(first)
    if second is not None:
        printer.emit(", ")
        printer.print_attribute(second)


def parse_custom_directive_spacing(parser: Parser) -> Attribute:
    """A string"""
    return _attribute_of(parser, StringAttr)


def print_custom_directive_spacing(op: Operation, printer: AsmPrinter, value: Attribute) -> None:
    """A string"""
    printer.print_attribute(value)


def parse_custom_directive_attr_dict(parser: Parser) -> dict[str, Attribute]:
    """An attribute dictionary, or nothing"""
    return parser.parse_optional_attr_dict()


def print_custom_directive_attr_dict(
    op: Operation, printer: AsmPrinter, attributes: Mapping[str, Attribute]
) -> None:
    """An attribute dictionary, or nothing"""
    printer.print_optional_attr_dict(attributes)


def parse_optional_custom_parser(parser: Parser) -> Attribute | None:
    """`foo`, then an attribute; or nothing"""
    return parser.parse_attribute() if parser.parse_optional_keyword("foo") else None


def print_optional_custom_parser(
    op: Operation, printer: AsmPrinter, value: Attribute | None
) -> None:
    """`foo`, then an attribute"""
    if value is not None:
        printer.emit("foo ")
        printer.print_attribute(value)


def parse_attr_elide_type(parser: Parser, type: TypeAttr) -> Attribute:
    """An attribute of a type that is known"""
    return parser.parse_attribute(type.value)


def print_attr_elide_type(
    op: Operation, printer: AsmPrinter, type: TypeAttr, value: Attribute
) -> None:
    """An attribute without its type"""
    printer.print_attribute_without_type(value)


# A dimension of any size, as an attribute holds it.
_ANY_SIZE = -(1 << 63)


def parse_dimension_list(parser: Parser) -> DenseArrayAttr:
    """`2x?x4`, or `[]` for none"""
    if parser.parse_optional_token("["):
        try:
            parser.parse_token("]")
        except ParseError as error:
            raise _followed_by(parser, error, "Failed parsing dimension list.") from None
        return DenseArrayAttr.get(i64, ())
    place = parser.index
    try:
        shape = parser.parse_dimension_list(allow_dynamic=True, with_trailing_x=False)
    except ParseError as error:
        raise _followed_by(parser, error, "Failed parsing dimension list.") from None
    if not shape:
        raise parser.custom_error(
            "Failed parsing dimension list. Did you mean an empty list? It must be denoted by "
            '"[]".',
            place,
        )
    return DenseArrayAttr.get(i64, [_ANY_SIZE if size == DYNAMIC else size for size in shape])


def _followed_by(parser: Parser, error: ParseError, message: str) -> ParseError:
    """The error, and then another one at the current place."""
    following = parser.custom_error(message)
    return ParseError([*error.diagnostics, *following.diagnostics], error.source)


def print_dimension_list(op: Operation, printer: AsmPrinter, dimensions: DenseArrayAttr) -> None:
    """As `parse_dimension_list` reads it."""
    texts = ["?" if value == _ANY_SIZE else str(value) for value in dimensions.values]
    printer.emit("x".join(texts) or "[]")


def parse_optional_loc(parser: Parser) -> Location:
    """`loc(…)`, or the place where it would stand"""
    place = parser.index
    location = parser.parse_optional_location()
    return parser.location_of(place) if location is None else location


def print_optional_loc(op: Operation, printer: AsmPrinter, location: Location) -> None:
    """`loc(…)` where locations are asked for"""
    printer.print_optional_location(location)


def parse_custom_operation_name_entry(parser: Parser) -> StringAttr:
    """The name of an operation, its dialect with it"""
    return StringAttr.get(parser.parse_operation_name())


def print_custom_operation_name_entry(op: Operation, printer: AsmPrinter, name: StringAttr) -> None:
    """The name of an operation, its dialect with it"""
    printer.emit(name.value)


# --- properties -----------------------------------------------------------------------------------------------------------


def parse_using_property_in_custom(parser: Parser) -> list[int]:
    """`[1, 2]`"""
    return parser.parse_comma_separated_list(parser.parse_integer, Delimiter.SQUARE)


def print_using_property_in_custom(
    op: Operation, printer: AsmPrinter, values: Sequence[int]
) -> None:
    """`[1, 2]`"""
    printer.emit(f"[{', '.join(map(str, values))}]")


def parse_int_property(parser: Parser) -> int:
    """An integer"""
    return parser.parse_integer()


def print_int_property(op: Operation, printer: AsmPrinter, value: int) -> None:
    """An integer"""
    printer.emit(str(value))


def parse_sum_property(parser: Parser, first: int) -> int:
    """`2 = 3` if the first was 1"""
    place = parser.index
    second = parser.parse_integer()
    parser.parse_token("=")
    total = parser.parse_integer()
    if total != first + second:
        raise parser.custom_error("Expected sum to equal first + second", place)
    return second


def print_sum_property(op: Operation, printer: AsmPrinter, second: int, first: int) -> None:
    """`2 = 3` if the first is 1"""
    printer.emit(f"{second} = {first + second}")


def parse_nice_properties(parser: Parser) -> DictionaryAttr:
    """`label is 3`"""
    label = parser.parse_keyword_or_string()
    parser.parse_keyword("is")
    value = IntegerAttr.get(parser.parse_integer(), i32)
    return DictionaryAttr.get({"label": StringAttr.get(label), "value": value})


def print_nice_properties(op: Operation, printer: AsmPrinter, prop: DictionaryAttr) -> None:
    """As `parse_nice_properties` reads it."""
    label, value = prop.lookup("label"), prop.lookup("value")
    assert isinstance(label, StringAttr) and isinstance(value, IntegerAttr)
    printer.print_keyword_or_string(label.value)
    printer.emit(f" is {value.value}")


def parse_versioned_properties(parser: Parser) -> DictionaryAttr:
    """`1 | 2`"""
    first = IntegerAttr.get(parser.parse_integer(), i32)
    parser.parse_token("|")
    second = IntegerAttr.get(parser.parse_integer(), i32)
    return DictionaryAttr.get({"value1": first, "value2": second})


def print_versioned_properties(op: Operation, printer: AsmPrinter, prop: DictionaryAttr) -> None:
    """As `parse_versioned_properties` reads it."""
    first, second = prop.lookup("value1"), prop.lookup("value2")
    assert isinstance(first, IntegerAttr) and isinstance(second, IntegerAttr)
    printer.emit(f"{first.value} | {second.value}")
