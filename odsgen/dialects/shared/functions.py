"""The functions that operations stand in."""

from __future__ import annotations

from odsgen.runtime import FunctionOpInterface, Operation, has_interface


def enclosing_function(op: Operation) -> Operation | None:
    """The next function around an operation, or the operation itself if it is one; None if there is none."""
    current: Operation | None = op
    while current is not None and not has_interface(current, FunctionOpInterface):
        current = current.parent_op
    return current
