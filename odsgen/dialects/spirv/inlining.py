"""Inlining of the dialect `spirv`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from odsgen.runtime.passes.inlining import DialectInliner

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value

_STRUCTURED = ("spirv.mlir.selection", "spirv.mlir.loop")
_RETURNS = ("spirv.Return", "spirv.ReturnValue")


class SPIRVInliner(DialectInliner):
    """All but kills and what returns from inside structured control flow; ends branch with `spirv.Branch`."""

    def is_legal_region(
        self, target: Region, body: Region, arguments: Mapping[Value, Value], would_be_cloned: bool
    ) -> bool:
        """Whether the region is structured control flow; functions are not asked about."""
        return target.parent_op is not None and target.parent_op.name in _STRUCTURED

    def is_legal_operation(self, op: Operation, region: Region, would_be_cloned: bool) -> bool:
        """Whether control leaves the operation where it ends."""
        if op.name in _STRUCTURED:
            return not any(inner.name in _RETURNS for inner in op.walk())
        return op.name != "spirv.Kill"

    def branch(self, terminator: Operation, target: Block) -> Operation | None:
        """`spirv.Branch`, with the value that is returned."""
        from odsgen_dialects.spirv import BranchOp

        if terminator.name not in _RETURNS:
            return None
        return BranchOp.build_generic(
            terminator.operands,
            result_types=(),
            successors=(target,),
            location=terminator.location,
        )


INLINER = SPIRVInliner()
