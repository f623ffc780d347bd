"""Ownership of buffers that `arith.select` chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.deallocation.ownership import (
    Deallocation,
    block_of,
    deallocates,
)
from odsgen_dialects import arith

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.deallocation.ownership import DeallocationState
    from odsgen.runtime import Builder, Value


@deallocates(arith.SelectOp)
class Select(Deallocation):
    """The ownership is chosen as the buffer is."""

    def with_ownership(
        self, op: arith.SelectOp, state: DeallocationState, builder: Builder, buffer: Value
    ) -> tuple[Value, Value]:
        """Copies the buffer where an ownership is not known."""
        block = block_of(buffer)
        true = state.indicator(op.true_value, block)
        false = state.indicator(op.false_value, block)
        if true is None or false is None:
            return state.with_ownership(builder, buffer, block)
        made = arith.SelectOp.build(op.condition, true, false, location=op.location)
        return buffer, builder.insert(made).result
