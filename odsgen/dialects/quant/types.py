"""Types of the dialect `quant`."""

from __future__ import annotations

import re
from functools import cache
from math import inf, isinf, isnan
from typing import TYPE_CHECKING

from odsgen.dialects.quant.descriptions import (
    Quantization,
    QuantizedType,
    Storage,
    storage_bounds,
    type_of,
)
from odsgen.dialects.shared import parse_signed_integer
from odsgen.hooks import parses_types
from odsgen.runtime import FloatAttr, FloatType, IntegerType, ParseError, Signedness, parse_type_of

if TYPE_CHECKING:
    from odsgen.runtime import Parser, Type


_MOST_BITS = 32
_UNSIGNED = re.compile(r"u([0-9]*)")


@parses_types
def parse_type(parser: Parser, mnemonic: str) -> Type | None:
    """`any<i8<-4:3>:f32>`, `uniform<u8:f32, 1.0:2>`, `calibrated<f32<-1.0:1.0>>`"""
    kinds = {"any": _parse_any, "uniform": _parse_uniform, "calibrated": _parse_calibrated}
    parse = kinds.get(mnemonic)
    name = parser.index - 1
    token = parser.tokens[name]
    offset = parser.offset_of(name) + (token.find(".") + 1 if token.startswith("!") else 0)
    if parse is None:
        raise parser.unknown_mnemonic(f"unknown quantized type {mnemonic}")
    parser.parse_token("<")
    description = parse(parser)
    parser.parse_token(">")
    problem = _problem(description)
    if problem is not None:
        raise parser.error_at(offset, problem)
    return type_of(description)


def _problem(type: QuantizedType) -> str | None:
    """The message for the first rule that the parameters break."""
    stored = type.stored
    if stored is not None and stored.high <= stored.low:
        return f"illegal storage min and storage max: ({stored.low}:{stored.high})"
    if type.range is not None and not type.range[0] < type.range[1]:
        low, high = type.range
        return f"illegal min and max: ({low:e}:{high:e})"
    for entry in type.parameters:
        if entry.scale <= 0 or isinf(entry.scale) or isnan(entry.scale):
            return f"illegal scale: {entry.scale:e}"
    axes = [type.axis] if type.axis is not None else [axis for axis, _ in type.blocks or ()]
    for axis in axes:
        if axis < 0:
            return f"illegal quantized dimension: {axis}"
    for _, size in type.blocks or ():
        if size <= 0:
            return f"illegal block size: {size}"
    return None


# --- storage ------------------------------------------------------------------------------------------------------------


def _parse_storage(parser: Parser) -> Storage:
    """`i8` or `u8`, optionally with bounds, `<-4:3>`."""
    place = parser.index
    type = parser.parse_optional_type()
    if type is not None:
        if not isinstance(type, IntegerType):
            raise parser.error("invalid kind of type specified", place)
        is_signed = type.signedness is not Signedness.UNSIGNED
        width = type.width
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
    lowest, highest = storage_bounds(width, is_signed)
    stored = IntegerType.get(width)
    if not parser.parse_optional_token("<"):
        return Storage(stored, is_signed, lowest, highest)
    low_place = parser.index
    low = parse_signed_integer(parser)
    parser.parse_token(":")
    high_place = parser.index
    high = parse_signed_integer(parser)
    parser.parse_token(">")
    if low < lowest:
        raise parser.error(f"illegal storage type minimum: {low}", low_place)
    if high > highest:
        raise parser.error(f"illegal storage type maximum: {high}", high_place)
    return Storage(stored, is_signed, low, high)


def _parse_any(parser: Parser) -> QuantizedType:
    """`i8<-4:3>:f32`"""
    stored = _parse_storage(parser)
    expressed = parse_type_of(parser, FloatType) if parser.parse_optional_token(":") else None
    return QuantizedType(stored, expressed)


def _parse_calibrated(parser: Parser) -> QuantizedType:
    """`f32<-1.0:1.0>`"""
    place = parser.index
    try:
        expressed = parse_type_of(parser, FloatType)
    except ParseError as error:
        raise _with_error(parser, error, "expecting float expressed type", place) from None
    try:
        parser.parse_token("<")
        low = parser.parse_float()
        parser.parse_token(":")
        high = parser.parse_float()
        parser.parse_token(">")
    except ParseError as error:
        raise _with_error(parser, error, "calibrated values must be present", place) from None
    return QuantizedType(None, expressed, range=(low, high))


