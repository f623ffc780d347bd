"""Bytecode of the dialect `sdy`: which of two encodings Shardy chooses."""

from __future__ import annotations

from odsgen.bytecode import BytecodeInterface, DialectBytecodeWriter
from odsgen.hooks import serializes
from odsgen.runtime import Attribute, Type

from ..attributes import TensorShardingPerValueAttr

_WITH_UNREDUCED_AXES = 16


def _write_attribute(subject: Attribute | Type, writer: DialectBytecodeWriter) -> bool:
    """Writes shardings of which one has unreduced axes; the spec knows the others."""
    if not isinstance(subject, TensorShardingPerValueAttr):
        return False
    if not any(sharding.unreduced_axes for sharding in subject.shardings):
        return False
    writer.write_varint(_WITH_UNREDUCED_AXES)
    writer.write_references(subject.shardings)
    return True


serializes(BytecodeInterface(write_attribute=_write_attribute))
