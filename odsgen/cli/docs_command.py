"""`odsgen docs`: reference pages of dialects."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path

import click

from odsgen.codegen.hook_stubs import hooks_beside
from odsgen.codegen.in_memory import load_in_memory
from odsgen.installation import command_for_extra
from odsgen.ods import load_dialect
from odsgen.ods.model import DialectDef
from odsgen.reference import (
    ExampleError,
    check_example,
    examples_of,
    index_page,
    playground_link,
    program_of,
    reference_page,
)
from odsgen.reference.examples import Example
from odsgen.resources import resource_directory
from odsgen.runtime import Context, DiagnosticError

#: The theme tells of its successor at each start.
QUIET = {"NO_MKDOCS_2_WARNING": "1"}
_SITE = """\
site_name: {name}
docs_dir: {pages}
site_dir: {site}
use_directory_urls: false
theme:
  name: material
  font: false
  features: [navigation.instant, toc.follow, content.code.copy, search.highlight]
  palette:
    - {{media: "(prefers-color-scheme: light)", scheme: default, toggle: {{icon: material/weather-night, name: Dark}}}}
    - {{media: "(prefers-color-scheme: dark)", scheme: slate, toggle: {{icon: material/weather-sunny, name: Light}}}}
plugins: [search]
nav:
  - index.md
{nav}
markdown_extensions: [tables, attr_list, toc, pymdownx.highlight, pymdownx.superfences]
"""


def write_pages(
    specs: tuple[Path, ...], output: Path, check: bool, playground: str | None = None
) -> list[str]:
    """Write a page for each spec, and `index.md`; returns what is wrong with examples.

    With the address of a playground, its examples open there. Raises SpecErrors and OSError.
    """
    dialects = [load_dialect(path) for path in specs]
    complaints: list[str] = []
    output.mkdir(parents=True, exist_ok=True)
    for path, dialect in zip(specs, dialects, strict=True):
        examples = list(examples_of(dialect)) if check or playground is not None else []
        context = _context(path, dialect) if examples else Context()
        if check:
            complaints += _complaints(path, examples, context)
        link = _no_link if playground is None else _links(path, context, playground)
        (output / f"{dialect.python_name}.md").write_text(reference_page(dialect, link), "utf-8")
    (output / "index.md").write_text(index_page(dialects), "utf-8")
    return complaints


def _no_link(example: str) -> None:
    return None


def _links(path: Path, context: Context, address: str) -> Callable[[str], str | None]:
    """Gives the address at which the playground shows an example; None for one that is no program."""
    is_bundled = _is_bundled(path)
    hooks = None if is_bundled else hooks_beside(str(path))
    spec = "" if is_bundled else path.read_text("utf-8")

    def link(example: str) -> str | None:
        try:
            program = program_of(example, context)
        except DiagnosticError:
            return None
        hooks_text = hooks.read_text("utf-8") if hooks is not None and hooks.is_file() else ""
        return playground_link(address, spec=spec, hooks=hooks_text, program=program)

    return link


def _is_bundled(path: Path) -> bool:
    return path.resolve().parent == resource_directory("dialect_specs").resolve()


def _context(path: Path, dialect: DialectDef) -> Context:
    """A context that knows the dialect of a spec; the hooks of a bundled one are written for its package."""
    context = Context()
    if not _is_bundled(path):
        context.load(load_in_memory(dialect, hooks_beside(str(path))).DIALECT)
    return context


def _complaints(path: Path, examples: Sequence[Example], context: Context) -> list[str]:
    """The examples that are no programs, each with where it stands and why."""
    found: list[str] = []
    for example in examples:
        try:
            check_example(example.text, context)
        except ExampleError as error:
            place = example.place(error.line, error.column) or f"{path}"
            found.append(
                f"{place}: error: the example of '{example.owner}' is refused: {error.message}"
            )
    return found


def build_site(pages: Path, site: Path, name: str) -> None:
    """Make a site of the pages; raises click.ClickException where that fails."""
    if find_spec("mkdocs") is None or find_spec("material") is None:
        raise click.ClickException(
            f"a site needs mkdocs and its theme: {command_for_extra('docs')}"
        )
    names = sorted(path.stem for path in pages.glob("*.md") if path.stem != "index")
    text = _SITE.format(
        name=json.dumps(name),
        pages=json.dumps(str(pages.resolve())),
        site=json.dumps(str(site.resolve())),
        nav="\n".join([f"  - {stem}: {stem}.md" for stem in names]),
    )
    with tempfile.TemporaryDirectory() as folder:
        configuration = Path(folder) / "mkdocs.yml"
        configuration.write_text(text, "utf-8")
        done = subprocess.run(
            [
                sys.executable,
                "-P",
                "-m",
                "mkdocs",
                "build",
                "--quiet",
                "--config-file",
                configuration,
            ],
            capture_output=True,
            env={**os.environ, **QUIET},
            check=False,
        )
    if done.returncode:
        raise click.ClickException(done.stderr.decode("utf-8", "replace").strip())
