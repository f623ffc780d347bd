"""Folds of the constants of the dialect `smt`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import folds
from odsgen.runtime import Attribute, Value
from odsgen_dialects.smt import BoolConstantOp, BVConstantOp, IntConstantOp

if TYPE_CHECKING:

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


@folds(BoolConstantOp)
def fold_constant(op: BoolConstantOp, operands: Constants) -> Folded:
    """BoolConstantOp::fold"""
    return [op.value_attr]


@folds(IntConstantOp, BVConstantOp)
def fold_int_constant(op: IntConstantOp | BVConstantOp, operands: Constants) -> Folded:
    """IntConstantOp::fold, BVConstantOp::fold"""
    return [op.value]
