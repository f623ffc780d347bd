"""Folds of the dialect `spirv` that its spec does not say: casts, composites, constants of several types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from odsgen.dialects.shared import (
    all_ones,
    chosen_elements,
    integer_bits,
    is_poison,
    signed,
    width_of,
)
from odsgen.hooks import folds
from odsgen.rewriting import fold_constants
from odsgen.runtime import (
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FloatType,
    IntegerAttr,
    Operation,
)
from odsgen.vendors.spirv.forms.composites import part_count
from odsgen_dialects import spirv

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Value

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None
    Fold = Callable[[Operation, Constants], Folded]


OpT = TypeVar("OpT", bound=Operation)


def defined_by(value: Value, op_class: type[OpT]) -> OpT | None:
    """The operation of a class that defines a value."""
    op = value.owner
    return op if isinstance(op, op_class) else None


@folds(spirv.ConstantOp)
def fold_Constant(op: spirv.ConstantOp, operands: Constants) -> Folded:
    """ConstantOp::fold"""
    return [op.value]


# --- numbers ------------------------------------------------------------------------------------------------------------


@folds(spirv.ShiftLeftLogicalOp, spirv.ShiftRightLogicalOp, spirv.ShiftRightArithmeticOp)
def fold_shift(op: Operation, operands: Constants) -> Folded:
    """As in MLIR, constants of two types do not fold."""
    lhs, rhs = op.operands
    is_folded = lhs.type is rhs.type or any(map(is_poison, operands))
    return fold_constants(op, operands) if is_folded else None


@folds(spirv.BitwiseAndOp, looks_at=(spirv.UConvertOp,))
def fold_BitwiseAnd(op: spirv.BitwiseAndOp, operands: Constants) -> Folded:
    """A mask of at least the bits that were widened changes nothing: BitwiseAndOp::fold"""
    mask = integer_bits(operands[1])
    widened = defined_by(op.operand1, spirv.UConvertOp)
    if mask is None or widened is None:
        return None
    ones = all_ones(widened.operands[0].type)
    return [op.operand1] if mask & ones == ones else None


@folds(spirv.SNegateOp, spirv.NotOp, spirv.LogicalNotOp)
def fold_inverse(op: Operation, operands: Constants) -> Folded:
    """The inverse of an inverse is the operand."""
    inner = defined_by(op.operands[0], type(op))
    return None if inner is None else [inner.operands[0]]


@folds(spirv.SelectOp)
def fold_Select(op: spirv.SelectOp, operands: Constants) -> Folded:
    """SelectOp::fold"""
    elements = chosen_elements(operands)
    return None if elements is None else [elements]


@folds(spirv.BitcastOp)
def fold_Bitcast(op: spirv.BitcastOp, operands: Constants) -> Folded:
    """BitcastOp::fold"""
    inner = defined_by(op.operand, spirv.BitcastOp)
    if inner is None:
        return None
    source = inner.operands[0]
    if source.type is op.result.type:
        return [source]
    op.set_operand(0, source)
    return [op.result]


# --- composites ---------------------------------------------------------------------------------------------------------


@folds(spirv.CompositeExtractOp)
def fold_CompositeExtract(op: spirv.CompositeExtractOp, operands: Constants) -> Folded:
    """CompositeExtractOp::fold"""
    indices = op.indices_attr
    composite: Value = op.composite
    while True:
        inserted = defined_by(composite, spirv.CompositeInsertOp)
        if inserted is None:
            break
        if inserted.indices_attr is indices:
            return [inserted.operands[0]]
        composite = inserted.operands[1]
    path = [index.value for index in indices if isinstance(index, IntegerAttr)]
    construct = defined_by(composite, spirv.CompositeConstructOp)
    if construct is not None and len(path) == 1:
        constituents = construct.operands
        count = part_count(construct.results[0].type)
        if count is not None and len(constituents) == count > path[0] >= 0:
            return [constituents[path[0]]]
    found = _element_of_constant(operands[0], path)
    return None if found is None else [found]


def _element_of_constant(constant: Attribute | None, path: Sequence[int]) -> Attribute | None:
    """The element of a constant at a path of indices."""
    for depth, index in enumerate(path):
        if isinstance(constant, ArrayAttr):
            constant = constant[index] if 0 <= index < len(constant) else None
        elif isinstance(constant, DenseIntOrFPElementsAttr) and depth == len(path) - 1:
            constant = _number_at(constant, index)
        else:
            return None
    return constant


def _number_at(constant: DenseIntOrFPElementsAttr, index: int) -> Attribute | None:
    numbers = constant.number_bits()
    if not 0 <= index < constant.type.num_elements:
        return None
    bits = numbers[0] if constant.is_splat else numbers[index]
    element = constant.type.element_type
    if isinstance(element, FloatType):
        return FloatAttr.from_bits(bits, element)
    return IntegerAttr.get(signed(bits, width_of(element)), element)
