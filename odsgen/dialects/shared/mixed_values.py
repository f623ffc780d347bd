"""Indices, sizes and strides that are numbers or values (MLIR: `OpFoldResult`, StaticValueUtils)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from odsgen.dialects.shared.index_lists import DYNAMIC_INDEX
from odsgen.dialects.shared.slices import slice_operands
from odsgen.dialects.shared.static_shapes import constant_integer
from odsgen.runtime.builtin.types import DYNAMIC
from odsgen.runtime.ir.value import Value

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation

#: A number, or a value that is one when the program runs.
Mixed = int | Value


def mixed_values(numbers: Iterable[int], values: Iterable[Value]) -> list[Mixed]:
    """The numbers, with the values in the places of `DYNAMIC_INDEX`."""
    remaining = iter(values)
    return [next(remaining) if number == DYNAMIC_INDEX else int(number) for number in numbers]


def mixed_sizes(shape: Iterable[int], values: Iterable[Value]) -> list[Mixed]:
    """The sizes of a shape, with the values in the places of those that are not known."""
    remaining = iter(values)
    return [next(remaining) if size == DYNAMIC else size for size in shape]


def split_mixed(mixed: Iterable[Mixed]) -> tuple[list[Value], list[int]]:
    """The values, and the numbers with `DYNAMIC_INDEX` for each value (MLIR: `dispatchIndexOpFoldResults`)."""
    values: list[Value] = []
    numbers: list[int] = []
    for entry in mixed:
        if isinstance(entry, Value):
            values.append(entry)
            numbers.append(DYNAMIC_INDEX)
        else:
            numbers.append(entry)
    return values, numbers


def as_shape(mixed: Iterable[Mixed]) -> tuple[int, ...]:
    """The shape that has these sizes."""
    return tuple(DYNAMIC if isinstance(entry, Value) else entry for entry in mixed)


def known_integer(entry: Mixed) -> int | None:
    """The number, also where a constant gives it (MLIR: `getConstantIntValue`)."""
    return constant_integer(entry) if isinstance(entry, Value) else entry


def are_equal(one: Mixed, other: Mixed) -> bool:
    """Whether both are the same value or the same number (MLIR: `isEqualConstantIntOrValue`)."""
    if one is other:
        return True
    number = known_integer(one)
    return number is not None and number == known_integer(other)


def _is_identical(one: Mixed, other: Mixed) -> bool:
    return one is other or (isinstance(one, int) and one == other)


def fold_constants(mixed: list[Mixed], *, non_negative: bool, non_zero: bool = False) -> bool:
    """Put numbers in the places of values that are constants; whether there were any (MLIR: `foldDynamicIndexList`)."""
    changed = False
    for position, entry in enumerate(mixed):
        if not isinstance(entry, Value):
            continue
        number = constant_integer(entry)
        if number is None or (non_negative and number < 0) or (non_zero and number == 0):
            continue
        mixed[position] = number
        changed = True
    return changed


class MixedSlice(NamedTuple):
    """The offsets, sizes and strides of a slice."""

    offsets: list[Mixed]
    sizes: list[Mixed]
    strides: list[Mixed]

    def is_same(self, other: MixedSlice) -> bool:
        """Whether both have the same values and numbers; as in MLIR, a constant is no number here."""
        return all(
            len(mine) == len(theirs) and all(map(_is_identical, mine, theirs))
            for mine, theirs in zip(self, other, strict=True)
        )

    def fold_constants(self, *, zero_strides: bool = False) -> bool:
        """Put numbers for constants into one of the lists; the first where there are any, as MLIR does.

        Only if `zero_strides` says so, a stride may be zero.
        """
        return (
            fold_constants(self.offsets, non_negative=True)
            or fold_constants(self.sizes, non_negative=True)
            or fold_constants(self.strides, non_negative=False, non_zero=not zero_strides)
        )

    def is_in_bounds(self, shape: Sequence[int]) -> bool:
        """Whether the slice lies inside the shape, as far as that is known (MLIR: `verifyInBoundsSlice`)."""
        for extent, offset, size, stride in zip(shape, *self, strict=True):
            if extent == DYNAMIC or isinstance(offset, Value):
                continue
            if offset >= extent:
                return False
            if isinstance(size, Value) or isinstance(stride, Value):
                continue
            if offset + (size - 1) * stride >= extent:
                return False
        return True

    def is_identity(self, shape: Sequence[int]) -> bool:
        """Whether the slice is all of the shape; what it has more dimensions than the shape is not looked at."""
        return (
            all(known_integer(offset) == 0 for offset in self.offsets)
            and all(
                known_integer(size) == extent
                for size, extent in zip(self.sizes, shape, strict=False)
            )
            and all(known_integer(stride) == 1 for stride in self.strides)
        )


def mixed_slice(op: Operation) -> MixedSlice:
    """That of an operation whose last three groups of operands are offsets, sizes and strides."""
    found = slice_operands(op)
    lists = [
        mixed_values(numbers, values)
        for numbers, values in zip(found[:3], found.values, strict=True)
    ]
    return MixedSlice(*lists)
