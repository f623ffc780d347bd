"""Bytecode of the dialect `chlo`: operations that older files have with fewer properties."""

from __future__ import annotations

from typing import Any

from odsgen.bytecode import (
    BytecodeInterface,
    DialectBytecodeReader,
    DialectBytecodeWriter,
    PropertyEncoding,
)
from odsgen.hooks import serializes

from ..ops import TopKOp


def _write_top_k(op: TopKOp, writer: DialectBytecodeWriter) -> None:
    """Without `is_stable` in the form that readers before 1.20 take."""
    is_stable = op.stored_properties.get("is_stable")
    if is_stable is not None:
        writer.write_optional_attribute(is_stable)
    writer.write_attribute(op.stored_properties["k"])


def _read_top_k(reader: DialectBytecodeReader) -> dict[str, Any]:
    """`is_stable` and `k`; files name no version of the dialect, and older ones have `k` alone."""
    start = reader.position
    is_stable = reader.read_optional_attribute()
    if reader.position == reader.end:
        reader.position = start
        is_stable = None
    found: dict[str, Any] = {"k": reader.read_attribute()}
    if is_stable is not None:
        found["is_stable"] = is_stable
    return found


serializes(
    BytecodeInterface(properties={"chlo.top_k": PropertyEncoding(_write_top_k, _read_top_k)})
)
