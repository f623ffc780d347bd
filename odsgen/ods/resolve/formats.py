"""Errors of an assembly format, shown inside the string of the spec."""

from __future__ import annotations

from odsgen.ods.format import Report
from odsgen.spec.errors import SpecDiagnostics
from odsgen.spec.source import SpecText


def report_into(errors: SpecDiagnostics, text: SpecText) -> Report:
    """What the format parsers report to."""

    def report(message: str, offset: int, note: str | None) -> None:
        errors.error(message, text.place_at(offset), note)

    return report
