"""The limits of level 8K: ranks, sizes, kernels, strides, scales, nesting."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from odsgen.dialects.tosa.element_types import element_type
from odsgen.dialects.tosa.shapes import constant_sizes, truncated
from odsgen.dialects.tosa.verifiers.regions import variable_type
from odsgen.runtime import DYNAMIC, FloatType, IntegerType, Operation, ShapedType, Type
from odsgen_dialects import builtin, func, tosa

_MAX_RANK, _MAX_KERNEL, _MAX_STRIDE, _MAX_SCALE = 6, 8192, 8192, 256
_MAX_LOG2_SIZE, _MAX_NESTING, _MAX_LIST = 31, 6, 64

#: Operations of any rank, or whose verifiers fix it.
_OF_ANY_RANK = (
    tosa.ConstShapeOp,
    tosa.CustomOp,
    tosa.WhileOp,
    tosa.YieldOp,
    tosa.AvgPool2dOp,
    tosa.Conv2DOp,
    tosa.Conv3DOp,
    tosa.DepthwiseConv2DOp,
    tosa.TransposeConv2DOp,
    tosa.FFT2dOp,
    tosa.MatMulOp,
    tosa.MatmulTBlockScaledOp,
    tosa.MaxPool2dOp,
    tosa.RFFT2dOp,
    tosa.GatherOp,
    tosa.ScatterOp,
    tosa.ResizeOp,
)


def check_level(op: Operation, minor_version: int) -> None:
    """TosaValidation::applyLevelCheck, for level 8K."""
    _check_ranks(op)
    if isinstance(op, tosa.VariableOp):
        _check_size(op, variable_type(op), "variable type", minor_version)
    elif not isinstance(op, tosa.YieldOp):
        for value in op.operands:
            _check_size(op, value.type, "operand", minor_version)
        for type in op.result_types:
            _check_size(op, type, "result", minor_version)
    _check_windows(op)
    _check_lists(op)
    if isinstance(op, (tosa.IfOp, tosa.WhileOp)) and _depth(op) >= _MAX_NESTING:
        raise op.op_error(f"failed level check: {_depth(op)} >= MAX_NESTING")


# --- ranks and sizes ----------------------------------------------------------------------------------------------------


def _check_rank(op: Operation, type: Type, what: str, most: int = _MAX_RANK) -> None:
    if isinstance(type, tosa.shapeType) and type.rank > most:
        raise op.op_error(f"failed shape type level check: '{type}' exceeds MAX_RANK")
    if not isinstance(type, ShapedType):
        return
    if not type.has_rank:
        raise op.op_error("failed level check: unranked tensor")
    if len(type.shape) > most:
        raise op.op_error(f"failed level check: {what} rank(shape) <= MAX_RANK")


def _check_ranks(op: Operation) -> None:
    if isinstance(op, _OF_ANY_RANK):
        return
    if isinstance(op, tosa.VariableOp):
        _check_rank(op, variable_type(op), "variable type")
        return
    for value in op.operands[:1] if isinstance(op, tosa.IfOp) else op.operands:
        _check_rank(op, value.type, "operand")
    for type in () if isinstance(op, tosa.IfOp) else op.result_types:
        _check_rank(op, type, "result", _MAX_RANK - isinstance(op, tosa.ArgMaxOp))


def _check_size(op: Operation, type: Type, what: str, minor_version: int) -> None:
    if not isinstance(type, ShapedType):
        return
    if not type.has_rank:
        raise op.op_error("failed level check: unranked tensor")
    if DYNAMIC in type.shape:
        if minor_version:
            return
        raise op.op_error(
            f"failed level check: {what} shape dimension cannot be dynamic when targeting TOSA "
            "specification version 1.0 or below"
        )
    element = element_type(type)
    bits = element.width if isinstance(element, (IntegerType, FloatType)) else 8
    if max(1, bits // 8) * prod(type.shape) >= 1 << _MAX_LOG2_SIZE:
        raise op.op_error(
            f"failed level check: {what} tensor size (in bytes) <= (1 << MAX_LOG2_SIZE - 1)"
        )


# --- windows ------------------------------------------------------------------------------------------------------------


def _check_most(op: Operation, values: Iterable[int], most: int, condition: str) -> None:
    if any(value > most for value in values):
        raise op.op_error(f"failed level check: {condition}")


def _check_kernel(op: Operation, values: Iterable[int], what: str) -> None:
    _check_most(op, values, _MAX_KERNEL, f"{what} <= MAX_KERNEL")


def _check_stride(op: Operation, values: Iterable[int]) -> None:
    _check_most(op, values, _MAX_STRIDE, "stride <= MAX_STRIDE")


def _check_windows(op: Operation) -> None:
    if isinstance(op, (tosa.AvgPool2dOp, tosa.MaxPool2dOp)):
        _check_kernel(op, op.kernel, "kernel")
        _check_stride(op, op.stride)
        _check_kernel(op, op.pad, "pad")
    elif isinstance(op, (tosa.Conv2DOp, tosa.Conv3DOp, tosa.DepthwiseConv2DOp)):
        _check_convolution(op)
    elif isinstance(op, (tosa.FFT2dOp, tosa.RFFT2dOp)):
        for value in op.operands:
            assert isinstance(value.type, ShapedType)
            _check_kernel(op, value.type.shape[1:2], "H")
            _check_kernel(op, value.type.shape[2:3], "W")
    elif isinstance(op, tosa.TransposeConv2DOp):
        assert isinstance(op.weight.type, ShapedType)
        _check_kernel(op, op.weight.type.shape[1:2], "KH")
        _check_kernel(op, op.weight.type.shape[2:3], "KW")
        _check_kernel(op, op.out_pad, "pad")
        _check_stride(op, op.stride)
    elif isinstance(op, tosa.ResizeOp):
        scale = constant_sizes(op.scale)
        if scale is None:
            raise op.op_error("failed level check: scale is not a 'tosa.const_shape'")
        for axis, start in (("y", 0), ("x", 2)):
            quotient = truncated(scale[start], scale[start + 1])
            condition = f"scale_{axis}_n/scale_{axis}_d <= MAX_SCALE"
            _check_most(op, [quotient], _MAX_SCALE, condition)


def _check_convolution(op: tosa.Conv2DOp | tosa.Conv3DOp | tosa.DepthwiseConv2DOp) -> None:
    _check_kernel(op, op.dilation, "dilation")
    _check_kernel(op, op.pad, "pad")
    _check_stride(op, op.stride)
    assert isinstance(op.weight.type, ShapedType)
    sizes = op.weight.type.shape[not isinstance(op, tosa.DepthwiseConv2DOp) :]
    axes = ("d * KD", "y * KH", "x * KW")[-len(op.dilation) :]
    for axis, dilation, size in zip(axes, op.dilation, sizes, strict=False):
        _check_most(op, [dilation * size], _MAX_KERNEL, f"dilation_{axis} <= MAX_KERNEL)")


# --- lists and nesting --------------------------------------------------------------------------------------------------


def _check_lists(op: Operation) -> None:
    lists: dict[str, int] = {}
    if isinstance(op, tosa.ConcatOp):
        lists = {"input1": len(op.operands)}
    elif isinstance(op, tosa.CustomOp):
        lists = {"input_list": len(op.operands), "output_list": len(op.results)}
    elif isinstance(op, (tosa.IfOp, tosa.WhileOp)):
        lists = {"inputs": len(op.input_list), "outputs": len(op.results)}
    for name, length in lists.items():
        if length > _MAX_LIST:
            raise op.op_error(f"failed level check for MAX_TENSOR_LIST_SIZE: {name}")


def _depth(op: Operation) -> int:
    depth, parent = 0, op.parent_op
    while parent is not None:
        depth += 1
        if isinstance(parent, (func.FuncOp, builtin.ModuleOp)):
            break
        parent = parent.parent_op
    return depth
