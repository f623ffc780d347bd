"""The rewriter by which transforms change payload."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.rewriting import PatternRewriter
from odsgen.runtime import Block, InsertionPoint, Operation

if TYPE_CHECKING:
    from odsgen.dialects.transform.interpreter.tracking import TrackingListener


class TransformRewriter(PatternRewriter):
    """A rewriter whose changes handles follow."""

    __slots__ = ("tracking",)

    def __init__(self, tracking: TrackingListener) -> None:
        # Where to insert is for the transform to say.
        super().__init__(InsertionPoint.at_end(Block()), tracking)
        self.tracking = tracking

    def set_insertion_point_to(self, op: Operation) -> None:
        """Insert before a payload operation, if it stands in a block."""
        if op.parent_block is not None:
            self.set_insertion_point_before(op)
