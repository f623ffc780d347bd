"""PTX types of the matrices in `nvvm.mma.*`."""

from __future__ import annotations

from odsgen.dialects.llvm.types import struct_body
from odsgen.runtime import IntegerType, Type, VectorType, f16, f32, f64

F16X2 = VectorType.get((2,), f16)


def inferred_ptx_type(type: Type, *, is_accumulator: bool) -> str | None:
    """The PTX type implied by a register type; None if ambiguous."""
    if type is f64:
        return "f64"
    if type is f16 or type is F16X2:
        return "f16"
    if type is f32:
        return "f32" if is_accumulator else "tf32"
    if isinstance(type, IntegerType):
        return "s32" if is_accumulator else None
    body = struct_body(type)
    return inferred_ptx_type(body[0], is_accumulator=is_accumulator) if body else None
