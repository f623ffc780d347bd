"""Folds of `index`, where 32 and 64 bits give the same result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import number_attribute, signed
from odsgen.hooks import canonicalizes, folds, materializes_constants
from odsgen.rewriting import constant_value, fold_constants
from odsgen.runtime import BoolAttr, IntegerAttr, i1, index
from odsgen.runtime.glue.numbers import truncated_quotient
from odsgen_dialects.index import (
    AddOp,
    AndOp,
    BoolConstantOp,
    CeilDivSOp,
    CmpOp,
    ConstantOp,
    IndexCmpPredicate,
    MaxSOp,
    MaxUOp,
    MinSOp,
    MinUOp,
    MulOp,
    OrOp,
    SubOp,
    XOrOp,
)

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Attribute, Location, Operation, Type, Value

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None
    #: Computes from two unsigned operands and the width; None if undefined.
    Compute = Callable[[int, int, int], int | None]


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """Builds `index.bool.constant` for a boolean, `index.constant` for an index."""
    if isinstance(value, BoolAttr):
        return (
            BoolConstantOp.build_generic(
                attributes={"value": value}, result_types=[type], location=location
            )
            if type is i1
            else None
        )
    if isinstance(value, IntegerAttr) and value.type is index and type is index:
        return ConstantOp.build_generic(
            attributes={"value": value}, result_types=[type], location=location
        )
    return None


@folds(ConstantOp, BoolConstantOp)
def fold_constant(op: ConstantOp | BoolConstantOp, operands: Constants) -> Folded:
    """ConstantOp::fold, BoolConstantOp::fold"""
    return [op.value_attr]


def _number(constant: Attribute | None) -> int | None:
    return constant.unsigned_value if isinstance(constant, IntegerAttr) else None


@folds(CeilDivSOp)
def fold_ceildivs(op: Operation, operands: Constants) -> Folded:
    """CeilDivSOp::fold, which gives for the least number the opposite of what it should."""
    a, b = (_number(constant) for constant in operands)
    if a is None or b is None or b == 0:
        return None
    wide = _ceiling(signed(a, 64), signed(b, 64), 64)
    low_a, low_b = signed(a & _LOW_HALF, 32), signed(b & _LOW_HALF, 32)
    if low_b == 0 or (wide ^ _ceiling(low_a, low_b, 32)) & _LOW_HALF:
        return None
    folded = number_attribute(wide, index)
    return None if folded is None else [folded]


_LOW_HALF = (1 << 32) - 1


def _ceiling(a: int, b: int, width: int) -> int:
    """Rounds a quotient up; as in MLIR, the negated minimum wraps."""
    if a and (a > 0) != (b > 0):
        return -truncated_quotient(signed(-a & ((1 << width) - 1), width), b)
    return -(-a // b)


# --- reassociation ------------------------------------------------------------------------------------------------------


@canonicalizes(AddOp, MulOp, AndOp, OrOp, XOrOp, MaxSOp, MaxUOp, MinSOp, MinUOp)
def reassociate(op: Operation, rewriter: PatternRewriter) -> bool:
    """(x op c) op d is x op (c op d): AddOp::canonicalize, MulOp::canonicalize …"""
    lhs, rhs = op.operands
    inner = lhs.defining_op
    second = constant_value(rhs)
    if inner is None or type(inner) is not type(op) or second is None:
        return False
    first = constant_value(inner.operands[1])
    if first is None:
        return False
    folded = fold_constants(op, [first, second])
    if not folded or not isinstance(folded[0], IntegerAttr):
        return False
    made = materialize_constant(folded[0], index, op.location)
    assert made is not None
    constant = rewriter.insert(made).results[0]
    with rewriter.modifying(op):
        op.operands = (inner.operands[0], constant)
    return True


# --- comparisons --------------------------------------------------------------------------------------------------------


def _compare_choice(
    choice: Operation, predicate: str, bound: int, b: int, width: int
) -> bool | None:
    """Compares a minimum or maximum with a constant by the range of it; None if that cannot be told."""
    from odsgen.dataflow import ranges

    infer = getattr(ranges, choice.name.rpartition(".")[2])
    one, other = (ranges.IntegerRange.constant(number, width) for number in (bound, b))
    found = infer(ranges.IntegerRange.everything(width), one)
    return ranges.compared(predicate, found, other)


@folds(CmpOp)
def fold_cmp(op: CmpOp, operands: Constants) -> Folded:
    """A comparison of a minimum or maximum with a constant: CmpOp::fold"""
    predicate = op.pred.name.lower()
    choice, b = op.lhs.defining_op, _number(operands[1])
    if isinstance(choice, _CHOICES) and b is not None:
        bound = _number(constant_value(choice.operands[1]))
        if bound is not None:
            wide, narrow = (
                _compare_choice(choice, predicate, bound, b, width) for width in (64, 32)
            )
            if wide is not None and wide == narrow:
                return [BoolAttr.get(wide)]
    return None


_CHOICES = (MinSOp, MinUOp, MaxSOp, MaxUOp)


@canonicalizes(CmpOp)
def canonicalize_cmp(op: CmpOp, rewriter: PatternRewriter) -> bool:
    """CmpOp::canonicalize, where it holds: whether a difference that wraps around is less than zero says nothing of the order."""
    if op.pred not in (IndexCmpPredicate.EQ, IndexCmpPredicate.NE):
        return False
    if _number(constant_value(op.rhs)) == 0:
        difference = op.lhs.defining_op
        if not isinstance(difference, SubOp):
            return False
        operands = (difference.lhs, difference.rhs)
    elif _number(constant_value(op.lhs)) == 0:
        difference = op.rhs.defining_op
        if not isinstance(difference, SubOp):
            return False
        operands = (difference.rhs, difference.lhs)
    else:
        return False
    rewriter.replace_op_with_new(op, op.build(op.pred, *operands, location=op.location))
    return True
