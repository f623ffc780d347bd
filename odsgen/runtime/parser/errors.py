"""The errors of the parser, each with the place where MLIR sees it.

A token that the lexer could not read speaks first.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity
from odsgen.runtime.parser.lexer import DIGITS, IDENTIFIER_START, STRING_BODY, TOKEN

if TYPE_CHECKING:
    from odsgen.runtime.parser.cursor import TokenCursor

_STRING_CONTENTS = re.compile(STRING_BODY)
_VALID_SINGLE = frozenset(",:=(){}[]<>*+?|-/")


class NestingError(ParseError):
    """The text nests deeper than MAX_NESTING; what is being read is not named, level by level."""


def error_at(cursor: TokenCursor, offset: int, message: str) -> ParseError:
    """The error to raise for a place given by its offset."""
    diagnostic = Diagnostic(Severity.ERROR, cursor.location_at(offset), message)
    if cursor.separated_bits is not None and cursor.index in (
        cursor.separated_bits[0],
        cursor.separated_bits[0] + 1,
    ):
        diagnostic.attach_hint(cursor.separated_bits[1])
    return ParseError([diagnostic], cursor.source)


def error(cursor: TokenCursor, message: str, index: int | None = None) -> ParseError:
    """The error to raise: at the current token, or at another one.

    A token that the lexer could not read speaks first.
    """
    lexical = cursor.lexical_error_here()
    if lexical is not None:
        return lexical
    if index is not None:
        return cursor.error_at(cursor.offset_of(index), message)
    offset = cursor.offset_of(cursor.index)
    if not cursor.tokens[cursor.index]:
        offset = _end_of_text(cursor, offset)
    return cursor.error_at(offset, message)


def lexical_error_here(cursor: TokenCursor) -> ParseError | None:
    """The error of the current token, if the lexer could not read it."""
    token = cursor.tokens[cursor.index]
    # A name of many characters is no lexical error: only what starts like a broken token is looked at again.
    if len(token) == 1 or token[:1] in ('"', "@"):
        lexical = lexical_error(cursor.source.text, cursor.offset_of(cursor.index))
        if lexical is not None:
            return cursor.error_at(*lexical)
    return None


def custom_error(cursor: TokenCursor, message: str, index: int | None = None) -> ParseError:
    """The error of an operation's own format: begun with "custom op 'name' ", inside one (`OpAsmParser::emitError`)."""
    lexical = cursor.lexical_error_here()
    if lexical is not None:
        return lexical
    if cursor.op_name is not None:
        message = f"custom op '{cursor.op_name}' {message}"
    return cursor.error_at(cursor.offset_of(cursor.index if index is None else index), message)


def _end_of_text(cursor: TokenCursor, offset: int) -> int:
    """MLIR shows what is missing at the end of the file one character earlier."""
    return max(offset - 1, 0) if offset >= len(cursor.source.text) else offset


def wrong_token(cursor: TokenCursor, message: str) -> ParseError:
    """The error for a token that is not the expected one.

    What is missing is missing at the end of the token before, on an earlier line if need be.
    """
    index = cursor.index
    token = cursor.tokens[index]
    offset = cursor.offset_of(index)
    lexical = cursor.lexical_error_here()
    if lexical is not None:
        return lexical
    if not token:
        offset = _end_of_text(cursor, offset)
    text = cursor.source.text
    end = offset
    while True:
        end = _end_before(text, end, " \t")
        if text[end - 1 : end] not in ("\n", "\r"):
            return cursor.error_at(end or offset, message)
        # Skip back over the line ends, and over a comment on the line before: as in MLIR, whatever follows `//`.
        end = _end_before(text, end, " \t\r\n")
        line_start = text.rfind("\n", 0, end) + 1
        line_start = max(text.rfind("\r", line_start, end) + 1, line_start)
        comment = text.find("//", line_start, end)
        if comment >= 0:
            end = comment


def nesting_error(cursor: TokenCursor, limit: int) -> NestingError:
    message = f"nesting is deeper than the limit of {limit} levels"
    return NestingError(cursor.error(message).diagnostics, cursor.source)


def _end_before(text: str, end: int, characters: str) -> int:
    """Where the text that ends in some of these characters before `end` ends without them."""
    while end:
        start = max(end - 4096, 0)
        stripped = text[start:end].rstrip(characters)
        if stripped:
            return start + len(stripped)
        end = start
    return 0


def lexical_error(text: str, offset: int) -> tuple[int, str] | None:
    """MLIR's place and message for a token that is no token, or None where the text at `offset` is one."""
    match = TOKEN.match(text, offset)
    token = match.group(1) if match else ""
    if match is None or match.start(1) != offset or not token:
        return None
    if token[0] == '"' or token[:2] == '@"':
        if len(token) >= 2 and token[-1] == '"':
            return None
        return _string_error(text, offset + 1)
    if len(token) > 1 or token in _VALID_SINGLE or token in IDENTIFIER_START or token in DIGITS:
        return None
    if token == "@":
        if text[offset + 1 : offset + 2] == '"':
            return _string_error(text, offset + 2)
        return offset + 1, "@ identifier expected to start with letter or '_'"
    if token == ".":
        return offset + 1, "expected three consecutive dots for an ellipsis"
    return offset, {
        "%": "invalid SSA name",
        "#": "invalid attribute name",
        "!": "invalid type identifier",
        "^": "invalid block name",
    }.get(token, "unexpected character")


def _string_error(text: str, position: int) -> tuple[int, str]:
    """The error of a string whose contents begin at `position`: it does not end, or an escape is none."""
    match = _STRING_CONTENTS.match(text, position)
    assert match is not None
    position = match.end()
    if text[position : position + 1] == "\\":
        return position, "unknown escape in string literal"
    return position, "expected '\"' in string literal"
