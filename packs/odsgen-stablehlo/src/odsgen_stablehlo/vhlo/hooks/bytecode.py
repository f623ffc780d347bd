"""Bytecode of the dialect `vhlo`: members of its encodings that depend on others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from odsgen.bytecode import (
    BytecodeError,
    BytecodeInterface,
    DialectBytecodeReader,
    DialectBytecodeWriter,
    DialectMemberKind,
)
from odsgen.hooks import serializes
from odsgen.runtime import (
    INDEX_STORAGE_WIDTH,
    Attribute,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    RankedTensorType,
    ShapedType,
    Signedness,
    Type,
    i1,
)
from odsgen.runtime.builtin.element_storage import pack_bits

from ...compatibility.types import FROM_VHLO

#: The byte that stands for all elements of a tensor of truth values that are true.
_ALL_TRUE: Final = b"\xff"


def _type_of(read: Mapping[str, Any]) -> Type | None:
    type = read["type"]
    return FROM_VHLO.convert(type) if isinstance(type, Type) else None


# --- one number ---------------------------------------------------------------------------------------------------------


def _width(type: IntegerType | IndexType) -> int:
    return INDEX_STORAGE_WIDTH if isinstance(type, IndexType) else type.width


def _write_integer(writer: DialectBytecodeWriter, value: IntegerAttr, subject: object) -> None:
    writer.write_integer(int(value.value), _width(value.type))


def _read_integer(reader: DialectBytecodeReader, read: Mapping[str, Any]) -> IntegerAttr:
    type = _type_of(read)
    if not isinstance(type, (IntegerType, IndexType)):
        raise BytecodeError("unsupported integer type")
    width = _width(type)
    bits = reader.read_integer(width)
    if not isinstance(type, IntegerType) or type.signedness is Signedness.SIGNLESS:
        bits -= bits >> (width - 1) << width
    return IntegerAttr.get(bits, type)


def _write_float(writer: DialectBytecodeWriter, value: FloatAttr, subject: object) -> None:
    writer.write_integer(value.bits, value.type.width)


def _read_float(reader: DialectBytecodeReader, read: Mapping[str, Any]) -> FloatAttr:
    type = _type_of(read)
    if not isinstance(type, FloatType):
        raise BytecodeError("unsupported floating-point type")
    return FloatAttr.from_bits(reader.read_integer(type.width), type)


def _write_truth(writer: DialectBytecodeWriter, value: bool, subject: object) -> None:
    writer.write_varint(value)


def _read_truth(reader: DialectBytecodeReader, read: Mapping[str, Any]) -> bool:
    value = reader.read_varint()
    if value > 1:
        raise BytecodeError(f"expected a boolean, but got {value}")
    return value == 1


# --- tensors ------------------------------------------------------------------------------------------------------------


def _write_tensor(
    writer: DialectBytecodeWriter, data: DenseIntOrFPElementsAttr, subject: object
) -> None:
    if not data.is_splat or data.type.element_type is not i1:
        writer.write_blob(data.raw_data)
    elif data.type.num_elements > 1:
        writer.write_blob(data.raw_data[:1])
    else:
        writer.write_blob(pack_bits(data.number_bits()))


def _read_tensor(
    reader: DialectBytecodeReader, read: Mapping[str, Any]
) -> DenseIntOrFPElementsAttr:
    type = _type_of(read)
    blob = reader.read_blob()
    if not isinstance(type, ShapedType) or not type.has_static_shape:
        raise BytecodeError("expected the type of a tensor whose shape is known")
    if type.num_elements > 8 * max(len(reader.data), len(blob)) and len(blob) == 0:
        raise BytecodeError(f"{type.num_elements} elements have no data")
    if isinstance(type, RankedTensorType) and type.element_type is i1:
        blob = _packed_truths(blob, type.num_elements)
    return DenseIntOrFPElementsAttr.from_raw(type, blob)


def _packed_truths(blob: bytes, count: int) -> bytes:
    """Truth values, eight to a byte; older files have a byte for each, or one for all."""
    if blob == _ALL_TRUE or (len(blob) == (count + 7) // 8 and len(blob) != count):
        return blob
    if len(blob) == 1 and count != 1:
        return _ALL_TRUE if blob[0] else b"\x00"
    return pack_bits(blob)


# --- what consists of attributes ----------------------------------------------------------------------------------------


def _write_pairs(
    writer: DialectBytecodeWriter, value: Sequence[Attribute], subject: object
) -> None:
    writer.write_varint(len(value) // 2)
    for part in value:
        writer.write_attribute(part)


def _read_pairs(reader: DialectBytecodeReader, read: Mapping[str, Any]) -> list[Attribute]:
    count = reader.read_count("entries")
    return [reader.read_attribute() for _ in range(2 * count)]


def _write_optional(
    writer: DialectBytecodeWriter, value: Attribute | None, subject: object
) -> None:
    writer.write_varint(value is not None)
    if value is not None:
        writer.write_attribute(value)


def _read_optional(reader: DialectBytecodeReader, read: Mapping[str, Any]) -> Attribute | None:
    return reader.read_attribute() if reader.read_varint() else None


serializes(
    BytecodeInterface(
        kinds={
            "Float": DialectMemberKind(_write_float, _read_float),
            "Integer": DialectMemberKind(_write_integer, _read_integer),
            "OptionalAttribute": DialectMemberKind(_write_optional, _read_optional),
            "Pairs": DialectMemberKind(_write_pairs, _read_pairs),
            "Tensor": DialectMemberKind(_write_tensor, _read_tensor),
            "Truth": DialectMemberKind(_write_truth, _read_truth),
        }
    )
)
