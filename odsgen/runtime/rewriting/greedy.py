"""The greedy driver: patterns are applied until nothing changes (MLIR: "Greedy Pattern Rewrite Driver")."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from odsgen.runtime.interfaces.side_effects import is_trivially_dead, may_be_dead
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.ir.traits import ConstantLike
from odsgen.runtime.rewriting.folding import (
    ConstantPool,
    FoldRules,
    fold_by_rules,
    fold_rules,
    materialize,
    operation_constant,
)
from odsgen.runtime.rewriting.liveness import erase_dead
from odsgen.runtime.rewriting.merging import drop_same_arguments, merge_blocks_that_are_alike
from odsgen.runtime.rewriting.pattern import FrozenPatternSet, PatternTable, RewritePattern
from odsgen.runtime.rewriting.regions import erase_unreachable_blocks
from odsgen.runtime.rewriting.rewriter import PatternRewriter, RewriteError, RewriteListener

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.block import Block
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


class _Treatment:
    """The questions that the driver asks about the operations of a class, found out once."""

    __slots__ = ("may_die", "is_constant", "fold_rules", "patterns", "has_questions")

    def __init__(self, op: Operation, folds: bool, patterns: PatternTable | None) -> None:
        self.may_die = may_be_dead(type(op))  # None: it depends on the operation
        self.is_constant = ConstantLike in op.TRAITS
        rules = fold_rules(type(op))
        can_fold = folds and rules.can_fold and not self.is_constant
        self.fold_rules = rules if can_fold else None
        self.patterns = patterns
        self.has_questions = self.may_die is not False or can_fold or patterns is not None


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
        #: Operations to look at, each once.  A dictionary is a stack: the last one is the next one.
        self.worklist: dict[Operation, None] = {}
        self.rewriter = PatternRewriter(_nowhere(root), self)
        self.rewrites = 0
        self.changes = 0  # that patterns made, counted by what the rewriter says
        self.max_changes = 0
        self._treatments: dict[type[Operation] | str, _Treatment] = {}
        self._enclosing_has_questions = False  # any operation with regions
        self._inside: set[Block] = set()  # blocks that stand inside the root
        self._constants: dict[Operation, Attribute] = {}  # of operations that did not change since

    def run(
        self,
        max_iterations: int | None,
        max_rewrites: int | None,
        top_down: bool,
        simplify_regions: bool,
        merge_blocks: bool,
    ) -> RewriteOutcome:
        changed = any_change = False
        is_simplified = False  # whether the regions are as simplification would leave them
        iteration = 0
        while True:
            iteration += 1
            if max_iterations is not None and iteration > max_iterations:
                break
            self._fill(top_down)
            changed = not is_simplified and erase_unreachable_blocks(self.root, self)
            changed |= self._process(max_rewrites)
            if simplify_regions and (changed or not is_simplified):
                is_simplified = not self._simplify_regions(merge_blocks)
                changed |= not is_simplified
            any_change |= changed
            if not changed or self.rewrites >= self.max_changes:
                break
        return RewriteOutcome(not changed, any_change, self.rewrites)

    def _simplify_regions(self, merge_blocks: bool) -> bool:
        changed = erase_unreachable_blocks(self.root, self)
        for region in self.root.regions:
            changed |= erase_dead(region, self)
            if merge_blocks:
                changed |= merge_blocks_that_are_alike(region, self.rewriter)
                changed |= drop_same_arguments(region, self.rewriter)
        return changed

    def _treatment_of(self, op: Operation) -> _Treatment:
        # Operations that nobody registered are of one class.
        key = type(op) if op.REGISTERED else op.name
        found = self._treatments.get(key)
        if found is None:
            patterns = self.patterns.table_for(op.name)
            found = self._treatments[key] = _Treatment(op, self.folds, patterns)
        if found.has_questions and op._regions:
            self._enclosing_has_questions = True
        return found

    # --- the worklist ---------------------------------------------------------------------------------------------------

    def _fill(self, top_down: bool) -> None:
        treatments = self._treatments
        worklist = self.worklist = {}
        constants = ConstantPool(self.rewriter) if self.cse_constants else None
        operations = list(self.root.walk(post_order=not top_down))
        self.max_changes = self.max_changes or MAX_CHANGES * len(operations)
        del operations[0 if top_down else -1]  # the root itself
        for op in operations:
            treatment = treatments.get(type(op)) or self._treatment_of(op)
            if treatment.is_constant and constants is not None:
                value = self._constants.get(op) or operation_constant(op)
                if value is not None:
                    if not constants.add(op, value):
                        continue
                    self._constants[op] = value
            if not top_down:
                self._add(op)
            elif treatment.has_questions:  # what encloses it is there already
                worklist.setdefault(op)
        if top_down:
            self.worklist = dict.fromkeys(reversed(worklist))

    def _add(self, op: Operation) -> None:
        """Look at an operation, and at all that enclose it, if it stands inside the root."""
        root, treatments, worklist = self.root, self._treatments, self.worklist
        if not self._enclosing_has_questions:
            if op in worklist:
                return
            if op._block in self._inside:
                if (treatments.get(type(op)) or self._treatment_of(op)).has_questions:
                    worklist[op] = None
                return
            if op._block is not None and root.is_ancestor(op):
                self._inside.add(op._block)
        found = []
        current: Operation | None = op
        while current is not root:
            if current is None:
                return
            treatment = treatments.get(type(current)) or self._treatment_of(current)
            if treatment.has_questions:
                found.append(current)
            block = current._block
            current = None if block is None else block.parent_op
        for each in found:
            worklist.setdefault(each)

    # --- one iteration --------------------------------------------------------------------------------------------------

    def _process(self, max_rewrites: int | None) -> bool:
        treatments, worklist = self._treatments, self.worklist
        changed = False
        left = self.max_changes if max_rewrites is None else max_rewrites
        while worklist and left > 0 and self.rewrites < self.max_changes:
            op, _ = worklist.popitem()
            treatment = treatments.get(type(op)) or self._treatment_of(op)
            result = op._result
            is_used = result is not None and result._users is not None
            if not is_used and treatment.may_die is not False and is_trivially_dead(op):
                self.rewriter.erase_op(op)
            elif treatment.fold_rules is not None and self._fold(op, treatment.fold_rules):
                pass
            elif (
                treatment.patterns is not None
                and (candidates := treatment.patterns.candidates(op))
                and self._apply_patterns(op, candidates)
            ):
                self._constants.clear()
                left -= 1
            else:
                continue
            changed = True
            self.rewrites += 1
        return changed

    def _apply_patterns(self, op: Operation, patterns: Iterable[RewritePattern]) -> bool:
        point = InsertionPoint.before(op)
        for pattern in patterns:
            self.rewriter.insertion_point = point
            before = self.changes
            matched = pattern.match_and_rewrite(op, self.rewriter)
            if matched:
                return True
            if matched is None and self.changes != before:
                raise RewriteError(
                    f"the pattern '{pattern.name}' changed the program and returned nothing: "
                    "it returns whether it did, `return True`"
                )
        return False

    def _fold(self, op: Operation, rules: FoldRules) -> bool:
        folded = fold_by_rules(op, rules, self._constants)
        if folded is None:
            return False
        if not folded:  # changed in place
            self.operation_modified(op)
            return True
        values = materialize(op, folded, self.rewriter)
        if values is None:
            return False
        self.rewriter.replace_by_values(op, values)
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
        self._constants.pop(op, None)
        self._add(op)

    def operation_replaced(self, op: Operation, values: Sequence[Value]) -> None:
        if self.listener is not None:
            self.listener.operation_replaced(op, values)

    def operation_erased(self, op: Operation) -> None:
        if self.listener is not None:
            self.listener.operation_erased(op)
        self.changes += 1
        self._constants.pop(op, None)
        self._add_operand_definitions(op)
        self.worklist.pop(op, None)

    def match_failed(self, op: Operation, reason: str) -> None:
        if self.listener is not None:
            self.listener.match_failed(op, reason)

    def _add_operand_definitions(self, op: Operation) -> None:
        """Look again at the definitions of the operands of an operation that goes away: they may be dead now."""
        for operand in op._operands:
            definition = operand.defining_op
            if definition is None:
                continue
            users = operand._users
            if isinstance(users, dict) and len(users) > 1:  # `op` itself is one of them
                treatment = self._treatments.get(type(definition)) or self._treatment_of(definition)
                if len(users) > 2 or not (treatment.fold_rules or treatment.patterns):
                    continue
            self._add(definition)


def _nowhere(root: Operation) -> InsertionPoint:
    """For a rewriter that only replaces: the end of some block."""
    from odsgen.runtime.ir.block import Block

    for region in root.regions:
        for block in region.blocks:
            return InsertionPoint.at_end(block)
    return InsertionPoint.at_end(Block())
