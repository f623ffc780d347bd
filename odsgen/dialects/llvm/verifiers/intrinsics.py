"""Verifiers of the dialect `llvm`: intrinsics and assembly code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.llvm.types import struct_body
from odsgen.dialects.llvm.verifiers.calls import verify_bundles
from odsgen.dialects.shared.enum_attributes import keyword_of
from odsgen.runtime.builtin.types import VectorType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen_dialects.llvm import (
        AssumeOp,
        InlineAsmOp,
        SincosOp,
        masked_gather,
        masked_scatter,
    )


def verify_intr_sincos(op: SincosOp) -> None:
    """Checks that the result holds two values of the operand's type."""
    if struct_body(op.res.type) != (op.val.type, op.val.type):
        raise op.op_error(
            "expected result type to be an homogeneous struct with two elements matching the "
            f"operand type, but got '{op.res.type}'"
        )


def verify_intr_assume(op: AssumeOp) -> None:
    """Checks that each bundle has a tag."""
    verify_bundles(op)


def _pointers_for(values: Type, pointers: Type) -> VectorType:
    """The type of as many pointers as there are values."""
    assert isinstance(values, VectorType) and isinstance(pointers, VectorType)
    return VectorType.get(values.shape, pointers.element_type, values.scalable_dims)


def verify_intr_masked_gather(op: masked_gather) -> None:
    """Checks that there are as many pointers as results."""
    expected = _pointers_for(op.res.type, op.ptrs.type)
    if op.ptrs.type is not expected:
        raise op.op_error(f"expected operand #1 type to be '{expected}'")


def verify_intr_masked_scatter(op: masked_scatter) -> None:
    """Checks that there are as many pointers as values."""
    expected = _pointers_for(op.value.type, op.ptrs.type)
    if op.ptrs.type is not expected:
        raise op.op_error(f"expected operand #2 type to be '{expected}'")


def verify_inline_asm(op: InlineAsmOp) -> None:
    """Checks that no other frame than the caller's is asked for."""
    kind = op.properties.get("tail_call_kind")
    if kind is not None and keyword_of(kind) == "musttail":
        raise op.op_error("tail call kind 'musttail' is not supported by this operation")
