"""Canonicalization patterns of the dialect `mpi`.

MLIR also replaces `comm_rank` by the rank in `dlti.map`, of type index instead of i32; the result
does not verify, so we leave it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.memref.casts import is_cast
from odsgen.dialects.shared import patterns_of
from odsgen.hooks import canonicalization_patterns
from odsgen.runtime import MemRefType, Value
from odsgen_dialects.mpi import IRecvOp, ISendOp, RecvOp, SendOp

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter, RewritePattern


def _is_static(buffer: Value) -> bool:
    return isinstance(buffer.type, MemRefType) and buffer.type.has_static_shape


def _buffer_of_cast(op: SendOp | RecvOp | ISendOp | IRecvOp, rewriter: PatternRewriter) -> bool:
    """Skips a `memref.cast` of the buffer to a less static shape."""
    cast = op.ref.defining_op
    if not is_cast(cast) or _is_static(op.ref) or not _is_static(cast.source):
        return False
    with rewriter.modifying(op):
        op.ref = cast.source
    return True


@canonicalization_patterns(SendOp)
def canonicalization_patterns_send() -> Sequence[RewritePattern]:
    """SendOp::getCanonicalizationPatterns"""
    return patterns_of("mpi.send", _buffer_of_cast)


@canonicalization_patterns(RecvOp)
def canonicalization_patterns_recv() -> Sequence[RewritePattern]:
    """RecvOp::getCanonicalizationPatterns"""
    return patterns_of("mpi.recv", _buffer_of_cast)


@canonicalization_patterns(ISendOp)
def canonicalization_patterns_isend() -> Sequence[RewritePattern]:
    """ISendOp::getCanonicalizationPatterns"""
    return patterns_of("mpi.isend", _buffer_of_cast)


@canonicalization_patterns(IRecvOp)
def canonicalization_patterns_irecv() -> Sequence[RewritePattern]:
    """IRecvOp::getCanonicalizationPatterns"""
    return patterns_of("mpi.irecv", _buffer_of_cast)
