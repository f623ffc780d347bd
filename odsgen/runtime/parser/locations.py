"""Parsing locations (MLIR's docs, "Builtin Dialect", "Location Attributes")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.locations import (
    MAX_LINE_OR_COLUMN,
    CallSiteLoc,
    FileLineColRange,
    FusedLoc,
    Location,
    NameLoc,
    UnknownLoc,
)
from odsgen.runtime.parser.attributes import AttributeParser
from odsgen.runtime.parser.lexer import DIGITS, unescape

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute


class LocationParser(AttributeParser):
    """The part of the parser that reads locations."""

    __slots__ = ()

    def parse_location_attr(self) -> Location:
        """The text inside ``loc(…)``."""
        token = self.tokens[self.index]
        if token[:1] == '"' and len(token) > 1:
            return self._parse_name_or_file_location(unescape(token))
        if token[:1] == "#" and len(token) > 1 and token != "#-}":
            attribute = self._parse_extended_attribute(None)
            if not isinstance(attribute, Location):
                raise self.error(f"expected location attribute, but got{attribute}")
            return attribute
        if token == "unknown":
            self.index += 1
            return UnknownLoc.get()
        if token == "callsite":
            return self.nested(self._parse_call_site_location)
        if token == "fused":
            return self.nested(self._parse_fused_location)
        raise self.wrong_token("expected location instance")

    def _parse_name_or_file_location(self, text: str) -> Location:
        self.index += 1
        tokens = self.tokens
        if tokens[self.index] == ":":
            return self._parse_file_location(text)
        if tokens[self.index] != "(":
            return NameLoc.get(text)
        self.index += 1
        child = self.nested(self.parse_location_attr)
        self.parse_token(")", "expected ')' after child location of NameLoc")
        return NameLoc.get(text, child)

    def _parse_file_location(self, filename: str) -> FileLineColRange:
        self.index += 1
        tokens = self.tokens
        line = self._parse_line_or_column("line")
        if tokens[self.index] != ":":
            return FileLineColRange.get(filename, line)
        self.index += 1
        column = self._parse_line_or_column("column")
        if tokens[self.index] != "to":
            # As in MLIR: of a single place, and only there, no name is that of the standard input.
            return FileLineColRange.get(filename or "-", line, column)
        self.index += 1
        end_line = line
        token = tokens[self.index]
        if token[:1] in DIGITS and token and "." not in token:
            end_line = self._parse_line_or_column("line")
        self.parse_token(":", "expected either integer or `:` post `to` in FileLineColRange")
        end_column = self._parse_line_or_column("column")
        return FileLineColRange.get(filename, line, column, end_line, end_column)

    def _parse_line_or_column(self, what: str) -> int:
        token = self.tokens[self.index]
        if token[:1] in DIGITS and token and "." not in token:
            value = self.integer_token_value(token)
            if value <= MAX_LINE_OR_COLUMN:
                self.index += 1
                return value
        raise self.wrong_token(f"expected integer {what} number in FileLineColRange")

    def _parse_call_site_location(self) -> CallSiteLoc:
        self.index += 1
        self.parse_token("(", "expected '(' in callsite location")
        callee = self.parse_location_attr()
        self.parse_token("at", "expected 'at' in callsite location")
        caller = self.parse_location_attr()
        self.parse_token(")", "expected ')' in callsite location")
        return CallSiteLoc.get(callee, caller)

    def _parse_fused_location(self) -> Location:
        self.index += 1
        metadata: Attribute | None = None
        if self.parse_optional_token("<"):
            metadata = self.parse_attribute()
            self.parse_token(">", "expected '>' after fused location metadata")
        self.parse_token("[", "expected '[' in fused location")
        locations: list[Location] = []
        if not self.parse_optional_token("]"):
            locations.append(self.parse_location_attr())
            while self.parse_optional_token(","):
                locations.append(self.parse_location_attr())
            self.parse_token("]", "expected ']' in fused location")
        return FusedLoc.get(locations, metadata)
