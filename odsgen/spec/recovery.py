"""Recovers the parts of a spec that have the right shape, so that they are checked although others are wrong.

A misspelt key is read as the key that was probably meant, anything else that has no place in the language is left out.
What follows from such a loss alone (a format whose operands stood under a key that nobody knows) must not be reported as a
mistake of its own: the definitions that lost something are damaged, as are those that mention them, and nothing more is said
of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import pairwise

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from odsgen.places import SpecSource
from odsgen.spec.errors import SpecDiagnostic, SpecDiagnostics, SpecErrors, nearest
from odsgen.spec.loader import SpecMapping, SpecSequence, read_tree
from odsgen.spec.model import DialectSpec
from odsgen.spec.shape_hints import other_word
from odsgen.spec.source import SpecText
from odsgen.spec.validation import known_keys, shape_diagnostic

MAX_ROUNDS = 16
"""The value under a corrected key is checked in the next round; mistakes nest no more deeply than this."""

_Path = tuple[int | str, ...]
_HARMLESS = frozenset({"summary", "description", "version"})
_NO_LOSS = frozenset({"bool_type"})
_SECTIONS = frozenset(
    {
        "imports",
        "enums",
        "attributes",
        "types",
        "constraints",
        "interfaces",
        "traits",
        "op_classes",
        "ops",
        "native_calls",
        "pattern_constraints",
    }
)
"""Where names are defined that the rest of a spec can mention."""


def _path(details: ErrorDetails) -> _Path:
    return tuple(step for step in details["loc"] if step != "[key]")


@dataclass(frozen=True)
class SpecReading:
    """A spec as far as it could be read, and what is wrong with its YAML and its shape."""

    spec: DialectSpec
    diagnostics: tuple[SpecDiagnostic, ...] = ()
    damaged: tuple[tuple[SpecSource, int, int], ...] = ()  # from one offset to another

    def is_damaged(self, diagnostic: SpecDiagnostic) -> bool:
        """Whether the diagnostic may follow from what was left out."""
        place = diagnostic.place
        if place is None or place.source is None:
            return bool(self.damaged)
        offset = place.source.offset(place.line, place.column)
        return any(
            source is place.source and start <= offset < end for source, start, end in self.damaged
        )


def read_as_far_as_possible(source: SpecSource) -> SpecReading:
    """The spec of a text; raises SpecErrors when too little of it can be read for anything else to be said."""
    root, diagnostics = read_tree(source)
    salvage = _Salvage(root, diagnostics)
    spec = salvage.spec()
    return SpecReading(spec, diagnostics.diagnostics, tuple(salvage.damaged()))


class _Salvage:
    def __init__(self, root: SpecMapping, diagnostics: SpecDiagnostics) -> None:
        self.root = root
        self.diagnostics = diagnostics
        self.lossy: list[_Path] = []
        self.lost_names: set[str] = set()
        self.lost_sections = False
        self.renamed: list[_Path] = []  # keys that have swallowed the begin of their value
        self.removed: set[_Path] = set()  # what is missing because it was wrong
        self.elements: dict[int, tuple[SpecSequence, set[int]]] = {}  # to take away from lists

    def spec(self) -> DialectSpec:
        for _ in range(MAX_ROUNDS):
            try:
                return DialectSpec.model_validate(self.root)
            except ValidationError as error:
                found = error.errors(include_url=False)
            # All places are looked up before anything is taken away.
            meant = {path for path in map(self._meant, found) if path is not None}
            known = meant | self.removed
            for details in found:
                if not self._follows(details, found, known):
                    self.diagnostics.add(shape_diagnostic(self.root, details))
            for details in found:
                if details["type"] != "missing" or _path(details) not in meant:
                    self._repair(details)
            self._drop_elements()
        raise SpecErrors(self.diagnostics.diagnostics)

    def _follows(
        self, details: ErrorDetails, found: Sequence[ErrorDetails], known: Set[_Path]
    ) -> bool:
        """Whether an error follows from another one: a mistake is told where it was made."""
        path = _path(details)
        kind = details["type"]
        if kind == "missing":
            # What has an unknown key instead, whose text is perhaps that of two.
            strangers = (_path(d)[:-1] for d in found if d["type"] == "extra_forbidden")
            return path in known or path[:-1] in strangers
        if any(path[: len(key)] == key for key in self.renamed):
            return True
        if details["input"] is None:
            # Text without quotes makes several keys of one, none of which has a value.
            first = next(d for d in found if d["input"] is None and _path(d)[:-1] == path[:-1])
            keys = f"{path[-1]}{_path(first)[-1]}"
            return first is not details and not keys.replace("_", "").isalnum()
        return False

    def _meant(self, details: ErrorDetails) -> _Path | None:
        """For a key that nobody knows: the path of the key that was probably meant, if it is not there too."""
        if details["type"] != "extra_forbidden":
            return None
        path = _path(details)
        owner = self._at(path[:-1])
        meant = None
        if other_word(path) is None:
            meant = nearest(str(path[-1]), known_keys(path[:-1]))
        if meant is None or not isinstance(owner, SpecMapping) or meant in owner:
            return None
        return (*path[:-1], meant)

    def _repair(self, details: ErrorDetails) -> None:
        path = _path(details)
        kind = details["type"]
        if path == ("dialect",):
            self.root["dialect"] = SpecText.fixed("unnamed", self.root.place)
            return
        if kind == "extra_forbidden":
            owner = self._at(path[:-1])
            name = str(path[-1])
            if isinstance(owner, SpecMapping) and name not in owner:
                return  # an anchor: the same mapping was repaired at another place
            meant = self._meant(details)
            if isinstance(owner, SpecMapping) and meant is not None:
                written, key = owner.key(name), str(meant[-1])
                if written is not None:
                    owner[SpecText.fixed(key, written.place)] = owner.pop(name)
                    owner.value_starts[key] = owner.value_starts[name]
                    if " " in name:  # what stands behind a colon that is not there
                        self.renamed.append(meant)
                        self.lossy.append(meant)
                    return
        if kind == "missing":
            path = path[:-1]
        self._remove(path, kind)

    def _remove(self, path: _Path, kind: str) -> None:
        """Take away the value, or what holds it where the path goes on inside a short form."""
        while path and not self._exists(path):
            path = path[:-1]
        if not path:
            raise SpecErrors(self.diagnostics.diagnostics)
        owner, last = self._at(path[:-1]), path[-1]
        value = self._at(path)
        self.removed.add(path)
        if isinstance(owner, SpecMapping):
            del owner[str(last)]
        elif isinstance(owner, SpecSequence) and isinstance(last, int):
            self.elements.setdefault(id(owner), (owner, set()))[1].add(last)
        if len(path) == 1 and isinstance(value, SpecMapping):
            self.lost_names.update(value)
        elif len(path) == 1 and path[0] in _SECTIONS:
            self.lost_sections = True
        if len(path) == 2:
            self.lost_names.add(str(last).partition("<")[0])
        if kind not in _NO_LOSS and last not in _HARMLESS:
            self.lossy.append(path)

    def _drop_elements(self) -> None:
        """Elements go once the others of the round have been found by their indices."""
        for sequence, indices in self.elements.values():
            for index in sorted(indices, reverse=True):
                del sequence[index]
                del sequence.starts[index]
        self.elements.clear()

    def _exists(self, path: _Path) -> bool:
        owner, last = self._at(path[:-1]), path[-1]
        if isinstance(owner, SpecMapping):
            return last in owner
        return isinstance(owner, SpecSequence) and isinstance(last, int) and last < len(owner)

    def _at(self, path: _Path) -> object:
        value: object = self.root
        for step in path:
            if isinstance(value, SpecMapping):
                value = value.get(str(step))
            elif isinstance(value, SpecSequence) and isinstance(step, int) and step < len(value):
                value = value[step]
            else:
                return None
        return value

    # --- damage --------------------------------------------------------------------------------

    def damaged(self) -> Iterator[tuple[SpecSource, int, int]]:
        """Where the definitions stand that lost something, and those that mention them."""
        if self.lost_sections:  # nobody knows what they defined
            for _, start, end in self._definitions():
                yield self.root.source, start, end
            return
        if not self.lossy:
            return
        definitions = list(self._definitions())
        names = set(self.lost_names)
        names.update(str(path[1]).partition("<")[0] for path in self.lossy if len(path) > 1)
        hurt: set[int] = set()
        text = self.root.source.text
        while names:
            mentions = re.compile(
                r"(?<!\w)(?:" + "|".join(map(re.escape, sorted(names))) + r")(?!\w)"
            )
            names = set()
            for index, (name, start, end) in enumerate(definitions):
                if index not in hurt and mentions.search(text, start, end):
                    hurt.add(index)
                    names.add(name)
        for index in sorted(hurt):
            _, start, end = definitions[index]
            yield self.root.source, start, end

    def _definitions(self) -> Iterable[tuple[str, int, int]]:
        """The definitions with the stretch of text from their name to the next."""
        starts: list[tuple[int, str | None]] = []
        for section_key, section in self.root.items():
            if isinstance(section_key, SpecText):
                starts.append((section_key.start, None))
            if isinstance(section, SpecMapping):
                starts += [
                    (key.start, key.partition("<")[0])
                    for key in section
                    if isinstance(key, SpecText)
                ]
        starts.sort(key=lambda start: start[0])
        end_of_text = len(self.root.source.text), None
        for (start, name), (end, _) in pairwise([*starts, end_of_text]):
            if name is not None:
                yield name, start, end
