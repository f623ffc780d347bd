"""Verifiers of convolutions."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import verifies
from odsgen.runtime import DYNAMIC, RankedTensorType
from odsgen_dialects.quant import UniformQuantizedType

from .. import ops
from ..attributes import ConvDimensionNumbersAttr
from .compatibility import (
    are_compatible,
    element_type,
    expressed_type,
    is_per_axis,
    refuse,
    refusing,
    shape_text,
    shapes_fit,
)
from .dimensions import padding_of, windowed_shape, windows_of
from .inference import constant_integers

_Convolution = ops.ConvolutionOp | ops.DynamicConvOp


@verifies(ops.ConvolutionOp)
@refusing
def verify_convolution(op: ops.ConvolutionOp) -> None:
    """verifyConvolutionOp"""
    result = op.result.type
    _check_types(op)
    shape = _inferred_shape(op, padding_of(op.padding))
    if not shapes_fit(shape, result.shape):
        refuse(
            "inferred shape '{}' is incompatible with return type of operation {}",
            shape_text(shape),
            result,
        )
    _check_quantization(op)


@verifies(ops.DynamicConvOp)
@refusing
def verify_dynamic_conv(op: ops.DynamicConvOp) -> None:
    """verifyDynamicConvOp"""
    _check_types(op)
    padding, rank = op.padding.type, op.lhs.type.rank
    if padding.rank != 2:
        refuse("expects padding to be of rank 2 but got {}", padding.rank)
    if list(padding.shape) != [rank - 2, 2]:
        refuse(
            "expects padding to be of shape [{}, 2], but got [{}]",
            rank - 2,
            ", ".join("-9223372036854775808" if s == DYNAMIC else str(s) for s in padding.shape),
        )
    numbers = constant_integers(op.padding)
    if numbers is not None:
        _inferred_shape(op, list(zip(numbers[::2], numbers[1::2], strict=True)))
    _check_quantization(op)


def _check_types(op: _Convolution) -> None:
    """What can be said before the windows are looked at."""
    lhs, rhs = op.lhs.type, op.rhs.type
    if lhs.rank < 2:
        refuse("expects convolution arguments to have >= 2 dimensions. Got: {} and {}.", lhs, rhs)
    if lhs.rank != rhs.rank:
        refuse(
            "expects convolution arguments to have same number of dimensions. Got: {} and {}.",
            lhs,
            rhs,
        )
    elements = element_type(lhs), element_type(rhs)
    is_quantized = any(isinstance(element, UniformQuantizedType) for element in elements)
    if not is_quantized and not are_compatible(*elements):
        refuse("expects lhs and rhs to have compatible element type. Got: {} and {}", *elements)
    _check_dimensions(op.dimension_numbers, lhs.rank)
    _check_groups(op, op.dimension_numbers)


def _check_groups(op: _Convolution, numbers: ConvDimensionNumbersAttr) -> None:
    """verifyConvolutionAttributes"""
    lhs, rhs = op.lhs.type, op.rhs.type
    feature_groups, batch_groups = op.feature_group_count, op.batch_group_count
    batch = lhs.shape[numbers.input_batch_dimension]
    features = lhs.shape[numbers.input_feature_dimension]
    kernel_inputs = rhs.shape[numbers.kernel_input_feature_dimension]
    kernel_outputs = rhs.shape[numbers.kernel_output_feature_dimension]
    if batch_groups > 1 and feature_groups > 1:
        refuse(
            "expects batch_group_count and feature_group_count not to be both greater than 1. "
            "Got {} and {} resp.",
            batch_groups,
            feature_groups,
        )
    if batch != DYNAMIC and batch % batch_groups:
        refuse(
            "expects input batch dimension ({}) to be divisible by batch_group_count. Got "
            "batch_group_count = {}.",
            batch,
            batch_groups,
        )
    if features != DYNAMIC and features % feature_groups:
        refuse(
            "expects input feature dimension ({}) to be a multiple of feature_group_count. Got "
            "feature_group_count = {}.",
            features,
            feature_groups,
        )
    if DYNAMIC not in (features, kernel_inputs) and features // feature_groups != kernel_inputs:
        refuse(
            "expects input feature dimension ({}) / feature_group_count = kernel input feature "
            "dimension ({}). Got feature_group_count = {}.",
            features,
            kernel_inputs,
            feature_groups,
        )
    if kernel_outputs != DYNAMIC and kernel_outputs % batch_groups:
        refuse(
            "expects output feature dimension size ({}) to be a multiple of batch_group_count. "
            "Got batch_group_count = {}.",
            kernel_outputs,
            batch_groups,
        )
    if kernel_outputs != DYNAMIC and kernel_outputs % feature_groups:
        refuse(
            "expects kernel output feature dimension ({}) to be divisible by "
            "feature_group_count. For feature_group_count = {}.",
            kernel_outputs,
            feature_groups,
        )
    if op.precision_config is not None and len(op.precision_config) > 2:
        refuse("expects precision config to be empty or have <= 2 elements.")


def _inferred_shape(op: _Convolution, padding: Sequence[tuple[int, int]]) -> list[int]:
    """The shape of the result."""
    lhs, rhs, numbers = op.lhs.type, op.rhs.type, op.dimension_numbers
    windows = windows_of(
        [rhs.shape[number] for number in numbers.kernel_spatial_dimensions],
        op.window_strides or (),
        padding,
        op.lhs_dilation or (),
        op.rhs_dilation or (),
        op.window_reversal or (),
        may_be_dynamic=True,
    )
    spatial = [lhs.shape[number] for number in numbers.input_spatial_dimensions]
    shape = [0] * lhs.rank
    for number, size in zip(
        numbers.output_spatial_dimensions, windowed_shape(spatial, windows), strict=True
    ):
        shape[number] = size
    batch = lhs.shape[numbers.input_batch_dimension]
    shape[numbers.output_batch_dimension] = (
        DYNAMIC if batch == DYNAMIC else batch // op.batch_group_count
    )
    shape[numbers.output_feature_dimension] = rhs.shape[numbers.kernel_output_feature_dimension]
    return shape


def _check_dimensions(numbers: ConvDimensionNumbersAttr, rank: int) -> None:
    """isSpatialDimensionsValid"""
    groups = {
        "input": (
            numbers.input_batch_dimension,
            numbers.input_feature_dimension,
            *numbers.input_spatial_dimensions,
        ),
        "kernel": (
            numbers.kernel_input_feature_dimension,
            numbers.kernel_output_feature_dimension,
            *numbers.kernel_spatial_dimensions,
        ),
        "output": (
            numbers.output_batch_dimension,
            numbers.output_feature_dimension,
            *numbers.output_spatial_dimensions,
        ),
    }
    spatial = len(numbers.input_spatial_dimensions)
    for name in ("kernel", "output"):
        if len(groups[name]) != spatial + 2:
            refuse(
                "expects the same size for input, kernel and output spatial-dimensions, but got "
                "{} resp.",
                ", ".join(str(len(g) - 2) for g in groups.values()),
            )
    if rank != spatial + 2:
        refuse("expects convolution arguments to have {} dimensions. Got: {}", spatial + 2, rank)
    for dimensions in groups.values():
        if any(not 0 <= dimension < rank for dimension in dimensions):
            refuse(
                "expects input, kernel, and output dimension-numbers to be in-range [0, {}).", rank
            )
    for name, dimensions in groups.items():
        if len(set(dimensions)) != len(dimensions):
            refuse("expects {} dimension-numbers to be unique, got {{{}}}.", name, dimensions)


def _check_quantization(op: _Convolution) -> None:
    """verifyConvolutionOpQuantizationConstraints"""
    numbers, result = op.dimension_numbers, op.result.type
    assert isinstance(result, RankedTensorType)
    lhs, rhs = element_type(op.lhs.type), element_type(op.rhs.type)
    found = element_type(result)
    if not any(isinstance(element, UniformQuantizedType) for element in (lhs, rhs, found)):
        return
    for element, dimension, what in (
        (rhs, numbers.kernel_output_feature_dimension, "rhs should be same with kernel_output"),
        (found, numbers.output_feature_dimension, "result should be same with output"),
    ):
        axis = element.quantized_dimension if isinstance(element, UniformQuantizedType) else None
        if axis is not None and axis != dimension:
            refuse(f"quantization dimension of {what}_feature_dimension")
    quantized = UniformQuantizedType
    if not isinstance(rhs, quantized) or isinstance(lhs, quantized) is not isinstance(
        found, quantized
    ):
        refuse(
            "rhs should be quantized for quantized operations and "
            "is_quantized(lhs)=is_quantized(result) should hold"
        )
    if not isinstance(lhs, quantized):
        if lhs is not expressed_type(rhs) or lhs is not found:
            refuse("mismatched rhs quantization expressed type and lhs and result element type")
        return
    if lhs.storage_type is not rhs.storage_type:
        refuse("mismatched lhs and rhs quantization storage types")
    if len({expressed_type(element) for element in (lhs, rhs, found)}) > 1:
        refuse("mismatched lhs, rhs and result quantization expressed types")
    if not is_per_axis(rhs) and is_per_axis(found):
        refuse("mismatched rhs and result quantization granularity")
