"""Folds of the dialect `spirv` that its semantics do not say: identities, casts, composites."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from odsgen.dialects.shared import (
    all_ones,
    chosen_elements,
    integer_bits,
    is_poison,
    number_attribute,
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


# --- identities; what two constants give follows from the semantics -----------------------------------------------------


def _identities(
    *, neutral: int | None = None, absorbing: int | None = None, of_equals: str = ""
) -> Fold:
    """The fold of x op neutral, which is x, of x op absorbing, which is that, and of x op x.

    -1 are all bits of the width; what `of_equals` says is "operand", "zero" or "one".
    """

    def fold(op: Operation, operands: Constants) -> Folded:
        lhs, rhs = op.operands
        bits = integer_bits(operands[1])
        if bits is not None:
            if -1 in (neutral, absorbing) and bits == all_ones(rhs.type):
                bits = -1
            if bits == neutral:
                return [lhs]
            if bits == absorbing:
                return [rhs]
        if lhs is not rhs or not of_equals:
            return None
        return [lhs] if of_equals == "operand" else _number(op, int(of_equals == "one"))

    return fold


def _number(op: Operation, bits: int) -> Folded:
    found = number_attribute(bits, op.results[0].type)
    return None if found is None else [found]


folds(spirv.IAddOp)(_identities(neutral=0))
folds(spirv.ISubOp, spirv.INotEqualOp)(_identities(of_equals="zero"))
folds(spirv.IMulOp)(_identities(neutral=1, absorbing=0))
folds(spirv.SDivOp, spirv.UDivOp)(_identities(neutral=1))
folds(spirv.BitwiseOrOp)(_identities(neutral=0, absorbing=-1, of_equals="operand"))
folds(spirv.BitwiseXorOp)(_identities(neutral=0, of_equals="zero"))
folds(
    spirv.IEqualOp,
    spirv.SGreaterThanEqualOp,
    spirv.SLessThanEqualOp,
    spirv.UGreaterThanEqualOp,
    spirv.ULessThanEqualOp,
    spirv.LogicalEqualOp,
)(_identities(of_equals="one"))
folds(spirv.SGreaterThanOp, spirv.SLessThanOp, spirv.UGreaterThanOp, spirv.ULessThanOp)(
    _identities(of_equals="zero")
)
folds(spirv.LogicalNotEqualOp)(_identities(neutral=0, of_equals="zero"))


@folds(spirv.LogicalAndOp, spirv.LogicalOrOp)
def fold_logical(op: Operation, operands: Constants) -> Folded:
    """LogicalAndOp::fold, LogicalOrOp::fold"""
    known = operands[1]
    if known is None or (bits := integer_bits(known)) is None:
        return None
    return [known] if bool(bits) is isinstance(op, spirv.LogicalOrOp) else [op.operands[0]]


_shift_identities = _identities(neutral=0)


@folds(spirv.ShiftLeftLogicalOp, spirv.ShiftRightLogicalOp, spirv.ShiftRightArithmeticOp)
def fold_shift(op: Operation, operands: Constants) -> Folded:
    """x shifted by 0 is x; as in MLIR, constants of two types do not fold."""
    lhs, rhs = op.operands
    is_folded = lhs.type is rhs.type or any(map(is_poison, operands))
    return _shift_identities(op, operands) or (fold_constants(op, operands) if is_folded else None)


_and_identities = _identities(neutral=-1, absorbing=0, of_equals="operand")


@folds(spirv.SModOp, spirv.SRemOp, spirv.UModOp)
def fold_remainder(op: Operation, operands: Constants) -> Folded:
    """x mod 1 is 0."""
    return _number(op, 0) if integer_bits(operands[1]) == 1 else None


@folds(spirv.BitwiseAndOp)
def fold_BitwiseAnd(op: Operation, operands: Constants) -> Folded:
    """BitwiseAndOp::fold; a mask of at least the bits that were widened changes nothing."""
    found = _and_identities(op, operands)
    if found is None:
        mask = integer_bits(operands[1])
        widened = defined_by(op.operands[0], spirv.UConvertOp)
        if mask is not None and widened is not None:
            ones = all_ones(widened.operands[0].type)
            return [op.operands[0]] if mask & ones == ones else None
    return found


@folds(spirv.SNegateOp, spirv.NotOp, spirv.LogicalNotOp)
def fold_inverse(op: Operation, operands: Constants) -> Folded:
    """The inverse of an inverse is the operand."""
    inner = defined_by(op.operands[0], type(op))
    return None if inner is None else [inner.operands[0]]


@folds(spirv.SelectOp)
def fold_Select(op: spirv.SelectOp, operands: Constants) -> Folded:
    """SelectOp::fold"""
    if op.true_value is op.false_value:
        return [op.true_value]
    known = integer_bits(operands[0])
    if known is not None:
        return [op.true_value if known else op.false_value]
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
