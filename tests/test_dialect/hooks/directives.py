"""The custom directives in the formats of operations of the dialect `test`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import form
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


@form("CustomOptionalOperand")
class CustomOptionalOperand:
    def parse(self, parser: Parser) -> UnresolvedOperand | None:
        """`(%a)`, or nothing"""
        if not parser.parse_optional_token("("):
            return None
        operand = parser.parse_operand()
        parser.parse_token(")")
        return operand

    def print(self, op: Operation, printer: AsmPrinter, operand: Value | None) -> None:
        """`(%a)`, a blank following"""
        if operand is not None:
            printer.emit(f"({printer.operand_text(operand)}) ")


@form("CustomDirectiveOperands")
class CustomDirectiveOperands:
    def parse(self, parser: Parser) -> Operands:
        """`%a, %b -> (%c, %d)`"""
        first = parser.parse_operand()
        second = parser.parse_operand() if parser.parse_optional_token(",") else None
        parser.parse_token("->")
        parser.parse_token("(")
        rest = parser.parse_operand_list()
        parser.parse_token(")")
        return first, second, rest

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        first: Value,
        second: Value | None,
        rest: Sequence[Value],
    ) -> None:
        printer.print_operand(first)
        if second is not None:
            printer.emit(f", {printer.operand_text(second)}")
        printer.emit(f" -> ({printer.operands_text(rest)})")


@form("CustomDirectiveResults")
class CustomDirectiveResults:
    def parse(self, parser: Parser) -> Types:
        """`: a, b -> (c, d)`"""
        parser.parse_token(":")
        first = parser.parse_type()
        second = parser.parse_type() if parser.parse_optional_token(",") else None
        parser.parse_token("->")
        parser.parse_token("(")
        rest = parser.parse_type_list()
        parser.parse_token(")")
        return first, second, rest

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        first: Type,
        second: Type | None,
        rest: Sequence[Type],
    ) -> None:
        printer.emit(f" : {printer.type_text(first)}")
        if second is not None:
            printer.emit(f", {printer.type_text(second)}")
        printer.emit(f" -> ({printer.types_text(rest)})")


@form("CustomDirectiveOperandsAndTypes")
class CustomDirectiveOperandsAndTypes:
    def parse(
        self,
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
        operands = CustomDirectiveOperands().parse(parser)
        types = CustomDirectiveResults().parse(parser)
        return (*operands, *types)

    def print(
        self,
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
        CustomDirectiveOperands().print(op, printer, first, second, rest)
        CustomDirectiveResults().print(op, printer, first_type, second_type, rest_types)


@form("CustomDirectiveWithTypeRefs")
class CustomDirectiveWithTypeRefs:
    def parse(self, parser: Parser, first: Type, second: Type | None, rest: Sequence[Type]) -> None:
        """`type_refs_capture`, then the same types again"""
        parser.parse_keyword("type_refs_capture")
        place = parser.index
        again = CustomDirectiveResults().parse(parser)
        if again != (first, second, list(rest)):
            raise parser.custom_error("expected the types that were written before", place)

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        first: Type,
        second: Type | None,
        rest: Sequence[Type],
    ) -> None:
        printer.emit(" type_refs_capture ")
        CustomDirectiveResults().print(op, printer, first, second, rest)


@form("CustomDirectiveOptionalOperandRef")
class CustomDirectiveOptionalOperandRef:
    def parse(self, parser: Parser, operand: UnresolvedOperand | None) -> None:
        """How many operands were there: `0` or `1`"""
        place = parser.index
        count = parser.parse_integer()
        if (count == 0) is not (operand is None):
            raise parser.custom_error(
                "expected the number of operands that were written before", place
            )

    def print(self, op: Operation, printer: AsmPrinter, operand: Value | None) -> None:
        """`0` or `1`"""
        printer.emit("0" if operand is None else "1")


# --- regions and successors -------------------------------------------------------------------------------------------


@form("CustomDirectiveRegions")
class CustomDirectiveRegions:
    def parse(self, parser: Parser) -> tuple[Region, list[Region]]:
        """One region, or two with a comma between them"""
        first = parser.parse_region()
        return first, [parser.parse_region()] if parser.parse_optional_token(",") else []

    def print(
        self, op: Operation, printer: AsmPrinter, first: Region, rest: Sequence[Region]
    ) -> None:
        printer.print_region(first)
        if rest:
            printer.emit(", ")
            for region in rest:
                printer.print_region(region)


@form("CustomDirectiveSuccessors")
class CustomDirectiveSuccessors:
    def parse(self, parser: Parser) -> tuple[Block, list[Block]]:
        """One block, or two with a comma between them, of which the second counts twice"""
        first = parser.parse_successor()
        return first, [parser.parse_successor()] * 2 if parser.parse_optional_token(",") else []

    def print(
        self, op: Operation, printer: AsmPrinter, first: Block, rest: Sequence[Block]
    ) -> None:
        printer.print_successor(first)
        if rest:
            printer.emit(", ")
            printer.print_successor(rest[0])


@form("SwitchCases")
class SwitchCases:
    def parse(self, parser: Parser) -> tuple[DenseArrayAttr, list[Region]]:
        """`case 1 { … } case 2 { … }`"""
        values: list[int] = []
        regions: list[Region] = []
        while parser.parse_optional_keyword("case"):
            values.append(parser.parse_integer())
            regions.append(parser.parse_region())
        return DenseArrayAttr.get(i64, values), regions

    def print(
        self, op: Operation, printer: AsmPrinter, values: DenseArrayAttr, regions: Sequence[Region]
    ) -> None:
        """Each case on a line of its own"""
        for value, region in zip(values.values, regions, strict=False):
            printer.print_newline()
            printer.emit(f"case {value} ")
            printer.print_region(region, print_entry_block_arguments=False)


@form("DummyRegionRef")
class DummyRegionRef:
    def parse(self, parser: Parser, region: Region) -> None:
        """Nothing."""

    def print(self, op: Operation, printer: AsmPrinter, region: Region) -> None:
        """Nothing."""


@form("DummySuccessorRef")
class DummySuccessorRef:
    def parse(self, parser: Parser, successor: Block) -> None:
        """Nothing."""

    def print(self, op: Operation, printer: AsmPrinter, successor: Block) -> None:
        """Nothing."""


# --- attributes ---------------------------------------------------------------------------------------------------------


@form("CustomDirectiveAttributes")
class CustomDirectiveAttributes:
    def parse(self, parser: Parser) -> tuple[Attribute, Attribute | None]:
        """One attribute, or two with a comma between them"""
        first = _attribute_of(parser, IntegerAttr)
        return first, (
            _attribute_of(parser, IntegerAttr) if parser.parse_optional_token(",") else None
        )

    def print(
        self, op: Operation, printer: AsmPrinter, first: Attribute, second: Attribute | None
    ) -> None:
        printer.print_attribute(first)
        if second is not None:
            printer.emit(", ")
            printer.print_attribute(second)


def _attribute_of(parser: Parser, attribute_class: type[Attribute]) -> Attribute:
    place = parser.index
    found = parser.parse_attribute()
    if not isinstance(found, attribute_class):
        raise parser.custom_error("invalid kind of attribute specified", place)
    return found


@form("CustomDirectiveSpacing")
class CustomDirectiveSpacing:
    def parse(self, parser: Parser) -> Attribute:
        """A string"""
        return _attribute_of(parser, StringAttr)

    def print(self, op: Operation, printer: AsmPrinter, value: Attribute) -> None:
        """A string"""
        printer.print_attribute(value)


@form("CustomDirectiveAttrDict")
class CustomDirectiveAttrDict:
    def parse(self, parser: Parser) -> dict[str, Attribute]:
        """An attribute dictionary, or nothing"""
        return parser.parse_optional_attr_dict()

    def print(
        self, op: Operation, printer: AsmPrinter, attributes: Mapping[str, Attribute]
    ) -> None:
        """An attribute dictionary, or nothing"""
        printer.print_optional_attr_dict(attributes)


@form("OptionalCustomParser")
class OptionalCustomParser:
    def parse(self, parser: Parser) -> Attribute | None:
        """`foo`, then an attribute; or nothing"""
        return parser.parse_attribute() if parser.parse_optional_keyword("foo") else None

    def print(self, op: Operation, printer: AsmPrinter, value: Attribute | None) -> None:
        """`foo`, then an attribute"""
        if value is not None:
            printer.emit("foo ")
            printer.print_attribute(value)


@form("AttrElideType")
class AttrElideType:
    def parse(self, parser: Parser, type: TypeAttr) -> Attribute:
        """An attribute of a type that is known"""
        return parser.parse_attribute(type.value)

    def print(self, op: Operation, printer: AsmPrinter, type: TypeAttr, value: Attribute) -> None:
        """An attribute without its type"""
        printer.print_attribute_without_type(value)


# A dimension of any size, as an attribute holds it.
_ANY_SIZE = -(1 << 63)


@form("DimensionList")
class DimensionList:
    def parse(self, parser: Parser) -> DenseArrayAttr:
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

    def print(self, op: Operation, printer: AsmPrinter, dimensions: DenseArrayAttr) -> None:
        texts = ["?" if value == _ANY_SIZE else str(value) for value in dimensions.values]
        printer.emit("x".join(texts) or "[]")


def _followed_by(parser: Parser, error: ParseError, message: str) -> ParseError:
    """The error, and then another one at the current place."""
    following = parser.custom_error(message)
    return ParseError([*error.diagnostics, *following.diagnostics], error.source)


@form("OptionalLoc")
class OptionalLoc:
    def parse(self, parser: Parser) -> Location:
        """`loc(…)`, or the place where it would stand"""
        place = parser.index
        location = parser.parse_optional_location()
        return parser.location_of(place) if location is None else location

    def print(self, op: Operation, printer: AsmPrinter, location: Location) -> None:
        """`loc(…)` where locations are asked for"""
        printer.print_optional_location(location)


@form("CustomOperationNameEntry")
class CustomOperationNameEntry:
    def parse(self, parser: Parser) -> StringAttr:
        """The name of an operation, its dialect with it"""
        return StringAttr.get(parser.parse_operation_name())

    def print(self, op: Operation, printer: AsmPrinter, name: StringAttr) -> None:
        """The name of an operation, its dialect with it"""
        printer.emit(name.value)


# --- properties -----------------------------------------------------------------------------------------------------------


@form("UsingPropertyInCustom")
class UsingPropertyInCustom:
    def parse(self, parser: Parser) -> list[int]:
        """`[1, 2]`"""
        return parser.parse_comma_separated_list(parser.parse_integer, Delimiter.SQUARE)

    def print(self, op: Operation, printer: AsmPrinter, values: Sequence[int]) -> None:
        """`[1, 2]`"""
        printer.emit(f"[{', '.join(map(str, values))}]")


@form("IntProperty")
class IntProperty:
    def parse(self, parser: Parser) -> int:
        """An integer"""
        return parser.parse_integer()

    def print(self, op: Operation, printer: AsmPrinter, value: int) -> None:
        """An integer"""
        printer.emit(str(value))


@form("SumProperty")
class SumProperty:
    def parse(self, parser: Parser, first: int) -> int:
        """`2 = 3` if the first was 1"""
        place = parser.index
        second = parser.parse_integer()
        parser.parse_token("=")
        total = parser.parse_integer()
        if total != first + second:
            raise parser.custom_error("Expected sum to equal first + second", place)
        return second

    def print(self, op: Operation, printer: AsmPrinter, second: int, first: int) -> None:
        """`2 = 3` if the first is 1"""
        printer.emit(f"{second} = {first + second}")


@form("NiceProperties")
class NiceProperties:
    def parse(self, parser: Parser) -> DictionaryAttr:
        """`label is 3`"""
        label = parser.parse_keyword_or_string()
        parser.parse_keyword("is")
        value = IntegerAttr.get(parser.parse_integer(), i32)
        return DictionaryAttr.get({"label": StringAttr.get(label), "value": value})

    def print(self, op: Operation, printer: AsmPrinter, prop: DictionaryAttr) -> None:
        label, value = prop.lookup("label"), prop.lookup("value")
        assert isinstance(label, StringAttr) and isinstance(value, IntegerAttr)
        printer.print_keyword_or_string(label.value)
        printer.emit(f" is {value.value}")


@form("VersionedProperties")
class VersionedProperties:
    def parse(self, parser: Parser) -> DictionaryAttr:
        """`1 | 2`"""
        first = IntegerAttr.get(parser.parse_integer(), i32)
        parser.parse_token("|")
        second = IntegerAttr.get(parser.parse_integer(), i32)
        return DictionaryAttr.get({"value1": first, "value2": second})

    def print(self, op: Operation, printer: AsmPrinter, prop: DictionaryAttr) -> None:
        first, second = prop.lookup("value1"), prop.lookup("value2")
        assert isinstance(first, IntegerAttr) and isinstance(second, IntegerAttr)
        printer.emit(f"{first.value} | {second.value}")
