"""What holds of types of `tt`, and types that follow from others."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import checks, verifies
from odsgen.runtime import Attribute, FloatType, IntegerType, RankedTensorType, Type, i1

from ..enums import PtrAddrSpace
from ..types import PointerType, TensorDescType
from .elements import of_shape, pointee, with_pointers


@verifies(PointerType)
def pointee_is_a_number(pointee_type: Type, address_space: PtrAddrSpace) -> None:
    """PointerType::verify"""
    if not isinstance(pointee_type, IntegerType | FloatType):
        raise ValueError("pointer types must point to integer or floating-point types")


@verifies(TensorDescType)
def element_is_no_tensor(
    shape: Sequence[int], element_type: Type, shared_layout: Attribute | None
) -> None:
    """TensorDescType::verify"""
    if isinstance(element_type, RankedTensorType):
        raise ValueError(
            "tensor descriptors must not wrap tensor types; use "
            "!tt.tensordesc<shape x element-type[, layout]> instead"
        )


checks("make_result_type")(pointee)
checks("make_ptr_type")(with_pointers)


@checks("make_mask_type")
def make_mask_type(type: Type) -> Type:
    return of_shape(type, i1)
