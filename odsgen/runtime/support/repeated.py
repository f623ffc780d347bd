"""A sequence of one value many times, which takes no more room than one of them.

The number comes from a program (`tensor<4294967296xi8>`), so that no list of that length may be made of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, repeat
from typing import TypeVar, overload

T = TypeVar("T")


class Repeated(Sequence[T]):
    """``length`` times ``value``; equal to any sequence with the same entries."""

    __slots__ = ("value", "length")

    def __init__(self, value: T, length: int) -> None:
        self.value = value
        self.length = length

    def __len__(self) -> int:
        return self.length

    def __bool__(self) -> bool:
        return self.length > 0

    @overload
    def __getitem__(self, position: int) -> T: ...
    @overload
    def __getitem__(self, position: slice) -> Sequence[T]: ...
    def __getitem__(self, position: int | slice) -> T | Sequence[T]:
        if isinstance(position, slice):
            return Repeated(self.value, len(range(*position.indices(self.length))))
        if not -self.length <= position < self.length:
            raise IndexError("sequence index out of range")
        return self.value

    def __iter__(self) -> Iterator[T]:
        return islice(repeat(self.value), self.length)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Repeated):
            return self.length == other.length and (not self.length or self.value == other.value)
        if not isinstance(other, (list, tuple)):
            return NotImplemented
        return len(other) == self.length and all(entry == self.value for entry in other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Repeated({self.value!r}, {self.length})"
