"""Memory effects of operands, results and operations (mlir/Interfaces/SideEffectInterfaces.td)."""

from __future__ import annotations

from odsgen.ods.model import MemoryEffect
from odsgen.ods.resolve.constraints.values import EffectUse

_KINDS = {"Allocate": "allocate", "Free": "free", "Read": "read", "Write": "write"}


def memory_effect(use: EffectUse) -> MemoryEffect:
    """The effect that an expression such as `MemRead<DefaultResource>` means."""
    return MemoryEffect(_KINDS[use.effect], use.resource, use.stage, use.on_full_region)
