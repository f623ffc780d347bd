"""Static and dynamic indices, sizes and strides (MLIR: `OpFoldResult`, StaticValueUtils)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from odsgen.dialects.shared.index_lists import DYNAMIC_INDEX
from odsgen.dialects.shared.slices import slice_operands
from odsgen.dialects.shared.static_shapes import constant_integer
from odsgen.runtime import DYNAMIC, Operation, Value

#: A number or a value.
Mixed = int | Value


def mixed_values(numbers: Iterable[int], values: Iterable[Value]) -> list[Mixed]:
    """The numbers, with values in the places of `DYNAMIC_INDEX` (`getMixedValues`)."""
    remaining = iter(values)
    return [next(remaining) if number == DYNAMIC_INDEX else int(number) for number in numbers]


def mixed_sizes(shape: Iterable[int], values: Iterable[Value]) -> list[Mixed]:
    """The sizes of a shape; values take the places of dynamic ones."""
    remaining = iter(values)
    return [next(remaining) if size == DYNAMIC else size for size in shape]


def split_mixed(mixed: Iterable[Mixed]) -> tuple[list[Value], list[int]]:
    """The values, and the numbers with `DYNAMIC_INDEX` for each value (`dispatchIndexOpFoldResults`)."""
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
    """The shape of these sizes."""
    return tuple(DYNAMIC if isinstance(entry, Value) else entry for entry in mixed)


def known_integer(entry: Mixed) -> int | None:
    """The number, or that of a constant value; None if unknown (`getConstantIntValue`)."""
    return constant_integer(entry) if isinstance(entry, Value) else entry


def are_equal(one: Mixed, other: Mixed) -> bool:
    """Whether both are the same value or number (`isEqualConstantIntOrValue`)."""
    if one is other:
        return True
    number = known_integer(one)
    return number is not None and number == known_integer(other)


def _is_identical(one: Mixed, other: Mixed) -> bool:
    return one is other or (isinstance(one, int) and one == other)


def fold_constants(mixed: list[Mixed], *, non_negative: bool, non_zero: bool = False) -> bool:
    """Replaces constant values by numbers; returns whether there were any (`foldDynamicIndexList`)."""
    changed = False
    for position, entry in enumerate(mixed):
        if not isinstance(entry, Value):
            continue
        number = constant_integer(entry)
        if number is None or number == DYNAMIC_INDEX or (non_negative and number < 0):
            continue
        if non_zero and number == 0:
            continue
        mixed[position] = number
        changed = True
    return changed


class MixedSlice(NamedTuple):
    """Offsets, sizes and strides."""

    offsets: list[Mixed]
    sizes: list[Mixed]
    strides: list[Mixed]

    def build_arguments(
        self,
    ) -> tuple[list[Value], list[Value], list[Value], list[int], list[int], list[int]]:
        """The values of each list, then the numbers of each, as builders of slices take them."""
        (offsets, static_offsets), (sizes, static_sizes), (strides, static_strides) = map(
            split_mixed, self
        )
        return offsets, sizes, strides, static_offsets, static_sizes, static_strides

    def is_same(self, other: MixedSlice) -> bool:
        """Whether both have equal entries; as in MLIR, a constant value does not equal a number."""
        return all(
            len(mine) == len(theirs) and all(map(_is_identical, mine, theirs))
            for mine, theirs in zip(self, other, strict=True)
        )

    def fold_constants(self, *, zero_strides: bool = False) -> bool:
        """Folds constants in the first list that has any, as MLIR does.

        Zero strides are kept as values unless `zero_strides`.
        """
        return (
            fold_constants(self.offsets, non_negative=True)
            or fold_constants(self.sizes, non_negative=True)
            or fold_constants(self.strides, non_negative=False, non_zero=not zero_strides)
        )

    def is_in_bounds(self, shape: Sequence[int]) -> bool:
        """Whether the slice is in bounds, as far as it is static (`verifyInBoundsSlice`)."""
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
        """Whether the slice is the whole shape; extra dimensions of the slice are ignored."""
        return (
            all(known_integer(offset) == 0 for offset in self.offsets)
            and all(
                known_integer(size) == extent
                for size, extent in zip(self.sizes, shape, strict=False)
            )
            and all(known_integer(stride) == 1 for stride in self.strides)
        )


def mixed_slice(op: Operation) -> MixedSlice:
    """The slice of an operation whose last operand groups are offsets, sizes and strides."""
    found = slice_operands(op)
    lists = [
        mixed_values(numbers, values)
        for numbers, values in zip(found[:3], found.values, strict=True)
    ]
    return MixedSlice(*lists)
