"""Layouts as linear ones, where they are blocked, slices or linear themselves (`toLinearLayout`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import prod

from odsgen.runtime import Attribute

from .fields import Bases
from .layouts import LINEAR, is_power_of_two, rank_of
from .ttg.attributes import BlockedEncodingAttr, LinearEncodingAttr, SliceEncodingAttr

INPUTS = ("register", "lane", "warp", "block")
#: The bases of each input: where each power of two of it goes in the tensor.
Linear = Mapping[str, Bases]


@lru_cache(maxsize=4096)
def linear_of(layout: Attribute, shape: tuple[int, ...]) -> Linear | None:
    """The linear layout of a tensor; None of layouts that are not known as such."""
    if rank_of(layout) != len(shape) or not all(map(is_power_of_two, shape)):
        return None
    if isinstance(layout, BlockedEncodingAttr):
        return _of_blocked(layout, shape)
    if isinstance(layout, LINEAR):
        bases = (layout.register, layout.lane, layout.warp, layout.block)
        sizes = _sizes(bases, len(shape))
        return dict(zip(INPUTS, bases, strict=True)) if sizes == list(shape) else None
    if isinstance(layout, SliceEncodingAttr):
        dim = layout.dim
        parent = linear_of(layout.parent, (*shape[:dim], 1, *shape[dim:]))
        return None if parent is None else _without(parent, dim)
    return None


def _sizes(inputs: Iterable[Bases], rank: int) -> list[int]:
    largest = [0] * rank
    for bases in inputs:
        for base in bases:
            largest = [max(pair) for pair in zip(largest, base, strict=True)]
    return [1 << size.bit_length() for size in largest]


def _unit(dimension: int, step: int, rank: int) -> tuple[int, ...]:
    return tuple(step if d == dimension else 0 for d in range(rank))


def _of_blocked(layout: BlockedEncodingAttr, shape: Sequence[int]) -> Linear:
    rank = len(shape)
    splits = [1] * rank
    for base in layout.cga_layout:
        for dimension, step in enumerate(base):
            splits[dimension] = max(splits[dimension], 1 << step.bit_length())
    inner = [max(1, size // split) for size, split in zip(shape, splits, strict=True)]
    reached = [1] * rank
    found: dict[str, list[tuple[int, ...]]] = {}
    counts = (layout.size_per_thread, layout.threads_per_warp, layout.warps_per_cta)
    for name, sizes in zip(INPUTS, counts, strict=False):
        bases = found.setdefault(name, [])
        for dimension in layout.order:
            for bit in range(sizes[dimension].bit_length() - 1):
                step = reached[dimension] << bit
                # What the tensor has not holds the same elements again.
                bases.append(_unit(dimension, step if step < inner[dimension] else 0, rank))
            reached[dimension] *= sizes[dimension]
    for dimension in layout.order:
        step = reached[dimension]
        while step < inner[dimension]:
            found["register"].append(_unit(dimension, step, rank))
            step *= 2
    block = [
        tuple(
            step * size if step * size < whole else 0
            for step, size, whole in zip(base, inner, shape, strict=True)
        )
        for base in layout.cga_layout
    ]
    return {**{name: tuple(bases) for name, bases in found.items()}, "block": tuple(block)}


def _without(linear: Linear, dimension: int) -> Linear:
    """Without a dimension; registers that told only its elements apart are one."""
    found = {
        name: tuple((*base[:dimension], *base[dimension + 1 :]) for base in bases)
        for name, bases in linear.items()
    }
    found["register"] = tuple(base for base in found["register"] if any(base))
    return found


def are_equivalent(first: Attribute, second: Attribute, shape: tuple[int, ...]) -> bool | None:
    """Whether two layouts spread a tensor alike; None where that is not known."""
    if first is second:
        return True
    layouts = linear_of(first, shape), linear_of(second, shape)
    if layouts[0] is None or layouts[1] is None:
        return None
    return all(tuple(layouts[0][name]) == tuple(layouts[1][name]) for name in INPUTS)


def as_encoding(linear: Linear) -> LinearEncodingAttr:
    return LinearEncodingAttr.get(*(linear[name] for name in INPUTS))


def transposed(linear: Linear, order: Sequence[int]) -> Linear:
    return {
        name: tuple(tuple(base[dimension] for dimension in order) for base in bases)
        for name, bases in linear.items()
    }


def reshaped(linear: Linear, shape: Sequence[int], result: Sequence[int]) -> Linear:
    """The layout of the same elements in another shape, both row by row."""

    def moved(base: Sequence[int]) -> tuple[int, ...]:
        place = 0
        for size, step in zip(shape, base, strict=True):
            place = place * size + step
        steps = []
        for size in reversed(result):
            steps.append(place % size)
            place //= size
        return tuple(reversed(steps))

    if prod(shape) != prod(result):
        raise ValueError("numel of dst shape does not match numel of src shape")
    return {name: tuple(map(moved, bases)) for name, bases in linear.items()}


def halved(linear: Linear, axis: int) -> Linear | None:
    """The layout of every second element along an axis; None where no register tells them apart."""
    found: dict[str, Bases] = {}
    is_found = False
    for name, bases in linear.items():
        kept = []
        for base in bases:
            if base[axis] == 1 and name == "register":
                is_found = True
                continue
            kept.append((*base[:axis], base[axis] // 2, *base[axis + 1 :]))
        found[name] = tuple(kept)
    return found if is_found else None
