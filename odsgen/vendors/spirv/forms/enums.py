"""Custom assembly of the dialect `spirv`: enum cases and symbol names."""

from __future__ import annotations

from enum import Enum
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.runtime import ArrayAttr, FlatSymbolRefAttr, StringAttr, none, parse_attribute_of
from odsgen.runtime.glue.enums import IntegerEnum

if TYPE_CHECKING:
    from odsgen.runtime import Parser


Word = TypeVar("Word", bound=IntegerEnum)


def parse_word(
    parser: Parser, enum: type[Word], problem: str, end: str = "", place: int | None = None
) -> Word:
    """Parses a case of an enum; `place` is the token of the error, by default the keyword's."""
    place = parser.index if place is None else place
    keyword = parser.parse_keyword()
    case = enum.from_keyword(keyword)
    if case is None:
        raise parser.error(f"{problem}{keyword}{end}", place)
    return case


def parse_case(parser: Parser, definition: type[Any], enum: type[Enum]) -> Any:
    """parseEnumKeywordAttr: an attribute of the class `definition`, of a case of its enum, by the case's keyword."""
    place = parser.index
    keyword = parser.parse_keyword()
    case = _case(enum, keyword)
    if case is None:
        name = definition.MNEMONIC
        raise parser.custom_error(f"invalid {name} attribute specification: {keyword}", place)
    return definition.get(case)


def parse_text_case(
    parser: Parser, definition: type[Any], enum: type[Enum], shown_name: str | None = None
) -> Any:
    """parseEnumStrAttr: an attribute of the class `definition`, of its enum, by a quoted case, or several joined by `|`.

    Diagnostics call it `shown_name` if that is given.
    """
    place = parser.index
    shown_name = shown_name or definition.MNEMONIC
    text = parser.parse_attribute(none)
    if not isinstance(text, StringAttr):
        raise parser.custom_error(f"expected {shown_name} attribute specified as string", place)
    case = _case(enum, text.value)
    if case is None:
        raise parser.custom_error(f"invalid {shown_name} attribute specification: {text}", place)
    return definition.get(case)


def _case(enum: Any, text: str) -> Any:
    """A case, or nonzero cases joined by `|`; None if there is none."""
    case = enum.from_keyword(text)
    if case is None and "|" in text:
        cases = [enum.from_keyword(word.strip()) for word in text.split("|")]
        if all(cases):
            return reduce(or_, cases)
    return case


def parse_symbol_reference(parser: Parser) -> FlatSymbolRefAttr:
    """`@name`"""
    return parse_attribute_of(parser, FlatSymbolRefAttr)


def parse_more_symbol_references(parser: Parser) -> ArrayAttr:
    """`, @a, @b`"""
    symbols = []
    while parser.parse_optional_token(","):
        symbols.append(parse_symbol_reference(parser))
    return ArrayAttr.get(tuple(symbols))
