"""Blocks that control never reaches (MLIR: `eraseUnreachableBlocks`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from odsgen.runtime.ir.disposal import drop_all_references

if TYPE_CHECKING:
    from odsgen.rewriting.rewriter import RewriteListener
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region


def has_unreachable_blocks(op: Operation) -> bool:
    """Whether no path leads to some block of a region of an operation."""
    return any(len(r) > 1 and _unreachable_blocks(r) for r in op.regions)


def erase_unreachable_blocks(root: Operation, listener: RewriteListener) -> bool:
    """Erase the blocks inside `root` to which no path leads from the entry of their region; whether there were any."""
    changed = False
    pending = [root]
    while pending:
        op = pending.pop()
        for region in op.regions:
            unreachable = _unreachable_blocks(region)
            if unreachable:
                changed = True
                _erase(unreachable, listener)
            for block in region.stored_blocks:
                inner = block.first
                while inner is not None:
                    if inner.regions:
                        pending.append(inner)
                    inner = inner.next
    return changed


def _unreachable_blocks(region: Region) -> list[Block]:
    blocks = region.stored_blocks
    if len(blocks) < 2 or _reached(blocks[0], _last).issuperset(blocks):
        return []
    reached = _reached(blocks[0], iter)  # a branch that is not the last operation uses blocks, too
    return [block for block in blocks if block not in reached]


def _reached(entry: Block, branches: Callable[[Block], Iterable[Operation]]) -> set[Block]:
    reached = {entry}
    pending = [entry]
    while pending:
        for op in branches(pending.pop()):
            for successor in op.stored_successors:
                if successor not in reached:
                    reached.add(successor)
                    pending.append(successor)
    return reached


def _last(block: Block) -> tuple[Operation, ...]:
    return () if block.last is None else (block.last,)


def _erase(blocks: list[Block], listener: RewriteListener) -> None:
    """Erase blocks that only each other mention."""
    for block in reversed(blocks):
        for op in reversed(list(block.walk())):
            listener.operation_erased(op)
    for block in blocks:
        drop_all_references(block)
    for block in blocks:
        block.erase()
