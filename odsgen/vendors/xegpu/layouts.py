"""Layouts of the dialect `xegpu`: distribution to subgroups and lanes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from odsgen.runtime import Attribute
from odsgen_dialects.xegpu import LayoutAttr, SliceAttr

_PARTS = ("sg_layout", "sg_data", "inst_data", "lane_layout", "lane_data")


@dataclass(frozen=True, slots=True)
class Layout:
    """The parameters of a layout, restricted to the dimensions of a slice; empty if absent."""

    sg_layout: tuple[int, ...]
    sg_data: tuple[int, ...]
    inst_data: tuple[int, ...]
    lane_layout: tuple[int, ...]
    lane_data: tuple[int, ...]
    is_for_workgroup: bool
    rank: int


def is_layout(attribute: Attribute | None) -> bool:
    """Whether the attribute is `#xegpu.layout` or `#xegpu.slice`."""
    return isinstance(attribute, (LayoutAttr, SliceAttr))


def layout_of(attribute: Attribute) -> Layout:
    """The parameters of a layout or slice."""
    sliced: list[Sequence[int]] = []
    found: Any = attribute
    while isinstance(found, SliceAttr):
        sliced.append([int(dimension) for dimension in found.dims.values])
        found = found.parent
    parts = {name: _sizes(getattr(found, name)) for name in _PARTS}
    first = next((parts[n] for n in ("sg_layout", "inst_data", "lane_layout") if parts[n]), ())
    left = list(range(len(first)))
    for dimensions in reversed(sliced):
        left = [d for number, d in enumerate(left) if number not in dimensions]
    kept = {name: tuple(s[d] for d in left if d < len(s)) for name, s in parts.items()}
    return Layout(**kept, is_for_workgroup=found.sg_layout is not None, rank=len(left))


def _sizes(array: Any) -> tuple[int, ...]:
    return () if array is None else tuple(int(size) for size in array.values)


def is_evenly_distributable(shape: Sequence[int], layout: Layout) -> bool:
    """XeGPUDialect::isEvenlyDistributable"""
    share = _share(shape, layout.sg_layout, layout.sg_data, repeats=True)
    if share is not None:
        share = _share(share, (), layout.inst_data, repeats=False)
    if share is not None:
        share = _share(share, layout.lane_layout, layout.lane_data, repeats=False)
    return share is not None


def _ratio(shape: Sequence[int], sizes: Sequence[int]) -> tuple[int, ...] | None:
    """The quotients of the trailing dimensions by the sizes; None if not divisible."""
    if len(shape) < len(sizes):
        return None
    before = len(shape) - len(sizes)
    pairs = list(zip(shape[before:], sizes, strict=True))
    if any(size <= 0 or length % size for length, size in pairs):
        return None
    return (*shape[:before], *(length // size for length, size in pairs))


def _share(
    shape: Sequence[int], layout: Sequence[int], data: Sequence[int], *, repeats: bool
) -> tuple[int, ...] | None:
    share: tuple[int, ...] | None = tuple(shape)
    if layout:
        share = _ratio(shape, layout) if len(layout) == len(shape) else None
    if share is None or not data:
        return share
    if len(data) != len(shape):
        return None
    fits = _ratio(share, data) is not None or (repeats and _ratio(data, share) is not None)
    return tuple(data) if fits else None
