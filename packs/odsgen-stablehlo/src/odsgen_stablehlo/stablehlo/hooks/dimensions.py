"""Rules about dimensions that several operations share: lists of them, and windows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from odsgen.runtime import DYNAMIC, DenseIntOrFPElementsAttr

from .compatibility import fit, refuse


def numbers_of(properties: Mapping[str, Any], name: str) -> Sequence[int]:
    """The elements of an array of integers; none where there is no array."""
    array = properties.get(name)
    numbers: Sequence[int] = () if array is None else array.numbers
    return numbers


def stored_size(size: int) -> int:
    """A size as C++ has it, where a message of StableHLO shows that of a dynamic dimension."""
    return -(1 << 63) if size == DYNAMIC else size


def static_sizes(sizes: Sequence[int]) -> Sequence[int]:
    """Sizes that constants say; refused if one is negative, which the type would take for a dynamic size."""
    if any(size < 0 for size in sizes):
        refuse("inferred sizes [{}] must not be negative", sizes)
    return sizes


def check_distinct_dimensions(
    first: Sequence[int], second: Sequence[int], first_name: str, second_name: str
) -> None:
    """checkDimsDistinct"""
    seen: set[int] = set()
    for dimension in (*first, *second):
        if dimension in seen:
            refuse(
                "has duplicated dimension from {} and {}: {}", first_name, second_name, dimension
            )
        seen.add(dimension)


def check_dimensions_in_range(dimensions: Sequence[int], rank: int, name: str) -> None:
    """checkDimInBounds"""
    for dimension in dimensions:
        if not 0 <= dimension < rank:
            refuse("{} value: {} is out of range: [0, {})", name, dimension, rank)


def check_each_in_range(dimensions: Sequence[int], size: int, name: str, limit: str) -> None:
    """checkDimsInBounds; `limit` says what `size` is."""
    for dimension in dimensions:
        if not 0 <= dimension < size:
            refuse(
                f"Expects each element of {name} to be in range [0, {limit}) i.e. [0, {{}}). got: {{}}.",
                size,
                dimension,
            )


def check_batching(
    places: Sequence[int],
    index_places: Sequence[int],
    shape: Sequence[int],
    index_shape: Sequence[int],
    names: tuple[str, str],
    end: str = "",
) -> None:
    """The rules of batching dimensions of gathers and scatters: one of the operand for each of the indices, of one size."""
    if len(places) != len(index_places):
        refuse(f"{names[0]} and {names[1]} should have the same size{end}")
    for number, (place, index_place) in enumerate(zip(places, index_places, strict=True)):
        size, index_size = shape[place], index_shape[index_place]
        if not fit(size, index_size):
            refuse(
                f"{names[0]}[{{0}}] and {names[1]}[{{0}}] must have compatible sizes, but got {{1}} and {{2}}{end}",
                number,
                size,
                index_size,
            )


def check_sorted(dimensions: Sequence[int], name: str) -> None:
    if list(dimensions) != sorted(dimensions):
        refuse("Expects {} to be sorted; got: [{}].", name, dimensions)


def check_unique(dimensions: Sequence[int], name: str) -> None:
    if len(set(dimensions)) != len(dimensions):
        refuse("Expects {} to not repeat; got: [{}].", name, dimensions)


def check_groups(
    groups: object, *, of_same_size: bool, use_global_device_ids: bool = False
) -> None:
    """verifyReplicaGroups"""
    if not isinstance(groups, DenseIntOrFPElementsAttr):
        return  # axes of a mesh, which its symbol says
    if groups.type.rank != 2:
        refuse("replica groups should be a rank 2 tensor")
    ids: list[Any] = list(groups.values())
    if not ids and use_global_device_ids:
        refuse("if `use_global_device_ids` is set, the replica groups cannot be empty")
    seen: set[int] = set()
    for number in ids:
        if number == -1 and not of_same_size:
            continue
        if number == -1:
            refuse("Invalid replica id -1")
        if number in seen:
            refuse("replica id #{} seen more than once", number)
        seen.add(number)
    for number in range(len(seen)):
        if number not in seen:
            refuse("replica id #{} not seen in replica groups", number)


class Window(NamedTuple):
    """A dimension of a window."""

    size: int
    stride: int = 1
    low: int = 0
    high: int = 0
    base_dilation: int = 1
    window_dilation: int = 1
    is_reversed: bool = False


def padding_of(padding: DenseIntOrFPElementsAttr | None) -> list[tuple[int, int]]:
    """The padding of each dimension below and above."""
    if padding is None:
        return []
    if padding.type.rank != 2 or padding.type.shape[1] != 2:
        refuse(
            "expects the shape of padding-attribute to be {{N, 2}}, but got {{{}}}.",
            padding.type.shape,
        )
    numbers: list[Any] = list(padding.values())
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def windows_of(
    sizes: Sequence[int],
    strides: Sequence[int] = (),
    padding: Sequence[tuple[int, int]] = (),
    base_dilations: Sequence[int] = (),
    window_dilations: Sequence[int] = (),
    reversal: Sequence[int] = (),
    *,
    may_be_dynamic: bool = False,
) -> list[Window]:
    """The window; raises ValueError for arrays that do not fit.

    verifyWindowAttributesAndInferWindowDimensions; sizes `may_be_dynamic` where they are those of a tensor.
    """
    rank = len(sizes)
    arrays: dict[str, Sequence[object]] = {
        "window-strides": strides,
        "base-dilation factors": base_dilations,
        "window-dilation factors": window_dilations,
        "padding-entries": padding,
        "window-reversal": reversal,
    }
    for name, array in arrays.items():
        if array and len(array) != rank:
            refuse(
                "expects {} to have same dimension-size as size of window dimensions ({}), but "
                "got: {}.",
                name,
                rank,
                len(array),
            )
    found = []
    for number, size in enumerate(sizes):
        window = Window(
            size,
            strides[number] if strides else 1,
            *(padding[number] if padding else (0, 0)),
            base_dilations[number] if base_dilations else 1,
            window_dilations[number] if window_dilations else 1,
            bool(reversal and reversal[number]),
        )
        if size <= 0 and not (may_be_dynamic and size == DYNAMIC):
            refuse(
                "expects window to have positive value for {}-th window dimension, but got {}.",
                number,
                size,
            )
        for value, name in (
            (window.stride, "stride"),
            (window.base_dilation, "base dilation factor"),
            (window.window_dilation, "window dilation factor"),
        ):
            if value <= 0:
                refuse(
                    "expects window to have positive {} for {}-th window dimension, but got {}.",
                    name,
                    number,
                    value,
                )
        found.append(window)
    return found


def _dilated(size: int, dilation: int) -> int:
    """dilatedBound"""
    return 0 if size == 0 else (size - 1) * dilation + 1


def windowed_shape(shape: Sequence[int], windows: Sequence[Window]) -> list[int]:
    """The number of places of the window in each dimension (`inferWindowOutputShape`)."""
    found = []
    for size, window in zip(shape, windows, strict=True):
        if DYNAMIC in (size, window.size):
            found.append(DYNAMIC)
            continue
        padded = window.low + _dilated(size, window.base_dilation) + window.high
        covered = _dilated(window.size, window.window_dilation)
        if padded == 0 or covered > padded:
            found.append(0)
        else:
            found.append((padded - covered) // window.stride + 1)
    return found
