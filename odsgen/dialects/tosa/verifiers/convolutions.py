"""Verifiers of the convolutions of the dialect `tosa`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from odsgen.dialects.shared import raw_size
from odsgen.dialects.tosa.element_types import (
    element_type,
    storage_type,
    verify_zero_point,
    verify_zero_point_type,
)
from odsgen.dialects.tosa.shapes import (
    DEPTH,
    HEIGHT,
    WIDTH,
    Extent,
    ranked,
    verify_at_least,
    verify_calculated,
)
from odsgen.hooks import verifies
from odsgen.runtime import (
    DYNAMIC,
    BFloat16Type,
    Float8E4M3FNType,
    Float8E4M3Type,
    Float8E5M2Type,
    Float16Type,
    Float32Type,
    FloatType,
    IntegerType,
    Type,
    i8,
    i16,
    i32,
)
from odsgen_dialects.tosa import Conv2DOp, Conv3DOp, DepthwiseConv2DOp, TransposeConv2DOp

Convolution: TypeAlias = Conv2DOp | Conv3DOp | DepthwiseConv2DOp | TransposeConv2DOp


@verifies(Conv2DOp)
def verify_conv2d(op: Conv2DOp) -> None:
    """Conv2DOp::verify"""
    _verify_elements(op)
    _verify_accumulator(op)
    _verify_window(op, (HEIGHT, WIDTH), first_of_weight=1)


@verifies(Conv3DOp)
def verify_conv3d(op: Conv3DOp) -> None:
    """Conv3DOp::verify"""
    _verify_elements(op)
    _verify_accumulator(op)
    _verify_window(op, (DEPTH, HEIGHT, WIDTH), first_of_weight=1)


@verifies(DepthwiseConv2DOp)
def verify_depthwise_conv2d(op: DepthwiseConv2DOp) -> None:
    """DepthwiseConv2DOp::verify"""
    _verify_elements(op)
    _verify_accumulator(op)
    _verify_window(op, (HEIGHT, WIDTH), first_of_weight=0)


@verifies(TransposeConv2DOp)
def verify_transpose_conv2d(op: TransposeConv2DOp) -> None:
    """TransposeConv2DOp::verify"""
    _verify_elements(op)
    _verify_accumulator(op)
    strides = op.stride
    if min(strides[0], strides[1]) < 1:
        listed = ", ".join(map(str, strides))
        raise op.op_error(f"expect all stride values to be >= 1, got [{listed}]")
    pad = op.out_pad
    weight, output, input = ranked(op.weight), ranked(op.output), ranked(op.input)
    if weight is not None:
        for size, letter, names in (
            (weight.shape[1], "KH", ((0, "out_pad_top"), (1, "out_pad_bottom"))),
            (weight.shape[2], "KW", ((2, "out_pad_left"), (3, "out_pad_right"))),
        ):
            for position, name in names:
                if size != DYNAMIC and pad[position] <= -size:
                    raise op.op_error(
                        f"expected {name} > -{letter}, but got: {name}={pad[position]} and "
                        f"{letter}={size}"
                    )
    if output is None:
        return
    if input is not None and weight is not None:
        for number, letter, axis, before, after in (
            (0, "H", "y", "out_pad_top", "out_pad_bottom"),
            (1, "W", "x", "out_pad_left", "out_pad_right"),
        ):
            size, kernel, given = (type.shape[number + 1] for type in (input, weight, output))
            first, second = pad[2 * number], pad[2 * number + 1]
            if DYNAMIC in (size, given):
                continue
            if kernel == DYNAMIC or given != (size - 1) * strides[number] + first + second + kernel:
                raise op.op_error(
                    f"dimension mismatch: expected O{letter} == (I{letter} - 1) * stride_{axis} + "
                    f"{before} + {after} + K{letter}, but got {given} != ({size} - 1) * "
                    f"{strides[number]} + {first} + {second} + {raw_size(kernel)}"
                )
    _verify_bias(op, output.shape[3])


def _verify_elements(op: Convolution) -> None:
    types = [element_type(value.type) for value in (op.bias, op.output, op.input, op.weight)]
    floats = isinstance(types[0], FloatType) and isinstance(types[1], FloatType)
    bias, result, input, weight = map(storage_type, types)
    if floats and bias is not result:
        raise op.op_error(
            f"expect both bias and result to have same element type, got '{bias}' and '{result}'"
        )
    small = (Float8E5M2Type, Float8E4M3FNType)
    if (isinstance(input, small) or isinstance(weight, small)) and input is not weight:
        raise op.op_error(
            f"expect both input and weight to have same element type, got '{input}' and '{weight}'"
        )
    if isinstance(input, FloatType) is not isinstance(weight, FloatType):
        raise op.op_error(
            f"expect both input and weight to be float or not together, got '{input}' and '{weight}'"
        )
    verify_zero_point_type(op, op.input, op.input_zp, "input")
    verify_zero_point_type(op, op.weight, op.weight_zp, "weight")
    verify_zero_point(op, op.input_zp, "input")
    verify_zero_point(op, op.weight_zp, "weight")


_ACCUMULATORS: tuple[tuple[type[Type] | Type, str, tuple[type[Type] | Type, ...], str], ...] = (
    (i8, "i8", (i32,), "i32"),
    (i16, "i16", (IntegerType.get(48),), "i48"),
    (Float8E5M2Type, "f8", (Float16Type,), "f16"),
    (Float8E4M3Type, "f8", (Float16Type,), "f16"),
    (Float16Type, "f16", (Float16Type, Float32Type), "f16/f32"),
    (BFloat16Type, "bf16", (Float32Type,), "f32"),
    (Float32Type, "f32", (Float32Type,), "f32"),
)


def _is(type_: Type, wanted: type[Type] | Type) -> bool:
    return isinstance(type_, wanted) if isinstance(wanted, type) else type_ is wanted


def _verify_accumulator(op: Convolution) -> None:
    input = storage_type(element_type(op.input.type))
    for type_, name, accumulators, names in _ACCUMULATORS:
        if _is(input, type_) and not any(_is(op.acc_type, one) for one in accumulators):
            raise op.op_error(f"accumulator type for {name} tensor is not {names}")


def _verify_window(
    op: Conv2DOp | Conv3DOp | DepthwiseConv2DOp, extents: Sequence[Extent], *, first_of_weight: int
) -> None:
    pad, strides, dilations = op.pad, op.stride, op.dilation
    verify_at_least(op, "padding", pad, 0)
    verify_at_least(op, "stride", strides, 1)
    verify_at_least(op, "dilation", dilations, 1)
    output, input, weight = ranked(op.output), ranked(op.input), ranked(op.weight)
    if output is None:
        return
    if input is not None and weight is not None:
        for number, extent in enumerate(extents):
            size, kernel = input.shape[number + 1], weight.shape[number + first_of_weight]
            if DYNAMIC in (size, kernel):
                continue
            before, after = pad[2 * number], pad[2 * number + 1]
            stride, dilation = strides[number], dilations[number]
            total = size - 1 + before + after - (kernel - 1) * dilation
            if total % stride:
                raise op.op_error(
                    f"expected input_{extent.name} - 1 + pad_{extent.before} + pad_{extent.after} - "
                    f"(kernel_{extent.name} - 1) * dilation_{extent.axis} to be wholly divisible by "
                    f"stride_{extent.axis}, got ({size} - 1 + {before} + {after} - ({kernel} - 1) * "
                    f"{dilation}) / {stride}"
                )
            verify_calculated(op, extent, total // stride + 1, output.shape[number + 1])
    _verify_bias(op, output.shape[-1])


def _verify_bias(op: Convolution, channels: int) -> None:
    bias = ranked(op.bias)
    if bias is None or DYNAMIC in (bias.shape[0], channels) or bias.shape[0] in (1, channels):
        return
    raise op.op_error(
        f"bias channels expected to be equal to output channels ({channels}) or 1, got "
        f"{bias.shape[0]}"
    )
