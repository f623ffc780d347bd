"""Folds of the constants of the dialect `smt`."""

from __future__ import annotations

from odsgen.hooks import Constants, Folded, folds
from odsgen_dialects.smt import BoolConstantOp, BVConstantOp, IntConstantOp


@folds(BoolConstantOp)
def fold_constant(op: BoolConstantOp, operands: Constants) -> Folded:
    """BoolConstantOp::fold"""
    return [op.value_attr]


@folds(IntConstantOp, BVConstantOp)
def fold_int_constant(op: IntConstantOp | BVConstantOp, operands: Constants) -> Folded:
    """IntConstantOp::fold, BVConstantOp::fold"""
    return [op.value]
