"""Verifiers of the dialect `nvvm`: tensor memory, `nvvm.tcgen05.*`."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import verifies
from odsgen.runtime import IntegerType, Operation, Type, VectorType, VerifyError
from odsgen_dialects import nvvm


@verifies(nvvm.Tcgen05CpOp)
def verify_tcgen05_cp(op: nvvm.Tcgen05CpOp) -> None:
    """Tcgen05CpOp::verify"""
    shape, multicast = op.shape.keyword, op.multicast.keyword
    if shape == "shape_64x128b":
        if multicast not in ("warpx2_01_23", "warpx2_02_13"):
            raise op.error(
                "Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op"
            )
    elif shape == "shape_32x128b":
        if multicast != "warpx4":
            raise op.error("Shape 32x128b requires multicast warpx4 for tcgen05.cp Op")
    elif multicast != "none":
        raise op.error("Invalid multicast type for tcgen05.cp Op")


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


# --- products -----------------------------------------------------------------------------------------------------------


def _verify_product(op: nvvm.Tcgen05MMAOp | nvvm.Tcgen05MMASparseOp) -> None:
    mask: Any = op.disable_output_lane
    if mask is not None:
        lanes = mask.type.num_elements
        if lanes != (4 if op.cta_group.keyword == "cta_1" else 8):
            raise op.error(
                f"Disable Output Lane of length {lanes} is incompatible with CtaGroupAttr"
            )
    if not op.a_shift:
        return
    if isinstance(op.matrix_a.type, IntegerType):
        raise op.error("A-shift can be applied only when matrix A is in tensor memory")
    if op.collector_op.keyword in ("fill", "use"):
        raise op.error("Cannot use collector buffer operation fill or use with ashift")


@verifies(nvvm.Tcgen05MMAOp, nvvm.Tcgen05MMASparseOp)
def verify_tcgen05_mma(op: nvvm.Tcgen05MMAOp | nvvm.Tcgen05MMASparseOp) -> None:
    """Tcgen05MMAOp::verify, Tcgen05MMASparseOp::verify"""
    _verify_product(op)


def _verify_scales(op: Operation, kind: str, scale: str) -> None:
    if kind == "mxf4nvf4" and scale == "default":
        raise op.error("mxf4nvf4 requires block scale attribute")
    if kind != "mxf4nvf4" and scale == "block16":
        raise op.error(f"{kind} kind does not support block16 attribute")


@verifies(nvvm.Tcgen05MMABlockScaleOp, nvvm.Tcgen05MMASparseBlockScaleOp)
def verify_tcgen05_mma_block_scale(
    op: nvvm.Tcgen05MMABlockScaleOp | nvvm.Tcgen05MMASparseBlockScaleOp,
) -> None:
    """Tcgen05MMABlockScaleOp::verify, Tcgen05MMASparseBlockScaleOp::verify"""
    _verify_scales(op, op.kind.keyword, op.block_scale.keyword)
