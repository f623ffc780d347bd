"""Blocks: arguments and a list of operations (LangRef: Blocks)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from odsgen.runtime.base import callbacks
from odsgen.runtime.base.attribute import Type
from odsgen.runtime.ir.implicit import inside
from odsgen.runtime.ir.value import BlockArgument
from odsgen.runtime.support.on_demand import ModuleOnDemand

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir import block_moves
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import LocationToken
else:
    block_moves = ModuleOnDemand("odsgen.runtime.ir.block_moves")

OpT = TypeVar("OpT", bound="Operation")

#: How far apart the orders of operations are that are given new ones up to the end of a block.
_FAR = 1 << 20

#: As many arguments as a list moves up faster than a deque is made of it.
_MANY = 1024


class Block:
    """A list of operations with arguments; belongs to at most one region.

    Operations are linked to each other: inserting and removing take constant time; their `_order` rises along the block.
    """

    __slots__ = (
        "_arguments",
        "_numbered",
        "_region",
        "_number",  # among the blocks of the region, where it last was
        "_first",
        "_last",
        "_users",
    )

    if TYPE_CHECKING:  # at run time the slots themselves

        @property
        def parent_region(self) -> Region | None:
            """The region to which the block belongs."""

        @property
        def first(self) -> Operation | None:
            """The first operation."""

        @property
        def last(self) -> Operation | None:
            """The last operation."""

        @property
        def stored_arguments(self) -> Sequence[BlockArgument]:
            """The arguments, to read at once: not a copy."""
            ...

        @property
        def stored_users(self) -> Mapping[Operation, None] | None:
            """None, or empty, where no operation names the block as a successor: `has_uses` without a call."""

    def __init__(
        self,
        argument_types: Sequence[Type] = (),
        argument_locations: Sequence[Location | LocationToken | None] = (),
        operations: Iterable[Operation] = (),
    ) -> None:
        self._arguments: list[BlockArgument] | deque[BlockArgument] = []
        self._numbered = True  # whether each argument knows its number
        self._region: Region | None = None
        self._first: Operation | None = None
        self._last: Operation | None = None
        self._number = 0
        self._users: dict[Operation, None] | None = None
        if argument_types or operations:
            self._fill(argument_types, argument_locations, operations)

    def _fill(
        self,
        argument_types: Sequence[Type],
        argument_locations: Sequence[Location | LocationToken | None],
        operations: Iterable[Operation],
    ) -> None:
        if isinstance(argument_types, Type):
            raise TypeError(f"expected several types, in a list, got {argument_types!r}")
        for index, type in enumerate(argument_types):
            self.add_argument(type, argument_locations[index] if argument_locations else None)
        for op in operations:
            self.append(op)

    @classmethod
    def build(cls, argument_types: Sequence[Type], body: Callable[..., object]) -> Block:
        """A block that a function fills: called with the arguments, whatever it builds goes to the end of the block.

        >>> Block.build([i32], lambda x: func.ReturnOp.build([x]))
        """
        block = cls(argument_types)
        with inside(block) as arguments:
            body(*arguments)
        return block

    def __repr__(self) -> str:
        types = ", ".join(str(argument.type) for argument in self._arguments)
        op = self.parent_op
        where = f" in '{op.name}'" if op is not None else " in no operation"
        return f"<block ({types}){where}>"

    def __reduce__(self) -> tuple[Any, ...]:
        from pickle import PicklingError

        raise PicklingError(
            "a block is part of a program: pickle, or clone, the operation around it"
        )

    # --- arguments ------------------------------------------------------------------------------------------------------

    @property
    def arguments(self) -> tuple[BlockArgument, ...]:
        """The arguments in order."""
        return tuple(self._arguments)

    def add_argument(
        self, type: Type, location: Location | LocationToken | None = None
    ) -> BlockArgument:
        """Add an argument at the end and return it."""
        if not isinstance(type, Type):
            raise TypeError(f"the type of a block argument must be a type, got {type!r}")
        argument = BlockArgument(type, self, len(self._arguments), location)
        self._arguments.append(argument)
        return argument

    def add_arguments(
        self, declared: Sequence[tuple[Type, Location | LocationToken]]
    ) -> list[BlockArgument]:
        """Add arguments of these types and with these locations at the end and return them."""
        count = len(self._arguments)
        added = [
            BlockArgument(type, self, number, location)
            for number, (type, location) in enumerate(declared, count)
        ]
        self._arguments.extend(added)
        return added

    def insert_argument(
        self, index: int, type: Type, location: Location | None = None
    ) -> BlockArgument:
        """Add an argument before argument number `index` and return it."""
        argument = BlockArgument(type, self, index, location)
        self._arguments.insert(index, argument)
        self._numbered = False
        return argument

    def erase_argument(self, index: int) -> None:
        """Remove an argument; raises ValueError while it is used."""
        arguments = self._arguments
        if arguments[index].has_uses:
            raise ValueError(f"block argument #{index} still has uses")
        if 0 <= index < len(arguments) - _MANY and isinstance(arguments, list):
            # All behind it would move up, each time; in a deque, what is before it can move down.
            self._arguments = arguments = deque(arguments)
        del arguments[index]
        self._numbered = False

    def erase_arguments(self, indices: Iterable[int]) -> None:
        """Remove several arguments at once; raises ValueError, with none removed, while one of them is used."""
        erased = {self._arguments[index] for index in indices}
        for argument in self._arguments:
            if argument in erased and argument.has_uses:
                raise ValueError(f"block argument #{argument.index} still has uses")
        self._arguments = [argument for argument in self._arguments if argument not in erased]
        self._numbered = False

    def _number_arguments(self) -> None:
        self._arguments = list(self._arguments)
        for index, argument in enumerate(self._arguments):
            argument._index = index
        self._numbered = True

    # --- place ----------------------------------------------------------------------------------------------------------

    @property
    def parent_op(self) -> Operation | None:
        """The operation that encloses the block."""
        return self._region._parent if self._region is not None else None

    @property
    def is_entry_block(self) -> bool:
        """Whether this is the first block of its region."""
        return self._region is not None and self._region._blocks[0] is self

    @property
    def has_uses(self) -> bool:
        """Whether any operation names the block as a successor."""
        return bool(self._users)

    @property
    def users(self) -> tuple[Operation, ...]:
        """The operations that name the block as a successor, each once."""
        return tuple(self._users or ())

    def order_users(self, users: Iterable[Operation]) -> None:
        """Put the users in another order."""
        self._users = dict.fromkeys(users)

    @property
    def predecessors(self) -> tuple[Block, ...]:
        """The blocks whose last operation names this block as a successor, each once."""
        if not self._users:
            return ()
        found = {op._block: None for op in self._users if op._block is not None}
        return tuple(found)

    @property
    def successors(self) -> tuple[Block, ...]:
        """The successors of the last operation."""
        return self._last._successors if self._last is not None else ()

    @property
    def terminator(self) -> Operation | None:
        """The last operation if it is a terminator or may be one (unregistered)."""
        last = self._last
        return last if last is not None and last.might_be_terminator else None

    # --- operations -------------------------------------------------------------------------------------------------------

    @property
    def operations(self) -> tuple[Operation, ...]:
        """The operations in order, as they are now."""
        return tuple(iter(self))  # without asking for their number, which takes as long

    def __iter__(self) -> Iterator[Operation]:
        """The operations in order; the current one may be erased or moved meanwhile."""
        op = self._first
        while op is not None:
            following = op._next
            yield op
            op = following

    def __len__(self) -> int:
        count, op = 0, self._first
        while op is not None:
            count += 1
            op = op._next
        return count

    def ops_of_type(self, op_class: type[OpT]) -> Iterator[OpT]:
        """The operations of a class in order, as `getOps<FuncOp>()` gives them."""
        return (op for op in self if isinstance(op, op_class))

    @property
    def is_empty(self) -> bool:
        """Whether the block has no operation."""
        return self._first is None

    def append(self, op: OpT) -> OpT:
        """Add an operation that stands in no block at the end, and return it."""
        try:
            if op._block is not None:
                raise ValueError(f"'{op.name}' stands in a block already; move it instead")
        except AttributeError:
            raise TypeError(f"expected an operation, got {op!r}") from None
        if op._regions:
            self._check_not_inside(op)
        self.append_new(op)
        return op

    def append_new(self, op: Operation) -> None:
        """The same for an operation of which it is known that it stands in no block and around none."""
        op._block = self
        op._previous = last = self._last
        if last is None:
            self._first = op
            op._order = 0
        else:
            last._next = op
            op._order = last._order + 1
        self._last = op

    def insert_before(self, anchor: Operation, op: OpT) -> OpT:
        """Add an operation that stands in no block before another one of this block."""
        if op._regions or op._block is not None or anchor._block is not self:
            self._check_insertion(anchor, op)
        previous = anchor._previous
        op._block, op._previous, op._next = self, previous, anchor
        anchor._previous = op
        if previous is None:
            self._first = op
            op._order = anchor._order - _FAR
        else:
            previous._next = op
            # In the middle, as far as floats tell it apart: operations that were appended have no room between them.
            op._order = (previous._order + anchor._order) / 2
            if not previous._order < op._order < anchor._order:
                _make_room(previous)
        return op

    def insert_after(self, anchor: Operation, op: OpT) -> OpT:
        """Add an operation that stands in no block after another one of this block."""
        self._check_insertion(anchor, op)
        following = anchor._next
        if following is not None:
            return self.insert_before(following, op)
        return self.append(op)

    def prepend(self, op: OpT) -> OpT:
        """Add an operation at the start."""
        return self.append(op) if self._first is None else self.insert_before(self._first, op)

    def move_to_start(self, op: Operation) -> None:
        """Move an operation of the block before all others."""
        first = self._first
        if op._block is not self or first is None:
            raise ValueError(f"'{op.name}' does not stand in this block")
        previous, following = op._previous, op._next
        if previous is None:
            return
        previous._next = following
        if following is None:
            self._last = previous
        else:
            following._previous = previous
        op._previous, op._next = None, first
        first._previous = self._first = op
        op._order = first._order - _FAR

    def remove(self, op: OpT) -> OpT:
        """Take an operation out of the block, with its operands and uses as they are, and return it."""
        if op._block is not self:
            raise ValueError(f"'{op.name}' does not stand in this block")
        self.unlink(op)
        return op

    def unlink(self, op: Operation) -> None:
        """The same for an operation of which that is known."""
        previous, following = op._previous, op._next
        if previous is None:
            self._first = following
        else:
            previous._next = following
        if following is None:
            self._last = previous
        else:
            following._previous = previous
        op._block = op._previous = op._next = None

    def _check_insertion(self, anchor: Operation, op: Operation) -> None:
        if anchor._block is not self:
            raise ValueError(f"'{anchor.name}' does not stand in this block")
        if op._block is not None:
            raise ValueError(f"'{op.name}' stands in a block already; move it instead")
        if op._regions:
            self._check_not_inside(op)

    def _check_not_inside(self, op: Operation) -> None:
        if not any(region._blocks for region in op._regions):
            return  # without a look at what may be thousands of levels of regions
        region = self._region
        while region is not None:
            if region._parent is op:
                raise ValueError(f"'{op.name}' cannot be put into a block that it contains")
            region = region.parent_region

    # --- whole blocks -----------------------------------------------------------------------------------------------------

    split_before = block_moves.split_before
    merge_into = block_moves.merge_into
    inline_before = block_moves.inline_before
    move_before = block_moves.move_before
    move_after = block_moves.move_after

    def replace_all_uses_with(self, replacement: Block) -> None:
        """Make every operation that names this block as a successor name `replacement`."""
        for op in tuple(self._users or ()):
            op.successors = tuple(
                replacement if successor is self else successor for successor in op._successors
            )

    def erase(self) -> None:
        """Remove the block and its operations; raises ValueError if it or a value of it is used elsewhere."""
        from odsgen.runtime.ir.disposal import check_no_outside_uses, drop_all_references

        ops = tuple(self)
        check_no_outside_uses(ops, (self,))
        drop_all_references(ops)
        if self._region is not None:
            self._region.remove(self)

    def walk(self, *, post_order: bool = False) -> Iterator[Operation]:
        """All operations inside, at any depth."""
        for op in self:
            yield from op.walk(post_order=post_order)

    def __str__(self) -> str:
        return callbacks.block_text(self)


if not TYPE_CHECKING:
    Block.parent_region = Block._region
    Block.first = Block._first
    Block.last = Block._last
    Block.stored_arguments = Block._arguments
    Block.stored_users = Block._users


def _make_room(previous: Operation) -> None:
    """Give the operation behind another one an order, and those that are in its way new ones.

    As many as have more than the square of their number to share (Dietz and Sleator, "Two algorithms for maintaining
    order in a list"): so each insertion changes few on average, wherever it is.
    """
    base, count = previous._order, 0
    end = previous._next
    while end is not None and (count < 1 or end._order - base <= (count + 1) ** 2):
        count += 1
        end = end._next
    step = _FAR if end is None else (end._order - base) // (count + 1)
    op, order = previous._next, base
    while op is not end:
        assert op is not None
        order += step
        op._order = order
        op = op._next
