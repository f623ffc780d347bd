"""Folds of the dialect `tosa`: constants, and operations that change nothing (MLIR: TosaCanonicalizations.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.tosa.number_folds import splat_cast, splat_number, splat_of
from odsgen.dialects.tosa.shapes import constant_sizes
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.type_functions import element_type_or_self
from odsgen.runtime.builtin.types import DYNAMIC, RankedTensorType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.tosa import (
        AbsOp,
        CastOp,
        ConcatOp,
        ConstOp,
        ConstShapeOp,
        PadOp,
        ReduceAllOp,
        ReduceAnyOp,
        ReduceMaxOp,
        ReduceMinOp,
        ReduceProductOp,
        ReduceSumOp,
        ReshapeOp,
        ResizeOp,
        ReverseOp,
        SelectOp,
        SliceOp,
        TileOp,
        TransposeOp,
    )

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def fold_const(op: ConstOp, operands: Sequence[Attribute | None]) -> Sequence[Attribute] | None:
    """The elements."""
    return [op.values]


def fold_const_shape(
    op: ConstShapeOp, operands: Sequence[Attribute | None]
) -> Sequence[Attribute] | None:
    """The sizes."""
    return [op.values]


def _has_type_of_result(op: Operation) -> bool:
    return op.operands[0].type is op.results[0].type


def _all_are(constant: Attribute | None, number: int) -> bool:
    """Whether all elements of a constant are a number."""
    return isinstance(constant, DenseIntOrFPElementsAttr) and set(constant.number_bits()) == {
        number
    }


def fold_cast(op: CastOp, operands: Constants) -> Folded:
    """Takes what has the type already; casts a constant whose elements are all the same."""
    if _has_type_of_result(op):
        return [op.operands[0]]
    return splat_cast(operands[0], element_type_or_self(op.operands[0].type), op.results[0].type)


def fold_abs(op: AbsOp, operands: Constants) -> Folded:
    """An absolute value is its own."""
    before = op.operands[0].defining_op
    return None if before is None or before.name != op.name else [op.operands[0]]


def fold_select(op: SelectOp, operands: Constants) -> Folded:
    """Both choices are the same, or one of them is always taken."""
    condition, on_true, on_false = op.operands
    type, constant = op.results[0].type, operands[0]
    if on_true is on_false:
        chosen = on_true
    elif isinstance(constant, DenseIntOrFPElementsAttr) and constant.is_splat:
        chosen = on_true if constant.number_bits()[0] else on_false
    else:
        return None
    if not isinstance(type, RankedTensorType) or DYNAMIC in type.shape:
        return None  # the sizes of the others may be checked when the program runs
    return [chosen] if chosen.type is type else None


# --- reductions ---------------------------------------------------------------------------------------------------------


def _fold_reduction(op: Operation, axis: int) -> Folded:
    """One element along the axis is its own reduction."""
    type = op.operands[0].type
    if not isinstance(type, RankedTensorType) or not _has_type_of_result(op):
        return None
    return [op.operands[0]] if not type.shape or type.shape[axis] == 1 else None


def fold_reduce_all(op: ReduceAllOp, operands: Constants) -> Folded:
    """One element along the axis is its own reduction."""
    return _fold_reduction(op, op.axis)


def fold_reduce_any(op: ReduceAnyOp, operands: Constants) -> Folded:
    """One element along the axis is its own reduction."""
    return _fold_reduction(op, op.axis)


def fold_reduce_max(op: ReduceMaxOp, operands: Constants) -> Folded:
    """One element along the axis is its own reduction."""
    return _fold_reduction(op, op.axis)


def fold_reduce_min(op: ReduceMinOp, operands: Constants) -> Folded:
    """One element along the axis is its own reduction."""
    return _fold_reduction(op, op.axis)


def fold_reduce_product(op: ReduceProductOp, operands: Constants) -> Folded:
    """One element along the axis is its own reduction."""
    return _fold_reduction(op, op.axis)


def fold_reduce_sum(op: ReduceSumOp, operands: Constants) -> Folded:
    """One element along the axis is its own reduction."""
    return _fold_reduction(op, op.axis)


# --- shapes -------------------------------------------------------------------------------------------------------------


def fold_reverse(op: ReverseOp, operands: Constants) -> Folded:
    """One element along the axis, or elements that are all the same, have no order."""
    constant, type = operands[0], op.operands[0].type
    if isinstance(constant, DenseIntOrFPElementsAttr) and constant.is_splat:
        return [constant] if constant.type is op.results[0].type else None
    if not isinstance(type, RankedTensorType) or not _has_type_of_result(op):
        return None
    return [op.operands[0]] if not type.shape or type.shape[op.axis] == 1 else None


def fold_concat(op: ConcatOp, operands: Constants) -> Folded:
    """Of concatenations along one axis, one is enough."""
    from odsgen_dialects.tosa import ConcatOp

    parts: list[Value] = []
    for operand in op.operands:
        before = operand.defining_op
        if isinstance(before, ConcatOp) and before.axis == op.axis:
            parts += before.operands
        else:
            parts.append(operand)
    if len(parts) == len(op.operands) and all(map(_is, parts, op.operands)):
        return None
    op.operands = tuple(parts)
    return op.results


def _is(one: Value, other: Value) -> bool:
    return one is other


def _with_type(constant: Attribute | None, type: Type) -> Folded:
    """A constant whose elements are all the same, with another shape."""
    bits = splat_number(constant)
    return None if bits is None else splat_of(bits, type)


def fold_transpose(op: TransposeOp, operands: Constants) -> Folded:
    """Dimensions in their own order, or elements that are all the same."""
    reshaped = _with_type(operands[0], op.results[0].type)
    if reshaped is not None:
        return reshaped
    perms = tuple(op.perms)
    if perms != tuple(range(len(perms))) or not _has_type_of_result(op):
        return None
    return [op.operands[0]]


def fold_slice(op: SliceOp, operands: Constants) -> Folded:
    """All of a tensor, or a part of a constant whose elements are all the same, or one element of another one."""
    constant, start = operands[0], operands[1]
    source, result = op.operands[0].type, op.results[0].type
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return None
    if source is result and DYNAMIC not in source.shape:
        return [op.operands[0]]
    part = _with_type(constant, result)
    if part is not None:
        return part
    if not isinstance(constant, DenseIntOrFPElementsAttr) or DYNAMIC in result.shape:
        return None
    if not isinstance(start, DenseIntOrFPElementsAttr) or result.num_elements != 1:
        return None
    starts = list(start.number_bits()) * (len(source.shape) if start.is_splat else 1)
    place = 0
    for size, index in zip(source.shape, starts, strict=True):
        if index >= size:
            return None
        place = place * size + index
    return splat_of(constant.number_bits()[place], result)


def fold_reshape(op: ReshapeOp, operands: Constants) -> Folded:
    """Of two shapes, one after another, the second is enough; a constant takes the shape."""
    source, result = op.operands[0].type, op.results[0].type
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return None
    if source is result and source.shape.count(DYNAMIC) < 2:
        return [op.operands[0]]
    before = op.operands[0].defining_op
    if before is not None and before.name == op.name:
        op.set_operand(0, before.operands[0])
        return op.results
    constant = operands[0]
    if not isinstance(constant, DenseIntOrFPElementsAttr) or DYNAMIC in result.shape:
        return None
    if constant.is_splat:
        return _with_type(constant, result)
    shape = constant_sizes(op.operands[1])
    if not op.operands[0].has_one_use or shape != result.shape:
        return None
    return [DenseIntOrFPElementsAttr.from_bits(result, constant.number_bits())]


def fold_resize(op: ResizeOp, operands: Constants) -> Folded:
    """The sizes stay, and nothing is moved."""
    scale, offset, border = (constant_sizes(value) for value in op.operands[1:])
    if scale is None or offset is None or border is None or not _has_type_of_result(op):
        return None
    if scale[0] != scale[1] or scale[2] != scale[3] or any(offset) or any(border):
        return None
    return [op.operands[0]]


def fold_tile(op: TileOp, operands: Constants) -> Folded:
    """Once in each direction."""
    return [op.operands[0]] if _has_type_of_result(op) and _all_are(operands[1], 1) else None


def fold_pad(op: PadOp, operands: Constants) -> Folded:
    """Nothing is added."""
    return [op.operands[0]] if _has_type_of_result(op) and _all_are(operands[1], 0) else None
