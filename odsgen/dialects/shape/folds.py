"""Folds of `shape`."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

from odsgen.dialects.shape.constants import (
    broadcast_extents,
    extents_attribute,
    extents_of,
    integer_of,
)
from odsgen.dialects.shared import DYNAMIC_INDEX, is_poison, raw_size
from odsgen.hooks import folds
from odsgen.rewriting import constant_value
from odsgen.runtime import DYNAMIC, BoolAttr, IntegerAttr, ShapedType, index
from odsgen_dialects.arith import ConstantOp
from odsgen_dialects.shape import (
    AddOp,
    AnyOp,
    AssumingAllOp,
    BroadcastOp,
    ConcatOp,
    ConstShapeOp,
    ConstSizeOp,
    ConstWitnessOp,
    CstrBroadcastableOp,
    CstrEqOp,
    CstrRequireOp,
    DimOp,
    DivOp,
    FromExtentsOp,
    GetExtentOp,
    IndexToSizeOp,
    IsBroadcastableOp,
    MulOp,
    NumElementsOp,
    RankOp,
    ShapeEqOp,
    ShapeOfOp,
    SizeToIndexOp,
    SplitAtOp,
    ToExtentTensorOp,
)

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Operation, Value

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def _size(number: int) -> Sequence[Attribute]:
    """Wraps a size to 64 bits."""
    number &= (1 << 64) - 1
    return [IntegerAttr.get(number - (1 << 64) if number >> 63 else number, index)]


# --- constants --------------------------------------------------------------------------------------------------------


@folds(ConstShapeOp)
def fold_const_shape(op: ConstShapeOp, operands: Constants) -> Folded:
    """ConstShapeOp::fold"""
    return [op.shape]


@folds(ConstSizeOp)
def fold_const_size(op: ConstSizeOp, operands: Constants) -> Folded:
    """ConstSizeOp::fold"""
    return [op.value_attr]


@folds(ConstWitnessOp)
def fold_const_witness(op: ConstWitnessOp, operands: Constants) -> Folded:
    """ConstWitnessOp::fold"""
    return [op.passing_attr]


# --- sizes ------------------------------------------------------------------------------------------------------------


@folds(AddOp)
def fold_add(op: Operation, operands: Constants) -> Folded:
    """x + 0 is x, poison + x is poison."""
    for constant in operands:
        if constant is not None and is_poison(constant):
            return [constant]
    a, b = map(integer_of, operands)
    if b == 0:
        return [op.operands[0]]
    return None if a is None or b is None else _size(a + b)


@folds(MulOp)
def fold_mul(op: Operation, operands: Constants) -> Folded:
    """MulOp::fold"""
    a, b = map(integer_of, operands)
    return None if a is None or b is None else _size(a * b)


@folds(DivOp)
def fold_div(op: Operation, operands: Constants) -> Folded:
    """DivOp::fold"""
    a, b = map(integer_of, operands)
    return None if a is None or not b else _size(a // b)


@folds(IndexToSizeOp, SizeToIndexOp, CstrRequireOp)
def _fold_cast(op: Operation, operands: Constants) -> Folded:
    """IndexToSizeOp::fold, SizeToIndexOp::fold, CstrRequireOp::fold"""
    return None if operands[0] is None else [operands[0]]


# --- static information of shapes -------------------------------------------------------------------------------------


@folds(DimOp)
def fold_dim(op: DimOp, operands: Constants) -> Folded:
    """DimOp::fold"""
    type, number = op.value.type, _constant_dimension(op.index)
    if not isinstance(type, ShapedType) or not type.has_rank or number is None:
        return None
    if not 0 <= number < len(type.shape) or type.shape[number] == DYNAMIC:
        return None
    return _size(type.shape[number])


def _constant_dimension(value: Value) -> int | None:
    op = value.defining_op
    if not isinstance(op, (ConstSizeOp, ConstantOp)):
        return None
    return integer_of(constant_value(value))


@folds(GetExtentOp)
def fold_get_extent(op: GetExtentOp, operands: Constants) -> Folded:
    """GetExtentOp::fold"""
    extents, number = extents_of(operands[0]), _constant_dimension(op.dim)
    if extents is None or number is None or not 0 <= number < len(extents):
        return None
    return _size(extents[number])


@folds(NumElementsOp)
def fold_num_elements(op: Operation, operands: Constants) -> Folded:
    """NumElementsOp::fold"""
    extents = extents_of(operands[0])
    return None if extents is None else _size(prod(extents))


@folds(RankOp)
def fold_rank(op: Operation, operands: Constants) -> Folded:
    """RankOp::fold"""
    extents = extents_of(operands[0])
    return None if extents is None else _size(len(extents))


# --- shapes -----------------------------------------------------------------------------------------------------------


@folds(AnyOp)
def fold_any(op: Operation, operands: Constants) -> Folded:
    """AnyOp::fold"""
    return [operands[-1]] if operands and operands[-1] is not None else None


@folds(BroadcastOp)
def fold_broadcast(op: BroadcastOp, operands: Constants) -> Folded:
    """BroadcastOp::fold"""
    if len(op.operands) == 1:
        shape = op.operands[0]
        return [shape] if shape.type is op.result.type else None
    if not operands:
        return None
    found = extents_of(operands[0])
    for constant in operands[1:]:
        extents = extents_of(constant)
        if found is None or extents is None:
            return None
        found = broadcast_extents(found, extents)
    return None if found is None else [extents_attribute(found)]


@folds(ConcatOp)
def fold_concat(op: Operation, operands: Constants) -> Folded:
    """ConcatOp::fold"""
    first, second = map(extents_of, operands)
    return None if first is None or second is None else [extents_attribute((*first, *second))]


@folds(FromExtentsOp)
def fold_from_extents(op: Operation, operands: Constants) -> Folded:
    """FromExtentsOp::fold"""
    numbers = [number for number in map(integer_of, operands) if number is not None]
    return [extents_attribute(numbers)] if len(numbers) == len(operands) else None


@folds(ToExtentTensorOp)
def fold_to_extent_tensor(op: Operation, operands: Constants) -> Folded:
    """ToExtentTensorOp::fold"""
    extents = extents_of(operands[0])
    if extents is None:
        return None
    found = extents_attribute(extents)
    return [found] if found.type is op.results[0].type else None


@folds(SplitAtOp)
def fold_split_at(op: Operation, operands: Constants) -> Folded:
    """SplitAtOp::fold"""
    extents, place = extents_of(operands[0]), integer_of(operands[1])
    if extents is None or place is None or not -len(extents) <= place <= len(extents):
        return None
    place += len(extents) if place < 0 else 0
    return [extents_attribute(extents[:place]), extents_attribute(extents[place:])]


# --- conditions -------------------------------------------------------------------------------------------------------


@folds(ShapeEqOp)
def fold_shape_eq(op: Operation, operands: Constants) -> Folded:
    """ShapeEqOp::fold"""
    if any(constant is None for constant in operands):
        return None
    return [BoolAttr.get(all(constant is operands[0] for constant in operands))]


@folds(IsBroadcastableOp)
def fold_is_broadcastable(op: Operation, operands: Constants) -> Folded:
    """IsBroadcastableOp::fold"""
    return [BoolAttr.get(True)] if len(op.operands) < 2 else None


@folds(CstrEqOp)
def fold_cstr_eq(op: Operation, operands: Constants) -> Folded:
    """CstrEqOp::fold"""
    if all(constant is not None and constant is operands[0] for constant in operands):
        return [BoolAttr.get(True)]
    return None


@folds(CstrBroadcastableOp)
def fold_cstr_broadcastable(op: CstrBroadcastableOp, operands: Constants) -> Folded:
    """CstrBroadcastableOp::fold"""
    constants = [extents_of(constant) for constant in operands]
    if sum(1 for extents in constants if extents != ()) <= 1:
        return [BoolAttr.get(True)]
    for found in (constants, [_known_extents(shape) for shape in op.operands]):
        known = [extents for extents in found if extents is not None]
        if len(known) == len(found) and are_broadcastable(known):
            return [BoolAttr.get(True)]
    return None


def _known_extents(shape: Value) -> tuple[int, ...] | None:
    """The extents that the type or a constant tells."""
    op = shape.defining_op
    if isinstance(op, ShapeOfOp):
        type = op.operands[0].type
        if not isinstance(type, ShapedType) or not type.has_rank:
            return None
        return tuple(map(raw_size, type.shape))
    if isinstance(op, ConstShapeOp):
        return extents_of(op.shape)
    return None


def are_broadcastable(shapes: Sequence[Sequence[int]]) -> bool:
    """Whether shapes broadcast for all dynamic extents (`staticallyKnownBroadcastable`)."""
    for place in range(1, 1 + max(map(len, shapes), default=0)):
        extents = [shape[-place] for shape in shapes if len(shape) >= place and shape[-place] != 1]
        if DYNAMIC_INDEX in extents and len(extents) > 1:
            return False
        if len(set(extents)) > 1:
            return False
    return True


@folds(AssumingAllOp)
def fold_assuming_all(op: AssumingAllOp, operands: Constants) -> Folded:
    """AssumingAllOp::fold"""
    for number in range(len(operands) - 1, -1, -1):
        constant = operands[number]
        if not isinstance(constant, BoolAttr):
            return None
        op.operands = op.operands[:number]
        if not constant.value:
            return [constant]
    return [BoolAttr.get(True)]
