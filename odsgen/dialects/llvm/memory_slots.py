"""Memory slots of `llvm`: what mem2reg makes of `alloca`, `load`, `store` and of pointers made of a slot's
(MLIR: LLVMMemorySlot.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.llvm.slot_casts import Casts, can_convert
from odsgen.dialects.shared.memory_slots import erase_promoted_allocation
from odsgen.runtime.interfaces.memory_slots import DeletionKind, MemorySlot

if TYPE_CHECKING:
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import BlockArgument, Use, Value
    from odsgen_dialects.llvm import AllocaOp, GEPOp, LoadOp, StoreOp


# --- alloca -----------------------------------------------------------------------------------------------------------


def promotable_slots_alloca(op: AllocaOp) -> Sequence[MemorySlot]:
    """The memory, or the first element of it; outside the entry block, each time that it is reached there is another one."""
    block = op.parent_block
    if block is None or not block.is_entry_block:
        return ()
    return (MemorySlot(op.res, op.elem_type),)


def default_value_alloca(op: AllocaOp, slot: MemorySlot, builder: Builder) -> Value:
    """Memory to which nothing was written holds anything."""
    from odsgen_dialects.llvm import UndefOp

    return builder.insert(UndefOp.build(slot.type, location=op.location)).res


def handle_block_argument_alloca(
    op: AllocaOp, slot: MemorySlot, argument: BlockArgument, builder: Builder
) -> None:
    """Nothing goes with it: memory that a debugger is told of is not promoted."""


handle_promotion_complete_alloca = erase_promoted_allocation


# --- load and store ---------------------------------------------------------------------------------------------------


def loads_from_load(op: LoadOp, slot: MemorySlot) -> bool:
    return op.addr is slot.pointer


def stores_to_load(op: LoadOp, slot: MemorySlot) -> bool:
    return False


def loads_from_store(op: StoreOp, slot: MemorySlot) -> bool:
    return False


def stores_to_store(op: StoreOp, slot: MemorySlot) -> bool:
    return op.addr is slot.pointer


def stored_load(
    op: LoadOp, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """Nothing is stored: the value from before."""
    return reaching_definition


def stored_store(
    op: StoreOp, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """The value that is stored, or the bits of it in the value from before."""
    return Casts(op, builder).inserted(op.value, reaching_definition)


def can_uses_be_removed_load(
    op: LoadOp, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """A load of the slot or of its first bits."""
    return (
        len(blocking_uses) == 1
        and op.addr is slot.pointer
        and not op.volatile_
        and can_convert(op, slot.type, op.res.type)
    )


def can_uses_be_removed_store(
    op: StoreOp, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """A store into the slot or its first bits, but not of the pointer itself."""
    return (
        len(blocking_uses) == 1
        and op.addr is slot.pointer
        and op.value is not slot.pointer
        and not op.volatile_
        and can_convert(op, slot.type, op.value.type)
    )


def remove_blocking_uses_load(
    op: LoadOp,
    slot: MemorySlot,
    blocking_uses: Sequence[Use],
    builder: Builder,
    reaching_definition: Value,
) -> DeletionKind:
    """The value from before, or its first bits, takes the place of the result."""
    op.res.replace_all_uses_with(Casts(op, builder).extracted(reaching_definition, op.res.type))
    return DeletionKind.DELETE


def remove_blocking_uses_store(
    op: StoreOp,
    slot: MemorySlot,
    blocking_uses: Sequence[Use],
    builder: Builder,
    reaching_definition: Value,
) -> DeletionKind:
    """Nothing is left of it."""
    return DeletionKind.DELETE


# --- other uses of pointers -------------------------------------------------------------------------------------------


def _delete(op: Operation, blocking_uses: Sequence[Use], builder: Builder) -> DeletionKind:
    return DeletionKind.DELETE


def _forwards(op: Any, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]) -> bool:
    """The result is the pointer: its uses must go, too."""
    for result in op.results:
        new_blocking_uses.extend(result.uses)
    return True


def _marks(op: Operation, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]) -> bool:
    """Only something about the memory is said."""
    return True


def can_uses_be_removed_getelementptr(
    op: GEPOp, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """A pointer to the beginning."""
    if op.dynamic_indices or any(op.raw_constant_indices):
        return False
    return _forwards(op, blocking_uses, new_blocking_uses)


can_uses_be_removed_bitcast = can_uses_be_removed_addrspacecast = _forwards
can_uses_be_removed_intr_launder_invariant_group = _forwards
can_uses_be_removed_intr_strip_invariant_group = _forwards
can_uses_be_removed_intr_lifetime_start = can_uses_be_removed_intr_lifetime_end = _marks
can_uses_be_removed_intr_invariant_end = _marks
can_uses_be_removed_intr_invariant_start = _forwards

remove_blocking_uses_getelementptr = _delete
remove_blocking_uses_bitcast = remove_blocking_uses_addrspacecast = _delete
remove_blocking_uses_intr_launder_invariant_group = _delete
remove_blocking_uses_intr_strip_invariant_group = _delete
remove_blocking_uses_intr_lifetime_start = remove_blocking_uses_intr_lifetime_end = _delete
remove_blocking_uses_intr_invariant_start = remove_blocking_uses_intr_invariant_end = _delete
