"""Operations and block arguments that nothing needs (MLIR: `runRegionDCE`)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING

from odsgen.runtime.interfaces.base import as_interface
from odsgen.runtime.interfaces.control_flow import BranchOpInterface
from odsgen.runtime.interfaces.side_effects import would_be_trivially_dead
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.traits import IsTerminator
from odsgen.runtime.rewriting.operand_slots import (
    erasable_operands,
    erase_operands,
    successor_operand_numbers,
)

if TYPE_CHECKING:
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import BlockArgument, Value
    from odsgen.runtime.rewriting.rewriter import RewriteListener


def erase_dead(region: Region, listener: RewriteListener) -> bool:
    """Erase what nothing needs inside a region, also where dead things only need each other; whether an operation was.

    Arguments of the entry of a region stay.
    """
    live = _Liveness(region)
    while live.look():
        pass
    return _erase_all_but(live, region, listener)


class _Liveness:
    def __init__(self, region: Region) -> None:
        self.operations: set[Operation] = set()
        self.arguments: set[BlockArgument] = set()
        self._steps = tuple(_users_first(region))
        self._removable: dict[Operation, bool] = {}
        self._passed_on: dict[Operation, dict[int, BlockArgument]] = {}

    def look(self) -> bool:
        """Look at everything once; whether anything turned out to be live."""
        before = len(self.operations) + len(self.arguments)
        for step in self._steps:
            if isinstance(step, Operation):
                self._look_at(step)
            elif not step.is_entry_block:
                for argument in step.arguments:
                    if argument not in self.arguments and self._is_needed(argument):
                        self.arguments.add(argument)
        return len(self.operations) + len(self.arguments) != before

    def dead_operands(self, terminator: Operation) -> frozenset[int]:
        """The operands of a branch that dead arguments get."""
        passed_on = self._passed_on.get(terminator, {})
        return frozenset(
            number for number, argument in passed_on.items() if argument not in self.arguments
        )

    def _look_at(self, op: Operation) -> None:
        if op in self.operations:
            return
        if op.has_trait(IsTerminator):
            self.operations.add(op)
            self._look_at_terminator(op)
        elif not self._is_removable(op) or any(map(self._is_needed, op.results)):
            self.operations.add(op)

    def _look_at_terminator(self, op: Operation) -> None:
        if not op.successors:
            return
        branch = as_interface(op, BranchOpInterface)
        if branch is None:
            for successor in op.successors:
                self.arguments.update(successor.arguments)
            return
        passed_on = self._passed_on[op] = {}
        erasable = erasable_operands(op)
        for index, successor in enumerate(op.successors):
            numbers = successor_operand_numbers(op, branch, index)
            for argument, number in zip_longest(successor.arguments, numbers):
                if argument is None:  # more is passed on than the block takes
                    continue
                if number in erasable:
                    passed_on[number] = argument
                else:  # the operation produces it
                    self.arguments.add(argument)

    def _is_removable(self, op: Operation) -> bool:
        known = self._removable.get(op)
        if known is None:
            known = self._removable[op] = would_be_trivially_dead(op)
        return known

    def _is_needed(self, value: Value) -> bool:
        for use in value.uses:
            if use.owner not in self.operations:
                continue
            argument = self._passed_on.get(use.owner, {}).get(use.index)
            if argument is None or argument in self.arguments:
                return True
        return False


def _users_first(region: Region) -> Iterator[Operation | Block]:
    """What is inside a region, users before what they use where blocks allow it: operations, and blocks after theirs."""
    pending: list[Region | Block | Operation] = [region]
    opened: set[Block | Operation] = set()
    while pending:
        current = pending.pop()
        if isinstance(current, Operation):
            if not current.regions or current in opened:
                yield current
                continue
            opened.add(current)
            pending.append(current)
            pending.extend(reversed(current.regions))
        elif current in opened:
            yield current
        elif isinstance(current, Block):
            opened.add(current)
            pending.append(current)
            pending.extend(current)
        else:
            pending.extend(reversed(list(post_order(current))))


def _erase_all_but(live: _Liveness, region: Region, listener: RewriteListener) -> bool:
    changed = False
    regions = _live_regions(live, region)
    for current in regions:
        for block in current.blocks if len(current.blocks) > 1 else ():
            last = block.last
            dead = frozenset() if last is None else live.dead_operands(last)
            if last is not None and dead:
                erase_operands(last, dead)
    for current in reversed(regions):
        for block in post_order(current):
            for op in reversed(list(block)):
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
        found.extend(
            inner
            for block in current.blocks
            for op in block
            if op in live.operations
            for inner in op.regions
        )
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
