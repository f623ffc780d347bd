"""Locations that are made of others (MLIR's docs, "Builtin Dialect", "Location Attributes")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from odsgen.runtime.base.attribute import Attribute, Type, construct
from odsgen.runtime.base.parameters import instance, several, string
from odsgen.runtime.builtin.locations import Location, UnknownLoc

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

__all__ = ["CallSiteLoc", "FusedLoc", "NameLoc", "OpaqueLoc"]


class NameLoc(Location):
    """``loc("name"(child))``: a name for another location."""

    __slots__ = ("name", "child")
    _interned: ClassVar[dict[tuple[str, Location], NameLoc]] = {}

    def __init__(self, name: str, child: Location) -> None:
        self.name: Final = name
        self.child: Final = child

    @classmethod
    def get(cls, name: str, child: Location | None = None) -> NameLoc:
        """Without a child, that of an unknown location."""
        key = (name, child if child is not None else UnknownLoc.get())
        try:
            found = NameLoc._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        instance("the child of a named location", key[1], Location, "a location")
        key = (string("the name of a location", name), key[1])
        return NameLoc._interned.setdefault(key, construct(NameLoc, *key))

    def nested_locations(self) -> tuple[Location, ...]:
        return (self.child,)


class CallSiteLoc(Location):
    """``loc(callsite(callee at caller))``: a place in a function that was inlined into another."""

    __slots__ = ("callee", "caller")
    _interned: ClassVar[dict[tuple[Location, Location], CallSiteLoc]] = {}

    def __init__(self, callee: Location, caller: Location) -> None:
        self.callee: Final = callee
        self.caller: Final = caller

    @classmethod
    def get(cls, callee: Location, caller: Location) -> CallSiteLoc:
        key = (callee, caller)
        try:
            found = CallSiteLoc._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        instance("the callee of a call site", callee, Location, "a location")
        instance("the caller of a call site", caller, Location, "a location")
        return CallSiteLoc._interned.setdefault(key, construct(CallSiteLoc, *key))

    def nested_locations(self) -> tuple[Location, ...]:
        return (self.callee, self.caller)


class FusedLoc(Location):
    """``loc(fused<metadata>[a, b])``: several locations in one."""

    __slots__ = ("locations", "metadata")
    _interned: ClassVar[dict[tuple[tuple[Location, ...], Attribute | None], FusedLoc]] = {}

    def __init__(self, locations: tuple[Location, ...], metadata: Attribute | None) -> None:
        self.locations: Final = locations
        self.metadata: Final = metadata

    @classmethod
    def get(cls, locations: Iterable[Location], metadata: Attribute | None = None) -> Location:
        """As MLIR fuses them: each location once, none that is unknown, those of a fused location
        with the same metadata in its place. What is left of a single location without metadata is
        that location, and of none the unknown location."""
        fused: dict[Location, None] = {}
        if metadata is not None:
            instance("the metadata of a location", metadata, Attribute, "an attribute")
        for location in several("locations", locations):
            instance("each of the locations", location, Location, "a location")
            if isinstance(location, FusedLoc) and location.metadata is metadata:
                fused.update(dict.fromkeys(location.locations))
            elif not isinstance(location, UnknownLoc):
                fused[location] = None
        if metadata is None and len(fused) < 2:
            return next(iter(fused), UnknownLoc.get())
        return FusedLoc._interned_fused(tuple(fused) or (UnknownLoc.get(),), metadata)

    @classmethod
    def _interned_fused(
        cls, locations: tuple[Location, ...], metadata: Attribute | None
    ) -> FusedLoc:
        key = (locations, metadata)
        found = FusedLoc._interned.get(key)
        if found is not None:
            return found
        return FusedLoc._interned.setdefault(key, construct(FusedLoc, *key))

    def construction(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return FusedLoc._interned_fused, (self.locations, self.metadata)

    def nested_locations(self) -> tuple[Location, ...]:
        return self.locations

    def immediate_subelements(self) -> tuple[Attribute | Type, ...]:
        if self.metadata is None:
            return self.locations
        return (*self.locations, self.metadata)


class OpaqueLoc(Location):
    """A Python object as a location, with the location that stands for it in the text."""

    __slots__ = ("underlying_location", "fallback")
    _interned: ClassVar[dict[tuple[int, Location], OpaqueLoc]] = {}

    def __init__(self, underlying_location: object, fallback: Location) -> None:
        self.underlying_location: Final = underlying_location
        self.fallback: Final = fallback

    @classmethod
    def get(cls, underlying_location: object, fallback: Location | None = None) -> OpaqueLoc:
        """One location for each object, which it keeps alive. Without a fallback: unknown."""
        key = (id(underlying_location), fallback if fallback is not None else UnknownLoc.get())
        try:
            found = OpaqueLoc._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        instance("the fallback of a location", key[1], Location, "a location")
        return OpaqueLoc._interned.setdefault(
            key, construct(OpaqueLoc, underlying_location, key[1])
        )

    def nested_locations(self) -> tuple[Location, ...]:
        return (self.fallback,)
