"""Elements of tensors, and what pointers point to."""

from __future__ import annotations

from odsgen.runtime import RankedTensorType, Type

from ..types import PointerType


def element_or_self(type: Type) -> Type:
    return type.element_type if isinstance(type, RankedTensorType) else type


def of_shape(type: Type, element: Type) -> Type:
    """The element, or a tensor of it where the type is a tensor (of the same shape and encoding)."""
    if isinstance(type, RankedTensorType):
        return RankedTensorType.get(type.shape, element, type.encoding)
    return element


def pointee(type: Type) -> Type:
    """What a pointer points to; of a tensor of pointers the tensor of what they point to."""
    element = element_or_self(type)
    return of_shape(type, element.pointee_type) if isinstance(element, PointerType) else type


def with_pointers(type: Type) -> Type:
    """A pointer to the type; of a tensor a tensor of pointers."""
    return of_shape(type, PointerType.get(element_or_self(type)))
