"""Folds of the floating-point operations of `arith`; identities stand in the spec."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.arith.folds import defined_by
from odsgen.dialects.shared import float_bits, number_type
from odsgen.hooks import folds
from odsgen.runtime import FloatType
from odsgen_dialects import arith

if TYPE_CHECKING:
    from odsgen.dialects.arith.folds import Constants, Folded


@folds(arith.NegFOp)
def fold_negf(op: arith.NegFOp, operands: Constants) -> Folded:
    """NegFOp::fold"""
    inner = defined_by(op.operands[0], arith.NegFOp)
    return None if inner is None else [inner.operands[0]]


@folds(arith.MulFOp, looks_at=())
def fold_mulf(op: arith.MulFOp, operands: Constants) -> Folded:
    """x * 0.0 is 0.0 with `nnan` and `nsz`, of which the semantics say nothing."""
    bits, type_of_numbers = float_bits(operands[1]), number_type(op.result.type)
    if bits is None or not isinstance(type_of_numbers, FloatType):
        return None
    if type_of_numbers.SEMANTICS.is_zero(bits):
        flags = op.fastmath
        if flags & type(flags).nnan and flags & type(flags).nsz:
            return [op.rhs]
    return None
