"""Leaves out the errors that follow from others: one mistake is told once, where it was made.

What could not be made sense of is not there for the rest of the spec.  Whoever names it would be told that there is no such
operand, constraint or operation, which is not the author's mistake: such an error is dropped where the name belongs to
something with an error of its own, and an unknown name is told of where it is met first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from odsgen.places import Place, SpecSource
from odsgen.spec.base_model import SpecModel
from odsgen.spec.errors import SpecDiagnostic, SpecNote
from odsgen.spec.model import DialectSpec
from odsgen.spec.source import SpecText

_SECTIONS = (
    *("enums", "attributes", "types", "constraints", "interfaces", "traits", "op_classes", "ops"),
    *("native_calls", "pattern_constraints", "patterns"),
)
_PARTS = (
    *("arguments", "results", "regions", "successors", "derived_attributes", "parameters"),
    *("cases", "bits", "groups", "methods"),
)
_QUOTED = re.compile(r"'([^']*)'")
_WORD = re.compile(r"\$?[A-Za-z_]\w*")
#: What is said of a name that nobody has defined.
_UNKNOWN = re.compile(
    r"there is no |no [\w ]+ is called |\bhas no |failed to find |not a value of |is no parameter of "
)
#: An unknown name of a part, which says nothing about the same name in another definition.
_UNKNOWN_PART = re.compile(r"the operation has no |expected variable to refer to ")
#: What depends on all parts and traits of a definition.
_OF_ALL_PARTS = re.compile(
    r"variadic (operands|results)|is not buildable|in an optional group must be optional|is no terminator"
    r"|expected operation to have |beside it$| to precede it in traits list"
)
#: What is said of something that is left out then.
_LOST = re.compile(
    r"there is no |no [\w ]+ is called |expected (a|the|an|true|',|'>)\b|expected '|.* cannot name "
)
_MOST_NOTES = 3
#: How many times it is looked for what names something broken.
_ROUNDS = 8


@dataclass(slots=True)
class _Definition:
    """A definition in the text of a spec: where it stands, and its parts."""

    section: str
    name: str
    start: int
    end: int
    parts: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    broken_parts: set[str] = field(default_factory=set)
    inherits: tuple[tuple[int, int], ...] = ()  # where `extends` names op classes
    format: tuple[int, int] = (-1, -1)  # where its assembly format stands
    is_inheritance_broken: bool = False
    errors: int = 0


def without_consequences(
    spec: DialectSpec, diagnostics: Sequence[SpecDiagnostic]
) -> list[SpecDiagnostic]:
    """The errors of a spec without those that follow from others; those of other files are kept."""
    if len(diagnostics) < 2:
        return list(diagnostics)
    source = spec.dialect.source
    table = _Table(spec, source)
    for diagnostic in diagnostics:
        table.note(diagnostic)
    table.spread()
    causes = [d for d in diagnostics if not table.follows(d)]
    # Two that each name what the other one breaks are both told.
    return _folded(causes or diagnostics, table)


class _Table:
    """The definitions of a spec, and which of them have errors."""

    def __init__(self, spec: DialectSpec, source: SpecSource) -> None:
        self._source = source
        self._definitions = list(_definitions(spec, source))
        self._imports = spec.imports
        self._broken_imports: set[str] = set()
        self._broken: set[str] = set()  # names of definitions
        self._broken_parameters: set[str] = set()
        self._is_inheritance_broken = False
        self._unnamed: set[str] = (
            set()
        )  # definitions whose name is none: what it is meant to be is unknown

    def at(self, place: Place | None) -> tuple[_Definition | None, int]:
        """The definition in which a place stands, and its offset."""
        if place is None or place.source is not self._source:
            return None, -1
        offset = self._source.offset(place.line, place.column)
        return next((d for d in self._definitions if d.start <= offset < d.end), None), offset

    def note(self, diagnostic: SpecDiagnostic) -> None:
        """Remember what an error breaks."""
        definition, offset = self.at(diagnostic.place)
        if definition is None:
            starts = {
                name.start: str(name) for name in self._imports if name.source is self._source
            }
            if offset in starts:
                self._broken_imports.add(starts[offset])
            return
        in_format = definition.format[0] <= offset <= definition.format[1]
        in_part = any(start <= offset <= end for start, end in definition.parts.values())
        is_lost = in_part or _LOST.match(diagnostic.message) is not None
        if is_lost and not in_format and not _OF_ALL_PARTS.search(diagnostic.message):
            definition.errors += 1
        if offset == definition.start and re.fullmatch(r"\w+", definition.name) is None:
            self._unnamed.add(definition.name)
        if definition.section not in ("ops", "patterns") or offset == definition.start:
            self._broken.update(_names_of(definition.name))
        for name, (start, end) in definition.parts.items():
            if start <= offset <= end:
                definition.broken_parts.update(_names_of(name))
                if definition.section in ("types", "attributes", "enums", "interfaces"):
                    self._broken_parameters.update(_names_of(name))
        if any(start <= offset <= end for start, end in definition.inherits):
            definition.is_inheritance_broken = self._is_inheritance_broken = True

    def spread(self) -> None:
        """Mark definitions that name something broken as broken: constraints, parts of operations, op classes."""
        text = self._source.text
        for _ in range(_ROUNDS):
            count = self._count()
            self._inherit(text)
            if self._broken:
                names = "|".join(map(re.escape, sorted(self._broken)))
                self._mark(re.compile(rf"(?<!\w)(?:{names})(?!\w)"), text)
            if self._count() == count:
                return

    def _mark(self, mentions: re.Pattern[str], text: str) -> None:
        for each in self._definitions:
            for name, (start, end) in each.parts.items():
                # Behind the key, which may have the name of something else.
                if mentions.search(text, start + len(name), end + 1):
                    each.broken_parts.update(_names_of(name))
            if each.section in ("constraints", "traits", "attributes"):
                if mentions.search(text, each.start + len(each.name), each.end):
                    self._broken.add(each.name)

    def _inherit(self, text: str) -> None:
        """Give operations and op classes the broken parts of those that they extend."""
        classes = {each.name: each for each in self._definitions if each.section == "op_classes"}
        for each in self._definitions:
            for start, end in each.inherits:
                for name in re.findall(r"\w+", text[start:end])[:1]:
                    base = classes.get(name)
                    if base is not None and base is not each:
                        each.broken_parts |= base.broken_parts
                        each.errors = max(each.errors, base.errors)

    def _count(self) -> int:
        broken = sum(len(each.broken_parts) + each.errors for each in self._definitions)
        return len(self._broken) + broken

    def follows(self, diagnostic: SpecDiagnostic) -> bool:
        """Whether an error follows from another one."""
        definition, offset = self.at(diagnostic.place)
        if definition is None:
            return False
        message = diagnostic.message
        if _OF_ALL_PARTS.search(message):
            mentioned = {name.rpartition(".")[2] for name in _QUOTED.findall(message)}
            return self._is_inheritance_broken or any(
                each.errors > 0 and (each is definition or each.name in mentioned)
                for each in self._definitions
            )
        own_parts = [
            name for name, (start, end) in definition.parts.items() if start <= offset <= end
        ]
        of_part = _UNKNOWN_PART.search(message) is not None
        word = self._word_at(offset)
        names = {word[1:]} if word[:1] == "$" else {word} if of_part else set()
        if of_part or not _UNKNOWN.search(message):
            names.update(_QUOTED.findall(message))
        for name in own_parts:
            names -= _names_of(name)
        if names & definition.broken_parts:
            return True
        is_of_part = bool(own_parts)
        if offset != definition.start and definition.name in self._unnamed:
            return True
        if not _UNKNOWN.search(message) and not of_part:
            return False
        if of_part:
            in_class = definition.section == "op_classes"
            return definition.is_inheritance_broken or self._is_inheritance_broken and in_class
        unknown = [_unknown_name(message)]
        if self._broken_imports:
            imports = set(map(str, self._imports)) - self._broken_imports
            of_import = "." in unknown[0] and unknown[0].partition(".")[0] not in imports
            return of_import or diagnostic.hint is None
        own = {definition.name} if is_of_part else set()
        return not (self._broken | self._broken_parameters).isdisjoint(set(unknown) - own)

    def word(self, diagnostic: SpecDiagnostic) -> str:
        """The word where an error stands."""
        definition, offset = self.at(diagnostic.place)
        return "" if definition is None else self._word_at(offset).removeprefix("$")

    def _word_at(self, offset: int) -> str:
        match = _WORD.match(self._source.text, offset)
        return "" if match is None else match[0]


def _folded(diagnostics: Iterable[SpecDiagnostic], table: _Table) -> list[SpecDiagnostic]:
    """The errors with those about one unknown name made one, with notes for the other places."""
    kept: list[SpecDiagnostic] = []
    first: dict[tuple[object, ...], int] = {}
    for diagnostic in diagnostics:
        names = _QUOTED.findall(diagnostic.message)
        is_of_part = _UNKNOWN_PART.search(diagnostic.message) is not None
        if not is_of_part and not (_UNKNOWN.search(diagnostic.message) and names):
            kept.append(diagnostic)
            continue
        definition, _ = table.at(diagnostic.place)
        source = None if diagnostic.place is None else diagnostic.place.source
        name = _unknown_name(diagnostic.message).removeprefix("$") or table.word(diagnostic)
        key = (name, id(source), id(definition) if is_of_part else None)
        known = first.setdefault(key, len(kept))
        if known == len(kept):
            kept.append(diagnostic)
        elif len(kept[known].notes) < _MOST_NOTES:
            note = SpecNote("it is named here, too", diagnostic.place)
            kept[known] = replace(kept[known], notes=(*kept[known].notes, note))
    return kept


def _unknown_name(message: str) -> str:
    """The name that nobody has defined: the first behind the words that say so, or the last before them."""
    said = _UNKNOWN.search(message)
    behind = None if said is None else _QUOTED.search(message, said.end())
    if behind is not None:
        return behind[1]
    names = _QUOTED.findall(message)
    return names[-1] if names else ""


def _names_of(key: str) -> set[str]:
    """Names by which others may call something: its key without parameters, and without a sign that should not be there."""
    name = key.partition("<")[0]
    return {name, *re.findall(r"\w+", name)[:1]}


def _definitions(spec: DialectSpec, source: SpecSource) -> Iterator[_Definition]:
    """The definitions in the order of the text; each goes on until the next."""
    found = [
        (key.start, section, key, definition)
        for section in _SECTIONS
        for key, definition in getattr(spec, section).items()
        if isinstance(key, SpecText) and key.source is source
    ]
    found.sort(key=lambda each: each[0])
    if not found:
        return
    ends = [*(start for start, *_ in found[1:]), len(source.text)]
    for (start, section, key, definition), end in zip(found, ends, strict=True):
        yield _Definition(
            section,
            str(key).partition("<")[0],
            start,
            end,
            dict(_parts(definition)),
            format=_span(getattr(definition, "assembly_format", None)),
            inherits=tuple(
                (text.start, text.end) for text in getattr(definition, "extends", ()) or ()
            ),
        )


def _parts(definition: SpecModel) -> Iterator[tuple[str, tuple[int, int]]]:
    for kind in _PARTS:
        parts = getattr(definition, kind, None)
        if not isinstance(parts, Mapping):
            continue
        keys = [key for key in parts if isinstance(key, SpecText)]
        for key, following in pairwise([*keys, None]):
            if key is None:
                continue
            end = max([key.end, *_ends(parts[key])])
            yield str(key), (key.start, end if following is None else max(end, following.start - 1))


def _span(text: object) -> tuple[int, int]:
    return (text.start, text.end) if isinstance(text, SpecText) else (-1, -1)


def _ends(value: object) -> Iterator[int]:
    """Where the texts of a value end."""
    if isinstance(value, SpecText):
        yield value.end
    elif isinstance(value, SpecModel):
        for name in value.model_fields_set:
            yield from _ends(getattr(value, name))
    elif isinstance(value, list):
        for each in value:
            yield from _ends(each)
