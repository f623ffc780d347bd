"""Lattices of values (MLIR: `AbstractSparseLattice`)."""

from __future__ import annotations

from typing import Generic

from odsgen.dataflow.solver import DataFlowAnalysis, DataFlowSolver, ElementT, Lattice
from odsgen.runtime.ir.value import Value

__all__ = ["ElementT", "SparseLattice"]


class SparseLattice(Lattice[Value, ElementT], Generic[ElementT]):
    """The state of a value; analyses may ask to visit all operations that use it."""

    __slots__ = ("subscribers",)

    def __init__(self, anchor: Value) -> None:
        super().__init__(anchor)
        self.subscribers: dict[DataFlowAnalysis, None] = {}

    def subscribe_uses(self, analysis: DataFlowAnalysis) -> None:
        """Visit the operations that use the value again when this changes."""
        self.subscribers[analysis] = None

    def on_update(self, solver: DataFlowSolver) -> None:
        pending = solver.pending
        if self._dependents:
            pending.extend(self._dependents)
        if self.subscribers:
            # MLIR's lists of uses begin with the last one.
            for user in reversed(self.anchor.users):
                for analysis in self.subscribers:
                    pending.append((user, analysis))
