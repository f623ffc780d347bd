"""Checks the values that are to take the place of an operation's results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.ir.value import Value

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def replacement_values(
    op: Operation, replacement: Operation | Value | Sequence[Value]
) -> Sequence[Value]:
    """The values that replace the results of an operation: those of another one, a single value, or several.

    Raises TypeError for anything else, and ValueError for an operation that was erased, and one that replaces itself.
    """
    if op.parent_block is None and op.is_erased:
        raise ValueError(f"'{op.name}' was erased already: nothing can replace it")
    if replacement is op:
        raise ValueError(f"'{op.name}' cannot replace itself")
    if isinstance(replacement, Value):
        return (replacement,)
    results: Sequence[Value] | None = getattr(replacement, "_results", None)
    if results is not None:
        return results
    if isinstance(replacement, (list, tuple)) and all(isinstance(v, Value) for v in replacement):
        return replacement
    raise TypeError(f"'{op.name}' is replaced by an operation or by values, got {replacement!r}")
