"""The types of values of which it is known what kind of type they have, since the operations that hold them are verified."""

from __future__ import annotations

from typing import cast

from odsgen.runtime.builtin.types import MemRefType, RankedTensorType, ShapedType, VectorType
from odsgen.runtime.ir.value import Value


def shaped(value: Value) -> ShapedType:
    """Return the type of a value that is a tensor, a memref or a vector."""
    return cast(ShapedType, value.type)


def ranked_tensor(value: Value) -> RankedTensorType:
    """Return the type of a value that is a tensor whose rank is known."""
    return cast(RankedTensorType, value.type)


def ranked_memref(value: Value) -> MemRefType:
    """Return the type of a value that is a memref whose rank is known."""
    return cast(MemRefType, value.type)


def vector_type(value: Value) -> VectorType:
    """Return the type of a value that is a vector."""
    return cast(VectorType, value.type)
