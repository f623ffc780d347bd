"""Hooks of the dialect `toy`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import ArrayAttr
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.types import (
    FunctionType,
    RankedTensorType,
    TensorType,
    UnrankedTensorType,
    f64,
)
from odsgen.runtime.interfaces.function_format import (
    function_type_of,
    parse_function,
    print_function,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.toy import (
        CastOp,
        ConstantOp,
        FuncOp,
        ReturnOp,
        StructAccessOp,
        StructConstantOp,
        TransposeOp,
    )


# --- the struct type --------------------------------------------------------------------------------------------------


def verify_struct_type(elements: Sequence[Type]) -> None:
    """There must be an element, and each be a tensor or a struct."""
    from odsgen_dialects.toy import StructType

    if not elements:
        raise ValueError("expected at least 1 element type")
    for element in elements:
        if not isinstance(element, (TensorType, StructType)):
            raise ValueError(
                "element type for a struct must either be a TensorType or a StructType, got: "
                f"'{element}'"
            )


# --- constants ----------------------------------------------------------------------------------------------------------


def build_constant_from_float(value: float, *, location: Location | None = None) -> ConstantOp:
    """A tensor of rank 0."""
    from odsgen_dialects.toy import ConstantOp

    type = RankedTensorType.get((), f64)
    attribute = DenseIntOrFPElementsAttr.get(type, [value])
    return ConstantOp.build(type, attribute, location=location)


def parse_constant_value(parser: Parser) -> tuple[DenseIntOrFPElementsAttr, Type]:
    """`dense<…> : type`; the type of the result is that of the value unless it is written."""
    place = parser.index
    value = parser.parse_attribute()
    if not isinstance(value, DenseIntOrFPElementsAttr):
        raise parser.error("invalid kind of attribute specified", place)
    return value, parser.parse_type() if parser.parse_optional_token("->") else value.type


def print_constant_value(printer: AsmPrinter, op: Operation, value: Attribute, type: Type) -> None:
    """As `parse_constant_value` reads it."""
    printer.print_attribute(value)
    if isinstance(value, DenseIntOrFPElementsAttr) and value.type is not type:
        printer.emit(" -> ")
        printer.print_type(type)


def verify_constant(op: ConstantOp) -> None:
    """The value must have the shape of the result."""
    _verify_value(op, op.results[0].type, op.properties["value"])


def verify_struct_constant(op: StructConstantOp) -> None:
    """The value must have an element for each of the type, of its shape."""
    _verify_value(op, op.results[0].type, op.properties["value"])


def _verify_value(op: Operation, type: Type, value: Attribute) -> None:
    from odsgen_dialects.toy import StructType

    pending: list[tuple[Type, Attribute]] = [(type, value)]
    while pending:
        type, value = pending.pop()
        if isinstance(type, TensorType):
            _verify_tensor_value(op, type, value)
            continue
        assert isinstance(type, StructType)
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


# --- tensors --------------------------------------------------------------------------------------------------------------


def parse_binary_types(parser: Parser) -> tuple[Type, Type, Type]:
    """`: type` of both operands and the result, or `: (lhs, rhs) -> result`"""
    parser.parse_token(":")
    place = parser.index
    type = parser.parse_type()
    if not isinstance(type, FunctionType):
        return type, type, type
    if len(type.inputs) != 2 or len(type.results) != 1:
        raise parser.custom_error("expected a function type of 2 inputs and 1 result", place)
    return type.inputs[0], type.inputs[1], type.results[0]


def print_binary_types(
    printer: AsmPrinter, op: Operation, lhs: Type, rhs: Type, result: Type
) -> None:
    """As `parse_binary_types` reads it."""
    printer.emit(": ")
    if lhs is result and rhs is result:
        printer.print_type(result)
    else:
        printer.print_functional_type((lhs, rhs), (result,))


def verify_transpose(op: TransposeOp) -> None:
    """Known shapes must be each other's reverse."""
    input_type, result_type = op.operands[0].type, op.results[0].type
    if isinstance(input_type, RankedTensorType) and isinstance(result_type, RankedTensorType):
        if input_type.shape != result_type.shape[::-1]:
            raise op.error("expected result shape to be a transpose of the input")


def are_cast_compatible_cast(op: CastOp, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    """Between tensors of one element type whose shapes agree as far as they are known."""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    source, target = inputs[0], outputs[0]
    if not isinstance(source, TensorType) or not isinstance(target, TensorType):
        return False
    if source.element_type is not target.element_type:
        return False
    return not source.has_rank or not target.has_rank or source is target


# --- functions ------------------------------------------------------------------------------------------------------------


def parse_func(parser: Parser, state: OperationState[FuncOp]) -> None:
    """`@name(%a: tensor<*xf64>) -> tensor<*xf64> { … }`"""
    parse_function(parser, state)


def print_func(op: FuncOp, printer: AsmPrinter) -> None:
    """As `parse_func` reads it."""
    print_function(op, printer)


def verify_return(op: ReturnOp) -> None:
    """At most one operand, of the type that the function returns."""
    operands = op.operands
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


def verify_struct_access(op: StructAccessOp) -> None:
    """The index must be that of an element, and the result have its type."""
    from odsgen_dialects.toy import StructType

    type = op.operands[0].type
    assert isinstance(type, StructType)
    index = op.properties["index"].value
    if not 0 <= index < len(type.elements):
        raise op.op_error("index should be within the range of the input struct type")
    if op.results[0].type is not type.elements[index]:
        raise op.op_error(
            "must have the same result type as the struct element referred to by the index"
        )
