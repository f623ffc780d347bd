"""Types of the dialect `amdgpu`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.types import FloatType, IntegerType, i16, i32

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type


def bit_width(type: Type) -> int:
    """The bits of a number; 0 for what is no number."""
    if isinstance(type, IntegerType):
        return type.width
    return type.WIDTH if isinstance(type, FloatType) else 0


def verify_amdgpu_tdm_gather_base_type(element_type: Type, index_type: Type) -> None:
    """Checks the sizes of elements and indices."""
    width = bit_width(element_type)
    if width not in (8, 16, 32, 64):
        raise ValueError(
            f"element type must be 1, 2, 4, or 8 bytes wide but type '{element_type}' is "
            f"{width // 8} bytes wide."
        )
    if index_type not in (i16, i32):
        raise ValueError(f"index type must be i16 or i32 but index type is '{index_type}'.")
