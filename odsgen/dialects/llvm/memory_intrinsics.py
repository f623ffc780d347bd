"""Promotion of `memset`, `memcpy` and `memmove` over a whole slot for mem2reg (MLIR: LLVMMemorySlot.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from odsgen.dialects.shared.static_shapes import constant_integer
from odsgen.runtime.base.interface import MissingMethodError
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import FloatType, IntegerType
from odsgen.runtime.interfaces.data_layout_queries import DataLayout, UnknownLayoutError
from odsgen.runtime.interfaces.memory_slots import DeletionKind, MemorySlot

if TYPE_CHECKING:
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.value import Use, Value
    from odsgen_dialects.llvm import (
        MemcpyInlineOp,
        MemcpyOp,
        MemmoveOp,
        MemsetInlineOp,
        MemsetOp,
    )

    Set: TypeAlias = MemsetOp | MemsetInlineOp
    Copy: TypeAlias = MemcpyOp | MemcpyInlineOp | MemmoveOp


def _covers(op: Set | Copy, slot: MemorySlot) -> bool:
    """Whether as many bytes are written as the slot has."""
    from odsgen_dialects.llvm import MemcpyInlineOp, MemsetInlineOp

    if isinstance(op, (MemcpyInlineOp, MemsetInlineOp)):
        length: int | None = op.properties["len"].value
    else:
        length = constant_integer(op.len)
    try:
        return length == DataLayout.closest(op).type_size(slot.type)
    except (UnknownLayoutError, MissingMethodError):
        return False


def _delete(
    op: Set,
    slot: MemorySlot,
    blocking_uses: Sequence[Use],
    builder: Builder,
    reaching_definition: Value,
) -> DeletionKind:
    return DeletionKind.DELETE


def _writes(op: Set | Copy, slot: MemorySlot) -> bool:
    return op.dst is slot.pointer


# --- memset -----------------------------------------------------------------------------------------------------------


def _loads_nothing(op: Set, slot: MemorySlot) -> bool:
    return False


def _stored_by_set(
    op: Set, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """A number of which each byte is the one that is written."""
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


def _can_set_be_removed(
    op: Set, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """Numbers of whole bytes."""
    return (
        isinstance(slot.type, (IntegerType, FloatType))
        and slot.type.width > 0
        and slot.type.width % 8 == 0
        and not op.is_volatile
        and _covers(op, slot)
    )


loads_from_intr_memset = loads_from_intr_memset_inline = _loads_nothing
stores_to_intr_memset = stores_to_intr_memset_inline = _writes
stored_intr_memset = stored_intr_memset_inline = _stored_by_set
can_uses_be_removed_intr_memset = can_uses_be_removed_intr_memset_inline = _can_set_be_removed
remove_blocking_uses_intr_memset = remove_blocking_uses_intr_memset_inline = _delete


# --- memcpy and memmove -----------------------------------------------------------------------------------------------


def _reads(op: Copy, slot: MemorySlot) -> bool:
    return op.src is slot.pointer


def _stored_by_copy(
    op: Copy, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """The value where it is copied from."""
    from odsgen_dialects.llvm import LoadOp

    return builder.insert(
        LoadOp.build_generic((op.src,), {}, (slot.type,), location=op.location)
    ).res


def _can_copy_be_removed(
    op: Copy, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """A copy of the whole slot to or from somewhere else."""
    return op.dst is not op.src and not op.is_volatile and _covers(op, slot)


def _remove_copy(
    op: Copy,
    slot: MemorySlot,
    blocking_uses: Sequence[Use],
    builder: Builder,
    reaching_definition: Value,
) -> DeletionKind:
    """Store the value that would be copied from the slot."""
    from odsgen_dialects.llvm import StoreOp

    if _reads(op, slot):
        stored = StoreOp.build_generic((reaching_definition, op.dst), {}, (), location=op.location)
        builder.insert(stored)
    return DeletionKind.DELETE


loads_from_intr_memcpy = loads_from_intr_memcpy_inline = loads_from_intr_memmove = _reads
stores_to_intr_memcpy = stores_to_intr_memcpy_inline = stores_to_intr_memmove = _writes
stored_intr_memcpy = stored_intr_memcpy_inline = stored_intr_memmove = _stored_by_copy
can_uses_be_removed_intr_memcpy = can_uses_be_removed_intr_memmove = _can_copy_be_removed
can_uses_be_removed_intr_memcpy_inline = _can_copy_be_removed
remove_blocking_uses_intr_memcpy = remove_blocking_uses_intr_memmove = _remove_copy
remove_blocking_uses_intr_memcpy_inline = _remove_copy
