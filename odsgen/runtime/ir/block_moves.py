"""Whole blocks: splitting, moving and inlining them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.ir.block import Block

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


def split_before(block: Block, op: Operation) -> Block:
    """Move `op` and all that follow it into a new block after this one, and return that block."""
    if op._block is not block:
        raise ValueError(f"'{op.name}' does not stand in this block")
    split = Block()
    if block._region is not None:
        block._region.insert_after(block, split)
    # The list is cut: what is behind stays linked, and ordered, as it is.
    previous = op._previous
    split._first, split._last = op, block._last
    block._last = previous
    if previous is None:
        block._first = None
    else:
        previous._next = op._previous = None
    _belong_to(split, op)
    return split


def move_to_empty(block: Block, target: Block) -> None:
    """Move all operations into an empty block beside this one, linked and ordered as they are."""
    if target._first is not None or block._region is not target._region:
        raise ValueError("the other block is not empty, or stands in another region")
    target._first, target._last = block._first, block._last
    block._first = block._last = None
    _belong_to(target, target._first)


def _belong_to(block: Block, op: Operation | None) -> None:
    """Let an operation, and all behind it, know that they stand in a block."""
    while op is not None:
        op._block = block
        op = op._next


def merge_into(block: Block, target: Block, arguments: Sequence[Value] = ()) -> None:
    """Move all operations to the end of `target`, with `arguments` for the block arguments, and erase this block."""
    _inline(block, target, None, arguments)


def inline_before(block: Block, op: Operation, arguments: Sequence[Value] = ()) -> None:
    """Move all operations before `op`, with `arguments` for the block arguments, and erase this block."""
    if op._block is None:
        raise ValueError(f"'{op.name}' stands in no block")
    _inline(block, op._block, op, arguments)


def _inline(
    block: Block, target: Block, anchor: Operation | None, arguments: Sequence[Value]
) -> None:
    if target is block:
        raise ValueError("a block cannot be merged into itself")
    if len(arguments) != len(block._arguments):
        raise ValueError(
            f"expected {len(block._arguments)} values for the block arguments, but got {len(arguments)}"
        )
    if block._users:
        raise ValueError("the block is still a successor of other operations")
    for op in block:
        if op._regions:
            target._check_not_inside(op)
    for argument, value in zip(block._arguments, arguments, strict=True):
        argument.replace_all_uses_with(value)
    for op in block:
        block.remove(op)
        if anchor is None:
            target.append(op)
        else:
            target.insert_before(anchor, op)
    block.erase()


def move_before(block: Block, other: Block) -> None:
    """Move the block before another one, of any region."""
    region = _destination(block, other)
    if block._region is not None:
        block._region.remove(block)
    region.insert_before(other, block)


def move_after(block: Block, other: Block) -> None:
    """Move the block after another one, of any region."""
    region = _destination(block, other)
    if block._region is not None:
        block._region.remove(block)
    region.insert_after(other, block)


def _destination(block: Block, other: Block) -> Region:
    if other is block:
        raise ValueError("a block cannot be moved next to itself")
    if other._region is None:
        raise ValueError("the other block belongs to no region")
    if other._region._is_inside(block):
        raise ValueError("a block cannot be put into a region that it contains")
    return other._region


def move_blocks(source: Region, target: Region, anchor: Block | None = None) -> None:
    """Move all blocks of a region before a block of another one, or to its end."""
    inner: Region | None = target
    while inner is not None:
        if inner is source:
            raise ValueError("a block cannot be put into a region that it contains")
        inner = inner.parent_region
    first = len(target._blocks) if anchor is None else target.block_number(anchor)
    moved, source._blocks = source._blocks, []
    target._blocks[first:first] = moved
    for number, block in enumerate(moved, first):
        block._region = target
        block._number = number
