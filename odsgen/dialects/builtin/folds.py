"""Folds of `builtin`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import folds
from odsgen.runtime import Attribute, Operation, Value
from odsgen_dialects.builtin import UnrealizedConversionCastOp


@folds(UnrealizedConversionCastOp)
def fold_unrealized_conversion_cast(
    op: Operation, operands: Sequence[Attribute | None]
) -> Sequence[Attribute | Value] | None:
    """UnrealizedConversionCastOp::fold"""
    inputs = op.operands
    if op.operand_types == op.result_types:
        return inputs
    before = inputs[0].defining_op if inputs else None
    if (
        before is not None
        and type(before) is type(op)
        and before.results == inputs
        and before.operand_types == op.result_types
    ):
        return before.operands
    return None
