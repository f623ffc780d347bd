"""Evaluation of shapes, slices and reassociations, for `memref` and `tensor`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, NamedTuple

from odsgen.dialects.shared.evaluation import index_value
from odsgen.dialects.shared.index_lists import DYNAMIC_INDEX
from odsgen.dialects.shared.segments import segment_sizes
from odsgen.interpreter import UndefinedBehavior, Unsupported, indices_of
from odsgen.runtime import DYNAMIC, Operation, ShapedType

Values = Sequence[Any]

_INDEX_MASK = (1 << 64) - 1
#: The sizes and static indices that stand for a value.
_OPEN = (DYNAMIC, DYNAMIC_INDEX)


def index_bits(number: int) -> int:
    """A number as bits of an index."""
    return number & _INDEX_MASK


def shape_with(static: Sequence[int], values: Values) -> tuple[int, ...]:
    """The shape with values for its dynamic sizes."""
    sizes = iter(values)
    found = tuple(index_value(next(sizes), "a size") if s in _OPEN else s for s in static)
    for size in found:
        if size < 0:
            raise UndefinedBehavior(f"has the size {size}, which is negative")
    return found


def numbers_with(static: Sequence[int], values: Values) -> list[int]:
    """The numbers with values for the dynamic ones."""
    given = iter(values)
    return [index_value(next(given)) if number in _OPEN else number for number in static]


def check_shape(shape: Sequence[int], type: Any) -> None:
    """Checks a shape against a type; a mismatch is undefined behaviour."""
    if not isinstance(type, ShapedType) or not type.has_rank:
        return
    fits = len(shape) == len(type.shape) and all(
        known in (DYNAMIC, size) for size, known in zip(shape, type.shape, strict=True)
    )
    if not fits:
        found = "x".join(map(str, shape)) or "no dimension"
        raise UndefinedBehavior(f"has a shape of {found} for the type '{type}'")


class Slice(NamedTuple):
    """A slice of static numbers."""

    offsets: list[int]
    sizes: list[int]
    strides: list[int]

    def check_bounds(self, shape: Sequence[int]) -> None:
        """Checks that the slice is in bounds."""
        for dimension, (offset, size, stride, limit) in enumerate(zip(*self, shape, strict=True)):
            if size < 0:
                raise UndefinedBehavior(f"has the size {size}, which is negative")
            ends = (offset, offset + (size - 1) * stride)
            if size and not (0 <= min(ends) and max(ends) < limit):
                raise UndefinedBehavior(
                    f"has a slice from {min(ends)} to {max(ends)} in dimension {dimension}, whose size is {limit}"
                )

    def indices(self) -> Iterator[tuple[int, ...]]:
        """The indices of all elements, in order."""
        for indices in indices_of(self.sizes):
            yield tuple(
                offset + index * stride
                for offset, index, stride in zip(self.offsets, indices, self.strides, strict=True)
            )


def slice_of(op: Operation, operands: Values) -> Slice:
    """The slice of an operation whose last operand groups are offsets, sizes and strides."""
    groups = []
    end = len(operands)
    for count in reversed(segment_sizes(op)[-3:]):
        groups.append(operands[end - count : end])
        end -= count
    strides, sizes, offsets = groups
    properties = op.properties
    return Slice(
        numbers_with(properties["static_offsets"].values, offsets),
        numbers_with(properties["static_sizes"].values, sizes),
        numbers_with(properties["static_strides"].values, strides),
    )


def kept_dimensions(op: Any) -> list[int]:
    """The dimensions that a rank-reducing slice keeps."""
    type = op.results[0].type
    assert isinstance(type, ShapedType)
    kept: list[int] = []
    for dimension, size in enumerate(op.static_sizes):
        if size != 1 or (len(kept) < type.rank and type.shape[len(kept)] == 1):
            kept.append(dimension)
    if len(kept) != type.rank:
        raise Unsupported(f"cannot be evaluated: it is not clear which dimensions '{type}' keeps")
    return kept


def collapsed_shape(shape: Sequence[int], groups: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The product of each group."""
    return tuple(prod(shape[d] for d in group) for group in groups)
