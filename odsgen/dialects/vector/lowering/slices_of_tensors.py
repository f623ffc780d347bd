"""Transfers of slices of tensors as transfers of the tensors (MLIR: FoldTensorSubsetOps)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from odsgen.dialects.affine.mixed_values import indices_of_whole
from odsgen.dialects.shared import (
    MixedSlice,
    are_equal,
    known_integer,
    mixed_slice,
    ranked_tensor,
    vector_type,
)
from odsgen.dialects.shared.index_constants import index_value
from odsgen.dialects.vector.lowering.masking import MaskablePattern, mask_operation
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    Location,
    Value,
)
from odsgen_dialects import tensor, vector


def _reaches_all(
    op: vector.TransferReadOp | vector.TransferWriteOp,
    slice: tensor.ExtractSliceOp | tensor.InsertSliceOp,
) -> bool:
    """Whether a transfer in bounds, without a mask, is of a slice of neighbours."""
    strides = mixed_slice(slice).strides
    return (
        all(op.in_bounds)
        and op.mask is None
        and all(known_integer(stride) == 1 for stride in strides)
    )


def dropped_by(
    slice: tensor.ExtractSliceOp | tensor.InsertSliceOp | tensor.ParallelInsertSliceOp,
) -> Collection[int]:
    """The unit dimensions that the small tensor does not have, the first of those that may be meant."""
    part = slice.result if isinstance(slice, tensor.ExtractSliceOp) else slice.source
    shape, dropped = list(ranked_tensor(part).shape), set()
    for dim, size in reversed(list(enumerate(mixed_slice(slice).sizes))):
        if shape and (size != 1 or shape[-1] == 1):
            shape.pop()
        else:
            dropped.add(dim)
    return dropped


def _indices(
    rewriter: PatternRewriter,
    slice: MixedSlice,
    dropped: Collection[int],
    indices: Sequence[Value],
    location: Location,
) -> list[Value]:
    """The indices in the whole tensor, as values."""
    return [
        index_value(rewriter, place, location)
        for place in indices_of_whole(rewriter, slice, dropped, indices, location)
    ]


def _map(map: AffineMap, rank: int, dropped: Collection[int]) -> AffineMapAttr:
    """The map on the dimensions of the whole tensor (`expandDimsToRank`)."""
    kept = [AffineDimExpr.get(dim) for dim in range(rank) if dim not in dropped]
    return AffineMapAttr.get(map.replace_dims_and_symbols(kept, (), rank, 0))


class ReadOfSlice(MaskablePattern[vector.TransferReadOp]):
    """Reads from the tensor of which a slice is read."""

    def rewritten(
        self,
        op: vector.TransferReadOp,
        masking: vector.MaskOp | None,
        rewriter: PatternRewriter,
    ) -> Value | None:
        slice = op.base.defining_op
        if not isinstance(slice, tensor.ExtractSliceOp) or not _reaches_all(op, slice):
            return None
        dropped = dropped_by(slice)
        indices = _indices(rewriter, mixed_slice(slice), dropped, op.indices, op.location)
        made = rewriter.insert(
            vector.TransferReadOp.build(
                op.results[0].type,
                slice.source,
                indices,
                _map(op.permutation_map.value, ranked_tensor(slice.source).rank, dropped),
                op.padding,
                op.in_bounds,
                location=op.location,
            )
        )
        if masking is None:
            return made.results[0]
        return mask_operation(rewriter, made, masking.mask).results[0]


class InsertionOfWritten(RewritePattern[tensor.InsertSliceOp]):
    """Writes into the tensor into which a written slice is inserted."""

    def match_and_rewrite(self, op: tensor.InsertSliceOp, rewriter: PatternRewriter) -> bool:
        write = op.source.defining_op
        if not isinstance(write, vector.TransferWriteOp) or not _reaches_all(write, op):
            return rewriter.match_failure(op, "no written slice of neighbours is inserted")
        if not (_is_whole(write) or _is_of_same_place(write, op)):
            return rewriter.match_failure(op, "what is not written would be lost")
        dropped = dropped_by(op)
        indices = _indices(rewriter, mixed_slice(op), dropped, write.indices, write.location)
        made = vector.TransferWriteOp.build(
            op.result.type,
            write.value_to_store,
            op.dest,
            indices,
            _map(write.permutation_map.value, ranked_tensor(op.dest).rank, dropped),
            write.in_bounds,
        )
        rewriter.replace_op_with_new(op, made)
        return True


def _is_whole(write: vector.TransferWriteOp) -> bool:
    """Whether each element of the slice is written."""
    written, map = vector_type(write.value_to_store), write.permutation_map.value
    sizes: dict[AffineExpr, int] = dict(zip(map.results, written.shape, strict=True))
    shape = ranked_tensor(write.base).shape
    return not written.is_scalable and all(
        size == sizes.get(AffineDimExpr.get(dim), 1) for dim, size in enumerate(shape)
    )


def _is_of_same_place(write: vector.TransferWriteOp, op: tensor.InsertSliceOp) -> bool:
    """Whether what is not written is what the destination has there."""
    read = write.base.defining_op
    if not isinstance(read, tensor.ExtractSliceOp) or read.source is not op.dest:
        return False
    pairs = zip(mixed_slice(read), mixed_slice(op), strict=True)
    return all(all(map(are_equal, one, other)) for one, other in pairs)


SLICES = (ReadOfSlice(), InsertionOfWritten())
