"""Verifiers of the dialect `toy`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    DenseIntOrFPElementsAttr,
    Operation,
    RankedTensorType,
    TensorType,
    Type,
    UnrankedTensorType,
    f64,
    function_type_of,
)
from odsgen_dialects import toy


@verifies(toy.ConstantOp)
def verify_constant(op: toy.ConstantOp) -> None:
    """ConstantOp::verify"""
    _verify_value(op, op.result.type, op.value)


@verifies(toy.StructConstantOp)
def verify_struct_constant(op: toy.StructConstantOp) -> None:
    """StructConstantOp::verify"""
    _verify_value(op, op.output.type, op.value)


def _verify_value(op: Operation, type: Type, value: Attribute) -> None:
    pending: list[tuple[Type, Attribute]] = [(type, value)]
    while pending:
        type, value = pending.pop()
        if isinstance(type, TensorType):
            _verify_tensor_value(op, type, value)
            continue
        assert isinstance(type, toy.StructType)
        if not isinstance(value, ArrayAttr) or len(value.elements) != len(type.elements):
            raise op.error(
                "constant of StructType must be initialized by an ArrayAttr with the same number of "
                f"elements, got {value}"
            )
        pending.extend(reversed(list(zip(type.elements, value.elements, strict=True))))


def _verify_tensor_value(op: Operation, type: Type, value: Attribute) -> None:
    if not isinstance(value, DenseIntOrFPElementsAttr) or value.type.element_type is not f64:
        raise op.error(
            f"constant of TensorType must be initialized by a DenseFPElementsAttr, got {value}"
        )
    if not isinstance(type, RankedTensorType):
        return
    shape = value.type.shape
    if len(shape) != len(type.shape):
        raise op.op_error(
            "return type must match the one of the attached value attribute: "
            f"{len(shape)} != {len(type.shape)}"
        )
    for dimension, (found, expected) in enumerate(zip(shape, type.shape, strict=True)):
        if found != expected:
            raise op.op_error(
                f"return type shape mismatches its attribute at dimension {dimension}: "
                f"{found} != {expected}"
            )


@verifies(toy.TransposeOp)
def verify_transpose(op: toy.TransposeOp) -> None:
    """TransposeOp::verify"""
    input_type, result_type = op.input.type, op.result.type
    if isinstance(input_type, RankedTensorType) and isinstance(result_type, RankedTensorType):
        if input_type.shape != result_type.shape[::-1]:
            raise op.error("expected result shape to be a transpose of the input")


@verifies(toy.ReturnOp)
def verify_return(op: toy.ReturnOp) -> None:
    """ReturnOp::verify"""
    operands = op.input
    if len(operands) > 1:
        raise op.op_error("expects at most 1 return operand")
    function = op.parent_op
    assert function is not None
    results = function_type_of(function).results
    if len(operands) != len(results):
        raise op.op_error(
            f"does not return the same number of values ({len(operands)}) as the enclosing function "
            f"({len(results)})"
        )
    if not operands:
        return
    found, expected = operands[0].type, results[0]
    if found is expected or isinstance(found, UnrankedTensorType):
        return
    if not isinstance(expected, UnrankedTensorType):
        raise op.error(
            f"type of return operand ('{found}') doesn't match function result type ('{expected}')"
        )


# --- structs --------------------------------------------------------------------------------------------------------------


@verifies(toy.StructAccessOp)
def verify_struct_access(op: toy.StructAccessOp) -> None:
    """StructAccessOp::verify"""
    type = op.input.type
    assert isinstance(type, toy.StructType)
    index = op.index
    if not 0 <= index < len(type.elements):
        raise op.op_error("index should be within the range of the input struct type")
    if op.output.type is not type.elements[index]:
        raise op.op_error(
            "must have the same result type as the struct element referred to by the index"
        )
