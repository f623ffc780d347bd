"""Types and parameters of the dialect `hw`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import attribute_class, type_class
from odsgen.hooks import form, verifies
from odsgen.runtime import Delimiter, IntegerAttr, IntegerType, none

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Attribute, Parser, Type

#: Types that are written inside of others without `!hw.`.
_ELEMENT_KEYWORDS = frozenset(
    {"array", "enum", "inout", "int", "string", "struct", "typealias", "uarray", "union"}
)

#: Directions in `!hw.modty` by the keyword in a module header.
DIRECTIONS = {"in": "input", "out": "output", "inout": "inout"}


# --- nested types -------------------------------------------------------------------------------------------------------


def parse_hw_element_type(parser: Parser) -> Type:
    """`array<4xi1>`, a type of this dialect without its prefix, or any type."""
    keyword = parser.tokens[parser.index]
    if keyword not in _ELEMENT_KEYWORDS:
        return parser.parse_type()
    element: Any = type_class(parser, "hw", keyword)
    parser.index += 1
    found: Type = parser.nested(element.parse, parser)
    return found


def print_hw_element_type(owner: object, printer: AsmPrinter, element_type: Type) -> None:
    if element_type.DIALECT_NAME != "hw" or element_type.MNEMONIC not in _ELEMENT_KEYWORDS:
        printer.emit(printer.type_text(element_type))
        return
    text: str = printer.nested(element_type.print_parameters, printer)
    printer.emit(f"{element_type.MNEMONIC}{text}")


@form("HWArray")
class HWArray:
    def parse(self, parser: Parser) -> tuple[Attribute, Type]:
        """`4xi1`, `#hw.param.decl.ref<"N">xi1`"""
        size: Attribute
        if parser.at_dimension():
            place = parser.index
            number = parser.parse_static_dimension()
            if number >= 1 << 63:
                raise parser.custom_error("array is too long", place)
            size = IntegerAttr.get(number, IntegerType.get(64))
        else:
            size = parser.parse_attribute(IntegerType.get(64))
        parser.parse_x_in_dimension_list()
        return size, parse_hw_element_type(parser)

    def print(
        self, owner: object, printer: AsmPrinter, size_attr: Attribute, element_type: Type
    ) -> None:
        printer.emit(f"{printer.attribute_text(size_attr, elide_type=True)}x")
        print_hw_element_type(owner, printer, element_type)


def without_aliases(type: Any) -> Any:
    """The aliased type of a `!hw.typealias`, or the type itself."""
    while (type.DIALECT_NAME, type.MNEMONIC) == ("hw", "typealias"):
        type = type.inner_type
    return type


# --- module types -------------------------------------------------------------------------------------------------------


@form("ModulePorts")
class ModulePorts:
    def parse(self, parser: Parser) -> tuple[list[str], list[str], list[Type]]:
        """`input a : i1, output "b c" : i8`"""
        directions: list[str] = []
        names: list[str] = []
        types: list[Type] = []

        def port() -> None:
            place = parser.index
            direction = parser.parse_keyword()
            if direction not in DIRECTIONS.values():
                raise parser.custom_error("expected 'input', 'output' or 'inout'", place)
            directions.append(direction)
            names.append(parser.parse_keyword_or_string())
            parser.parse_token(":")
            types.append(parser.parse_type())

        if parser.tokens[parser.index] != ">":
            parser.parse_comma_separated_list(port)
        return directions, names, types

    def print(
        self,
        owner: object,
        printer: AsmPrinter,
        directions: Sequence[str],
        names: Sequence[str],
        types: Sequence[Type],
    ) -> None:
        printer.emit(
            ", ".join(
                f"{direction} {printer.keyword_or_string_text(name)} : {printer.type_text(type)}"
                for direction, name, type in zip(directions, names, types, strict=True)
            )
        )


@verifies("ModuleType")
def verify_module_type_impl(
    directions: Sequence[str], names: Sequence[str], types: Sequence[Type]
) -> None:
    """Checks that each port has a direction, a name and a type."""
    if not len(directions) == len(names) == len(types):
        raise ValueError("expected as many directions and types as names of ports")
    for direction in directions:
        if direction not in DIRECTIONS.values():
            raise ValueError(f"expected 'input', 'output' or 'inout', found '{direction}'")


# --- parameters ---------------------------------------------------------------------------------------------------------


@form("ParamDeclAttr")
class ParamDeclForm:
    def parse(self, parser: Parser) -> Any:
        """`<"NAME": type = value>`; the type is also that of the attribute."""
        place = parser.index
        parser.parse_token("<")
        name = parser.parse_string()
        type, value = _type_and_value(parser)
        parser.parse_token(">")
        outer = parser.attribute_type
        if outer is not None and outer != type:
            raise parser.custom_error("expected the type of the parameter behind it", place)
        return attribute_class(parser, "hw", "param.decl").get(name, type, value)

    def print(self, attribute: Any, printer: AsmPrinter) -> None:
        printer.emit(
            f"<{printer.string_literal(attribute.name)}{_type_and_value_text(attribute, printer)}>"
        )


def parse_optional_parameters(parser: Parser) -> list[Attribute]:
    """`<a: i32 = 4, b: none>`, optional."""
    if parser.tokens[parser.index] != "<":
        return []
    declared = attribute_class(parser, "hw", "param.decl")

    def parameter() -> Attribute:
        name = parser.parse_keyword_or_string()
        type, value = _type_and_value(parser)
        found: Attribute = declared.get(name, type, value)
        return found

    return parser.parse_comma_separated_list(parameter, Delimiter.LESS_GREATER)


def parameters_text(parameters: Sequence[Any], printer: AsmPrinter) -> str:
    """The text of the parameters."""
    texts = [
        f"{printer.keyword_or_string_text(p.name)}{_type_and_value_text(p, printer)}"
        for p in parameters
    ]
    return f"<{', '.join(texts)}>" if texts else ""


def _type_and_value(parser: Parser) -> tuple[Type, Attribute | None]:
    parser.parse_token(":")
    type = parser.parse_type()
    value = parser.parse_attribute(type) if parser.parse_optional_token("=") else None
    return type, value


def _type_and_value_text(parameter: Any, printer: AsmPrinter) -> str:
    text = f": {printer.type_text(parameter.type)}"
    if parameter.value is not None:
        text += f" = {printer.attribute_text(parameter.value, elide_type=True)}"
    return text


@form("ParamValue")
class ParamValue:
    def parse(self, parser: Parser) -> tuple[Attribute, Type]:
        """`i4 = 6`"""
        type = parser.parse_type()
        parser.parse_token("=")
        return parser.parse_attribute(type), type

    def print(self, op: Any, printer: AsmPrinter, value: Attribute, result_type: Type) -> None:
        if getattr(value, "type", none) != result_type:
            raise op.op_error("has a value of another type than its result")
        printer.print_type(result_type)
        printer.emit(f" = {printer.attribute_text(value, elide_type=True)}")


@form("HWElementType")
class HWElementType:
    parse = staticmethod(parse_hw_element_type)
    print = staticmethod(print_hw_element_type)
