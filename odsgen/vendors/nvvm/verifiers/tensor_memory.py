"""Verifiers of the dialect `nvvm`: tensor memory, `nvvm.tcgen05.*`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import Type, VectorType, VerifyError
from odsgen_dialects import nvvm

#: The minimum number of registers for a shape; 1 if absent.
_LEAST_REGISTERS = {"shape_16x128b": 2, "shape_16x256b": 4}


def _has_too_few(type: Type, shape: str) -> int | None:
    """The number of registers if it is too small for the shape."""
    count = type.shape[0] if isinstance(type, VectorType) else 1
    return count if count < _LEAST_REGISTERS.get(shape, 1) else None


@verifies(nvvm.Tcgen05LdOp)
def verify_tcgen05_ld(op: nvvm.Tcgen05LdOp) -> None:
    """Tcgen05LdOp::verify"""
    shape = op.shape.keyword
    errors: list[VerifyError] = []
    if shape == "shape_16x32bx2" and op.offset is None:
        errors.append(op.error("shape 16x32bx2 requires offset argument"))
    if shape != "shape_16x32bx2" and op.offset is not None:
        errors.append(op.error("offset argument is only supported for shape 16x32bx2"))
    count = _has_too_few(op.res.type, shape)
    if count is not None:
        errors.append(
            op.error(f"invalid result type length {count} for shape {shape} in tcgen05.ld Op")
        )
    if errors:
        raise VerifyError([found for error in errors for found in error.diagnostics])


@verifies(nvvm.Tcgen05StOp)
def verify_tcgen05_st(op: nvvm.Tcgen05StOp) -> None:
    """Tcgen05StOp::verify"""
    shape = op.shape.keyword
    errors: list[VerifyError] = []
    if shape == "shape_16x32bx2" and op.offset is None:
        errors.append(op.error("shape 16x32bx2 requires offset argument"))
    count = _has_too_few(op.val.type, shape)
    if count is not None:
        errors.append(op.error(f"invalid input length {count} for shape {shape} in tcgen05.st Op"))
    if errors:
        raise VerifyError([found for error in errors for found in error.diagnostics])
