"""Places of elements among those of a tensor, the last dimension varying fastest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.interpreter import Elements, Machine, row_major_strides

from .tensors import shape_of


def places(offset: int, sizes: Sequence[int], strides: Sequence[int]) -> list[int]:
    """The places of a box of elements that are so far apart in each dimension."""
    found = [offset]
    for size, stride in zip(sizes, strides, strict=True):
        if size == 1:
            continue
        steps = range(0, size * stride, stride) if stride else [0] * size
        found = [place + step for place in found for step in steps]
    return found


def strided(
    tensor: Elements, offset: int, sizes: Sequence[int], strides: Sequence[int], machine: Machine
) -> list[Any]:
    """The elements of a box."""
    shape_of(sizes, machine)
    if 0 in sizes:
        return []
    values = tensor.values
    return [values[place] for place in places(offset, sizes, strides)]


def transposed(tensor: Elements, permutation: Sequence[int], machine: Machine) -> Elements:
    """The tensor with its dimensions in another order."""
    own = row_major_strides(tensor.shape)
    shape = [tensor.shape[dimension] for dimension in permutation]
    strides = [own[dimension] for dimension in permutation]
    return Elements(shape, strided(tensor, 0, shape, strides, machine))


def padded(
    tensor: Elements,
    value: Any,
    low: Sequence[int],
    high: Sequence[int],
    interior: Sequence[int],
    machine: Machine,
) -> Elements:
    """The tensor with a value around and between its elements; negative numbers cut off."""
    sizes = tensor.shape
    shape = shape_of(
        [
            before + after + size + max(size - 1, 0) * between
            for size, before, after, between in zip(sizes, low, high, interior, strict=True)
        ],
        machine,
    )
    strides = row_major_strides(shape)
    kept = []
    for size, before, between, limit in zip(sizes, low, interior, shape, strict=True):
        step = between + 1
        kept.append([i for i in range(size) if 0 <= before + i * step < limit])
    sources, targets = [0], [0]
    for dimension, own in enumerate(row_major_strides(sizes)):
        before, step = low[dimension], interior[dimension] + 1
        stride = strides[dimension]
        sources = [place + i * own for place in sources for i in kept[dimension]]
        targets = [
            place + (before + i * step) * stride for place in targets for i in kept[dimension]
        ]
    count = 1
    for size in shape:
        count *= size
    found = [value] * count
    for source, target in zip(sources, targets, strict=True):
        found[target] = tensor.values[source]
    return Elements(shape, found)
