"""Folds of transfers between vectors and memrefs or tensors."""

from __future__ import annotations

from odsgen.dialects.memref.casts import fold_memref_casts
from odsgen.dialects.shared import constant_integer, shaped
from odsgen.dialects.tensor.cast_information import source_of_cast
from odsgen.dialects.vector.masks import MaskFormat, mask_format
from odsgen.hooks import Constants, Folded, folds
from odsgen.runtime import (
    DYNAMIC,
    AffineConstantExpr,
    AffineDimExpr,
    AffineMap,
    RankedTensorType,
    Value,
    VectorType,
)
from odsgen_dialects.vector import TransferReadOp, TransferWriteOp

TransferOp = TransferReadOp | TransferWriteOp
_DIFFERENCE = AffineMap.get(2, 0, [AffineDimExpr.get(0) - AffineDimExpr.get(1)])


def vector_of(op: TransferOp) -> VectorType:
    """The type of the vector that is read or written."""
    value = op.results[0] if isinstance(op, TransferReadOp) else op.operands[0]
    assert isinstance(value.type, VectorType)
    return value.type


def _fold_in_bounds(op: TransferOp) -> bool:
    """Marks dimensions known to be in bounds; broadcast ones follow when all others are."""
    vector, map = vector_of(op), op.permutation_map.value
    if not map.results:
        return False
    given, found = list(op.in_bounds), list(op.in_bounds)
    sizes = shaped(op.base).shape
    others: list[int] = []
    for number, expr in enumerate(map.results):
        if given[number] or not isinstance(expr, AffineDimExpr):
            continue
        others.append(number)
        size = sizes[expr.position]
        start = constant_integer(op.indices[expr.position])
        if size != DYNAMIC and start is not None:
            found[number] = start + vector.shape[number] <= size
    if all(found[number] for number in others):
        for number, expr in enumerate(map.results):
            if isinstance(expr, AffineConstantExpr):
                found[number] = True
    if found == given:
        return False
    op.in_bounds = found
    return True


def _fold_full_mask(op: TransferOp) -> bool:
    mask = op.mask
    if mask is None or mask_format(mask) is not MaskFormat.ALL_TRUE:
        return False
    op.mask = None
    return True


def _fold_tensor_casts(op: TransferOp) -> bool:
    changed = False
    for number, operand in enumerate(op.operands):
        source = source_of_cast(operand)
        if source is not None:
            op.set_operand(number, source)
            changed = True
    return changed


def _reaches_outside(op: TransferOp) -> bool:
    return not all(op.in_bounds)


def _is_same_place(read: TransferReadOp, write: TransferWriteOp) -> bool:
    return (
        list(read.indices) == list(write.indices)
        and vector_of(read) is vector_of(write)
        and read.permutation_map is write.permutation_map
        and read.mask is None
        and write.mask is None
    )


def are_disjoint(one: TransferOp, other: TransferOp, *, by_bounds: bool = False) -> bool:
    """isDisjointTransferIndices; ``by_bounds`` compares indices that are computed of the same values, too."""
    type = vector_of(one)
    if type is not vector_of(other):
        return False
    lead = len(one.indices) - type.rank
    for number, (a, b) in enumerate(zip(one.indices, other.indices, strict=True)):
        distance = _distance(a, b, by_bounds)
        if distance is None:
            continue
        if abs(distance) >= (1 if number < lead else type.shape[number - lead]):
            return True
    return False


def _distance(one: Value, other: Value, by_bounds: bool) -> int | None:
    first, second = constant_integer(one), constant_integer(other)
    if first is not None and second is not None:
        return first - second
    if not by_bounds:
        return None
    from odsgen.dialects.affine.composition import compose

    map, _ = compose(_DIFFERENCE, (one, other))
    return map.constant_results()[0] if map.is_single_constant() else None


def _vector_written(read: TransferReadOp) -> Value | None:
    """The vector written at the place of a read; looks through disjoint writes."""
    write = read.base.defining_op
    while isinstance(write, TransferWriteOp) and isinstance(read.base.type, RankedTensorType):
        if not _reaches_outside(write) and _is_same_place(read, write):
            return write.value_to_store
        if not are_disjoint(write, read):
            break
        write = write.base.defining_op
    return None


@folds(TransferReadOp)
def fold_transfer_read(op: TransferReadOp, operands: Constants) -> Folded:
    """TransferReadOp::fold"""
    written = _vector_written(op)
    if written is not None:
        return [written]
    if (
        _fold_in_bounds(op)
        or _fold_full_mask(op)
        or fold_memref_casts(op)
        or _fold_tensor_casts(op)
    ):
        return op.results
    return None


@folds(TransferWriteOp)
def fold_transfer_write(op: TransferWriteOp, operands: Constants) -> Folded:
    """TransferWriteOp::fold"""
    read = op.value_to_store.defining_op
    if isinstance(read, TransferReadOp) and isinstance(op.base.type, RankedTensorType):
        if _replaces_all(read, op) or (read.base is op.base and _is_same_place(read, op)):
            return [read.base]
    if _fold_in_bounds(op) or _fold_full_mask(op) or fold_memref_casts(op):
        return op.results
    return None


def _replaces_all(read: TransferReadOp, write: TransferWriteOp) -> bool:
    """Whether the whole of one tensor is written over the whole of another."""
    vector, tensor = vector_of(read), shaped(write.base)
    return (
        vector.rank > 0
        and vector is vector_of(write)
        and read.permutation_map.value.is_minor_identity()
        and write.permutation_map.value.is_minor_identity()
        and not _reaches_outside(read)
        and not _reaches_outside(write)
        and read.base.type is tensor
        and vector.shape == tensor.shape
        and all(constant_integer(value) == 0 for value in (*read.indices, *write.indices))
    )
