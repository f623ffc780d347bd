"""Rewriting of the operations of a worklist, and of what that changes, until it is empty (MLIR: `GreedyPatternRewriteDriver`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.rewriting.folding import ConstantPool, KnownConstants, materialize, materialize_one
from odsgen.rewriting.rewriter import RewriteError, RewriteListener
from odsgen.rewriting.treatment import Treatment
from odsgen.rewriting.worklist_rewriter import WorklistRewriter
from odsgen.runtime.interfaces.effects_of_operations import is_trivially_dead
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.value import Value
from odsgen.runtime.support.interpreter import without_collector

if TYPE_CHECKING:
    from odsgen.rewriting.folding import Folded
    from odsgen.rewriting.pattern import FrozenPatternSet, RewritePattern

#: Patterns that make ever new work end after so many changes for each operation there was; MLIR would go on for ever.
MAX_CHANGES = 1000

#: After so many rewritings Python's collector may look for garbage.
_REWRITES_WITHOUT_COLLECTOR = 100_000


class WorklistDriver(RewriteListener):
    """Erases, folds and rewrites the operations of a worklist inside an operation; it hears of all changes.

    Whoever drives it fills the worklist, by `add`, and then calls `process`.
    """

    #: Whether other operations than chosen ones stay as they are: then `add` says which.
    LOOKS_AT_CHOSEN = False

    def __init__(
        self,
        root: Operation,
        patterns: FrozenPatternSet,
        *,
        folds: bool = True,
        listener: RewriteListener | None = None,
    ) -> None:
        self.root = root
        self.patterns = patterns
        self.folds = folds
        self.listener = listener
        #: Operations to look at, each once.  A dictionary is a stack: the last one is the next one.
        self.worklist: dict[Operation, Treatment] = {}
        #: Operations with regions inside the root, as far as whoever fills the worklist notes them.
        self.enclosing: dict[Operation, None] = {}
        self.rewriter = WorklistRewriter(_nowhere(root), self)
        self.rewrites = 0
        #: How many rewritings there may be at all.
        self.max_rewrites = 0
        self.constants = KnownConstants()
        self.changes = 0  # that patterns made, counted by what the rewriter says
        #: By class, or by name those of operations that nobody registered.
        self.treatments: dict[type[Operation] | str, Treatment] = {}
        self.enclosing_has_questions = False  # any operation with regions
        self.inside: set[Block | None] = set()  # blocks that stand inside the root

    # --- the worklist ---------------------------------------------------------------------------------------------------

    def treatment_of(self, op: Operation) -> Treatment:
        """The folds and patterns to ask for an operation."""
        key = type(op) if op.REGISTERED else op.name
        found = self.treatments.get(key)
        if found is None:
            patterns = self.patterns.for_operation(op.name)
            found = self.treatments[key] = Treatment(op, self.folds, patterns)
        if found.has_questions and op.regions:
            self.enclosing_has_questions = True
        return found

    def add(self, op: Operation) -> None:
        """Look at an operation, and at all that enclose it, if it stands inside the root."""
        worklist = self.worklist
        if not self.enclosing_has_questions:
            if op in worklist:
                return
            if op.parent_block in self.inside:
                treatment = self.treatments.get(type(op)) or self.treatment_of(op)
                if treatment.has_questions:
                    worklist[op] = treatment
                return
        self._add_with_enclosing(op)

    def _add_with_enclosing(self, op: Operation) -> None:
        root = self.root
        found = []
        current: Operation | None = op
        while current is not root:
            if current is None:
                return
            treatment = self.treatments.get(type(current)) or self.treatment_of(current)
            if treatment.has_questions:
                found.append((current, treatment))
            block = current.parent_block
            current = None if block is None else block.parent_op
        if op.parent_block is not None:
            self.inside.add(op.parent_block)
        for each, treatment in found:
            self.worklist.setdefault(each, treatment)

    def process(self, max_patterns: int | None = None) -> bool:
        """Go through the worklist until it is empty, or patterns were applied so many times; whether anything changed."""
        before = self.rewrites
        left = self.max_rewrites if max_patterns is None else max_patterns
        while self.worklist and left > 0 and self.rewrites < self.max_rewrites:
            with without_collector():
                most = min(self.max_rewrites - self.rewrites, _REWRITES_WITHOUT_COLLECTOR)
                left -= self._process(left, most)
        return self.rewrites != before

    def step(self, tag: str, change: Callable[..., bool], *arguments: Any) -> bool:
        """Make a change that no pattern makes; one that is observed tells of it."""
        return change(*arguments)

    def constant_pool(self) -> ConstantPool:
        """A pool that makes equal constants one."""
        return ConstantPool(self.rewriter)

    def _process(self, max_patterns: int, most: int) -> int:
        """The same for so many rewritings at most; how many times patterns were applied."""
        worklist, rewriter, constants = self.worklist, self.rewriter, self.constants
        applied = rewrites = 0
        while worklist:
            op, treatment = worklist.popitem()
            result = op.single_result
            if (
                (result is None or result.stored_users is None)
                and treatment.may_die is not False
                and is_trivially_dead(op)
            ):
                rewriter.erase_op(op)
                rewrites += 1
                if rewrites == most:
                    break
                continue
            if not treatment.may_change:
                continue
            operands = op.stored_operands
            if len(operands) == 2:  # most often; `plan_for` without a call
                first, second = operands
                plans = treatment.pair_plans.get(type(first.owner))
                plan = None
                if plans is not None:
                    plan = plans.get(None if second is first else type(second.owner))
                plan = plan or treatment.plan_for(op)
            else:
                plan = treatment.plan_for(op)
            if plan.fold_rules is not None:
                folded = plan.fold_rules.fold(op, constants)
                if folded is not None and self._put_folded(op, folded):
                    rewrites += 1
                    if rewrites == most:
                        break
                    continue
                if op.stored_operands is not operands:
                    self.fold_gave_up(op)
            if plan.patterns and self._apply_patterns(op, plan.patterns):
                if constants:
                    constants.clear()  # a pattern may have changed some and told nobody
                rewrites += 1
                applied += 1
                if applied == max_patterns or rewrites == most:
                    break
        self.rewrites += rewrites
        return applied

    def _apply_patterns(self, op: Operation, patterns: Sequence[RewritePattern]) -> bool:
        rewriter = self.rewriter
        point = InsertionPoint(op.parent_block, op)  # type: ignore[arg-type]  # it stands inside the root
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

    def fold_gave_up(self, op: Operation) -> None:
        """Tell of a change that a fold has made and leaves though it gives up, as some of MLIR's do."""
        if self.listener is not None:
            self.listener.operation_modified(op)
        self.changes += 1
        self.constants.pop(op, None)

    def _put_folded(self, op: Operation, folded: Folded) -> bool:
        """Put what an operation folded to in its place; False if its constants cannot be made."""
        if not folded:  # changed in place
            self.operation_modified(op)
            return True
        result = op.single_result
        if result is None:
            values = materialize(op, folded, self.rewriter)
            if values is None:
                return False
            self.rewriter.replace_by_values(op, values)
            return True
        [new] = folded
        value = new if isinstance(new, Value) else materialize_one(op, result, new, self.rewriter)
        if value is None:
            return False
        self.rewriter.replace_by_value(op, result, value)
        return True

    # --- what the rewriter says -----------------------------------------------------------------------------------------

    def operation_inserted(self, op: Operation) -> None:
        """Look at it."""
        if self.listener is not None:
            self.listener.operation_inserted(op)
        self.changes += 1
        if op.regions:
            self.enclosing[op] = None
        self.add(op)

    def operation_modified(self, op: Operation) -> None:
        """Look at it again."""
        if self.listener is not None:
            self.listener.operation_modified(op)
        self.changes += 1
        self.constants.pop(op, None)
        if self.enclosing_has_questions or op not in self.worklist:
            self.add(op)

    def operation_replaced(self, op: Operation, values: Sequence[Value]) -> None:
        """Only pass it on: what changes is told too."""
        if self.listener is not None:
            self.listener.operation_replaced(op, values)

    def operation_erased(self, op: Operation) -> None:
        """Forget it, and look again at the definitions of its operands, which may be dead now."""
        if self.listener is not None:
            self.listener.operation_erased(op)
        self.changes += 1
        if op.regions:
            self.enclosing.pop(op, None)
        self.constants.pop(op, None)
        worklist = self.worklist
        for operand in op.stored_operands:
            user_count = operand.user_count
            if user_count > 2:  # `op` itself is one of them
                continue
            definition = operand.owner
            if isinstance(definition, Block):
                continue
            if definition in worklist and not self.enclosing_has_questions:
                continue
            if user_count > 1:
                treatment = self.treatments.get(type(definition)) or self.treatment_of(definition)
                if not treatment.may_change:
                    continue
            self.add(definition)
        worklist.pop(op, None)

    def match_failed(self, op: Operation, reason: str) -> None:
        """Only pass it on."""
        if self.listener is not None:
            self.listener.match_failed(op, reason)


def _nowhere(root: Operation) -> InsertionPoint:
    """For a rewriter that only replaces: the end of some block."""
    for region in root.regions:
        for block in region.blocks:
            return InsertionPoint.at_end(block)
    return InsertionPoint.at_end(Block())
