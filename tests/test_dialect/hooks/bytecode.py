"""The dialect `test` in bytecode: its versions, what older ones had otherwise, and the encodings of its own."""

from __future__ import annotations

from typing import Any

from odsgen.bytecode.errors import BytecodeError
from odsgen.bytecode.interface import (
    BytecodeInterface,
    DialectBytecodeReader,
    DialectBytecodeWriter,
    PropertyEncoding,
)
from odsgen.hooks import serializes
from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.attributes import BoolAttr, IntegerAttr
from odsgen.runtime.ir.operation import Operation

#: The major and the minor version.
CURRENT = (2, 0)

_TEST_I32_TYPE = 99
_TEST_ATTR_PARAMS = 0


def _version(reader: DialectBytecodeReader) -> tuple[int, int]:
    found: tuple[int, int] | None = reader.dialect_version("test")
    return CURRENT if found is None else found


def _write_version(writer: DialectBytecodeWriter) -> None:
    for number in CURRENT:
        writer.write_varint(number)


def _read_version(reader: DialectBytecodeReader) -> tuple[int, int]:
    return reader.read_varint(), reader.read_varint()


def _upgrade(top: Operation, version: tuple[int, int]) -> None:
    if version == CURRENT:
        return
    if version > CURRENT:
        raise top.error(
            f"current test dialect version is 2.0, can't parse version: {version[0]}.{version[1]}"
        )
    for op in top.walk():
        if op.name == "test.versionedA":
            op.properties.setdefault("modifier", BoolAttr.get(False))


def _definitions(reader: DialectBytecodeReader) -> Any:
    return reader.context.dialect("test")


def _write_attribute(attribute: Any, writer: DialectBytecodeWriter) -> bool:
    if attribute.MNEMONIC != "attr_params":
        return False
    for number in (_TEST_ATTR_PARAMS, attribute.v0, attribute.v1):
        writer.write_varint(number)
    return True


def _read_attribute(reader: DialectBytecodeReader) -> Attribute:
    code = reader.read_varint()
    if code != _TEST_ATTR_PARAMS:
        raise BytecodeError(f"unknown attribute code: {code}")
    first, second = reader.read_varint(), reader.read_varint()
    if _version(reader) < CURRENT:  # which had them the other way round
        first, second = second, first
    found: Attribute = _definitions(reader).attributes["attr_params"].get(first, second)
    return found


def _write_type(type: Type, writer: DialectBytecodeWriter) -> bool:
    if type.MNEMONIC != "i32":
        return False
    writer.write_varint(_TEST_I32_TYPE)
    return True


def _read_type(reader: DialectBytecodeReader) -> Type:
    code = reader.read_varint()
    if code != _TEST_I32_TYPE:
        raise BytecodeError(f"unknown type code: {code}")
    found: Type = _definitions(reader).types["i32"].get()
    return found


def _write_versioned_a(op: Any, writer: DialectBytecodeWriter) -> None:
    writer.write_attribute(op.properties["dims"])
    writer.write_attribute(op.properties["modifier"])


def _read_versioned_a(reader: DialectBytecodeReader) -> dict[str, Any]:
    properties: dict[str, Any] = {"dims": reader.read_attribute_of(IntegerAttr)}
    if _version(reader) >= CURRENT:
        properties["modifier"] = reader.read_attribute_of(BoolAttr)
    return properties


def _write_attribute_of_value(op: Any, writer: DialectBytecodeWriter) -> None:
    writer.write_attribute(op.property_attribute("value"))


def _read_attribute_of_value(reader: DialectBytecodeReader) -> dict[str, Any]:
    return {"value": reader.read_attribute_of(IntegerAttr).value}


serializes(
    BytecodeInterface(
        read_attribute=_read_attribute,
        read_type=_read_type,
        write_attribute=_write_attribute,
        write_type=_write_type,
        properties={
            "test.versionedA": PropertyEncoding(_write_versioned_a, _read_versioned_a),
            "test.using_int_property_with_worse_bytecode": PropertyEncoding(
                _write_attribute_of_value, _read_attribute_of_value
            ),
        },
        write_version=_write_version,
        read_version=_read_version,
        upgrade_from_version=_upgrade,
    )
)
