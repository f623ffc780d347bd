"""Types in the text of a spec, as the runtime reads them."""

from __future__ import annotations

from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.parser import parse_type


def problem_of_type(text: str) -> str | None:
    """The reason why a text is not that of a type; None if it is one, or mentions other dialects, which are not asked here."""
    if "!" in text:
        return None
    try:
        parse_type(text)
    except ParseError as error:
        return error.diagnostics[0].message
    return None
