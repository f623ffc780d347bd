"""Copies of memory as transfers, and transfers of a local buffer as those of the memory that is copied."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.vectorization.state import transfer_read, transfer_write
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    Operation,
    Value,
    VectorType,
)
from odsgen_dialects import linalg, memref, vector

_ELEMENTS = (IntegerType, IndexType, FloatType)


class CopyAsTransfers(RewritePattern[memref.CopyOp]):
    """Reads a vector of the whole source, and writes it (`vectorizeCopy`)."""

    def match_and_rewrite(self, op: memref.CopyOp, rewriter: PatternRewriter) -> bool:
        source, target = op.source.type, op.target.type
        if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
            return rewriter.match_failure(op, "memory of unknown rank")
        if not source.has_static_shape or not target.has_static_shape:
            return rewriter.match_failure(op, "memory of unknown sizes")
        if not isinstance(source.element_type, _ELEMENTS):
            return rewriter.match_failure(op, "no elements of vectors")
        location = op.location
        indices = [index_constant(rewriter, 0, location)] * source.rank
        type = VectorType.get(source.shape, source.element_type)
        read = transfer_read(rewriter, type, op.source, indices, location)
        value: Value = read.results[0]
        if not source.rank:
            element = vector.ExtractOp.build(value, (), (), location=location)
            value = rewriter.insert(element).results[0]
            spread = vector.BroadcastOp.build(type, value, location=location)
            value = rewriter.insert(spread).results[0]
        transfer_write(rewriter, value, op.target, indices, location)
        rewriter.erase_op(op)
        return True


# --- forwarding ---------------------------------------------------------------------------------------------------------


def _may_be_used_between(first: Operation, last: Operation, values: Sequence[Value]) -> bool:
    """mayExistInterleavedUses"""
    block = first.parent_block
    if last.parent_block is not block or not first.is_before_in_block(last):
        return True
    return any(
        user is not first
        and user is not last
        and not (
            user.parent_block is block
            and (user.is_before_in_block(first) or last.is_before_in_block(user))
        )
        for value in values
        for user in value.users
    )


def _only_subview(op: vector.TransferReadOp | vector.TransferWriteOp) -> Value | None:
    """The only subview of a local buffer that is read or written."""
    if op.mask is not None or not isinstance(op.base.defining_op, (memref.ViewOp, memref.AllocOp)):
        return None
    views = [user for user in op.base.users if isinstance(user, memref.SubViewOp)]
    return views[0].result if len(views) == 1 else None


class ReadOfCopied(RewritePattern[vector.TransferReadOp]):
    """Reads what is copied into a local buffer (`LinalgCopyVTRForwardingPattern`)."""

    benefit = 2

    def match_and_rewrite(self, op: vector.TransferReadOp, rewriter: PatternRewriter) -> bool:
        view = _only_subview(op)
        if view is None:
            return rewriter.match_failure(op, "masked, or no buffer with one subview")
        both = (op.base, view)
        copy = next(
            (
                user
                for user in view.users
                if isinstance(user, memref.CopyOp)
                and user.target is view
                and not _may_be_used_between(user, op, both)
            ),
            None,
        )
        if copy is None:
            return rewriter.match_failure(op, "nothing is copied to the subview")
        fill = next(
            (
                user
                for user in op.base.users
                if isinstance(user, linalg.FillOp)
                and user.operands[1] is op.base
                and not _may_be_used_between(user, copy, both)
            ),
            None,
        )
        if fill is not None and op.padding is not fill.operands[0]:
            return rewriter.match_failure(op, "filled with something else than the padding")
        made = vector.TransferReadOp.build(
            op.results[0].type,
            copy.source,
            op.indices,
            op.permutation_map,
            op.padding,
            [False] * len(op.in_bounds),
        )
        if fill is not None:
            rewriter.erase_op(fill)
        rewriter.erase_op(copy)
        rewriter.replace_op_with_new(op, made)
        return True


class WriteOfCopied(RewritePattern[vector.TransferWriteOp]):
    """Writes where a local buffer is copied to (`LinalgCopyVTWForwardingPattern`)."""

    benefit = 2

    def match_and_rewrite(self, op: vector.TransferWriteOp, rewriter: PatternRewriter) -> bool:
        view = _only_subview(op)
        if view is None:
            return rewriter.match_failure(op, "masked, or no buffer with one subview")
        copy = next(
            (
                user
                for user in view.users
                if isinstance(user, memref.CopyOp)
                and user.source is view
                and not _may_be_used_between(op, user, (op.base, view))
            ),
            None,
        )
        if copy is None:
            return rewriter.match_failure(op, "the subview is copied nowhere")
        made = vector.TransferWriteOp.build(
            None,
            op.value_to_store,
            copy.target,
            op.indices,
            op.permutation_map,
            [False] * len(op.in_bounds),
            location=op.location,
        )
        rewriter.insert(made)
        rewriter.erase_op(copy)
        rewriter.erase_op(op)
        return True


FORWARDING = (ReadOfCopied(), WriteOfCopied())
