"""The greedy driver: patterns are applied until nothing changes (MLIR: "Greedy Pattern Rewrite Driver")."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from odsgen.runtime.interfaces.side_effects import is_trivially_dead
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.ir.traits import ConstantLike
from odsgen.runtime.rewriting.folding import (
    ConstantPool,
    fold_operation,
    materialize,
    operation_constant,
)
from odsgen.runtime.rewriting.liveness import erase_dead
from odsgen.runtime.rewriting.merging import drop_same_arguments, merge_blocks_that_are_alike
from odsgen.runtime.rewriting.pattern import FrozenPatternSet, RewritePattern
from odsgen.runtime.rewriting.regions import erase_unreachable_blocks
from odsgen.runtime.rewriting.rewriter import PatternRewriter, RewriteError, RewriteListener

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

#: How often the whole program is gone through, as in MLIR.
MAX_ITERATIONS = 10
#: Patterns that make ever new work end after so many changes for each operation there was; MLIR would go on for ever.
MAX_CHANGES = 1000


@dataclass(frozen=True, slots=True)
class RewriteOutcome:
    """The outcome of rewriting: whether nothing more would change it, whether anything did, by how many rewritings."""

    converged: bool
    changed: bool
    rewrites: int


def apply_patterns_greedily(
    op: Operation,
    patterns: FrozenPatternSet | Iterable[RewritePattern],
    *,
    max_iterations: int | None = MAX_ITERATIONS,
    max_rewrites: int | None = None,
    top_down: bool = False,
    fold: bool = True,
    cse_constants: bool = True,
    simplify_regions: bool = True,
    merge_blocks: bool = True,
    listener: RewriteListener | None = None,
) -> RewriteOutcome:
    """Apply patterns to all operations inside `op` until nothing changes.

    Operations that nobody needs are erased, operations that fold are folded (`fold`), equal constants become one
    (`cse_constants`), blocks that are never reached go, dead block arguments too (`simplify_regions`), and of blocks that
    are alike one stays (`merge_blocks`).  An iteration begins with the last operation, or with the first one (`top_down`),
    and ends when nothing is left to do or patterns were applied `max_rewrites` times.  After `max_iterations` (None: any
    number), or a number of changes that grows with the program, it is left as it is then.  `listener` is told of every
    change.
    """
    if not isinstance(patterns, FrozenPatternSet):
        patterns = FrozenPatternSet(patterns)
    patterns.check_roots()
    driver = _GreedyDriver(op, patterns, fold, cse_constants, listener)
    return driver.run(
        max_iterations, max_rewrites, top_down, simplify_regions, simplify_regions and merge_blocks
    )


class _Worklist:
    """Operations to look at, each once; the last one first."""

    __slots__ = ("_operations", "_positions")

    def __init__(self) -> None:
        self._operations: list[Operation | None] = []
        self._positions: dict[Operation, int] = {}

    def push(self, op: Operation) -> None:
        if op not in self._positions:
            self._positions[op] = len(self._operations)
            self._operations.append(op)

    def pop(self) -> Operation | None:
        while self._operations:
            op = self._operations.pop()
            if op is not None:
                del self._positions[op]
                return op
        return None

    def remove(self, op: Operation) -> None:
        position = self._positions.pop(op, None)
        if position is not None:
            self._operations[position] = None

    def reverse(self) -> None:
        self._operations.reverse()
        self._positions = {
            op: position for position, op in enumerate(self._operations) if op is not None
        }

    def clear(self) -> None:
        self._operations.clear()
        self._positions.clear()


class _GreedyDriver(RewriteListener):
    def __init__(
        self,
        root: Operation,
        patterns: FrozenPatternSet,
        folds: bool,
        cse_constants: bool,
        listener: RewriteListener | None,
    ) -> None:
        self.root = root
        self.patterns = patterns
        self.folds = folds
        self.cse_constants = cse_constants
        self.listener = listener
        self.worklist = _Worklist()
        self.rewrites = 0
        self.changes = 0  # that patterns made, counted by what the rewriter says
        self.max_changes = MAX_CHANGES * sum(1 for _ in root.walk())

    def run(
        self,
        max_iterations: int | None,
        max_rewrites: int | None,
        top_down: bool,
        simplify_regions: bool,
        merge_blocks: bool,
    ) -> RewriteOutcome:
        changed = any_change = False
        iteration = 0
        while True:
            iteration += 1
            if max_iterations is not None and iteration > max_iterations:
                break
            self._fill(top_down)
            changed = erase_unreachable_blocks(self.root, self)
            changed |= self._process(max_rewrites)
            if simplify_regions:
                changed |= erase_unreachable_blocks(self.root, self)
                for region in self.root.regions:
                    changed |= erase_dead(region, self)
                    if merge_blocks:
                        rewriter = PatternRewriter(_nowhere(self.root), self)
                        changed |= merge_blocks_that_are_alike(region, rewriter)
                        changed |= drop_same_arguments(region, rewriter)
            any_change |= changed
            if not changed or self.rewrites >= self.max_changes:
                break
        return RewriteOutcome(not changed, any_change, self.rewrites)

    # --- the worklist ---------------------------------------------------------------------------------------------------

    def _fill(self, top_down: bool) -> None:
        self.worklist.clear()
        rewriter = PatternRewriter(_nowhere(self.root), self)
        constants = ConstantPool(rewriter) if self.cse_constants else None
        for op in list(self.root.walk(post_order=not top_down)):
            if op is self.root:
                continue
            if constants is not None and op.has_trait(ConstantLike):
                value = operation_constant(op)
                if value is not None and not constants.add(op, value):
                    continue
            self._add(op)
        if top_down:
            self.worklist.reverse()

    def _add(self, op: Operation) -> None:
        """Look at an operation, and at all that enclose it, if it stands inside the root."""
        enclosing = []
        current: Operation | None = op
        while current is not None and current is not self.root:
            enclosing.append(current)
            current = current.parent_op
        if current is not None:
            for found in enclosing:
                self.worklist.push(found)

    # --- one iteration --------------------------------------------------------------------------------------------------

    def _process(self, max_rewrites: int | None) -> bool:
        changed = False
        left = self.max_changes if max_rewrites is None else max_rewrites
        while left > 0 and self.rewrites < self.max_changes:
            op = self.worklist.pop()
            if op is None:
                break
            if self._erase_or_fold(op):
                changed = True
                self.rewrites += 1
            elif self._apply_patterns(op):
                changed = True
                self.rewrites += 1
                left -= 1
        return changed

    def _erase_or_fold(self, op: Operation) -> bool:
        if is_trivially_dead(op):
            PatternRewriter(InsertionPoint.before(op), self).erase_op(op)
            return True
        return self.folds and not op.has_trait(ConstantLike) and self._fold(op)

    def _apply_patterns(self, op: Operation) -> bool:
        patterns = self.patterns.for_operation(op.name)
        if not patterns:
            return False
        point = InsertionPoint.before(op)
        rewriter = PatternRewriter(point, self)
        for pattern in patterns:
            rewriter.insertion_point = point
            before = self.changes
            matched = pattern.match_and_rewrite(op, rewriter)
            if matched:
                return True
            if matched is None and self.changes != before:
                raise RewriteError(
                    f"the pattern '{pattern.name}' changed the program and returned nothing: "
                    "it returns whether it did, `return True`"
                )
        return False

    def _fold(self, op: Operation) -> bool:
        folded = fold_operation(op)
        if folded is None:
            return False
        if not folded:  # changed in place
            self.operation_modified(op)
            return True
        rewriter = PatternRewriter(InsertionPoint.before(op), self)
        values = materialize(op, folded, rewriter)
        if values is None:
            return False
        rewriter.replace_op(op, values)
        return True

    # --- what the rewriter says -----------------------------------------------------------------------------------------

    def operation_inserted(self, op: Operation) -> None:
        if self.listener is not None:
            self.listener.operation_inserted(op)
        self.changes += 1
        self._add(op)

    def operation_modified(self, op: Operation) -> None:
        if self.listener is not None:
            self.listener.operation_modified(op)
        self.changes += 1
        self._add(op)

    def operation_replaced(self, op: Operation, values: Sequence[Value]) -> None:
        if self.listener is not None:
            self.listener.operation_replaced(op, values)

    def operation_erased(self, op: Operation) -> None:
        if self.listener is not None:
            self.listener.operation_erased(op)
        self.changes += 1
        self._add_operand_definitions(op)
        self.worklist.remove(op)

    def match_failed(self, op: Operation, reason: str) -> None:
        if self.listener is not None:
            self.listener.match_failed(op, reason)

    def _add_operand_definitions(self, op: Operation) -> None:
        """Look again at the definitions of the operands of an operation that goes away: they may be dead now."""
        for operand in op.operands:
            definition = operand.defining_op
            if definition is None:
                continue
            if len(operand.users) <= 2:  # `op` itself is one of them
                self._add(definition)


def _nowhere(root: Operation) -> InsertionPoint:
    """For a rewriter that only replaces: the end of some block."""
    from odsgen.runtime.ir.block import Block

    for region in root.regions:
        for block in region.blocks:
            return InsertionPoint.at_end(block)
    return InsertionPoint.at_end(Block())
