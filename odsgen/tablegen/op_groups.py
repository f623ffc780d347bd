"""Which operations belong together: groups, and groups inside them, that have much in common.

What an operation has is a set of features with weights, the lines that say it once more.  The group that saves most is taken
first; what its operations have in common is done with, and the rest of it and the rest of the operations are looked at again.
What is found is then grouped in turn, each group as if it was one operation with what its operations have in common.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass

#: The lines that a class takes by itself; one that saves fewer is not worth its name.
COST = 8
LEAST_SAVED = 30

#: How much more a group counts whose operations are all those of a class that somebody has named.
FAMILY_BONUS = 1.25


@dataclass(frozen=True, slots=True)
class Group:
    """Operations, by their position, and the groups among them."""

    operations: tuple[int, ...]
    family: str  # the name of the class whose operations they are, or ""
    parts: tuple[Group, ...]


def grouped(
    features: Sequence[Mapping[Hashable, int]], families: Mapping[str, Sequence[int]]
) -> tuple[Group, ...]:
    """The groups of operations of which the ``features`` are given; ``families`` are groups that have names."""
    extents: dict[Hashable, int] = {}
    for position, own in enumerate(features):
        for feature in own:
            extents[feature] = extents.get(feature, 0) | 1 << position
    shared = [
        {feature: weight for feature, weight in own.items() if extents[feature].bit_count() > 1}
        for own in features
    ]
    finder = _Finder(shared, extents, {_mask(found): name for name, found in families.items()})
    return finder.groups((1 << len(features)) - 1, frozenset())


class _Finder:
    def __init__(
        self,
        features: Sequence[Mapping[Hashable, int]],
        extents: Mapping[Hashable, int],
        families: Mapping[int, str],
    ) -> None:
        self._features = features
        self._extents = extents
        self._families = families

    def groups(self, among: int, done: frozenset[Hashable]) -> tuple[Group, ...]:
        """The groups of some operations, ``done`` being what all of them have in common."""
        found: list[Group] = []
        saved: dict[int, float] = {}  # by candidate; those that lose nobody keep what they save
        left = among
        while left:
            candidates = self._candidates(left, done)
            saved = {
                candidate: saved[candidate] if candidate in saved else self._saved(candidate, done)
                for candidate in candidates
            }
            # Of equal ones the larger, then the one with the first operation.
            best = max(candidates, key=lambda c: (saved[c], c.bit_count(), c & -c), default=0)
            if not best or saved[best] < LEAST_SAVED:
                break
            parts = self.groups(best, done | self._common(best))
            found.append(Group(_positions(best), self._families.get(best, ""), parts))
            left &= ~best
        return self._joined(found, left, done) if found else ()

    def _joined(
        self, groups: Sequence[Group], rest: int, done: frozenset[Hashable]
    ) -> tuple[Group, ...]:
        """The groups, those put together that have something in common with each other or with another operation."""
        units = [*groups, *(Group((position,), "", ()) for position in _positions(rest))]
        units.sort(key=lambda unit: unit.operations)
        masks = [_mask(unit.operations) for unit in units]
        families: dict[str, list[int]] = {}
        for family, name in self._families.items():
            inside = [number for number, mask in enumerate(masks) if mask & family == mask]
            if len(inside) > 1 and _union(masks[number] for number in inside) == family:
                families[name] = inside
        common = [
            {f: self._features[_first(mask)][f] for f in self._common(mask) - done}
            for mask in masks
        ]
        higher = grouped(common, families)
        above = {number for group in higher for number in group.operations}
        alone = (u for n, u in enumerate(units) if n not in above and len(u.operations) > 1)
        found = [*(_expanded(group, units) for group in higher), *alone]
        return tuple(sorted(found, key=lambda group: group.operations))

    def _candidates(self, among: int, done: frozenset[Hashable]) -> list[int]:
        features = {
            feature: None
            for position in _positions(among)
            for feature in self._features[position]
            if feature not in done
        }
        extents = {self._extents[feature] & among: None for feature in features}
        extents.update((family & among, None) for family in self._families)
        return [extent for extent in extents if extent.bit_count() > 1]

    def _saved(self, group: int, done: frozenset[Hashable]) -> float:
        """The lines that are saved if what is common to the group is said once."""
        first = self._features[_first(group)]
        weight = sum(
            w for f, w in first.items() if f not in done and self._extents[f] & group == group
        )
        lines = weight * (group.bit_count() - 1) - COST
        return lines * FAMILY_BONUS if group in self._families else lines

    def _common(self, group: int) -> frozenset[Hashable]:
        return frozenset(
            f for f in self._features[_first(group)] if self._extents[f] & group == group
        )


def _expanded(group: Group, units: Sequence[Group]) -> Group:
    """A group of groups as one of operations."""
    below = {number for part in group.parts for number in part.operations}
    parts = [
        *(_expanded(part, units) for part in group.parts),
        *(units[n] for n in group.operations if n not in below and len(units[n].operations) > 1),
    ]
    operations = sorted(p for number in group.operations for p in units[number].operations)
    return Group(
        tuple(operations), group.family, tuple(sorted(parts, key=lambda part: part.operations))
    )


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _first(group: int) -> int:
    return (group & -group).bit_length() - 1


def _positions(group: int) -> tuple[int, ...]:
    found = []
    while group:
        found.append(_first(group))
        group &= group - 1
    return tuple(found)


def _mask(positions: Sequence[int]) -> int:
    return _union(1 << position for position in positions)
