"""Types of the dialect `quant`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.scalar_types import Signedness
from odsgen.runtime.builtin.types import FloatType, IntegerType, OpaqueType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.parser import Parser


_MOST_BITS = 32
_UNSIGNED = re.compile(r"u([0-9]*)")


def parse_type(parser: Parser, mnemonic: str) -> Type | None:
    """`any<i8<-4:3>:f32>`, `uniform<u8:f32, 1.0:2>`, `calibrated<f32<-1.0:1.0>>`"""
    start = parser.index
    if mnemonic == "any":
        parser.parse_token("<")
        _parse_storage(parser)
        if parser.parse_optional_token(":"):
            parser.parse_type()
        if parser.tokens[parser.index] != ">":
            raise parser.wrong_token("expected '>'")
    elif mnemonic == "uniform":
        parser.parse_token("<")
        _parse_storage(parser)
        parser.parse_token(":")
        _parse_expressed(parser)
    elif mnemonic == "calibrated":
        parser.parse_token("<")
        _parse_expressed(parser)
        _parse_calibration(parser)
        if parser.tokens[parser.index] != ">":
            raise parser.wrong_token("expected '>'")
    else:
        raise parser.unknown_mnemonic(f"unknown quantized type {mnemonic}")
    parser.index = start
    return OpaqueType.get("quant", mnemonic + parser.raw_body())


def _parse_storage(parser: Parser) -> None:
    """`i8`, `u8`, perhaps with the numbers that are stored, `<-4:3>`."""
    place = parser.index
    type = parser.parse_optional_type()
    if type is not None:
        if not isinstance(type, IntegerType):
            raise parser.error("invalid kind of type specified", place)
        width, is_signed = type.width, type.signedness is not Signedness.UNSIGNED
    else:
        keyword = parser.parse_keyword()
        match = _UNSIGNED.fullmatch(keyword)
        if match is None:
            raise parser.error("illegal storage type prefix", place)
        if not match[1]:
            raise parser.error("expected storage type width", place)
        width, is_signed = int(match[1]), False
    if not 0 < width <= _MOST_BITS:
        raise parser.error(f"illegal storage type size: {width}", place)
    if not parser.parse_optional_token("<"):
        return
    lowest = -(1 << (width - 1)) if is_signed else 0
    highest = (1 << (width - 1 if is_signed else width)) - 1
    low_place = parser.index
    low = parser.parse_integer()
    parser.parse_token(":")
    high_place = parser.index
    high = parser.parse_integer()
    parser.parse_token(">")
    if low < lowest:
        raise parser.error(f"illegal storage type minimum: {low}", low_place)
    if high > highest:
        raise parser.error(f"illegal storage type maximum: {high}", high_place)
    if high <= low:
        raise parser.error(f"illegal storage min and storage max: ({low}:{high})", place)


def _parse_expressed(parser: Parser) -> None:
    place = parser.index
    if not isinstance(parser.parse_type(), FloatType):
        raise parser.error("invalid kind of type specified", place)


def _parse_calibration(parser: Parser) -> None:
    """`<-1.0:1.0>`"""
    place = parser.index
    parser.parse_token("<")
    low = parser.parse_float()
    parser.parse_token(":")
    high = parser.parse_float()
    parser.parse_token(">")
    if high <= low:
        raise parser.error(f"illegal min and max: ({low:e}:{high:e})", place)
