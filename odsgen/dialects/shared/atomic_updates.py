"""Canonicalization of atomic updates of `acc` and `omp` (MLIR: AtomicUpdateOpInterface)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.runtime import Operation, Value

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter


def simplify_update(
    op: Operation, rewriter: PatternRewriter, make_write: Callable[[Value], Operation]
) -> bool:
    """Erases an update that keeps the value; replaces one by an outer value with a write."""
    block = op.regions[0].entry_block
    first = block.first
    if first is None or first is not block.last or not first.operands:
        return False
    value = first.operands[0]
    if value is block.arguments[0]:
        rewriter.erase_op(op)
    else:
        rewriter.replace_op_with_new(op, make_write(value))
    return True
