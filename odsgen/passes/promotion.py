"""Promotion of memory slots to values (MLIR: `Mem2Reg.cpp`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.base.interface import MissingMethodError, as_interface
from odsgen.runtime.interfaces.control_flow import BranchOpInterface
from odsgen.runtime.interfaces.memory_slots import (
    DeletionKind,
    MemorySlot,
    PromotableAllocationOpInterface,
    PromotableMemOpInterface,
    PromotableOpInterface,
)
from odsgen.runtime.interfaces.operand_slots import append_to_groups, groups_of_successors
from odsgen.runtime.ir.builder import Builder, InsertionPoint
from odsgen.runtime.ir.dominance import DominatorTree
from odsgen.runtime.ir.region_kind import region_is_graph

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Use, Value

Uses = Mapping["Operation", Sequence["Use"]]
"""The uses that must go before a slot can become a value, by the operations that have them."""


def promote_slots(region: Region) -> tuple[int, int]:
    """Make values of the slots inside a region; how many, and how many block arguments that took."""
    promoted = arguments = 0
    pending = [op for block in region.blocks for op in block.walk()]
    allocations = [op for op in pending if as_interface(op, PromotableAllocationOpInterface)]
    changed = True
    while changed:
        changed = False
        remaining: list[Operation] = []
        for op in allocations:
            taken = _promote_one(op)
            if taken is None:
                remaining.append(op)
            else:
                changed = True
                promoted += 1
                arguments += taken
        allocations = remaining
    return promoted, arguments


def _promote_one(op: Operation) -> int | None:
    """Promote a slot of an allocation; how many block arguments that took, None if there is no such slot."""
    allocation = as_interface(op, PromotableAllocationOpInterface)
    assert allocation is not None
    try:
        for slot in allocation.promotable_slots:
            if slot.pointer.has_uses and (found := _Promotion.of(slot, allocation)) is not None:
                return found.run()
    except MissingMethodError:  # nobody has written it yet
        return None
    return None


def users_in_order(pointer: Value) -> list[Operation]:
    """The operations that use a value, or what is computed from it, each after those whose results it uses."""
    order: list[Operation] = []
    seen: set[Operation] = set()
    stack: list[tuple[Operation, bool]] = [(user, False) for user in pointer.users]
    while stack:
        op, is_done = stack.pop()
        if is_done:
            order.append(op)
        elif op not in seen:
            seen.add(op)
            stack.append((op, True))
            stack.extend((user, False) for result in op.results for user in result.users)
    order.reverse()
    return order


def blocking_uses(pointer: Value, first: Iterable[Use], slot: MemorySlot | None) -> Uses | None:
    """The uses that must go, those given first and what goes with them; None if one cannot."""
    found: dict[Operation, list[Use]] = {}
    for use in first:
        found.setdefault(use.owner, []).append(use)
    for op in users_in_order(pointer):
        if op not in found:
            continue
        more: list[Use] = []
        promotable = as_interface(op, PromotableOpInterface)
        accessor = as_interface(op, PromotableMemOpInterface)
        try:
            if promotable is not None:
                can_go = promotable.can_uses_be_removed(found[op], more)
            elif accessor is not None and slot is not None:
                can_go = accessor.can_uses_be_removed(slot, found[op], more)
            else:
                return None
        except MissingMethodError:  # nobody has written it yet
            return None
        if not can_go:
            return None
        for use in more:
            found.setdefault(use.owner, []).append(use)
    return found


class _Promotion:
    """The promotion of one slot: what has to change, found before anything does."""

    def __init__(
        self, slot: MemorySlot, allocation: PromotableAllocationOpInterface, uses: Uses
    ) -> None:
        self.slot = slot
        self.allocation = allocation
        self.uses = uses
        region = slot.pointer.parent_region
        assert region is not None
        self.region = region
        self.tree = DominatorTree(region) if len(region) > 1 else None
        self.children = {} if self.tree is None else self.tree.children()
        self.merge_points: list[Block] = []
        self._default: Value | None = None
        self._reaching: dict[Operation, Value | None] = {}
        self._stored: dict[Operation, Value] = {}

    @classmethod
    def of(cls, slot: MemorySlot, allocation: PromotableAllocationOpInterface) -> _Promotion | None:
        """The promotion of a slot, if all its uses can go and merge points get their values from branches."""
        region = slot.pointer.parent_region
        if region is None or (region.parent_op is not None and region_is_graph(region)):
            return None
        uses = blocking_uses(slot.pointer, slot.pointer.uses, slot)
        if uses is None:
            return None
        for op in uses:
            is_access = as_interface(op, PromotableMemOpInterface) is not None
            if is_access and op.parent_region is not region:
                return None
        promotion = cls(slot, allocation, uses)
        promotion.merge_points = promotion._find_merge_points()
        return promotion if promotion._can_pass_values() else None

    # --- analysis -------------------------------------------------------------------------------------------------------

    def _find_merge_points(self) -> list[Block]:
        """The blocks to which different values may come: the iterated dominance frontier of those that write."""
        if self.tree is None or self.slot.pointer.has_one_use:
            return []
        writing: dict[Block, None] = {}
        for op in self.slot.pointer.users:
            access = as_interface(op, PromotableMemOpInterface)
            if access is not None and access.stores_to(self.slot):
                assert op.parent_block is not None
                writing[op.parent_block] = None
        live = self._blocks_that_read_before_writing(writing)
        found: dict[Block, None] = {}
        pending = [block for block in writing if self.tree.is_reachable(block)]
        while pending:
            writer = pending.pop()
            for block in self._dominance_frontier(writer):
                if block in live and block not in found:
                    found[block] = None
                    pending.append(block)
        return [block for block in self.region.blocks if block in found]

    def _dominance_frontier(self, block: Block) -> list[Block]:
        """The blocks that are reached from what a block dominates and that it does not properly dominate."""
        assert self.tree is not None
        found: dict[Block, None] = {}
        pending = [block]
        while pending:
            current = pending.pop()
            for successor in current.successors:
                if successor is block or not self.tree.dominates(block, successor):
                    found[successor] = None
            pending += self.children.get(current, ())
        return list(found)

    def _blocks_that_read_before_writing(self, writing: Mapping[Block, None]) -> set[Block]:
        pending: list[Block] = []
        for block in {user.parent_block: None for user in self.slot.pointer.users}:
            for op in block or ():
                access = as_interface(op, PromotableMemOpInterface)
                if access is None or self.slot.pointer not in op.operands:
                    continue
                if access.loads_from(self.slot):
                    assert block is not None
                    pending.append(block)
                    break
                if access.stores_to(self.slot):
                    break
        live: set[Block] = set()
        while pending:
            current = pending.pop()
            if current not in live:
                live.add(current)
                pending += [block for block in current.predecessors if block not in writing]
        return live

    def _can_pass_values(self) -> bool:
        for block in self.merge_points:
            if block is self.region.entry_block:
                return False
            for predecessor in block.predecessors:
                branch = predecessor.last
                if branch is None or as_interface(branch, BranchOpInterface) is None:
                    return False
                try:
                    groups = groups_of_successors(branch)
                except MissingMethodError:  # nobody has written it yet
                    return False
                for successor, group in zip(branch.successors, groups, strict=True):
                    if successor is block and group is None:
                        return False
        return True

    # --- change ---------------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Promote the slot; how many block arguments that took."""
        if self.tree is None:
            self._walk_block(self.region.entry_block, None)
        else:
            self._walk_region()
        self._remove_uses()
        self._fill_dead_branches()
        self.allocation.handle_promotion_complete(self.slot, self._default)
        return len(self.merge_points)

    def _walk_region(self) -> None:
        location = self.slot.pointer.location
        pending: list[tuple[Block, Value | None]] = [(self.region.entry_block, None)]
        while pending:
            block, reaching = pending.pop()
            if block in self.merge_points:
                reaching = argument = block.add_argument(self.slot.type, location)
                builder = Builder(InsertionPoint.at_start(block))
                self.allocation.handle_block_argument(self.slot, argument, builder)
            reaching = self._walk_block(block, reaching)
            branch = block.last
            if branch is not None and any(each in self.merge_points for each in branch.successors):
                if reaching is None:
                    reaching = self._default_value()
                self._pass_on(branch, reaching)
            pending += [(child, reaching) for child in self.children.get(block, ())]

    def _pass_on(self, branch: Operation, value: Value) -> None:
        groups = groups_of_successors(branch)
        more = {
            group: (value,)
            for successor, group in zip(branch.successors, groups, strict=True)
            if successor in self.merge_points and group is not None
        }
        append_to_groups(branch, more)

    def _walk_block(self, block: Block, reaching: Value | None) -> Value | None:
        """Note the value before each use; the value at the end of the block."""
        for op in list(block):
            access = as_interface(op, PromotableMemOpInterface) if op in self.uses else None
            if access is None:
                continue
            self._reaching[op] = reaching
            if access.stores_to(self.slot):
                if reaching is None:
                    reaching = self._default_value()
                reaching = access.stored(self.slot, Builder(InsertionPoint.after(op)), reaching)
                self._stored[op] = reaching
        return reaching

    def _default_value(self) -> Value:
        if self._default is None:
            block = self.slot.pointer.parent_block
            assert block is not None
            builder = Builder(InsertionPoint.at_start(block))
            self._default = self.allocation.default_value(self.slot, builder)
        return self._default

    def _remove_uses(self) -> None:
        order = {op: number for number, op in enumerate(self._operations_in_order())}
        erased: list[Operation] = []
        stored: list[tuple[Operation, Value]] = []
        told: list[tuple[PromotableOpInterface, Builder]] = []
        for op in sorted(self.uses, key=lambda each: -order.get(each, 0)):
            builder = Builder(InsertionPoint.after(op))
            access = as_interface(op, PromotableMemOpInterface)
            if access is not None:
                reaching = self._reaching.get(op)
                if reaching is None:
                    reaching = self._default_value()
                kind = access.remove_blocking_uses(self.slot, self.uses[op], builder, reaching)
                if op in self._stored:
                    stored.append((op, self._stored[op]))
            else:
                promotable = as_interface(op, PromotableOpInterface)
                assert promotable is not None
                kind = promotable.remove_blocking_uses(self.uses[op], builder)
                if promotable.requires_replaced_values():
                    told.append((promotable, builder))
            if kind is DeletionKind.DELETE:
                erased.append(op)
        for declaration, builder in told:
            declaration.visit_replaced_values(stored, builder)
        for op in erased:
            op.erase()

    def _operations_in_order(self) -> list[Operation]:
        """The operations of the region, a block after those that dominate it."""
        if self.tree is None:
            return [op for block in self.region.blocks for op in block.walk()]
        order: list[Operation] = []
        seen: set[Block] = set()
        pending = [self.region.entry_block]
        while pending:
            block = pending.pop()
            seen.add(block)
            order += block.walk()
            pending += self.children.get(block, ())
        rest = [block for block in self.region.blocks if block not in seen]
        return [*order, *(op for block in rest for op in block.walk())]

    def _fill_dead_branches(self) -> None:
        """Pass the default value where nothing comes from the entry."""
        assert self.merge_points == [] or self.tree is not None
        for block in self.region.blocks if self.merge_points else ():
            branch = block.last
            if branch is None or (self.tree is not None and self.tree.is_reachable(block)):
                continue
            if any(each in self.merge_points for each in branch.successors):
                self._pass_on(branch, self._default_value())
