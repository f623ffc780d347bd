"""Verifiers of constants, elementwise operations and products of the dialect `tosa`."""

from __future__ import annotations

from odsgen.dialects.shared import are_compatible_shapes, raw_size
from odsgen.dialects.tosa.element_types import (
    constant_elements,
    element_type,
    is_uniform,
    storage_element_type,
    storage_type,
    verify_same_element_types,
    verify_zero_point,
    verify_zero_point_type,
    zero_point,
)
from odsgen.dialects.tosa.shapes import Sizes, are_compatible_types, known_shape, question_mark_text
from odsgen.hooks import verifies
from odsgen.runtime import (
    DYNAMIC,
    DenseIntElementsAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    Operation,
    TensorType,
    Type,
    Value,
    broadcasted_shape,
    i1,
    i8,
    i16,
    i32,
)
from odsgen_dialects import tosa


@verifies(tosa.ConstOp)
def verify_const(op: tosa.ConstOp) -> None:
    """ConstOp::verify"""
    given, result = op.values.type, op.output.type
    if not isinstance(given, TensorType) or not isinstance(result, TensorType):
        raise op.op_error("expected tensors for attr/result type")
    if given.element_type not in (result.element_type, storage_type(result.element_type)):
        raise op.op_error("expected same attr/result element types")


def _without_scale(type: Type) -> Type:
    return storage_type(type) if is_uniform(type) else type


@verifies(tosa.ClampOp)
def verify_clamp(op: tosa.ClampOp) -> None:
    """ClampOp::verify"""
    type = _without_scale(element_type(op.input.type))
    if type is not _without_scale(element_type(op.output.type)):
        raise op.op_error("input/output element types are incompatible.")
    low, high = op.min_val, op.max_val
    wanted = IntegerAttr if isinstance(type, IntegerType) else FloatAttr
    if (
        not isinstance(low, wanted)
        or not isinstance(high, wanted)
        or low.type is not type
        or high.type is not type
    ):
        raise op.op_error(
            "min/max attributes types are incompatible with input/output element types."
        )
    if isinstance(low, FloatAttr) and isinstance(high, FloatAttr):
        least, greatest = low.value, high.value
        if least != least or greatest != greatest:
            raise op.op_error(
                f"min/max attributes should not be 'NaN', got min_val={low}, max_val={high}"
            )
    else:
        assert isinstance(low, IntegerAttr)
        assert isinstance(high, IntegerAttr)
        is_unsigned = type is i1 or (isinstance(type, IntegerType) and type.is_unsigned)
        least = low.unsigned_value if is_unsigned else low.value
        greatest = high.unsigned_value if is_unsigned else high.value
    if greatest < least:
        raise op.op_error(f"expected min_val <= max_val, got min_val={low}, max_val={high}")


@verifies(tosa.MulOp)
def verify_mul(op: tosa.MulOp) -> None:
    """MulOp::verify"""
    result = element_type(op.output.type)
    factors = [element_type(value.type) for value in (op.input1, op.input2)]
    if isinstance(result, IntegerType):
        first = factors[0]
        if not isinstance(first, IntegerType) or first is not factors[1]:
            raise op.op_error("requires the same element type for all operands")
        if first.width > result.width:
            raise op.op_error("invalid data type size for operands or result")
    else:
        if any(factor is not result for factor in factors):
            raise op.op_error("requires the same element type for all operands and results")
        shift = constant_elements(op.shift)
        if isinstance(shift, DenseIntElementsAttr) and int(shift.stored_values()[0]):  # type: ignore[arg-type]
            raise op.op_error("require shift to be 0 for float type")
    a, b, output = known_shape(op.input1), known_shape(op.input2), known_shape(op.output)
    if a is not None and b is not None:
        if len(a) != len(b):
            raise op.op_error(
                f"a and b operands don't have matching ranks, got {len(a)} and {len(b)}"
            )
        if broadcasted_shape(a, b) is None:
            raise op.op_error(
                "a and b operands don't have broadcast-compatible shapes, got "
                f"'{op.input1.type}' and '{op.input2.type}'"
            )
    for shape, name in ((a, "a"), (b, "b")):
        if output is not None and shape is not None and len(output) != len(shape):
            raise op.op_error(
                f"result type has different rank than {name}, got {len(output)} vs {len(shape)}"
            )


@verifies(tosa.NegateOp)
def verify_negate(op: tosa.NegateOp) -> None:
    """NegateOp::verify"""
    verify_same_element_types(op, op.input1.type, op.output.type)
    if not are_compatible_types(op.input1.type, op.output.type):
        raise op.op_error("requires the same shape for input1 and output")
    verify_zero_point_type(op, op.input1, op.input1_zp, "input1")
    verify_zero_point_type(op, op.output, op.output_zp, "output")
    verify_zero_point(op, op.input1_zp, "input1")
    verify_zero_point(op, op.output_zp, "output")


@verifies(tosa.SelectOp)
def verify_select(op: tosa.SelectOp) -> None:
    """SelectOp::verify"""
    verify_same_element_types(op, op.input2.type, op.output.type)
    verify_same_element_types(op, op.input3.type, op.output.type)
    predicate = element_type(op.input1.type)
    if predicate is not i1:
        raise op.op_error(f"expect element type of bool for input1, got '{predicate}'")


