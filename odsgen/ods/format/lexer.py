"""Tokens of the assembly-format language (DefiningDialects/Operations, "Declarative Assembly Format").

The language of operations and that of types and attributes share their tokens.
"""

from __future__ import annotations

import re
from collections.abc import Set
from dataclasses import dataclass
from enum import Enum


class TokenKind(Enum):
    LITERAL = "literal"  # `…`, with its backticks
    VARIABLE = "variable"  # $name
    STRING = "string"  # "…", with its quotes
    IDENTIFIER = "identifier"
    DIRECTIVE = "directive"  # an identifier that names a directive
    PUNCTUATION = "punctuation"
    END = "end"


@dataclass(frozen=True, slots=True)
class Token:
    kind: TokenKind
    text: str
    offset: int


class FormatError(Exception):
    """A format that cannot be read further; `offset` counts characters from the start of the format."""

    def __init__(self, message: str, offset: int, note: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
        self.note = note


_BLANK = re.compile(r"[ \t\r\n\0]*")
_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
_VARIABLE = re.compile(r"\$[A-Za-z_][A-Za-z0-9_]*")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_PUNCTUATION = "^:,=<>?()*|"


def tokenize(text: str, directives: Set[str]) -> list[Token]:
    """The tokens of a format, with an END token last; ``directives`` are the names of the directives.

    Raises FormatError at a character that starts no token and at a literal or string without an end.
    """
    tokens: list[Token] = []
    position = 0
    while True:
        blank = _BLANK.match(text, position)
        position = blank.end() if blank else position
        if position == len(text):
            tokens.append(Token(TokenKind.END, "", position))
            return tokens
        token = _token_at(text, position, directives)
        tokens.append(token)
        position += len(token.text)


def _token_at(text: str, start: int, directives: Set[str]) -> Token:
    first = text[start]
    if first in _PUNCTUATION:
        return Token(TokenKind.PUNCTUATION, first, start)
    if first == "`":
        end = text.find("`", start + 1)
        if end < 0:
            raise FormatError("unexpected end of file in literal", start)
        return Token(TokenKind.LITERAL, text[start : end + 1], start)
    if first == "$":
        variable = _VARIABLE.match(text, start)
        if variable is None:
            raise FormatError("expected variable name", start)
        return Token(TokenKind.VARIABLE, variable.group(), start)
    if first == '"':
        string = _STRING.match(text, start)
        if string is None:
            raise FormatError("unexpected end of file in string", start)
        return Token(TokenKind.STRING, string.group(), start)
    identifier = _IDENTIFIER.match(text, start)
    if identifier is None:
        raise FormatError("unexpected character", start)
    name = identifier.group()
    kind = TokenKind.DIRECTIVE if name in directives else TokenKind.IDENTIFIER
    return Token(kind, name, start)


_KEYWORD = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*")
_KEYWORD_START = re.compile(r"[A-Za-z_]")
_SINGLE_CHARACTERS = "_:,=<>()[]{}?+-*"
_LONG_PUNCTUATION = ("->", "...")


def is_keyword(text: str) -> bool:
    """Whether MLIR can read the text back as a bare keyword."""
    return _KEYWORD.fullmatch(text) is not None


def literal_problem(text: str) -> str | None:
    """Why the text, given without its backticks, is neither a keyword nor punctuation; None if it is."""
    if len(text) == 1:
        if text.isascii() and (text.isalpha() or text in _SINGLE_CHARACTERS):
            return None
        return f"single character literal must be a letter or one of '{_SINGLE_CHARACTERS}'"
    if text in _LONG_PUNCTUATION or is_keyword(text):
        return None
    if _KEYWORD_START.match(text) is None:
        return "valid keyword starts with a letter or '_'"
    return "keywords should contain only alphanum, '_', '$', or '.' characters"
