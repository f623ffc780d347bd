"""Verifiers of the dialect `linalg`: fill, map, reduce, transpose, broadcast."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.loops import numbers_of, shape_of
from odsgen.dialects.linalg.structured_parts import element_type, input_and_output_values
from odsgen.dialects.shared import raw_shape_text, raw_size
from odsgen.hooks import verifies
from odsgen.runtime import MemRefType, Operation, ShapedType, TensorType, Value
from odsgen_dialects.linalg import BroadcastOp, FillOpInterface, MapOp, ReduceOp, TransposeOp


@verifies(FillOpInterface)
def verify_fill_op_interface(op: Operation) -> None:
    """verifyFillInterface"""
    inputs, outputs = input_and_output_values(op)
    if len(inputs) != 1 or len(outputs) != 1:
        raise op.error("expected op with 1 input and 1 output")
    type = inputs[0].type
    if isinstance(type, (MemRefType, TensorType)):
        raise op.error("expected op with scalar input")
    output = outputs[0].type
    expected = output.element_type if isinstance(output, ShapedType) else output
    if type is not expected:
        raise op.op_error(
            f"expected fill value type ('{type}') to match output element type ('{expected}')"
        )


@verifies(MapOp)
def verify_map(op: MapOp) -> None:
    """MapOp::verify"""
    arguments = op.mapper.arguments
    *inputs, init = op.operands
    if len(arguments) != len(op.operands):
        raise op.op_error(
            "expects number of operands to match the arity of mapper, but got: "
            f"{len(op.operands)} and {len(arguments)}"
        )
    for argument, operand in zip(arguments, inputs, strict=False):
        if argument.type is not element_type(operand.type):
            raise op.op_error(
                f"expected element type of input '{element_type(operand.type)}' to match bbArg "
                f"type '{argument.type}'"
            )
    expected = shape_of(init.type)
    for operand in inputs:
        if shape_of(operand.type) != expected:
            raise op.op_error(
                f"expected shape of input ({raw_shape_text(shape_of(operand.type))}) to match "
                f"shape of output ({raw_shape_text(expected)})"
            )


@verifies(ReduceOp)
def verify_reduce(op: ReduceOp) -> None:
    """ReduceOp::verify"""
    count = len(op.operands) // 2
    inputs, inits = op.operands[:count], op.operands[count:]
    if not inputs:  # mlir-opt crashes
        raise op.op_error("expects at least one input and one output")
    _verify_same_shapes(op, inputs, "input")
    _verify_same_shapes(op, inits, "output")
    shape, expected = shape_of(inputs[0].type), shape_of(inits[0].type)
    dimensions = numbers_of(op, "dimensions")
    if any(not 0 <= dimension < len(shape) for dimension in dimensions):
        raise op.op_error(f"dimensions for reduction should be in the range [0, {len(shape) - 1}].")
    left = tuple(size for number, size in enumerate(shape) if number not in dimensions)
    if len(left) != len(expected):
        raise op.op_error(
            f"number of dimensions after reduction {len(left)} doesn't match the init rank "
            f"{len(expected)}"
        )
    if left != expected:
        raise op.op_error(
            f"init dimensions [{raw_shape_text(expected)}] doesn't match input dimensions after "
            f"reduction [{raw_shape_text(left)}]"
        )
    arguments = op.combiner.arguments
    if len(arguments) != len(op.operands):
        raise op.op_error("mismatching number of operands and block arguments")
    for number, (operand, argument) in enumerate(zip(op.operands, arguments, strict=True)):
        if element_type(operand.type) is not argument.type:
            what = "input" if number < count else "output"
            raise op.op_error(
                f"{what} element type '{element_type(operand.type)}' does not match corresponding "
                f"block argument type '{argument.type}'"
            )


def _verify_same_shapes(op: ReduceOp, values: Sequence[Value], what: str) -> None:
    first = shape_of(values[0].type)
    for number, value in enumerate(values):
        if shape_of(value.type) != first:
            raise op.op_error(
                f"expects all {what}s to have the same shapes. Shape at {what}-index {number} is "
                f"not equal to the shape at {what}-index 0."
            )


@verifies(TransposeOp)
def verify_transpose(op: TransposeOp) -> None:
    """TransposeOp::verify"""
    permutation = numbers_of(op, "permutation")
    if sorted(permutation) != list(range(len(permutation))):
        raise op.op_error("permutation is not valid")
    source, target = (shape_of(type) for type in op.operand_types)
    if len(source) != len(target):
        raise op.op_error(f"input rank {len(source)} does not match init rank {len(target)}")
    if len(source) != len(permutation):
        raise op.op_error(
            f"size of permutation {len(permutation)} does not match the argument rank {len(source)}"
        )
    for number, (position, size) in enumerate(zip(permutation, target, strict=True)):
        if source[position] != size:
            raise op.op_error(
                f"dim(result, {number}) = {raw_size(size)} doesn't match "
                f"dim(input, permutation[{number}]) = {raw_size(source[position])}"
            )


@verifies(BroadcastOp)
def verify_broadcast(op: BroadcastOp) -> None:
    """BroadcastOp::verify"""
    dimensions = numbers_of(op, "dimensions")
    source, target = (shape_of(type) for type in op.operand_types)
    rank = len(target)
    if len(source) + len(dimensions) != rank:
        raise op.op_error(
            "input rank plus added dimensions does not match init rank. "
            f"input rank: {len(source)}, dimensions size: {len(dimensions)}, init rank: {rank}"
        )
    for number, dimension in enumerate(dimensions):
        if not 0 <= dimension < rank:
            raise op.op_error(
                f"dimension {number} is out of range. expected range: [0, {rank - 1}], "
                f"got: {dimension}"
            )
    kept = [number for number in range(rank) if number not in dimensions]
    for number, (size, position) in enumerate(zip(source, kept, strict=False)):
        if size != target[position]:
            raise op.op_error(
                f"input dim {number} should match init dim {position}. "
                f"input: {raw_size(size)}, init: {raw_size(target[position])}"
            )
