"""The greedy driver for some operations (MLIR: `applyOpPatternsGreedily`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.rewriting.greedy import MAX_CHANGES, RewriteOutcome, _GreedyDriver
from odsgen.runtime.rewriting.pattern import FrozenPatternSet, RewritePattern

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def apply_patterns_to_operations(
    operations: Sequence[Operation],
    patterns: FrozenPatternSet | Iterable[RewritePattern],
    *,
    within: Operation,
) -> RewriteOutcome:
    """Apply patterns to some operations inside another one, and to what that makes and changes.

    They are folded, too, and erased where nobody needs them; other operations stay as they are.
    """
    if not isinstance(patterns, FrozenPatternSet):
        patterns = FrozenPatternSet(patterns)
    patterns.check_roots()
    return _OperationsDriver(within, patterns).rewrite(operations)


class _OperationsDriver(_GreedyDriver):
    def __init__(self, within: Operation, patterns: FrozenPatternSet) -> None:
        super().__init__(within, patterns, folds=True, cse_constants=False, listener=None)

    def rewrite(self, operations: Sequence[Operation]) -> RewriteOutcome:
        """Begin with the last operation; as in MLIR there is no second iteration."""
        self.worklist.update(dict.fromkeys(operations))
        self.max_changes = MAX_CHANGES * sum(1 for _ in self.root.walk())
        changed = self._process(None)
        return RewriteOutcome(not self.worklist, changed, self.rewrites)
