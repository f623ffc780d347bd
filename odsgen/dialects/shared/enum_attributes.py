"""Enum attributes written as a keyword."""

from __future__ import annotations

from functools import cache
from typing import Any

from odsgen.runtime import Attribute, Parser


@cache
def attribute_of_text(text: str) -> Any:
    """Parses an attribute of any dialect; raises ParseError."""
    from odsgen.runtime import parse_attribute

    return parse_attribute(text)


def keyword_of(attribute: Attribute) -> str:
    """The keyword of an enum attribute."""
    text: str = attribute.parameters()[0].keyword
    return text


def parse_optional_case(parser: Parser, default: str) -> Attribute:
    """Parses an optional keyword as an attribute of the enum of `default`, a text; else `default`."""
    example: Attribute = attribute_of_text(default)
    return _find(parser, example) or example


def _find(parser: Parser, example: Any) -> Attribute | None:
    cases = _cases(example.parameters()[0].__class__)
    keyword = parser.parse_optional_keyword_of(cases)
    return None if keyword is None else type(example).get(cases[keyword])


@cache
def _cases(enum: Any) -> dict[str, Any]:
    """The cases of an enum by keyword; the empty one stands for no keyword."""
    return {case.keyword: case for case in enum.__members__.values() if case.keyword}
