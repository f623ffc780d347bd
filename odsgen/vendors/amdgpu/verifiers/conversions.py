"""Verifiers of the dialect `amdgpu`: conversions between formats of floats, and moves between lanes."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import verifies
from odsgen.runtime import ArrayAttr, IntegerAttr, UnitAttr
from odsgen_dialects import amdgpu


@verifies(amdgpu.PackedTrunc2xFp8Op, amdgpu.PackedStochRoundFp8Op, amdgpu.PackedScaledTruncOp)
def _verify_existing(
    op: amdgpu.PackedTrunc2xFp8Op | amdgpu.PackedStochRoundFp8Op | amdgpu.PackedScaledTruncOp,
) -> None:
    """PackedTrunc2xFp8Op::verify, PackedStochRoundFp8Op::verify, PackedScaledTruncOp::verify"""
    if op.existing is not None and op.existing.type is not op.res.type:
        raise op.op_error("existing values must have same type as result")


@verifies(amdgpu.ScaledExtPackedMatrixOp)
def verify_scaled_ext_packed_matrix(op: amdgpu.ScaledExtPackedMatrixOp) -> None:
    """ScaledExtPackedMatrixOp::verify"""
    source: Any = op.source.type
    byte = op.first_scale_byte
    if source.element_type.WIDTH != 8:
        second = 1 if op.block_size == 16 else 2
        if byte not in (0, second):
            raise op.op_error(
                f"blockSize of {op.block_size} can only have firstScaleByte be 0 or {second} for f4 "
                "and f6."
            )
    elif op.block_size == 16 and (op.first_scale_lane, byte) not in ((0, 0), (16, 2)):
        raise op.op_error(
            "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) "
            "for f8."
        )


@verifies(amdgpu.DPPOp)
def verify_dpp(op: amdgpu.DPPOp) -> None:
    """DPPOp::verify"""
    kind, argument = op.kind.keyword, op.perm_argument
    if kind == "quad_perm":
        if not isinstance(argument, ArrayAttr) or len(argument.elements) != 4:
            raise op.op_error("quad_perm attribute must have exactly 4 elements")
        for element in argument.elements:
            if not isinstance(element, IntegerAttr) or not 0 <= element.value <= 3:
                raise op.op_error("Each element of quad_perm must be in the range [0, 3]")
    elif kind in ("row_shl", "row_shr", "row_ror"):
        if argument is None:
            raise op.op_error(f"Attribute '{kind}' value not specified")
        if isinstance(argument, IntegerAttr) and not 1 <= argument.value % (1 << 32) <= 15:
            raise op.op_error("Attribute value must be between 1 and 15")
    elif argument is not None and not isinstance(argument, UnitAttr):
        raise op.op_error(
            "Expected unit attribute for permArgument, but found non-trivial argument"
        )


@verifies(amdgpu.PermlaneSwapOp)
def verify_permlane_swap(op: amdgpu.PermlaneSwapOp) -> None:
    """PermlaneSwapOp::verify"""
    if op.row_length not in (16, 32):
        raise op.op_error("row_length attribute must either be 16 or 32.")
