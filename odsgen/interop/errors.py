"""The error of a program that does not cross."""

from __future__ import annotations

from odsgen.runtime.builtin.locations import Location, UnknownLoc
from odsgen.runtime.diagnostics import Diagnostic, DiagnosticError, Severity
from odsgen.runtime.parser.single_texts import parse_attribute
from odsgen.runtime.support.source import SourceFile

#: The name of the generic form of a program in diagnostics about it.
GENERIC_FORM = "<generic form>"


class InteropError(DiagnosticError):
    """The other framework refuses a program of ours, or what it has cannot be a program of ours."""


def refusal(
    message: str,
    location: Location | None = None,
    notes: list[Diagnostic] | None = None,
    text: str | None = None,
) -> InteropError:
    """The error at a place of the program, or, given the text, of its generic form."""
    diagnostic = Diagnostic(
        Severity.ERROR, UnknownLoc.get() if location is None else location, message, notes or []
    )
    return InteropError([diagnostic], None if text is None else SourceFile(text, GENERIC_FORM))


def location_of(text: str) -> Location:
    """A location from its text; the unknown one where it cannot be read."""
    try:
        found = parse_attribute(text)
    except DiagnosticError:
        return UnknownLoc.get()
    return found if isinstance(found, Location) else UnknownLoc.get()
