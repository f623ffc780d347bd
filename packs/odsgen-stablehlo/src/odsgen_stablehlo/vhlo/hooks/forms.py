"""Forms of `vhlo`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import form
from odsgen.runtime import (
    ArrayAttr,
    AsmPrinter,
    Attribute,
    Delimiter,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FloatType,
    IntegerAttr,
    Operation,
    Parser,
    Region,
    StringAttr,
    Type,
    dimensions_text,
)

from ...compatibility.types import FROM_VHLO, TO_VHLO
from ...structs import parse_known_sizes, sizes_text
from ..attributes import FloatV1Attr, IntegerV1Attr, StringV1Attr, TensorV1Attr, TypeV1Attr
from ..types import FunctionV1Type


def _type_of_vhlo(parser: Parser, type: Type, place: int) -> Type:
    found = TO_VHLO.convert(type)
    if found is None:
        raise parser.custom_error("expected VHLO type", place)
    return found


@form(IntegerV1Attr)
class IntegerForm:
    def parse(self, parser: Parser) -> IntegerV1Attr:
        """`<1 : i32>`"""
        parser.parse_token("<")
        place = parser.index
        value = parser.parse_attribute()
        if not isinstance(value, IntegerAttr):
            raise parser.custom_error("invalid kind of attribute specified", place)
        parser.parse_token(">")
        return IntegerV1Attr.get(_type_of_vhlo(parser, value.type, place), value)

    def print(self, attribute: IntegerV1Attr, printer: AsmPrinter) -> None:
        printer.emit(f"<{printer.attribute_text(attribute.value)}>")


@form(FloatV1Attr)
class FloatForm:
    def parse(self, parser: Parser) -> FloatV1Attr:
        """`<1.0 : !vhlo.f32_v1>`"""
        parser.parse_token("<")
        value = parser.parse_float()
        parser.parse_token(":")
        place = parser.index
        type = parser.parse_type()
        builtin = FROM_VHLO.convert(type)
        if not isinstance(builtin, FloatType):
            raise parser.custom_error("expected VHLO type", place)
        parser.parse_token(">")
        return FloatV1Attr.get(type, FloatAttr.get(value, builtin))

    def print(self, attribute: FloatV1Attr, printer: AsmPrinter) -> None:
        value = printer.attribute_text(attribute.value, elide_type=True)
        printer.emit(f"<{value} : {printer.type_text(attribute.type)}>")


@form(TensorV1Attr)
class TensorForm:
    def parse(self, parser: Parser) -> TensorV1Attr:
        """`<dense<1> : tensor<2xi64>>`"""
        parser.parse_token("<")
        place = parser.index
        data = parser.parse_attribute()
        if not isinstance(data, DenseIntOrFPElementsAttr):
            raise parser.custom_error("invalid kind of attribute specified", place)
        parser.parse_token(">")
        return TensorV1Attr.get(_type_of_vhlo(parser, data.type, place), data)

    def print(self, attribute: TensorV1Attr, printer: AsmPrinter) -> None:
        printer.emit(f"<{printer.attribute_text(attribute.data)}>")


@form("AttributeArray")
class AttributeArray:
    def parse(self, parser: Parser) -> Sequence[Attribute]:
        """`[#vhlo.…, #vhlo.…]`"""
        place = parser.index
        array = parser.parse_attribute()
        if not isinstance(array, ArrayAttr):
            raise parser.custom_error("invalid kind of attribute specified", place)
        return array.elements

    def print(self, subject: object, printer: AsmPrinter, value: Sequence[Attribute]) -> None:
        printer.emit(f"[{', '.join(map(printer.attribute_text, value))}]")


@form("AttributeDictionary")
class AttributeDictionary:
    def parse(self, parser: Parser) -> Sequence[Attribute]:
        """`{#vhlo.… = #vhlo.…}`"""

        def parse_entry() -> tuple[Attribute, Attribute]:
            name = parser.parse_attribute()
            parser.parse_token("=")
            return name, parser.parse_attribute()

        entries = parser.parse_comma_separated_list(parse_entry, Delimiter.BRACES)
        return [part for entry in entries for part in entry]

    def print(self, subject: object, printer: AsmPrinter, value: Sequence[Attribute]) -> None:
        texts = list(map(printer.attribute_text, value))
        entries = zip(texts[::2], texts[1::2], strict=True)
        printer.emit(f"{{{', '.join(f'{name} = {entry}' for name, entry in entries)}}}")


@form("EscapedString")
class EscapedString:
    def parse(self, parser: Parser) -> str:
        """`"text"`"""
        return parser.parse_string()

    def print(self, subject: object, printer: AsmPrinter, value: str) -> None:
        printer.emit(printer.attribute_text(StringAttr.get(value)))


@form("DimSizes")
class DimSizes:
    def parse(self, parser: Parser) -> Sequence[int]:
        """`[4, ?]`"""
        return parse_known_sizes(parser)

    def print(self, subject: object, printer: AsmPrinter, sizes: Sequence[int]) -> None:
        printer.emit(f"[{sizes_text(sizes)}]")


@form("Shape")
class Shape:
    def parse(self, parser: Parser) -> Sequence[int]:
        """`4x?x`"""
        return parser.parse_dimension_list()

    def print(self, subject: object, printer: AsmPrinter, shape: Sequence[int]) -> None:
        printer.emit(dimensions_text(shape))


@form("Encoding")
class Encoding:
    def parse(self, parser: Parser) -> Attribute | None:
        """`, #vhlo.…`, or nothing"""
        return parser.parse_attribute() if parser.parse_optional_token(",") else None

    def print(self, subject: object, printer: AsmPrinter, encoding: Attribute | None) -> None:
        if encoding is not None:
            printer.emit(f", {printer.attribute_text(encoding)}")


@form("TypeArray")
class TypeArray:
    def parse(self, parser: Parser) -> Sequence[Type]:
        """`()`, or the types one after another"""
        if parser.parse_optional_token("("):
            parser.parse_token(")")
            return ()
        return parser.parse_comma_separated_list(parser.parse_type, Delimiter.NONE)

    def print(self, subject: object, printer: AsmPrinter, types: Sequence[Type]) -> None:
        printer.emit(", ".join(map(printer.type_text, types)) if types else "()")


@form("FunctionBody")
class FunctionBody:
    def parse(self, parser: Parser) -> tuple[Attribute, Region, Attribute]:
        """`@name(%a: type) -> (types) { … }`"""
        name = parser.parse_symbol_name()
        arguments = parser.parse_argument_list(Delimiter.PAREN)
        results = parser.parse_arrow_type_list()
        region = parser.parse_region(arguments)
        inputs = [argument.type for argument in region.arguments]
        type = FunctionV1Type.get(inputs, results)
        return StringV1Attr.get(name.value), region, TypeV1Attr.get(type)

    def print(
        self, op: Operation, printer: AsmPrinter, name: Attribute, body: Region, type: Attribute
    ) -> None:
        function = type.value if isinstance(type, TypeV1Attr) else None
        if not isinstance(name, StringV1Attr) or not isinstance(function, FunctionV1Type):
            raise ValueError("a function has a name and a type of VHLO")
        printer.print_symbol_name(name.value)
        printer.emit("(")
        for number, argument in enumerate(body.arguments):
            if number:
                printer.emit(", ")
            printer.print_region_argument(argument)
        printer.emit(f") -> ({', '.join(map(printer.type_text, function.outputs))}) ")
        printer.print_region(body, False, True, True)
