"""A walk over a program before it is written: the order of its operations, what is isolated, and all locations."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from odsgen.runtime.ir.traits import IsIsolatedFromAbove

if TYPE_CHECKING:
    from collections.abc import Iterator

    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import LocationToken


class ProgramWalk:
    """The findings of a walk over a program: each operation before those inside it."""

    def __init__(self, root: Operation) -> None:
        self.operations: list[Operation] = []
        #: The operations with regions that use values from outside of them.
        self.not_isolated: set[Operation] = set()
        #: The locations of all operations and block arguments, as they are kept.
        self.locations: list[Location | LocationToken | None] = []
        #: How many operations a block has.
        self.lengths: dict[Block, int] = {}
        self._walk(root)
        self.locations += [op._location for op in self.operations]

    @cached_property
    def numbers(self) -> dict[Operation, int]:
        """The place of each operation in the walk."""
        return dict(zip(self.operations, range(len(self.operations)), strict=True))

    def is_isolated(self, op: Operation) -> bool:
        """Whether the regions of an operation use no value from outside: by its trait, or as it happens."""
        return op not in self.not_isolated

    def _walk(self, root: Operation) -> None:
        add = self.operations.append
        # The operations around the current one of which it is open whether they are isolated, innermost last; None for
        # one that is isolated by its trait.
        around: list[Operation | None] = [None]
        is_open = False
        stack: list[Iterator[Operation]] = [iter((root,))]
        while stack:
            for op in stack[-1]:
                add(op)
                if is_open and op._operands:
                    self._note_outside_uses(op, around)
                if op._regions:
                    is_open = IsIsolatedFromAbove not in op.TRAITS
                    around.append(op if is_open else None)
                    stack.append(self._operations_of(op))
                    break
            else:
                stack.pop()
                around.pop()
                is_open = bool(around) and around[-1] is not None

    def _operations_of(self, op: Operation) -> Iterator[Operation]:
        """The operations directly in the regions of an operation; notes the locations of the blocks' arguments."""
        for region in op._regions:
            for block in region._blocks:
                self.locations += [argument._location for argument in block._arguments]
                inner, count = block._first, 0
                while inner is not None:
                    yield inner
                    inner = inner._next
                    count += 1
                self.lengths[block] = count

    def _note_outside_uses(self, op: Operation, around: list[Operation | None]) -> None:
        region = op.parent_region
        for operand in op._operands:
            home = operand.parent_region
            if home is region:
                continue
            owner = None if home is None else home._parent
            for outer in reversed(around):
                if outer is None or outer is owner:
                    break
                self.not_isolated.add(outer)
