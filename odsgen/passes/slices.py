"""The operations that others are computed of, and those that are computed of others (MLIR: SliceAnalysis)."""

from __future__ import annotations

from odsgen.runtime import IsIsolatedFromAbove, Operation, Value


def backward_slice(op: Operation, *, omit_block_arguments: bool = False) -> list[Operation]:
    """The operations that one is computed of, without it, each behind those that it uses (`getBackwardSlice`).

    The operation around a block counts where an argument of the block is used, unless that is omitted.
    """
    found: dict[Operation, None] = {}
    pending: list[tuple[Operation, list[Operation]]] = []
    entered: set[Operation] = set()

    def enter(op: Operation) -> None:
        if op in entered or op.has_trait(IsIsolatedFromAbove):
            return
        entered.add(op)
        definitions = [_definition(value, omit_block_arguments) for value in op.operands]
        pending.append((op, [each for each in reversed(definitions) if each is not None]))

    enter(op)
    while pending:
        current, left = pending[-1]
        if left:
            enter(left.pop())
        else:
            pending.pop()
            found[current] = None
    found.pop(op, None)
    return list(found)


def _definition(value: Value, omit_block_arguments: bool) -> Operation | None:
    op = value.defining_op
    if op is not None or omit_block_arguments:
        return op
    region = value.parent_region
    return None if region is None else region.parent_op


def forward_slice(op: Operation) -> list[Operation]:
    """The operations that are computed of one, or of what is inside, without it, in a topological order (`getForwardSlice`)."""
    found: dict[Operation, None] = {}
    pending: list[tuple[Operation, list[Operation]]] = []
    entered: set[Operation] = set()

    def enter(op: Operation) -> None:
        if op in entered:
            return
        entered.add(op)
        inner = [each for region in op.regions for block in region.blocks for each in block]
        users = [user for result in op.results for user in reversed(result.users)]
        pending.append((op, [*reversed(users), *reversed(inner)]))

    enter(op)
    while pending:
        current, left = pending[-1]
        if left:
            enter(left.pop())
        else:
            pending.pop()
            found[current] = None
    found.pop(op, None)
    return list(reversed(found))


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
