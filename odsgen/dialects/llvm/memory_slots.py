"""Promotion of `llvm.alloca` by mem2reg (MLIR: LLVMMemorySlot.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.llvm.slot_casts import Casts, can_convert
from odsgen.dialects.shared import (
    erase_promoted_allocation,
    is_deleted,
    keeps_what_is_stored,
)
from odsgen.hooks import implements
from odsgen.runtime import (
    BlockArgument,
    Builder,
    DeletionKind,
    InsertionPoint,
    MemorySlot,
    Operation,
    Use,
    Value,
)
from odsgen_dialects import llvm

# --- alloca -----------------------------------------------------------------------------------------------------------


@implements(llvm.AllocaOp, method="promotable_slots")
def promotable_slots_alloca(op: llvm.AllocaOp) -> Sequence[MemorySlot]:
    """AllocaOp::getPromotableSlots"""
    block = op.parent_block
    if block is None or not block.is_entry_block:
        return ()
    return (MemorySlot(op.res, op.elem_type),)


@implements(llvm.AllocaOp, method="default_value")
def default_value_alloca(op: llvm.AllocaOp, slot: MemorySlot, builder: Builder) -> Value:
    """AllocaOp::getDefaultValue"""
    return builder.insert(llvm.UndefOp.build(slot.type, location=op.location)).res


@implements(llvm.AllocaOp, method="handle_block_argument")
def handle_block_argument_alloca(
    op: llvm.AllocaOp, slot: MemorySlot, argument: BlockArgument, builder: Builder
) -> None:
    """AllocaOp::handleBlockArgument"""
    for user in reversed(list(op.res.users)):  # as MLIR lists them: the last one first
        if isinstance(user, llvm.DbgDeclareOp):
            _declare_value(user, argument, builder)


implements(llvm.AllocaOp, method="handle_promotion_complete")(erase_promoted_allocation)


# --- load and store ---------------------------------------------------------------------------------------------------


@implements(llvm.LoadOp, method="loads_from")
@implements(llvm.StoreOp, method="stores_to")
def _accesses(op: llvm.LoadOp | llvm.StoreOp, slot: MemorySlot) -> bool:
    return op.addr is slot.pointer


implements(llvm.LoadOp, method="stored")(keeps_what_is_stored)
implements(llvm.StoreOp, method="remove_blocking_uses")(is_deleted)


@implements(llvm.StoreOp, method="stored")
def stored_store(
    op: llvm.StoreOp, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """StoreOp::getStored"""
    return Casts(op, builder).inserted(op.value, reaching_definition)


@implements(llvm.LoadOp, method="can_uses_be_removed")
def can_uses_be_removed_load(
    op: llvm.LoadOp, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """LoadOp::canUsesBeRemoved"""
    return (
        len(blocking_uses) == 1
        and op.addr is slot.pointer
        and not op.volatile_
        and can_convert(op, slot.type, op.res.type)
    )


@implements(llvm.StoreOp, method="can_uses_be_removed")
def can_uses_be_removed_store(
    op: llvm.StoreOp, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """StoreOp::canUsesBeRemoved"""
    return (
        len(blocking_uses) == 1
        and op.addr is slot.pointer
        and op.value is not slot.pointer
        and not op.volatile_
        and can_convert(op, slot.type, op.value.type)
    )


@implements(llvm.LoadOp, method="remove_blocking_uses")
def remove_blocking_uses_load(
    op: llvm.LoadOp,
    slot: MemorySlot,
    blocking_uses: Sequence[Use],
    builder: Builder,
    reaching_definition: Value,
) -> DeletionKind:
    """LoadOp::removeBlockingUses"""
    op.res.replace_all_uses_with(Casts(op, builder).extracted(reaching_definition, op.res.type))
    return DeletionKind.DELETE


# --- other uses of pointers -------------------------------------------------------------------------------------------


@implements(
    llvm.GEPOp,
    llvm.BitcastOp,
    llvm.AddrSpaceCastOp,
    llvm.LaunderInvariantGroupOp,
    llvm.StripInvariantGroupOp,
    llvm.LifetimeStartOp,
    llvm.LifetimeEndOp,
    llvm.InvariantStartOp,
    llvm.InvariantEndOp,
    llvm.DbgDeclareOp,
    method="remove_blocking_uses",
)
def _delete(op: Operation, blocking_uses: Sequence[Use], builder: Builder) -> DeletionKind:
    return DeletionKind.DELETE


@implements(
    llvm.BitcastOp,
    llvm.AddrSpaceCastOp,
    llvm.LaunderInvariantGroupOp,
    llvm.StripInvariantGroupOp,
    method="can_uses_be_removed",
)
def _forwards(op: Any, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]) -> bool:
    """BitcastOp::canUsesBeRemoved and the other operations that return the pointer"""
    for result in op.results:
        new_blocking_uses.extend(result.uses)
    return True


@implements(llvm.GEPOp, method="can_uses_be_removed")
def can_uses_be_removed_getelementptr(
    op: llvm.GEPOp, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """GEPOp::canUsesBeRemoved"""
    if op.dynamic_indices or any(op.raw_constant_indices):
        return False
    return _forwards(op, blocking_uses, new_blocking_uses)


# --- debuggers --------------------------------------------------------------------------------------------------------


def _declare_value(declaration: llvm.DbgDeclareOp, value: Value, builder: Builder) -> None:
    """Tell debuggers that a declared variable has this value from here on."""
    builder.insert(
        llvm.DbgValueOp.build(
            value,
            declaration.var_info,
            location_expr=declaration.location_expr,
            location=declaration.location,
        )
    )


@implements(llvm.DbgDeclareOp, method="visit_replaced_values")
def visit_replaced_values_dbg_declare(
    op: llvm.DbgDeclareOp, definitions: Sequence[tuple[Operation, Value]], builder: Builder
) -> None:
    """DbgDeclareOp::visitReplacedValues"""
    for definition, value in definitions:
        _declare_value(op, value, Builder(InsertionPoint.after(definition)))


@implements(llvm.DbgValueOp, method="can_uses_be_removed")
def can_uses_be_removed_dbg_value(
    op: llvm.DbgValueOp, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """DbgValueOp::canUsesBeRemoved"""
    return len(blocking_uses) == 1 and blocking_uses[0].index == 0


@implements(llvm.DbgValueOp, method="remove_blocking_uses")
def remove_blocking_uses_dbg_value(
    op: llvm.DbgValueOp, blocking_uses: Sequence[Use], builder: Builder
) -> DeletionKind:
    """DbgValueOp::removeBlockingUses: debuggers say that the value was optimized out"""
    undefined = llvm.UndefOp.build(op.value.type, location=op.value.location)
    op.value = Builder.before(op).insert(undefined).res
    return DeletionKind.KEEP
