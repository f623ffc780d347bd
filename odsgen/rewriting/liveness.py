"""Operations and block arguments that nothing needs (MLIR: `runRegionDCE`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from odsgen.runtime.base.interface import MissingMethodError, as_interface
from odsgen.runtime.interfaces.control_flow import BranchOpInterface
from odsgen.runtime.interfaces.effects_of_operations import (
    may_be_dead_by_class,
    would_be_trivially_dead,
)
from odsgen.runtime.interfaces.operand_slots import (
    erasable_operands,
    erase_operands,
    successor_operand_numbers,
)
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.traits import IsTerminator
from odsgen.runtime.ir.value import BlockArgument, OpResult, Value

if TYPE_CHECKING:
    from odsgen.rewriting.rewriter import RewriteListener
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region

    #: The numbers of the operands for the arguments of each successor, or None, and of those that may be taken away.
    _Branch = tuple[list[list[int | None]] | None, frozenset[int]]


def erase_dead(region: Region, listener: RewriteListener) -> bool:
    """Erase what nothing needs inside a region, also where dead things only need each other; whether an operation was.

    Arguments of the entry of a region stay.
    """
    live = _Liveness(region)
    return _erase_all_but(live, region, listener)


class _Liveness:
    """The values and operations needed inside a region: found from what must stay, against the direction in which values flow."""

    def __init__(self, region: Region) -> None:
        self.operations: set[Operation] = set()
        self.arguments: set[BlockArgument] = set()
        #: By region, the operations directly inside that have regions.
        self.enclosing: dict[Region, list[Operation]] = {}
        self._passed_on: dict[Operation, dict[int, BlockArgument]] = {}
        self._given: dict[BlockArgument, list[Value]] = {}
        self._branches = _Branches()
        known = self._operations_inside(region)
        live = self.operations
        for op in known:
            if may_be_dead_by_class[type(op)] is True:
                continue
            if IsTerminator in op.TRAITS:
                if op.stored_successors:
                    self._look_at_branch(op)
                live.add(op)
            elif not would_be_trivially_dead(op):
                live.add(op)
        self._follow(set(known))
        self.dead = [op for op in known if op not in live]

    def _operations_inside(self, region: Region) -> list[Operation]:
        found: list[Operation] = []
        regions = [region]
        for current in regions:
            for block in current.stored_blocks:
                op = block.first
                while op is not None:
                    found.append(op)
                    if op.regions:
                        regions += op.regions
                        self.enclosing.setdefault(current, []).append(op)
                    op = op.next
        return found

    def _follow(self, known: set[Operation]) -> None:
        """Find what is needed by that which must stay, and by what that needs."""
        operations, arguments, passed_on = self.operations, self.arguments, self._passed_on
        pending: list[Any] = [*operations, *arguments]
        while pending:
            current = pending.pop()
            values: Iterable[Value]
            if type(current) is BlockArgument:
                values = self._given.get(current, ())
            elif current in passed_on:
                to_arguments = passed_on[current]
                values = [
                    value
                    for number, value in enumerate(current.stored_operands)
                    if number not in to_arguments
                ]
            else:
                values = current.stored_operands
            for value in values:
                if type(value) is OpResult:
                    definition = value.owner
                    if definition not in operations and definition in known:
                        operations.add(definition)
                        pending.append(definition)
                elif value not in arguments:
                    assert isinstance(value, BlockArgument)
                    arguments.add(value)
                    pending.append(value)

    def dead_operands(self, terminator: Operation) -> frozenset[int]:
        """The operands of a branch that dead arguments get."""
        passed_on = self._passed_on.get(terminator, {})
        return frozenset(
            number for number, argument in passed_on.items() if argument not in self.arguments
        )

    def _look_at_branch(self, op: Operation) -> None:
        passed, erasable = self._branches.of(op)
        if passed is None:
            for successor in op.successors:
                self.arguments.update(successor.stored_arguments)
            return
        passed_on = self._passed_on[op] = {}
        for successor, numbers in zip(op.successors, passed, strict=True):
            for argument, number in zip_longest(successor.arguments, numbers):
                if argument is None:  # more is passed on than the block takes
                    continue
                if number in erasable:
                    passed_on[number] = argument
                    self._given.setdefault(argument, []).append(op.stored_operands[number])
                else:  # the operation produces it
                    self.arguments.add(argument)


class _Branches:
    """The operands that branches pass on, found once for branches that are alike."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[object, _Branch] = {}

    def of(self, op: Operation) -> _Branch:
        """The operands that a branch passes on, and those that may go."""
        key = (
            type(op),
            op.operand_types,
            *map(id, op.stored_properties.values()),
            *[len(successor.stored_arguments) for successor in op.stored_successors],
        )
        found = self._known.get(key)
        if found is None:
            passed = _successor_operands(op)
            erasable = frozenset[int]() if passed is None else erasable_operands(op)
            found = self._known[key] = passed, erasable
        return found


