"""Constant tensors with their dimensions in another order."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.runtime import DenseIntOrFPElementsAttr, ShapedType


def transposed_constant(
    constant: DenseIntOrFPElementsAttr, result: ShapedType, order: Sequence[int]
) -> DenseIntOrFPElementsAttr:
    """The constant, of which dimension `order[n]` is dimension `n` of the result."""
    if constant.is_splat:
        return DenseIntOrFPElementsAttr.from_raw(result, constant.raw_data)
    strides: list[int] = []
    product = 1
    for size in reversed(constant.type.shape):
        strides.insert(0, product)
        product *= size
    offsets = [0]
    for size, number in zip(result.shape, order, strict=True):
        stride = strides[number]
        offsets = [offset + stride * each for offset in offsets for each in range(size)]
    bits = constant.number_bits()
    return DenseIntOrFPElementsAttr.from_bits(result, [bits[offset] for offset in offsets])
