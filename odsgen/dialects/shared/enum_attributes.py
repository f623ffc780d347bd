"""Attributes of enums that a custom form writes as a keyword."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.parser import Parser


@cache
def attribute_of_text(text: str) -> Any:
    """The attribute that a text means, whatever dialect it is of; raises ParseError for a text that means none."""
    from odsgen.runtime.parser import parse_attribute

    return parse_attribute(text)


def keyword_of(attribute: Attribute) -> str:
    """The keyword of the case in an attribute whose one parameter is an enum."""
    text: str = attribute.parameters()[0].keyword
    return text


def parse_optional_case(parser: Parser, default: str) -> Attribute:
    """The attribute of the enum of `default` (its text) whose keyword stands here, or `default`."""
    example: Attribute = attribute_of_text(default)
    return _find(parser, example, parser.tokens[parser.index]) or example


def parse_case(parser: Parser, example: str) -> Attribute:
    """The attribute of the enum of `example` (its text) whose keyword stands here; raises ParseError."""
    found = _find(parser, attribute_of_text(example), parser.tokens[parser.index])
    if found is None:
        raise parser.custom_error("expected a keyword of the enum")
    return found


def _find(parser: Parser, example: Any, keyword: str) -> Attribute | None:
    case = type(example.parameters()[0]).from_keyword(keyword)
    if case is None:
        return None
    parser.index += 1
    return type(example).get(case)  # type: ignore[no-any-return]
