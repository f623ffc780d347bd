"""Bytecode of the dialect `quant`."""

from __future__ import annotations

import re
import struct
from typing import Final

from odsgen.bytecode import (
    BytecodeError,
    BytecodeInterface,
    DialectBytecodeReader,
    DialectBytecodeWriter,
)
from odsgen.dialects.quant.descriptions import Storage, double_text, nested_text, storage_bounds
from odsgen.dialects.shared import attribute_of_text
from odsgen.hooks import serializes
from odsgen.runtime import (
    DenseIntOrFPElementsAttr,
    IntegerType,
    OpaqueType,
    RankedTensorType,
    Type,
    TypeAttr,
)

_ANY, _ANY_EXPRESSED, _CALIBRATED, _UNIFORM, _PER_AXIS, _SUB_CHANNEL = range(1, 7)
_IS_SIGNED = 1

#: A splat of any size is a few bytes; so this bounds its size.
_MOST_SCALES: Final = 1 << 20

_STORAGE: Final = re.compile(r"(?P<kind>[a-z]+)(?P<width>\d+)(?:<(?P<low>-?\d+):(?P<high>-?\d+)>)?")


# --- writing ------------------------------------------------------------------------------------------------------------


def _write_type(type: Type, writer: DialectBytecodeWriter) -> bool:
    if not isinstance(type, OpaqueType):
        return False
    text = "".join(type.data.split())
    mnemonic, _, body = text.partition("<")
    body = body.removesuffix(">")
    if mnemonic == "calibrated":
        expressed, _, bounds = body.removesuffix(">").rpartition("<")
        writer.write_varint(_CALIBRATED)
        writer.write_type(_type_of(expressed))
        for number in bounds.split(":"):
            _write_double(writer, _double(number))
        return True
    match = _STORAGE.match(body)
    if match is None or mnemonic not in ("any", "uniform"):
        return False
    storage = _storage_of(match)
    rest = body[match.end() :].removeprefix(":")
    if mnemonic == "any":
        writer.write_varint(_ANY_EXPRESSED if rest else _ANY)
        _write_storage(writer, storage, _type_of(rest) if rest else None)
    else:
        _write_uniform(writer, storage, rest)
    return True


def _storage_of(match: re.Match[str]) -> Storage:
    width, is_signed = int(match["width"]), not match["kind"].startswith("u")
    low, high = storage_bounds(width, is_signed)
    if match["low"] is not None:
        low, high = int(match["low"]), int(match["high"])
    return Storage(IntegerType.get(width), is_signed, low, high)


def _write_storage(writer: DialectBytecodeWriter, storage: Storage, expressed: Type | None) -> None:
    writer.write_varint(_IS_SIGNED if storage.is_signed else 0)
    writer.write_type(storage.type)
    if expressed is not None:
        writer.write_type(expressed)
    writer.write_signed_varint(storage.low)
    writer.write_signed_varint(storage.high)


def _write_uniform(writer: DialectBytecodeWriter, storage: Storage, rest: str) -> None:
    """`f32, 1.0:2`, `f32:1, {1.0:2, 3.0}` or `f32:{0:1, 1:2}, {{1.0:2}, {3.0}}`"""
    head, tail = _split_parameters(rest)
    expressed_text, _, place = head.partition(":")
    expressed = _type_of(expressed_text)
    flags = _IS_SIGNED if storage.is_signed else 0
    scales, zero_points, shape = _numbers(tail)
    if place.startswith("{"):
        pairs = [pair.split(":") for pair in place.strip("{}").split(",") if pair]
        writer.write_varint(_SUB_CHANNEL)
        _write_storage(writer, storage, expressed)
        writer.write_list([int(pair[0]) for pair in pairs], writer.write_signed_varint)
        writer.write_list([int(pair[1]) for pair in pairs], writer.write_signed_varint)
        writer.write_attribute(
            DenseIntOrFPElementsAttr.get(RankedTensorType.get(shape, expressed), scales)
        )
        writer.write_attribute(
            DenseIntOrFPElementsAttr.get(RankedTensorType.get(shape, storage.type), zero_points)
        )
        return
    writer.write_varint(_PER_AXIS if place else _UNIFORM)
    writer.write_varint(flags)
    writer.write_type(storage.type)
    writer.write_type(expressed)
    if not place:
        _write_double(writer, scales[0])
        writer.write_signed_varint(zero_points[0])
        writer.write_signed_varint(storage.low)
        writer.write_signed_varint(storage.high)
        return
    writer.write_varint(int(place))
    writer.write_signed_varint(storage.low)
    writer.write_signed_varint(storage.high)
    writer.write_list(scales, lambda scale: _write_double(writer, scale))
    writer.write_list(zero_points, writer.write_signed_varint)


def _split_parameters(text: str) -> tuple[str, str]:
    """Splits at the first comma outside of braces; raises ValueError if there is none."""
    depth = 0
    for position, character in enumerate(text):
        depth += (character == "{") - (character == "}")
        if character == "," and depth == 0:
            return text[:position], text[position + 1 :]
    raise ValueError(f"expected the scales of a quantized type, got '{text}'")


def _numbers(text: str) -> tuple[list[float], list[int], list[int]]:
    """Parses scales and zero points, and the shape of the braces."""
    scales: list[float] = []
    zero_points: list[int] = []
    for entry in re.split("[{},]+", text):
        if entry:
            scale, _, zero_point = entry.partition(":")
            scales.append(_double(scale))
            zero_points.append(int(zero_point or 0))
    return scales, zero_points, _shape_of(text)


