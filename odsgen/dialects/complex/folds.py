"""Folds of `complex`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from odsgen.hooks import folds
from odsgen.runtime import ArrayAttr, Attribute, FloatAttr, FloatType, Operation, Value
from odsgen_dialects import complex

if TYPE_CHECKING:

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


OpT = TypeVar("OpT", bound=Operation)


@folds(complex.ConstantOp)
def fold_constant(op: complex.ConstantOp, operands: Constants) -> Folded:
    """ConstantOp::fold"""
    return [op.value]


def _defined_by(value: Value, op_class: type[OpT]) -> OpT | None:
    op = value.defining_op
    return op if isinstance(op, op_class) else None


def _is_number(constant: Attribute | None, number: int) -> bool:
    """Whether the constant equals the number; the sign of zero does not matter."""
    if not isinstance(constant, ArrayAttr) or len(constant) != 2:
        return False
    for part, wanted in zip(constant, (number, 0), strict=True):
        if not isinstance(part, FloatAttr) or not isinstance(part.type, FloatType):
            return False
        semantics = part.type.SEMANTICS
        if wanted == 0 and not semantics.is_zero(part.bits):
            return False
        if wanted != 0 and part.bits != semantics.from_fraction(wanted):
            return False
    return True


@folds(complex.CreateOp)
def fold_create(op: complex.CreateOp, operands: Constants) -> Folded:
    """CreateOp::fold"""
    real, imaginary = (_defined_by(op.real, complex.ReOp), _defined_by(op.imaginary, complex.ImOp))
    if real is None or imaginary is None or real.operands[0] is not imaginary.operands[0]:
        return None
    return [real.operands[0]]


def _fold_part(op: Operation, operands: Constants, number: int) -> Folded:
    constant = operands[0]
    if isinstance(constant, ArrayAttr) and len(constant) == 2:
        return [constant[number]]
    create = _defined_by(op.operands[0], complex.CreateOp)
    return None if create is None else [create.operands[number]]


@folds(complex.ReOp)
def fold_re(op: Operation, operands: Constants) -> Folded:
    """ReOp::fold"""
    return _fold_part(op, operands, 0)


@folds(complex.ImOp)
def fold_im(op: Operation, operands: Constants) -> Folded:
    """ImOp::fold"""
    return _fold_part(op, operands, 1)


@folds(complex.AddOp)
def fold_add(op: Operation, operands: Constants) -> Folded:
    """(a - b) + b is a, b + (a - b) is a, a + 0 is a."""
    lhs, rhs = op.operands
    for difference, summand in ((lhs, rhs), (rhs, lhs)):
        sub = _defined_by(difference, complex.SubOp)
        if sub is not None and sub.operands[1] is summand:
            return [sub.operands[0]]
    return [lhs] if _is_number(operands[1], 0) else None


@folds(complex.SubOp)
def fold_sub(op: Operation, operands: Constants) -> Folded:
    """(a + b) - b is a, a - 0 is a."""
    lhs, rhs = op.operands
    add = _defined_by(lhs, complex.AddOp)
    if add is not None and add.operands[1] is rhs:
        return [add.operands[0]]
    return [lhs] if _is_number(operands[1], 0) else None


@folds(complex.MulOp, complex.DivOp)
def fold_mul(op: Operation, operands: Constants) -> Folded:
    """a * 1 is a."""
    return [op.operands[0]] if _is_number(operands[1], 1) else None


def _fold_inverse(op: Operation, inverse: type[Operation]) -> Folded:
    before = _defined_by(op.operands[0], inverse)
    return None if before is None else [before.operands[0]]


@folds(complex.NegOp)
def fold_neg(op: Operation, operands: Constants) -> Folded:
    """NegOp::fold"""
    return _fold_inverse(op, complex.NegOp)


@folds(complex.ConjOp)
def fold_conj(op: Operation, operands: Constants) -> Folded:
    """ConjOp::fold"""
    return _fold_inverse(op, complex.ConjOp)


@folds(complex.LogOp)
def fold_log(op: Operation, operands: Constants) -> Folded:
    """LogOp::fold"""
    return _fold_inverse(op, complex.ExpOp)


@folds(complex.ExpOp)
def fold_exp(op: Operation, operands: Constants) -> Folded:
    """ExpOp::fold"""
    return _fold_inverse(op, complex.LogOp)
