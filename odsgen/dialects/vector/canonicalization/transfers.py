"""Canonicalization of transfers to tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.patterns import patterns_of
from odsgen.dialects.vector.transfer_folds import vector_of
from odsgen.runtime.builtin.types import RankedTensorType

if TYPE_CHECKING:
    from odsgen.runtime.rewriting.pattern import RewritePattern
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.vector import TransferWriteOp


def _write_over_write(op: TransferWriteOp, rewriter: PatternRewriter) -> bool:
    """Writes to the tensor before a write that this one makes undone."""
    from odsgen_dialects.vector import TransferWriteOp

    before = op.base.defining_op
    if not isinstance(before, TransferWriteOp) or not isinstance(op.base.type, RankedTensorType):
        return False
    if (
        list(op.indices) != list(before.indices)
        or op.mask is not before.mask
        or vector_of(op) is not vector_of(before)
        or op.permutation_map is not before.permutation_map
    ):
        return False
    with rewriter.modifying(op):
        op.set_operand(1, before.base)
    return True


def canonicalization_patterns_transfer_write() -> Sequence[RewritePattern]:
    """The patterns of transfer_write."""
    return patterns_of("vector.transfer_write", _write_over_write)
