"""Lays out exported files by the templates in `templates/export`."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from odsgen.export.values import value_text
from odsgen.resources import resource_directory


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(resource_directory("templates") / "export"),
        undefined=StrictUndefined,
        autoescape=False,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["tablegen"] = value_text
    return environment


def render(template: str, **views: Any) -> str:
    """The file that a template makes of the views."""
    return _environment().get_template(template).render(**views)