@verifies(tosa.TableOp)
def verify_table(op: tosa.TableOp) -> None:
    """TableOp::verify"""
    input, output = known_shape(op.input1), known_shape(op.output)
    if input is None or output is None:
        return
    if len(input) != len(output):
        raise op.op_error("expected input tensor rank to equal result tensor rank")
    for number, (size, given) in enumerate(zip(input, output, strict=True)):
        if given not in (DYNAMIC, size):
            raise op.op_error(
                f"dim(result, {number}) = {given} doesn't match dim(input, {number}) = "
                f"{raw_size(size)}"
            )


# --- products -----------------------------------------------------------------------------------------------------------


@verifies(tosa.MatMulOp)
def verify_matmul(op: tosa.MatMulOp) -> None:
    """MatMulOp::verify"""
    a, b = element_type(op.a.type), element_type(op.b.type)
    first, second = (storage_type(t) if is_uniform(t) else None for t in (a, b))
    if not isinstance(first, IntegerType) or not isinstance(second, IntegerType):
        if first is not second:
            raise op.op_error(
                f"expect operands to be both quantized or both not quantized, got '{a}' and '{b}'"
            )
    elif first.width != second.width:
        raise op.op_error(
            "expect quantized operands to have same widths, got "
            f"{first.width} and {second.width}"
        )
    for value, zero, name in ((op.a, op.a_zp, "a"), (op.b, op.b_zp, "b")):
        stored, of_zero = storage_element_type(value.type), storage_element_type(zero.type)
        if stored is not of_zero:
            raise op.op_error(
                f"expect input {name} and {name}_zp have the same element type, got '{stored}' and "
                f"'{of_zero}'"
            )
    verify_zero_point(op, op.a_zp, "a")
    verify_zero_point(op, op.b_zp, "b")
    sizes = Sizes(op)
    left, right = known_shape(op.a), known_shape(op.b)
    if left is not None:
        for name, size in zip(("batch", "H", "channels"), left, strict=True):
            sizes.add(name, size, "")
    if right is not None:
        for name, size in zip(("batch", "channels"), right, strict=False):
            sizes.add(name, size, f"expected {name} of b to match size {{wanted}}, got {{size}}")
        sizes.add("W", right[2], "")
    verify_product_shape(op, op.output, (sizes["batch"], sizes["H"], sizes["W"]))


def verify_product_shape(op: Operation, output: Value, expected: tuple[int, ...]) -> None:
    """Checks the shape of the result of a matrix product."""
    given = known_shape(output)
    if given is not None and not are_compatible_shapes(given, expected):
        raise op.op_error(
            f"expected output shape {question_mark_text(given)} to be compatible with expected "
            f"output shape {question_mark_text(expected)}"
        )


# --- rescale ------------------------------------------------------------------------------------------------------------


@verifies(tosa.RescaleOp)
def verify_rescale(op: tosa.RescaleOp) -> None:
    """RescaleOp::verify"""
    for value, name in ((op.input, "input"), (op.output, "output")):
        type = storage_element_type(value.type)
        if not isinstance(type, IntegerType):
            raise op.op_error(f"expect {name} to have integer element type, got '{type}'")
    for value, zero, name in (
        (op.input, op.input_zp, "input"),
        (op.output, op.output_zp, "output"),
    ):
        type, of_zero = storage_element_type(value.type), storage_element_type(zero.type)
        if not isinstance(of_zero, IntegerType) or type.width != of_zero.width:  # type: ignore[attr-defined]
            raise op.op_error(
                f"expected {name} and {name}_zp to both be integer of the same bitwidth, but got "
                f"'{type}' vs. '{of_zero}'"
            )
    _verify_rescale_zero_point(op, op.input_zp, "input", op.input_unsigned)
    _verify_rescale_zero_point(op, op.output_zp, "output", op.output_unsigned)
    multiplier = element_type(op.multiplier.type)
    wanted, flag = (i32, "true") if op.scale32 else (i16, "false")
    if multiplier is not wanted:
        raise op.op_error(
            f"expect {wanted} element type for multiplier for scale32={flag}, got '{multiplier}'"
        )
    shape = known_shape(op.input)
    if shape is None:
        return
    channels = 1
    if op.per_channel:
        if not shape:
            raise op.op_error(
                "requires input to be at least rank 1 when per_channel is true, but got rank 0"
            )
        channels = shape[-1]
    for value, name in ((op.multiplier, "multiplier"), (op.shift, "shift")):
        sizes = known_shape(value)
        if sizes is None:
            return
        if sizes[0] not in (DYNAMIC, channels):
            raise op.op_error(
                f"expect shape of {{ {raw_size(channels)} }} for {name} input, got {{ {sizes[0]} }}"
            )


def _verify_rescale_zero_point(
    op: tosa.RescaleOp, value: Value, name: str, is_unsigned: bool
) -> None:
    number = zero_point(value, signed=not is_unsigned)
    if not number:
        return
    type = element_type(value.type)
    if type is not i8 and not (type is i16 and is_unsigned):
        raise op.op_error(f"expect {name}_zp of 0, got {number}")
    if type is i16 and is_unsigned and number != 32768:
        raise op.op_error(f"expect {name}_zp of 0 or 32768 for unsigned int16 {name}, got {number}")
