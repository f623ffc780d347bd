"""Static information of tensor casts."""

from __future__ import annotations

from typing import TypeGuard

from odsgen.runtime import DYNAMIC, Operation, RankedTensorType, TensorType, Type, Value
from odsgen_dialects.tensor import CastOp


def preserves_static_information(source: Type, target: Type) -> bool:
    """Whether the target knows all sizes that the source knows (`preservesStaticInformation`)."""
    if not isinstance(source, RankedTensorType) or not isinstance(target, RankedTensorType):
        return False
    if source.element_type is not target.element_type or source.rank != target.rank:
        return False
    if source.encoding is not target.encoding:
        return False
    return not any(
        known != DYNAMIC and other == DYNAMIC
        for known, other in zip(source.shape, target.shape, strict=True)
    )


def _is_cast(op: Operation | None) -> TypeGuard[CastOp]:
    return isinstance(op, CastOp)


def folds_into_consumer(op: Operation | None) -> TypeGuard[CastOp]:
    """Whether the operation is a cast to a type that is no more static (`canFoldIntoConsumerOp`)."""
    return _is_cast(op) and preserves_static_information(op.dest.type, op.source.type)


def folds_into_producer(op: Operation | None) -> TypeGuard[CastOp]:
    """Whether the operation is a cast from a type that is no more static (`canFoldIntoProducerOp`)."""
    return _is_cast(op) and preserves_static_information(op.source.type, op.dest.type)


def source_of_cast(value: Value) -> Value | None:
    """The source of a cast to a type that is no more static; None for other values."""
    op = value.defining_op
    return op.source if folds_into_consumer(op) else None


def joined(one: Type, other: Type) -> TensorType | None:
    """The type with the static sizes of both; None if they contradict."""
    if not isinstance(one, TensorType) or not isinstance(other, TensorType):
        return None
    if not isinstance(one, RankedTensorType):
        return other
    if not isinstance(other, RankedTensorType):
        return one
    if one.rank != other.rank:
        return None
    shape: list[int] = []
    for a, b in zip(one.shape, other.shape, strict=True):
        if a != DYNAMIC and b != DYNAMIC and a != b:
            return None
        shape.append(b if a == DYNAMIC else a)
    return RankedTensorType.get(tuple(shape), one.element_type, one.encoding)
