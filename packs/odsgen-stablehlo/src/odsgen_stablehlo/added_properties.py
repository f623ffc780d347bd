"""Operations that have got an attribute which older programs do not have.

Bytecode names no version of these dialects, so that the number of the properties tells their age.  Without the attribute they
are written as older readers expect them.
"""

from __future__ import annotations

from typing import Any

from odsgen.bytecode import (
    BytecodeError,
    DialectBytecodeReader,
    DialectBytecodeWriter,
    PropertyEncoding,
)
from odsgen.bytecode.properties import AttributeField, layout_of
from odsgen.runtime import Operation


def with_added(op_class: type[Operation], added: str) -> PropertyEncoding:
    """The encoding of the properties of a class to which an optional attribute was added."""
    fields = [
        (field.name, field.is_required)
        for field in layout_of(op_class).attributes
        if isinstance(field, AttributeField)
    ]
    older = [field for field in fields if field[0] != added]

    def write(op: Any, writer: DialectBytecodeWriter) -> None:
        properties: dict[str, Any] = op.stored_properties
        for name, is_required in older if properties.get(added) is None else fields:
            if is_required:
                writer.write_attribute(properties[name])
            else:
                writer.write_optional_attribute(properties.get(name))

    def read(reader: DialectBytecodeReader) -> dict[str, Any]:
        numbers = []
        while reader.position < reader.end:
            numbers.append(reader.read_varint())
        present = older if len(numbers) == len(older) else fields
        if len(numbers) != len(present):
            raise BytecodeError(
                f"{op_class.OPERATION_NAME} has {len(older)} or {len(fields)} properties, "
                f"but got {len(numbers)}"
            )
        found: dict[str, Any] = {}
        for number, (name, is_required) in zip(numbers, present, strict=True):
            if is_required or number & 1:
                index = number if is_required else number >> 1
                attribute = reader.tables.attribute(index)
                try:
                    found[name] = op_class.property_from_attribute(name, attribute)
                except ValueError as error:
                    raise BytecodeError(str(error)) from None
        return found

    return PropertyEncoding(write, read)
