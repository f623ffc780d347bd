"""Errors of an assembly format, shown inside the string of the spec."""

from __future__ import annotations

from odsgen.ods.format import Report
from odsgen.ods.format.hints import hint_for
from odsgen.spec.errors import SpecDiagnostics, SpecNote
from odsgen.spec.source import SpecText


def report_into(errors: SpecDiagnostics, text: SpecText, user: SpecText | None = None) -> Report:
    """The receiver of the format parsers' reports; `user` is the operation that has the format from a class."""
    notes = [] if user is None else [SpecNote(f"in the operation '{user}'", user.place)]

    def report(message: str, offset: int, note: str | None) -> None:
        hint = note or hint_for(message, text, offset)
        errors.error(message, text.place_at(offset), hint, notes)

    return report
