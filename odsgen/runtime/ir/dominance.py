"""Dominance across blocks and nested regions (LangRef: Control Flow and SSACFG Regions; Graph Regions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.ir.region_kind import has_ssa_dominance
from odsgen.runtime.ir.value import BlockArgument, OpResult

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


class DominatorTree:
    """The immediate dominators of the blocks of one region that can be reached from its entry.

    The algorithm is that of Lengauer and Tarjan ("A Fast Algorithm for Finding Dominators in a Flowgraph", the simple
    version): its time grows with the number of branches, times a logarithm.
    """

    __slots__ = ("_immediate", "_blocks", "_numbers", "_interval")

    def __init__(self, region: Region) -> None:
        #: The blocks that can be reached, in the order of a depth-first search, and the number of each.
        self._blocks, parents = _depth_first(region.entry_block)
        self._numbers = {block: number for number, block in enumerate(self._blocks)}
        #: The number of the immediate dominator of each block, by number; that of the entry is its own.
        self._immediate = _immediate_dominators(self._blocks, self._numbers, parents)
        self._interval: list[tuple[int, int]] | None = None

    def children(self) -> dict[Block, list[Block]]:
        """The blocks that each one dominates immediately."""
        found: dict[Block, list[Block]] = {}
        for block, dominator in zip(self._blocks[1:], self._immediate[1:], strict=True):
            found.setdefault(self._blocks[dominator], []).append(block)
        return found

    def is_reachable(self, block: Block) -> bool:
        """Whether control can come from the entry to a block."""
        return block in self._numbers

    def dominates(self, dominator: Block, block: Block) -> bool:
        """Whether every way from the entry to `block` goes through `dominator`; a block dominates itself."""
        if dominator is block:
            return True
        number = self._numbers.get(block)
        if number is None:
            return True  # vacuously: there is no way
        outer = self._numbers.get(dominator)
        if outer is None:
            return False
        if self._interval is None:
            self._interval = _intervals(self._immediate)
        first, last = self._interval[outer]
        return first <= self._interval[number][0] <= last


def _depth_first(entry: Block) -> tuple[list[Block], list[int]]:
    """The blocks that can be reached, as a depth-first search meets them, and the number from which it came to each."""
    order: list[Block] = []
    parents: list[int] = []
    seen: set[Block] = set()
    stack = [(entry, 0)]
    while stack:
        block, parent = stack.pop()
        if block in seen:
            continue
        seen.add(block)
        number = len(order)
        order.append(block)
        parents.append(parent)
        stack.extend([(successor, number) for successor in reversed(block.successors)])
    return order, parents


def _immediate_dominators(
    blocks: list[Block], numbers: dict[Block, int], parents: list[int]
) -> list[int]:
    """The number of the immediate dominator of each block."""
    count = len(blocks)
    predecessors: list[list[int]] = [[] for _ in range(count)]
    for number, block in enumerate(blocks):
        for successor in dict.fromkeys(block.successors):
            predecessors[numbers[successor]].append(number)
    semi = list(range(count))  # semidominators
    immediate = [0] * count
    # The forest of blocks that are done: who is above each, and whose semidominator is the least on the way up to there.
    above = [-1] * count
    least = list(range(count))

    def least_above(number: int) -> int:
        """The block with the least semidominator from a block up to the root of its tree, whose paths are shortened."""
        if above[number] < 0:
            return number
        path = []
        while above[above[number]] >= 0:
            path.append(number)
            number = above[number]
        for lower in reversed(path):
            upper = above[lower]
            if semi[least[upper]] < semi[least[lower]]:
                least[lower] = least[upper]
            above[lower] = above[upper]
        return least[path[0] if path else number]

    waiting: list[list[int]] = [[] for _ in range(count)]  # by semidominator
    for number in range(count - 1, 0, -1):
        for predecessor in predecessors[number]:
            semi[number] = min(semi[number], semi[least_above(predecessor)])
        waiting[semi[number]].append(number)
        parent = above[number] = parents[number]
        for other in waiting[parent]:
            found = least_above(other)
            immediate[other] = found if semi[found] < semi[other] else parent
        waiting[parent].clear()
    for number in range(1, count):
        if immediate[number] != semi[number]:
            immediate[number] = immediate[immediate[number]]
    return immediate


def _intervals(immediate: list[int]) -> list[tuple[int, int]]:
    """For each block its place in a walk over the dominator tree, and the last place of a block that it dominates."""
    count = len(immediate)
    children: list[list[int]] = [[] for _ in range(count)]
    for number in range(count - 1, 0, -1):
        children[immediate[number]].append(number)
    places = [0] * count
    order: list[int] = []
    stack = [0]
    while stack:
        number = stack.pop()
        places[number] = len(order)
        order.append(number)
        stack.extend(children[number])
    last = places[:]
    for number in reversed(order[1:]):
        dominator = immediate[number]
        last[dominator] = max(last[dominator], last[number])
    return list(zip(places, last, strict=True))


class DominanceInfo:
    """Answers questions about dominance; computes the tree of each region at its first question.

    The answers hold as long as blocks and their branches do not change.
    """

    __slots__ = ("_trees",)

    def __init__(self) -> None:
        self._trees: dict[Region, DominatorTree] = {}

    def tree(self, region: Region) -> DominatorTree:
        """The dominator tree of a region that is not empty."""
        tree = self._trees.get(region)
        if tree is None:
            tree = self._trees[region] = DominatorTree(region)
        return tree

    def has_tree(self, region: Region | None) -> bool:
        """Whether the dominator tree of a region was asked for already."""
        return region in self._trees

    def is_reachable_from_entry(self, block: Block) -> bool:
        """Whether control can come to a block from the entry of its region."""
        region = block.parent_region
        if region is None or region.entry_block is block:
            return True
        return self.tree(region).is_reachable(block)

    def properly_dominates_block(self, dominator: Block, block: Block) -> bool:
        """Whether `dominator` dominates `block` and is another one; blocks of nested regions count as where they stand."""
        if dominator is block:
            return False
        region = dominator.parent_region
        if region is None:
            return False
        ancestor: Block | None = block
        while ancestor is not None and ancestor.parent_region is not region:
            op = ancestor.parent_op
            ancestor = op.parent_block if op is not None else None
        if ancestor is None:
            return False
        if ancestor is dominator:
            return True
        return self.tree(region).dominates(dominator, ancestor)

    def properly_dominates(
        self, dominator: Operation, op: Operation, enclosing_op_ok: bool = True
    ) -> bool:
        """Whether `dominator` comes before `op` on every way to it; `op` may lie in a nested region.

        With `enclosing_op_ok`, an operation dominates what lies in its own regions.
        """
        block = dominator.parent_block
        if block is None or block.parent_region is None:
            return False
        if dominator is op:
            return not has_ssa_dominance(block.parent_region)
        ancestor = block.parent_region.find_ancestor_op_in_region(op)
        if ancestor is None:
            return False
        if ancestor is dominator:
            if enclosing_op_ok and ancestor is not op:
                return True
            return not has_ssa_dominance(block.parent_region)
        if ancestor.parent_block is block:
            if not has_ssa_dominance(block.parent_region):
                return True
            return dominator.is_before_in_block(ancestor)
        assert ancestor.parent_block is not None
        return self.tree(block.parent_region).dominates(block, ancestor.parent_block)

    def value_dominates(self, value: Value, op: Operation) -> bool:
        """Whether a value may be used by an operation, as far as dominance goes."""
        if isinstance(value, BlockArgument):
            block = op.parent_block
            if block is value.owner:
                return True
            if block is None:
                return False
            return self.properly_dominates_block(value.owner, block)
        if isinstance(value, OpResult):
            return self.properly_dominates(value.owner, op, enclosing_op_ok=False)
        return False