def _with_error(parser: Parser, error: ParseError, message: str, place: int) -> ParseError:
    second = parser.error(message, place)
    return ParseError([*error.diagnostics, *second.diagnostics], parser.source)


# --- scales -------------------------------------------------------------------------------------------------------------


def _parse_uniform(parser: Parser) -> QuantizedType:
    """`i8:f32, 1.0:2`, `i8:f32:1, {1.0, 2.0:3}`, `i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}`"""
    stored = _parse_storage(parser)
    parser.parse_token(":")
    expressed = parse_type_of(parser, FloatType)
    axis: int | None = None
    blocks: tuple[tuple[int, int], ...] | None = None
    if parser.parse_optional_token(":"):
        if parser.parse_optional_token("{"):
            blocks = _parse_blocks(parser)
        else:
            axis = _parse_dimension(parser)
    parser.parse_token(",")
    if axis is None and blocks is None:
        return QuantizedType(stored, expressed, (_parse_parameter(parser, expressed),))
    parser.parse_token("{")
    parameters: list[Quantization] = []
    shape = _parse_parameters(parser, expressed, parameters)
    if blocks is not None:
        parameters = [_as_elements(entry, expressed, stored) for entry in parameters]
    return QuantizedType(stored, expressed, tuple(parameters), shape, axis, blocks)


def _as_elements(entry: Quantization, expressed: FloatType, stored: Storage) -> Quantization:
    """Scales and zero points as elements attributes, as MLIR keeps those of blocks."""
    scale = FloatAttr.get(entry.scale, expressed).value
    width = stored.type.width
    low = entry.zero_point % (1 << width)
    return Quantization(scale, low - (1 << width) if low >> (width - 1) else low)


def _parse_dimension(parser: Parser) -> int:
    place = parser.index
    value = parser.parse_integer()
    if not -(1 << 31) <= value < 1 << 31:
        raise parser.error("integer value too large", place)
    return value


def _parse_blocks(parser: Parser) -> tuple[tuple[int, int], ...]:
    """`0:1, 1:2}`"""
    if parser.parse_optional_token("}"):
        return ()
    blocks = []
    while True:
        dimension = _parse_dimension(parser)
        parser.parse_token(":")
        blocks.append((dimension, parse_signed_integer(parser)))
        if not parser.parse_optional_token(","):
            break
    parser.parse_token("}")
    return tuple(blocks)


def _parse_parameters(
    parser: Parser, expressed: FloatType, found: list[Quantization]
) -> tuple[int, ...]:
    """`1.0, 2.0:3}` or `{1.0}, {2.0}}`; also returns the shape of the braces."""
    count = 0
    inner: tuple[int, ...] | None = None
    while True:
        this: tuple[int, ...] = ()
        if parser.parse_optional_token("{"):
            this = parser.nested(_parse_parameters, parser, expressed, found)
        else:
            found.append(_parse_parameter(parser, expressed))
        count += 1
        if inner is not None and this != inner:
            raise parser.error(
                "tensor literal is invalid; ranks are not consistent between elements"
            )
        inner = this
        if not parser.parse_optional_token(","):
            break
    parser.parse_token("}")
    return (count, *inner)


def _parse_parameter(parser: Parser, expressed: FloatType) -> Quantization:
    """`1.0:2`"""
    scale = parser.parse_float()
    least, greatest = _range(expressed)
    if scale < least or scale > greatest:
        given = "INF" if isinf(scale) else f"{scale:e}"
        raise parser.error(f"scale {given} out of expressed type range [{least:e}, {greatest:e}]")
    zero_point = parse_signed_integer(parser) if parser.parse_optional_token(":") else 0
    return Quantization(scale, zero_point)


@cache
def _range(type: FloatType) -> tuple[float, float]:
    """The least positive and the greatest finite value, as doubles."""
    if type.width > 64:
        return 0.0, inf
    to_float = type.SEMANTICS.to_float
    least = next(value for value in map(to_float, range(2)) if value > 0)
    highest = (1 << (type.width - 1)) - 1
    if type.width > 16:
        # The bit patterns above the greatest finite value are infinity and NaN.
        highest -= 1 << {32: 23, 19: 10, 64: 52}[type.width]
    numbers = map(to_float, range(highest, -1, -1))
    greatest = next(value for value in numbers if not isnan(value) and not isinf(value))
    return least, greatest
