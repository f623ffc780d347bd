"""Canonicalization patterns of convolutions and poolings: mostly that they pad their operands themselves."""

from __future__ import annotations

from typing import NamedTuple

from odsgen.dialects.shared.structured_parts import smallest
from odsgen.dialects.tosa.shapes import constant_sizes
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter, constant_value
from odsgen.runtime import (
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    RankedTensorType,
    Type,
    Value,
    element_type_or_self,
)
from odsgen_dialects import tosa

#: As much padding as an operation may have by this pattern.
_MOST = 8192


class _Padding(NamedTuple):
    """A padding that an operation could do itself: of height and width, with its own, by equal numbers."""

    source: Value
    sizes: list[int]
    number: float
    type: Type


def _padding_of(op: tosa.Conv2DOp | tosa.DepthwiseConv2DOp | tosa.MaxPool2dOp) -> _Padding | None:
    pad = op.input.defining_op
    if not isinstance(pad, tosa.PadOp):
        return None
    sizes, number = constant_sizes(pad.padding), _only_number(pad.pad_const)
    if number is None or sizes is None or len(sizes) != 8 or len(op.pad) != 4:
        return None
    if any((*sizes[:2], *sizes[6:])):  # other dimensions are padded, too
        return None
    found = [more + size for more, size in zip(sizes[2:6], op.pad, strict=True)]
    if any(size > _MOST for size in found):
        return None
    return _Padding(pad.input1, found, number, element_type_or_self(pad.pad_const.type))


def _only_number(value: Value) -> float | None:
    """The number that a constant with one element is."""
    constant = constant_value(value)
    if not isinstance(constant, DenseIntOrFPElementsAttr) or constant.type.num_elements != 1:
        return None
    number = constant.stored_values()[0]
    return number if isinstance(number, (int, float)) else None


@pattern(tosa.Conv2DOp, tosa.DepthwiseConv2DOp)
def _convolution_of_padded(
    op: tosa.Conv2DOp | tosa.DepthwiseConv2DOp, rewriter: PatternRewriter
) -> bool:
    """Takes the padding of the operand over where it is the zero point."""
    padding = _padding_of(op)
    if padding is None or padding.number != _only_number(op.input_zp):
        return False
    *_, weight, bias, input_zp, weight_zp = op.operands
    made = type(op).build(
        op.output.type,
        padding.source,
        weight,
        bias,
        input_zp,
        weight_zp,
        padding.sizes,
        op.stride,
        op.dilation,
        op.acc_type,
        local_bound=op.local_bound,
    )
    rewriter.replace_op_with_new(op, made)
    return True


@pattern(tosa.MaxPool2dOp)
def _pool_of_one(op: tosa.MaxPool2dOp, rewriter: PatternRewriter) -> bool:
    """Replaces the maximum of one element by it."""
    for type in (op.input.type, op.output.type):
        if not isinstance(type, RankedTensorType) or not type.has_static_shape:
            return False
        if type.shape[1] != 1 or type.shape[2] != 1:
            return False
    rewriter.replace_op(op, [op.input])
    return True


@pattern(tosa.MaxPool2dOp)
def _pool_of_padded(op: tosa.MaxPool2dOp, rewriter: PatternRewriter) -> bool:
    """Takes the padding of the operand over where it is the least finite number, and less than the kernel."""
    padding = _padding_of(op)
    least = None if padding is None else smallest(padding.type)
    if padding is None or not isinstance(least, IntegerAttr | FloatAttr):
        return False
    height, width = op.kernel
    sizes = padding.sizes
    if padding.number != least.value or max(sizes[:2]) >= height or max(sizes[2:]) >= width:
        return False
    made = tosa.MaxPool2dOp.build(
        op.output.type, padding.source, op.kernel, op.stride, sizes, nan_mode=op.nan_mode
    )
    rewriter.replace_op_with_new(op, made)
    return True
