"""The tokens of MLIR's textual form (LangRef: Common syntax, Identifiers and keywords).

A whole text is split by one regular expression in C; tokens are plain strings whose first character tells their kind.
Offsets are computed only when a place is asked for (an error, a location, a raw body): `TokenPositions`.

One speciality: a shaped type without blanks and with a keyword for its element, `tensor<4x?xf32>`, is one token, so that
the types that fill real programs are one dictionary look-up each.
"""

from __future__ import annotations

import re
import sys
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import ClassVar

from odsgen.runtime.builtin.locations import FileLineColLoc
from odsgen.runtime.support.source import SourceFile, encode

_STRING_BODY = r"""(?:[^"\\\n\v\f]++|\\(?:["\\nt]|[0-9A-Fa-f]{2}))*+"""

_TOKEN_PATTERN = r"""[ \t\r\n\0]*+(?://[^\n\r]*+[ \t\r\n\0]*+)*+(   # white space (NUL is) and comments before the token
      \#-\}
    | [%#!^](?:[0-9]++|[A-Za-z$._-][\w$.-]*+)  # %value  #attribute  !type  ^block
    | [,=()}\[\]<>*+?|]                        # punctuation of one character
    | :
    | (?:tensor|memref|vector)<[0-9?x]*+[a-z][A-Za-z0-9]*+>   # a compact shaped type
    | [A-Za-z_][\w$.]*+                        # bare identifier
    | \{(?:-\#)?
    | 0x[0-9A-Fa-f]++
    | [0-9]++(?:\.[0-9]*+(?:[eE][-+]?[0-9]++)?)?
    | ->?
    | "STRING_BODY"
    | @(?:[A-Za-z_][\w$.]*+|"STRING_BODY")
    | \.\.\.
    | [^ \t\r\n\0]                             # anything else: an error when the parser comes to it
    | \Z)"""


def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern.replace("STRING_BODY", _STRING_BODY), re.VERBOSE | re.ASCII)


_TOKEN = _compiled(_TOKEN_PATTERN)


# Each escaped quote in a string that does not end would begin a search for its end anew.  So, where there are escaped
# quotes, a string that is none is taken whole, and only then cut down to its quote.
@cache
def _token_or_broken_string() -> re.Pattern[str]:
    return _compiled(_TOKEN_PATTERN.replace('STRING_BODY"', 'STRING_BODY"?'))


_ESCAPED_QUOTE = '\\"'
_STRING = re.compile(f'@?"{_STRING_BODY}"')

IDENTIFIER_START = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")
DIGITS = frozenset("0123456789")
_STRING_CONTENTS = re.compile(_STRING_BODY)

# How many more offsets than asked for are computed at once.
_AHEAD = 1024

#: How many tokens generated code looks at in one step, at most.
LOOK_AHEAD = 24

_END = ("",) * LOOK_AHEAD

#: Texts of more characters may be split by way of their words.
_LONG = 1 << 15

_VALID_SINGLE = frozenset(",:=(){}[]<>*+?|-/")


def tokenize(text: str) -> list[str]:
    """Split a text into its tokens, ended by as many empty strings as anybody looks ahead (the end of the file)."""
    tokens: list[str]
    if _ESCAPED_QUOTE in text:
        tokens = [_cut_broken_string(t) for t in _token_or_broken_string().findall(text)]
    elif len(text) <= _LONG:
        tokens = _TOKEN.findall(text)
    else:
        from odsgen.runtime.parser.words import has_plain_words, split_words

        plain = has_plain_words(text)
        tokens = split_words(text, _TOKEN.findall) if plain else _TOKEN.findall(text)
    tokens += _END
    return tokens


def _matches(text: str, start: int = 0, end: int = sys.maxsize) -> Iterator[re.Match[str]]:
    """The matches of all tokens in a part of the text, as `tokenize` finds them."""
    pattern = _token_or_broken_string() if _ESCAPED_QUOTE in text else _TOKEN
    return pattern.finditer(text, start, end)


def _cut_broken_string(token: str) -> str:
    if token[:1] == '"' or token[:2] == '@"':
        return token if _STRING.fullmatch(token) else token[0]
    return token


