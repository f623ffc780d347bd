"""Questions about the location of an operation that are answered without computing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.locations import UnknownLoc

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def is_at_unknown_place(op: Operation) -> bool:
    """Whether the location of an operation is the unknown one; a place in a parsed text is not computed for it."""
    location = op.stored_location
    if isinstance(location, tuple) and location[0].knows_all:
        return False
    return isinstance(op.location, UnknownLoc)
