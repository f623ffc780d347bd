"""Builds transfers between vectors and memory: maps, padding and bounds that are usual are left out."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.building.values import AnyValue, optional, value, value_of, values_of
from odsgen.dialects.vector.forms import transfer_minor_identity_map
from odsgen.runtime import (
    AffineMap,
    AffineMapAttr,
    MemRefType,
    OpResult,
    RankedTensorType,
    Value,
    VectorType,
    index,
)
from odsgen.runtime.ir.building import AnyLocation
from odsgen_dialects.vector.ops import TransferReadOp, TransferWriteOp


def transfer_read(
    vector_type: VectorType,
    base: AnyValue,
    indices: Sequence[AnyValue],
    padding: AnyValue = 0,
    *,
    permutation_map: AffineMap | None = None,
    in_bounds: Sequence[bool] | None = None,
    mask: AnyValue | None = None,
    location: AnyLocation = None,
) -> OpResult:
    """Reads a vector from a memref or tensor; elements that lie outside are the padding.

    The vector has the last dimensions unless a map says others; nothing is known to be in bounds unless that is said.
    """
    source = value(base)
    shaped = _shaped(source)
    return TransferReadOp.build(
        vector_type,
        source,
        values_of(indices, index),
        _map(shaped, vector_type, permutation_map),
        value_of(padding, shaped.element_type),
        _bounds(vector_type, in_bounds),
        mask=optional(mask),
        location=location,
    ).vector


def transfer_write(
    stored: AnyValue,
    base: AnyValue,
    indices: Sequence[AnyValue],
    *,
    permutation_map: AffineMap | None = None,
    in_bounds: Sequence[bool] | None = None,
    mask: AnyValue | None = None,
    location: AnyLocation = None,
) -> TransferWriteOp:
    """Writes a vector to a memref, or into a tensor, which is the operation's result; see `transfer_read`."""
    vector, target = value(stored), value(base)
    shaped = _shaped(target)
    if not isinstance(vector.type, VectorType):
        raise TypeError(f"expected a vector, got a value of type '{vector.type}'")
    return TransferWriteOp.build(
        shaped if isinstance(shaped, RankedTensorType) else None,
        vector,
        target,
        values_of(indices, index),
        _map(shaped, vector.type, permutation_map),
        _bounds(vector.type, in_bounds),
        mask=optional(mask),
        location=location,
    )


def _shaped(base: Value) -> MemRefType | RankedTensorType:
    if not isinstance(base.type, (MemRefType, RankedTensorType)):
        raise TypeError(f"expected a memref or ranked tensor, got a value of type '{base.type}'")
    return base.type


def _map(
    shaped: MemRefType | RankedTensorType, vector: VectorType, given: AffineMap | None
) -> AffineMapAttr:
    return AffineMapAttr.get(
        transfer_minor_identity_map(shaped, vector) if given is None else given
    )


def _bounds(vector: VectorType, given: Sequence[bool] | None) -> Sequence[bool]:
    return [False] * len(vector.shape) if given is None else given
