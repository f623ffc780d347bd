"""Bounds on what predicates of a spec may cost: a program or a spec of few words may ask for very much."""

from __future__ import annotations

from collections.abc import Sized
from typing import TypeVar

from odsgen.runtime.registry.hook_errors import PredicateCostError

#: How long a sequence of numbers may be that a predicate makes.
MOST_NUMBERS = 1_000_000

#: How many elements a predicate may look at that looks at elements for each element.
MOST_ELEMENTS = 10_000_000

PartT = TypeVar("PartT")


def numbers_up_to(count: int) -> range:
    """The numbers from 0 up to, without, one; raises PredicateCostError for too many."""
    if count > MOST_NUMBERS:
        raise PredicateCostError(
            f"a predicate may look at up to {MOST_NUMBERS} numbers, but this one makes more"
        )
    return range(count)


class Budget:
    """The number of elements that one evaluation of a predicate may still look at."""

    __slots__ = ("_left",)

    def __init__(self) -> None:
        self._left = MOST_ELEMENTS

    def charge(self, part: PartT) -> PartT:
        """A sequence, which is going to be looked at; raises PredicateCostError when the budget is used up."""
        self._left -= len(part) if isinstance(part, Sized) else 1
        if self._left < 0:
            raise PredicateCostError(
                f"a predicate may look at up to {MOST_ELEMENTS} elements, but this one looks at more"
            )
        return part
