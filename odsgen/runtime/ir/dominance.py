"""Dominance across blocks and nested regions (LangRef: Control Flow and SSACFG Regions; Graph Regions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.ir.traits import HasOnlyGraphRegion
from odsgen.runtime.ir.value import BlockArgument, OpResult

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


def has_ssa_dominance(region: Region) -> bool:
    """Whether values must be defined before their uses in a region; operations with graph regions and unknown ones waive it."""
    op = region._parent
    if op is None:
        return True
    return not region_is_graph(region)


def region_is_graph(region: Region) -> bool:
    """Whether a region is a graph region, as far as its operation says so (RegionKindInterface)."""
    op = region._parent
    if op is None or not op.REGISTERED:
        return True
    if "RegionKindInterface" not in op.INTERFACES:
        return False
    if HasOnlyGraphRegion in op.TRAITS:
        return True
    from odsgen.runtime.base.interface import as_interface
    from odsgen.runtime.ir.region_kind import RegionKindInterface

    kinds = as_interface(op, RegionKindInterface)
    if kinds is None:
        return False
    if type(kinds).region_kind is RegionKindInterface.region_kind:
        # Each such operation says of which kind they are; the hook of this one is not written.
        return True
    return not kinds.has_ssa_dominance(op._regions.index(region))


class DominatorTree:
    """The immediate dominators of the blocks of one region that can be reached from its entry.

    The algorithm is that of Cooper, Harvey and Kennedy ("A Simple, Fast Dominance Algorithm").
    """

    __slots__ = ("_immediate", "_order")

    def __init__(self, region: Region) -> None:
        entry = region._blocks[0]
        order = _reverse_post_order(entry)
        self._order = {block: number for number, block in enumerate(order)}
        predecessors: dict[Block, list[Block]] = {block: [] for block in order}
        for block in order:
            for successor in block.successors:
                if successor in predecessors:
                    predecessors[successor].append(block)
        immediate: dict[Block, Block] = {entry: entry}
        changed = True
        while changed:
            changed = False
            for block in order[1:]:
                dominator: Block | None = None
                for predecessor in predecessors[block]:
                    if predecessor in immediate:
                        dominator = (
                            predecessor
                            if dominator is None
                            else self._intersect(immediate, predecessor, dominator)
                        )
                assert dominator is not None
                if immediate.get(block) is not dominator:
                    immediate[block] = dominator
                    changed = True
        self._immediate = immediate

    def _intersect(self, immediate: dict[Block, Block], left: Block, right: Block) -> Block:
        order = self._order
        while left is not right:
            while order[left] > order[right]:
                left = immediate[left]
            while order[right] > order[left]:
                right = immediate[right]
        return left

    def children(self) -> dict[Block, list[Block]]:
        """The blocks that each one dominates immediately."""
        found: dict[Block, list[Block]] = {}
        for block, dominator in self._immediate.items():
            if block is not dominator:
                found.setdefault(dominator, []).append(block)
        return found

    def is_reachable(self, block: Block) -> bool:
        """Whether control can come from the entry to a block."""
        return block in self._order

    def dominates(self, dominator: Block, block: Block) -> bool:
        """Whether every way from the entry to `block` goes through `dominator`; a block dominates itself."""
        if dominator is block:
            return True
        order = self._order
        if block not in order:
            return True  # vacuously: there is no way
        number = order.get(dominator)
        if number is None:
            return False
        while order[block] > number:
            block = self._immediate[block]
        return block is dominator


def _reverse_post_order(entry: Block) -> list[Block]:
    order: list[Block] = []
    seen = {entry}
    stack = [(entry, iter(entry.successors))]
    while stack:
        block, successors = stack[-1]
        for successor in successors:
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, iter(successor.successors)))
                break
        else:
            stack.pop()
            order.append(block)
    order.reverse()
    return order


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

    def is_reachable_from_entry(self, block: Block) -> bool:
        """Whether control can come to a block from the entry of its region."""
        region = block._region
        if region is None or region._blocks[0] is block:
            return True
        return self.tree(region).is_reachable(block)

    def properly_dominates_block(self, dominator: Block, block: Block) -> bool:
        """Whether `dominator` dominates `block` and is another one; blocks of nested regions count as where they stand."""
        if dominator is block:
            return False
        region = dominator._region
        if region is None:
            return False
        ancestor: Block | None = block
        while ancestor is not None and ancestor._region is not region:
            op = ancestor.parent_op
            ancestor = op._block if op is not None else None
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
        block = dominator._block
        if block is None or block._region is None:
            return False
        if dominator is op:
            return not has_ssa_dominance(block._region)
        ancestor = block._region.find_ancestor_op_in_region(op)
        if ancestor is None:
            return False
        if ancestor is dominator:
            if enclosing_op_ok and ancestor is not op:
                return True
            return not has_ssa_dominance(block._region)
        if ancestor._block is block:
            if not has_ssa_dominance(block._region):
                return True
            return dominator.is_before_in_block(ancestor)
        assert ancestor._block is not None
        return self.tree(block._region).dominates(block, ancestor._block)

    def value_dominates(self, value: Value, op: Operation) -> bool:
        """Whether a value may be used by an operation, as far as dominance goes."""
        if isinstance(value, BlockArgument):
            block = op._block
            if block is value.owner:
                return True
            if block is None:
                return False
            return self.properly_dominates_block(value.owner, block)
        if isinstance(value, OpResult):
            return self.properly_dominates(value.owner, op, enclosing_op_ok=False)
        return False
