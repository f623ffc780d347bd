"""Regions: ordered lists of blocks that an operation encloses (LangRef: Regions)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import isqrt
from typing import TYPE_CHECKING, Any

from odsgen.runtime.ir.block import Block

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.clone import CloneMap
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import BlockArgument


class Region:
    """A list of blocks, the first of which is the entry; belongs to at most one operation."""

    __slots__ = ("_blocks", "_parent")

    if TYPE_CHECKING:  # at run time the slot itself

        @property
        def parent_op(self) -> Operation | None:
            """The operation that encloses the region."""

        @property
        def stored_blocks(self) -> Sequence[Block]:
            """The blocks, to read at once: not a copy."""
            ...

    def __init__(self, blocks: tuple[Block, ...] | list[Block] = ()) -> None:
        self._blocks: list[Block] = []
        self._parent: Operation | None = None
        for block in blocks:
            self.append(block)

    @classmethod
    def build(cls, argument_types: Sequence[Type], body: Callable[..., object]) -> Region:
        """A region of one block that a function fills, see `Block.build`."""
        return cls([Block.build(argument_types, body)])

    def __repr__(self) -> str:
        count = len(self._blocks)
        blocks = f"{count} block{'' if count == 1 else 's'}"
        if self._parent is None:
            return f"<region of no operation, {blocks}>"
        return f"<region #{self.region_number} of '{self._parent.name}', {blocks}>"

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The blocks in order."""
        return tuple(self._blocks)

    @property
    def is_empty(self) -> bool:
        """Whether the region has no block."""
        return not self._blocks

    @property
    def entry_block(self) -> Block:
        """The first block; raises IndexError for an empty region."""
        return self._blocks[0]

    @property
    def arguments(self) -> tuple[BlockArgument, ...]:
        """The arguments of the entry block."""
        return self._blocks[0].arguments if self._blocks else ()

    @property
    def parent_region(self) -> Region | None:
        """The region in which the enclosing operation stands."""
        return self._parent.parent_region if self._parent is not None else None

    @property
    def region_number(self) -> int:
        """Which region of its operation this is."""
        if self._parent is None:
            raise ValueError("the region belongs to no operation")
        return next(i for i, region in enumerate(self._parent._regions) if region is self)

    def is_ancestor(self, other: Region) -> bool:
        """Whether `other` is this region or lies inside it."""
        region: Region | None = other
        while region is not None:
            if region is self:
                return True
            region = region.parent_region
        return False

    def is_proper_ancestor(self, other: Region) -> bool:
        """Whether `other` lies inside this region and is another one."""
        return other is not self and self.is_ancestor(other)

    def find_ancestor_op_in_region(self, op: Operation) -> Operation | None:
        """The operation directly in this region that encloses `op` or is `op`; None if `op` lies outside."""
        current: Operation | None = op
        while current is not None:
            if current.parent_region is self:
                return current
            current = current.parent_op
        return None

    def block_after(self, block: Block) -> Block | None:
        """The block behind one of this region; None for the last."""
        number = self.block_number(block) + 1
        return self._blocks[number] if number < len(self._blocks) else None

    def append(self, block: Block) -> Block:
        """Add a block that belongs to no region at the end, and return it."""
        return self.insert(len(self._blocks), block)

    def append_new(self, block: Block) -> None:
        """The same for a block of which it is known that it belongs to no region and contains none."""
        block._region = self
        block._number = len(self._blocks)
        self._blocks.append(block)

    def add_blocks(self, count: int) -> list[Block]:
        """Add so many blocks at the end, empty and without arguments, and return them."""
        added = []
        for number in range(len(self._blocks), len(self._blocks) + count):
            block = Block()
            block._region = self
            block._number = number
            added.append(block)
        self._blocks += added
        return added

    def insert(self, index: int, block: Block) -> Block:
        """Add a block that belongs to no region before block number `index`, and return it."""
        if not isinstance(block, Block):
            raise TypeError(f"expected a block, got {block!r}")
        if block._region is not None:
            raise ValueError("the block belongs to a region already; remove it from there first")
        if self._is_inside(block):
            raise ValueError("a block cannot be put into a region that it contains")
        self._blocks.insert(index, block)
        block._region = self
        block._number = index
        return block

    def insert_before(self, anchor: Block, block: Block) -> Block:
        """Add a block before another one of this region."""
        return self.insert(self.block_number(anchor), block)

    def insert_after(self, anchor: Block, block: Block) -> Block:
        """Add a block after another one of this region."""
        return self.insert(self.block_number(anchor) + 1, block)

    def remove(self, block: Block) -> Block:
        """Take a block out of the region, whole, and return it."""
        del self._blocks[self.block_number(block)]
        block._region = None
        return block

    def take_body(self, other: Region) -> None:
        """Replace the blocks of this region, which are erased, by those of another one."""
        if other is self:
            return
        if self._parent is not None and any(self._is_inside(b) for b in other._blocks):
            raise ValueError("a region cannot take the body that contains it")
        self.erase_blocks()
        for block in other._blocks:
            block._region = self
        self._blocks = other._blocks
        other._blocks = []

    def erase_blocks(self) -> None:
        """Erase all blocks with their operations; raises ValueError if a value of theirs is used outside."""
        from odsgen.runtime.ir.disposal import check_no_outside_uses, drop_all_references

        blocks = list(self._blocks)
        ops = [op for block in blocks for op in block]
        check_no_outside_uses(ops, blocks)
        drop_all_references(ops)
        for block in blocks:
            block._region = None
        self._blocks = []

    def walk(self, *, post_order: bool = False) -> Iterator[Operation]:
        """All operations inside, at any depth."""
        for block in list(self._blocks):
            yield from block.walk(post_order=post_order)

    def clone_into(self, target: Region, mapping: CloneMap | None = None) -> CloneMap:
        """Append copies of the blocks to `target`; see `Operation.clone` for the mapping."""
        from odsgen.runtime.ir.clone import CloneMap, clone_region_into

        mapping = mapping if mapping is not None else CloneMap()
        clone_region_into(self, target, mapping)
        return mapping

    def __reduce__(self) -> tuple[Any, ...]:
        from pickle import PicklingError

        raise PicklingError(
            "a region is part of a program: pickle, or clone, the operation around it"
        )

    def __iter__(self) -> Iterator[Block]:
        return iter(tuple(self._blocks))

    def __len__(self) -> int:
        return len(self._blocks)

    def block_number(self, block: Block) -> int:
        """Which block of the region a block is; raises ValueError for one of another region."""
        if block._region is not self:
            raise ValueError("the block does not belong to this region")
        blocks = self._blocks
        number = block._number
        if not 0 <= number < len(blocks) or blocks[number] is not block:
            self._find_block(block)
        return block._number

    def _find_block(self, block: Block) -> None:
        """Let a block know its number: it is near the one where it was, or else all blocks get new numbers."""
        blocks, old = self._blocks, block._number
        near = isqrt(len(blocks))
        try:
            block._number = blocks.index(block, max(old - near, 0), max(old + near, 0))
            return
        except ValueError:
            pass
        for number, other in enumerate(blocks):
            other._number = number

    def _is_inside(self, block: Block) -> bool:
        if block._first is None:
            return False  # without a look at what may be thousands of levels of regions
        region: Region | None = self
        while region is not None:
            parent = region._parent
            if parent is None:
                return False
            if parent._block is block:
                return True
            region = parent.parent_region
        return False


if not TYPE_CHECKING:
    Region.parent_op = Region._parent
    Region.stored_blocks = Region._blocks
