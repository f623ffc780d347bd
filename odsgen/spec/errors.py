"""Diagnostics of specs: a place, what is wrong, what was expected; collected, so that all of them are reported at once."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from odsgen.places import Place
from odsgen.spec.source import SpecText, place_of
from odsgen.spec.warning_kinds import WARNINGS


@dataclass(frozen=True, slots=True)
class SpecNote:
    """Another place that matters to a diagnostic, e.g. the first of two definitions."""

    message: str
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class SpecDiagnostic:
    """One thing that is wrong with a spec."""

    message: str
    place: Place | None = None
    hint: str | None = None  # what was probably meant
    notes: tuple[SpecNote, ...] = ()
    severity: str = "error"  # or "warning": what is said of a spec that is taken
    name: str | None = None  # of a warning: that of `WARNINGS`, by which a spec allows it

    def __post_init__(self) -> None:
        if self.severity == "warning" and self.name not in WARNINGS:
            raise ValueError(f"there is no warning '{self.name}' in WARNINGS")

    @property
    def file(self) -> str | None:
        return self.place.file if self.place else None

    @property
    def line(self) -> int | None:
        return self.place.line if self.place else None

    @property
    def column(self) -> int | None:
        return self.place.column if self.place else None

    def render(self) -> str:
        """`file:line:column: error: message`, the source line with a caret, the hint and the notes."""
        behind = f" [{self.name}]" if self.name is not None else ""
        lines = _located(self.severity, self.message + behind, self.place)
        if self.hint:
            lines.append(visible(f"  hint: {self.hint}"))
        for note in self.notes:
            lines.extend(_located("note", note.message, note.place))
        return "\n".join(lines)

    def as_error(self) -> SpecDiagnostic:
        """The same as an error, as `--werror` asks."""
        return self if self.severity == "error" else replace(self, severity="error")

    def as_json(self) -> dict[str, object]:
        """The entry that an editor shows: file, line and column (from 1; null without a place), message, hint, name and notes."""
        return {
            **_place_as_json(self.place),
            "severity": self.severity,
            "message": self.message,
            "hint": self.hint,
            "name": self.name,
            "notes": [
                {**_place_as_json(note.place), "message": note.message} for note in self.notes
            ],
        }

    def __str__(self) -> str:
        return f"{self.place}: {self.message}" if self.place else self.message


def _place_as_json(place: Place | None) -> dict[str, object]:
    if place is None:
        return {"file": None, "line": None, "column": None}
    return {"file": place.file, "line": place.line, "column": place.column}


def _located(severity: str, message: str, place: Place | None) -> list[str]:
    if place is None:
        return [visible(f"{severity}: {message}")]
    lines = [visible(f"{place}: {severity}: {message}")]
    if place.source is not None:
        lines.extend(source_excerpt(place))
    return lines


_EXCERPT_WIDTH = 160


def source_excerpt(place: Place) -> list[str]:
    """The source line of a place, tabs as blanks and long lines cut around the column, and a caret below the column."""
    if place.source is None:
        return []
    text = place.source.line_text(place.line)
    if not text.strip() and place.column <= 1:
        return []
    start = 0
    prefix = ""
    if len(text) > _EXCERPT_WIDTH:
        start = max(0, min(place.column - 1 - _EXCERPT_WIDTH // 2, len(text) - _EXCERPT_WIDTH))
        prefix = "…" if start else ""
    shown = text[start : start + _EXCERPT_WIDTH]
    suffix = "…" if start + _EXCERPT_WIDTH < len(text) else ""
    before = shown[: max(0, place.column - 1 - start)]
    width = sum(_display_width(character) for character in before) + len(prefix)
    return [
        "  " + prefix + "".join(map(_displayed, shown)) + suffix,
        "  " + " " * width + "^",
    ]


def visible(text: str) -> str:
    """The text with escapes for what a terminal would obey instead of showing it."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\n" else ascii(c)[1:-1] for c in text)


def _displayed(character: str) -> str:
    if character == "\t":
        return "    "
    return character if character.isprintable() else "\N{REPLACEMENT CHARACTER}"


def _display_width(character: str) -> int:
    if character == "\t":
        return 4
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


