"""The worklist of the greedy driver."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


class Worklist:
    """Operations to look at, each once; the last one first."""

    __slots__ = ("_operations", "_positions")

    def __init__(self) -> None:
        self._operations: list[Operation | None] = []  # None: removed
        self._positions: dict[Operation, int] = {}

    def push(self, op: Operation) -> None:
        """Add an operation, if it is not there, to be the next one."""
        if op not in self._positions:
            self._positions[op] = len(self._operations)
            self._operations.append(op)

    def pop(self) -> Operation | None:
        """Take the next operation; None if there is none."""
        operations = self._operations
        while operations:
            op = operations.pop()
            if op is not None:
                del self._positions[op]
                return op
        return None

    def remove(self, op: Operation) -> None:
        """Take an operation away, if it is there."""
        position = self._positions.pop(op, None)
        if position is not None:
            self._operations[position] = None

    def reverse(self) -> None:
        """Let the first operation be the next one."""
        self._operations.reverse()
        self._positions = {
            op: position for position, op in enumerate(self._operations) if op is not None
        }

    def clear(self) -> None:
        """Take all operations away."""
        self._operations.clear()
        self._positions.clear()
