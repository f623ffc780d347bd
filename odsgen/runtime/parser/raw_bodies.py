"""The bodies of types and attributes of dialects that are kept as text (LangRef: Dialect Types)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from odsgen.runtime.parser.errors import lexical_error

if TYPE_CHECKING:
    from odsgen.runtime.diagnostics import ParseError
    from odsgen.runtime.parser.cursor import TokenCursor

_CLOSERS = {"<": ">", "[": "]", "(": ")", "{": "}"}
_BODY_PIECE = re.compile(r'->|[<>()\[\]{}"\0]')


def raw_body(cursor: TokenCursor) -> str:
    """At a `<`: the text up to the `>` that closes it, with both, as the body of a dialect type or attribute.

    Brackets must balance; strings are passed over (LangRef: Dialect Types, `dialect-type-body`).
    """
    text = cursor.source.text
    start = cursor.offset_of(cursor.index)
    end = _balanced_end(cursor, text, start)
    index = cursor.positions.index_at(end)
    following = cursor.offset_of(index)
    previous = cursor.offset_of(index - 1) + len(cursor.tokens[index - 1])
    between = text[end:following].lstrip()
    if previous > end or (between and not between.startswith("//")):
        # The one split of the whole text saw other tokens in the body than the body's own rules do.
        cursor.positions.resplit_line(cursor.tokens, end)
        index = cursor.positions.index_at(end)
    cursor.index = index
    return text[start:end]


def _balanced_end(cursor: TokenCursor, text: str, start: int) -> int:
    stack: list[str] = []
    # MLIR reports at its current token: the first bracket, or the last string that it read.
    place = start
    position = start
    while True:
        match = _BODY_PIECE.search(text, position)
        if match is None or match[0] == "\0":
            raise _unbalanced(cursor, place, stack[-1])
        piece = match[0]
        position = match.end()
        if piece in _CLOSERS:
            stack.append(piece)
        elif piece == '"':
            place = match.start()
            position = _string_end(cursor, text, place)
        elif piece != "->":
            if _CLOSERS[stack[-1]] != piece:
                raise _unbalanced(cursor, place, stack[-1])
            stack.pop()
            if not stack:
                return position


def _string_end(cursor: TokenCursor, text: str, start: int) -> int:
    position = start + 1
    has_escapes = False
    while position < len(text):
        character = text[position]
        if character == "\\":
            has_escapes = True
            position += 2
            continue
        if character == '"':
            if has_escapes and lexical_error(text, start) is not None:
                break
            return position + 1
        if character in "\n\v\f":
            break
        position += 1
    raise cursor.error_at(*(lexical_error(cursor.source.text, start) or (start, "expected string")))


def _unbalanced(cursor: TokenCursor, offset: int, opening: str) -> ParseError:
    return cursor.error_at(offset, f"unbalanced '{opening}' character in pretty dialect name")
