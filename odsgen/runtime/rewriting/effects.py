"""Which operations nobody needs (MLIR: Side Effects & Speculation; `isOpTriviallyDead`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.ir.traits import (
    HasRecursiveMemoryEffects,
    IsTerminator,
    NoMemoryEffect,
    Symbol,
)

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def is_memory_effect_free(op: Operation) -> bool:
    """Whether neither the operation nor anything inside it touches memory, as far as their definitions say."""
    pending = [op]
    while pending:
        current = pending.pop()
        is_recursive = current.has_trait(HasRecursiveMemoryEffects)
        if not is_recursive and not current.has_trait(NoMemoryEffect):
            return False
        if is_recursive:
            pending.extend(
                inner for region in current.regions for block in region.blocks for inner in block
            )
    return True


def is_trivially_dead(op: Operation) -> bool:
    """Whether the operation can go away: no result is used, and it does nothing that anybody could notice."""
    if any(result.has_uses for result in op.results):
        return False
    if not op.REGISTERED or op.has_trait(IsTerminator):
        return False
    if op.has_trait(Symbol) or "SymbolOpInterface" in op.INTERFACES:
        return False
    return is_memory_effect_free(op)
