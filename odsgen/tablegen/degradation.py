"""Degrades an import where the language of specs refuses it: the smallest part of a definition, never a dialect.

An import is resolved as `odsgen check` resolves it. Each diagnostic stands at a part of a definition; that part is left
out, or left to a hook, and the rest is resolved again until nothing is refused. Every change is kept with its reason.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from odsgen.ods import DialectLoader
from odsgen.places import SpecSource
from odsgen.spec.errors import SpecDiagnostic, SpecErrors
from odsgen.spec.recovery import read_as_far_as_possible
from odsgen.tablegen.losses import Loss
from odsgen.tablegen.remedies import FORMAT_IS_LEFT, Remedies

Path_ = tuple[str | int, ...]
"""The keys and indices that lead to a part of a spec."""

#: A definition has fewer parts than this that could be refused one after the other.
MAX_ROUNDS = 200


class SpecSettler:
    """Settles the specs of several dialects; one that others import has to come before them."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder or Path()
        self._loader = DialectLoader()

    def settle(
        self,
        spec: dict[str, Any],
        kinds: Mapping[tuple[str, str], str],
        overlay: Mapping[str, Any],
        usual_formats: Collection[str] = (),
    ) -> list[Loss]:
        """Change the spec until it is accepted, and say what was changed.

        ``kinds`` are those of the operations' arguments ("operand", "attribute", "property"). What the author of the
        ``overlay`` wrote stays as it is. Nothing is lost with the format of one of ``usual_formats``, which was not more than
        believed to be its. Raises SpecErrors where what cannot be changed is refused.
        """
        name = spec["dialect"]
        remedies = Remedies(spec, kinds)
        path = self._folder / f"{name}.yaml"
        found: list[Loss] = []
        diagnostics: Sequence[SpecDiagnostic] = ()
        for _ in range(MAX_ROUNDS):
            text, places = _text_with_places(spec)
            diagnostics = self._diagnostics(text, path)
            if not diagnostics:
                return found
            if any(diagnostic.file != str(path) for diagnostic in diagnostics):
                raise SpecErrors(diagnostics)  # the spec of another dialect, which lies there
            changes: dict[Path_, Loss] = {}
            for diagnostic in diagnostics:
                place = _place(diagnostic, str(path), places)
                if place is None or _is_written(overlay, place):
                    continue
                if any(place[: len(other)] == other for other in changes):
                    continue  # it may follow from what has been changed
                # How a mistake is put right is for people to whom a spec belongs: its hint is not repeated.
                changed = remedies.apply(place, f"{diagnostic.message} ({diagnostic.hint})")
                if changed is not None:
                    changes[changed.owner] = Loss(
                        str(place[0]),
                        str(changed.owner[1]) if len(changed.owner) > 1 else "",
                        changed.what,
                        diagnostic.message,
                    )
            if not changes:
                raise SpecErrors(diagnostics)
            found += [
                loss
                for place, loss in changes.items()
                if not (
                    place[-1] in usual_formats
                    and place[0] == "ops"
                    and loss.what.startswith(FORMAT_IS_LEFT)
                )
            ]
        raise SpecErrors(diagnostics)

    def _diagnostics(self, text: str, path: Path) -> Sequence[SpecDiagnostic]:
        """The diagnostics of `odsgen check` for the spec."""
        try:
            reading = read_as_far_as_possible(SpecSource(text, str(path)))
        except SpecErrors as error:
            return error.diagnostics
        return self._loader.attempt(reading, path)


def _place(diagnostic: SpecDiagnostic, file: str, places: Sequence[Path_]) -> Path_ | None:
    if diagnostic.file != file or diagnostic.line is None or diagnostic.line > len(places):
        return None
    return places[diagnostic.line - 1] or None


def _is_written(overlay: Mapping[str, Any], place: Path_) -> bool:
    """Whether an overlay says what stands at the place."""
    value: Any = overlay
    for position, step in enumerate(place):
        if not isinstance(value, Mapping):
            return position > 2
        if step not in value:
            return False
        value = value[step]
    return not isinstance(value, Mapping)


def _text_with_places(spec: Mapping[str, Any]) -> tuple[str, list[Path_]]:
    """The spec as JSON, with every key and element on a line of its own, and the path of each line."""
    lines: list[str] = []
    places: list[Path_] = []

    def write(value: Any, path: Path_, before: str, after: str) -> None:
        if isinstance(value, (Mapping, list)) and value:
            opening, closing = "{}" if isinstance(value, Mapping) else "[]"
            line(before + opening, path)
            entries = value.items() if isinstance(value, Mapping) else enumerate(value)
            for position, (key, inner) in enumerate(entries):
                name = f"{_json(key)}: " if isinstance(value, Mapping) else ""
                write(inner, (*path, key), name, "," if position < len(value) - 1 else "")
            line(closing + after, path)
        else:
            line(before + _json(value) + after, path)

    def line(text: str, path: Path_) -> None:
        lines.append(text)
        places.append(path)

    write(spec, (), "", "")
    return "\n".join(lines) + "\n", places


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
