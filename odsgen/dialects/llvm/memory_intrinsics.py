"""Promotion of `memset`, `memcpy` and `memmove` of a whole slot (MLIR: LLVMMemorySlot.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from odsgen.dialects.shared import constant_integer, is_deleted
from odsgen.hooks import implements
from odsgen.runtime import (
    DataLayout,
    DeletionKind,
    FloatType,
    IntegerAttr,
    IntegerType,
    MemorySlot,
    MissingMethodError,
    UnknownLayoutError,
)
from odsgen_dialects.llvm import MemcpyInlineOp, MemcpyOp, MemmoveOp, MemsetInlineOp, MemsetOp

if TYPE_CHECKING:
    from odsgen.runtime import Builder, Use, Value

    Set: TypeAlias = MemsetOp | MemsetInlineOp
    Copy: TypeAlias = MemcpyOp | MemcpyInlineOp | MemmoveOp


def _covers(op: Set | Copy, slot: MemorySlot) -> bool:
    """Whether the length is the size of the slot."""
    from odsgen_dialects.llvm import MemcpyInlineOp, MemsetInlineOp

    if isinstance(op, (MemcpyInlineOp, MemsetInlineOp)):
        length: int | None = op.len.value
    else:
        length = constant_integer(op.len)
    try:
        return length == DataLayout.closest(op).type_size(slot.type)
    except (UnknownLayoutError, MissingMethodError):
        return False


implements(MemsetOp, MemsetInlineOp, method="remove_blocking_uses")(is_deleted)


@implements(MemsetOp, MemsetInlineOp, MemcpyOp, MemcpyInlineOp, MemmoveOp, method="stores_to")
def _writes(op: Set | Copy, slot: MemorySlot) -> bool:
    return op.dst is slot.pointer


# --- memset -----------------------------------------------------------------------------------------------------------


@implements(MemsetOp, MemsetInlineOp, method="loads_from")
def _loads_nothing(op: Set, slot: MemorySlot) -> bool:
    return False


@implements(MemsetOp, MemsetInlineOp, method="stored")
def _stored_by_set(
    op: Set, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """MemsetOp::getStored, MemsetInlineOp::getStored"""
    from odsgen_dialects.llvm import BitcastOp, ConstantOp, OrOp, ShlOp, ZExtOp

    location, slot_type = op.location, slot.type
    assert isinstance(slot_type, (IntegerType, FloatType))
    width = slot_type.width
    type = IntegerType.get(width)
    value: Value = op.val
    byte = constant_integer(value)
    if width == 8:
        pass
    elif byte is not None:
        number = int.from_bytes(bytes([byte & 0xFF]) * (width // 8), "little", signed=True)
        made = ConstantOp.build(type, IntegerAttr.get(number, type), location=location)
        value = builder.insert(made).res
    else:
        value = builder.insert(ZExtOp.build(type, value, location=location)).res
        covered = 8
        while covered < width:
            attribute = IntegerAttr.get(covered, type)
            by = builder.insert(ConstantOp.build(type, attribute, location=location)).res
            shifted = builder.insert(ShlOp.build(value, by, location=location)).res
            value = builder.insert(OrOp.build(value, shifted, location=location)).res
            covered *= 2
    if isinstance(slot_type, FloatType):
        value = builder.insert(BitcastOp.build(slot_type, value, location=location)).res
    return value


@implements(MemsetOp, MemsetInlineOp, method="can_uses_be_removed")
def _can_set_be_removed(
    op: Set, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """MemsetOp::canUsesBeRemoved, MemsetInlineOp::canUsesBeRemoved"""
    return (
        isinstance(slot.type, (IntegerType, FloatType))
        and slot.type.width > 0
        and slot.type.width % 8 == 0
        and not op.is_volatile
        and _covers(op, slot)
    )


# --- memcpy and memmove -----------------------------------------------------------------------------------------------


@implements(MemcpyOp, MemcpyInlineOp, MemmoveOp, method="loads_from")
def _reads(op: Copy, slot: MemorySlot) -> bool:
    return op.src is slot.pointer


@implements(MemcpyOp, MemcpyInlineOp, MemmoveOp, method="stored")
def _stored_by_copy(
    op: Copy, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """MemcpyOp::getStored and the other copies"""
    from odsgen_dialects.llvm import LoadOp

    return builder.insert(
        LoadOp.build_generic((op.src,), {}, (slot.type,), location=op.location)
    ).res


@implements(MemcpyOp, MemmoveOp, MemcpyInlineOp, method="can_uses_be_removed")
def _can_copy_be_removed(
    op: Copy, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """MemcpyOp::canUsesBeRemoved and the other copies"""
    return op.dst is not op.src and not op.is_volatile and _covers(op, slot)


@implements(MemcpyOp, MemmoveOp, MemcpyInlineOp, method="remove_blocking_uses")
def _remove_copy(
    op: Copy,
    slot: MemorySlot,
    blocking_uses: Sequence[Use],
    builder: Builder,
    reaching_definition: Value,
) -> DeletionKind:
    """MemcpyOp::removeBlockingUses and the other copies"""
    from odsgen_dialects.llvm import StoreOp

    if _reads(op, slot):
        stored = StoreOp.build_generic((reaching_definition, op.dst), {}, (), location=op.location)
        builder.insert(stored)
    return DeletionKind.DELETE
