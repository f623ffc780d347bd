"""The debug information that locations carry."""

from __future__ import annotations

from typing import TypeVar

from odsgen.runtime import Attribute, Location
from odsgen.runtime.builtin.nested_locations import CallSiteLoc, FusedLoc, NameLoc

AttributeT = TypeVar("AttributeT", bound=Attribute)


def metadata_in(location: Location, kind: type[AttributeT]) -> AttributeT | None:
    """The metadata of a class in a location or one inside it, the first in the order of the text."""
    waiting, seen = [location], {location}
    while waiting:
        here = waiting.pop()
        inside: tuple[Location, ...] = ()
        if isinstance(here, FusedLoc):
            if isinstance(here.metadata, kind):
                return here.metadata
            inside = here.locations
        elif isinstance(here, NameLoc):
            inside = (here.child,)
        elif isinstance(here, CallSiteLoc):
            inside = (here.callee, here.caller)
        waiting.extend(each for each in reversed(inside) if each not in seen)
        seen.update(inside)
    return None
