"""Parsing the data that stands beside a program: ``{-# dialect_resources: {…} #-}`` (LangRef,
"Resources"), and the keys by which attributes name it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from odsgen.runtime.builtin.resources import (
    ALIGNMENT_BYTES,
    DenseResourceElementsHandle,
    ResourceBlob,
)
from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity
from odsgen.runtime.parser.lexer import unescape
from odsgen.runtime.parser.types import TypeParser

_HEX_STRING: Final = re.compile(r"0x(?:[0-9A-Fa-f]{2})*", re.ASCII)


class ResourceParser(TypeParser):
    """The part of the parser that reads resources."""

    __slots__ = ()

    def hexadecimal_string(self, place: int) -> bytes | None:
        """The bytes of a string token ``"0x…"``, or None if the token is no such string."""
        token = self.tokens[place]
        if token[:1] != '"' or len(token) < 2:
            return None
        text = unescape(token)
        return bytes.fromhex(text[2:]) if _HEX_STRING.fullmatch(text) else None

    def parse_resource_handle(self, dialect: str) -> DenseResourceElementsHandle:
        """A key of the dialect's resources: the same handle for the same key in all of the text."""
        key = self.parse_optional_keyword_or_string()
        if key is None:
            raise self.error("expected identifier key for 'resource' entry")
        handle = self.resource_handles.get((dialect, key))
        if handle is None:
            handle = DenseResourceElementsHandle(key)
            self.resource_handles[dialect, key] = handle
        return handle

    def parse_file_metadata(self) -> None:
        """``{-# … #-}`` at the top of a file."""
        self.index += 1
        self._parse_list_until("#-}", self._parse_metadata_entry)

    def _parse_list_until(self, closing: str, parse_entry: Callable[[], None]) -> None:
        if self.parse_optional_token(closing):
            return
        parse_entry()
        while self.parse_optional_token(","):
            parse_entry()
        self.parse_token(closing, f"expected ',' or '{closing}'")

    def _parse_metadata_entry(self) -> None:
        place = self.index
        key = self.parse_optional_any_keyword()
        if key is None:
            raise self.error("expected identifier key in file metadata dictionary")
        self.parse_token(":")
        if key == "dialect_resources":
            self._parse_resource_sections(self._parse_dialect_resources)
        elif key == "external_resources":
            self._parse_resource_sections(self._parse_external_resources)
        else:
            raise self.error(f"unknown key '{key}' in file metadata dictionary", place)

    def _parse_resource_sections(self, parse_section: Callable[[str, int], None]) -> None:
        def parse_entry() -> None:
            place = self.index
            name = self.parse_optional_any_keyword()
            if name is None:
                raise self.error("expected identifier key for 'resource' entry")
            self.parse_token(":")
            self.parse_token("{")
            parse_section(name, place)

        self.parse_token("{")
        self._parse_list_until("}", parse_entry)

    def _parse_dialect_resources(self, name: str, place: int) -> None:
        if name != "builtin" and self.context.dialect(name) is None:
            raise self.error(f"dialect '{name}' is unknown", place)
        if name != "builtin":
            raise self.error(f"unexpected 'resource' section for dialect '{name}'")

        def parse_entry() -> None:
            handle = self.parse_resource_handle(name)
            self.parse_token(":")
            value = self.index
            self.index += 1
            handle.blob = self._blob(handle.key, value)

        self._parse_list_until("}", parse_entry)

    def _parse_external_resources(self, name: str, place: int) -> None:
        entries = self.external_resources.setdefault(name, [])

        def parse_entry() -> None:
            key = self.parse_optional_keyword_or_string()
            if key is None:
                raise self.error("expected identifier key for 'external_resources' entry")
            self.parse_token(":")
            value = self.index
            self.index += 1
            entries.append((key, self._external_value(key, value)))

        self._parse_list_until("}", parse_entry)

    def _external_value(self, key: str, place: int) -> bool | str | ResourceBlob:
        token = self.tokens[place]
        if token in ("true", "false"):
            return token == "true"
        if token[:1] != '"' or len(token) < 2:
            raise self._value_error(f"expected string value for key '{key}'", place)
        return self._blob(key, place) if token.startswith('"0x') else unescape(token)

    def _value_error(self, message: str, place: int) -> ParseError:
        """The error of a value that has been passed; as in MLIR, a second one if it is no token."""
        following, self.index = self.index, place
        lexical = self.lexical_error_here()
        self.index = following
        if lexical is None:
            return self.error(message, place)
        first = lexical.diagnostics[0]
        second = Diagnostic(Severity.ERROR, first.location, message)
        return ParseError([first, second], self.source)

    def _blob(self, key: str, place: int) -> ResourceBlob:
        data = self.hexadecimal_string(place)
        if data is None:
            raise self._value_error(f"expected hex string blob for key '{key}'", place)
        if len(data) < ALIGNMENT_BYTES:
            raise self.error(
                f"expected hex string blob for key '{key}' to encode alignment in first 4 bytes",
                place,
            )
        alignment = int.from_bytes(data[:ALIGNMENT_BYTES], "little")
        try:
            return ResourceBlob(alignment, data[ALIGNMENT_BYTES:])
        except ValueError:
            raise self.error(
                f"expected hex string blob for key '{key}' to encode alignment in first 4 bytes, "
                f"but got non-power-of-2 value: {alignment}",
                place,
            ) from None
