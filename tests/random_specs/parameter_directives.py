"""Custom directives of the formats of types and attributes, in Python and in C++."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.runtime.glue.native_numbers import parse_sized_integer

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

T = TypeVar("T")


def _boxed(parser: Parser, read: Callable[[], T]) -> T:
    parser.parse_token("(")
    found = read()
    parser.parse_token(")")
    return found


def parse_wild_type(parser: Parser, *_: Any) -> Type:
    return _boxed(parser, parser.parse_type)


def print_wild_type(owner: object, printer: AsmPrinter, type: Type, *_: Any) -> None:
    printer.emit(f"({printer.type_text(type)})")


def parse_wild_attribute(parser: Parser, *_: Any) -> Attribute:
    return _boxed(parser, parser.parse_attribute)


def print_wild_attribute(owner: object, printer: AsmPrinter, attribute: Attribute, *_: Any) -> None:
    printer.emit(f"({printer.attribute_text(attribute)})")


def parse_wild_integer(parser: Parser, *_: Any) -> int:
    return _boxed(parser, lambda: parse_sized_integer(parser, 64))


def print_wild_integer(owner: object, printer: AsmPrinter, integer: int, *_: Any) -> None:
    printer.emit(f"({integer})")


def parse_wild_string(parser: Parser, *_: Any) -> str:
    return _boxed(parser, parser.parse_string)


def print_wild_string(owner: object, printer: AsmPrinter, text: str, *_: Any) -> None:
    printer.emit(f"({printer.string_literal(text)})")


PARAMETER_HOOKS = {
    name: function
    for name, function in globals().items()
    if name.startswith(("parse_wild_", "print_wild_"))
}

PARAMETER_CPP = """
template <typename T, typename... Rest>
[[maybe_unused]] static ParseResult parseWildType(AsmParser &p, T &value, Rest &&...) {
  Type type;
  if (p.parseLParen() || p.parseType(type) || p.parseRParen()) return failure();
  value = type;
  return success();
}
template <typename... Rest>
[[maybe_unused]] static void printWildType(AsmPrinter &p, Type value, Rest &&...) { p << '(' << value << ')'; }
template <typename T, typename... Rest>
[[maybe_unused]] static ParseResult parseWildAttribute(AsmParser &p, T &value, Rest &&...) {
  Attribute attribute;
  if (p.parseLParen() || p.parseAttribute(attribute) || p.parseRParen()) return failure();
  value = attribute;
  return success();
}
template <typename... Rest>
[[maybe_unused]] static void printWildAttribute(AsmPrinter &p, Attribute value, Rest &&...) { p << '(' << value << ')'; }
template <typename... Rest>
[[maybe_unused]] static ParseResult parseWildInteger(AsmParser &p, int64_t &value, Rest &&...) {
  return failure(p.parseLParen() || p.parseInteger(value) || p.parseRParen());
}
template <typename... Rest>
[[maybe_unused]] static void printWildInteger(AsmPrinter &p, int64_t value, Rest &&...) { p << '(' << value << ')'; }
template <typename... Rest>
[[maybe_unused]] static ParseResult parseWildString(AsmParser &p, std::string &value, Rest &&...) {
  return failure(p.parseLParen() || p.parseString(&value) || p.parseRParen());
}
template <typename... Rest>
[[maybe_unused]] static void printWildString(AsmPrinter &p, StringRef value, Rest &&...) {
  p << '(';
  p.printString(value);
  p << ')';
}
"""
