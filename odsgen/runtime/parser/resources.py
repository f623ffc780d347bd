"""Parsing the data that stands beside a program: ``{-# dialect_resources: {…} #-}`` (LangRef,
"Resources"), and the keys by which attributes name it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from odsgen.runtime.builtin.resources import (
    ALIGNMENT_BYTES,
    DenseResourceElementsHandle,
    ResourceBlob,
)
from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity
from odsgen.runtime.parser.lexer import unescape

if TYPE_CHECKING:
    from odsgen.runtime.parser.parser import Parser

_HEX_STRING: Final = re.compile(r"0x(?:[0-9A-Fa-f]{2})*", re.ASCII)


def hexadecimal_string(parser: Parser, place: int) -> bytes | None:
    """The bytes of a string token ``"0x…"``, or None if the token is no such string."""
    token = parser.tokens[place]
    if token[:1] != '"' or len(token) < 2:
        return None
    text = unescape(token)
    return bytes.fromhex(text[2:]) if _HEX_STRING.fullmatch(text) else None


def parse_resource_handle(parser: Parser, dialect: str) -> DenseResourceElementsHandle:
    """A key of the dialect's resources: the same handle for the same key in all of the text."""
    key = parser.parse_optional_keyword_or_string()
    if key is None:
        raise parser.error("expected identifier key for 'resource' entry")
    handle = parser.resource_handles.get((dialect, key))
    if handle is None:
        handle = DenseResourceElementsHandle(key)
        parser.resource_handles[dialect, key] = handle
    return handle


def parse_file_metadata(parser: Parser) -> None:
    """``{-# … #-}`` at the top of a file."""
    parser.index += 1
    _parse_list_until(parser, "#-}", lambda: _parse_metadata_entry(parser))


def _parse_list_until(parser: Parser, closing: str, parse_entry: Callable[[], None]) -> None:
    if parser.parse_optional_token(closing):
        return
    parse_entry()
    while parser.parse_optional_token(","):
        parse_entry()
    parser.parse_token(closing, f"expected ',' or '{closing}'")


def _parse_metadata_entry(parser: Parser) -> None:
    place = parser.index
    key = parser.parse_optional_any_keyword()
    if key is None:
        raise parser.error("expected identifier key in file metadata dictionary")
    parser.parse_token(":")
    if key == "dialect_resources":
        _parse_resource_sections(parser, _parse_dialect_resources)
    elif key == "external_resources":
        _parse_resource_sections(parser, _parse_external_resources)
    else:
        raise parser.error(f"unknown key '{key}' in file metadata dictionary", place)


def _parse_resource_sections(
    parser: Parser, parse_section: Callable[[Parser, str, int], None]
) -> None:
    def parse_entry() -> None:
        place = parser.index
        name = parser.parse_optional_any_keyword()
        if name is None:
            raise parser.error("expected identifier key for 'resource' entry")
        parser.parse_token(":")
        parser.parse_token("{")
        parse_section(parser, name, place)

    parser.parse_token("{")
    _parse_list_until(parser, "}", parse_entry)


def _parse_dialect_resources(parser: Parser, name: str, place: int) -> None:
    if name != "builtin" and parser.context.dialect(name) is None:
        raise parser.error(f"dialect '{name}' is unknown", place)
    if name != "builtin":
        raise parser.error(f"unexpected 'resource' section for dialect '{name}'")

    def parse_entry() -> None:
        handle = parse_resource_handle(parser, name)
        parser.parse_token(":")
        value = parser.index
        parser.index += 1
        handle.blob = _blob(parser, handle.key, value)

    _parse_list_until(parser, "}", parse_entry)


def _parse_external_resources(parser: Parser, name: str, place: int) -> None:
    entries = parser.external_resources.setdefault(name, [])

    def parse_entry() -> None:
        key = parser.parse_optional_keyword_or_string()
        if key is None:
            raise parser.error("expected identifier key for 'external_resources' entry")
        parser.parse_token(":")
        value = parser.index
        parser.index += 1
        entries.append((key, _external_value(parser, key, value)))

    _parse_list_until(parser, "}", parse_entry)


def _external_value(parser: Parser, key: str, place: int) -> bool | str | ResourceBlob:
    token = parser.tokens[place]
    if token in ("true", "false"):
        return token == "true"
    if token[:1] != '"' or len(token) < 2:
        raise _value_error(parser, f"expected string value for key '{key}'", place)
    return _blob(parser, key, place) if token.startswith('"0x') else unescape(token)


def _value_error(parser: Parser, message: str, place: int) -> ParseError:
    """The error of a value that has been passed; as in MLIR, a second one if it is no token."""
    following, parser.index = parser.index, place
    lexical = parser.lexical_error_here()
    parser.index = following
    if lexical is None:
        return parser.error(message, place)
    first = lexical.diagnostics[0]
    second = Diagnostic(Severity.ERROR, first.location, message)
    return ParseError([first, second], parser.source)


def _blob(parser: Parser, key: str, place: int) -> ResourceBlob:
    data = hexadecimal_string(parser, place)
    if data is None:
        raise _value_error(parser, f"expected hex string blob for key '{key}'", place)
    if len(data) < ALIGNMENT_BYTES:
        raise parser.error(
            f"expected hex string blob for key '{key}' to encode alignment in first 4 bytes",
            place,
        )
    alignment = int.from_bytes(data[:ALIGNMENT_BYTES], "little")
    try:
        return ResourceBlob(alignment, data[ALIGNMENT_BYTES:])
    except ValueError:
        raise parser.error(
            f"expected hex string blob for key '{key}' to encode alignment in first 4 bytes, "
            f"but got non-power-of-2 value: {alignment}",
            place,
        ) from None
