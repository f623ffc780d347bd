"""Promotion of memory slots (PromotableAllocationOpInterface, PromotableMemOpInterface)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime import DeletionKind

if TYPE_CHECKING:
    from odsgen.runtime import Builder, MemorySlot, Operation, Use, Value


def erase_promoted_allocation(op: Operation, slot: MemorySlot, default_value: Value | None) -> None:
    """Erases a promoted allocation, and its default value if unused."""
    if default_value is not None and not default_value.has_uses:
        default = default_value.defining_op
        assert default is not None
        default.erase()
    op.erase()


def keeps_what_is_stored(
    op: Operation, slot: MemorySlot, builder: Builder, reaching_definition: Value
) -> Value:
    """The value of a slot behind an operation that only reads it (`getStored`)."""
    return reaching_definition


def is_deleted(
    op: Operation,
    slot: MemorySlot,
    blocking_uses: Sequence[Use],
    builder: Builder,
    reaching_definition: Value,
) -> DeletionKind:
    """Lets an operation go that needs nothing in its place (`removeBlockingUses`)."""
    return DeletionKind.DELETE
