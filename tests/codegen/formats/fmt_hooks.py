"""The custom directives of fmt."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import form


@form("Side")
class Side:
    def parse(self, parser: Any) -> int:
        parser.parse_keyword("w")
        width: int = parser.parse_integer()
        return width

    def print(self, owner: object, printer: Any, width: int) -> None:
        printer.emit(f"w{' '}{width}")


@form("Other")
class Other:
    def parse(self, parser: Any, width: int, text: str) -> int:
        parser.parse_keyword(text)
        height: int = parser.parse_integer() + width
        return height

    def print(self, owner: object, printer: Any, width: int, height: int, text: str) -> None:
        printer.emit(f"{text} {height - width}")


@form("Values")
class Values:
    def parse(self, parser: Any) -> tuple[Any, Any, Any]:
        one = parser.parse_operand()
        maybe = parser.parse_operand() if parser.parse_optional_token("|") else None
        many = parser.parse_operand_list()
        return one, maybe, many

    def print(self, op: Any, printer: Any, one: Any, maybe: Any, many: Any) -> None:
        printer.print_operand(one)
        if maybe is not None:
            printer.emit(" | ")
            printer.print_operand(maybe)
        printer.emit(" ")
        printer.print_operands(many)


@form("Types")
class Types:
    def parse(self, parser: Any, one: Any) -> tuple[Any, Any, Any, Any]:
        assert isinstance(one, int)
        first = parser.parse_type()
        maybe = parser.parse_type() if parser.parse_optional_token("|") else None
        many = parser.parse_type_list() if parser.parse_optional_token(",") else []
        parser.parse_token("->")
        return first, maybe, many, parser.parse_type()

    def print(
        self, op: Any, printer: Any, value: Any, one: Any, maybe: Any, many: Any, result: Any
    ) -> None:
        assert value.type is one
        printer.print_type(one)
        if maybe is not None:
            printer.emit(" | ")
            printer.print_type(maybe)
        if many:
            printer.emit(", ")
            printer.print_types(many)
        printer.emit(" -> ")
        printer.print_type(result)


@form("Numbers")
class Numbers:
    def parse(self, parser: Any, text: str) -> tuple[Any, Any]:
        assert text == 'strings "too"'
        n = parser.parse_attribute()
        return n, parser.parse_attribute() if parser.parse_optional_token("&") else None

    def print(self, op: Any, printer: Any, n: Any, m: Any, text: str) -> None:
        assert text == 'strings "too"'
        printer.print_attribute(n)
        if m is not None:
            printer.emit(" & ")
            printer.print_attribute(m)


@form("Word")
class Word:
    def parse(self, parser: Any, n: Any) -> Any:
        assert n.value == 1
        return parser.parse_optional_region()

    def print(self, op: Any, printer: Any, n: Any, body: Any) -> None:
        assert n.value == 1
        printer.print_region(body)
