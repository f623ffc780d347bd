"""Folds of the dialect `tosa` (MLIR: TosaCanonicalizations.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.tosa.number_folds import splat_number, splat_of
from odsgen.dialects.tosa.shapes import constant_sizes
from odsgen.hooks import folds
from odsgen.runtime import DYNAMIC, DenseIntOrFPElementsAttr, RankedTensorType
from odsgen_dialects.tosa import (
    AbsOp,
    CastOp,
    ConcatOp,
    ConstOp,
    ConstShapeOp,
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
    TransposeOp,
)

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Operation, Type, Value

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


@folds(ConstOp, ConstShapeOp)
def fold_const(
    op: ConstOp | ConstShapeOp, operands: Sequence[Attribute | None]
) -> Sequence[Attribute] | None:
    """ConstOp::fold, ConstShapeOp::fold"""
    return [op.values]


def _has_type_of_result(op: Operation) -> bool:
    return op.operands[0].type is op.results[0].type


@folds(CastOp)
def fold_cast(op: CastOp, operands: Constants) -> Folded:
    """CastOp::fold"""
    return [op.operands[0]] if _has_type_of_result(op) else None


@folds(AbsOp)
def fold_abs(op: AbsOp, operands: Constants) -> Folded:
    """AbsOp::fold"""
    before = op.operands[0].defining_op
    return None if not isinstance(before, AbsOp) else [op.operands[0]]


@folds(SelectOp)
def fold_select(op: SelectOp, operands: Constants) -> Folded:
    """SelectOp::fold"""
    condition, on_true, on_false = op.operands
    type, constant = op.results[0].type, operands[0]
    if on_true is on_false:
        chosen = on_true
    elif isinstance(constant, DenseIntOrFPElementsAttr) and constant.is_splat:
        chosen = on_true if constant.number_bits()[0] else on_false
    else:
        return None
    if not isinstance(type, RankedTensorType) or DYNAMIC in type.shape:
        return None  # a dynamic size may be checked at run time
    return [chosen] if chosen.type is type else None


# --- reductions ---------------------------------------------------------------------------------------------------------


@folds(ReduceAllOp, ReduceAnyOp, ReduceMaxOp, ReduceMinOp, ReduceProductOp, ReduceSumOp)
def fold_reduction(op: Any, operands: Constants) -> Folded:
    """Folds a reduction over an axis of size 1 to its operand: ReduceAllOp::fold …"""
    type = op.operands[0].type
    if not isinstance(type, RankedTensorType) or not _has_type_of_result(op):
        return None
    return [op.operands[0]] if not type.shape or type.shape[op.axis] == 1 else None


# --- shapes -------------------------------------------------------------------------------------------------------------


@folds(ReverseOp)
def fold_reverse(op: ReverseOp, operands: Constants) -> Folded:
    """ReverseOp::fold"""
    constant, type = operands[0], op.operands[0].type
    if isinstance(constant, DenseIntOrFPElementsAttr) and constant.is_splat:
        return [constant] if constant.type is op.results[0].type else None
    if not isinstance(type, RankedTensorType) or not _has_type_of_result(op):
        return None
    return [op.operands[0]] if not type.shape or type.shape[op.axis] == 1 else None


@folds(ConcatOp)
def fold_concat(op: ConcatOp, operands: Constants) -> Folded:
    """ConcatOp::fold"""
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
    """A splat constant, reshaped to another type."""
    bits = splat_number(constant)
    return None if bits is None else splat_of(bits, type)


@folds(TransposeOp)
def fold_transpose(op: TransposeOp, operands: Constants) -> Folded:
    """TransposeOp::fold"""
    reshaped = _with_type(operands[0], op.results[0].type)
    if reshaped is not None:
        return reshaped
    perms = tuple(op.perms)
    if perms != tuple(range(len(perms))) or not _has_type_of_result(op):
        return None
    return [op.operands[0]]


@folds(SliceOp)
def fold_slice(op: SliceOp, operands: Constants) -> Folded:
    """SliceOp::fold"""
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


@folds(ReshapeOp)
def fold_reshape(op: ReshapeOp, operands: Constants) -> Folded:
    """ReshapeOp::fold"""
    source, result = op.operands[0].type, op.results[0].type
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return None
    if source is result and source.shape.count(DYNAMIC) < 2:
        return [op.operands[0]]
    before = op.operands[0].defining_op
    if isinstance(before, ReshapeOp):
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


@folds(ResizeOp)
def fold_resize(op: ResizeOp, operands: Constants) -> Folded:
    """ResizeOp::fold"""
    scale, offset, border = (constant_sizes(value) for value in op.operands[1:])
    if scale is None or offset is None or border is None or not _has_type_of_result(op):
        return None
    if scale[0] != scale[1] or scale[2] != scale[3] or any(offset) or any(border):
        return None
    return [op.operands[0]]
