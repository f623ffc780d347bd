"""Applies fusion of producers into the operation around their users."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.tiling.containers import Container
from odsgen.dialects.transform.interpreter import (
    Payload,
    SilenceableFailure,
    TransformRewriter,
    TransformState,
    definite,
    silenceable,
)
from odsgen.hooks import applies
from odsgen.runtime import Diagnostic, Operation, Severity, generic_op_text
from odsgen_dialects.transform import FuseIntoContainingOp


class _Tracked(Container):
    """A container that handles follow."""

    def __init__(self, rewriter: TransformRewriter, op: Operation, state: TransformState) -> None:
        super().__init__(rewriter, op)
        self._state = state

    def replaced(self, old: Operation, new: Operation) -> None:
        """Lets handles stand for the new container."""
        self._state.replace_payload_op(old, new)


@applies(FuseIntoContainingOp)
def apply_fuse_into_containing_op(
    op: FuseIntoContainingOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Computes producers inside of an operation, where its body uses them."""
    containers = state.payload_ops(op.containing_op)
    remaining = list(dict.fromkeys(state.payload_ops(op.producer_op)))
    if len(containers) != 1:
        raise definite(op, f"requires exactly one containing_op handle (got {len(containers)})")
    container = _Tracked(rewriter, containers[0], state)
    fused: list[Operation] = []
    while remaining:
        uses = [len(container.uses_inside(producer)) for producer in remaining]
        number = next((number for number, count in enumerate(uses) if count), None)
        if number is None:
            raise silenceable(
                op.location,
                "could not find next producer to fuse into container",
                [(container.op.location, "containing op")],
            )
        producer = remaining[number]
        if uses[number] == 1:
            del remaining[number]
        made = container.fuse(producer)
        if not made:
            message = (
                f"could not fuse {generic_op_text(producer)} into {generic_op_text(container.op)}"
            )
            found = Diagnostic(Severity.REMARK, producer.location, message)
            for place, text in container.problems:
                found.attach_note(text, place.location)
            raise SilenceableFailure([found])
        fused += made
    return [fused, [container.op]]
