"""From a view to the text of a file, as Jinja lays it out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from textwrap import indent, wrap
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from odsgen.codegen.python.expression_text import expression_text, string_literal
from odsgen.codegen.python.steps import Step
from odsgen.resources import resource_directory


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(resource_directory("templates")),
        undefined=StrictUndefined,
        autoescape=False,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters.update(
        python=expression_text,
        literal=string_literal,
        steps=_steps_text,
        cell=_cell,
        packed=_packed,
        words=_words,
    )
    return environment


@cache
def _step_macros() -> Any:
    return _environment().get_template("steps.j2").module


def _steps_text(steps: Iterable[Step], indentation: int = 0) -> str:
    """The statements of steps, each by the macro of its kind; `pass` if there are none."""
    macros = _step_macros()
    text = "".join(getattr(macros, step.MACRO)(step) for step in steps) or "pass\n"
    return indent(text.rstrip("\n"), " " * indentation)


def _packed(names: Iterable[str]) -> list[str]:
    """Literals of names, as many to a line as fit."""
    return _lines((f"{string_literal(name)}," for name in names), 96)


def _words(text: str) -> str:
    """The literal of a text of words, over as many lines as it needs."""
    *first, last = _lines([text]) or [""]
    literals = [*(string_literal(f"{line} ") for line in first), string_literal(last)]
    return f"({' '.join(literals)})" if first else literals[0]


def _lines(words: Iterable[str], width: int = 84) -> list[str]:
    return wrap(" ".join(words), width, break_long_words=False, break_on_hyphens=False)


def _cell(text: str) -> str:
    """A text as a cell of a Markdown table: on one line, its bars no end of the cell."""
    return " ".join(text.split()).replace("|", "\\|")


def render(template: str, **views: Any) -> str:
    """Lay the views out by the template of that name; what the template misses is an error, never an empty string."""
    return _environment().get_template(template).render(**views)
