"""The rewriter: the one way in which a pattern changes a program (MLIR: Pattern Rewriting, "Pattern Rewriter")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from odsgen.runtime.builtin.locations import Location
from odsgen.runtime.builtin.nested_locations import FusedLoc
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.builder import Builder, InsertionPoint
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.replacement import replacement_values

if TYPE_CHECKING:
    from odsgen.runtime.ir.clone import CloneMap
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value

OpT = TypeVar("OpT", bound=Operation)


class RewriteError(ValueError):
    """A pattern asked for a change that cannot be made."""


class RewriteListener:
    """Told of every change that goes through a rewriter; a subclass overrides what it wants to know."""

    def operation_inserted(self, op: Operation) -> None:
        """`op` was put into a block, or moved to another place."""

    def operation_modified(self, op: Operation) -> None:
        """Operands, attributes, successors or the location of `op` were changed."""

    def operation_replaced(self, op: Operation, values: Sequence[Value]) -> None:
        """`values` are about to take the place of the results of `op`."""

    def operation_erased(self, op: Operation) -> None:
        """`op` is about to go away."""

    def match_failed(self, op: Operation, reason: str) -> None:
        """A pattern says why it does not match `op`."""


#: The listener of who wants to know nothing.
_NOBODY = RewriteListener()


class PatternRewriter(Builder):
    """Changes a program and tells the listener.

    Everything that a pattern does goes through its rewriter: whoever drives the patterns must know of it.
    """

    __slots__ = ("listener",)

    def __init__(
        self, insertion_point: InsertionPoint, listener: RewriteListener | None = None
    ) -> None:
        super().__init__(insertion_point)
        self.listener = listener or _NOBODY

    # --- new operations -------------------------------------------------------------------------------------------------

    def insert(self, op: OpT) -> OpT:
        """Put an operation at the insertion point and return it; the next one goes after it."""
        point = self.insertion_point
        if point.anchor is None:
            point.block.append(op)
        else:
            point.block.insert_before(point.anchor, op)
        self._notify_inserted(op)
        return op

    def insert_with_body(self, op: OpT) -> OpT:
        """Insert an operation whose body is complete; the listener is told of it alone, as where MLIR builds the body first."""
        super().insert(op)
        self.listener.operation_inserted(op)
        return op

    def insert_before(self, anchor: Operation, op: OpT) -> OpT:
        """Put an operation before another one, wherever the insertion point is, and return it."""
        block = anchor.parent_block
        if block is None:
            raise ValueError(f"'{anchor.name}' stands in no block")
        block.insert_before(anchor, op)
        self._notify_inserted(op)
        return op

    def clone(self, op: OpT, mapping: CloneMap | None = None) -> OpT:
        """Put a copy of an operation, with its regions, at the insertion point and return it."""
        return self.insert(op.clone(mapping))

    def set_insertion_point_before(self, op: Operation) -> None:
        """Insert before `op`."""
        self.insertion_point = InsertionPoint.before(op)

    def set_insertion_point_after(self, op: Operation) -> None:
        """Insert after `op`."""
        self.insertion_point = InsertionPoint.after(op)

    def set_insertion_point_after_value(self, value: Value) -> None:
        """Insert after the operation that defines a value, or at the start of the block whose argument it is."""
        definition, block = value.defining_op, value.parent_block
        if definition is not None:
            self.insertion_point = InsertionPoint.after(definition)
        else:
            assert block is not None
            self.insertion_point = InsertionPoint.at_start(block)

    @contextmanager
    def insertion_guard(self) -> Iterator[None]:
        """Within, the insertion point may be moved; afterwards it is where it was."""
        point = self.insertion_point
        try:
            yield
        finally:
            self.insertion_point = point

    def fused_location(self, *places: Operation | Value) -> Location:
        """The locations of several operations, or of those that define values, in one."""
        return FusedLoc.get([place.location for place in places])

    # --- replacing and erasing ------------------------------------------------------------------------------------------

    def replace_op(self, op: Operation, replacement: Operation | Value | Sequence[Value]) -> None:
        """Let the results of another operation, or as many values, take the place of the results of `op`; erase it.

        Raises RewriteError when the number of values is another.
        """
        values = tuple(replacement_values(op, replacement))
        if len(values) != (1 if op.single_result is not None else len(op.results)):
            raise RewriteError(
                f"'{op.name}' has {len(op.results)} results, but {len(values)} values replace them"
            )
        self.replace_by_values(op, values)

    def replace_by_values(self, op: Operation, values: Sequence[Value]) -> None:
        """The same for as many values as there are results, which nobody checks any more."""
        self.listener.operation_replaced(op, values)
        result = op.single_result
        if result is not None:
            self.replace_all_uses_with(result, values[0])
        else:
            for result, value in zip(op.results, values, strict=True):
                self.replace_all_uses_with(result, value)
        self.erase_op(op)

    def replace_op_with_new(self, op: Operation, new: OpT) -> OpT:
        """Insert an operation, let its results take the place of those of `op`, and erase `op`.

        Where it was built without a location, it gets that of `op`.
        """
        if new.stored_location is None:
            new.location = op.stored_location or op.location  # a place in a text stays uncomputed
        self.insert(new)
        self.replace_op(op, new)
        return new

    def replace_all_uses_with(self, value: Value, replacement: Value) -> None:
        """Let every user of a value use another one."""
        if value is replacement or value.stored_users is None:
            return
        users = value.users
        value.replace_all_uses_with(replacement)
        modified = self.listener.operation_modified
        for user in reversed(users):
            modified(user)

    def erase_op(self, op: Operation) -> None:
        """Erase an operation and all inside it; raises RewriteError while something uses a result of it."""
        if op.has_uses:
            user = next(each.users[0] for each in op.results if each.has_uses)
            raise RewriteError(f"cannot erase '{op.name}': it is still used by '{user.name}'")
        if not op.regions:
            self.listener.operation_erased(op)
        else:
            for inner in reversed(list(op.walk())):  # users before what they use
                self.listener.operation_erased(inner)
        if self.insertion_point.anchor is op:
            self.insertion_point = InsertionPoint.after(op)
        op.erase()

    def erase_block(self, block: Block) -> None:
        """Erase a block and all inside it; raises ValueError while something outside uses it."""
        for op in reversed(list(block.walk())):
            self.listener.operation_erased(op)
        block.erase()

    # --- changes in place -----------------------------------------------------------------------------------------------

    @contextmanager
    def modifying(self, op: Operation) -> Iterator[None]:
        """Within, operands, attributes, successors or the location of `op` are changed in place.

        >>> with rewriter.modifying(op):
        ...     op.set_operand(0, value)
        """
        yield
        self.listener.operation_modified(op)

    def move_op_before(self, op: Operation, other: Operation) -> None:
        """Move an operation before another one."""
        op.move_before(other)
        self._notify_inserted(op)

    def move_op_after(self, op: Operation, other: Operation) -> None:
        """Move an operation after another one."""
        op.move_after(other)
        self._notify_inserted(op)

    # --- blocks and regions ---------------------------------------------------------------------------------------------

    def inline_block_before(
        self, block: Block, op: Operation, arguments: Sequence[Value] = ()
    ) -> None:
        """Move the operations of a block before `op`, `arguments` in the place of its own, and erase the block."""
        moved = self._replace_arguments(block, arguments)
        block.inline_before(op, arguments)
        for inner in moved:
            self.listener.operation_inserted(inner)

    def merge_blocks(self, block: Block, target: Block, arguments: Sequence[Value] = ()) -> None:
        """Move the operations of a block to the end of another, `arguments` in the place of its own; erase it."""
        moved = self._replace_arguments(block, arguments)
        block.merge_into(target, arguments)
        for inner in moved:
            self.listener.operation_inserted(inner)

    def inline_region_before(self, region: Region, block: Block) -> None:
        """Move the blocks of a region before a block of another one."""
        for moved in region.blocks:
            moved.move_before(block)
            for op in moved:
                self.listener.operation_inserted(op)

    def split_block(self, op: Operation) -> Block:
        """Move `op` and all that follow it into a new block after its own, and return that block."""
        block = op.parent_block
        if block is None:
            raise ValueError(f"'{op.name}' stands in no block")
        return block.split_before(op)

    def _replace_arguments(self, block: Block, arguments: Sequence[Value]) -> list[Operation]:
        """The operations of the block, once the listener knows of those that lose an argument of it."""
        if len(arguments) == len(block.arguments):
            for argument, value in zip(block.arguments, arguments, strict=True):
                self.replace_all_uses_with(argument, value)
        return list(block)

    # --- what a pattern says --------------------------------------------------------------------------------------------

    def match_failure(self, op: Operation, reason: str) -> bool:
        """Say why a pattern does not match; returns False, for the pattern to return."""
        self.listener.match_failed(op, reason)
        return False

    def _notify_inserted(self, op: Operation) -> None:
        if op.regions:
            for inner in op.walk():
                self.listener.operation_inserted(inner)
        else:
            self.listener.operation_inserted(op)
