"""The changes of a conversion as values, kept in the order in which they were made until it is known whether they stay.

What adds or moves something is done at once, so that patterns see it, and can be undone.  What replaces or erases something
is only noted, so that the old program can still be read, and done when the conversion has succeeded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime.ir.disposal import drop_all_references
from odsgen.runtime.ir.operation import SharedEntries
from odsgen.runtime.ir.recasting import put_users_last, recast

if TYPE_CHECKING:
    from collections.abc import Mapping

    from odsgen.conversion.log import ChangeLog
    from odsgen.conversion.type_converter import TypeConverter
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


class Change:
    """A change; `commit` makes it last, `undo` takes it back, with all later ones undone before."""

    __slots__ = ()

    def commit(self, log: ChangeLog) -> None:
        """Do what was put off."""

    def undo(self, log: ChangeLog) -> None:
        """Restore what was before."""


def put_back(op: Operation, block: Block, following: Operation | None) -> None:
    """Move an operation to its old place."""
    op.remove()
    if following is None:
        block.append(op)
    else:
        block.insert_before(following, op)


def put_block_back(block: Block, region: Region, following: Block | None) -> None:
    """Move a block to its old place."""
    if block.parent_region is not None:
        block.parent_region.remove(block)
    if following is None:
        region.append(block)
    else:
        region.insert_before(following, block)


def block_after(block: Block) -> Block | None:
    """The block behind this one in its region."""
    region = block.parent_region
    assert region is not None
    return region.block_after(block)


# --- operations ---------------------------------------------------------------------------------------------------------


class InsertedOp(Change):
    """An operation that a pattern made."""

    __slots__ = ("op",)

    def __init__(self, op: Operation) -> None:
        self.op = op

    def undo(self, log: ChangeLog) -> None:
        """Take it away with all inside it."""
        drop_all_references((self.op,))
        self.op.remove()


class MovedOp(Change):
    """An operation that stands elsewhere now."""

    __slots__ = ("op", "block", "following")

    def __init__(self, op: Operation) -> None:
        assert op.parent_block is not None
        self.op, self.block, self.following = op, op.parent_block, op.next

    def undo(self, log: ChangeLog) -> None:
        """Put it where it was."""
        put_back(self.op, self.block, self.following)


class ModifiedOp(Change):
    """An operation that was changed in place, with what it was."""

    __slots__ = ("op", "operands", "successors", "properties", "attributes", "location")

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.operands: tuple[Value, ...] = op.stored_operands
        self.successors: tuple[Block, ...] = op.stored_successors
        # Shared entries do not change.
        entries: Mapping[str, Any] = op.stored_properties
        self.properties = entries if entries.__class__ is SharedEntries else dict(entries)
        entries = op.stored_attributes
        self.attributes = entries if entries.__class__ is SharedEntries else dict(entries)
        self.location = op.stored_location

    def undo(self, log: ChangeLog) -> None:
        """Give it back what it had."""
        op = self.op
        if (
            op.stored_operands is self.operands
            and (op.stored_properties is self.properties or op.stored_properties == self.properties)
            and (op.stored_attributes is self.attributes or op.stored_attributes == self.attributes)
            and op.stored_location is self.location
            and op.stored_successors is self.successors
        ):
            return
        if op.operands != self.operands:
            op.operands = self.operands
        if op.successors != self.successors:
            op.successors = self.successors
        if op.stored_properties != self.properties:
            op.properties = dict(self.properties)
        if op.stored_attributes != self.attributes:
            op.attributes = dict(self.attributes)
        if op.stored_location is not self.location and self.location is not None:
            op.location = self.location


class ReplacedOp(Change):
    """An operation whose results have replacements in the mapping, or that is erased."""

    __slots__ = ("op", "converter")

    def __init__(self, op: Operation, converter: TypeConverter | None) -> None:
        self.op = op
        self.converter = converter

    def commit(self, log: ChangeLog) -> None:
        """Let its users use the replacements, and take it out of its block."""
        self.replace_uses(log)
        self.op.remove()

    def replace_uses(self, log: ChangeLog) -> None:
        """Let its users use the replacements."""
        op = self.op
        result = op.single_result
        results = op.results if result is None else (result,)
        for result in results:
            if result.has_uses or log.mapping.is_replacement(result):
                replacement = log.replacement(result, self.converter)
                if replacement is not None:
                    recast_users = [user for user in result.users if user in log.ignored]
                    put_users_last(result, reversed(recast_users))
                    result.replace_all_uses_with(replacement)

    def undo(self, log: ChangeLog) -> None:
        """Forget the replacements."""
        for result in self.op.results:
            log.mapping.unmap((result,))
        log.replaced.difference_update(self.op.walk())

    def prepare(self) -> None:
        """Let it use nothing any more, so that it need not learn of replacements."""
        drop_all_references((self.op,))


class ReplacedByCounterpart(ReplacedOp):
    """An operation in whose place an inserted one gives the only result."""

    __slots__ = ("made",)

    def __init__(self, op: Operation, made: Operation, converter: TypeConverter | None) -> None:
        self.op = op
        self.made = made
        self.converter = converter

    def undo(self, log: ChangeLog) -> None:
        """Forget the replacement and take it away."""
        super().undo(log)
        drop_all_references((self.made,))
        self.made.remove()


class Recast(Change):
    """An operation that becomes one of another class where it stands, with the same operands and results."""

    __slots__ = ("op", "op_class", "properties", "users")

    def __init__(
        self,
        op: Operation,
        op_class: type[Operation],
        properties: Mapping[str, Any],
        users: tuple[Operation, ...],
    ) -> None:
        self.op = op
        self.op_class = op_class
        self.properties = properties
        #: Those that use the result now, if they are several.
        self.users = users

    def commit(self, log: ChangeLog) -> None:
        """Let it be one of that class."""
        recast(self.op, self.op_class, self.properties)
        if self.users:  # what was not converted comes last
            others = [user for user in reversed(self.users) if user not in log.ignored]
            if others:
                put_users_last(self.op.single_result, others)

    def undo(self, log: ChangeLog) -> None:
        """Let it be converted otherwise."""
        log.ignored.discard(self.op)


# --- values -------------------------------------------------------------------------------------------------------------


class ReplacedValue(Change):
    """A block argument, or another value, that has a replacement in the mapping."""

    __slots__ = ("value", "converter")

    def __init__(self, value: Value, converter: TypeConverter | None) -> None:
        self.value = value
        self.converter = converter

    def commit(self, log: ChangeLog) -> None:
        """Let its users use the replacement, but for those that compute it."""
        replacement = log.replacement(self.value, self.converter)
        if replacement is None:
            return
        owner = replacement.defining_op
        if owner is None:
            self.value.replace_all_uses_with(replacement)
            return
        block = owner.parent_block
        self.value.replace_uses_with_if(
            replacement,
            lambda use: use.owner.parent_block is not block
            or (use.owner is not owner and owner.is_before_in_block(use.owner)),
        )

    def undo(self, log: ChangeLog) -> None:
        """Forget the replacement."""
        log.mapping.unmap((self.value,))


class AddedCast(Change):
    """A cast between types that stands until the conversion knows whether it is needed (a materialization)."""

    __slots__ = ("op", "converter", "is_source", "original", "mapped")

    def __init__(
        self,
        op: Operation,
        converter: TypeConverter | None,
        is_source: bool,
        original: Type | None,
        mapped: tuple[Value, ...],
    ) -> None:
        self.op = op
        self.converter = converter
        #: From new types back to an old one; otherwise from old ones to new ones.
        self.is_source = is_source
        self.original = original
        self.mapped = mapped

    def undo(self, log: ChangeLog) -> None:
        """Take it away."""
        if self.mapped:
            log.mapping.unmap(self.mapped)
        del log.casts[self.op]
        drop_all_references((self.op,))
        self.op.remove()


# --- blocks -------------------------------------------------------------------------------------------------------------


class CreatedBlock(Change):
    """A new block."""

    __slots__ = ("block",)

    def __init__(self, block: Block) -> None:
        self.block = block

    def undo(self, log: ChangeLog) -> None:
        """Take it away; what was put into it has been moved back."""
        if self.block.parent_region is not None:
            self.block.parent_region.remove(self.block)


class MovedBlocks(Change):
    """The blocks of a region, all of which stand elsewhere now."""

    __slots__ = ("blocks", "region")

    def __init__(self, region: Region) -> None:
        self.blocks, self.region = region.blocks, region

    def undo(self, log: ChangeLog) -> None:
        """Put them back."""
        for block in self.blocks:
            put_block_back(block, self.region, None)


class ErasedBlock(Change):
    """A block that is in no region any more."""

    __slots__ = ("block", "region", "following")

    def __init__(self, block: Block) -> None:
        assert block.parent_region is not None
        self.block, self.region, self.following = block, block.parent_region, block_after(block)

    def undo(self, log: ChangeLog) -> None:
        """Put it where it was."""
        put_block_back(self.block, self.region, self.following)
        log.erased_blocks.discard(self.block)


class EmptiedBlock(Change):
    """Operations, from one to another, that went from the end of a block into another one, where they stand in a row."""

    __slots__ = ("source", "first", "last")

    def __init__(self, source: Block, first: Operation | None, last: Operation | None) -> None:
        self.source = source
        self.first = first
        self.last = last

    def undo(self, log: ChangeLog) -> None:
        """Put them where they were."""
        op = self.first
        while op is not None:
            following = None if op is self.last else op.next
            put_back(op, self.source, None)
            op = following


class RetargetedBlock(Change):
    """A block in whose place branches go to another one."""

    __slots__ = ("old", "users", "new")

    def __init__(self, old: Block, new: Block) -> None:
        self.old, self.new = old, new
        self.users: tuple[Operation, ...] = old.users

    def undo(self, log: ChangeLog) -> None:
        """Let the branches go to the old one."""
        for op in self.users:
            op.successors = tuple(
                self.old if block is self.new else block for block in op.successors
            )
