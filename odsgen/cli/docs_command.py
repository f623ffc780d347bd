"""`odsgen docs`: reference pages of dialects."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from html import escape
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType

import click

from odsgen import reference
from odsgen.cli.console import complain
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
from odsgen.reference.findings import Findings, verdicts_of, written_patterns, written_syntax
from odsgen.reference.lowerings import lowerings
from odsgen.resources import resource_directory
from odsgen.runtime import Context, DiagnosticError, Dialect
from odsgen.runtime.registry.hook_errors import HookError
from odsgen.runtime.registry.hooks import UncheckedWarning

#: The stylesheet and the script of sites.
STYLE = Path(reference.__file__).parent / "site.css"
SCRIPT = STYLE.with_suffix(".js")
#: The theme tells of its successor at each start.
QUIET = {"NO_MKDOCS_2_WARNING": "1"}
#: What each of the two faces of a site is like, and the button that leads to the other one.
_FACES = (("default", "light", "night", "Dark"), ("slate", "dark", "sunny", "Light"))
_THEME = {
    "name": "material",
    "font": False,
    "features": [
        "content.code.copy",
        "navigation.instant",
        "navigation.top",
        "search.highlight",
        "search.suggest",
        "toc.follow",
    ],
    "palette": [
        {
            "media": f"(prefers-color-scheme: {media})",
            "scheme": scheme,
            "primary": "custom",
            "accent": "custom",
            "toggle": {"icon": f"material/weather-{icon}", "name": other},
        }
        for scheme, media, icon, other in _FACES
    ],
}
#: Anybody may have written the texts: what looks like HTML in them is text, and nothing in them gives elements attributes.
_EXTENSIONS = (
    "tables",
    "toc",
    "pymdownx.highlight",
    "pymdownx.superfences",
    "odsgen.reference.shown_as_text",
)


def write_pages(
    specs: tuple[Path, ...],
    output: Path,
    check: bool,
    playground: str | None = None,
    verdicts: Mapping[str, str] = MappingProxyType({}),
    packages: Mapping[str, Dialect] = MappingProxyType({}),
) -> list[str]:
    """Write a page for each spec, and `index.md`; returns what is wrong with examples.

    With the address of a playground, its examples open there; ``verdicts`` are those of proofs, by the names of claims.
    ``packages`` are dialects by their names whose hooks are not beside their specs: a playground does not have them.
    Raises SpecErrors and OSError.
    """
    dialects = [load_dialect(path) for path in specs]
    complaints: list[str] = []
    output.mkdir(parents=True, exist_ok=True)
    converted = lowerings()
    for path, dialect in zip(specs, dialects, strict=True):
        examples = list(examples_of(dialect)) if check or playground is not None else []
        package = packages.get(dialect.name)
        has_hooks = package is not None or _has_hooks(path)
        context = _context(path, dialect, package) if examples or has_hooks else Context()
        if check:
            complaints += _complaints(path, examples, context)
        is_shown = playground is not None and package is None
        link = _links(path, context, str(playground)) if is_shown else _no_link
        hooks = context.dialect(dialect.name) if has_hooks else None
        findings = Findings(lowerings=converted, verdicts=verdicts)
        if hooks is not None:
            findings = replace(
                findings,
                syntax=written_syntax(dialect, hooks),
                patterns=_patterns_told(path, dialect, hooks),
            )
        page = reference_page(dialect, link, findings)
        (output / f"{dialect.python_name}.md").write_text(page, "utf-8")
    (output / "index.md").write_text(index_page(dialects), "utf-8")
    return complaints


def _patterns_told(path: Path, dialect: DialectDef, hooks: Dialect) -> Mapping[str, Sequence[str]]:
    """The patterns that are written by hand; none, of which standard error tells, where their hooks fail."""
    try:
        return written_patterns(dialect, hooks)
    except HookError as error:
        complain(f"{path}: warning: the page has no written patterns: {error}")
        return {}


@contextmanager
def described(
    paths: tuple[Path, ...], include: tuple[Path, ...]
) -> Iterator[tuple[tuple[Path, ...], bool]]:
    """The specs among paths, and specs of the dialects that TableGen files and folders among them define; whether there are such.

    Examples in TableGen may be of other releases, or not whole.  Raises TableGenError and SpecErrors.
    """
    definitions = tuple(path for path in paths if path.suffix == ".td" or path.is_dir())
    if not definitions:
        yield paths, False
        return
    from odsgen.tablegen.importing import ImportRequest, import_specs

    request = ImportRequest(definitions, include, keep_going=True, bundled_overlays=False)
    with tempfile.TemporaryDirectory() as folder:
        import_specs(request, Path(folder))
        imported = sorted(Path(folder).glob("*.yaml"))
        yield tuple(path for path in paths if path not in definitions) + tuple(imported), True


def proved(specs: tuple[Path, ...]) -> Mapping[str, str]:
    """The verdicts of the patterns, traits and fold identities of specs; raises click.ClickException without a solver."""
    from odsgen.cli.prove_command import check_solver
    from odsgen.proof.proving import Options, prove, subjects

    check_solver()
    claims = [subject for path in specs for subject in subjects(load_dialect(path))]
    return verdicts_of((verdict.name, str(verdict)) for verdict in prove(claims, Options()))


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


def _has_hooks(path: Path) -> bool:
    """Whether there is a file of hooks for a spec, or it is one that comes with odsgen."""
    if _is_bundled(path):
        return True
    hooks = hooks_beside(str(path))
    return hooks is not None and hooks.is_file()


def _is_bundled(path: Path) -> bool:
    return path.resolve().parent == resource_directory("dialect_specs").resolve()


def _context(path: Path, dialect: DialectDef, package: Dialect | None) -> Context:
    """A context that knows the dialect of a spec; the hooks of a bundled one are written for its package."""
    context = Context()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UncheckedWarning)  # the page says it
        if package is not None:
            context.load(package)
        elif not _is_bundled(path):
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
    with tempfile.TemporaryDirectory() as folder:
        configuration = Path(folder) / "mkdocs.yml"
        theme = Path(folder) / "theme"
        theme.mkdir()
        for file in (STYLE, SCRIPT):
            shutil.copy(file, theme)
        text = _configuration(pages, site, name, theme)
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


def _configuration(pages: Path, site: Path, name: str, theme: Path) -> str:
    """The settings of mkdocs for the pages of a folder, as JSON, which YAML contains."""
    names = sorted(path.stem for path in pages.glob("*.md") if path.stem != "index")
    settings = {
        "site_name": escape(name),
        "docs_dir": str(pages.resolve()),
        "site_dir": str(site.resolve()),
        "use_directory_urls": False,
        "theme": {**_THEME, "custom_dir": str(theme)},
        "extra": {"generator": False},
        "extra_css": [STYLE.name],
        "extra_javascript": [SCRIPT.name],
        "plugins": ["search"],
        "nav": ["index.md", *[{stem: f"{stem}.md"} for stem in names]],
        "markdown_extensions": _EXTENSIONS,
    }
    return json.dumps(settings)
