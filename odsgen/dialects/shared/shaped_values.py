"""Types of values, narrowed to what the verifier guarantees."""

from __future__ import annotations

from typing import cast

from odsgen.runtime import MemRefType, RankedTensorType, ShapedType, Value, VectorType


def shaped(value: Value) -> ShapedType:
    """The type of a tensor, memref or vector value."""
    return cast(ShapedType, value.type)


def ranked_tensor(value: Value) -> RankedTensorType:
    """The type of a ranked tensor value."""
    return cast(RankedTensorType, value.type)


def ranked_memref(value: Value) -> MemRefType:
    """The type of a ranked memref value."""
    return cast(MemRefType, value.type)


def vector_type(value: Value) -> VectorType:
    """The type of a vector value."""
    return cast(VectorType, value.type)
