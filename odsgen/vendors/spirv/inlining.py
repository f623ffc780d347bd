"""Inlining of the dialect `spirv`."""

from __future__ import annotations

from collections.abc import Mapping

from odsgen.hooks import inlines
from odsgen.passes import DialectInliner
from odsgen.runtime import Block, Operation, Region, Value
from odsgen_dialects.spirv import BranchOp, KillOp, LoopOp, ReturnOp, ReturnValueOp, SelectionOp

_STRUCTURED = (SelectionOp, LoopOp)
_RETURNS = (ReturnOp, ReturnValueOp)


@inlines
class SPIRVInliner(DialectInliner):
    """SPIRVInlinerInterface"""

    def is_legal_region(
        self, target: Region, body: Region, arguments: Mapping[Value, Value], would_be_cloned: bool
    ) -> bool:
        """Whether the region belongs to structured control flow."""
        return isinstance(target.parent_op, _STRUCTURED)

    def is_legal_operation(self, op: Operation, region: Region, would_be_cloned: bool) -> bool:
        """Whether it neither kills nor returns from inside structured control flow."""
        if isinstance(op, _STRUCTURED):
            return not any(isinstance(inner, _RETURNS) for inner in op.walk())
        return not isinstance(op, KillOp)

    def branch(self, terminator: Operation, target: Block) -> Operation | None:
        """A `spirv.Branch` that passes the returned value."""
        if not isinstance(terminator, _RETURNS):
            return None
        return BranchOp.build_generic(
            terminator.operands, result_types=(), successors=(target,), location=terminator.location
        )
