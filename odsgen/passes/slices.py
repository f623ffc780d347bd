"""The operations that others are computed of, and those that are computed of others (MLIR: SliceAnalysis)."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.runtime import IsIsolatedFromAbove, Operation, Value


def backward_slice(op: Operation, *, omit_block_arguments: bool = False) -> list[Operation]:
    """The operations that one is computed of, without it, each behind those that it uses (`getBackwardSlice`).

    The operation around a block counts where an argument of the block is used, unless that is omitted.
    """

    def definitions(op: Operation) -> list[Operation]:
        found = [_definition(value, omit_block_arguments) for value in op.operands]
        return [each for each in reversed(found) if each is not None and _is_open(each)]

    return _before_it(op, definitions) if _is_open(op) else []


def _is_open(op: Operation) -> bool:
    return not op.has_trait(IsIsolatedFromAbove)


def _definition(value: Value, omit_block_arguments: bool) -> Operation | None:
    op = value.defining_op
    if op is not None or omit_block_arguments:
        return op
    region = value.parent_region
    return None if region is None else region.parent_op


def forward_slice(op: Operation) -> list[Operation]:
    """The operations that are computed of one, or of what is inside, without it, in a topological order (`getForwardSlice`)."""

    def users(op: Operation) -> list[Operation]:
        inner = [each for region in op.regions for block in region.blocks for each in block]
        found = [user for result in op.results for user in reversed(result.users)]
        return [*reversed(found), *reversed(inner)]

    return _before_it(op, users)[::-1]


def _before_it(op: Operation, following: Callable[[Operation], list[Operation]]) -> list[Operation]:
    """All that one operation leads to, each behind what it leads to itself; the last that follows is entered first."""
    found: dict[Operation, None] = {}
    pending = [(op, following(op))]
    entered = {op}
    while pending:
        current, left = pending[-1]
        if not left:
            pending.pop()
            found[current] = None
        elif (each := left.pop()) not in entered:
            entered.add(each)
            pending.append((each, following(each)))
    found.pop(op, None)
    return list(found)


def whole_slice(op: Operation) -> set[Operation]:
    """An operation with all that it is computed of, all that is computed of these, and so on (`getSlice`)."""
    found: dict[Operation, None] = {op: None}
    pending = [op]
    while pending:
        current = pending.pop()
        for other in (*backward_slice(current), *forward_slice(current)):
            if other not in found:
                found[other] = None
                pending.append(other)
    return set(found)
