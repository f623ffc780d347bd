"""Verifiers of the dialect `quant`."""

from __future__ import annotations

from odsgen.dialects.quant.types import QUANTIZED_TYPES, storage_type
from odsgen.hooks import verifies
from odsgen.runtime import DYNAMIC, Operation, ShapedType, TensorType, Type
from odsgen_dialects import quant


@verifies(quant.DequantizeCastOp)
def verify_dcast(op: quant.DequantizeCastOp) -> None:
    """DequantizeCastOp::verify"""
    _verify_expressed(op, op.input.type, op.result.type)


@verifies(quant.QuantizeCastOp)
def verify_qcast(op: quant.QuantizeCastOp) -> None:
    """QuantizeCastOp::verify"""
    _verify_expressed(op, op.result.type, op.input.type)


@verifies(quant.StorageCastOp)
def verify_scast(op: quant.StorageCastOp) -> None:
    """StorageCastOp::verify"""
    first, second = _element(op.input.type), _element(op.result.type)
    quantized, integer = first, second
    if not isinstance(quantized, QUANTIZED_TYPES):
        quantized, integer = second, first
    if storage_type(quantized) is not integer:
        raise op.error("storage type in quantized type expected to match integer type")
    _verify_scales(op, quantized, op.input.type)


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, ShapedType) else type


def _verify_expressed(
    op: quant.DequantizeCastOp | quant.QuantizeCastOp, quantized_side: Type, float_side: Type
) -> None:
    quantized = _element(quantized_side)
    assert isinstance(quantized, QUANTIZED_TYPES)
    if quantized.expressed_type is not _element(float_side):
        raise op.error("expressed type in quantized type expected to match float type")
    _verify_scales(op, quantized, op.input.type)


def _verify_scales(op: Operation, quantized: Type, container: Type) -> None:
    """Checks the number of scales against the tensor's shape or blocks."""
    if not isinstance(quantized, quant.UniformQuantizedType):
        return
    if quantized.quantized_dimension is not None:
        _verify_axis(op, quantized, quantized.quantized_dimension, container)
    elif quantized.quantized_dimensions is not None:
        _verify_blocks(op, quantized, quantized.quantized_dimensions, container)


def _verify_axis(
    op: Operation, quantized: quant.UniformQuantizedType, axis: int, container: Type
) -> None:
    if not isinstance(container, TensorType):
        raise op.error("scalar types may not use per-axis quantization")
    if not container.has_rank:
        return
    if axis >= container.rank:
        raise op.error("quantized dimension must be less than tensor rank")
    if container.shape[axis] not in (DYNAMIC, len(quantized.scales)):
        raise op.error("quantized dimension size does not match number of scales")


def _verify_blocks(
    op: Operation, quantized: quant.UniformQuantizedType, axes: tuple[int, ...], container: Type
) -> None:
    if not isinstance(container, TensorType):
        raise op.error("scalar types may not use sub-channel quantization")
    if not container.has_rank:
        raise op.error("tensor containing the sub-channel quantized type must be ranked")
    expected = [1] * container.rank
    for axis, size in zip(axes, quantized.block_sizes, strict=True):
        if axis >= container.rank:
            raise op.error("quantized dimension must be less than tensor rank")
        length = container.shape[axis]
        if length == 0:
            raise op.error(
                "tensor dimension size of zero is not allowed with sub-channel quantization"
            )
        if length != DYNAMIC and length % size:
            raise op.error(
                f"tensor dimension size {length} at axis {axis} must be divisible by the "
                f"corresponding block size {size}"
            )
        expected[axis] = DYNAMIC if length == DYNAMIC else length // size
    shape = quantized.scales_shape
    if len(shape) != container.rank:
        raise op.error(
            f"Rank of scales {len(shape)} must match the rank of the tensor {container.rank}"
        )
    for axis, (size, given) in enumerate(zip(expected, shape, strict=True)):
        if size not in (DYNAMIC, given):
            raise op.error(
                f"dimension size {given} of scales tensor at axis {axis} should match (tensor "
                f"dimension at axis / block sizes at axis) = {size}"
            )
