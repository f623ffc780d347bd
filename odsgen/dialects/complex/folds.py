"""Folds of `complex`: parts of what is put together, and operations that undo one another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import ArrayAttr, FloatAttr
from odsgen.runtime.builtin.types import FloatType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.complex import ConstantOp, CreateOp

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def fold_constant(op: ConstantOp, operands: Constants) -> Folded:
    """The value."""
    return [op.properties["value"]]


def _defined_by(value: Value, name: str) -> Operation | None:
    op = value.defining_op
    return op if op is not None and op.name == name else None


def _is_number(constant: Attribute | None, number: int) -> bool:
    """Whether a complex constant is that number; the sign of 0 does not matter."""
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


def fold_bitcast(op: Operation, operands: Constants) -> Folded:
    """Takes what has the type already."""
    value = op.operands[0]
    return [value] if value.type is op.results[0].type else None


def fold_create(op: CreateOp, operands: Constants) -> Folded:
    """Takes the number whose parts these are."""
    real, imaginary = (
        _defined_by(op.real, "complex.re"),
        _defined_by(op.imaginary, "complex.im"),
    )
    if real is None or imaginary is None or real.operands[0] is not imaginary.operands[0]:
        return None
    return [real.operands[0]]


def _fold_part(op: Operation, operands: Constants, number: int) -> Folded:
    constant = operands[0]
    if isinstance(constant, ArrayAttr) and len(constant) == 2:
        return [constant[number]]
    create = _defined_by(op.operands[0], "complex.create")
    return None if create is None else [create.operands[number]]


def fold_re(op: Operation, operands: Constants) -> Folded:
    """Takes the real part."""
    return _fold_part(op, operands, 0)


def fold_im(op: Operation, operands: Constants) -> Folded:
    """Takes the imaginary part."""
    return _fold_part(op, operands, 1)


def fold_add(op: Operation, operands: Constants) -> Folded:
    """(a - b) + b and b + (a - b) are a, as is a + 0."""
    lhs, rhs = op.operands
    for difference, summand in ((lhs, rhs), (rhs, lhs)):
        sub = _defined_by(difference, "complex.sub")
        if sub is not None and sub.operands[1] is summand:
            return [sub.operands[0]]
    return [lhs] if _is_number(operands[1], 0) else None


def fold_sub(op: Operation, operands: Constants) -> Folded:
    """(a + b) - b is a, as is a - 0."""
    lhs, rhs = op.operands
    add = _defined_by(lhs, "complex.add")
    if add is not None and add.operands[1] is rhs:
        return [add.operands[0]]
    return [lhs] if _is_number(operands[1], 0) else None


def fold_mul(op: Operation, operands: Constants) -> Folded:
    """Takes a for a * 1."""
    return [op.operands[0]] if _is_number(operands[1], 1) else None


def fold_div(op: Operation, operands: Constants) -> Folded:
    """Takes a for a / 1."""
    return [op.operands[0]] if _is_number(operands[1], 1) else None


def _fold_inverse(op: Operation, inverse: str) -> Folded:
    before = _defined_by(op.operands[0], inverse)
    return None if before is None else [before.operands[0]]


def fold_neg(op: Operation, operands: Constants) -> Folded:
    """Negated twice is the same."""
    return _fold_inverse(op, "complex.neg")


def fold_conj(op: Operation, operands: Constants) -> Folded:
    """Conjugated twice is the same."""
    return _fold_inverse(op, "complex.conj")


def fold_log(op: Operation, operands: Constants) -> Folded:
    """The logarithm of a power of e is the exponent."""
    return _fold_inverse(op, "complex.exp")


def fold_exp(op: Operation, operands: Constants) -> Folded:
    """The power of e to a logarithm is the number."""
    return _fold_inverse(op, "complex.log")
