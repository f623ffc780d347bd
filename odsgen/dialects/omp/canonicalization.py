"""Canonicalization patterns of the dialect `omp`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared.atomic_updates import yielded_at_once

if TYPE_CHECKING:
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.omp import AtomicUpdateOp


def canonicalize_atomic_update(op: AtomicUpdateOp, rewriter: PatternRewriter) -> bool:
    """An update that keeps the value is none; one by what is known before is a write."""
    from odsgen_dialects.omp import AtomicWriteOp

    value = yielded_at_once(op.region)
    if value is None:
        return False
    if value is op.region.entry_block.arguments[0]:
        rewriter.erase_op(op)
    else:
        write = AtomicWriteOp.build(
            op.x, value, hint=op.hint, memory_order=op.memory_order, location=op.location
        )
        rewriter.replace_op_with_new(op, write)
    return True
