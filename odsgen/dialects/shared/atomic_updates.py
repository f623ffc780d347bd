"""Atomic updates of `acc` and `omp` whose new value needs no computation (MLIR: AtomicUpdateOpInterface)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


def yielded_at_once(region: Region) -> Value | None:
    """The new value, if the region of an update has nothing but a yield; its argument if nothing changes."""
    block = region.entry_block
    first = block.first
    if first is None or first is not block.last or not first.operands:
        return None
    return first.operands[0]
