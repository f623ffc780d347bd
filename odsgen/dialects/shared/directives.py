"""Directives of assembly formats that dialects of several projects use; a hook takes one by `form("Name")(Name)`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.base.attribute import TypedAttr
from odsgen.runtime.builtin.attributes import StringAttr, TypeAttr
from odsgen.runtime.interfaces.function_format import VISIBILITIES

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


class SymbolVisibility:
    def parse(self, parser: Parser) -> StringAttr | None:
        """`private`, `public` or `nested`"""
        visibility = OptionalSymbolVisibility().parse(parser)
        if visibility is None:
            raise parser.custom_error("expected 'public', 'private', or 'nested'")
        return visibility

    def print(self, op: Operation, printer: AsmPrinter, visibility: StringAttr | None) -> None:
        printer.emit("public" if visibility is None else visibility.value)


class OptionalSymbolVisibility(SymbolVisibility):
    def parse(self, parser: Parser) -> StringAttr | None:
        """`private`, `public`, `nested`, or nothing"""
        visibility = parser.parse_optional_keyword_of(VISIBILITIES)
        return None if visibility is None else StringAttr.get(visibility)


class TypeOrAttr:
    def parse(self, parser: Parser) -> tuple[TypeAttr, Attribute | None]:
        """`: type`, `= value` with the type of the value, or `: type = value`"""
        value: Attribute | None
        if parser.parse_optional_token("="):
            place = parser.index
            value = parser.parse_attribute()
            if not isinstance(value, TypedAttr):
                raise parser.custom_error("expected a value with a type", place)
            return TypeAttr.get(value.type), value
        type = parser.parse_colon_type()
        value = parser.parse_attribute() if parser.parse_optional_token("=") else None
        return TypeAttr.get(type), value

    def print(
        self, op: Operation, printer: AsmPrinter, type: TypeAttr, value: Attribute | None
    ) -> None:
        texts = []
        if not isinstance(value, TypedAttr) or value.type is not type.value:
            texts.append(f": {printer.attribute_text(type)}")
        if value is not None:
            texts.append(f"= {printer.attribute_text(value)}")
        printer.emit(" ".join(texts))
