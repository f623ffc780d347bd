"""Linear layouts: each power of two of an input goes somewhere, sums go to the xor of these places."""

from __future__ import annotations

from collections.abc import Sequence

from .fields import Bases


def identity(shape: Sequence[int], order: Sequence[int]) -> Bases:
    """The bases that walk through a shape, the fastest dimension of the order first."""
    bases = []
    for dimension in order:
        for bit in range(shape[dimension].bit_length() - 1):
            bases.append(tuple(1 << bit if d == dimension else 0 for d in range(len(shape))))
    return tuple(bases)


def sizes_of(*inputs: Bases) -> list[int]:
    """The sizes of the outputs: of each the power of two above all bases."""
    rank = next((len(base) for bases in inputs for base in bases), 0)
    largest = [max((base[d] for bases in inputs for base in bases), default=0) for d in range(rank)]
    return [1 << size.bit_length() for size in largest]


def input_order(bases: Bases) -> list[int]:
    """The dimensions in the order in which bases come to them, then the others from the last to the first."""
    rank = len(bases[0]) if bases else 0
    found: dict[int, None] = {}
    for base in bases:
        moved = next((d for d, step in enumerate(base) if step), None)
        if moved is not None:
            found[moved] = None
    found.update(dict.fromkeys(range(rank - 1, -1, -1)))
    return list(found)
