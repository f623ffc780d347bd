"""Numbers (LangRef: Common syntax, `integer-literal`, `float-literal`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.parser.lexer import DIGITS, tokenize
from odsgen.runtime.support.integer_text import integer_of_digits

if TYPE_CHECKING:
    from odsgen.runtime.parser.cursor import TokenCursor


def parse_optional_integer(cursor: TokenCursor) -> int | None:
    """An integer, decimal or hexadecimal, with an optional sign, if there is one."""
    token = cursor.tokens[cursor.index]
    if _begins_integer(token):
        value = _integer_value(cursor, token)
        cursor.index += 1
        return value
    if token == "-":
        cursor.index += 1
        token = cursor.tokens[cursor.index]
        if not _begins_integer(token):
            raise cursor.wrong_token("expected integer value")
        value = _integer_value(cursor, token)
        cursor.index += 1
        return -value
    if token in ("true", "false"):
        cursor.index += 1
        return 1 if token == "true" else 0
    return None


def _integer_value(cursor: TokenCursor, token: str) -> int:
    if token.isdigit():
        return integer_of_digits(token)
    if token[:2] == "0x":
        return int(token, 16)
    raise cursor.custom_error("expected integer value")


def parse_integer(cursor: TokenCursor) -> int:
    """An integer, decimal or hexadecimal, with an optional sign."""
    value = cursor.parse_optional_integer()
    if value is None:
        raise cursor.custom_error("expected integer value")
    return value


def parse_optional_decimal_integer(cursor: TokenCursor) -> int | None:
    """An integer without sign; of `0x4`, which may begin a dimension list, only the `0` is taken."""
    token = cursor.tokens[cursor.index]
    if token.isdigit() and token.isascii():
        cursor.index += 1
        return integer_of_digits(token)
    if token[:2] == "0x":
        cursor.take_front(1)
        return 0
    return None


def take_front(cursor: TokenCursor, count: int) -> None:
    """Drop the first characters of the current token: the rest is the current token now."""
    rest = cursor.tokens[cursor.index][count:]
    cursor.tokens[cursor.index] = rest
    cursor.positions.shift(cursor.index, count)
    if rest[:1] in ("$", "."):  # what a name may contain, but not begin with
        pieces = [piece for piece in tokenize(rest) if piece]
        cursor.tokens[cursor.index : cursor.index + 1] = pieces
        cursor.positions.split(cursor.index, pieces)


def parse_optional_float(cursor: TokenCursor) -> float | None:
    """A floating-point literal with an optional sign, if there is one."""
    start = cursor.index
    negative = cursor.parse_optional_token("-")
    token = cursor.tokens[cursor.index]
    if token and token[0] in DIGITS and "." in token:
        cursor.index += 1
        return -float(token) if negative else float(token)
    cursor.index = start
    return None


def _begins_integer(token: str) -> bool:
    """Whether a token is a number without a point."""
    return token[:1] in DIGITS and "." not in token
