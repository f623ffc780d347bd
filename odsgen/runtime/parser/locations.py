"""Parsing locations, and those of operations and block arguments (MLIR's docs, "Builtin Dialect", "Location Attributes")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.locations import (
    MAX_LINE_OR_COLUMN,
    FileLineColRange,
    Location,
    UnknownLoc,
)
from odsgen.runtime.builtin.nested_locations import CallSiteLoc, FusedLoc, NameLoc
from odsgen.runtime.parser.attributes import integer_token_value
from odsgen.runtime.parser.lexer import DIGITS, unescape

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import BlockArgument
    from odsgen.runtime.parser.parser import Parser


def parse_location_attr(parser: Parser) -> Location:
    """The text inside ``loc(…)``."""
    token = parser.tokens[parser.index]
    if token[:1] == '"' and len(token) > 1:
        return _parse_name_or_file_location(parser, unescape(token))
    if token[:1] == "#" and len(token) > 1 and token != "#-}":
        attribute = parser._parse_extended_attribute(None)
        if not isinstance(attribute, Location):
            raise parser.error(f"expected location attribute, but got{attribute}")
        return attribute
    if token == "unknown":
        parser.index += 1
        return UnknownLoc.get()
    if token == "callsite":
        return parser.nested(_parse_call_site_location, parser)
    if token == "fused":
        return parser.nested(_parse_fused_location, parser)
    raise parser.wrong_token("expected location instance")


def _parse_name_or_file_location(parser: Parser, text: str) -> Location:
    parser.index += 1
    tokens = parser.tokens
    if tokens[parser.index] == ":":
        return _parse_file_location(parser, text)
    if tokens[parser.index] != "(":
        return NameLoc.get(text)
    parser.index += 1
    child = parser.nested(parser.parse_location_attr)
    parser.parse_token(")", "expected ')' after child location of NameLoc")
    return NameLoc.get(text, child)


def _parse_file_location(parser: Parser, filename: str) -> FileLineColRange:
    parser.index += 1
    tokens = parser.tokens
    line = _parse_line_or_column(parser, "line")
    if tokens[parser.index] != ":":
        return FileLineColRange.get(filename, line)
    parser.index += 1
    column = _parse_line_or_column(parser, "column")
    if tokens[parser.index] != "to":
        # As in MLIR: of a single place, and only there, no name is that of the standard input.
        return FileLineColRange.get(filename or "-", line, column)
    parser.index += 1
    end_line = line
    token = tokens[parser.index]
    if token[:1] in DIGITS and token and "." not in token:
        end_line = _parse_line_or_column(parser, "line")
    parser.parse_token(":", "expected either integer or `:` post `to` in FileLineColRange")
    end_column = _parse_line_or_column(parser, "column")
    return FileLineColRange.get(filename, line, column, end_line, end_column)


def _parse_line_or_column(parser: Parser, what: str) -> int:
    token = parser.tokens[parser.index]
    if token[:1] in DIGITS and token and "." not in token:
        value = integer_token_value(token)
        if value <= MAX_LINE_OR_COLUMN:
            parser.index += 1
            return value
    raise parser.wrong_token(f"expected integer {what} number in FileLineColRange")


def _parse_call_site_location(parser: Parser) -> CallSiteLoc:
    parser.index += 1
    parser.parse_token("(", "expected '(' in callsite location")
    callee = parser.parse_location_attr()
    parser.parse_token("at", "expected 'at' in callsite location")
    caller = parser.parse_location_attr()
    parser.parse_token(")", "expected ')' in callsite location")
    return CallSiteLoc.get(callee, caller)


def _parse_fused_location(parser: Parser) -> Location:
    parser.index += 1
    metadata: Attribute | None = None
    if parser.parse_optional_token("<"):
        metadata = parser.parse_attribute()
        parser.parse_token(">", "expected '>' after fused location metadata")
    parser.parse_token("[", "expected '[' in fused location")
    locations: list[Location] = []
    if not parser.parse_optional_token("]"):
        locations.append(parser.parse_location_attr())
        while parser.parse_optional_token(","):
            locations.append(parser.parse_location_attr())
        parser.parse_token("]", "expected ']' in fused location")
    return FusedLoc.get(locations, metadata)


# Locations of operations and block arguments


def parse_trailing_location(parser: Parser, owner: Operation | BlockArgument) -> None:
    """``loc(…)`` after an operation or block argument; an alias may be defined further down."""
    place = parser.index
    tokens = parser.tokens
    alias = tokens[place + 2]
    if (
        tokens[place + 1] == "("
        and alias[:1] == "#"
        and len(alias) > 1
        and "." not in alias
        and alias != "#-}"
    ):
        parser.index = place + 3
        parser.parse_token(")", "expected ')' in location")
        known = parser.attribute_aliases.get(alias[1:])
        if known is None:
            parser._deferred_locations.append((owner, alias[1:], place + 2))
        else:
            owner.location = _as_location(parser, known, place + 2)
        return
    owner.location = parse_location(parser)


def parse_location(parser: Parser) -> Location:
    """```loc(…)```."""
    parser.index += 1
    parser.parse_token("(", "expected '(' in location")
    location = parser.parse_location_attr()
    parser.parse_token(")", "expected ')' in location")
    return location


def _as_location(parser: Parser, attribute: Attribute, place: int) -> Location:
    if not isinstance(attribute, Location):
        raise parser.error(f"expected location, but found '{attribute}'", place)
    return attribute


def resolve_deferred_locations(parser: Parser) -> None:
    """At the end of the file: locations whose alias was defined after its use."""
    for owner, alias, place in parser._deferred_locations:
        attribute = parser.attribute_aliases.get(alias)
        if attribute is None:
            raise parser.error("operation location alias was never defined", place)
        owner.location = _as_location(parser, attribute, place)
    parser._deferred_locations.clear()
