"""Shapes of vectors: broadcasts, transposes, splats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import vector_type
from odsgen.runtime import Type, Value, VectorType

if TYPE_CHECKING:
    from odsgen_dialects.vector import TransposeOp


def is_broadcastable(source: Type, target: VectorType) -> bool:
    """isBroadcastableTo"""
    if source is target.element_type:
        return True
    if not isinstance(source, VectorType) or source.rank > target.rank:
        return False
    lead = target.rank - source.rank
    for size, scales, wide, wide_scales in zip(
        source.shape,
        source.scalable_dims,
        target.shape[lead:],
        target.scalable_dims[lead:],
        strict=True,
    ):
        if size not in (1, wide) or (size == 1 and scales and wide != 1):
            return False
        if scales != wide_scales and (size != 1 or scales):
            return False
    return True


def keeps_order(op: TransposeOp) -> bool:
    """isOrderPreserving: whether only unit dimensions move."""
    type = vector_type(op.vector)
    moved = [
        dimension
        for dimension in op.permutation
        if type.shape[dimension] != 1 or type.scalable_dims[dimension]
    ]
    return moved == sorted(moved)


def splat_source(value: Value) -> Value | None:
    """getScalarSplatSource: the scalar that is broadcast."""
    from odsgen_dialects.vector import BroadcastOp

    op = value.defining_op
    if not isinstance(op, BroadcastOp) or isinstance(op.source.type, VectorType):
        return None
    return op.source


def with_elements(like: Type, element: Type) -> Type:
    """A type with other elements; a scalar's is the element."""
    if not isinstance(like, VectorType):
        return element
    return VectorType.get(like.shape, element, like.scalable_dims)
