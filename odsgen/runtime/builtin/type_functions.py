"""Functions of types that traits, constraints and inference share (MLIR: mlir/IR/TypeUtilities.h, mlir/Dialect/Traits.h)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from odsgen.runtime.base.attribute import Type
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    FloatType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    VectorType,
    i1,
)


def element_type_or_self(type: Type) -> Type:
    """The element type of a shaped type that has one; any other type itself."""
    return getattr(type, "element_type", type) if "ShapedType" in type.INTERFACES else type


def shape_of(type: Type) -> tuple[int, ...] | None:
    """The shape of a vector, tensor or memref; None of a type that has none or whose rank is not known."""
    return type.shape if isinstance(type, ShapedType) and type.has_rank else None


def rank_of(type: Type) -> int | None:
    """The number of dimensions; None of a type that has none or whose rank is not known."""
    return type.rank if isinstance(type, ShapedType) and type.has_rank else None


def element_count_of(type: Type) -> int | None:
    """The number of elements; None of a type without shape or with one that is not wholly known."""
    return type.num_elements if isinstance(type, ShapedType) and type.has_static_shape else None


def with_element_type(type: Type, element_type: Type) -> Type:
    """``element_type`` in the shape of ``type``; itself where ``type`` has no shape.

    Raises ValueError when such a type cannot hold that element type.
    """
    return type.clone_with(None, element_type) if isinstance(type, ShapedType) else element_type


def can_have_element_type(type: Type, element_type: Type) -> bool:
    """Whether ``with_element_type`` has an answer."""
    try:
        with_element_type(type, element_type)
    except ValueError:
        return False
    return True


def constructed(definition: Any, *parameters: Any) -> Any:
    """The type or attribute of the class with these parameters, or None when there is none."""
    try:
        return definition.get(*parameters)
    except (ValueError, TypeError, OverflowError):
        return None


def bit_width(type: Type) -> int | None:
    """The bits of an integer or float; None of a type that has no width of its own."""
    if isinstance(type, IntegerType):
        return type.width
    return type.WIDTH if isinstance(type, FloatType) else None


def i1_same_shape(type: Type) -> Type:
    """``i1`` in the shape of ``type``: what a comparison of two values of the type gives."""
    return with_element_type(type, i1) if isinstance(type, ShapedType) else i1


def verify_compatible_shape(first: Type, second: Type) -> bool:
    """Whether two types may have the same shape when the program runs; true of two without shapes."""
    if not isinstance(first, ShapedType):
        return not isinstance(second, ShapedType)
    if not isinstance(second, ShapedType):
        return False
    if not first.has_rank or not second.has_rank:
        return True
    return compatible_dimensions(first.shape, second.shape)


def _is_scalable(type: Type) -> bool:
    return isinstance(type, VectorType) and type.is_scalable


def compatible_dimensions(first: Sequence[int], second: Sequence[int]) -> bool:
    """Whether two shapes have the same rank and no two sizes that are known to differ."""
    return len(first) == len(second) and all(
        a == b or a == DYNAMIC or b == DYNAMIC for a, b in zip(first, second, strict=True)
    )


def have_one_shape(types: Sequence[Type]) -> bool:
    """Whether all types are of one class, not that of vectors, and of one shape: most of an operation are."""
    first: Any = types[0]
    of = type(first)
    if of is not RankedTensorType:
        if not isinstance(first, ShapedType) or of is VectorType or not first.has_rank:
            return False
    shape = first.shape
    for other in types:
        if other is not first and (type(other) is not of or other.shape != shape):  # type: ignore[attr-defined]
            return False
    return True


def verify_compatible_shapes(types: Iterable[Type]) -> bool:
    """Whether all types may have one shape: all are shaped or none is, all vectors are scalable or none is."""
    types = tuple(types)
    shaped = [type for type in types if isinstance(type, ShapedType)]
    if not shaped:
        return True
    if len(shaped) != len(types):
        return False
    scalable = [_is_scalable(type) for type in shaped]
    if any(scalable) and not all(scalable):
        return False
    shapes = [type.shape for type in shaped if type.has_rank]
    if len({len(shape) for shape in shapes}) > 1:
        return False
    return all(len(set(sizes) - {DYNAMIC}) <= 1 for sizes in zip(*shapes, strict=True))
