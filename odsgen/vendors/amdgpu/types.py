"""Types of the dialect `amdgpu`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import FloatType, IntegerType, Type, i16, i32
from odsgen_dialects.amdgpu import TDMGatherBaseType


def bit_width(type: Type) -> int:
    """The bit width of an integer or float type; 0 for other types."""
    if isinstance(type, IntegerType):
        return type.width
    return type.WIDTH if isinstance(type, FloatType) else 0


@verifies(TDMGatherBaseType)
def verify_amdgpu_tdm_gather_base_type(element_type: Type, index_type: Type) -> None:
    """TDMGatherBaseType::verify"""
    width = bit_width(element_type)
    if width not in (8, 16, 32, 64):
        raise ValueError(
            f"element type must be 1, 2, 4, or 8 bytes wide but type '{element_type}' is "
            f"{width // 8} bytes wide."
        )
    if index_type not in (i16, i32):
        raise ValueError(f"index type must be i16 or i32 but index type is '{index_type}'.")
