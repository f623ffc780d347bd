"""Verifiers of `!tosa.shape` and of operations on its values."""

from __future__ import annotations

from odsgen.dialects.tosa.element_types import constant_elements
from odsgen.dialects.tosa.shapes import known_shape, shape_rank
from odsgen.hooks import verifies
from odsgen.runtime import DenseIntElementsAttr, Operation, Type, Value
from odsgen_dialects import tosa

_SHAPE = "shape"


def _is_shape(type: Type) -> bool:
    return isinstance(type, tosa.shapeType)


@verifies(tosa.shapeType)
def verify_tosa_shape(rank: int) -> None:
    """shapeType::verify"""
    if rank < 0:
        raise ValueError(f"invalid rank (must be >= 0): {rank}")


@verifies(tosa.TosaResolvableShapeOperands)
def verify_tosa_resolvable_shape_operands(op: Operation) -> None:
    """TosaResolvableShapeOperands::verifyTrait"""
    from odsgen_dialects.tosa.traits import TosaShapeOperator

    for value in op.operands:
        if _is_shape(value.type):
            maker = value.defining_op
            if maker is None or not maker.has_trait(TosaShapeOperator):
                raise op.op_error("shape operand is not compile time resolvable")


@verifies(tosa.TosaShapeOperatorWithSameRanks)
def verify_tosa_shape_operator_with_same_ranks(op: Operation) -> None:
    """TosaShapeOperatorWithSameRanks::verifyTrait"""
    if not op.operands:
        raise op.op_error("expected 1 or more operands, but found 0")
    rank = shape_rank(op.operands[0])
    if any(shape_rank(operand) != rank for operand in op.operands):
        raise op.op_error("operands don't have matching ranks")
    if any(shape_rank(result) != rank for result in op.results):
        raise op.op_error("result shape has different rank than operands")


@verifies(tosa.ConstShapeOp)
def verify_const_shape(op: tosa.ConstShapeOp) -> None:
    """ConstShapeOp::verify"""
    type = op.values.type
    if type.rank != 1:
        raise op.op_error("expect elements in attribute values with rank 1")
    count, rank = type.num_elements, shape_rank(op.output)
    if count != rank and (count, rank) != (1, 0):
        raise op.op_error(
            f"expect number of elements in attribute values ({count}) to be equal to the rank "
            f"({rank}) for the result shape type"
        )


@verifies(tosa.ConcatShapeOp)
def verify_concat_shape(op: tosa.ConcatShapeOp) -> None:
    """ConcatShapeOp::verify"""
    total, rank = sum(map(shape_rank, op.input)), shape_rank(op.output)
    if total != rank:
        raise op.op_error(
            "requires output shape rank to be equal to the sum of the input shape ranks "
            f"({total}), got {rank}"
        )


@verifies(tosa.SliceShapeOp)
def verify_slice_shape(op: tosa.SliceShapeOp) -> None:
    """SliceShapeOp::verify"""
    start, size, rank = _number(op.start), _number(op.size), shape_rank(op.input)
    if start is not None and start < 0:
        raise op.op_error(f"expected non-negative start index, got {start}")
    if size is not None:
        if size <= 0:
            raise op.op_error(f"expected positive size, got {size}")
        given = shape_rank(op.output)
        if given != size:
            raise op.op_error(
                f"expected output type size to be equal to size attribute, got {given} vs {size}"
            )
    if start is not None and size is not None and start + size > rank:
        raise op.op_error(
            f"expected start + size to be less than or equal to input shape rank ({rank}), got "
            f"{start + size}"
        )


def _number(value: Value) -> int | None:
    elements = constant_elements(value)
    if not isinstance(elements, DenseIntElementsAttr) or elements.num_elements == 0:
        return None
    return int(elements.stored_values()[0])  # type: ignore[arg-type]


@verifies(tosa.DimOp)
def verify_dim(op: tosa.DimOp) -> None:
    """DimOp::verify"""
    if shape_rank(op.output) != 1:
        raise op.op_error(
            f"expect output shape type to contain one element, got '{op.output.type}'"
        )
    shape = known_shape(op.input1)
    if shape is not None and not 0 <= op.axis < len(shape):
        raise op.op_error(f"expect axis to be in the range [0, {len(shape)}), got {op.axis}")
