"""Checks of collectives against the grid: roots, neighbours, shapes of results."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from odsgen.dialects.shared import DYNAMIC_INDEX, shaped
from odsgen.runtime import DYNAMIC, Operation, Value

#: A shape; dynamic sizes are None.
Size = int | None


class Group:
    """The devices among which an operation communicates: axes of a grid."""

    def __init__(self, shape: Sequence[int], axes: Sequence[int]) -> None:
        self.axes = axes
        self.sizes: list[Size] = [
            None if shape[axis] == DYNAMIC_INDEX else shape[axis] for axis in axes
        ]

    @property
    def size(self) -> Size:
        known = [size for size in self.sizes if size is not None]
        return prod(known) if len(known) == len(self.sizes) else None


def verify_device(op: Operation, name: str, device: Sequence[int], group: Group) -> None:
    """Checks that a device has in-bounds coordinates, one for each axis of the group."""
    if len(device) != len(group.axes):
        raise op.error(
            f'In-group device "{name}" has unexpected multi-index size {len(device)}. '
            f"Expected {len(group.axes)}."
        )
    for number, (coordinate, size) in enumerate(zip(device, group.sizes, strict=True)):
        if coordinate != DYNAMIC_INDEX and size is not None and size <= coordinate:
            raise op.error(
                f'Out of bounds coordinate {number} for in-group device "{name}". Got {coordinate}, '
                f"but expected value in the range [0, {size - 1}]."
            )


def verify_gathered(op: Operation, operand: Value, result: Value, axis: int, group: Group) -> None:
    """Checks that the result is larger by the group size along the gather axis."""
    sizes, found = _sizes(operand), _sizes(result)
    if not 0 <= axis < len(found):
        raise op.error(f"Gather axis {axis} is out of bounds [0, {len(found)}).")
    for number, size in enumerate(sizes):
        expected = _times(group.size, size) if number == axis else size
        _verify_size(op, expected, found[number], number)


def verify_scattered(op: Operation, operand: Value, result: Value, axis: int, group: Group) -> None:
    """Checks that the result is smaller by the group size along the scatter axis."""
    sizes, found = _sizes(operand), _sizes(result)
    for number, size in enumerate(sizes):
        if number != axis:
            _verify_size(op, size, found[number], number)
    _verify_axis(op, axis, len(sizes))
    size, count = sizes[axis], group.size
    if size is not None and count is not None and (count == 0 or size % count):
        raise op.error(
            f"Operand dimension size {size} is not divisible by collective device group size {count} "
            f"for tensor axis {axis}."
        )
    expected = size // count if size is not None and count is not None else None
    _verify_size(op, expected, found[axis], axis)


def verify_exchanged(
    op: Operation, operand: Value, result: Value, split_axis: int, concat_axis: int, group: Group
) -> None:
    """Checks the result of all-to-all: split along one axis, concatenated along another."""
    sizes, found = _sizes(operand), _sizes(result)
    changed = {split_axis, concat_axis} if split_axis != concat_axis else set()
    for number, size in enumerate(sizes):
        if number not in changed:
            _verify_size(op, size, found[number], number)
    if not changed:
        return
    _verify_axis(op, concat_axis, len(sizes))
    _verify_size(op, _times(sizes[concat_axis], group.size), found[concat_axis], concat_axis)
    _verify_axis(op, split_axis, len(sizes))
    size, count = sizes[split_axis], group.size
    expected = size // count if size is not None and count and size % count == 0 else None
    _verify_size(op, expected, found[split_axis], split_axis)


def verify_offsets(
    op: Operation, shape: Sequence[int], split_axes: Sequence[Sequence[int]], offsets: Sequence[int]
) -> None:
    """Checks shard offsets: for each split axis one more than devices, not decreasing."""
    if not offsets:
        return
    if DYNAMIC_INDEX in shape:
        raise op.error("sharded dims offsets are not allowed for device grids with dynamic shape.")
    start = 0
    for axes in split_axes:
        if not axes:
            continue
        if any(axis >= len(shape) for axis in axes):
            raise op.error("sharded dims offsets has wrong size.")
        count = sum(shape[axis] for axis in axes) + 1
        last = 0
        for number in range(start, start + count):
            if number >= len(offsets):
                raise op.error("sharded dims offsets has wrong size.")
            offset = offsets[number]
            if offset == DYNAMIC_INDEX:
                continue
            if offset < last:
                raise op.error("sharded dims offsets must be non-decreasing.")
            last = offset
        start += count


def _verify_axis(op: Operation, axis: int, rank: int) -> None:
    if not 0 <= axis < rank:  # mlir-opt reads out of bounds
        raise op.error(f"Tensor axis {axis} is out of bounds [0, {rank}).")


def _verify_size(op: Operation, expected: Size, found: Size, axis: int) -> None:
    if found is not None and expected != found:
        wanted = "dynamic" if expected is None else expected
        raise op.error(
            f"Dimension size mismatch for result axis {axis}. Expected {wanted}, but got {found}."
        )


def _sizes(value: Value) -> list[Size]:
    return [None if size == DYNAMIC else size for size in shaped(value).shape]


def _times(left: Size, right: Size) -> Size:
    return None if left is None or right is None else left * right
