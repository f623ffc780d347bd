"""The interface of terminators from which control goes on to another region (MLIR: `ControlFlowInterfaces.td`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.base.interface import OpInterface, as_interface
from odsgen.runtime.ir.traits import ReturnLike

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.interfaces.control_flow import RegionSuccessor
    from odsgen.runtime.ir.value import Value


class RegionBranchTerminatorOpInterface(OpInterface):
    """A terminator from which control goes to another region of the enclosing operation, or past that."""

    __slots__ = ()

    def mutable_successor_operands(self, successor: RegionSuccessor) -> Sequence[Value]:
        """The operands that are passed on to a successor: all those of what is like a return."""
        if ReturnLike in self._op.TRAITS:
            return self._op.operands
        self._missing("mutable_successor_operands")

    def terminator_successor_regions(
        self, operands: Sequence[Attribute | None]
    ) -> Sequence[RegionSuccessor]:
        """Where control may go, given the operands that are constants (MLIR's `getSuccessorRegions`)."""
        from odsgen.runtime.interfaces.control_flow import RegionBranchOpInterface

        parent = self._op.parent_op
        branch = None if parent is None else as_interface(parent, RegionBranchOpInterface)
        return () if branch is None else branch.successor_regions(self._op)
