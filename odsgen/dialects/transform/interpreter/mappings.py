"""The payload of the handles of a region: operations, values, parameters."""

from __future__ import annotations

from typing import TypeVar

from odsgen.runtime import Attribute, Operation, Value

K = TypeVar("K", Operation, Value)


class Mappings:
    """The handles of one region, and for each payload operation or value the handles to it."""

    __slots__ = ("operations", "values", "params", "handles_of_operation", "handles_of_value")

    def __init__(self) -> None:
        #: An operation that was erased while a transform runs is None until the transform ends.
        self.operations: dict[Value, list[Operation | None]] = {}
        self.values: dict[Value, list[Value]] = {}
        self.params: dict[Value, list[Attribute]] = {}
        self.handles_of_operation: dict[Operation, list[Value]] = {}
        self.handles_of_value: dict[Value, list[Value]] = {}

    def set_operations(self, handle: Value, operations: list[Operation]) -> None:
        """Let a handle stand for operations."""
        self.operations[handle] = list(operations)
        for op in operations:
            self.handles_of_operation.setdefault(op, []).append(handle)

    def set_values(self, handle: Value, values: list[Value]) -> None:
        """Let a handle stand for values."""
        self.values[handle] = list(values)
        for value in values:
            self.handles_of_value.setdefault(value, []).append(handle)

    def forget_operations(self, handle: Value) -> None:
        """Forget what an operation handle stands for."""
        for op in self.operations.pop(handle, ()):
            if op is not None:
                _drop(self.handles_of_operation, op, handle)

    def forget_values(self, handle: Value) -> None:
        """Forget what a value handle stands for."""
        for value in self.values.pop(handle, ()):
            _drop(self.handles_of_value, value, handle)

    def replace_operation(self, op: Operation, replacement: Operation | None) -> set[Value]:
        """Let the handles to an operation stand for another one, or for nothing; the handles."""
        handles = self.handles_of_operation.pop(op, [])
        for handle in dict.fromkeys(handles):
            known = self.operations.get(handle, [])
            known[:] = [replacement if each is op else each for each in known]
        if replacement is not None and handles:
            self.handles_of_operation.setdefault(replacement, []).extend(handles)
        return set(handles)

    def replace_value(self, value: Value, replacement: Value | None) -> None:
        """Let the handles to a value stand for another one, or for nothing."""
        handles = self.handles_of_value.pop(value, [])
        for handle in dict.fromkeys(handles):
            known = self.values.get(handle, [])
            known[:] = [
                each
                for each in (replacement if each is value else each for each in known)
                if each is not None
            ]
        if replacement is not None and handles:
            self.handles_of_value.setdefault(replacement, []).extend(handles)


def _drop(table: dict[K, list[Value]], key: K, handle: Value) -> None:
    handles = table.get(key)
    if handles is None:
        return
    handles[:] = [known for known in handles if known is not handle]
    if not handles:
        del table[key]
