"""Bufferization of the dialect `sparse_tensor`: `one-shot-bufferize` refuses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.interface import Bufferizable, bufferizes
from odsgen_dialects import sparse_tensor

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Operation


@bufferizes(
    sparse_tensor.AssembleOp,
    sparse_tensor.ConcatenateOp,
    sparse_tensor.ConvertOp,
    sparse_tensor.DisassembleOp,
    sparse_tensor.LoadOp,
    sparse_tensor.NewOp,
    sparse_tensor.NumberOfEntriesOp,
    sparse_tensor.ToCoordinatesBufferOp,
    sparse_tensor.ToCoordinatesOp,
    sparse_tensor.ToPositionsOp,
    sparse_tensor.ToValuesOp,
)
class Sparse(Bufferizable):
    """Operations that the sparsifier bufferizes."""

    def bufferize(
        self, op: Operation, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        raise op.error("sparse_tensor ops must be bufferized with the sparsifier")
