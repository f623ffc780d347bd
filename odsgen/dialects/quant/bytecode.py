"""Bytecode of the dialect `quant`."""

from __future__ import annotations

import struct
from typing import Final

from odsgen.bytecode import (
    BytecodeError,
    BytecodeInterface,
    DialectBytecodeReader,
    DialectBytecodeWriter,
)
from odsgen.hooks import serializes
from odsgen.runtime import DenseIntOrFPElementsAttr, FloatType, IntegerType, RankedTensorType, Type
from odsgen_dialects.quant import AnyQuantizedType, CalibratedQuantizedType, UniformQuantizedType

_ANY, _ANY_EXPRESSED, _CALIBRATED, _UNIFORM, _PER_AXIS, _SUB_CHANNEL = range(1, 7)
_IS_SIGNED = 1

#: A splat of any size is a few bytes; so this bounds its size.
_MOST_SCALES: Final = 1 << 20


# --- writing ------------------------------------------------------------------------------------------------------------


def _write_type(type: Type, writer: DialectBytecodeWriter) -> bool:
    if isinstance(type, CalibratedQuantizedType):
        writer.write_varint(_CALIBRATED)
        writer.write_type(type.expressed_type)
        _write_double(writer, type.min)
        _write_double(writer, type.max)
        return True
    if isinstance(type, AnyQuantizedType):
        writer.write_varint(_ANY if type.expressed_type is None else _ANY_EXPRESSED)
        _write_storage(writer, type)
        if type.expressed_type is not None:
            writer.write_type(type.expressed_type)
        _write_bounds(writer, type)
        return True
    if isinstance(type, UniformQuantizedType):
        _write_uniform(writer, type)
        return True
    return False


def _write_storage(
    writer: DialectBytecodeWriter, type: AnyQuantizedType | UniformQuantizedType
) -> None:
    writer.write_varint(_IS_SIGNED if type.is_signed else 0)
    writer.write_type(type.storage_type)


def _write_bounds(
    writer: DialectBytecodeWriter, type: AnyQuantizedType | UniformQuantizedType
) -> None:
    writer.write_signed_varint(type.storage_type_min)
    writer.write_signed_varint(type.storage_type_max)


def _write_uniform(writer: DialectBytecodeWriter, type: UniformQuantizedType) -> None:
    if type.quantized_dimensions is not None:
        writer.write_varint(_SUB_CHANNEL)
        _write_storage(writer, type)
        writer.write_type(type.expressed_type)
        _write_bounds(writer, type)
        writer.write_list(type.quantized_dimensions, writer.write_signed_varint)
        writer.write_list(type.block_sizes, writer.write_signed_varint)
        for element, numbers in (
            (type.expressed_type, type.scales),
            (type.storage_type, type.zero_points),
        ):
            shaped = RankedTensorType.get(type.scales_shape, element)
            writer.write_attribute(DenseIntOrFPElementsAttr.get(shaped, numbers))
        return
    axis = type.quantized_dimension
    writer.write_varint(_UNIFORM if axis is None else _PER_AXIS)
    _write_storage(writer, type)
    writer.write_type(type.expressed_type)
    if axis is None:
        _write_double(writer, type.scales[0])
        writer.write_signed_varint(type.zero_points[0])
        _write_bounds(writer, type)
        return
    writer.write_varint(axis)
    _write_bounds(writer, type)
    writer.write_list(type.scales, lambda scale: _write_double(writer, scale))
    writer.write_list(type.zero_points, writer.write_signed_varint)


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
    if not _ANY <= code <= _SUB_CHANNEL:
        raise BytecodeError(f"unknown attribute code: {code}")
    try:
        if code == _CALIBRATED:
            expressed = reader.read_type_of(FloatType)
            return CalibratedQuantizedType.get(
                expressed, _read_double(reader), _read_double(reader)
            )
        is_signed, storage_type = _read_storage_head(reader)
        if code in (_ANY, _ANY_EXPRESSED):
            maybe = reader.read_type_of(FloatType) if code == _ANY_EXPRESSED else None
            bounds = _read_bounds(reader)
            return AnyQuantizedType.get(storage_type, is_signed, *bounds, maybe)
        return _read_uniform(reader, code, storage_type, is_signed)
    except ValueError as refusal:
        raise BytecodeError(str(refusal)) from None


def _read_uniform(
    reader: DialectBytecodeReader, code: int, storage_type: IntegerType, is_signed: bool
) -> Type:
    expressed = reader.read_type_of(FloatType)
    if code == _UNIFORM:
        scale, zero_point = _read_double(reader), reader.read_signed_varint()
        bounds = _read_bounds(reader)
        return UniformQuantizedType.get(
            storage_type, is_signed, *bounds, expressed, [scale], [zero_point]
        )
    if code == _PER_AXIS:
        axis = reader.read_varint()
        bounds = _read_bounds(reader)
        scales = reader.read_list(lambda: _read_double(reader))
        zero_points = reader.read_list(reader.read_signed_varint)
        if len(scales) != len(zero_points):
            raise BytecodeError("illegal number of scales and zeroPoints: ")
        return UniformQuantizedType.get(
            storage_type, is_signed, *bounds, expressed, scales, zero_points, axis
        )
    bounds = _read_bounds(reader)
    axes = reader.read_list(reader.read_signed_varint)
    sizes = reader.read_list(reader.read_signed_varint)
    if len(axes) != len(sizes):
        raise BytecodeError("a quantized type has other numbers of dimensions and block sizes")
    scale_elements = reader.read_attribute_of(DenseIntOrFPElementsAttr)
    zero_elements = reader.read_attribute_of(DenseIntOrFPElementsAttr)
    shape = scale_elements.type.shape
    if zero_elements.type.shape != shape or scale_elements.num_elements > _MOST_SCALES:
        raise BytecodeError("a quantized type has other numbers of scales and zero points")
    return UniformQuantizedType.get(
        storage_type,
        is_signed,
        *bounds,
        expressed,
        [_number(scale) for scale in scale_elements.values()],
        [int(_number(zero_point)) for zero_point in zero_elements.values()],
        None,
        axes,
        sizes,
        shape,
    )


def _read_bounds(reader: DialectBytecodeReader) -> tuple[int, int]:
    return reader.read_signed_varint(), reader.read_signed_varint()


def _number(value: object) -> int | float:
    if not isinstance(value, (int, float)):
        raise BytecodeError("expected numbers in the elements of a quantized type")
    return value


serializes(BytecodeInterface(read_type=_read_type, write_type=_write_type))
