"""Moves what computes values up in its block (MLIR: `moveValueDefinitions`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.rewriting import PatternRewriter
from odsgen.runtime import DominanceInfo, Operation, Value, is_pure


def move_definitions_before(
    values: Sequence[Value], place: Operation, rewriter: PatternRewriter
) -> bool:
    """Let values be defined before an operation; False, and nothing is moved, if they cannot be."""
    block = place.parent_block
    late = [value for value in values if not _is_before(value, place)]
    moved: dict[Operation, None] = {}
    pending = [value.defining_op for value in late]
    while pending:
        op = pending.pop()
        if op is None or op is place or op.parent_block is not block:
            return False
        if op in moved:
            continue
        if not is_pure(op):
            return False
        moved[op] = None
        inside = [value for inner in op.walk() for value in inner.operands]
        for value in inside:
            owner = value.defining_op
            if owner is not None and op.is_ancestor(owner):
                continue
            if owner is None and value.parent_block is not block:
                continue
            if not _is_before(value, place):
                pending.append(owner)
    order = sorted(moved, key=list(block or ()).index) if moved else []
    for op in order:
        rewriter.move_op_before(op, place)
    return True


def _is_before(value: Value, place: Operation) -> bool:
    owner = value.defining_op
    if owner is not None and owner.parent_block is place.parent_block:
        return owner is not place and owner.is_before_in_block(place)
    return DominanceInfo().value_dominates(value, place)
