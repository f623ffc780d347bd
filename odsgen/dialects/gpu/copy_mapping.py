"""How many threads copy each dimension of a tensor (MLIR: `CopyMappingInfo`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd, prod

_WIDEST_ACCESS = 128  # bits


def threads_for_copy(
    threads: int, shape: Sequence[int], alignment: int, width: int
) -> list[int] | None:
    """The threads for each dimension, with accesses as wide as the alignment allows; None if there are too few.

    There may be fewer numbers than dimensions: further ones stay whole.

    ``alignment`` and ``width``, that of an element, are in bits.
    """
    size = gcd(alignment // width, shape[-1], _WIDEST_ACCESS // width)
    attempt = size
    while attempt >= 1:
        found = _with_vectors(threads, shape, attempt)
        if found is None or prod(found) == threads:
            return found
        attempt //= 2
    return _with_vectors(threads, shape, size)


def _with_vectors(threads: int, shape: Sequence[int], size: int) -> list[int] | None:
    scaled = [*shape[:-1], shape[-1] // size]
    if scaled[-1] > threads:
        return None
    found = _most(scaled, threads)
    return found if found and prod(found) <= threads else None


def _most(sizes: Sequence[int], limit: int) -> list[int]:
    """Divisors of the sizes with the greatest product up to a limit; the last one is the whole size."""
    if len(sizes) == 1:
        return list(sizes)
    best, found = 0, []
    for factor in (number for number in range(1, sizes[0] + 1) if sizes[0] % number == 0):
        rest = _most(sizes[1:], limit // factor)
        count = factor * prod(rest)
        if best < count <= limit:
            best, found = count, [factor, *rest]
    return found
