"""Quantized tensors: integers that stand for floats by scales and zero points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from odsgen.interpreter import POISON, Elements, Unsupported, row_major_strides
from odsgen.runtime import RankedTensorType, Type
from odsgen.runtime.glue.numbers import signed
from odsgen_dialects.quant import UniformQuantizedType

from .float_arithmetic import Floats


def expressed_type(type: Type) -> Type:
    """The type that a quantized one stands for, or the type itself."""
    return type.expressed_type if isinstance(type, UniformQuantizedType) else type


def _quantized(type: Type) -> UniformQuantizedType | None:
    element = type.element_type if isinstance(type, RankedTensorType) else type
    if not isinstance(element, UniformQuantizedType):
        return None
    if element.quantized_dimensions is not None:
        raise Unsupported("cannot be evaluated with scales of blocks")
    return element


def dequantized(tensor: Elements, type: Type) -> Elements:
    """The floats that the elements of a type stand for; a tensor of another type as it is."""
    element = _quantized(type)
    if element is None:
        return tensor
    floats = Floats(element.expressed_type)
    width = element.storage_type.width
    subtract, multiply = floats.function("subtract"), floats.function("multiply")
    scales = list(map(floats.encode, element.scales))
    zeros = list(map(floats.format.from_fraction, element.zero_points))

    def compute(bits: int, axis: int) -> int:
        number = signed(bits, width) if element.is_signed else bits
        value = floats.format.from_fraction(number)
        return int(multiply(subtract(value, zeros[axis]), scales[axis]))

    return _each(compute, tensor, element)


def quantized(tensor: Elements, type: Type) -> Elements:
    """The elements of a type that stand for floats, as near as they can; a tensor of another type as it is."""
    element = _quantized(type)
    if element is None:
        return tensor
    floats = Floats(element.expressed_type)
    divide, add, nearest = map(floats.function, ("divide", "add", "round_even"))
    scales = list(map(floats.encode, element.scales))
    zeros = list(map(floats.format.from_fraction, element.zero_points))
    low, high = element.storage_type_min, element.storage_type_max
    mask = (1 << element.storage_type.width) - 1

    def compute(bits: int, axis: int) -> int:
        value = nearest(add(divide(bits, scales[axis]), zeros[axis]))
        return floats.saturated(value, low, high) & mask

    return _each(compute, tensor, element)


def _each(
    compute: Callable[[Any, int], Any], tensor: Elements, element: UniformQuantizedType
) -> Elements:
    """Computes each element, given the number of its scale."""
    values = tensor.values
    dimension = element.quantized_dimension
    axes: Sequence[int] = [0] * len(values)
    if dimension is not None:
        stride, size = row_major_strides(tensor.shape)[dimension], tensor.shape[dimension]
        axes = [place // stride % size for place in range(len(values))]
    found = [
        POISON if value is POISON else compute(value, axis)
        for value, axis in zip(values, axes, strict=True)
    ]
    return Elements(tensor.shape, found)
