"""Custom forms of the dialect `sim`: functions of the DPI."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import parse_other_attributes, type_class
from odsgen.hooks import checks, form
from odsgen.runtime import (
    VISIBILITIES,
    ArrayAttr,
    AsmPrinter,
    Attribute,
    Delimiter,
    Location,
    Operation,
    OperationState,
    Parser,
    Region,
    StringAttr,
    Type,
    TypeAttr,
    UnknownLoc,
)
from odsgen_circt.hooks.common import KeywordBool, name_of_argument
from odsgen_circt.hooks.hw.predicates import has_inout, is_hw

form("KeywordBool")(KeywordBool)
checks("check_has_hw_in_out_type")(has_inout)

_NAME, _VISIBILITY, _TYPE = "sym_name", "sym_visibility", "dpi_function_type"
_LOCATIONS = "argument_locs"
_WRITTEN_ELSEWHERE = frozenset({_NAME, _VISIBILITY, _TYPE, _LOCATIONS})
_DIRECTIONS = frozenset({"in", "out", "inout", "return", "ref"})
#: Directions whose arguments are operands of a call, and have a `%` before their names.
_OPERANDS = frozenset({"in", "inout", "ref"})


def _parse_direction(parser: Parser) -> str:
    found = parser.parse_optional_keyword_of(_DIRECTIONS)
    if found is None:
        raise parser.custom_error("expected DPI argument direction keyword")
    return found


@form("DPIArguments")
class DPIArguments:
    def parse(self, parser: Parser) -> tuple[list[str], list[str], list[Type]]:
        """`in "a" : i32, out "b" : i8`"""
        directions: list[str] = []
        names: list[str] = []
        types: list[Type] = []

        def argument() -> None:
            directions.append(_parse_direction(parser))
            names.append(parser.parse_string())
            types.append(parser.parse_colon_type())

        if parser.tokens[parser.index] != ">":
            parser.parse_comma_separated_list(argument)
        return directions, names, types

    def print(
        self,
        owner: object,
        printer: AsmPrinter,
        directions: Sequence[str],
        names: Sequence[str],
        types: Sequence[Type],
    ) -> None:
        texts = [
            f"{direction} {printer.string_literal(name)} : {printer.type_text(type)}"
            for direction, name, type in zip(directions, names, types, strict=True)
        ]
        printer.emit(", ".join(texts))


@form("sim.func.dpi")
class DPIFuncForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`private @f(in %a : i32, out b : i8) attributes {…}`"""
        properties = state.properties
        visibility = parser.parse_optional_keyword_of(VISIBILITIES)
        if visibility is not None:
            properties[_VISIBILITY] = StringAttr.get(visibility)
        properties[_NAME] = parser.parse_symbol_name()
        directions: list[str] = []
        names: list[str] = []
        types: list[Type] = []
        locations: list[Location | None] = []

        def argument() -> None:
            direction = _parse_direction(parser)
            directions.append(direction)
            if direction in _OPERANDS:
                place = parser.parse_operand(allow_result_number=False)
                names.append(name_of_argument(parser, place))
            else:
                names.append(parser.parse_keyword_or_string())
            types.append(parser.parse_colon_type())
            locations.append(parser.parse_optional_location())

        parser.parse_comma_separated_list(argument, Delimiter.PAREN)
        dpi_type = type_class(parser, "sim", "dpi_functy").get(directions, names, types)
        properties[_TYPE] = TypeAttr.get(dpi_type)
        if any(location is not None for location in locations):
            places: list[Attribute] = [each or UnknownLoc.get() for each in locations]
            properties[_LOCATIONS] = ArrayAttr.get(tuple(places))
        parse_other_attributes(parser, state, _WRITTEN_ELSEWHERE, with_keyword=True)
        state.regions.append(Region())

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        properties, emit = op.properties, printer.emit
        visibility = properties.get(_VISIBILITY)
        emit(" " if visibility is None else f" {visibility.value} ")
        printer.print_symbol_name(properties[_NAME].value)
        type = properties[_TYPE].value
        locations = properties.get(_LOCATIONS)
        emit("(")
        for number, (direction, name) in enumerate(zip(type.directions, type.names, strict=True)):
            text = f"{', ' if number else ''}{direction} {'%' if direction in _OPERANDS else ''}"
            emit(f"{text}{printer.keyword_or_string_text(name)} : ")
            printer.print_type(type.types[number])
            location = None if locations is None else locations.elements[number]
            if location is not None and location != UnknownLoc.get():
                printer.print_optional_location(location)
        emit(")")
        printer.print_optional_attr_dict_with_keyword(
            {**op.properties_as_attributes(), **op.attributes}, _WRITTEN_ELSEWHERE
        )


@checks("check_type_isa")
def check_type_isa(type: Type) -> bool:
    """Whether it is an array of `hw`."""
    return is_hw(type, "array")
