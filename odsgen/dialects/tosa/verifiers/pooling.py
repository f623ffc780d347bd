"""Verifiers of the pooling operations of the dialect `tosa`."""

from __future__ import annotations

from odsgen.dialects.tosa.element_types import (
    storage_element_type,
    verify_same_element_types,
    verify_zero_point,
    verify_zero_point_type,
)
from odsgen.dialects.tosa.shapes import HEIGHT, WIDTH, ranked, verify_at_least, verify_calculated
from odsgen.hooks import verifies
from odsgen.runtime import DYNAMIC, BFloat16Type, Float16Type, Float32Type, IntegerType, i32
from odsgen_dialects.tosa import AvgPool2dOp, MaxPool2dOp


@verifies(MaxPool2dOp)
def verify_max_pool2d(op: MaxPool2dOp) -> None:
    """MaxPool2dOp::verify"""
    verify_same_element_types(op, op.input.type, op.output.type)
    _verify_window(op)


@verifies(AvgPool2dOp)
def verify_avg_pool2d(op: AvgPool2dOp) -> None:
    """AvgPool2dOp::verify"""
    _verify_window(op)
    input, accumulator = storage_element_type(op.input.type), op.acc_type
    if isinstance(input, IntegerType) and accumulator is not i32:
        raise op.op_error("accumulator type for integer tensor is not i32")
    if isinstance(input, Float16Type) and not isinstance(accumulator, (Float16Type, Float32Type)):
        raise op.op_error("accumulator type for f16 tensor is not f16/f32")
    if isinstance(input, BFloat16Type) and not isinstance(accumulator, Float32Type):
        raise op.op_error("accumulator type for bf16 tensor is not f32")
    if isinstance(input, Float32Type) and not isinstance(accumulator, Float32Type):
        raise op.op_error("accumulator type for f32 tensor is not f32")
    verify_zero_point_type(op, op.input, op.input_zp, "input")
    verify_zero_point_type(op, op.output, op.output_zp, "output")
    verify_zero_point(op, op.input_zp, "input")
    verify_zero_point(op, op.output_zp, "output")


def _verify_window(op: AvgPool2dOp | MaxPool2dOp) -> None:
    kernel, strides, pad = op.kernel, op.stride, op.pad
    verify_at_least(op, "kernel", kernel, 1)
    verify_at_least(op, "stride", strides, 1)
    verify_at_least(op, "padding", pad, 0)
    for number, sides, extent in ((1, "left/right", WIDTH), (0, "top/bottom", HEIGHT)):
        before, after = pad[2 * number], pad[2 * number + 1]
        if max(before, after) >= kernel[number]:
            raise op.op_error(
                f"expected {sides} padding to be less than the {extent.name} of the kernel, got "
                f"pad_{extent.before}={before}, pad_{extent.after}={after}, "
                f"kernel_{extent.axis}={kernel[number]}"
            )
    input, output = ranked(op.input), ranked(op.output)
    if input is None or output is None:
        return
    for number, extent in ((0, HEIGHT), (1, WIDTH)):
        size, before, after = input.shape[number + 1], pad[2 * number], pad[2 * number + 1]
        if size == DYNAMIC:
            continue
        total = size + before + after - kernel[number]
        if total % strides[number]:
            raise op.op_error(
                f"expected input_{extent.name} + pad_{extent.before} + pad_{extent.after} - "
                f"kernel_{extent.axis} to be wholly divisible by stride_{extent.axis}, got ({size} + "
                f"{before} + {after} - {kernel[number]}) / {strides[number]}"
            )
        verify_calculated(op, extent, total // strides[number] + 1, output.shape[number + 1])
