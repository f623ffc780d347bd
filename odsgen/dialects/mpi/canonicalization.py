"""Canonicalization patterns of the dialect `mpi`.

MLIR also replaces `comm_rank` by the rank in `dlti.map`, of type index instead of i32; the result
does not verify, so we leave it out.
"""

from __future__ import annotations

from odsgen.dialects.memref.casts import is_cast
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import MemRefType, Value
from odsgen_dialects.mpi import IRecvOp, ISendOp, RecvOp, SendOp


def _is_static(buffer: Value) -> bool:
    return isinstance(buffer.type, MemRefType) and buffer.type.has_static_shape


@pattern(SendOp, RecvOp, ISendOp, IRecvOp)
def _buffer_of_cast(op: SendOp | RecvOp | ISendOp | IRecvOp, rewriter: PatternRewriter) -> bool:
    """Skips a `memref.cast` of the buffer to a less static shape."""
    cast = op.ref.defining_op
    if not is_cast(cast) or _is_static(op.ref) or not _is_static(cast.source):
        return False
    with rewriter.modifying(op):
        op.ref = cast.source
    return True
