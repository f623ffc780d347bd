"""Canonicalization patterns of convolutions and poolings: mostly that they pad their operands themselves."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.tosa.shapes import constant_sizes
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter, constant_value
from odsgen.rewriting.number_constants import scalar_bits
from odsgen.runtime import (
    DenseIntOrFPElementsAttr,
    FloatType,
    IntegerType,
    RankedTensorType,
    Type,
    Value,
)
from odsgen_dialects import tosa

#: As much padding as an operation may have by this pattern.
_MOST = 8192


def _only_element(value: Value) -> tuple[int, Type] | None:
    """The bits and the type of a constant with one element."""
    constant = constant_value(value)
    if not isinstance(constant, DenseIntOrFPElementsAttr) or constant.type.num_elements != 1:
        return None
    bits = scalar_bits(constant)
    return None if bits is None else (bits, constant.type.element_type)


def _padding_around(pad: tosa.PadOp, own: Sequence[int]) -> list[int] | None:
    """The padding of height and width, with what an operation has itself; None where other dimensions are padded."""
    sizes = constant_sizes(pad.padding)
    if sizes is None or len(sizes) != 8 or len(own) != 4 or any((*sizes[:2], *sizes[6:])):
        return None
    found = [more + size for more, size in zip(sizes[2:6], own, strict=True)]
    return None if any(size > _MOST for size in found) else found


@pattern(tosa.Conv2DOp, tosa.DepthwiseConv2DOp)
def _convolution_of_padded(
    op: tosa.Conv2DOp | tosa.DepthwiseConv2DOp, rewriter: PatternRewriter
) -> bool:
    """Takes the padding of the operand over where it is the zero point."""
    pad = op.input.defining_op
    if not isinstance(pad, tosa.PadOp):
        return False
    sizes = _padding_around(pad, op.pad)
    zero, padding = _only_element(op.input_zp), _only_element(pad.pad_const)
    if sizes is None or zero is None or padding is None or not _are_equal(zero, padding):
        return False
    *_, weight, bias, input_zp, weight_zp = op.operands
    made = type(op).build(
        op.output.type,
        pad.input1,
        weight,
        bias,
        input_zp,
        weight_zp,
        sizes,
        op.stride,
        op.dilation,
        op.acc_type,
        local_bound=op.local_bound,
    )
    rewriter.replace_op_with_new(op, made)
    return True


def _are_equal(first: tuple[int, Type], second: tuple[int, Type]) -> bool:
    """Whether two numbers are equal: both zeros are, NaN is not."""
    type = first[1]
    if not isinstance(type, FloatType):
        return first[0] == second[0]
    semantics = type.SEMANTICS
    if semantics.is_zero(first[0]):
        return semantics.is_zero(second[0])
    return first[0] == second[0] and not semantics.is_nan(first[0])


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
    pad = op.input.defining_op
    if not isinstance(pad, tosa.PadOp):
        return False
    sizes, padding = _padding_around(pad, op.pad), _only_element(pad.pad_const)
    if sizes is None or padding is None or padding[0] != _least(padding[1]):
        return False
    height, width = op.kernel
    if max(sizes[:2]) >= height or max(sizes[2:]) >= width:
        return False
    made = tosa.MaxPool2dOp.build(
        op.output.type, pad.input1, op.kernel, op.stride, sizes, nan_mode=op.nan_mode
    )
    rewriter.replace_op_with_new(op, made)
    return True


def _least(type: Type) -> int | None:
    """The bits of the least finite number of a type."""
    if isinstance(type, FloatType):
        return type.SEMANTICS.largest(negative=True)
    return 1 << (type.width - 1) if isinstance(type, IntegerType) else None
