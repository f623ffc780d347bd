"""Parsing the dimensions of vectors, tensors and memrefs: ``4x?x8xf32`` (MLIR's docs, "Builtin
Dialect", "RankedTensorType"). The lexer sees ``4`` and the name ``x``, or a name ``x8xf32``, which is
cut into its pieces here."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from odsgen.runtime.builtin.shaped_types import DYNAMIC
from odsgen.runtime.support.integer_text import integer_of_digits

if TYPE_CHECKING:
    from odsgen.runtime.parser.parser import Parser

MAX_DIMENSION: Final = (1 << 63) - 1

_LEADING_DECIMAL: Final = re.compile(r"[0-9]+(?!\.|[0-9])", re.ASCII)


def parse_dimension_list(
    parser: Parser, allow_dynamic: bool = True, with_trailing_x: bool = True
) -> tuple[int, ...]:
    """``4x?x`` or, without the trailing x, ``4x?``; no dimension is a list too."""
    dimensions: list[int] = []
    if with_trailing_x:
        while at_dimension(parser):
            dimensions.append(_parse_dimension(parser, allow_dynamic))
            parse_x_in_dimension_list(parser)
    elif at_dimension(parser):
        dimensions.append(_parse_dimension(parser, allow_dynamic))
        while parser.tokens[parser.index][:1] == "x":
            parse_x_in_dimension_list(parser)
            dimensions.append(_parse_dimension(parser, allow_dynamic))
    return tuple(dimensions)


def at_dimension(parser: Parser) -> bool:
    """Whether a size is here, known or ``?``."""
    token = parser.tokens[parser.index]
    return token == "?" or _LEADING_DECIMAL.match(token) is not None


def _parse_dimension(parser: Parser, allow_dynamic: bool) -> int:
    if parser.tokens[parser.index] == "?":
        if not allow_dynamic:
            raise parser.error("expected static shape")
        parser.index += 1
        return DYNAMIC
    return parse_static_dimension(parser)


def parse_static_dimension(parser: Parser) -> int:
    """The decimal digits at the front of the token: ``8x16xf32`` and ``0x4`` are cut there."""
    token = parser.tokens[parser.index]
    match = _LEADING_DECIMAL.match(token)
    if match is None:
        raise parser.error("invalid dimension")
    digits = match[0]
    size = integer_of_digits(digits)
    if size > MAX_DIMENSION:
        raise parser.error("invalid dimension")
    if len(digits) == len(token):
        parser.index += 1
        return size
    parser.take_front(len(digits))
    if token[:2] == "0x":
        _join_hexadecimal_rest(parser)
    return size


def _join_hexadecimal_rest(parser: Parser) -> None:
    """Of ``0xcomplex``, where the lexer saw the number ``0xc``: ``xc`` and what is behind it."""
    index = parser.index
    rest = parser.tokens[index]
    following = parser.tokens[index + 1]
    if not (following[:1].isalnum() or following[:1] == "_"):
        return
    if parser.offset_of(index) + len(rest) == parser.offset_of(index + 1):
        parser.tokens[index] = "0"
        parser.index = index + 1
        parser.tokens[parser.index] = rest + following
        parser.positions.shift(parser.index, -len(rest))


def parse_x_in_dimension_list(parser: Parser) -> None:
    """The ``x`` behind a size, which may be the front of a longer token."""
    token = parser.tokens[parser.index]
    if token[:1] != "x":
        raise parser.wrong_token("expected 'x' in dimension list")
    if len(token) == 1:
        parser.index += 1
    else:
        parser.take_front(1)
