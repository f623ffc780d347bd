"""Slices of tensors and memrefs (MLIR: OffsetSizeAndStrideOpInterface, SliceVerificationResult)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from odsgen.dialects.shared.index_lists import DYNAMIC_INDEX, verify_index_list
from odsgen.dialects.shared.segments import segment_sizes
from odsgen.runtime import DYNAMIC, Operation, Value


class SliceOperands(NamedTuple):
    """The static numbers and dynamic values of a slice."""

    offsets: Sequence[int]
    sizes: Sequence[int]
    strides: Sequence[int]
    values: tuple[Sequence[Value], Sequence[Value], Sequence[Value]]


def slice_operands(op: Operation) -> SliceOperands:
    """The slice of an operation whose last operand groups are offsets, sizes and strides."""
    properties = op.properties
    values: list[Sequence[Value]] = []
    end = len(op.operands)
    for size in reversed(segment_sizes(op)[-3:]):
        values.insert(0, op.operands[end - size : end])
        end -= size
    return SliceOperands(
        properties["static_offsets"].values,
        properties["static_sizes"].values,
        properties["static_strides"].values,
        (values[0], values[1], values[2]),
    )


def verify_slice_operands(op: Operation, slice: SliceOperands, ranks: Sequence[int]) -> None:
    """Checks the number of offsets, sizes and strides, and that offsets and sizes are not negative."""
    offsets, sizes, strides, _ = slice
    groups = [*zip(("offsets", "sizes", "strides"), slice[:3], slice.values, strict=True)]
    for what, numbers, values in (*groups[1:], groups[0]):
        dynamic = sum(number == DYNAMIC_INDEX for number in numbers)
        if len(values) != dynamic:
            raise op.error(
                f"expected the number of '{what}' to match the number of dynamic entries in "
                f"'static_{what}' ({len(values)} vs {dynamic})"
            )
    well_formed = "so the rank of the result type is well-formed."
    if not (len(offsets) == 1 == ranks[0]) and len(offsets) != len(sizes):
        raise op.error(
            "expected mixed offsets rank to match mixed sizes rank "
            f"({len(offsets)} vs {len(sizes)}) {well_formed}"
        )
    if len(sizes) != len(strides):
        raise op.error(
            "expected mixed sizes rank to match mixed strides rank "
            f"({len(sizes)} vs {len(strides)}) {well_formed}"
        )
    for what, rank, numbers, values in zip(
        ("offset", "size", "stride"), ranks, slice[:3], slice.values, strict=True
    ):
        verify_index_list(op, what, rank, numbers, values)
    for what, numbers in (("offsets", offsets), ("sizes", sizes)):
        for number in numbers:
            if number < 0 and number != DYNAMIC_INDEX:
                raise op.error(f"expected {what} to be non-negative, but got {number}")


def verify_in_bounds(op: Operation, shape: Sequence[int], slice: SliceOperands) -> None:
    """Checks that a slice is in bounds, as far as it is static."""
    for number, extent in enumerate(shape):
        offset, size, stride = (numbers[number] for numbers in slice[:3])
        if extent == DYNAMIC or offset == DYNAMIC_INDEX:
            continue
        if offset >= extent:
            raise op.error(f"offset {number} is out-of-bounds: {offset} >= {extent}")
        if DYNAMIC_INDEX in (size, stride):
            continue
        last = offset + (size - 1) * stride
        if last >= extent:
            raise op.error(f"slice along dimension {number} runs out-of-bounds: {last} >= {extent}")


def sizes_as_shape(sizes: Sequence[int]) -> tuple[int, ...]:
    """The shape of these sizes."""
    return tuple(DYNAMIC if size == DYNAMIC_INDEX else size for size in sizes)


def dropped_dimensions(shape: Sequence[int], reduced: Sequence[int]) -> set[int] | None:
    """The unit dimensions that the reduced shape drops; None if it is not a rank reduction."""
    dropped: set[int] = set()
    position = 0
    for number, size in enumerate(shape):
        if position < len(reduced) and size == reduced[position]:
            position += 1
            continue
        dropped.add(number)
        if size != 1:
            return None
    return dropped if position == len(reduced) else None
