"""From a view to the text of a file: Jinja lays it out, black gives it its final form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from textwrap import indent
from typing import Any

from black import format_str
from black.mode import Mode, TargetVersion
from black.parsing import InvalidInput
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from odsgen.codegen.python.expression_text import expression_text, string_literal
from odsgen.codegen.python.steps import Step
from odsgen.resources import resource_directory

_BLACK_MODE = Mode(line_length=100, target_versions={TargetVersion.PY311})


#: Put by templates before each statement of a module and each member of a class: what lies between is formatted by itself.
#: No text of a spec contains these characters, for literals and docstrings escape them.
PART = "\f\f"
MEMBER = "\f"


_formats: ContextVar[bool] = ContextVar("formats", default=True)


@contextmanager
def unformatted() -> Iterator[None]:
    """Within, `format_source` leaves the text as the template laid it out: for code that nobody reads."""
    token = _formats.set(False)
    try:
        yield
    finally:
        _formats.reset(token)


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
    environment.globals.update(PART=PART, MEMBER=MEMBER)
    environment.filters.update(
        python=expression_text,
        literal=string_literal,
        steps=_steps_text,
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


def render(template: str, **views: Any) -> str:
    """Lay the views out by the template of that name; what the template misses is an error, never an empty string."""
    return _environment().get_template(template).render(**views)


def format_source(text: str) -> str:
    """The text as black writes it (line length 100).

    Black is asked for each statement and each member of a class once: those of one dialect are often the same.
    """
    if not _formats.get():
        return text.replace("\f", "")
    parts = []
    for part in text.split(f"{PART}\n"):
        head, *members = part.split(f"{MEMBER}\n")
        formatted = _formatted(head)
        for member in members:
            formatted += "\n\n" + _formatted_member(member)
        parts.append(formatted)
    return "\n\n\n".join(filter(None, parts)) + "\n"


def _formatted_member(text: str) -> str:
    """A member of a class, formatted in one."""
    return _formatted(f"class _:\n{text}").partition("\n")[2]


@lru_cache(maxsize=100_000)
def _formatted(text: str) -> str:
    try:
        return format_str(text, mode=_BLACK_MODE).strip("\n")
    except InvalidInput as error:
        raise AssertionError(f"the generator wrote Python that does not parse: {error}") from error
