"""Verifiers of reductions, Fourier transforms and resizing in the dialect `tosa`."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import are_compatible_shapes, raw_shape_text
from odsgen.dialects.tosa.element_types import element_type
from odsgen.dialects.tosa.shapes import (
    HEIGHT,
    WIDTH,
    are_compatible_types,
    constant_sizes,
    known_shape,
    verify_axis,
    verify_calculated,
)
from odsgen.hooks import verifies
from odsgen.runtime import DYNAMIC, IndexType, IntegerType, Operation
from odsgen_dialects import tosa


@verifies(tosa.ArgMaxOp)
def verify_argmax(op: tosa.ArgMaxOp) -> None:
    """ArgMaxOp::verify"""
    if not isinstance(element_type(op.output.type), (IntegerType, IndexType)):
        raise op.op_error("result tensor is not of integer type")
    input, output, axis = known_shape(op.input), known_shape(op.output), op.axis
    if input is None:
        return
    if not 0 <= axis < len(input):
        raise op.op_error("specified axis is outside the rank of the tensor")
    if output is None:
        return
    expected = input[:axis] + input[axis + 1 :]
    if not are_compatible_shapes(expected, output):
        raise op.op_error(
            f"expected output shape '{raw_shape_text(expected)}', got '{raw_shape_text(output)}'"
        )


@verifies(
    tosa.ReduceAllOp,
    tosa.ReduceAnyOp,
    tosa.ReduceMaxOp,
    tosa.ReduceMinOp,
    tosa.ReduceProductOp,
    tosa.ReduceSumOp,
)
def verify_reduce_all(op: Any) -> None:
    """ReduceAllOp::verify and the other reductions"""
    axis = op.axis
    if axis < 0:
        raise op.op_error("reduce axis must not be negative")
    input, output = known_shape(op.input), known_shape(op.output)
    verify_axis(op, "reduce", axis, input, output)
    if output and output[axis] not in (DYNAMIC, 1):
        raise op.op_error(f"expect reduced dimension size to be 1, got {output[axis]}")


# --- Fourier transforms -------------------------------------------------------------------------------------------------


def _verify_power_of_two(op: Operation, size: int, name: str) -> None:
    if size != DYNAMIC and (size <= 0 or size & (size - 1)):
        raise op.op_error(f"expected {name} to be a power of two, got {size}")


@verifies(tosa.FFT2dOp)
def verify_fft2d(op: tosa.FFT2dOp) -> None:
    """FFT2dOp::verify"""
    real, imaginary = known_shape(op.input_real), known_shape(op.input_imag)
    if real is None or imaginary is None:
        return
    for number, extent in ((1, HEIGHT), (2, WIDTH)):
        size = DYNAMIC if real[number] == DYNAMIC else imaginary[number]
        _verify_power_of_two(op, size, extent.name)


@verifies(tosa.RFFT2dOp)
def verify_rfft2d(op: tosa.RFFT2dOp) -> None:
    """RFFT2dOp::verify"""
    if not are_compatible_types(*op.result_types):
        types = ", ".join(f"'{type}'" for type in op.result_types)
        raise op.op_error(f"expected output shapes to match, got {types}")
    input = known_shape(op.input_real)
    if input is None:
        return
    _verify_power_of_two(op, input[1], "height")
    _verify_power_of_two(op, input[2], "width")
    first = op.results[0]
    output = known_shape(first)
    if output is None:
        return
    if not are_compatible_shapes(input[:-1], output[:-1]):
        raise op.op_error(
            "expected batch and height dimensions of input/output to match, got input="
            f"'{op.input_real.type}' output='{first.type}'"
        )
    if DYNAMIC not in (input[2], output[2]) and output[2] != input[2] // 2 + 1:
        raise op.op_error(
            f"expected output width to be equal to input_width / 2 + 1, got {output[2]}"
        )


# --- resize -------------------------------------------------------------------------------------------------------------


@verifies(tosa.ResizeOp)
def verify_resize(op: tosa.ResizeOp) -> None:
    """ResizeOp::verify"""
    scale, offset, border = map(constant_sizes, (op.scale, op.offset, op.border))
    if scale is None or offset is None or border is None:
        return
    if any(value <= 0 for value in scale):
        raise op.op_error(f"expect all scale values to be > 0, got {', '.join(map(str, scale))}")
    input, output = known_shape(op.input), known_shape(op.output)
    if input is None or output is None:
        return
    for number, extent in ((0, HEIGHT), (1, WIDTH)):
        size, numerator, denominator = input[number + 1], *scale[2 * number : 2 * number + 2]
        if size in (DYNAMIC, 1):  # size 1 may broadcast
            continue
        total = (size - 1) * numerator - offset[number] + border[number]
        if total % denominator:
            axis = extent.axis
            raise op.op_error(
                f"expected (input_{extent.name} - 1) * scale_{axis}_n - offset_{axis} + border_{axis} "
                f"to be wholly divisible by scale_{axis}_d, got (({size} - 1) * {numerator} - "
                f"{offset[number]} + {border[number]}) / {denominator}"
            )
        verify_calculated(op, extent, total // denominator + 1, output[number + 1])