#: So many operations and arguments are looked at before an argument counts as one that may be dead.
_FEW = 64


class ArgumentUses:
    """Whether something needs the arguments of blocks, found in the direction in which values flow, a few steps far."""

    __slots__ = ("_needed", "_branches")

    def __init__(self) -> None:
        #: The operations and arguments that are known to be needed.
        self._needed: set[Operation | Value] = set()
        self._branches = _Branches()

    def is_needed(self, argument: BlockArgument) -> bool:
        """Whether an operation that has to stay is near among those that use the argument, directly or not."""
        needed = self._needed
        if argument in needed:
            return True
        #: Where each was met.
        origin: dict[Operation | Value, Operation | Value | None] = {argument: None}
        pending: list[Operation | Value] = [argument]
        for current in pending:
            values = (current,) if isinstance(current, Value) else current.results
            for value in values:
                for user in value.users:
                    reached = (user,) if user in needed else self._reached(user, value)
                    if reached is None or not needed.isdisjoint(reached):
                        step: Operation | Value | None = current
                        while step is not None:
                            needed.add(step)
                            step = origin[step]
                        return True
                    for each in reached:
                        if each not in origin:
                            origin[each] = current
                            pending.append(each)
            if len(pending) > _FEW:
                break
        return False

    def _reached(self, user: Operation, value: Value) -> Sequence[Operation | Value] | None:
        """The user, where it would be dead, or the arguments to which it passes the value on; None if it has to stay."""
        if IsTerminator not in user.TRAITS:
            return (user,) if would_be_trivially_dead(user) else None
        if not user.stored_successors:
            return None
        passed, erasable = self._branches.of(user)
        if passed is None:
            return None
        to_arguments: dict[int | None, list[Value]] = {}
        for successor, numbers in zip(user.stored_successors, passed, strict=True):
            for argument, number in zip(successor.stored_arguments, numbers, strict=False):
                to_arguments.setdefault(number if number in erasable else None, []).append(argument)
        reached: list[Value] = []
        for number, operand in enumerate(user.stored_operands):
            if operand is value:
                if number not in to_arguments:
                    return None
                reached += to_arguments[number]
        return reached


def _successor_operands(op: Operation) -> list[list[int | None]] | None:
    """The operands for the arguments of each successor; None if the operation does not tell."""
    branch = as_interface(op, BranchOpInterface)
    if branch is None:
        return None
    if not any(successor.arguments for successor in op.successors):
        return [[] for _ in op.successors]
    try:
        return successor_operand_numbers(op, branch)
    except MissingMethodError:
        return None


def _erase_all_but(live: _Liveness, region: Region, listener: RewriteListener) -> bool:
    changed = False
    regions = _live_regions(live, region)
    for current in regions:
        for block in current.blocks if len(current) > 1 else ():
            last = block.last
            dead = frozenset() if last is None else live.dead_operands(last)
            if last is not None and dead:
                erase_operands(last, dead)
                listener.operation_modified(last)
    with_dead = {op.parent_block for op in live.dead}
    regions_with_dead = {block.parent_region for block in with_dead if block is not None}
    for current in reversed(regions):
        for block in post_order(current) if current in regions_with_dead else ():
            for op in reversed(list(block)) if block in with_dead else ():
                if op not in live.operations:
                    changed = True
                    _erase(op, listener)
        for block in current.blocks[1:]:
            for argument in reversed(block.arguments):
                if argument not in live.arguments:
                    block.erase_argument(argument.index)
    return changed


def _live_regions(live: _Liveness, region: Region) -> list[Region]:
    """The region and those of live operations inside it, the outer ones first."""
    found = [region]
    for current in found:
        for op in live.enclosing.get(current, ()):
            if op in live.operations:
                found += op.regions
    return found


def _erase(op: Operation, listener: RewriteListener) -> None:
    for inner in reversed(list(op.walk())):
        listener.operation_erased(inner)
    for result in op.results:  # in a cycle, users come later; they are dead too
        for user in result.users:
            user.operands = ()
    op.erase()


def post_order(region: Region) -> Iterator[Block]:
    """The blocks that are reached from the entry, each after those that it branches to."""
    if not region.blocks:
        return
    entry = region.entry_block
    seen = {entry}
    pending = [(entry, iter(_successors(entry)))]
    while pending:
        block, rest = pending[-1]
        for successor in rest:
            if successor not in seen:
                seen.add(successor)
                pending.append((successor, iter(_successors(successor))))
                break
        else:
            pending.pop()
            yield block


def _successors(block: Block) -> tuple[Block, ...]:
    last = block.last
    return () if last is None else last.successors
