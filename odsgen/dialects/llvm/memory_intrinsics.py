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
    Use,
    Value,
)
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime import Builder

    Set: TypeAlias = llvm.MemsetOp | llvm.MemsetInlineOp
    Copy: TypeAlias = llvm.MemcpyOp | llvm.MemcpyInlineOp | llvm.MemmoveOp


def _covers(op: Set | Copy, slot: MemorySlot) -> bool:
    """Whether the length is the size of the slot."""
    if isinstance(op, (llvm.MemcpyInlineOp, llvm.MemsetInlineOp)):
        length: int | None = op.len.value
    else:
        length = constant_integer(op.len)
    try:
        return length == DataLayout.closest(op).type_size(slot.type)
    except (UnknownLayoutError, MissingMethodError):
        return False


implements(llvm.MemsetOp, llvm.MemsetInlineOp, method="remove_blocking_uses")(is_deleted)


@implements(
    llvm.MemsetOp,
    llvm.MemsetInlineOp,
    llvm.MemcpyOp,
    llvm.MemcpyInlineOp,
    llvm.MemmoveOp,
    method="stores_to",
)
def _writes(op: Set | Copy, slot: MemorySlot) -> bool:
    return op.dst is slot.pointer


# --- memset -----------------------------------------------------------------------------------------------------------


@implements(llvm.MemsetOp, llvm.MemsetInlineOp, method="stored")
def _stored_by_set(
    op: Set, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """MemsetOp::getStored, MemsetInlineOp::getStored"""
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
        made = llvm.ConstantOp.build(type, IntegerAttr.get(number, type), location=location)
        value = builder.insert(made).res
    else:
        value = builder.insert(llvm.ZExtOp.build(type, value, location=location)).res
        covered = 8
        while covered < width:
            attribute = IntegerAttr.get(covered, type)
            by = builder.insert(llvm.ConstantOp.build(type, attribute, location=location)).res
            shifted = builder.insert(llvm.ShlOp.build(value, by, location=location)).res
            value = builder.insert(llvm.OrOp.build(value, shifted, location=location)).res
            covered *= 2
    if isinstance(slot_type, FloatType):
        value = builder.insert(llvm.BitcastOp.build(slot_type, value, location=location)).res
    return value


@implements(llvm.MemsetOp, llvm.MemsetInlineOp, method="can_uses_be_removed")
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


@implements(llvm.MemcpyOp, llvm.MemcpyInlineOp, llvm.MemmoveOp, method="loads_from")
def _reads(op: Copy, slot: MemorySlot) -> bool:
    return op.src is slot.pointer


@implements(llvm.MemcpyOp, llvm.MemcpyInlineOp, llvm.MemmoveOp, method="stored")
def _stored_by_copy(
    op: Copy, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """MemcpyOp::getStored and the other copies"""
    return builder.insert(
        llvm.LoadOp.build_generic((op.src,), {}, (slot.type,), location=op.location)
    ).res


@implements(llvm.MemcpyOp, llvm.MemmoveOp, llvm.MemcpyInlineOp, method="can_uses_be_removed")
def _can_copy_be_removed(
    op: Copy, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """MemcpyOp::canUsesBeRemoved and the other copies"""
    return op.dst is not op.src and not op.is_volatile and _covers(op, slot)


@implements(llvm.MemcpyOp, llvm.MemmoveOp, llvm.MemcpyInlineOp, method="remove_blocking_uses")
def _remove_copy(
    op: Copy,
    slot: MemorySlot,
    blocking_uses: Sequence[Use],
    builder: Builder,
    reaching_definition: Value,
) -> DeletionKind:
    """MemcpyOp::removeBlockingUses and the other copies"""
    if _reads(op, slot):
        stored = llvm.StoreOp.build_generic(
            (reaching_definition, op.dst), {}, (), location=op.location
        )
        builder.insert(stored)
    return DeletionKind.DELETE
