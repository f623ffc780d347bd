"""Deallocation of buffers at the end of a kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.deallocation.ownership import Deallocation, deallocates
from odsgen_dialects import gpu

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.deallocation.ownership import DeallocationState


@deallocates(gpu.TerminatorOp)
class Terminator(Deallocation):
    """Frees what the region owns."""

    def process(self, op: gpu.TerminatorOp, state: DeallocationState) -> None:
        """Nothing leaves the region."""
        state.dealloc_at_end(op, ())