class SpecErrors(Exception):
    """A spec was refused; `.diagnostics` has every reason that was found, in the order of their places."""

    def __init__(self, diagnostics: Iterable[SpecDiagnostic]) -> None:
        self.diagnostics: tuple[SpecDiagnostic, ...] = tuple(diagnostics)
        super().__init__(self.diagnostics)

    def render(self) -> str:
        return "\n".join(diagnostic.render() for diagnostic in self.diagnostics)

    def __str__(self) -> str:
        return "\n".join(str(diagnostic) for diagnostic in self.diagnostics)


class SpecDiagnostics:
    """Collects the diagnostics of one run; a diagnostic that is already there is not repeated."""

    __slots__ = ("_diagnostics",)

    def __init__(self) -> None:
        self._diagnostics: dict[tuple[str, Place | None], SpecDiagnostic] = {}

    def add(self, diagnostic: SpecDiagnostic) -> None:
        self._diagnostics.setdefault((diagnostic.message, diagnostic.place), diagnostic)

    def extend(self, diagnostics: Iterable[SpecDiagnostic]) -> None:
        for diagnostic in diagnostics:
            self.add(diagnostic)

    def error(
        self,
        message: str,
        place: Place | str | None,
        hint: str | None = None,
        notes: Sequence[SpecNote] = (),
    ) -> None:
        """Record an error; a string as place means where that string stands."""
        self.add(SpecDiagnostic(message, _place(place), hint, tuple(notes)))

    def __len__(self) -> int:
        return len(self._diagnostics)

    def __bool__(self) -> bool:
        return bool(self._diagnostics)

    @property
    def diagnostics(self) -> tuple[SpecDiagnostic, ...]:
        """The diagnostics; in the order of the places inside each file, files in the order they were met."""
        files: dict[str, int] = {}
        for diagnostic in self._diagnostics.values():
            files.setdefault(diagnostic.place.file if diagnostic.place else "", len(files))

        def key(diagnostic: SpecDiagnostic) -> tuple[int, int, int]:
            place = diagnostic.place
            if place is None:
                return (files[""], 0, 0)
            return (files[place.file], place.line, place.column)

        return tuple(sorted(self._diagnostics.values(), key=key))

    def raise_if_any(self) -> None:
        """Raise SpecErrors when anything was recorded."""
        if self._diagnostics:
            raise SpecErrors(self.diagnostics)


def _place(place: Place | str | None) -> Place | None:
    return place_of(place) if isinstance(place, str) else place


def spec_error(
    message: str,
    place: Place | str | None = None,
    hint: str | None = None,
    notes: Sequence[SpecNote] = (),
) -> SpecErrors:
    """A SpecErrors of one diagnostic, to raise."""
    return SpecErrors([SpecDiagnostic(message, _place(place), hint, tuple(notes))])


def nearest(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate that is most like the name, or None when none is near."""
    lowered = name.lower()
    by_lowered: dict[str, str] = {}
    for candidate in candidates:
        by_lowered.setdefault(candidate.lower(), str(candidate))
    if len(name) > 200:
        return None
    matches = difflib.get_close_matches(lowered, by_lowered, n=1, cutoff=0.6)
    return by_lowered[matches[0]] if matches else None


def did_you_mean(name: str, candidates: Iterable[str]) -> str | None:
    """A hint that names the nearest candidate, or None."""
    match = nearest(name, candidates)
    return f"did you mean '{match}'?" if match is not None else None


_FEW = 8  # names that a hint lists


def what_there_is(name: str, candidates: Iterable[str], before: str = "") -> str | None:
    """A hint that names the nearest candidate, or else the few that there are; `before` is a sign that they begin with."""
    known = list(dict.fromkeys(map(str, candidates)))
    match = nearest(name, known)
    if match is not None:
        return f"did you mean '{before}{match}'?"
    if 0 < len(known) <= _FEW:
        return "there is " + ", ".join(f"'{before}{one}'" for one in known)
    return None


__all__ = [
    "Place",
    "SpecDiagnostic",
    "SpecDiagnostics",
    "SpecErrors",
    "SpecNote",
    "SpecText",
    "did_you_mean",
    "nearest",
    "place_of",
    "source_excerpt",
    "spec_error",
    "what_there_is",
]
