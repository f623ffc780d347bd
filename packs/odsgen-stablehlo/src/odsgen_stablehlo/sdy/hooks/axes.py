"""Axes of meshes and their parts: `"a":(2)4` is the part of the axis `"a"` of size 4 behind a part of size 2."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf, prod

from odsgen.runtime import AsmPrinter

from ..attributes import (
    AxisRefAttr,
    DimensionShardingAttr,
    MeshAttr,
    SubAxisInfoAttr,
    TensorShardingAttr,
)

#: The size of each axis of a mesh, in their order.
Sizes = Mapping[str, int]


def sizes_of(mesh: MeshAttr) -> Sizes:
    return {axis.name: axis.size for axis in mesh.axes}


def axis_text(axis: AxisRefAttr) -> str:
    """The axis as a sharding spells it (`AxisRefAttr::toString`)."""
    return AsmPrinter().stripped_text(axis)


def axes_text(axes: Iterable[AxisRefAttr]) -> str:
    return f"[{', '.join(map(axis_text, axes))}]"


def size_of(axis: AxisRefAttr, sizes: Sizes) -> int:
    part = axis.sub_axis_info
    return part.size if part is not None else sizes.get(axis.name, 1)


def sharded_size(dimension: DimensionShardingAttr, sizes: Sizes) -> int:
    """Into how many pieces a dimension is cut."""
    return prod(size_of(axis, sizes) for axis in dimension.axes)


def _start(axis: AxisRefAttr) -> int:
    """The size of what is before it in the full axis."""
    part = axis.sub_axis_info
    return part.pre_size if part is not None else 1


def end_of(part: SubAxisInfoAttr) -> int:
    """The size of a part and of what is before it in the full axis."""
    return part.pre_size * part.size


def _end(axis: AxisRefAttr, sizes: Sizes) -> int:
    part = axis.sub_axis_info
    return end_of(part) if part is not None else sizes.get(axis.name, 1)


def _part(name: str, start: int, size: int) -> AxisRefAttr:
    return AxisRefAttr.get(name, SubAxisInfoAttr.get(start, size))


def _contains(axis: AxisRefAttr, other: AxisRefAttr) -> bool:
    if axis.name != other.name:
        return False
    part, inner = axis.sub_axis_info, other.sub_axis_info
    if part is None or inner is None:
        return part is None
    return part.pre_size <= inner.pre_size and end_of(part) >= end_of(inner)


def is_suffix(axis: AxisRefAttr, other: AxisRefAttr, sizes: Sizes) -> bool:
    """Whether `axis` is the end of `other`."""
    return _contains(other, axis) and _end(axis, sizes) == _end(other, sizes)


def overlap(axis: AxisRefAttr, other: AxisRefAttr) -> bool:
    if axis.name != other.name:
        return False
    part, another = axis.sub_axis_info, other.sub_axis_info
    if part is None or another is None:
        return True
    return part.pre_size < end_of(another) and another.pre_size < end_of(part)


def any_overlap(axes: Iterable[AxisRefAttr], other: AxisRefAttr) -> bool:
    return any(overlap(axis, other) for axis in axes)


def _can_coexist(axis: AxisRefAttr, other: AxisRefAttr) -> bool:
    """Whether one split of the full axis has both parts (`AxisRefAttr::canCoexist`)."""
    part, another = axis.sub_axis_info, other.sub_axis_info
    if axis.name != other.name or part is None or another is None:
        return True
    first, last = sorted((part.pre_size, another.pre_size))
    first_end, last_end = sorted((end_of(part), end_of(another)))
    if min(first, last, first_end, last_end) <= 0:
        return False
    if first_end > last:
        return first_end % last == 0 and last % first == 0 and last_end % first_end == 0
    return last % first_end == 0


def prefix_without(axis: AxisRefAttr, other: AxisRefAttr) -> AxisRefAttr | None:
    """The part of an axis before another one; all of it where they do not overlap."""
    if not _can_coexist(axis, other):
        return None
    if not overlap(axis, other):
        return axis
    start, other_start = _start(axis), _start(other)
    return _part(axis.name, start, other_start // start) if 0 < start < other_start else None


def _suffix_without(axis: AxisRefAttr, other: AxisRefAttr, sizes: Sizes) -> AxisRefAttr | None:
    """The part of an axis behind another one; all of it where they do not overlap."""
    if not _can_coexist(axis, other):
        return None
    if not overlap(axis, other):
        return axis
    end, other_end = _end(axis, sizes), _end(other, sizes)
    return _part(axis.name, other_end, end // other_end) if 0 < other_end < end else None


def difference(
    axes: Sequence[AxisRefAttr], others: Sequence[AxisRefAttr], sizes: Sizes
) -> list[AxisRefAttr]:
    """The parts of the axes that are in none of the others (`getAxisSetDiff`)."""
    found: list[AxisRefAttr] = []
    for axis in axes:
        left: AxisRefAttr | None = axis
        while left is not None:
            rest: AxisRefAttr = left
            met = next((o for o in sorted(others, key=_order) if overlap(rest, o)), None)
            if met is None:
                found.append(rest)
                break
            prefix = prefix_without(rest, met)
            if prefix is not None:
                found.append(prefix)
            left = _suffix_without(rest, met, sizes)
    return found


def _order(axis: AxisRefAttr) -> tuple[str, float, float]:
    """By name; a full axis comes behind its parts from the start, and before all others."""
    part = axis.sub_axis_info
    return (axis.name, 1, inf) if part is None else (axis.name, part.pre_size, part.size)


def in_order(axes: Iterable[AxisRefAttr], sizes: Sizes) -> list[AxisRefAttr]:
    """The axes in the order of the mesh (`AxisRefAttr::getMeshComparator`)."""
    places = {name: place for place, name in enumerate(sizes)}
    return sorted(axes, key=lambda axis: (places.get(axis.name, len(places)), *_order(axis)[1:]))


def can_merge(axis: AxisRefAttr, other: AxisRefAttr) -> bool:
    """Whether one part is directly before the other one."""
    part, another = axis.sub_axis_info, other.sub_axis_info
    if axis.name != other.name or part is None or another is None:
        return False
    return end_of(part) == another.pre_size


def with_axis(axes: Sequence[AxisRefAttr], axis: AxisRefAttr, sizes: Sizes) -> list[AxisRefAttr]:
    """The axes and one more, which is merged with the last one if it follows it (`addAxisOrMerge`)."""
    if not axes or not can_merge(axes[-1], axis):
        return [*axes, axis]
    start, size = _start(axes[-1]), size_of(axes[-1], sizes) * size_of(axis, sizes)
    if sizes.get(axis.name) == size:
        return [*axes[:-1], AxisRefAttr.get(axis.name, None)]
    return [*axes[:-1], _part(axis.name, start, size)]


def sorted_and_merged(axes: Iterable[AxisRefAttr], sizes: Sizes) -> list[AxisRefAttr]:
    found: list[AxisRefAttr] = []
    for axis in in_order(axes, sizes):
        found = with_axis(found, axis, sizes)
    return found


def all_axes(sharding: TensorShardingAttr) -> list[AxisRefAttr]:
    """All axes of a sharding: of the dimensions, replicated and unreduced."""
    dimensions = [axis for dimension in sharding.dim_shardings for axis in dimension.axes]
    return [*dimensions, *sharding.replicated_axes, *sharding.unreduced_axes]
