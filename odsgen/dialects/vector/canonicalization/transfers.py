"""Canonicalization of transfers from and to tensors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import (
    are_equal,
    constant_integer,
    known_integer,
    mixed_slice,
    ranked_tensor,
)
from odsgen.dialects.tensor.canonicalization.casts import extract_slice
from odsgen.dialects.vector.transfer_folds import are_disjoint, vector_of
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    RankedTensorType,
    VectorType,
)
from odsgen_dialects.vector import BroadcastOp, TransferReadOp, TransferWriteOp, TransposeOp

if TYPE_CHECKING:
    from odsgen_dialects.tensor import InsertSliceOp

    TransferOp = TransferReadOp | TransferWriteOp


# --- transfer_read ------------------------------------------------------------------------------------------------------


def _sizes_accessed(op: TransferOp) -> list[int]:
    """The size of each dimension of the tensor that is accessed."""
    map = op.permutation_map.value
    sizes = [1] * map.num_dims
    for expr, size in zip(map.results, vector_of(op).shape, strict=True):
        if isinstance(expr, AffineDimExpr):
            sizes[expr.position] = size
    return sizes


def _read_from_vector(read: AffineMap, write: AffineMap) -> AffineMap | None:
    """The map from the written vector to the read one; None if a written dimension is not read."""
    if any(
        write.is_function_of_dim(n) and not read.is_function_of_dim(n) for n in range(read.num_dims)
    ):
        return None
    written: list[AffineExpr] = [AffineConstantExpr.get(0)] * write.num_dims
    for number, expr in enumerate(write.results):
        if isinstance(expr, AffineDimExpr):
            written[expr.position] = AffineDimExpr.get(number)
    return read.compose(AffineMap.get(len(write.results), 0, written))


def _permutation_with_broadcasts(map: AffineMap) -> list[int] | None:
    """isPermutationOfMinorIdentityWithBroadcasting: the permutation, or None.

    Broadcast dimensions take the free positions.
    """
    shift = len(map.results) - map.num_inputs
    places: list[int | None] = []
    for expr in map.results:
        if isinstance(expr, AffineDimExpr) and expr.position + shift >= 0:
            places.append(expr.position + shift)
        elif isinstance(expr, AffineConstantExpr) and expr.value == 0:
            places.append(None)
        else:
            return None
    free = iter([place for place in range(len(places)) if place not in places])
    return [next(free) if place is None else place for place in places]


@pattern(TransferReadOp)
def _read_of_written(op: TransferReadOp, rewriter: PatternRewriter) -> bool:
    """Replaces a read of a written vector by its broadcast and transpose."""
    write = op.base.defining_op
    if not isinstance(write, TransferWriteOp) or not isinstance(op.base.type, RankedTensorType):
        return False
    if op.mask is not None or write.mask is not None or list(op.indices) != list(write.indices):
        return False
    if not all(op.in_bounds) or not all(write.in_bounds):
        return False
    if _sizes_accessed(op) != _sizes_accessed(write):
        return False
    map = _read_from_vector(op.permutation_map.value, write.permutation_map.value)
    permutation = None if map is None else _permutation_with_broadcasts(map)
    if not permutation:
        return False
    type = vector_of(op)
    shape, scales = [0] * type.rank, [False] * type.rank
    for number, place in enumerate(permutation):
        shape[place], scales[place] = type.shape[number], type.scalable_dims[number]
    wide = VectorType.get(shape, vector_of(write).element_type, scales)
    broadcast = BroadcastOp.build(wide, write.value_to_store, location=op.location)
    value = rewriter.insert(broadcast).vector
    rewriter.replace_op_with_new(op, TransposeOp.build(type, value, permutation))
    return True


# --- transfer_write -----------------------------------------------------------------------------------------------------


@pattern(TransferWriteOp)
def _write_over_write(op: TransferWriteOp, rewriter: PatternRewriter) -> bool:
    """Removes an earlier write that this one overwrites, also past disjoint writes with one use."""
    if not isinstance(op.base.type, RankedTensorType):
        return False
    later, before = op, op.base.defining_op
    while isinstance(before, TransferWriteOp):
        if _is_undone(before, op):
            with rewriter.modifying(later):
                later.set_operand(1, before.base)
            return True
        if not are_disjoint(before, op) or not before.results[0].has_one_use:
            return False
        later, before = before, before.base.defining_op
    return False


def _is_undone(before: TransferWriteOp, op: TransferWriteOp) -> bool:
    return (
        list(op.indices) == list(before.indices)
        and op.mask is before.mask
        and vector_of(op) is vector_of(before)
        and op.permutation_map is before.permutation_map
    )


@pattern(TransferWriteOp, root="tensor.insert_slice")
def _write_into_slice(op: InsertSliceOp, rewriter: PatternRewriter) -> bool:
    """Writes into a slice of the destination instead of inserting a slice of the written tensor."""
    from odsgen_dialects.tensor import ExtractSliceOp

    extract = op.source.defining_op
    if not isinstance(extract, ExtractSliceOp) or not extract.result.has_one_use:
        return False
    write = extract.source.defining_op
    if not isinstance(write, TransferWriteOp) or not write.results[0].has_one_use:
        return False
    inserted, extracted, vector = mixed_slice(op), mixed_slice(extract), vector_of(write)
    if any(known_integer(stride) != 1 for stride in (*inserted.strides, *extracted.strides)):
        return False
    if ranked_tensor(op.source).rank != vector.rank or write.mask is not None:
        return False
    if any(known_integer(offset) != 0 for offset in extracted.offsets):
        return False
    if any(constant_integer(index) != 0 for index in write.indices):
        return False
    if not all(map(are_equal, inserted.sizes, extracted.sizes)):
        return False
    places = [
        expr.position
        for expr in write.permutation_map.value.results
        if isinstance(expr, AffineDimExpr)
    ]
    written, sliced = ranked_tensor(write.base).shape, ranked_tensor(op.source).shape
    if vector.shape != tuple(written[place] for place in places):
        return False
    made = rewriter.insert(extract_slice(op.source.type, op.dest, inserted, extract.location))
    slice = made.results[0]
    in_bounds = [sliced[place] == size for place, size in zip(places, vector.shape, strict=True)]
    new = TransferWriteOp.build(
        slice.type,
        write.value_to_store,
        slice,
        write.indices,
        write.permutation_map,
        in_bounds,
        location=write.location,
    )
    rewriter.insert(new)
    with rewriter.modifying(op):
        op.set_operand(0, new.results[0])
    return True
