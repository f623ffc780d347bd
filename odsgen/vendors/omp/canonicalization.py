"""Canonicalization patterns of the dialect `omp`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import simplify_update
from odsgen.hooks import canonicalizes
from odsgen.runtime import Value
from odsgen_dialects.omp import AtomicUpdateOp, AtomicWriteOp

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter


@canonicalizes(AtomicUpdateOp)
def canonicalize_atomic_update(op: AtomicUpdateOp, rewriter: PatternRewriter) -> bool:
    """AtomicUpdateOp::canonicalize"""

    def write(value: Value) -> AtomicWriteOp:
        return AtomicWriteOp.build(
            op.x, value, hint=op.hint, memory_order=op.memory_order, location=op.location
        )

    return simplify_update(op, rewriter, write)
