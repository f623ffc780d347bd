"""Bytecode of the dialect `stablehlo`: its version, and members of its encodings that have forms of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from odsgen.bytecode import (
    BytecodeError,
    BytecodeInterface,
    DialectBytecodeReader,
    DialectBytecodeWriter,
    DialectMemberKind,
)
from odsgen.hooks import serializes
from odsgen.runtime import ArrayAttr, Attribute

from ...added_properties import with_added
from ...compatibility.version import Version
from ..ops import CollectiveBroadcastOp, CustomCallOp


def _read_version(reader: DialectBytecodeReader) -> Version:
    version = Version(reader.read_varint(), reader.read_varint(), reader.read_varint())
    if version > Version.current():
        raise BytecodeError(
            f"current stablehlo dialect version is {Version.current()}, can't parse version: {version}"
        )
    return version


def _write_elements(writer: DialectBytecodeWriter, value: ArrayAttr, subject: object) -> None:
    writer.write_references(value.elements)


def _read_elements(reader: DialectBytecodeReader, read: Mapping[str, Any]) -> ArrayAttr:
    return ArrayAttr.get(reader.read_list(reader.read_attribute, "elements"))


def _write_array(
    writer: DialectBytecodeWriter, value: Sequence[Attribute], subject: object
) -> None:
    writer.write_attribute(ArrayAttr.get(value))


def _read_array(reader: DialectBytecodeReader, read: Mapping[str, Any]) -> Sequence[Attribute]:
    return reader.read_attribute_of(ArrayAttr).elements


def _write_optional(
    writer: DialectBytecodeWriter, value: Attribute | None, subject: object
) -> None:
    writer.write_bool(value is not None)
    if value is not None:
        writer.write_attribute(value)


def _read_optional(reader: DialectBytecodeReader, read: Mapping[str, Any]) -> Attribute | None:
    return reader.read_attribute() if reader.read_bool() else None


serializes(
    BytecodeInterface(
        kinds={
            "ArrayAttr": DialectMemberKind(_write_array, _read_array),
            "Elements": DialectMemberKind(_write_elements, _read_elements),
            "OptionalAttribute": DialectMemberKind(_write_optional, _read_optional),
        },
        properties={
            "stablehlo.collective_broadcast": with_added(CollectiveBroadcastOp, "has_dynamic_root"),
            "stablehlo.custom_call": with_added(CustomCallOp, "result_tilings"),
        },
        read_version=_read_version,
    )
)
