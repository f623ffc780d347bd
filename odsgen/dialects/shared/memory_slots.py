"""Memory slots of allocations (PromotableAllocationOpInterface)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime import MemorySlot, Operation, Value


def erase_promoted_allocation(op: Operation, slot: MemorySlot, default_value: Value | None) -> None:
    """Erases a promoted allocation, and its default value if unused."""
    if default_value is not None and not default_value.has_uses:
        default = default_value.defining_op
        assert default is not None
        default.erase()
    op.erase()
