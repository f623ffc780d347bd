"""Folds of the dialect `spirv`: arithmetic, bits, composites."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import add, and_, mul, or_, sub, xor
from typing import TYPE_CHECKING, TypeVar

from odsgen.dialects.shared import (
    Compute,
    all_ones,
    fold_numbers,
    integer_bits,
    signed,
    width_of,
    zero_attribute,
)
from odsgen.hooks import folds
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


OpT = TypeVar("OpT", bound=Operation)


def defined_by(value: Value, op_class: type[OpT]) -> OpT | None:
    """The operation of a class that defines a value."""
    op = value.owner
    return op if isinstance(op, op_class) else None


def fold_constants(op: Operation, operands: Constants, compute: Compute) -> Folded:
    """Computes the constant result of constant operands."""
    found = fold_numbers(operands, op.results[0].type, compute)
    return None if found is None else [found]


@folds(spirv.ConstantOp)
def fold_Constant(op: spirv.ConstantOp, operands: Constants) -> Folded:
    """ConstantOp::fold"""
    return [op.value]


# --- sums, differences, products ----------------------------------------------------------------------------------------


@folds(spirv.IAddOp)
def fold_IAdd(op: Operation, operands: Constants) -> Folded:
    """IAddOp::fold"""
    if integer_bits(operands[1]) == 0:
        return [op.operands[0]]
    return fold_constants(op, operands, add)


@folds(spirv.ISubOp)
def fold_ISub(op: Operation, operands: Constants) -> Folded:
    """ISubOp::fold"""
    if op.operands[0] is op.operands[1]:
        return _zero(op)
    return fold_constants(op, operands, sub)


@folds(spirv.IMulOp)
def fold_IMul(op: Operation, operands: Constants) -> Folded:
    """IMulOp::fold"""
    factor = integer_bits(operands[1])
    if factor == 0:
        return [op.operands[1]]
    if factor == 1:
        return [op.operands[0]]
    return fold_constants(op, operands, mul)


@folds(spirv.SNegateOp)
def fold_SNegate(op: Operation, operands: Constants) -> Folded:
    """SNegateOp::fold"""
    inner = defined_by(op.operands[0], spirv.SNegateOp)
    if inner is not None:
        return [inner.operands[0]]
    return fold_constants(op, operands, lambda a: -a)


def _zero(op: Operation) -> Folded:
    zero = zero_attribute(op.results[0].type)
    return None if zero is None else [zero]


# --- quotients and remainders: nothing folds whose behavior SPIR-V does not define ---------------------------------------


def _with_signs(op: Operation, divide: Callable[[int, int], int]) -> Compute:
    width = width_of(op.results[0].type)
    least = 1 << width >> 1

    def compute(a: int, b: int) -> int | None:
        if b == 0 or (a == least and b == (1 << width) - 1):
            return None
        return divide(signed(a, width), signed(b, width))

    return compute


def _truncated_quotient(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _fold_quotient(op: Operation, operands: Constants, compute: Compute) -> Folded:
    if integer_bits(operands[1]) == 1:
        return [op.operands[0]]
    return fold_constants(op, operands, compute)


def _fold_remainder(op: Operation, operands: Constants, compute: Compute) -> Folded:
    if integer_bits(operands[1]) == 1:
        return _zero(op)
    return fold_constants(op, operands, compute)


@folds(spirv.SDivOp)
def fold_SDiv(op: Operation, operands: Constants) -> Folded:
    """SDivOp::fold"""
    return _fold_quotient(op, operands, _with_signs(op, _truncated_quotient))


@folds(spirv.UDivOp)
def fold_UDiv(op: Operation, operands: Constants) -> Folded:
    """UDivOp::fold"""
    return _fold_quotient(op, operands, lambda a, b: a // b if b else None)


@folds(spirv.SModOp)
def fold_SMod(op: Operation, operands: Constants) -> Folded:
    """SModOp::fold"""
    return _fold_remainder(op, operands, _with_signs(op, lambda a, b: a % b))


@folds(spirv.SRemOp)
def fold_SRem(op: Operation, operands: Constants) -> Folded:
    """SRemOp::fold"""
    return _fold_remainder(
        op, operands, _with_signs(op, lambda a, b: a - b * _truncated_quotient(a, b))
    )


@folds(spirv.UModOp)
def fold_UMod(op: Operation, operands: Constants) -> Folded:
    """UModOp::fold"""
    return _fold_remainder(op, operands, lambda a, b: a % b if b else None)


# --- bits ---------------------------------------------------------------------------------------------------------------


@folds(spirv.NotOp)
def fold_Not(op: Operation, operands: Constants) -> Folded:
    """NotOp::fold"""
    inner = defined_by(op.operands[0], spirv.NotOp)
    if inner is not None:
        return [inner.operands[0]]
    return fold_constants(op, operands, lambda a: ~a)


@folds(spirv.BitwiseAndOp)
def fold_BitwiseAnd(op: Operation, operands: Constants) -> Folded:
    """BitwiseAndOp::fold"""
    lhs, rhs = op.operands
    if lhs is rhs:
        return [lhs]
    mask = integer_bits(operands[1])
    if mask is not None:
        if mask == 0:
            return [rhs]
        if mask == all_ones(rhs.type):
            return [lhs]
        widened = defined_by(lhs, spirv.UConvertOp)
        if widened is not None:
            ones = all_ones(widened.operands[0].type)
            if mask & ones == ones:
                return [lhs]
    return fold_constants(op, operands, and_)


@folds(spirv.BitwiseOrOp)
def fold_BitwiseOr(op: Operation, operands: Constants) -> Folded:
    """BitwiseOrOp::fold"""
    lhs, rhs = op.operands
    if lhs is rhs:
        return [lhs]
    bits = integer_bits(operands[1])
    if bits == 0:
        return [lhs]
    if bits is not None and bits == all_ones(rhs.type):
        return [rhs]
    return fold_constants(op, operands, or_)


@folds(spirv.BitwiseXorOp)
def fold_BitwiseXor(op: Operation, operands: Constants) -> Folded:
    """BitwiseXorOp::fold"""
    lhs, rhs = op.operands
    if integer_bits(operands[1]) == 0:
        return [lhs]
    if lhs is rhs:
        return _zero(op)
    return fold_constants(op, operands, xor)


def _fold_shift(op: Operation, operands: Constants, compute: Compute) -> Folded:
    """Folds a shift by 0, and shifts of constants by less than the width."""
    if integer_bits(operands[1]) == 0:
        return [op.operands[0]]
    width = width_of(op.results[0].type)
    return fold_constants(op, operands, lambda a, b: compute(a, b) if b < width else None)


@folds(spirv.ShiftLeftLogicalOp)
def fold_ShiftLeftLogical(op: Operation, operands: Constants) -> Folded:
    """ShiftLeftLogicalOp::fold"""
    return _fold_shift(op, operands, lambda a, b: a << b)


@folds(spirv.ShiftRightLogicalOp)
def fold_ShiftRightLogical(op: Operation, operands: Constants) -> Folded:
    """ShiftRightLogicalOp::fold"""
    return _fold_shift(op, operands, lambda a, b: a >> b)


@folds(spirv.ShiftRightArithmeticOp)
def fold_ShiftRightArithmetic(op: Operation, operands: Constants) -> Folded:
    """ShiftRightArithmeticOp::fold"""
    width = width_of(op.results[0].type)
    return _fold_shift(op, operands, lambda a, b: signed(a, width) >> b)


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
