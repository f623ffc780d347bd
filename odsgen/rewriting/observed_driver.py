"""The driver of a program in which somebody traces actions: each erasure, fold and pattern is one, and each step in between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.rewriting.actions import Listeners
from odsgen.rewriting.chosen_operations import ChosenDriver
from odsgen.rewriting.folding import ConstantPool
from odsgen.rewriting.worklist_driver import WorklistDriver
from odsgen.runtime.interfaces.effects_of_operations import is_trivially_dead

if TYPE_CHECKING:
    from odsgen.rewriting.actions import Tracer
    from odsgen.rewriting.folding import FoldRules
    from odsgen.rewriting.pattern import FrozenPatternSet, RewritePattern
    from odsgen.rewriting.rewriter import RewriteListener
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation


class ObservedDriver(WorklistDriver):
    """Does what the driver does, in the same order, and tells the tracer."""

    def __init__(
        self,
        root: Operation,
        patterns: FrozenPatternSet,
        folds: bool,
        listener: RewriteListener | None,
        tracer: Tracer,
    ) -> None:
        told = tracer.listener if listener is None else Listeners((tracer, listener))
        for handler in tracer.handlers:
            handler.greedy_rewriting(patterns.patterns)
        super().__init__(root, patterns, folds=folds, listener=told)
        self.tracer = tracer
        self._iterations = 0

    def step(self, tag: str, change: Callable[..., bool], *arguments: Any) -> bool:
        """The same as an action; of iterations the number is the name."""
        name = self.root.name
        if tag == "GreedyPatternRewriteIteration":
            self._iterations += 1
            name = str(self._iterations)
        return self.tracer.perform(tag, name, self.root, change, *arguments)

    def _process(self, max_patterns: int, most: int) -> int:
        worklist, attempt, constants = self.worklist, self.tracer.attempt, self.constants
        is_quiet, put_folded = self.tracer.IS_QUIET, self._put_folded
        applied = rewrites = 0
        while worklist and applied < max_patterns and rewrites < most:
            op, treatment = worklist.popitem()
            name = op.OPERATION_NAME or op.name
            result = op.single_result
            if (
                (result is None or result.stored_users is None)
                and treatment.may_die is not False
                and is_trivially_dead(op)
            ):
                rewrites += attempt("erase-dead", name, op, self._erase, op)
                continue
            if not treatment.may_change:
                continue
            plan = treatment.plan_for(op)
            rules = plan.fold_rules
            is_folded = False
            if rules is not None:
                if is_quiet and result is not None and not op.regions:
                    operands = op.stored_operands
                    folded = rules.fold(op, constants)
                    if folded is not None:
                        is_folded = attempt("fold", name, op, put_folded, op, folded)
                    elif op.stored_operands is not operands:
                        self.fold_gave_up(op)
                else:
                    is_folded = attempt("fold", name, op, self._fold, op, rules)
            if is_folded:
                rewrites += 1
            elif plan.patterns and self._apply_patterns(op, plan.patterns):
                constants.clear()
                rewrites += 1
                applied += 1
        self.rewrites += rewrites
        return applied

    def _erase(self, op: Operation) -> bool:
        self.rewriter.erase_op(op)
        return True

    def _fold(self, op: Operation, rules: FoldRules) -> bool:
        users = [(u, u.operands) for u in op.users] if op.single_result is None else ()
        inside = [(each, each.parent_block) for each in op.walk()] if op.regions else ()
        before = op.stored_operands
        folded = rules.fold(op, self.constants)
        # A few folds replace single results by constants that they make, or move operations out of their regions.
        for user, operands in users:
            for new in dict.fromkeys(user.operands) if user.operands != operands else ():
                if new not in operands and new.defining_op is not None:
                    self.tracer.operation_inserted(new.defining_op)
            if user.operands != operands:
                self.tracer.operation_modified(user)
        for each, block in inside:
            if each.parent_block is not block:
                self.tracer.operation_inserted(each)
        if folded is None and op.stored_operands is not before:
            self.fold_gave_up(op)
        return folded is not None and self._put_folded(op, folded)

    def _apply_patterns(self, op: Operation, patterns: Sequence[RewritePattern]) -> bool:
        attempt, apply = self.tracer.attempt, super()._apply_patterns
        for pattern in patterns:
            if attempt("apply-pattern", pattern.name, op, apply, op, (pattern,)):
                return True
        return False

    def constant_pool(self) -> ConstantPool:
        """One that tells what it does with each constant."""
        return _ObservedPool(self)


class ObservedChosenDriver(ChosenDriver, ObservedDriver):
    """The same for chosen operations."""


class _ObservedPool(ConstantPool):
    """Merges and moves each constant in an action."""

    __slots__ = ("_tracer", "_listener", "_is_kept")

    def __init__(self, driver: ObservedDriver) -> None:
        super().__init__(driver.rewriter)
        self._tracer = driver.tracer
        self._listener = driver.tracer.listener

    def add(self, op: Operation, value: Attribute, dialect: str) -> bool:
        """As an action; where it is skipped, the constant stays as and where it is."""
        self._is_kept = True
        self._tracer.attempt("merge-constants", op.name, op, self._merge, op, value, dialect)
        return self._is_kept

    def _merge(self, op: Operation, value: Attribute, dialect: str) -> bool:
        block, following = op.parent_block, op.next
        self._is_kept = super().add(op, value, dialect)
        if self._is_kept:
            is_moved = (op.parent_block, op.next) != (block, following)
            if is_moved:
                self._listener.operation_inserted(op)
            return is_moved
        return True
