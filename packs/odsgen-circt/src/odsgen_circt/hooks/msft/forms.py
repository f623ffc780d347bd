"""Custom forms of the dialect `msft`: places on a device, and systolic arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import attribute_class, parse_untyped_arguments
from odsgen.hooks import checks, form
from odsgen.runtime import (
    AsmPrinter,
    Operation,
    OperationState,
    Parser,
    SymbolRefAttr,
    Type,
    TypeAttr,
)
from odsgen_circt.hooks.hw.forms.aggregates import array_type
from odsgen_circt.hooks.hw.predicates import array_size, is_hw
from odsgen_circt.hooks.hw.types import without_aliases

_KINDS = frozenset({"M20K", "DSP", "FF"})


def _parse_kind(parser: Parser) -> str:
    place = parser.index
    kind = parser.parse_keyword()
    if kind not in _KINDS:
        raise parser.custom_error(f"Unknown device type '{kind}'", place)
    return kind


def _parse_numbers(parser: Parser) -> list[int]:
    numbers = [parser.parse_integer()]
    for _ in range(2):
        parser.parse_token(",")
        numbers.append(parser.parse_integer())
    return numbers


@form("PhysPlace")
class PhysPlace:
    def parse(self, parser: Parser) -> tuple[str, int, int, int]:
        """`M20K, 15, 9, 3`"""
        kind = _parse_kind(parser)
        parser.parse_token(",")
        x, y, number = _parse_numbers(parser)
        return kind, x, y, number

    def print(
        self, owner: object, printer: AsmPrinter, kind: str, x: int, y: int, number: int
    ) -> None:
        printer.emit(f"{kind}, {x}, {y}, {number}")


@form("PhysLoc")
class PhysLoc:
    def parse(self, parser: Parser) -> Any:
        """`M20K x: 15 y: 9 n: 3`"""
        kind = _parse_kind(parser)
        numbers: list[int] = []
        for name in ("x", "y", "n"):
            parser.parse_keyword(name)
            parser.parse_token(":")
            numbers.append(parser.parse_integer())
        return attribute_class(parser, "msft", "physloc").get(kind, *numbers)

    def print(self, op: Operation, printer: AsmPrinter, place: Any) -> None:
        printer.emit(f"{place.kind} x: {place.x} y: {place.y} n: {place.number}")


@form("OptionalRegisters")
class OptionalRegisters:
    """The places of the bits of a register: `[*, <1, 2, 3>]`."""

    def parse(self, parser: Parser) -> list[Any]:
        places: list[Any] = []
        physloc = attribute_class(parser, "msft", "physloc")
        parser.parse_token("[")

        def one() -> None:
            if parser.parse_optional_token("*"):
                places.append(_no_place(parser))
            elif parser.parse_optional_token("<"):
                places.append(physloc.get("FF", *_parse_numbers(parser)))
                parser.parse_token(">")
            else:
                places.append(parser.parse_attribute())

        parser.parse_comma_separated_list(one)
        parser.parse_token("]")
        return places

    def print(self, owner: object, printer: AsmPrinter, places: Sequence[Any]) -> None:
        printer.emit(f"[{', '.join(_place_text(printer, place) for place in places)}]")


def _no_place(parser: Parser) -> Any:
    return attribute_class(parser, "msft", "physloc").get("*", 0, 0, 0)


def _place_text(printer: AsmPrinter, place: Any) -> str:
    if place.kind == "*":
        return "*"
    if place.kind == "FF":
        return f"<{place.x}, {place.y}, {place.number}>"
    return printer.attribute_text(place)


@form("ListOptionalRegLocList")
class ListOptionalRegLocList:
    def parse(self, parser: Parser) -> Any:
        """`i3 [*, <1, 2, 3>, *]`"""
        type = TypeAttr.get(parser.parse_type())
        places = OptionalRegisters().parse(parser)
        return attribute_class(parser, "msft", "location_vec").get(type, places)

    def print(self, op: Operation, printer: AsmPrinter, locations: Any) -> None:
        printer.emit(f"{printer.attribute_text(locations.type)} ")
        OptionalRegisters().print(op, printer, locations.locs)


@form("ImplicitInnerRef")
class ImplicitInnerRef:
    def parse(self, parser: Parser) -> Any:
        """`@module::@name`"""
        place = parser.index
        found = parser.parse_attribute()
        if not isinstance(found, SymbolRefAttr) or len(found.nested) != 1:
            raise parser.custom_error("expected <module sym>::<inner name>", place)
        return attribute_class(parser, "hw", "innerNameRef").get(found)

    def print(self, op: Operation, printer: AsmPrinter, ref: Any) -> None:
        printer.emit(printer.attribute_text(ref.ref))


@form("msft.systolic.array")
class SystolicArrayForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`[%rows : 2 x i8] [%columns : 3 x i8] pe (%row, %column) -> (i8) { … }`"""
        operands, sizes, types = [], [], []
        for _ in range(2):
            parser.parse_token("[")
            operands.append(parser.parse_operand())
            parser.parse_token(":")
            sizes.append(parser.parse_static_dimension())
            parser.parse_keyword("x")
            types.append(parser.parse_type())
            parser.parse_token("]")
        arrays = [array_type(parser, t, n) for t, n in zip(types, sizes, strict=True)]
        state.operands += parser.resolve_operands(operands, arrays)
        parser.parse_keyword("pe")
        place = parser.index
        arguments = parse_untyped_arguments(parser)
        if len(arguments) != 2:
            raise parser.custom_error("expected two operands", place)
        parser.parse_token("->")
        parser.parse_token("(")
        output = parser.parse_type()
        parser.parse_token(")")
        rows, columns = sizes
        state.result_types.append(array_type(parser, array_type(parser, output, columns), rows))
        state.regions.append(
            parser.parse_region(
                [a._replace(type=type) for a, type in zip(arguments, types, strict=True)]
            )
        )

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        for value in op.operands:
            type = without_aliases(value.type)
            element = printer.type_text(type.element_type)
            printer.emit(f" [{printer.operand_text(value)} : {array_size(type)} x {element}]")
        result: Any = op.results[0].type
        body = op.regions[0]
        output = printer.type_text(result.element_type.element_type)
        names = printer.operands_text(body.blocks[0].arguments)
        printer.emit(f" pe ({names}) -> ({output}) ")
        printer.print_region(body, print_entry_block_arguments=False)


@checks("check_type_isa", "check_type_isa_2")
def check_is_array(type: Type) -> bool:
    """Whether it is an array of `hw`."""
    return is_hw(type, "array")


@checks("check_type_isa_3")
def check_is_array_of_arrays(type: Type) -> bool:
    """Whether the elements of an array are arrays."""
    found = without_aliases(type)
    return is_hw(found, "array") and is_hw(found.element_type, "array")
