"""Deallocation of buffers in `scf.forall` and `scf.reduce`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.deallocation.ownership import (
    Deallocation,
    deallocates,
    is_buffer,
)
from odsgen_dialects import scf

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.deallocation.ownership import DeallocationState


@deallocates(scf.InParallelOp)
class InParallel(Deallocation):
    """Frees at the end of an iteration."""

    def process(self, op: scf.InParallelOp, state: DeallocationState) -> None:
        """Refuses insertions of tensors."""
        if not op.region.entry_block.is_empty:
            raise op.error("only supported when nested region is empty")
        state.dealloc_at_end(op, ())


@deallocates(scf.ReduceReturnOp)
class ReduceReturn(Deallocation):
    """Frees at the end of a reduction."""

    def process(self, op: scf.ReduceReturnOp, state: DeallocationState) -> None:
        """Refuses reductions to buffers."""
        if is_buffer(op.operands[0]):
            raise op.error("only supported when operand is not a MemRef")
        state.dealloc_at_end(op, ())
