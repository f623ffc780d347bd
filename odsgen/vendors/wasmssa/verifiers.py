"""Verifiers of the dialect `wasmssa`."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import verifies
from odsgen.runtime import FloatType, IntegerType, Type, Value
from odsgen_dialects.wasmssa import ExtendLowBitsSOp, LocalSetOp, LocalTeeOp, ReinterpretOp


def _inner(value: Value) -> Type:
    """The element type of a local reference."""
    type: Any = value.type
    inner: Type = type.parameters()[0]
    return inner


def _width(type: Type) -> int:
    return type.width if isinstance(type, (IntegerType, FloatType)) else 0


@verifies(ExtendLowBitsSOp)
def verify_extend(op: ExtendLowBitsSOp) -> None:
    """ExtendLowBitsSOp::verify"""
    bits = op.bits_to_take.unsigned_value
    if bits not in (8, 16, 32):
        raise op.error(f"extend op can only take 8, 16 or 32 bits. Got {bits}")
    if bits >= _width(op.input.type):
        raise op.error(
            f"trying to extend the {bits} low bits from a '{op.input.type}' value is illegal"
        )


@verifies(ReinterpretOp)
def verify_reinterpret(op: ReinterpretOp) -> None:
    """ReinterpretOp::verify"""
    input, result = op.input.type, op.result.type
    if input is result:
        raise op.error("reinterpret input and output type should be distinct")
    if _width(input) != _width(result):
        raise op.error(
            f"input type ('{input}') and output type ('{result}') have incompatible bit widths"
        )


@verifies(LocalSetOp)
def verify_local_set(op: LocalSetOp) -> None:
    """LocalSetOp::verify"""
    if _inner(op.local_var) is not op.value.type:
        raise op.error("input type and result type of local.set do not match")


@verifies(LocalTeeOp)
def verify_local_tee(op: LocalTeeOp) -> None:
    """LocalTeeOp::verify"""
    if not _inner(op.local_var) is op.value.type is op.result.type:
        raise op.error("input type and output type of local.tee do not match")
