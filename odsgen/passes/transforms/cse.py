"""`cse`: operations that compute the same become one (common sub-expression elimination)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING

from odsgen.passes.base import Pass, Statistic
from odsgen.passes.registry import register_pass
from odsgen.rewriting.actions import active_tracer
from odsgen.rewriting.places import is_at_unknown_place
from odsgen.runtime.base.interface import MissingMethodError, as_interface
from odsgen.runtime.interfaces.effects_of_operations import (
    is_memory_effect_free,
    may_be_dead,
    memory_effects,
    would_be_trivially_dead,
)
from odsgen.runtime.interfaces.side_effects import EffectKind, MemoryEffectOpInterface
from odsgen.runtime.ir.dominance import DominanceInfo
from odsgen.runtime.ir.equivalence import class_keys, equivalence_key
from odsgen.runtime.ir.region_kind import has_ssa_dominance
from odsgen.runtime.ir.traits import IsIsolatedFromAbove, IsTerminator
from odsgen.runtime.support.interpreter import without_collector

if TYPE_CHECKING:
    from odsgen.rewriting.rewriter import RewriteListener
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


@register_pass
class CSE(Pass):
    """Eliminates common sub-expressions."""

    ARGUMENT = "cse"
    NAME = "CSE"
    SUMMARY = "Eliminate common sub-expressions"

    num_cse = Statistic("num-cse'd", "Number of operations CSE'd")
    num_dce = Statistic("num-dce'd", "Number of operations DCE'd")

    def run_on_operation(self, op: Operation) -> None:
        """Eliminate them inside an operation."""
        driver = _driver(self.analyses.get(_Dominance))
        changed = driver.run(op)
        self.num_cse += driver.num_cse
        self.num_dce += driver.num_dce
        # Blocks and branches are as before.
        if changed:
            self.mark_analyses_preserved(_Dominance)
        else:
            self.mark_all_analyses_preserved()


class _Dominance(DominanceInfo):
    """The dominance of blocks inside an operation, as an analysis."""

    NAME = "DominanceInfo"

    def __init__(self, op: Operation) -> None:
        super().__init__()

    def still_holds(self) -> bool:
        """Whether no dominator has become another one."""
        new = DominanceInfo()
        return all(
            tree.children() == new.tree(region).children()
            for region, tree in self._trees.items()
            if not region.is_empty
        )


class Scope:
    """The operations that are known at a place; what is added after `enter` is forgotten with `leave`."""

    __slots__ = ("known", "_added", "_marks")

    def __init__(self) -> None:
        self.known: dict[Hashable, Operation] = {}
        #: Of all but the outermost level, with what was known before.
        self._added: list[tuple[Hashable, Operation | None]] = []
        self._marks: list[int] = []

    def add(self, key: Hashable, op: Operation) -> None:
        if len(self._marks) > 1:
            self._added.append((key, self.known.get(key)))
        self.known[key] = op

    @property
    def additions(self) -> list[tuple[Hashable, Operation | None]] | None:
        """Where to note what is added to `known` and was not there; None at the outermost level, which notes nothing."""
        return self._added if len(self._marks) > 1 else None

    def enter(self) -> None:
        self._marks.append(len(self._added))

    def leave(self) -> None:
        mark = self._marks.pop()
        if not self._marks:
            self.known.clear()
        while len(self._added) > mark:
            key, before = self._added.pop()
            if before is None:
                del self.known[key]
            else:
                self.known[key] = before


class _Kind:
    """The questions about the operations of a class, asked once."""

    __slots__ = ("is_terminator", "may_die", "is_isolated", "plain_key")

    def __init__(self, op_class: type[Operation]) -> None:
        self.is_terminator = IsTerminator in op_class.TRAITS
        self.may_die = may_be_dead(op_class)  # None: it depends on the operation
        #: Whether regions see nothing from outside, and so cannot use what is known there.
        self.is_isolated = not op_class.REGISTERED or IsIsolatedFromAbove in op_class.TRAITS
        self.plain_key = class_keys(op_class).plain_key


def eliminate(op: Operation, listener: RewriteListener) -> bool:
    """Eliminate common sub-expressions inside an operation and tell a listener; whether there were any."""
    return _driver(_Dominance(op), listener).run(op)


def _driver(dominance: DominanceInfo, listener: RewriteListener | None = None) -> Driver:
    """A driver; an observed one where somebody traces."""
    tracer = active_tracer()
    if tracer is None:
        return Driver(dominance, listener)
    from odsgen.passes.transforms.observed_cse import ObservedDriver

    return ObservedDriver(dominance, listener, tracer)


class Driver:
    """Eliminates common sub-expressions and operations that nobody needs."""

    def __init__(self, dominance: DominanceInfo, listener: RewriteListener | None = None) -> None:
        self._listener = listener
        self.num_cse = 0
        self.num_dce = 0
        self._dominance = dominance
        self._dead: list[Operation] = []
        self._kinds: dict[type[Operation], _Kind] = {}
        # For a read: the last operation up to which nothing was written, or None once something was.
        self._unwritten: dict[Operation, Operation | None] = {}

    def run(self, op: Operation) -> bool:
        """Simplify what is inside an operation; whether that changed anything."""
        scope = Scope()
        with without_collector():
            for region in op.regions:
                self._simplify_region(region, scope)
            self._erase(self._dead)
        return bool(self._dead)

    def _erase(self, ops: Iterable[Operation]) -> None:
        for op in ops:
            if self._listener is not None:
                self._listener.operation_erased(op)
            op.erase()

    def _simplify_region(self, root: Region, scope: Scope) -> None:
        """Simplify a region and those inside it, with a stack of its own: programs may be deep."""
        stack: list[Iterator[tuple[Region, Scope]]] = [self._inside_region(root, scope)]
        while stack:
            inner = next(stack[-1], None)
            if inner is None:
                stack.pop()
            else:
                stack.append(self._inside_region(*inner))

    def _inside_region(self, region: Region, scope: Scope) -> Iterator[tuple[Region, Scope]]:
        """Simplify the operations of a region; gives the regions inside, each to be simplified before going on."""
        blocks = region.blocks
        if not blocks:
            return
        dominates = has_ssa_dominance(region)
        if len(blocks) == 1:
            scope.enter()
            yield from self._inside_block(blocks[0], scope, dominates)
            scope.leave()
            return
        if not dominates:
            return
        children = self._dominance.tree(region).children()
        path: list[Iterator[Block]] = []
        block: Block | None = blocks[0]
        while True:
            if block is not None:
                scope.enter()
                path.append(iter(children.get(block, ())))
                yield from self._inside_block(block, scope, dominates)
            if not path:
                break
            block = next(path[-1], None)
            if block is None:
                path.pop()
                scope.leave()

    def _inside_block(
        self, block: Block, scope: Scope, dominates: bool
    ) -> Iterator[tuple[Region, Scope]]:
        kinds = self._kinds
        dead, known, additions = self._dead, scope.known, scope.additions
        following = block.first
        while following is not None:
            op, following = following, following.next
            kind = kinds.get(type(op))
            if kind is None:
                kind = kinds[type(op)] = _Kind(type(op))
            result = op.single_result
            if kind.may_die and result is not None and not op.regions:  # most often
                if result.stored_users is None:
                    dead.append(op)
                    self.num_dce += 1
                    continue
                key = kind.plain_key(op)
                existing = known.setdefault(key, op)
                if existing is not op:
                    self._replace(op, existing, scope, dominates)
                elif additions is not None:
                    additions.append((key, None))
                continue
            if op.regions:
                inner = Scope() if kind.is_isolated else scope
                for region in op.regions:
                    yield region, inner
            if not kind.is_terminator:
                self._simplify(op, kind.may_die, scope, dominates)
        self._unwritten.clear()

    def _simplify(self, op: Operation, may_die: bool | None, scope: Scope, dominates: bool) -> None:
        if not op.has_uses and would_be_trivially_dead(op):
            self._dead.append(op)
            self.num_dce += 1
            return
        if op.regions and any(len(region) > 1 for region in op.regions):
            return
        is_read = False
        if not may_die and not is_memory_effect_free(op):
            if not _only_reads(op):
                return
            is_read = True
        key = equivalence_key(op)
        existing = scope.known.get(key)
        if existing is not None and (
            not is_read
            or (
                existing.parent_block is op.parent_block
                and not self._is_written_between(existing, op)
            )
        ):
            self._replace(op, existing, scope, dominates)
        else:
            scope.add(key, op)

    def _replace(self, op: Operation, existing: Operation, scope: Scope, dominates: bool) -> None:
        if self._listener is not None:
            self._listener.operation_replaced(op, existing.results)
        if op.single_result is not None and dominates:  # most often
            op.single_result.replace_all_uses_with(existing.single_result)
        else:
            for result, value in zip(op.results, existing.results, strict=True):
                if dominates:
                    result.replace_all_uses_with(value)
                else:
                    self._replace_later_uses(result, value, scope)
        if not op.has_uses:
            self._dead.append(op)
        if is_at_unknown_place(existing) and not is_at_unknown_place(op):
            existing.location = op.location
        self.num_cse += 1

    def _replace_later_uses(self, result: Value, value: Value, scope: Scope) -> None:
        """Replace the uses by what was not looked at yet; what was is known by its operands."""
        for user in reversed(result.users):
            if scope.known.get(equivalence_key(user)) is None:
                user.replace_uses_of_with(result, value)

    def _is_written_between(self, first: Operation, last: Operation) -> bool:
        """Whether an operation between a read and an equal one may write."""
        current = self._unwritten.get(first, first)
        if current is None:
            return True
        current = current.next if current is first else current
        while current is not None and current is not last:
            effects = memory_effects(current)
            if effects is None or any(effect.kind is EffectKind.WRITE for effect in effects):
                self._unwritten[first] = None
                return True
            current = current.next
        self._unwritten[first] = last
        return False


def _only_reads(op: Operation) -> bool:
    interface = as_interface(op, MemoryEffectOpInterface)
    if interface is None:
        return False
    try:
        return interface.only_has_effect(EffectKind.READ)
    except MissingMethodError:  # nobody has written it yet
        return False
