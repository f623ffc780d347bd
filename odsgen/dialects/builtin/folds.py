"""Folds of `builtin`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import folds
from odsgen_dialects.builtin import UnrealizedConversionCastOp

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


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
