"""Reads and writes of a whole tensor or memref as a vector that may be larger: masked, or out of bounds."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.loops import shape_of
from odsgen.dialects.linalg.vectorization.state import (
    size_at,
    transfer_read,
    transfer_write,
)
from odsgen.dialects.shared import known_integer
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.dialects.vector.lowering.masking import mask_operation
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import DYNAMIC, Location, Operation, Value, VectorType, i1
from odsgen_dialects import vector


def read_masked(
    rewriter: PatternRewriter,
    source: Value,
    type: VectorType,
    padding: Value | None,
    location: Location,
    *,
    unmasked: bool = False,
) -> Value:
    """The vector that is read (`createReadOrMaskedRead`); `unmasked`: what is larger is out of bounds instead."""
    zero = index_constant(rewriter, 0, location)
    shape = shape_of(source.type)
    in_bounds = [True] * type.rank
    if unmasked:
        in_bounds = [
            have == size and have != DYNAMIC for have, size in zip(shape, type.shape, strict=True)
        ]
    read = transfer_read(
        rewriter,
        type,
        source,
        [zero] * len(shape),
        location,
        padding=padding,
        in_bounds=in_bounds,
    )
    if unmasked or list(type.shape) == list(shape):
        return read.results[0]
    return _masked(rewriter, read, type, source, 0).results[0]


def write_masked(
    rewriter: PatternRewriter,
    value: Value,
    target: Value,
    location: Location,
    *,
    indices: Sequence[Value] = (),
    unmasked: bool = False,
) -> Operation:
    """The write of a vector to the last dimensions (`createWriteOrMaskedWrite`)."""
    type = value.type
    assert isinstance(type, VectorType)
    whole = shape_of(target.type)
    shape = whole[len(whole) - type.rank :]
    in_bounds = [True] * type.rank
    if unmasked:
        in_bounds = [
            have >= size and have != DYNAMIC for have, size in zip(shape, type.shape, strict=True)
        ]
    if not indices:
        indices = [index_constant(rewriter, 0, location)] * len(whole)
    write = transfer_write(rewriter, value, target, indices, location, in_bounds=in_bounds)
    if unmasked or list(shape) == list(type.shape):
        return write
    lead = len(whole) - type.rank
    if _is_all_set(whole, indices, type):
        return write
    return _masked(rewriter, write, type, target, lead)


def _is_all_set(whole: Sequence[int], indices: Sequence[Value], type: VectorType) -> bool:
    """Whether the vector is known to lie inside (`isMaskTriviallyFoldable`)."""
    if type.is_scalable or DYNAMIC in whole:
        return False
    lead = len(whole) - type.rank
    starts = [known_integer(each) for each in indices[lead:]]
    return all(
        start is not None and start + size <= have
        for start, size, have in zip(starts, type.shape, whole[lead:], strict=True)
    )


def _masked(
    rewriter: PatternRewriter, op: Operation, type: VectorType, of: Value, lead: int
) -> Operation:
    """The operation with a mask for the last sizes of a tensor or memref, the unknown ones first."""
    shape, sizes = shape_of(of.type)[lead:], [of] * type.rank
    for number in sorted(range(type.rank), key=lambda number: shape[number] != DYNAMIC):
        sizes[number] = size_at(rewriter, of, lead + number, op.location)
    mask_type = VectorType.get(type.shape, i1, type.scalable_dims)
    mask = vector.CreateMaskOp.build(mask_type, sizes, location=op.location)
    return mask_operation(rewriter, op, rewriter.insert(mask).results[0])
