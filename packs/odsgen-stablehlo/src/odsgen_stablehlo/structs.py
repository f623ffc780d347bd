"""Attributes that are written as `<name = value, name = value>`, in any order and without what is empty."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from odsgen.runtime import DYNAMIC, AsmPrinter, Delimiter, ParseError, Parser

_Read = Callable[[], object]


def parse_size(parser: Parser) -> int:
    """`4`, or `?` for one that is not known."""
    return DYNAMIC if parser.parse_optional_token("?") else parser.parse_integer()


def parse_sizes(parser: Parser, delimiter: Delimiter = Delimiter.SQUARE) -> list[int]:
    """`[4, ?]`"""
    return parser.parse_comma_separated_list(lambda: parse_size(parser), delimiter)


def parse_known_sizes(parser: Parser, delimiter: Delimiter = Delimiter.SQUARE) -> list[int]:
    """`[4, ?]`; the number that stands for `?` in here is none: it would be printed as `?`, and not by StableHLO."""

    def known() -> int:
        if parser.parse_optional_token("?"):
            return DYNAMIC
        place = parser.index
        size = parser.parse_integer()
        if size == DYNAMIC:
            raise parser.error(f"expected a size or '?', not {size}", place)
        return size

    return parser.parse_comma_separated_list(known, delimiter)


def sizes_text(sizes: Iterable[int]) -> str:
    return ", ".join("?" if size == DYNAMIC else str(size) for size in sizes)


def parse_struct(parser: Parser, fields: Mapping[str, _Read]) -> dict[str, Any]:
    """The fields that are there, behind `<` and up to `>`."""
    found: dict[str, object] = {}
    while not parser.parse_optional_token(">"):
        name = parser.parse_optional_keyword_of(fields)
        if name is None:
            expected = ", ".join(f"`{field}`" for field in fields)
            raise parser.custom_error(f"expected one of: {expected}")
        if name in found:
            raise parser.custom_error(f"duplicated `{name}` entry")
        parser.parse_token("=")
        found[name] = fields[name]()
        if not parser.parse_optional_token(","):
            parser.parse_token(">")
            break
    return found


def with_context(parser: Parser, error: ParseError, message: str) -> ParseError:
    """The error, and behind it that of the attribute which could not be read."""
    return ParseError(
        [*error.diagnostics, *parser.custom_error(message).diagnostics], parser.source
    )


class DimensionNumbers:
    """The form of attributes with lists of dimensions, and at the end perhaps one dimension."""

    attribute: type[Any]
    what: str
    lists: Sequence[str]
    last = ""

    def parse(self, parser: Parser) -> Any:
        parser.parse_token("<")
        fields: dict[str, _Read] = dict.fromkeys(self.lists, lambda: parse_sizes(parser))
        if self.last:
            fields[self.last] = parser.parse_integer
        try:
            found = parse_struct(parser, fields)
        except ParseError as error:
            message = f"failed parsing {self.what} dimension numbers attribute"
            raise with_context(parser, error, message) from None
        given = [found.get(name, ()) for name in self.lists]
        if self.last:
            given.append(found.get(self.last, 0))
        return self.attribute.get(*given)

    def print(self, attribute: Any, printer: AsmPrinter) -> None:
        texts = []
        for name in self.lists:
            dimensions: Sequence[int] = getattr(attribute, name)
            if dimensions:
                texts.append(f"{name} = [{sizes_text(dimensions)}]")
        if self.last and getattr(attribute, self.last):
            texts.append(f"{self.last} = {getattr(attribute, self.last)}")
        printer.emit(f"<{', '.join(texts)}>")
