"""The greedy driver: patterns are applied until nothing changes (MLIR: "Greedy Pattern Rewrite Driver")."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from odsgen.rewriting.actions import active_tracer
from odsgen.rewriting.chosen_operations import ChosenDriver
from odsgen.rewriting.liveness import erase_dead
from odsgen.rewriting.merging import drop_same_arguments, merge_blocks_that_are_alike
from odsgen.rewriting.pattern import FrozenPatternSet, RewritePattern
from odsgen.rewriting.regions import erase_unreachable_blocks, has_unreachable_blocks
from odsgen.rewriting.rewriter import RewriteListener
from odsgen.rewriting.survey import Survey
from odsgen.rewriting.worklist_driver import MAX_CHANGES, WorklistDriver
from odsgen.runtime.support.interpreter import without_collector

if TYPE_CHECKING:
    from odsgen.rewriting.folding import ConstantPool
    from odsgen.runtime.ir.operation import Operation

#: How often the whole program is gone through, as in MLIR.
MAX_ITERATIONS = 10


class RewriteOutcome(NamedTuple):
    """The outcome of rewriting: whether nothing more would change it, whether anything did, by how many rewritings.

    `is_untouched`: no constant was moved, either, which is no change that calls for another iteration.
    """

    converged: bool
    changed: bool
    rewrites: int
    is_untouched: bool = False


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
    driver = _driver(op, _frozen(patterns), fold, listener)
    changed = any_change = any_moved = False
    is_simplified = False  # whether the regions are as simplification would leave them
    survey: Survey | None = None  # of the program as it is now

    def iterate() -> bool:
        nonlocal any_moved, is_simplified, survey
        with without_collector():
            pool = _fill(driver, survey or Survey(op, top_down), top_down, cse_constants)
        survey = None
        if pool is not None:
            any_moved = any_moved or pool.has_moved
            is_simplified = is_simplified and not pool.left_blocks
        changed = not is_simplified and _erase_unreachable_blocks(driver)
        changed |= driver.process(max_rewrites)
        if simplify_regions and (changed or not is_simplified):
            survey = _simplify_regions(driver, top_down, merge_blocks)
            is_simplified = survey is not None
            changed |= not is_simplified
        return changed

    iteration = 0
    while max_iterations is None or iteration < max_iterations:
        iteration += 1
        changed = driver.step("GreedyPatternRewriteIteration", iterate)
        any_change |= changed
        if not changed or driver.rewrites >= driver.max_rewrites:
            break
    is_untouched = not (any_change or any_moved or driver.changes)
    return RewriteOutcome(not changed, any_change, driver.rewrites, is_untouched)


def apply_patterns_to_operations(
    operations: Sequence[Operation],
    patterns: FrozenPatternSet | Iterable[RewritePattern],
    *,
    within: Operation,
    listener: RewriteListener | None = None,
) -> RewriteOutcome:
    """Apply patterns to some operations inside another one, and to those that this makes, beginning with the last.

    They are folded, too, and erased where nobody needs them; other operations stay as they are (MLIR:
    `applyOpPatternsGreedily`, `ExistingAndNewOps`).
    """
    driver = _chosen_driver(within, _frozen(patterns), listener or RewriteListener())
    driver.chosen.update(operations)
    driver.worklist = {op: driver.treatment_of(op) for op in operations}
    driver.max_rewrites = MAX_CHANGES * sum(1 for _ in within.walk())
    changed = driver.step("rewrite-operations", driver.process)
    return RewriteOutcome(not driver.worklist, changed, driver.rewrites)


def _driver(
    root: Operation, patterns: FrozenPatternSet, folds: bool, listener: RewriteListener | None
) -> WorklistDriver:
    """A driver; an observed one where somebody traces."""
    tracer = active_tracer()
    if tracer is None:
        return WorklistDriver(root, patterns, folds=folds, listener=listener)
    from odsgen.rewriting.observed_driver import ObservedDriver

    return ObservedDriver(root, patterns, folds, listener, tracer)


def _chosen_driver(
    root: Operation, patterns: FrozenPatternSet, listener: RewriteListener
) -> ChosenDriver:
    """The same for a driver of chosen operations."""
    tracer = active_tracer()
    if tracer is None:
        return ChosenDriver(root, patterns, listener=listener)
    from odsgen.rewriting.observed_driver import ObservedChosenDriver

    return ObservedChosenDriver(root, patterns, True, listener, tracer)


def _frozen(patterns: FrozenPatternSet | Iterable[RewritePattern]) -> FrozenPatternSet:
    if not isinstance(patterns, FrozenPatternSet):
        patterns = FrozenPatternSet(patterns)
    patterns.check_roots()
    return patterns


def _fill(
    driver: WorklistDriver, survey: Survey, top_down: bool, cse_constants: bool
) -> ConstantPool | None:
    """Look at all operations inside the root, once equal constants are one; at none if none of them would change.

    Returns the pool that made them one.
    """
    worklist = driver.worklist = {}
    treatments, constants = driver.treatments, driver.constants
    operations, driver.enclosing = survey.operations, survey.enclosing
    driver.max_rewrites = driver.max_rewrites or MAX_CHANGES * (len(operations) + 1)
    pool = driver.constant_pool() if cse_constants else None
    if pool is None and not _may_change(driver, survey):
        return None
    if pool is None and top_down:  # nothing changes meanwhile
        driver.worklist = {
            op: treatment
            for op in reversed(operations)
            if (treatment := treatments.get(type(op)) or driver.treatment_of(op)).has_questions
        }
        return None
    for op in operations:
        treatment = treatments.get(type(op)) or driver.treatment_of(op)
        if treatment.constants_of is not None and pool is not None:
            value = constants[op]
            if value is not None and not pool.add(op, value, treatment.constants_of):
                continue
        if not top_down:
            driver.add(op)
        elif treatment.has_questions:  # what encloses it is there already
            worklist[op] = treatment  # at its place, if it is there too
    if top_down:
        driver.worklist = dict(reversed(worklist.items()))
    return pool


def _may_change(driver: WorklistDriver, survey: Survey) -> bool:
    """Whether an operation has folds or patterns, or may be erased as it is; without these, nothing will change."""
    of_class = dict(zip(map(type, survey.operations), survey.operations, strict=True))
    of_class.update((type(op), op) for op in survey.enclosing)  # rather one that has regions
    treatments = {op_class: driver.treatment_of(op) for op_class, op in of_class.items()}
    if any(not op.REGISTERED for op in of_class.values()) or any(
        treatment.may_change for treatment in treatments.values()
    ):
        return True
    return any(treatments[type(op)].may_die is not False for op in survey.unused())


def _erase_unreachable_blocks(driver: WorklistDriver) -> bool:
    """Erase them; the whole program is gone through only where there are any."""
    root = driver.root
    if not any(map(has_unreachable_blocks, (root, *driver.enclosing))):
        return False
    return driver.step("erase-unreachable-blocks", erase_unreachable_blocks, root, driver)


def _simplify_regions(driver: WorklistDriver, top_down: bool, merge_blocks: bool) -> Survey | None:
    """Simplify the regions of the root; what is inside it then, or None if anything was changed."""
    changed = _erase_unreachable_blocks(driver)
    with without_collector():
        survey = Survey(driver.root, top_down)
    has_only_needed = survey.has_only_needed()
    for region in driver.root.regions:
        if not has_only_needed:
            changed |= driver.step("erase-dead-values", erase_dead, region, driver)
        if merge_blocks:
            rewriter = driver.rewriter
            changed |= driver.step("merge-blocks", merge_blocks_that_are_alike, region, rewriter)
            changed |= driver.step("drop-same-arguments", drop_same_arguments, region, rewriter)
    return None if changed else survey