def _shape_of(text: str) -> list[int]:
    """The shape of nested braces; raises ValueError for a ragged one."""
    shape: list[int] = []
    while text.startswith("{"):
        entries: list[str] = []
        depth, start = 0, 1
        for position, character in enumerate(text):
            depth += (character == "{") - (character == "}")
            if (character == "," and depth == 1) or depth == 0:
                entries.append(text[start:position])
                start = position + 1
                if depth == 0:
                    break
        shape.append(len(entries))
        text = entries[0]
    return shape


def _type_of(text: str) -> Type:
    attribute = attribute_of_text(text)
    if not isinstance(attribute, TypeAttr):
        raise ValueError(f"expected a type, got '{text}'")
    return attribute.value


def _double(text: str) -> float:
    """Parses a double written as digits or as bits."""
    if not text.startswith("0x"):
        return float(text)
    value: float = struct.unpack("<d", int(text, 16).to_bytes(8, "little"))[0]
    return value


def _write_double(writer: DialectBytecodeWriter, value: float) -> None:
    writer.write_integer(int.from_bytes(struct.pack("<d", value), "little"), 64)


# --- reading ------------------------------------------------------------------------------------------------------------


def _read_double(reader: DialectBytecodeReader) -> float:
    value: float = struct.unpack("<d", reader.read_integer(64).to_bytes(8, "little"))[0]
    return value


def _read_storage_head(reader: DialectBytecodeReader) -> tuple[bool, IntegerType]:
    flags = reader.read_varint()
    if flags > _IS_SIGNED:
        raise BytecodeError(f"unknown flags of a quantized type: {flags}")
    type = reader.read_type_of(IntegerType)
    if not 0 < type.width <= 32:
        raise BytecodeError(f"illegal storage type size: {type.width}")
    return flags == _IS_SIGNED, type


def _read_type(reader: DialectBytecodeReader) -> Type:
    code = reader.read_varint()
    if code == _CALIBRATED:
        expressed = reader.read_type()
        low, high = _read_double(reader), _read_double(reader)
        return OpaqueType.get(
            "quant", f"calibrated<{expressed}<{double_text(low)}:{double_text(high)}>>"
        )
    if not _ANY <= code <= _SUB_CHANNEL:
        raise BytecodeError(f"unknown attribute code: {code}")
    is_signed, storage_type = _read_storage_head(reader)
    if code == _ANY:
        storage = _read_bounds(reader, is_signed, storage_type)
        return OpaqueType.get("quant", f"any<{storage.text()}>")
    expressed = reader.read_type()
    if code == _ANY_EXPRESSED:
        storage = _read_bounds(reader, is_signed, storage_type)
        return OpaqueType.get("quant", f"any<{storage.text()}:{expressed}>")
    if code == _UNIFORM:
        scale, zero_point = _read_double(reader), reader.read_signed_varint()
        storage = _read_bounds(reader, is_signed, storage_type)
        place, numbers = "", _number_text(scale, zero_point)
    elif code == _PER_AXIS:
        place = f":{reader.read_varint()}"
        storage = _read_bounds(reader, is_signed, storage_type)
        scales = reader.read_list(lambda: _read_double(reader))
        zero_points = reader.read_list(reader.read_signed_varint)
        if len(scales) != len(zero_points):
            raise BytecodeError("illegal number of scales and zeroPoints: ")
        numbers = f"{{{','.join(map(_number_text, scales, zero_points))}}}"
    else:
        storage = _read_bounds(reader, is_signed, storage_type)
        axes = reader.read_list(reader.read_signed_varint)
        sizes = reader.read_list(reader.read_signed_varint)
        if len(axes) != len(sizes):
            raise BytecodeError("a quantized type has other numbers of dimensions and block sizes")
        place = (
            f":{{{', '.join(f'{axis}:{size}' for axis, size in zip(axes, sizes, strict=True))}}}"
        )
        scale_elements = reader.read_attribute_of(DenseIntOrFPElementsAttr)
        zero_elements = reader.read_attribute_of(DenseIntOrFPElementsAttr)
        shape = scale_elements.type.shape
        if zero_elements.type.shape != shape or scale_elements.num_elements > _MOST_SCALES:
            raise BytecodeError("a quantized type has other numbers of scales and zero points")
        texts = [
            _number_text(_float(scale), int(_float(zero_point)))
            for scale, zero_point in zip(
                scale_elements.values(), zero_elements.values(), strict=True
            )
        ]
        numbers = nested_text(texts, shape)
    return OpaqueType.get("quant", f"uniform<{storage.text()}:{expressed}{place}, {numbers}>")


def _read_bounds(reader: DialectBytecodeReader, is_signed: bool, type: IntegerType) -> Storage:
    return Storage(type, is_signed, reader.read_signed_varint(), reader.read_signed_varint())


def _float(value: object) -> float:
    if not isinstance(value, (int, float)):
        raise BytecodeError("expected numbers in the elements of a quantized type")
    return value


def _number_text(scale: float, zero_point: int) -> str:
    text = double_text(scale)
    return f"{text}:{zero_point}" if zero_point else text


serializes(BytecodeInterface(read_type=_read_type, write_type=_write_type))
