"""Numbers as C++ keeps them, in so many bits: what MLIR's `AsmParser` makes of their text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.types import f64
from odsgen.runtime.support.integer_text import integer_of_digits

if TYPE_CHECKING:
    from odsgen.runtime.parser import Parser


def parse_any_integer(parser: Parser) -> int:
    """An integer of any size (`APInt`); `true` is one bit, which is a sign."""
    return -1 if parser.parse_optional_keyword("true") else parser.parse_integer()


def parse_sized_integer(parser: Parser, width: int, *, signed: bool = True) -> int:
    """An integer of so many bits."""
    place = parser.index
    return sized_integer(parser, parser.parse_integer(), place, width, signed=signed)


def sized_integer(
    parser: Parser, value: int, place: int, width: int, *, signed: bool = True
) -> int:
    """The value that was read at a place as C++ keeps it in so many bits (`AsmParser::parseInteger`)."""
    if parser.tokens[place] == "true":  # read as one bit, and extended with its sign
        return -1 if signed else (1 << width) - 1
    low, high = (-(1 << width - 1), 1 << width - 1) if signed else (0, 1 << width)
    if low <= value < high:
        return value
    if value < 0 and not signed and _bits_of_digits(parser.tokens[place + 1]) <= width:
        return value + high
    raise parser.custom_error("integer value too large", place)


def _bits_of_digits(digits: str) -> int:
    """How many bits MLIR reads digits into: four for each, and one for the sign where they fill these."""
    value = int(digits, 16) if digits[:2] == "0x" else integer_of_digits(digits)
    bits = 4 * len(digits.removeprefix("0x").lstrip("0"))
    return bits + 1 if value.bit_length() == bits else bits


def parse_optional_sized_integer(
    parser: Parser, width: int = 64, *, signed: bool = True
) -> int | None:
    """An integer of so many bits, if there is one."""
    place = parser.index
    value = parser.parse_optional_integer()
    return None if value is None else sized_integer(parser, value, place, width, signed=signed)


def parse_bool(parser: Parser) -> bool:
    """`true`, `false`, 1 or 0."""
    place = parser.index
    return boolean(parser, parser.parse_integer(), place)


def parse_optional_bool(parser: Parser) -> bool | None:
    """`true`, `false`, 1 or 0, if there is one."""
    place = parser.index
    value = parser.parse_optional_integer()
    return None if value is None else boolean(parser, value, place)


def boolean(parser: Parser, value: int, place: int) -> bool:
    """The value that was read at a place as C++ keeps it in a `bool`."""
    if value not in (0, 1):
        raise parser.custom_error("integer value too large", place)
    return bool(value)


def bool_text(value: bool) -> str:
    """`true` or `false`."""
    return "true" if value else "false"


def parse_number(parser: Parser) -> float:
    """A floating-point number."""
    return parser.parse_float()


def parse_optional_number(parser: Parser) -> float | None:
    """A floating-point number, if there is one."""
    return parser.parse_optional_float()


def number_text(value: float) -> str:
    """A floating-point number as MLIR writes an `f64`."""
    return f64.SEMANTICS.text(f64.SEMANTICS.from_float(value))