class TokenPositions:
    """The offsets of the tokens of one text, computed as far as they are asked for, and kept in step with changes of
    the token list.
    """

    __slots__ = ("source", "_offsets", "_remaining", "_shifts")

    # Of the locations of tokens:
    knows_all: ClassVar[bool] = True
    has_one_file: ClassVar[bool] = True

    def __init__(self, source: SourceFile) -> None:
        self.source = source
        self._offsets = array("q")
        self._remaining: Iterator[re.Match[str]] | None = None
        self._shifts: dict[int, int] = {}

    def _compute(self, count: int) -> None:
        """Compute the offsets of the next tokens, or of all that are left."""
        if self._remaining is None:
            self._remaining = _matches(self.source.text)
        offsets = self._offsets
        known = len(offsets)
        offsets.extend([match.start(1) for match in islice(self._remaining, count)])
        if self._shifts:
            for index in range(known, len(offsets)):
                offsets[index] += self._shifts.pop(index, 0)

    def offset(self, index: int) -> int:
        """The offset of the first character of a token."""
        offsets = self._offsets
        if index >= len(offsets):
            self._compute(index - len(offsets) + _AHEAD)
            if index >= len(offsets):
                return len(self.source.text)
        return offsets[index]

    def location(self, index: int) -> FileLineColLoc:
        """The place of a token."""
        line, column = self.source.line_column(self.offset(index))
        return FileLineColLoc.get(self.source.filename, line, column)

    def file_of(self, index: int) -> str:
        """The name of the file in which a token is."""
        return self.source.filename

    def places(self, indices: Sequence[int]) -> tuple[list[int], list[int]]:
        """The lines and columns of many tokens, in ascending order."""
        from odsgen.runtime.parser.line_tokens import lines_and_columns

        source, offsets, shifts = self.source, self._offsets, self._shifts
        known, start = len(offsets), 0
        if known:  # go on from a token that nobody has split
            shifts = dict(shifts)
            self._compute(1)
            start = len(source.text)
            if len(offsets) > known:
                start = offsets[known] - shifts.get(known, 0)
        split = bisect_left(indices, known)
        found = [source.line_column(offsets[index]) for index in indices[:split]]
        pattern = _token_or_broken_string() if _ESCAPED_QUOTE in source.text else _TOKEN
        lines, columns = lines_and_columns(source.text[start:], pattern, indices[split:], known)
        first_line, first_column = source.line_column(start)
        if first_line > 1:
            lines = [line + first_line - 1 for line in lines]
        if first_column > 1:
            for number in range(bisect_right(lines, first_line)):
                columns[number] += first_column - 1
        if shifts:
            shifted = zip(columns, indices[split:], strict=True)
            columns = [column + shifts.get(index, 0) for column, index in shifted]
        return [line for line, _ in found] + lines, [column for _, column in found] + columns

    def _compute_to(self, offset: int) -> None:
        """Compute the offsets of all tokens up to the first one that starts at or after an offset."""
        offsets = self._offsets
        while not offsets or offsets[-1] < offset:
            known = len(offsets)
            self._compute(known + _AHEAD)
            if len(offsets) == known:
                break

    def shift(self, index: int, count: int) -> None:
        """Note that the first `count` characters of a token have been taken off (dimension lists)."""
        if index < len(self._offsets):
            self._offsets[index] += count
        else:
            self._shifts[index] = self._shifts.get(index, 0) + count

    def split(self, index: int, pieces: list[str]) -> None:
        """Note that a token has been replaced by the pieces that its text consists of."""
        start = self.offset(index)
        starts = array("q")
        for piece in pieces:
            starts.append(start)
            start += len(piece)
        self._offsets[index : index + 1] = starts
        self._move_shifts(index, len(pieces) - 1)

    def index_at(self, offset: int) -> int:
        """The index of the first token that starts at or after an offset."""
        self._compute_to(offset)
        return bisect_left(self._offsets, offset)

    def resplit_line(self, tokens: list[str], offset: int) -> None:
        """Split the rest of a line anew from an offset: no token crosses the end of a line."""
        text = self.source.text
        end = text.find("\n", offset)
        end = len(text) if end < 0 else end
        self._compute_to(end)
        offsets = self._offsets
        first, last = bisect_left(offsets, offset), bisect_left(offsets, end)
        found = [m for m in _matches(text, offset, end) if m.group(1)]
        tokens[first:last] = [_cut_broken_string(m.group(1)) for m in found]
        offsets[first:last] = array("q", [m.start(1) for m in found])
        self._move_shifts(last, len(found) - (last - first))

    def _move_shifts(self, index: int, distance: int) -> None:
        """Keep the notes on tokens from `index` on in step."""
        if distance and self._shifts:
            self._shifts = {
                (known + distance if known >= index else known): count
                for known, count in self._shifts.items()
            }


def lexical_error(text: str, offset: int) -> tuple[int, str] | None:
    """MLIR's place and message for a token that is no token, or None where the text at `offset` is one."""
    match = _TOKEN.match(text, offset)
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


_ESCAPE = re.compile(rb'\\(?:(["\\nt])|([0-9A-Fa-f]{2}))')
_ESCAPED = {b'"': b'"', b"\\": b"\\", b"n": b"\n", b"t": b"\t"}


def unescape(token: str) -> str:
    """The value of a string token (with its quotes): bytes, held as text with surrogate escapes."""
    body = token[1:-1]
    if "\\" not in body:
        return body
    data = _ESCAPE.sub(
        lambda m: _ESCAPED[m.group(1)] if m.group(1) else bytes((int(m.group(2), 16),)),
        encode(body),
    )
    return data.decode("utf-8", "surrogateescape")
