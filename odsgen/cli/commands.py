"""The commands of `odsgen`: from the spec of a dialect to its package."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.text import Text

from odsgen import __version__
from odsgen.cli.import_command import import_
from odsgen.cli.last_run import LastRun
from odsgen.spec.errors import SpecDiagnostic, SpecErrors

if TYPE_CHECKING:
    from odsgen.ods import DialectDef

_SPECS = click.argument(
    "specs", nargs=-1, required=True, metavar="SPEC...", type=click.Path(path_type=Path)
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="odsgen")
def cli() -> None:
    """Describe an MLIR dialect in YAML; get a typed Python package that reads, checks, builds and prints it."""


@cli.command()
@_SPECS
@click.option(
    "-o",
    "--output",
    required=True,
    metavar="DIR",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where the packages go, each in a folder with the name of its dialect.",
)
@click.option(
    "--check",
    is_flag=True,
    help="Write nothing; fail if a package is not what would be written.",
)
@click.option("--jobs", default=1, metavar="N", help="How many processes work at once.")
@click.option("--quiet", is_flag=True, help="Don't tell which packages are up to date.")
def generate(specs: tuple[Path, ...], output: Path, check: bool, jobs: int, quiet: bool) -> None:
    """Write the Python package of each SPEC."""
    last_run = LastRun(specs, output)
    unchanged = last_run.unchanged()
    if unchanged is not None:
        _show_unchanged(unchanged)
        return
    from odsgen.codegen import FormatterError, OutputError
    from odsgen.codegen import generate as generate_packages

    with _errors_shown(FormatterError, OutputError):
        result = generate_packages(specs, output, check=check, jobs=jobs)
    has_errors = any(problem.severity == "error" for problem in result.problems)
    if not check and None not in result.hooks and not result.problems:
        hooks = (path for path in result.hooks if path is not None)
        last_run.remember((*result.written, *result.unchanged), hooks)
    errors = _console(stderr=True)
    for path in result.stale:
        message = f"{path}: error: not what 'odsgen generate' writes"
        errors.print(_coloured(message), soft_wrap=True)
    if check:
        _show_problems(result.problems)
        if result.stale or has_errors:
            sys.exit(1)
    console = _console()
    for verb, style, paths in (
        ("wrote", "green", result.written),
        ("removed", "yellow", result.removed),
    ):
        for folder, names in _by_folder(paths):
            console.print(Text.assemble((verb, style), f" {folder}: {names}"), soft_wrap=True)
    for path in result.scaffolded:
        text = Text.assemble(("wrote", "green"), f" {path}: yours to fill in, never written again")
        console.print(text, soft_wrap=True)
    if not quiet:
        written = {path.parent for path in result.written}
        _show_unchanged(path for path in result.unchanged if path.parent not in written)
    if not check:
        _show_problems(result.problems)
        if has_errors:
            sys.exit(1)


def _show_problems(problems: Iterable[SpecDiagnostic]) -> None:
    """Write what is wrong with hooks to standard error; the packages are written."""
    problems = tuple(problems)
    if problems:
        _show(problems, sum(problem.severity == "error" for problem in problems))


def _show_unchanged(paths: Iterable[Path]) -> None:
    console = _console()
    for folder, _ in _by_folder(paths):
        console.print(Text.assemble(("up to date", "dim"), f" {folder}"), soft_wrap=True)


def _by_folder(paths: Iterable[Path]) -> list[tuple[Path, str]]:
    """Each folder with the names of its files."""
    names: dict[Path, list[str]] = {}
    for path in paths:
        names.setdefault(path.parent, []).append(path.name)
    return [(folder, ", ".join(found)) for folder, found in names.items()]


@cli.command()
@_SPECS
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Print the errors and warnings as a JSON list, for editors: file, line, column, message, hint, notes.",
)
@click.option(
    "--hooks",
    "show_hooks",
    is_flag=True,
    help="List the hooks that nobody has written, by what asks for them.",
)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The folder of the generated packages, in which --hooks looks for those that are written.",
)
def check(specs: tuple[Path, ...], as_json: bool, show_hooks: bool, output: Path | None) -> None:
    """Check each SPEC and say what is in it."""
    from odsgen.ods import load_dialect
    from odsgen.ods.resolve.format_warnings import warnings_of

    console = _console()
    found: dict[SpecDiagnostic, None] = {}  # an error of an import is said once
    warned: dict[SpecDiagnostic, None] = {}
    for path in specs:
        try:
            dialect = load_dialect(path)
        except SpecErrors as errors:
            fresh = [d for d in errors.diagnostics if d not in found]
            found.update(dict.fromkeys(fresh))
            if not as_json:
                _show(fresh, len(errors.diagnostics))
            continue
        fresh = [d for d in warnings_of(dialect) if d not in warned]
        warned.update(dict.fromkeys(fresh))
        if as_json:
            continue
        _show(fresh, 0)
        counts = ", ".join(
            _counted(len(definitions), noun)
            for definitions, noun in (
                (dialect.ops, "operation"),
                (dialect.types, "type"),
                (dialect.attributes, "attribute"),
                (dialect.enums, "enum"),
            )
            if definitions
        )
        text = Text.assemble(
            (f"{path}: ", ""), ("ok", "green"), f", dialect {dialect.name}: {counts}"
        )
        console.print(text, soft_wrap=True)
        if show_hooks:
            _list_hooks(dialect, None if output is None else output / dialect.python_name)
    if as_json:
        click.echo(
            json.dumps([d.as_json() for d in (*found, *warned)], indent=2, ensure_ascii=False)
        )
    if found:
        sys.exit(1)


def _list_hooks(dialect: DialectDef, directory: Path | None) -> None:
    """The hooks that nobody has written, with what they do, and how they are declared."""
    from odsgen.codegen.hook_sources import module_file
    from odsgen.codegen.missing_hooks import unwritten_hooks

    if dialect.hooks_module is not None and module_file(dialect.hooks_module) is None:
        click.echo(
            f"  there is no module '{dialect.hooks_module}', in which the spec says that its hooks are"
        )
    elif directory is not None and (reason := _why_not_loaded(directory)) is not None:
        click.echo(f"  {reason}")
    for hook in unwritten_hooks(dialect, directory):
        click.echo(f"  {hook.meaning}: {' '.join(hook.documentation.split())}")
        click.echo(f"    def {hook.function}{hook.declaration}: ...")


def _why_not_loaded(directory: Path) -> str | None:
    """Why the package of a dialect cannot be loaded; None if it can, or if there is none yet."""
    from odsgen.runtime.registry.context import Context, DialectLoadError, load_dialect_package
    from odsgen.runtime.registry.hook_errors import HookError

    if not (directory / "__init__.py").is_file():
        return None
    try:
        Context(dialects=[load_dialect_package(directory)])
    except (DialectLoadError, HookError) as error:
        return str(error)
    return None


@cli.command()
@click.argument("spec", type=click.Path(path_type=Path))
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The folder of the generated packages; without it, that in which a package of the spec lies beside it.",
)
@click.option(
    "--add",
    is_flag=True,
    help="Append the stubs to the hooks of the package; no line that is there is touched.",
)
def hooks(spec: Path, output: Path | None, add: bool) -> None:
    """Print stubs of the hooks that SPEC asks for and that nobody has written."""
    from odsgen.codegen import FormatterError, OutputError
    from odsgen.codegen.hook_stubs import append_stubs, folder_of_package, missing_stubs

    with _errors_shown(FormatterError, OutputError):
        folder = folder_of_package(spec) if output is None else output
        if not add:
            click.echo(missing_stubs(spec, folder)[1], nl=False)
            return
        file, added = append_stubs(spec, folder)
    console = _console()
    if added:
        text = Text.assemble(("added", "green"), f" to {file}: {', '.join(added)}")
    else:
        text = Text.assemble(("nothing is missing", "dim"), f" in {file}")
    console.print(text, soft_wrap=True)


@cli.command()
@click.argument("old", type=click.Path(path_type=Path, exists=True))
@click.argument("new", type=click.Path(path_type=Path, exists=True))
@click.option("--json", "as_json", is_flag=True, help="Print the changes as a JSON list.")
@click.option("--exit-code", is_flag=True, help="End with 1 when there are changes.")
def diff(old: Path, new: Path, as_json: bool, exit_code: bool) -> None:
    """Print what changed from OLD to NEW: two specs, or two folders of specs."""
    from odsgen.ods.difference import changes_between, report_lines

    with _errors_shown(ValueError):
        changes = list(changes_between(old, new))
    if as_json:
        listed = [asdict(change) for change in changes]
        click.echo(json.dumps(listed, indent=2, ensure_ascii=False))
    else:
        for line in report_lines(changes):
            click.echo(line)
    if changes and exit_code:
        sys.exit(1)


@cli.command()
@_SPECS
@click.option(
    "-o",
    "--output",
    required=True,
    metavar="DIR",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where the pages go: one in Markdown for each dialect, and index.md.",
)
@click.option(
    "--site",
    metavar="DIR",
    type=click.Path(path_type=Path, file_okay=False),
    help="Make a site of the pages, too (needs the extra odsgen[docs]).",
)
@click.option("--name", default="Dialects", help="The name of the site.", show_default=True)
@click.option("--no-check", is_flag=True, help="Don't read the examples in the descriptions.")
def docs(
    specs: tuple[Path, ...], output: Path, site: Path | None, name: str, no_check: bool
) -> None:
    """Write the reference of the dialect of each SPEC; its examples are read and verified."""
    from odsgen.cli.docs_command import build_site, write_pages

    with _errors_shown():
        complaints = write_pages(specs, output, not no_check)
        if site is not None:
            build_site(output, site, name)
    errors = _console(stderr=True)
    for complaint in complaints:
        errors.print(_coloured(complaint), soft_wrap=True)
    console = _console()
    console.print(
        Text.assemble(("wrote", "green"), f" {output}: {_counted(len(specs), 'page')}, index.md")
    )
    if site is not None:
        console.print(Text.assemble(("wrote", "green"), f" {site}: a site"))
    if complaints:
        sys.exit(1)


@cli.command()
@_SPECS
@click.option(
    "--td",
    "as_tablegen",
    is_flag=True,
    help="Write TableGen (ODS), and the C++ and CMakeLists.txt of a plugin of mlir-opt, into the folder OUT.",
)
@click.option(
    "--irdl",
    "as_irdl",
    is_flag=True,
    help="Write IRDL, which mlir-opt reads with --irdl-file, into the file OUT; - is standard output.",
)
@click.option(
    "-o",
    "--output",
    required=True,
    metavar="OUT",
    type=click.Path(path_type=Path, allow_dash=True),
    help="Where the export goes.",
)
def export(specs: tuple[Path, ...], as_tablegen: bool, as_irdl: bool, output: Path) -> None:
    """Write the dialect of each SPEC for tools that know no odsgen; what they cannot be told is said."""
    from odsgen.cli.export_command import write_irdl, write_tablegen

    if as_tablegen == as_irdl:
        raise click.UsageError("say what to write: --td or --irdl")
    if as_irdl:
        with _errors_shown():
            told = write_irdl(specs, output)
        _show(told, 0)
        return
    with _errors_shown():
        written, kept, warnings = write_tablegen(specs, output)
    _show(warnings, 0)
    console = _console()
    console.print(
        Text.assemble(("wrote", "green"), f" {output}: {', '.join(written)}"), soft_wrap=True
    )
    if kept:
        console.print(
            Text.assemble(
                ("kept", "yellow"),
                f" {output}: {', '.join(kept)}: yours to fill in, never written again",
            ),
            soft_wrap=True,
        )


@cli.command()
@click.argument("name")
@click.option(
    "-o",
    "--output",
    default=Path("."),
    metavar="DIR",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where the folder of the project goes.",
)
def init(name: str, output: Path) -> None:
    """Lay out the project of a dialect NAME: spec, hooks, tests, pyproject.toml, CI."""
    from odsgen.cli.init_command import write_project
    from odsgen.codegen import FormatterError, OutputError

    with _errors_shown(FormatterError, OutputError):
        folder, written = write_project(name, output)
    console = _console()
    for path in written:
        console.print(Text.assemble(("wrote", "green"), f" {folder}/{path}"), soft_wrap=True)
    click.echo(f"next: cd {folder} && python -m pip install -e '.[dev]' && pytest")


@cli.command()
def schema() -> None:
    """Print the JSON Schema of specs, from which editors complete and check."""
    from odsgen.spec.schema import json_schema

    click.echo(json.dumps(json_schema(), indent=2, ensure_ascii=False))


cli.add_command(import_)


@cli.command(context_settings={"ignore_unknown_options": True}, add_help_option=False)
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def lsp(arguments: tuple[str, ...]) -> None:
    """Answer what editors ask about programs and specs, over standard input and output."""
    from odsgen.cli.ods_lsp_server import run

    sys.exit(run(arguments, "odsgen lsp"))


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" + ("" if count == 1 else "s")


def _console(stderr: bool = False) -> Console:
    return Console(stderr=stderr, highlight=False)


@contextmanager
def _errors_shown(*others: type[Exception]) -> Iterator[None]:
    """Write what goes wrong inside to standard error, and end the process with 1; `others` say all in their text."""
    try:
        yield
    except SpecErrors as errors:
        _show(errors.diagnostics, len(errors.diagnostics))
        sys.exit(1)
    except others as error:
        _console(stderr=True).print(_coloured(f"odsgen: error: {error}"), soft_wrap=True)
        sys.exit(1)
    except OSError as error:
        name = f" '{error.filename}'" if error.filename else ""
        _console(stderr=True).print(
            _coloured(f"odsgen: error: {error.strerror}{name}"), soft_wrap=True
        )
        sys.exit(1)


def _show(diagnostics: Iterable[SpecDiagnostic], count: int) -> None:
    console = _console(stderr=True)
    for diagnostic in diagnostics:
        console.print(_coloured(diagnostic.render()), soft_wrap=True)
    if count:
        console.print(Text(_counted(count, "error"), style="bold red"))


def _coloured(text: str) -> Text:
    coloured = Text(text)
    coloured.highlight_regex(r"(?m)\berror:", "bold red")
    coloured.highlight_regex(r"(?m)\bwarning:", "bold yellow")
    coloured.highlight_regex(r"(?m)\bnote:", "bold cyan")
    coloured.highlight_regex(r"(?m)^ +hint:", "green")
    coloured.highlight_regex(r"(?m)^ +\^$", "bold green")
    return coloured


def main() -> None:
    """Run the command."""
    try:
        cli.main(prog_name="odsgen")
    except BrokenPipeError:
        os._exit(1)  # whoever read the output is gone: nothing is left to flush
    except OSError as error:
        click.echo(f"odsgen: error: cannot write the output: {error.strerror}", err=True)
        os._exit(1)
