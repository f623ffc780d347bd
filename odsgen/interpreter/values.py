"""Values of a program that runs.

An integer or an index is its bits, read without a sign; a float is the bits of its format.  A vector or a tensor is
`Elements`, a memref a `Buffer`, a function a `FunctionValue`; any of them may be `POISON`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


class Poison:
    """The value of what overflowed although it must not, was never written, and the like (Dialects/UBOps)."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "poison"


POISON: Final = Poison()


class Elements:
    """The elements of a vector or tensor, the last dimension varying fastest."""

    __slots__ = ("shape", "values")

    def __init__(self, shape: Sequence[int], values: Sequence[Any]) -> None:
        self.shape = tuple(shape)
        self.values = tuple(values)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Elements):
            return NotImplemented
        return self.shape == other.shape and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.shape, self.values))

    def __repr__(self) -> str:
        return f"Elements({self.shape}, {self.values})"

    def strides(self) -> tuple[int, ...]:
        """How far apart neighbours of each dimension are among `values`."""
        return row_major_strides(self.shape)

    def position(self, indices: Sequence[int]) -> int:
        """The place of an element among `values`; the indices are in bounds."""
        place = 0
        for index, size in zip(indices, self.shape, strict=True):
            place = place * size + index
        return place


class Storage:
    """Memory that was allocated at once."""

    __slots__ = ("cells", "is_alive")

    def __init__(self, count: int) -> None:
        #: A list, or what is indexed as one.
        self.cells: Any = [POISON] * count
        self.is_alive = True


class Buffer:
    """A memref: a window over memory, with sizes and strides in elements."""

    __slots__ = ("storage", "offset", "shape", "strides")

    def __init__(
        self, storage: Storage, offset: int, shape: Sequence[int], strides: Sequence[int]
    ) -> None:
        self.storage = storage
        self.offset = offset
        self.shape = tuple(shape)
        self.strides = tuple(strides)

    @classmethod
    def allocate(cls, shape: Sequence[int]) -> Buffer:
        """New memory, row by row, in which nothing is written."""
        return cls(Storage(prod(shape)), 0, shape, row_major_strides(shape))

    def position(self, indices: Sequence[int]) -> int:
        """The place of an element in the memory."""
        return self.offset + sum(i * s for i, s in zip(indices, self.strides, strict=True))

    def positions(self) -> Iterator[int]:
        """The places of all elements, the last dimension varying fastest."""
        for indices in indices_of(self.shape):
            yield self.position(indices)

    def __repr__(self) -> str:
        return f"Buffer({self.shape}, {self.strides}, offset {self.offset})"


class FunctionValue:
    """A function as a value."""

    __slots__ = ("function",)

    def __init__(self, function: Operation) -> None:
        self.function = function

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FunctionValue) and self.function is other.function

    def __hash__(self) -> int:
        return hash(self.function)


def indices_of(shape: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The indices of all elements, the last dimension varying fastest; at once none where a dimension is empty."""
    return indices_in_ranges([range(size) for size in shape])


def indices_in_ranges(ranges: Sequence[range]) -> Iterator[tuple[int, ...]]:
    """One number of each range, the last one varying fastest.

    Other than `itertools.product`, it does not keep the numbers of the ranges.
    """
    if not all(ranges):
        return
    if not ranges:
        yield ()
        return
    *outer, last = ranges
    if not outer:
        for number in last:
            yield (number,)
        return
    running = [iter(numbers) for numbers in outer]
    first = [next(numbers) for numbers in running]
    while True:
        prefix = tuple(first)
        for number in last:
            yield (*prefix, number)
        place = len(outer) - 1
        while place >= 0:
            following = next(running[place], None)
            if following is not None:
                first[place] = following
                break
            running[place] = iter(outer[place])
            first[place] = next(running[place])
            place -= 1
        else:
            return


def number_of(ranges: Sequence[range]) -> int:
    """How many indices a loop nest has."""
    return prod(map(_length, ranges))


def _length(numbers: range) -> int:
    # len() has no answer past 2^63.
    if not numbers:
        return 0
    return (numbers[-1] - numbers.start) // numbers.step + 1


def row_major_strides(shape: Sequence[int]) -> tuple[int, ...]:
    """How many elements lie between neighbours of each dimension."""
    strides: list[int] = []
    step = 1
    for size in reversed(shape):
        strides.append(step)
        step *= size
    return tuple(reversed(strides))
