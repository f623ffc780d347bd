"""From a view to the text of a file: Jinja lays it out, black gives it its final form."""

from __future__ import annotations

from functools import cache
from typing import Any

from black import format_str
from black.mode import Mode, TargetVersion
from black.parsing import InvalidInput
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from odsgen.resources import resource_directory

_BLACK_MODE = Mode(line_length=100, target_versions={TargetVersion.PY311})


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(resource_directory("templates")),
        undefined=StrictUndefined,
        autoescape=False,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def render(template: str, **views: Any) -> str:
    """Lay the views out by the template of that name; what the template misses is an error, never an empty string."""
    return _environment().get_template(template).render(**views)


def format_source(text: str) -> str:
    """The text as black writes it (line length 100)."""
    try:
        return format_str(text, mode=_BLACK_MODE)
    except InvalidInput as error:
        raise AssertionError(f"the generator wrote Python that does not parse: {error}") from error
