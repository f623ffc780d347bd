"""Facts about a program that is about to be written: what is isolated from above, and the order of its operations."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from odsgen.runtime.ir.traits import IsIsolatedFromAbove

if TYPE_CHECKING:
    from collections.abc import Iterator

    from odsgen.runtime.ir.operation import Operation


class ProgramWalk:
    """The findings of walks over a program; nothing is looked for until somebody asks."""

    def __init__(self, root: Operation) -> None:
        self._root = root
        #: Whether operations with regions use no values from outside of them, of those that were looked at.
        self._isolated: dict[Operation, bool] = {}

    @cached_property
    def numbers(self) -> dict[Operation, int]:
        """The place of each operation in a walk that meets it before those inside it."""
        return {op: number for number, op in enumerate(self._root.walk())}

    def is_isolated(self, op: Operation) -> bool:
        """Whether the regions of an operation use no value from outside: by its trait, or as it happens."""
        if IsIsolatedFromAbove in op.TRAITS or not op.regions:
            return True
        found = self._isolated.get(op)
        if found is None:
            self._look_through(op)
            found = self._isolated[op]
        return found

    def _look_through(self, root: Operation) -> None:
        """Find out what is isolated of an operation and all that are inside it."""
        # The operations around the current one of which it is open whether they are isolated, innermost last; None for
        # one that is isolated by its trait.
        around: list[Operation | None] = [None]
        stack: list[Iterator[Operation]] = [iter((root,))]
        while stack:
            for op in stack[-1]:
                if around[-1] is not None and op.stored_operands:
                    self._note_outside_uses(op, around)
                if op.regions:
                    is_open = IsIsolatedFromAbove not in op.TRAITS
                    if is_open:
                        self._isolated[op] = True
                    around.append(op if is_open else None)
                    stack.append(_operations_of(op))
                    break
            else:
                stack.pop()
                around.pop()

    def _note_outside_uses(self, op: Operation, around: list[Operation | None]) -> None:
        region = op.parent_region
        for operand in op.stored_operands:
            home = operand.parent_region
            if home is region:
                continue
            owner = None if home is None else home.parent_op
            for outer in reversed(around):
                if outer is None or outer is owner:
                    break
                self._isolated[outer] = False


def _operations_of(op: Operation) -> Iterator[Operation]:
    """The operations directly in the regions of an operation."""
    for region in op.regions:
        for block in region.blocks:
            inner = block.first
            while inner is not None:
                yield inner
                inner = inner.next
