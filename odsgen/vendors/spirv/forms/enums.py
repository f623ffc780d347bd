"""Custom assembly of the dialect `spirv`: enum cases and symbol names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import attribute_of_text
from odsgen.runtime import ArrayAttr, FlatSymbolRefAttr, StringAttr, none, parse_attribute_of

if TYPE_CHECKING:
    from odsgen.runtime import Parser


def parse_case(parser: Parser, name: str, example: str) -> Any:
    """parseEnumKeywordAttr: the attribute `#spirv.name<…>`; `example` is one of its cases."""
    place = parser.index
    keyword = parser.parse_keyword()
    found = _attribute(name, example, keyword)
    if found is None:
        raise parser.custom_error(f"invalid {name} attribute specification: {keyword}", place)
    return found


def parse_text_case(parser: Parser, name: str, example: str, shown_name: str | None = None) -> Any:
    """parseEnumStrAttr: the attribute `#spirv.name<…>` of a quoted case, or several joined by `|`.

    Diagnostics call it `shown_name` if that is given.
    """
    place = parser.index
    shown_name = shown_name or name
    text = parser.parse_attribute(none)
    if not isinstance(text, StringAttr):
        raise parser.custom_error(f"expected {shown_name} attribute specified as string", place)
    found = _attribute(name, example, text.value)
    if found is None:
        raise parser.custom_error(f"invalid {shown_name} attribute specification: {text}", place)
    return found


def _attribute(name: str, example: str, text: str) -> Any:
    """The attribute of a case, or of nonzero cases joined by `|`; None if there is none."""
    known = attribute_of_text(f"#spirv.{name}<{example}>")
    enum = type(known.parameters()[0])
    case = enum.from_keyword(text)
    if case is None and "|" in text:
        cases = [enum.from_keyword(word.strip()) for word in text.split("|")]
        if any(part is None or not part for part in cases):
            return None
        case = cases[0]
        for part in cases[1:]:
            case |= part
    return None if case is None else type(known).get(case)


def parse_symbol_reference(parser: Parser) -> FlatSymbolRefAttr:
    """`@name`"""
    return parse_attribute_of(parser, FlatSymbolRefAttr)


def parse_more_symbol_references(parser: Parser) -> ArrayAttr:
    """`, @a, @b`"""
    symbols = []
    while parser.parse_optional_token(","):
        symbols.append(parse_symbol_reference(parser))
    return ArrayAttr.get(tuple(symbols))
