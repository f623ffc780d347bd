"""Averages of windows: the sum by the number of elements of the input that a window covers."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared.structured_parts import (
    clamped,
    i32_number,
    index_number,
    number,
    signed_range,
)
from odsgen.runtime import FloatType, IntegerType, Value, element_type_or_self, i8, i32, i64
from odsgen_dialects import arith, linalg, math, tosa


def _less_padding(covered: Value, position: Value, pad: int, zero: Value) -> Value:
    """The part of a window without the padding that reaches to a position."""
    if not pad:
        return covered
    beyond = arith.subi(position, index_number(pad))
    missing = arith.minsi(beyond, zero)
    return arith.addi(covered, missing)


def _covered(op: tosa.AvgPool2dOp, axis: int, last: Value, one: Value, zero: Value) -> Value:
    """How many elements along an axis a window covers."""
    stride = index_number(op.stride[axis])
    count = index_number(op.kernel[axis])
    left: Value = linalg.index(axis + 1)
    right: Value = arith.subi(last, left)
    left = arith.muli(left, stride)
    right = arith.muli(right, stride)
    before, after = op.pad[2 * axis : 2 * axis + 2]
    covered: Value = _less_padding(count, left, before, zero)
    covered = _less_padding(covered, right, after, zero)
    return arith.maxsi(one, covered)


def average_of_window(
    op: tosa.AvgPool2dOp,
    total: Value,
    last: Sequence[Value],
    one: Value,
    zero_points: Sequence[int],
) -> Value:
    """The average of a window, of the sum of its elements."""
    zero = index_number(0)
    height, width = (_covered(op, axis, last[axis], one, zero) for axis in (0, 1))
    area = arith.muli(height, width)
    count = arith.index_cast(i32, area)
    result = element_type_or_self(op.output.type)
    if isinstance(op.acc_type, FloatType):
        divisor = arith.sitofp(op.acc_type, count)
        value: Value = arith.divf(total, divisor)
        assert isinstance(result, FloatType)
        if op.acc_type.width > result.width:
            value = arith.truncf(result, value)
        return value
    return _integer_average(op, total, count, zero_points)


def _integer_average(
    op: tosa.AvgPool2dOp, total: Value, count: Value, zero_points: Sequence[int]
) -> Value:
    """The quotient as a product with a multiplier, shifted."""
    accumulator, result = op.acc_type, element_type_or_self(op.output.type)
    assert isinstance(result, IntegerType)
    input_zero, output_zero = zero_points
    if input_zero:
        offset = arith.muli(count, number(input_zero, accumulator))
        total = arith.subi(total, offset)
    one, bits = i32_number(1), i32_number(32)
    less = arith.subi(count, one)
    leading = math.ctlz(less)
    power = arith.subi(bits, leading)
    wide_power = arith.extui(i64, power)
    scale = number((1 << 30) + 1, i64)
    numerator = arith.shli(scale, wide_power)
    wide_count = arith.extui(i64, count)
    quotient = arith.divui(numerator, wide_count)
    multiplier = arith.trunci(i32, quotient)
    narrow = arith.trunci(i8, power)
    shift = arith.addi(narrow, number(30, i8))
    mode = tosa.RoundingMode.SINGLE_ROUND
    scaled: Value = tosa.apply_scale(i32, total, multiplier, shift, mode)
    if output_zero:
        scaled = arith.addi(scaled, number(output_zero, scaled.type))
    least, greatest = (number(each, accumulator) for each in signed_range(result.width))
    value = clamped(scaled, least, greatest)
    return value if value.type is result else arith.trunci(result, value)
