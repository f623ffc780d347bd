"""`tosa-optional-decompositions`: depthwise and transposed convolutions by simpler operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared.emission import emitting
from odsgen.dialects.tosa.element_types import zero_point
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    DYNAMIC,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    FloatType,
    Operation,
    RankedTensorType,
    Type,
    Value,
    i8,
    index,
)
from odsgen_dialects import tosa


def _sizes(values: Sequence[int]) -> Value:
    """A constant shape; a dynamic size is -1."""
    elements = [-1 if each == DYNAMIC else each for each in values]
    attribute = DenseIntElementsAttr.get(RankedTensorType.get([len(elements)], index), elements)
    assert isinstance(attribute, DenseIntElementsAttr)
    return tosa.const_shape(tosa.shapeType.get(len(elements)), attribute)


def _splat(value: int, shape: Sequence[int], element: Type) -> Value:
    number = float(value) if isinstance(element, FloatType) else value
    return tosa.const(DenseIntOrFPElementsAttr.get(RankedTensorType.get(shape, element), [number]))


def _typed(value: Value) -> RankedTensorType | None:
    return value.type if isinstance(value.type, RankedTensorType) else None


def _reshaped(value: Value, sizes: Sequence[int]) -> Value:
    return tosa.reshape(value, _sizes(sizes))


def _padded(value: Value, pads: Sequence[int], padding: Value | None = None) -> Value:
    """Around a value another one, else zeros."""
    type = _typed(value)
    assert type is not None
    shape = [
        size if size == DYNAMIC else size + pads[2 * each] + pads[2 * each + 1]
        for each, size in enumerate(type.shape)
    ]
    result = RankedTensorType.get(shape, type.element_type)
    around = _sizes(pads)
    return tosa.pad(result, value, around, padding or _splat(0, [1], type.element_type))


def _biased(type: Type, value: Value, bias: Value) -> Value:
    (size,) = bias.type.shape if isinstance(bias.type, RankedTensorType) else (DYNAMIC,)
    return tosa.add(type, value, _reshaped(bias, [1, 1, 1, size]))


def _zero_points(op: Any) -> tuple[int, int] | None:
    of_input, of_weight = zero_point(op.input_zp), zero_point(op.weight_zp)
    if of_input is None or of_weight is None:
        return None
    if isinstance(op.input.type.element_type, FloatType) and (of_input or of_weight):
        return None
    return of_input, of_weight


class DepthwiseConv2DIsMul(RewritePattern[tosa.DepthwiseConv2DOp]):
    """Multiplies channels by a kernel of one element."""

    def match_and_rewrite(self, op: tosa.DepthwiseConv2DOp, rewriter: PatternRewriter) -> bool:
        input, weight, output = _typed(op.input), _typed(op.weight), _typed(op.output)
        points = _zero_points(op)
        if input is None or weight is None or output is None or points is None:
            return False
        if DYNAMIC in weight.shape or list(weight.shape[:2]) != [1, 1] or set(op.stride) != {1}:
            return False
        element = output.element_type
        with emitting(rewriter, op.location):
            value: Value = _reshaped(op.input, [*input.shape, 1])
            kernel: Value = op.weight
            if input.element_type is not element:
                value = tosa.cast(RankedTensorType.get([*input.shape, 1], element), value)
            if weight.element_type is not element:
                kernel = tosa.cast(RankedTensorType.get(weight.shape, element), kernel)
            if points[0]:
                value = tosa.sub(value.type, value, _splat(points[0], [1] * 5, element))
            if points[1]:
                kernel = tosa.sub(kernel.type, kernel, _splat(points[1], [1] * 4, element))
            if any(op.pad):
                value = _padded(value, [0, 0, *op.pad, 0, 0, 0, 0])
            kernel = _reshaped(kernel, [1, *weight.shape])
            assert isinstance(value.type, RankedTensorType)
            product = RankedTensorType.get([*value.type.shape[:4], weight.shape[3]], element)
            result: Value = tosa.mul(product, value, kernel, _splat(0, [1], i8))
            channels = weight.shape[2] * weight.shape[3]
            result = _reshaped(result, [*value.type.shape[:3], channels])
            result = _biased(output, result, op.bias)
        rewriter.replace_op(op, [result])
        return True


def _reversed(weight: Value) -> Value:
    return tosa.reverse(weight.type, tosa.reverse(weight.type, weight, 1), 2)


class TransposeConv2D(RewritePattern[tosa.TransposeConv2DOp]):
    """Convolves with the reversed kernel; one with strides has a part for each offset in a stride."""

    def match_and_rewrite(self, op: tosa.TransposeConv2DOp, rewriter: PatternRewriter) -> bool:
        input, weight, output = _typed(op.input), _typed(op.weight), _typed(op.output)
        if input is None or weight is None or output is None or DYNAMIC in weight.shape:
            return False
        if DYNAMIC in (*input.shape[1:], *output.shape[1:]):
            return False
        if set(op.stride) == {1}:
            height, width = (size - 1 for size in weight.shape[1:3])
            top, bottom, left, right = op.out_pad
            pads = [height + top, height + bottom, width + left, width + right]
            with emitting(rewriter, op.location):
                zeros = op.input_zp, op.weight_zp
                weights = _reversed(op.weight)
                result = self._convolved(op, output, op.input, weights, op.bias, zeros, pads)
            rewriter.replace_op(op, [result])
            return True
        points = _zero_points(op)
        if points is None:
            return False
        with emitting(rewriter, op.location):
            result = self._strided(op, input, weight, output, points)
        rewriter.replace_op(op, [result])
        return True

    @staticmethod
    def _convolved(
        op: tosa.TransposeConv2DOp,
        type: Type,
        input: Value,
        weight: Value,
        bias: Value,
        zeros: Sequence[Value],
        pads: Sequence[int],
    ) -> Value:
        return tosa.conv2d(
            type, input, weight, bias, zeros[0], zeros[1], pads, [1, 1], [1, 1], op.acc_type
        )

    def _strided(
        self,
        op: tosa.TransposeConv2DOp,
        input: RankedTensorType,
        weight: RankedTensorType,
        output: RankedTensorType,
        points: tuple[int, int],
    ) -> Value:
        element, of_weight = output.element_type, weight.element_type
        channels, height, width, depth = weight.shape
        vertical, horizontal = op.stride
        pads = [-height % vertical, -width % horizontal]
        kernel: Value = op.weight
        if any(pads):
            kernel = _padded(
                kernel, [0, 0, 0, pads[0], 0, pads[1], 0, 0], _splat(points[1], [1], of_weight)
            )
        rows, columns = (height + pads[0]) // vertical, (width + pads[1]) // horizontal
        kernel = _reshaped(kernel, [channels, rows, vertical, columns, horizontal, depth])
        split = [vertical, horizontal, channels, rows, columns, depth]
        split_type = RankedTensorType.get(split, of_weight)
        kernel = tosa.transpose(split_type, kernel, [2, 4, 0, 1, 3, 5])
        count = vertical * horizontal * channels
        kernel = _reversed(_reshaped(kernel, [count, rows, columns, depth]))
        around = [0, 0, rows - 1, rows - 1, columns - 1, columns - 1, 0, 0]
        value: Value = op.input
        if any(around):
            value = _padded(value, around, op.input_zp)
        batch = input.shape[0]
        down, across = input.shape[1] + rows - 1, input.shape[2] + columns - 1
        assert isinstance(op.bias.type, RankedTensorType)
        bias = _splat(0, [count], op.bias.type.element_type)
        type = RankedTensorType.get([batch, down, across, count], element)
        elements = input.element_type, of_weight
        zeros = [_splat(point, [1], each) for point, each in zip(points, elements, strict=True)]
        value = self._convolved(op, type, value, kernel, bias, zeros, [0, 0, 0, 0])
        value = _reshaped(value, [batch, down, across, vertical, horizontal, channels])
        split = [batch, down, vertical, across, horizontal, channels]
        value = tosa.transpose(RankedTensorType.get(split, element), value, [0, 1, 3, 2, 4, 5])
        value = _reshaped(value, [batch, down * vertical, across * horizontal, channels])
        top, bottom, left, right = op.out_pad
        begin = [0, max(0, -top), max(0, -left), 0]
        around = [0, 0, *(max(0, each) for each in (top, bottom, left, right)), 0, 0]
        size = list(output.shape)
        size[1] -= around[2] + around[3]
        size[2] -= around[4] + around[5]
        start = _sizes(begin)
        value = tosa.slice(RankedTensorType.get(size, element), value, start, _sizes(size))
        if any(around):
            value = _padded(value, around)
        return _biased(output, value, op.bias)


@register_pass
class TosaOptionalDecompositionsPass(Pass):
    """Decomposes depthwise convolutions of one element and transposed convolutions."""

    ARGUMENT = "tosa-optional-decompositions"
    NAME = "TosaOptionalDecompositionsPass"
    SUMMARY = "Applies Tosa operations optional decompositions"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, (DepthwiseConv2DIsMul(), TransposeConv2D()))
