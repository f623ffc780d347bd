"""Which values are live at the start and the end of blocks (MLIR: `Liveness`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


class BlockLiveness:
    """The live values of the blocks inside an operation, of those values that `is_followed` chooses.

    A value is live into a block if it is used there, in a nested region too, or in a block that comes later, and comes
    from outside of the block.
    """

    def __init__(self, root: Operation, is_followed: Callable[[Value], bool]) -> None:
        self._live_in: dict[Block, dict[Value, None]] = {}
        self._live_out: dict[Block, dict[Value, None]] = {}
        self._sets_with: dict[Value, list[dict[Value, None]]] = {}
        self._predecessors: dict[Block, tuple[Block, ...]] = {}
        for value in _values_inside(root):
            if is_followed(value):
                self._follow(value)

    def live_in(self, block: Block) -> dict[Value, None]:
        """The values that are live at the start of a block."""
        return self._live_in.get(block, {})

    def live_out(self, block: Block) -> dict[Value, None]:
        """The values that are live at the end of a block, for other blocks of its region."""
        return self._live_out.get(block, {})

    def rename(self, old: Value, new: Value) -> None:
        """A value has taken the place of another one."""
        found = self._sets_with.pop(old, None)
        if found is not None:
            self._sets_with[new] = found
            for live in found:
                live.pop(old, None)
                live[new] = None

    def _follow(self, value: Value) -> None:
        home = value.parent_block
        assert home is not None
        pending: list[Block] = []
        sets: list[dict[Value, None]] = []

        def add(found: dict[Block, dict[Value, None]], block: Block) -> bool:
            live = found.setdefault(block, {})
            if value in live:
                return False
            live[value] = None
            sets.append(live)
            return True

        for user in dict.fromkeys(value.users):
            block = user.parent_block
            while block is not None and block is not home:
                pending.append(block)
                if block.parent_region is home.parent_region:
                    add(self._live_out, home)
                    break
                parent = block.parent_op
                block = None if parent is None else parent.parent_block
        while pending:
            block = pending.pop()
            if not add(self._live_in, block):
                continue
            for before in self._blocks_before(block):
                add(self._live_out, before)
                if before is not home:
                    pending.append(before)
        if sets:
            self._sets_with[value] = sets

    def _blocks_before(self, block: Block) -> tuple[Block, ...]:
        found = self._predecessors.get(block)
        if found is None:
            found = self._predecessors[block] = block.predecessors
        return found


def _values_inside(root: Operation) -> Iterator[Value]:
    for region in root.regions:
        for block in region.blocks:
            yield from block.arguments
            for op in block:
                yield from op.results
                if op.regions:
                    yield from _values_inside(op)
