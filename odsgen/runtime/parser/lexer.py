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
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, ClassVar

from odsgen.runtime.builtin.locations import FileLineColLoc
from odsgen.runtime.support.on_demand import ModuleOnDemand
from odsgen.runtime.support.source import SourceFile, encode

if TYPE_CHECKING:
    from odsgen.runtime.parser import token_places
else:
    token_places = ModuleOnDemand("odsgen.runtime.parser.token_places")

STRING_BODY = r"""(?:[^"\\\n\v\f]++|\\(?:["\\nt]|[0-9A-Fa-f]{2}))*+"""

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
    return re.compile(pattern.replace("STRING_BODY", STRING_BODY), re.VERBOSE | re.ASCII)


TOKEN = _compiled(_TOKEN_PATTERN)


# Each escaped quote in a string that does not end would begin a search for its end anew.  So, where there are escaped
# quotes, a string that is none is taken whole, and only then cut down to its quote.
@cache
def _token_or_broken_string() -> re.Pattern[str]:
    return _compiled(_TOKEN_PATTERN.replace('STRING_BODY"', 'STRING_BODY"?'))


_ESCAPED_QUOTE = '\\"'
_STRING = re.compile(f'@?"{STRING_BODY}"')

IDENTIFIER_START = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")
DIGITS = frozenset("0123456789")

# How many more offsets than asked for are computed at once.
AHEAD = 128

#: How many tokens generated code looks at in one step, at most.
LOOK_AHEAD = 24

_END = ("",) * LOOK_AHEAD

#: Texts of so many characters may be split by way of their words, those of more by those of their own alone.
_SHORT = 1 << 10
_LONG = 1 << 15


def tokenize(text: str) -> list[str]:
    """Split a text into its tokens, ended by as many empty strings as anybody looks ahead (the end of the file)."""
    tokens: list[str]
    if _ESCAPED_QUOTE in text:
        tokens = [cut_broken_string(t) for t in _token_or_broken_string().findall(text)]
    elif len(text) < _SHORT:
        tokens = TOKEN.findall(text)
    else:
        from odsgen.runtime.parser.words import has_plain_words, split_short_text, split_words

        split = TOKEN.findall
        if not has_plain_words(text):
            tokens = split(text)
        else:
            tokens = (split_short_text if len(text) <= _LONG else split_words)(text, split)
    tokens += _END
    return tokens


def token_pattern(text: str) -> re.Pattern[str]:
    """Splits a text."""
    return _token_or_broken_string() if _ESCAPED_QUOTE in text else TOKEN


def matches(text: str, start: int = 0, end: int = sys.maxsize) -> Iterator[re.Match[str]]:
    """The matches of all tokens in a part of the text, as `tokenize` finds them."""
    return token_pattern(text).finditer(text, start, end)


def cut_broken_string(token: str) -> str:
    if token[:1] == '"' or token[:2] == '@"':
        return token if _STRING.fullmatch(token) else token[0]
    return token


class TokenPositions:
    """The offsets of the tokens of one text, computed as far as they are asked for, in step with changes of the list."""

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
            self._remaining = matches(self.source.text)
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
            self._compute(index - len(offsets) + AHEAD)
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

    places = token_places.places

    def shift(self, index: int, count: int) -> None:
        """Note that the first `count` characters of a token have been taken off (dimension lists)."""
        if index < len(self._offsets):
            self._offsets[index] += count
        else:
            self._shifts[index] = self._shifts.get(index, 0) + count

    split = token_places.split
    index_at = token_places.index_at
    resplit_line = token_places.resplit_line


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
