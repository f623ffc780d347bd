"""Folds of the dialect `quant`: casts there and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.quant import DequantizeCastOp, QuantizeCastOp, StorageCastOp

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def _there_and_back(op: Operation, there: str) -> Folded:
    before = op.operands[0].defining_op
    if before is None or before.name != there:
        return None
    source = before.operands[0]
    return [source] if source.type is op.results[0].type else None


def fold_dcast(op: DequantizeCastOp, operands: Constants) -> Folded:
    """The number that was quantized."""
    return _there_and_back(op, "quant.qcast")


def fold_qcast(op: QuantizeCastOp, operands: Constants) -> Folded:
    """The quantized number that was made an ordinary one."""
    return _there_and_back(op, "quant.dcast")


def fold_scast(op: StorageCastOp, operands: Constants) -> Folded:
    """The number whose storage was cast."""
    return _there_and_back(op, "quant.scast")
