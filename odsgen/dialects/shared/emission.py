"""Builds operations for one that is rewritten: at the rewriter's place, with its location."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from odsgen.runtime import Block, Region
from odsgen.runtime.ir.implicit import begin_insertion, end_insertion

if TYPE_CHECKING:
    from odsgen.runtime import Builder, Location, Operation, Type


@contextmanager
def _inserting(insert: Callable[[Any], object], location: Location) -> Iterator[None]:
    def place(op: Operation) -> None:
        if op.stored_location is None:
            op.location = location
        insert(op)

    begin_insertion(place)
    try:
        yield
    finally:
        end_insertion()


@contextmanager
def emitting(builder: Builder, location: Location) -> Iterator[None]:
    """Within, what is built is inserted by the builder, and gets the location."""
    with _inserting(builder.insert, location):
        yield


@contextmanager
def filling(types: Sequence[Type], location: Location) -> Iterator[Block]:
    """Within, what is built goes to the end of a new block, the only one of a region."""
    block = Block(types, [location] * len(types))
    Region([block])
    with _inserting(block.append, location):
        yield block
