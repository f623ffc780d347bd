"""Verifiers of the dialect `vector`: masking."""

from __future__ import annotations

from typing import cast

from odsgen.hooks import verifies
from odsgen.runtime import Operation, Type, VectorType, VerifyError
from odsgen_dialects.vector import MaskableOpInterface, MaskOp, TransferReadOp, YieldOp


@verifies(MaskOp)
def verify_mask(op: MaskOp) -> None:
    """MaskOp::verify"""
    inner = list(op.mask_region.blocks[0])
    if len(inner) > 2:
        raise op.op_error("expects only one operation to mask")
    if not inner or not isinstance(inner[-1], YieldOp):
        raise op.op_error("expects a terminator within the mask region")
    end = inner[-1]
    if len(end.operands) != len(op.results):
        raise op.op_error("expects number of results to match mask region yielded values")
    if len(inner) == 1:
        return
    masked = inner[0]
    if "MaskableOpInterface" not in masked.INTERFACES:
        raise op.op_error("expects a MaskableOpInterface within the mask region")
    if len(masked.results) != len(op.results):
        raise op.op_error("expects number of results to match maskable operation number of results")
    if any(a is not b for a, b in zip(masked.results, end.operands, strict=True)):
        raise op.op_error(
            "expects all the results from the MaskableOpInterface to match all the values returned "
            "by the terminator"
        )
    if masked.result_types != op.result_types:
        raise op.op_error("expects result type to match maskable operation result type")
    if sum(isinstance(type, VectorType) for type in masked.result_types) > 1:
        raise op.op_error("multiple vector results not supported")
    expected = _expected_mask_type(masked)
    if expected is not None and op.mask.type is not expected:
        raise op.op_error(f"expects a '{expected}' mask for the maskable operation")
    if len(op.operands) > 1:
        _verify_passthru(op, masked)


def _verify_passthru(op: MaskOp, masked: Operation) -> None:
    if not isinstance(masked, TransferReadOp):
        raise op.op_error("doesn't expect a passthru argument for this maskable operation")
    if len(masked.results) != 1:
        raise op.op_error("expects result when passthru argument is provided")
    if op.operands[1].type is not masked.results[0].type:
        raise op.op_error("expects passthru type to match result type")


def _expected_mask_type(masked: Operation) -> Type | None:
    """The expected mask type; None if the masked operation is invalid."""
    try:
        masked.verify_invariants()
    except VerifyError:
        return None  # reported when that operation is verified
    try:
        return cast("MaskableOpInterface", masked).expected_mask_type
    except ValueError:
        return None
