"""The words of `odsgen` on a terminal: results, and what is wrong, in colours where there are any."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from odsgen.spec.errors import SpecDiagnostic, SpecErrors
from odsgen.wording import counted

if TYPE_CHECKING:
    from odsgen.codegen import GenerationResult


def console(stderr: bool = False) -> Console:
    """A console that leaves numbers and names as they are."""
    return Console(stderr=stderr, highlight=False)


def say(verb: str, style: str, text: str) -> None:
    """Write a line to standard output whose first words have a style of `rich`."""
    console().print(Text.assemble((verb, style), f" {text}"), soft_wrap=True)


def complain(message: str) -> None:
    """Write a message with its severity in colour to standard error."""
    console(stderr=True).print(coloured(message), soft_wrap=True)


@contextmanager
def errors_shown(*others: type[Exception]) -> Iterator[None]:
    """Write what goes wrong inside to standard error, and end the process with 1; `others` say all in their text."""
    try:
        yield
    except Exception as error:
        if not isinstance(error, (SpecErrors, OSError, *others)):
            raise
        show_error(error)
        sys.exit(1)


def show_error(error: Exception) -> None:
    """Write an error to standard error: the diagnostics of a spec, or one line."""
    if isinstance(error, SpecErrors):
        show(error.diagnostics, len(error.diagnostics))
    elif isinstance(error, OSError):
        name = f" '{error.filename}'" if error.filename else ""
        complain(f"odsgen: error: {error.strerror}{name}")
    else:
        complain(f"odsgen: error: {error}")


def show(diagnostics: Iterable[SpecDiagnostic], count: int) -> None:
    """Write diagnostics to standard error, and how many errors there are."""
    for diagnostic in diagnostics:
        complain(diagnostic.render())
    if count:
        console(stderr=True).print(Text(counted(count, "error"), style="bold red"))


def as_errors(diagnostics: Iterable[SpecDiagnostic]) -> tuple[SpecDiagnostic, ...]:
    """All of them as errors, as `--werror` asks."""
    return tuple(diagnostic.as_error() for diagnostic in diagnostics)


def show_warnings(warnings: Iterable[SpecDiagnostic], werror: bool) -> None:
    """Write warnings to standard error; as errors, they end the process with 1."""
    told = as_errors(warnings) if werror else tuple(warnings)
    show(told, len(told) if werror else 0)
    if werror and told:
        sys.exit(1)


def show_problems(problems: Iterable[SpecDiagnostic]) -> None:
    """Write what is wrong with hooks to standard error; the packages are written."""
    problems = tuple(problems)
    if problems:
        show(problems, sum(problem.severity == "error" for problem in problems))


def show_unwritten(result: GenerationResult) -> None:
    """Write a note about the hooks that nobody has written, of the packages that were written."""
    from odsgen.codegen.hook_summary import summary_lines

    if result.unwritten:
        complain("\n".join(summary_lines(result.unwritten)))


def show_written(result: GenerationResult) -> None:
    """Write which files of packages are new, changed or gone."""
    for verb, style, paths in (
        ("wrote", "green", result.written),
        ("removed", "yellow", result.removed),
    ):
        for folder, names in by_folder(paths):
            say(verb, style, f"{folder}: {names}")
    for path in result.scaffolded:
        say("wrote", "green", f"{path}: yours to fill in, never written again")


def by_folder(paths: Iterable[Path]) -> list[tuple[Path, str]]:
    """Each folder with the names of its files."""
    names: dict[Path, list[str]] = {}
    for path in paths:
        names.setdefault(path.parent, []).append(path.name)
    return [(folder, ", ".join(found)) for folder, found in names.items()]


def coloured(text: str) -> Text:
    """A message with its severities in colour."""
    styled = Text(text)
    styled.highlight_regex(r"(?m)\berror:", "bold red")
    styled.highlight_regex(r"(?m)\bwarning:", "bold yellow")
    styled.highlight_regex(r"(?m)\bnote:", "bold cyan")
    styled.highlight_regex(r"(?m)^ +hint:", "green")
    styled.highlight_regex(r"(?m)^ +\^$", "bold green")
    return styled
