"""Folds of the casts of `arith`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.arith.folds import defined_by
from odsgen.dialects.shared.constant_folding import (
    Compute,
    fold_numbers,
    is_poison,
    number_type,
    scalar_bits,
    signed,
    width_of,
)
from odsgen.runtime.builtin.attributes import FloatAttr, IntegerAttr
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.types import FloatType, IndexType, ShapedType
from odsgen.runtime.floats import arithmetic

if TYPE_CHECKING:
    from odsgen.dialects.arith.folds import Constants, Folded
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.floats.semantics import FloatSemantics
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


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


def fold_extui(op: Operation, operands: Constants) -> Folded:
    """Folds a constant; skips another `extui`."""
    inner = defined_by(op.operands[0], "arith.extui")
    if inner is not None:
        return _with_operand(op, inner.operands[0])
    return _constants(op, operands, lambda a: a)


def fold_extsi(op: Operation, operands: Constants) -> Folded:
    """Folds a constant; skips another `extsi`."""
    inner = defined_by(op.operands[0], "arith.extsi")
    if inner is not None:
        return _with_operand(op, inner.operands[0])
    width = width_of(op.operands[0].type)
    return _constants(op, operands, lambda a: signed(a, width))


def fold_trunci(op: Operation, operands: Constants) -> Folded:
    """Folds a constant; skips another `trunci`, and a widening from a type that is not narrower than the result."""
    inner = op.operands[0].defining_op
    if inner is not None and inner.name in ("arith.extui", "arith.extsi"):
        source = inner.operands[0]
        if width_of(source.type) > width_of(op.results[0].type):
            return _with_operand(op, source)
        if source.type is op.results[0].type:
            return [source]
    if inner is not None and inner.name == "arith.trunci":
        return _with_operand(op, inner.operands[0])
    return _constants(op, operands, lambda a: a)


def fold_index_cast(op: Operation, operands: Constants) -> Folded:
    """A constant keeps its sign."""
    if isinstance(number_type(op.operands[0].type), FloatType) or not _holds_numbers(op):
        return None
    width = width_of(op.operands[0].type)
    return _constants(op, operands, lambda a: signed(a, width))


def fold_index_castui(op: Operation, operands: Constants) -> Folded:
    """A constant is read without a sign."""
    return _constants(op, operands, lambda a: a) if _holds_numbers(op) else None


def _holds_numbers(op: Operation) -> bool:
    return number_type(op.operands[0].type) is not None


# --- floats -------------------------------------------------------------------------------------------------------------


def fold_extf(op: Any, operands: Constants) -> Folded:
    """A constant that was exact stays so; contraction lets narrowing and widening cancel out."""
    inner = defined_by(op.operands[0], "arith.truncf")
    if inner is not None and inner.operands[0].type is op.results[0].type:
        flags = (op.fastmath, getattr(inner, "fastmath", None))
        if all(found is not None and found & type(found).contract for found in flags):
            return [inner.operands[0]]
    return _fold_float_cast(op, operands)


def fold_truncf(op: Any, operands: Constants) -> Folded:
    """Folds a constant; skips an exact widening from a type that is wider than the result, or is the result's type."""
    inner = defined_by(op.operands[0], "arith.extf")
    if inner is not None:
        source = inner.operands[0]
        if _is_representable_by(_semantics(source.type), _semantics(inner.results[0].type)):
            if width_of(source.type) > width_of(op.results[0].type):
                return _with_operand(op, source)
            if source.type is op.results[0].type:
                return [source]
    return _fold_float_cast(op, operands)


def _is_representable_by(narrow: FloatSemantics, wide: FloatSemantics) -> bool:
    """Whether each number of a format is one of another."""
    return (
        narrow.max_exponent <= wide.max_exponent
        and narrow.min_exponent >= wide.min_exponent
        and narrow.precision <= wide.precision
    )


def _fold_float_cast(op: Operation, operands: Constants) -> Folded:
    source, target = _semantics(op.operands[0].type), _semantics(op.results[0].type)
    return _constants(op, operands, lambda a: arithmetic.convert_exactly(target, a, source))


# --- integers and floats ------------------------------------------------------------------------------------------------


def fold_uitofp(op: Operation, operands: Constants) -> Folded:
    """The nearest number."""
    semantics = _semantics(op.results[0].type)
    return _constants(op, operands, lambda a: arithmetic.from_integer(semantics, a))


def fold_sitofp(op: Operation, operands: Constants) -> Folded:
    """The nearest number."""
    semantics = _semantics(op.results[0].type)
    width = width_of(op.operands[0].type)
    return _constants(op, operands, lambda a: arithmetic.from_integer(semantics, signed(a, width)))


def _fold_to_integer(op: Operation, operands: Constants, least: int, greatest: int) -> Folded:
    semantics = _semantics(op.operands[0].type)

    def compute(bits: int) -> int | None:
        whole = arithmetic.to_integer(semantics, bits)
        return whole if whole is not None and least <= whole <= greatest else None

    return _constants(op, operands, compute)


def fold_fptoui(op: Operation, operands: Constants) -> Folded:
    """The whole part, if there is room for it."""
    return _fold_to_integer(op, operands, 0, (1 << width_of(op.results[0].type)) - 1)


def fold_fptosi(op: Operation, operands: Constants) -> Folded:
    """The whole part, if there is room for it."""
    half = 1 << (width_of(op.results[0].type) - 1)
    return _fold_to_integer(op, operands, -half, half - 1)


# --- the same bits ------------------------------------------------------------------------------------------------------


def fold_bitcast(op: Operation, operands: Constants) -> Folded:
    """The bits of a constant as those of another one."""
    constant = operands[0]
    type = op.results[0].type
    if is_poison(constant):
        assert constant is not None
        return [constant]
    if isinstance(constant, DenseIntOrFPElementsAttr):
        folded = _bitcast_elements(constant, type)
        return None if folded is None else [folded]
    if isinstance(type, ShapedType) or not isinstance(constant, (IntegerAttr, FloatAttr)):
        return None
    bits = scalar_bits(constant)
    assert bits is not None
    if isinstance(type, FloatType):
        return [FloatAttr.from_bits(type.SEMANTICS.canonical(bits), type)]
    return [IntegerAttr.get(signed(bits, width_of(type)), type)]


def _bitcast_elements(constant: DenseIntOrFPElementsAttr, type: Type) -> Attribute | None:
    element = number_type(type)
    if not isinstance(type, ShapedType) or element is None or isinstance(element, IndexType):
        return None
    return DenseIntOrFPElementsAttr.from_bits(type, constant.number_bits())
