"""Rewriting of chosen operations, and of those that this makes (MLIR: `GreedyRewriteStrictness::ExistingAndNewOps`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.rewriting.worklist_driver import WorklistDriver

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


class ChosenDriver(WorklistDriver):
    """Looks at chosen operations, and at those that are made."""

    LOOKS_AT_CHOSEN = True

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.chosen: set[Operation] = set()

    def add(self, op: Operation) -> None:
        """Look at an operation, and at all that enclose it, as far as they are chosen."""
        found = []
        current: Operation | None = op
        while current is not self.root:
            if current is None:
                return
            if current in self.chosen:
                found.append(current)
            current = current.parent_op
        for each in found:
            self.worklist.setdefault(each, self.treatment_of(each))

    def operation_inserted(self, op: Operation) -> None:
        """Choose it."""
        self.chosen.add(op)
        super().operation_inserted(op)
