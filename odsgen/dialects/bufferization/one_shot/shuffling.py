"""The order of the heuristic `fuzzer`: that of LLVM's `shuffle` with a Mersenne Twister (C++: `std::mt19937`)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

_STATE_SIZE = 624

ItemT = TypeVar("ItemT")


def _mersenne_twister(seed: int) -> Random:
    state = [seed & 0xFFFFFFFF]
    for number in range(1, _STATE_SIZE):
        last = state[-1]
        state.append((1812433253 * (last ^ (last >> 30)) + number) & 0xFFFFFFFF)
    generator = Random()
    generator.setstate((3, (*state, _STATE_SIZE), None))
    return generator


def shuffled(items: Iterable[ItemT], seed: int) -> list[ItemT]:
    """The items in an order that the seed decides."""
    result, generator = list(items), _mersenne_twister(seed)
    for first in range(len(result) - 1):
        other = first + generator.getrandbits(32) % (len(result) - first)
        result[first], result[other] = result[other], result[first]
    return result
