"""Errors and warnings of an export: what it cannot say, with the places."""

from __future__ import annotations

from odsgen.places import Place
from odsgen.spec.errors import SpecDiagnostic, SpecErrors, place_of
from odsgen.spec.source import SpecText


class Unsayable(Exception):
    """Something of a spec that has no counterpart; the message says what, and why."""

    def __init__(self, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


class Problems:
    """Collects errors, which end an export, and warnings, which tell what is left out."""

    def __init__(self) -> None:
        self._errors: dict[SpecDiagnostic, None] = {}
        self._warnings: dict[SpecDiagnostic, None] = {}

    def error(self, message: str, place: Place | str | None, hint: str | None = None) -> None:
        self._errors.setdefault(SpecDiagnostic(message, _place(place), hint))

    def warning(self, message: str, place: Place | str | None, hint: str | None = None) -> None:
        found = SpecDiagnostic(
            message, _place(place), hint, severity="warning", name="not-exported"
        )
        self._warnings.setdefault(found)

    @property
    def warnings(self) -> tuple[SpecDiagnostic, ...]:
        return tuple(self._warnings)

    @property
    def errors(self) -> tuple[SpecDiagnostic, ...]:
        return tuple(self._errors)

    def raise_if_any(self) -> None:
        """Raise SpecErrors where something was refused."""
        if self._errors:
            raise SpecErrors(self._errors)


def _place(place: Place | str | None) -> Place | None:
    if isinstance(place, SpecText):
        return place_of(place)
    return place if isinstance(place, Place) else None
