"""Folds of the casts of `arith`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.arith.folds import defined_by
from odsgen.dialects.shared import (
    Compute,
    fold_numbers,
    number_type,
    width_of,
)
from odsgen.hooks import folds
from odsgen.runtime import (
    FloatType,
)
from odsgen.runtime.floats import arithmetic
from odsgen_dialects import arith

if TYPE_CHECKING:
    from odsgen.dialects.arith.folds import Constants, Folded
    from odsgen.runtime import FloatSemantics, Operation, Type, Value


def _constants(op: Operation, operands: Constants, compute: Compute) -> Folded:
    folded = fold_numbers(operands, op.results[0].type, compute)
    return None if folded is None else [folded]


def _with_operand(op: Operation, value: Value) -> Folded:
    op.set_operand(0, value)
    return [op.results[0]]


def _semantics(type: Type) -> FloatSemantics:
    found = number_type(type)
    assert isinstance(found, FloatType)
    return found.SEMANTICS


# --- integers -----------------------------------------------------------------------------------------------------------


@folds(arith.ExtUIOp)
def fold_extui(op: Operation, operands: Constants) -> Folded:
    """`extui(extui x)` is `extui x`."""
    inner = defined_by(op.operands[0], arith.ExtUIOp)
    return None if inner is None else _with_operand(op, inner.operands[0])


@folds(arith.ExtSIOp)
def fold_extsi(op: Operation, operands: Constants) -> Folded:
    """`extsi(extsi x)` is `extsi x`."""
    inner = defined_by(op.operands[0], arith.ExtSIOp)
    return None if inner is None else _with_operand(op, inner.operands[0])


@folds(arith.TruncIOp)
def fold_trunci(op: Operation, operands: Constants) -> Folded:
    """Skips an inner `trunci`, and an extension that the truncation undoes."""
    inner = op.operands[0].defining_op
    if isinstance(inner, (arith.ExtUIOp, arith.ExtSIOp)):
        source = inner.operands[0]
        if width_of(source.type) > width_of(op.results[0].type):
            return _with_operand(op, source)
        if source.type is op.results[0].type:
            return [source]
    if isinstance(inner, arith.TruncIOp):
        return _with_operand(op, inner.operands[0])
    return None


# --- floats -------------------------------------------------------------------------------------------------------------


@folds(arith.ExtFOp)
def fold_extf(op: Any, operands: Constants) -> Folded:
    """ExtFOp::fold"""
    inner = defined_by(op.operands[0], arith.TruncFOp)
    if inner is not None and inner.operands[0].type is op.results[0].type:
        flags = (op.fastmath, getattr(inner, "fastmath", None))
        if all(found is not None and found & type(found).contract for found in flags):
            return [inner.operands[0]]
    return _fold_float_cast(op, operands)


@folds(arith.TruncFOp)
def fold_truncf(op: Any, operands: Constants) -> Folded:
    """TruncFOp::fold"""
    inner = defined_by(op.operands[0], arith.ExtFOp)
    if inner is not None:
        source = inner.operands[0]
        if _is_representable_by(_semantics(source.type), _semantics(inner.results[0].type)):
            if width_of(source.type) > width_of(op.results[0].type):
                return _with_operand(op, source)
            if source.type is op.results[0].type:
                return [source]
    return _fold_float_cast(op, operands)


def _is_representable_by(narrow: FloatSemantics, wide: FloatSemantics) -> bool:
    """Whether every value of one float format has an exact value in the other."""
    return (
        narrow.max_exponent <= wide.max_exponent
        and narrow.min_exponent >= wide.min_exponent
        and narrow.precision <= wide.precision
    )


def _fold_float_cast(op: Operation, operands: Constants) -> Folded:
    source, target = _semantics(op.operands[0].type), _semantics(op.results[0].type)
    return _constants(op, operands, lambda a: arithmetic.convert_exactly(target, a, source))
