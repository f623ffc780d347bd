"""Where new operations go, and a builder that puts them there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, TypeVar

from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.implicit import begin_insertion, end_insertion
from odsgen.runtime.ir.operation import Operation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.region import Region

OpT = TypeVar("OpT", bound=Operation)


class InsertionPoint:
    """A place in a block: before `anchor`, or at the end."""

    __slots__ = ("block", "anchor")

    def __init__(self, block: Block, anchor: Operation | None = None) -> None:
        if anchor is not None and anchor.parent_block is not block:
            raise ValueError(f"'{anchor.name}' does not stand in this block")
        self.block = block
        self.anchor = anchor

    @classmethod
    def at_start(cls, block: Block) -> InsertionPoint:
        """Before the first operation of a block."""
        return cls(block, block.first)

    @classmethod
    def at_end(cls, block: Block) -> InsertionPoint:
        """After the last operation of a block."""
        if not isinstance(block, Block):
            raise TypeError(f"expected a block, got {block!r}")
        return cls(block)

    @classmethod
    def before(cls, op: Operation) -> InsertionPoint:
        """Before an operation."""
        if op.parent_block is None:
            raise ValueError(f"'{op.name}' stands in no block")
        return cls(op.parent_block, op)

    @classmethod
    def after(cls, op: Operation) -> InsertionPoint:
        """After an operation."""
        if op.parent_block is None:
            raise ValueError(f"'{op.name}' stands in no block")
        return cls(op.parent_block, op.next)

    @classmethod
    def before_terminator(cls, block: Block) -> InsertionPoint:
        """Before the terminator of a block, or at its end if it has none."""
        return cls(block, block.terminator)

    def insert(self, op: OpT) -> OpT:
        """Put an operation here; the next one goes after it."""
        if self.anchor is None:
            self.block.append(op)
        else:
            self.block.insert_before(self.anchor, op)
        return op


class Builder:
    """Puts operations at an insertion point, one after the other.

    >>> builder = Builder.at_end(block)
    >>> one = builder.insert(arith.ConstantOp.build(IntegerAttr.get(1, i32)))

    In its `with`, what is built is inserted without more words:

    >>> with Builder.at_end(block):
    ...     one = arith.ConstantOp.build(IntegerAttr.get(1, i32))
    """

    __slots__ = ("insertion_point",)

    def __init__(self, insertion_point: InsertionPoint) -> None:
        self.insertion_point = insertion_point

    @classmethod
    def at_start(cls, block: Block) -> Builder:
        """A builder before the first operation of a block."""
        return cls(InsertionPoint.at_start(block))

    @classmethod
    def at_end(cls, block: Block) -> Builder:
        """A builder after the last operation of a block."""
        return cls(InsertionPoint.at_end(block))

    @classmethod
    def before(cls, op: Operation) -> Builder:
        """A builder before an operation."""
        return cls(InsertionPoint.before(op))

    @classmethod
    def after(cls, op: Operation) -> Builder:
        """A builder after an operation."""
        return cls(InsertionPoint.after(op))

    def __enter__(self) -> Self:
        """Within `with builder:`, operations that are built are inserted by themselves, one after the other."""
        begin_insertion(self.insert)
        return self

    def __exit__(self, *error: object) -> None:
        end_insertion()

    def insert(self, op: OpT) -> OpT:
        """Put an operation at the insertion point and return it."""
        point = self.insertion_point
        if point.anchor is not None:
            return point.insert(op)
        point.block.append(op)
        return op

    def create_block(
        self,
        region: Region,
        argument_types: Sequence[Type] = (),
        argument_locations: Sequence[Location] = (),
    ) -> Block:
        """Append a new block to a region and go to its end."""
        block = region.append(Block(argument_types, argument_locations))
        self.insertion_point = InsertionPoint.at_end(block)
        return block
