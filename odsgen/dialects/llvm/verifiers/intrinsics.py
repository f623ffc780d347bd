"""Verifiers of the dialect `llvm`: intrinsics and inline assembly."""

from __future__ import annotations

from odsgen.dialects.llvm.types import struct_body
from odsgen.dialects.llvm.verifiers.calls import verify_bundles
from odsgen.dialects.shared import keyword_of
from odsgen.hooks import verifies
from odsgen.runtime import Type, VectorType
from odsgen_dialects.llvm import AssumeOp, InlineAsmOp, SincosOp, masked_gather, masked_scatter


@verifies(SincosOp)
def verify_intr_sincos(op: SincosOp) -> None:
    """SincosOp::verify"""
    if struct_body(op.res.type) != (op.val.type, op.val.type):
        raise op.op_error(
            "expected result type to be an homogeneous struct with two elements matching the "
            f"operand type, but got '{op.res.type}'"
        )


@verifies(AssumeOp)
def verify_intr_assume(op: AssumeOp) -> None:
    """AssumeOp::verify"""
    verify_bundles(op)


def _pointers_for(values: Type, pointers: Type) -> VectorType:
    """The vector type of a pointer for each value."""
    assert isinstance(values, VectorType) and isinstance(pointers, VectorType)
    return VectorType.get(values.shape, pointers.element_type, values.scalable_dims)


@verifies(masked_gather)
def verify_intr_masked_gather(op: masked_gather) -> None:
    """masked_gather::verify"""
    expected = _pointers_for(op.res.type, op.ptrs.type)
    if op.ptrs.type is not expected:
        raise op.op_error(f"expected operand #1 type to be '{expected}'")


@verifies(masked_scatter)
def verify_intr_masked_scatter(op: masked_scatter) -> None:
    """masked_scatter::verify"""
    expected = _pointers_for(op.value.type, op.ptrs.type)
    if op.ptrs.type is not expected:
        raise op.op_error(f"expected operand #2 type to be '{expected}'")


@verifies(InlineAsmOp)
def verify_inline_asm(op: InlineAsmOp) -> None:
    """InlineAsmOp::verify"""
    kind = op.properties.get("tail_call_kind")
    if kind is not None and keyword_of(kind) == "musttail":
        raise op.op_error("tail call kind 'musttail' is not supported by this operation")
