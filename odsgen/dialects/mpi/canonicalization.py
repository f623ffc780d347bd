"""Canonicalization patterns of the dialect `mpi`.

MLIR also replaces `comm_rank` by the rank that `dlti.map` tells, with a number of the type index where an i32 is asked for;
what comes out does not verify, so that we leave the operation alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.memref.casts import is_cast
from odsgen.dialects.shared.patterns import patterns_of
from odsgen.runtime.builtin.types import MemRefType

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.rewriting.pattern import RewritePattern
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.mpi import IRecvOp, ISendOp, RecvOp, SendOp


def _is_static(buffer: Value) -> bool:
    return isinstance(buffer.type, MemRefType) and buffer.type.has_static_shape


def _buffer_of_cast(op: SendOp | RecvOp | ISendOp | IRecvOp, rewriter: PatternRewriter) -> bool:
    """Sends from and receives into what is cast, where only that has a static shape."""
    cast = op.ref.defining_op
    if not is_cast(cast) or _is_static(op.ref) or not _is_static(cast.source):
        return False
    with rewriter.modifying(op):
        op.ref = cast.source
    return True


def canonicalization_patterns_send() -> Sequence[RewritePattern]:
    """The patterns of send."""
    return patterns_of("mpi.send", _buffer_of_cast)


def canonicalization_patterns_recv() -> Sequence[RewritePattern]:
    """The patterns of recv."""
    return patterns_of("mpi.recv", _buffer_of_cast)


def canonicalization_patterns_isend() -> Sequence[RewritePattern]:
    """The patterns of isend."""
    return patterns_of("mpi.isend", _buffer_of_cast)


def canonicalization_patterns_irecv() -> Sequence[RewritePattern]:
    """The patterns of irecv."""
    return patterns_of("mpi.irecv", _buffer_of_cast)
