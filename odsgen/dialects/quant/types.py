"""Types of the dialect `quant`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from math import inf, isinf, isnan, prod
from typing import NamedTuple

from odsgen.dialects.shared import parse_signed_integer
from odsgen.hooks import form, parses_types, verifies
from odsgen.runtime import (
    AsmPrinter,
    FloatAttr,
    FloatType,
    IntegerType,
    ParseError,
    Parser,
    Signedness,
    Type,
    f64,
    parse_type_of,
)
from odsgen_dialects.quant import AnyQuantizedType, CalibratedQuantizedType, UniformQuantizedType

MOST_BITS = 32
QUANTIZED_TYPES = (AnyQuantizedType, CalibratedQuantizedType, UniformQuantizedType)
_UNSIGNED = re.compile(r"u([0-9]*)")


@parses_types
def parse_type(parser: Parser, mnemonic: str) -> Type | None:
    """Refuses an unknown type of the dialect."""
    raise parser.unknown_mnemonic(f"unknown quantized type {mnemonic}")


def storage_type(type: Type) -> IntegerType | None:
    """The integers that a quantized type stores; None for a calibrated and for any other type."""
    if isinstance(type, (AnyQuantizedType, UniformQuantizedType)):
        return type.storage_type
    return None


def is_per_tensor(type: UniformQuantizedType) -> bool:
    """Whether a single scale is for all elements."""
    return type.quantized_dimension is None and type.quantized_dimensions is None


# --- rules --------------------------------------------------------------------------------------------------------------


@verifies(AnyQuantizedType)
def verify_any(
    storage_type: IntegerType,
    is_signed: bool,
    storage_type_min: int,
    storage_type_max: int,
    expressed_type: FloatType | None,
) -> None:
    """AnyQuantizedType::verifyInvariants"""
    _verify_storage(storage_type, is_signed, storage_type_min, storage_type_max)


def _verify_storage(type: IntegerType, is_signed: bool, low: int, high: int) -> None:
    if type.signedness is not Signedness.SIGNLESS or not 0 < type.width <= MOST_BITS:
        raise ValueError(f"illegal storage type: {type}")
    if high <= low:
        raise ValueError(f"illegal storage min and storage max: ({low}:{high})")
    lowest, highest = storage_bounds(type.width, is_signed)
    if low < lowest:
        raise ValueError(f"illegal storage type minimum: {low}")
    if high > highest:
        raise ValueError(f"illegal storage type maximum: {high}")


@verifies(CalibratedQuantizedType)
def verify_calibrated(expressed_type: FloatType, min: float, max: float) -> None:
    """CalibratedQuantizedType::verifyInvariants"""
    if not min < max:
        raise ValueError(f"illegal min and max: ({min:e}:{max:e})")


@verifies(UniformQuantizedType)
def verify_uniform(
    storage_type: IntegerType,
    is_signed: bool,
    storage_type_min: int,
    storage_type_max: int,
    expressed_type: FloatType,
    scales: tuple[float, ...],
    zero_points: tuple[int, ...],
    quantized_dimension: int | None,
    quantized_dimensions: tuple[int, ...] | None,
    block_sizes: tuple[int, ...],
    scales_shape: tuple[int, ...],
) -> None:
    """UniformQuantizedType::verifyInvariants and those of the per-axis and sub-channel types"""
    _verify_storage(storage_type, is_signed, storage_type_min, storage_type_max)
    least, greatest = _range(expressed_type)
    for scale in scales:
        if not 0 < scale < inf:
            raise ValueError(f"illegal scale: {scale:e}")
        if not least <= scale <= greatest:
            raise ValueError(_out_of_range(scale, least, greatest))
    if len(zero_points) != len(scales):
        raise ValueError(
            f"illegal number of scales and zeroPoints: {len(scales)}, {len(zero_points)}"
        )
    if quantized_dimension is not None and quantized_dimensions is not None:
        raise ValueError("expected either a dimension or dimensions with blocks")
    dimensions = () if quantized_dimensions is None else quantized_dimensions
    for dimension in dimensions if quantized_dimension is None else (quantized_dimension,):
        if dimension < 0:
            raise ValueError(f"illegal quantized dimension: {dimension}")
    if len(dimensions) != len(block_sizes):
        raise ValueError("each quantized dimension has a block size")
    for size in block_sizes:
        if size <= 0:
            raise ValueError(f"illegal block size: {size}")
    if quantized_dimensions is None:
        expected = 1 if quantized_dimension is None else max(len(scales), 1)
        if scales_shape or len(scales) != expected:
            raise ValueError(f"illegal number of scales: {len(scales)}")
    elif not scales or not scales_shape or prod(scales_shape) != len(scales):
        raise ValueError(f"{len(scales)} scales have not the shape {list(scales_shape)}")


# --- storage ------------------------------------------------------------------------------------------------------------


class Storage(NamedTuple):
    """The integers that are stored: the first parameters of a quantized type."""

    type: IntegerType
    is_signed: bool
    low: int
    high: int


def storage_bounds(width: int, is_signed: bool) -> tuple[int, int]:
    """The default minimum and maximum of a width."""
    if is_signed:
        return -(1 << (width - 1)), (1 << (width - 1)) - 1
    return 0, (1 << width) - 1


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
    if not 0 < width <= MOST_BITS:
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


def _storage_text(type: AnyQuantizedType | UniformQuantizedType) -> str:
    """`u8<1:3>`; default bounds are left out."""
    width, bounds = type.storage_type.width, (type.storage_type_min, type.storage_type_max)
    is_default = storage_bounds(width, type.is_signed) == bounds
    shown = "" if is_default else f"<{bounds[0]}:{bounds[1]}>"
    return f"{'i' if type.is_signed else 'u'}{width}{shown}"


def _double_text(value: float, type: FloatType = f64) -> str:
    """A number as the assembly shows it."""
    return str(FloatAttr.get(value, type)).partition(" ")[0]


def _name_offset(parser: Parser) -> int:
    """The place of the mnemonic, which has just been read."""
    name = parser.index - 1
    token = parser.tokens[name]
    return parser.offset_of(name) + (token.find(".") + 1 if token.startswith("!") else 0)


@form(AnyQuantizedType)
class AnyQuantizedForm:
    def parse(self, parser: Parser) -> AnyQuantizedType:
        """`<i8<-4:3>:f32>`"""
        offset = _name_offset(parser)
        parser.parse_token("<")
        stored = _parse_storage(parser)
        expressed = parse_type_of(parser, FloatType) if parser.parse_optional_token(":") else None
        parser.parse_token(">")
        try:
            return AnyQuantizedType.get(*stored, expressed)
        except ValueError as refusal:
            raise parser.error_at(offset, str(refusal)) from None

    def print(self, type: AnyQuantizedType, printer: AsmPrinter) -> None:
        expressed = type.expressed_type
        behind = "" if expressed is None else f":{printer.type_text(expressed)}"
        printer.emit(f"<{_storage_text(type)}{behind}>")


@form(CalibratedQuantizedType)
class CalibratedQuantizedForm:
    def parse(self, parser: Parser) -> CalibratedQuantizedType:
        """`<f32<-1.0:1.0>>`"""
        offset = _name_offset(parser)
        parser.parse_token("<")
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
        parser.parse_token(">")
        try:
            return CalibratedQuantizedType.get(expressed, low, high)
        except ValueError as refusal:
            raise parser.error_at(offset, str(refusal)) from None

    def print(self, type: CalibratedQuantizedType, printer: AsmPrinter) -> None:
        low, high = map(_double_text, (type.min, type.max))
        printer.emit(f"<{printer.type_text(type.expressed_type)}<{low}:{high}>>")


def _with_error(parser: Parser, error: ParseError, message: str, place: int) -> ParseError:
    second = parser.error(message, place)
    return ParseError([*error.diagnostics, *second.diagnostics], parser.source)


# --- scales -------------------------------------------------------------------------------------------------------------


class Quantization(NamedTuple):
    """A scale and a zero point."""

    scale: float
    zero_point: int

    def text(self, type: FloatType = f64) -> str:
        """`1.0:2`; a zero point of 0 is left out."""
        scale = _double_text(self.scale, type)
        return f"{scale}:{self.zero_point}" if self.zero_point else scale


def nested_text(texts: Sequence[str], shape: Sequence[int]) -> str:
    """`{{a, b}, {c, d}}`"""
    if not shape:
        return "".join(texts)
    size = len(texts) // shape[0] if shape[0] else 0
    inner = [nested_text(texts[i * size : (i + 1) * size], shape[1:]) for i in range(shape[0])]
    return f"{{{', '.join(inner)}}}"


@form(UniformQuantizedType)
class UniformQuantizedForm:
    def parse(self, parser: Parser) -> UniformQuantizedType:
        """`<i8:f32, 1.0:2>`, `<i8:f32:1, {1.0, 2.0:3}>`, `<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>`"""
        offset = _name_offset(parser)
        parser.parse_token("<")
        stored = _parse_storage(parser)
        parser.parse_token(":")
        expressed = parse_type_of(parser, FloatType)
        axis: int | None = None
        blocks: list[tuple[int, int]] | None = None
        if parser.parse_optional_token(":"):
            if parser.parse_optional_token("{"):
                blocks = _parse_blocks(parser)
            else:
                axis = _parse_dimension(parser)
        parser.parse_token(",")
        entries: list[Quantization] = []
        shape: tuple[int, ...] = ()
        if axis is None and blocks is None:
            entries.append(_parse_parameter(parser, expressed))
        else:
            parser.parse_token("{")
            shape = _parse_parameters(parser, expressed, entries)
        parser.parse_token(">")
        if blocks is not None:
            entries = [_as_elements(entry, expressed, stored) for entry in entries]
        try:
            return UniformQuantizedType.get(
                *stored,
                expressed,
                [entry.scale for entry in entries],
                [entry.zero_point for entry in entries],
                axis,
                None if blocks is None else [dimension for dimension, _ in blocks],
                [size for _, size in blocks or ()],
                () if blocks is None else shape,
            )
        except ValueError as refusal:
            raise parser.error_at(offset, str(refusal)) from None

    def print(self, type: UniformQuantizedType, printer: AsmPrinter) -> None:
        expressed = type.expressed_type
        entries = [Quantization(*pair) for pair in zip(type.scales, type.zero_points, strict=True)]
        place, numbers = "", entries[0].text()
        if type.quantized_dimensions is not None:
            pairs = zip(type.quantized_dimensions, type.block_sizes, strict=True)
            place = f":{{{', '.join(f'{dimension}:{size}' for dimension, size in pairs)}}}"
            texts = [entry.text(expressed) for entry in entries]
            numbers = nested_text(texts, type.scales_shape)
        elif type.quantized_dimension is not None:
            place = f":{type.quantized_dimension}"
            numbers = f"{{{','.join(entry.text() for entry in entries)}}}"
        types = f"{_storage_text(type)}:{printer.type_text(expressed)}"
        printer.emit(f"<{types}{place}, {numbers}>")


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


def _parse_blocks(parser: Parser) -> list[tuple[int, int]]:
    """`0:1, 1:2}`"""
    if parser.parse_optional_token("}"):
        return []
    blocks = []
    while True:
        dimension = _parse_dimension(parser)
        parser.parse_token(":")
        blocks.append((dimension, parse_signed_integer(parser)))
        if not parser.parse_optional_token(","):
            break
    parser.parse_token("}")
    return blocks


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
        raise parser.error(_out_of_range(scale, least, greatest))
    zero_point = parse_signed_integer(parser) if parser.parse_optional_token(":") else 0
    return Quantization(scale, zero_point)


def _out_of_range(scale: float, least: float, greatest: float) -> str:
    given = "INF" if isinf(scale) else f"{scale:e}"
    return f"scale {given} out of expressed type range [{least:e}, {greatest:e}]"


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
