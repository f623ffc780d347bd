"""Applies transforms by which results of operations get destinations and buffers."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.destination_style import write_into_destination
from odsgen.dialects.linalg.new_buffers import Allocation, bufferize_to_allocation
from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    failed_to_apply,
    silenceable,
    to_each_target,
)
from odsgen.rewriting import RewriteListener
from odsgen.runtime import Operation, Value
from odsgen_dialects.memref import AllocOp
from odsgen_dialects.transform import BufferizeToAllocationOp, RewriteInDestinationPassingStyleOp


class _NewOperations(RewriteListener):
    """Notes which operations are made, and passes all on."""

    def __init__(self, listener: RewriteListener) -> None:
        self._listener = listener
        self.found: dict[Operation, None] = {}

    def operation_inserted(self, op: Operation) -> None:
        """Notes it."""
        self.found[op] = None
        self._listener.operation_inserted(op)

    def operation_modified(self, op: Operation) -> None:
        """Passes it on."""
        self._listener.operation_modified(op)

    def operation_replaced(self, op: Operation, values: Sequence[Value]) -> None:
        """Passes it on."""
        self._listener.operation_replaced(op, values)

    def operation_erased(self, op: Operation) -> None:
        """Forgets it."""
        self.found.pop(op, None)
        self._listener.operation_erased(op)


def apply_bufferize_to_allocation(
    op: BufferizeToAllocationOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Lets results lie in new buffers."""
    how = Allocation(
        op.alloc_op == AllocOp.OPERATION_NAME,
        op.memcpy_op,
        op.bufferize_destination_only,
        op.emit_dealloc,
        op.memory_space,
    )
    made = _NewOperations(rewriter.tracking)
    buffers: list[Value] = []
    rewriter.listener = made
    try:
        for target in state.payload_ops(op.target):
            buffer = bufferize_to_allocation(rewriter, target, how)
            if buffer is None:
                note = (target.location, "target payload op")
                raise silenceable(op, "failed to bufferize operation", [note])
            buffers.append(buffer)
    finally:
        rewriter.listener = rewriter.tracking
    return [buffers, list(made.found)]


@to_each_target
def apply_rewrite_in_destination_style(
    op: RewriteInDestinationPassingStyleOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Lets an operation write into a destination."""
    made = write_into_destination(rewriter, target)
    if made is None:
        raise failed_to_apply(op, target)
    return [made]
