"""The operations inside another one, as the greedy driver goes through them at the beginning of an iteration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.rewriting.liveness import ArgumentUses
from odsgen.runtime.interfaces.effects_of_operations import (
    may_be_dead_by_class,
    would_be_trivially_dead,
)
from odsgen.runtime.ir.region_kind import has_ssa_dominance

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region


class Survey:
    """The operations inside an operation, as they are at one time.

    Where nothing changes meanwhile, one tells whether anything is dead, and then where the next iteration goes.
    """

    __slots__ = ("root", "operations", "enclosing")

    def __init__(self, root: Operation, top_down: bool) -> None:
        self.root = root
        #: Those that have regions.
        self.enclosing: dict[Operation, None] = {}
        #: All: each after what encloses it (`top_down`), or before.
        self.operations: list[Operation]
        if top_down:
            self.operations = _in_order(root, self.enclosing)
        else:
            self.operations = [op for op in root.walk(post_order=True) if op is not root]
            self.enclosing.update((op, None) for op in self.operations if op.regions)

    def unused(self) -> list[Operation]:
        """The operations no result of which is used."""
        found = [
            op
            for op in self.operations
            if (result := op.single_result) is None or result.stored_users is None
        ]
        return [op for op in found if not op.has_uses]

    def has_only_needed(self) -> bool:
        """Whether a glance tells that nothing is dead; if not, it takes a look at what needs what.

        Of operations that come before their users, the last one that is dead has no users at all.  Only arguments of blocks,
        and regions without an order, let dead operations need each other.
        """
        regions = [region for op in (self.root, *self.enclosing) for region in op.regions]
        uses = ArgumentUses()
        return all(_only_needs_what_is_before(region, uses) for region in regions) and not any(
            map(would_be_trivially_dead, self.unused())
        )


def _only_needs_what_is_before(region: Region, uses: ArgumentUses) -> bool:
    """Whether no operation of a region that may be dead can be needed by one behind it, or by an argument that may be."""
    blocks = region.stored_blocks
    if not all(uses.is_needed(each) for block in blocks[1:] for each in block.stored_arguments):
        return False
    return has_ssa_dominance(region) or not any(
        op.has_uses and may_be_dead_by_class[type(op)] is not False
        for block in blocks
        for op in block
    )


def _in_order(root: Operation, enclosing: dict[Operation, None]) -> list[Operation]:
    """The operations inside another one, each after what encloses it; notes those with regions.

    As `walk` without a generator for each block: nothing is changed meanwhile.
    """
    found: list[Operation] = []
    pending = _first_operations(root)
    while pending:
        op = pending.pop()
        while op is not None:
            found.append(op)
            if op.regions:
                enclosing[op] = None
                pending.append(op.next)
                pending += _first_operations(op)
                break
            op = op.next
    return found


def _first_operations(op: Operation) -> list[Operation | None]:
    """Those of the blocks inside an operation, that of the first block last."""
    found = [block.first for region in op.regions for block in region.stored_blocks]
    found.reverse()
    return found
