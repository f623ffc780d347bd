"""Sizes, slices and groups of dimensions while a program runs, for `memref` and `tensor`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from odsgen.dialects.shared.evaluation import index_value
from odsgen.dialects.shared.index_lists import DYNAMIC_INDEX
from odsgen.dialects.shared.segments import segment_sizes
from odsgen.runtime.builtin.types import DYNAMIC, ShapedType
from odsgen.runtime.interpreter import UndefinedBehavior, Unsupported
from odsgen.runtime.interpreter.values import indices_of

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation

    Values = Sequence[Any]

_INDEX_MASK = (1 << 64) - 1
#: What stands for a number that is a value, in types and in lists.
_OPEN = (DYNAMIC, DYNAMIC_INDEX)


def index_bits(number: int) -> int:
    """A number as an index."""
    return number & _INDEX_MASK


def shape_with(static: Sequence[int], values: Values) -> tuple[int, ...]:
    """A shape whose open sizes are these values, in order."""
    sizes = iter(values)
    found = tuple(index_value(next(sizes), "a size") if s in _OPEN else s for s in static)
    for size in found:
        if size < 0:
            raise UndefinedBehavior(f"has the size {size}, which is negative")
    return found


def numbers_with(static: Sequence[int], values: Values) -> list[int]:
    """Numbers whose open ones are these values, in order."""
    given = iter(values)
    return [index_value(next(given)) if number in _OPEN else number for number in static]


def check_shape(shape: Sequence[int], type: Any) -> None:
    """Refuse a shape that is not as a type says."""
    if not isinstance(type, ShapedType) or not type.has_rank:
        return
    fits = len(shape) == len(type.shape) and all(
        known in (DYNAMIC, size) for size, known in zip(shape, type.shape, strict=True)
    )
    if not fits:
        found = "x".join(map(str, shape)) or "no dimension"
        raise UndefinedBehavior(f"has a shape of {found} for the type '{type}'")


class Slice(NamedTuple):
    """A slice with its numbers."""

    offsets: list[int]
    sizes: list[int]
    strides: list[int]

    def check_bounds(self, shape: Sequence[int]) -> None:
        """The slice must be inside."""
        for dimension, (offset, size, stride, limit) in enumerate(zip(*self, shape, strict=True)):
            if size < 0:
                raise UndefinedBehavior(f"has the size {size}, which is negative")
            ends = (offset, offset + (size - 1) * stride)
            if size and not (0 <= min(ends) and max(ends) < limit):
                raise UndefinedBehavior(
                    f"has a slice from {min(ends)} to {max(ends)} in dimension {dimension}, whose size is {limit}"
                )

    def indices(self) -> Iterator[tuple[int, ...]]:
        """The indices of all elements."""
        for indices in indices_of(self.sizes):
            yield tuple(
                offset + index * stride
                for offset, index, stride in zip(self.offsets, indices, self.strides, strict=True)
            )


def slice_of(op: Operation, operands: Values) -> Slice:
    """The slice of an operation whose last three groups of operands are offsets, sizes and strides."""
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


def kept_dimensions(op: Operation) -> list[int]:
    """The dimensions of a slice that its type keeps: of those of size one, some may be left out."""
    type = op.results[0].type
    assert isinstance(type, ShapedType)
    kept: list[int] = []
    for dimension, size in enumerate(op.properties["static_sizes"].values):
        if size != 1 or (len(kept) < type.rank and type.shape[len(kept)] == 1):
            kept.append(dimension)
    if len(kept) != type.rank:
        raise Unsupported(f"cannot be evaluated: it is not clear which dimensions '{type}' keeps")
    return kept


def collapsed_shape(shape: Sequence[int], groups: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The product of the sizes of each group."""
    return tuple(prod(shape[d] for d in group) for group in groups)
