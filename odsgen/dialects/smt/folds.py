"""Folds of the dialect `smt`: its constants are what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.smt import BoolConstantOp, BVConstantOp, IntConstantOp

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def fold_constant(op: BoolConstantOp, operands: Constants) -> Folded:
    """The value."""
    return [op.properties["value"]]


def fold_int_constant(op: IntConstantOp, operands: Constants) -> Folded:
    """The value."""
    return [op.properties["value"]]


def fold_bv_constant(op: BVConstantOp, operands: Constants) -> Folded:
    """The value."""
    return [op.properties["value"]]
