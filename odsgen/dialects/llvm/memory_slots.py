"""Promotion of `llvm.alloca` by mem2reg (MLIR: LLVMMemorySlot.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.llvm.slot_casts import Casts, can_convert
from odsgen.dialects.shared.memory_slots import erase_promoted_allocation
from odsgen.hooks import implements
from odsgen.runtime.interfaces.memory_slots import DeletionKind, MemorySlot
from odsgen_dialects.llvm import (
    AddrSpaceCastOp,
    AllocaOp,
    BitcastOp,
    GEPOp,
    InvariantEndOp,
    InvariantStartOp,
    LaunderInvariantGroupOp,
    LifetimeEndOp,
    LifetimeStartOp,
    LoadOp,
    StoreOp,
    StripInvariantGroupOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import BlockArgument, Use, Value


# --- alloca -----------------------------------------------------------------------------------------------------------


@implements(AllocaOp, method="promotable_slots")
def promotable_slots_alloca(op: AllocaOp) -> Sequence[MemorySlot]:
    """AllocaOp::getPromotableSlots"""
    block = op.parent_block
    if block is None or not block.is_entry_block:
        return ()
    return (MemorySlot(op.res, op.elem_type),)


@implements(AllocaOp, method="default_value")
def default_value_alloca(op: AllocaOp, slot: MemorySlot, builder: Builder) -> Value:
    """AllocaOp::getDefaultValue"""
    from odsgen_dialects.llvm import UndefOp

    return builder.insert(UndefOp.build(slot.type, location=op.location)).res


@implements(AllocaOp, method="handle_block_argument")
def handle_block_argument_alloca(
    op: AllocaOp, slot: MemorySlot, argument: BlockArgument, builder: Builder
) -> None:
    """AllocaOp::handleBlockArgument"""


implements(AllocaOp, method="handle_promotion_complete")(erase_promoted_allocation)


# --- load and store ---------------------------------------------------------------------------------------------------


@implements(LoadOp, method="loads_from")
def loads_from_load(op: LoadOp, slot: MemorySlot) -> bool:
    return op.addr is slot.pointer


@implements(LoadOp, method="stores_to")
def stores_to_load(op: LoadOp, slot: MemorySlot) -> bool:
    return False


@implements(StoreOp, method="loads_from")
def loads_from_store(op: StoreOp, slot: MemorySlot) -> bool:
    return False


@implements(StoreOp, method="stores_to")
def stores_to_store(op: StoreOp, slot: MemorySlot) -> bool:
    return op.addr is slot.pointer


@implements(LoadOp, method="stored")
def stored_load(
    op: LoadOp, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """LoadOp::getStored"""
    return reaching_definition


@implements(StoreOp, method="stored")
def stored_store(
    op: StoreOp, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """StoreOp::getStored"""
    return Casts(op, builder).inserted(op.value, reaching_definition)


@implements(LoadOp, method="can_uses_be_removed")
def can_uses_be_removed_load(
    op: LoadOp, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """LoadOp::canUsesBeRemoved"""
    return (
        len(blocking_uses) == 1
        and op.addr is slot.pointer
        and not op.volatile_
        and can_convert(op, slot.type, op.res.type)
    )


@implements(StoreOp, method="can_uses_be_removed")
def can_uses_be_removed_store(
    op: StoreOp, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """StoreOp::canUsesBeRemoved"""
    return (
        len(blocking_uses) == 1
        and op.addr is slot.pointer
        and op.value is not slot.pointer
        and not op.volatile_
        and can_convert(op, slot.type, op.value.type)
    )


@implements(LoadOp, method="remove_blocking_uses")
def remove_blocking_uses_load(
    op: LoadOp,
    slot: MemorySlot,
    blocking_uses: Sequence[Use],
    builder: Builder,
    reaching_definition: Value,
) -> DeletionKind:
    """LoadOp::removeBlockingUses"""
    op.res.replace_all_uses_with(Casts(op, builder).extracted(reaching_definition, op.res.type))
    return DeletionKind.DELETE


@implements(StoreOp, method="remove_blocking_uses")
def remove_blocking_uses_store(
    op: StoreOp,
    slot: MemorySlot,
    blocking_uses: Sequence[Use],
    builder: Builder,
    reaching_definition: Value,
) -> DeletionKind:
    """StoreOp::removeBlockingUses"""
    return DeletionKind.DELETE


# --- other uses of pointers -------------------------------------------------------------------------------------------


@implements(
    GEPOp,
    BitcastOp,
    AddrSpaceCastOp,
    LaunderInvariantGroupOp,
    StripInvariantGroupOp,
    LifetimeStartOp,
    LifetimeEndOp,
    InvariantStartOp,
    InvariantEndOp,
    method="remove_blocking_uses",
)
def _delete(op: Operation, blocking_uses: Sequence[Use], builder: Builder) -> DeletionKind:
    return DeletionKind.DELETE


@implements(
    BitcastOp,
    AddrSpaceCastOp,
    LaunderInvariantGroupOp,
    StripInvariantGroupOp,
    InvariantStartOp,
    method="can_uses_be_removed",
)
def _forwards(op: Any, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]) -> bool:
    """BitcastOp::canUsesBeRemoved and the other operations that return the pointer"""
    for result in op.results:
        new_blocking_uses.extend(result.uses)
    return True


@implements(LifetimeStartOp, LifetimeEndOp, InvariantEndOp, method="can_uses_be_removed")
def _marks(op: Operation, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]) -> bool:
    """LifetimeStartOp::canUsesBeRemoved and the other markers"""
    return True


@implements(GEPOp, method="can_uses_be_removed")
def can_uses_be_removed_getelementptr(
    op: GEPOp, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """GEPOp::canUsesBeRemoved"""
    if op.dynamic_indices or any(op.raw_constant_indices):
        return False
    return _forwards(op, blocking_uses, new_blocking_uses)
