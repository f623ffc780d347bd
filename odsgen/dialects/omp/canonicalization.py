"""Canonicalization patterns of the dialect `omp`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared.atomic_updates import simplify_update

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.omp import AtomicUpdateOp


def canonicalize_atomic_update(op: AtomicUpdateOp, rewriter: PatternRewriter) -> bool:
    """An update that keeps the value is none; one by what is known before is a write."""
    from odsgen_dialects.omp import AtomicWriteOp

    def write(value: Value) -> AtomicWriteOp:
        return AtomicWriteOp.build(
            op.x, value, hint=op.hint, memory_order=op.memory_order, location=op.location
        )

    return simplify_update(op, rewriter, write)
