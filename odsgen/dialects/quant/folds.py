"""Folds of the dialect `quant`."""

from __future__ import annotations

from odsgen.hooks import Constants, Folded, folds
from odsgen.runtime import Operation
from odsgen_dialects.quant import DequantizeCastOp, QuantizeCastOp, StorageCastOp


def _there_and_back(op: Operation, there: type[Operation]) -> Folded:
    before = op.operands[0].defining_op
    if not isinstance(before, there):
        return None
    source = before.operands[0]
    return [source] if source.type is op.results[0].type else None


@folds(DequantizeCastOp)
def fold_dcast(op: DequantizeCastOp, operands: Constants) -> Folded:
    """DequantizeCastOp::fold"""
    return _there_and_back(op, QuantizeCastOp)


@folds(QuantizeCastOp)
def fold_qcast(op: QuantizeCastOp, operands: Constants) -> Folded:
    """QuantizeCastOp::fold"""
    return _there_and_back(op, DequantizeCastOp)


@folds(StorageCastOp)
def fold_scast(op: StorageCastOp, operands: Constants) -> Folded:
    """StorageCastOp::fold"""
    return _there_and_back(op, StorageCastOp)
