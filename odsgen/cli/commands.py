"""The commands of `odsgen`: from the spec of a dialect to its package."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.text import Text

from odsgen import __version__
from odsgen.cli.console import (
    as_errors,
    by_folder,
    complain,
    console,
    errors_shown,
    say,
    show,
    show_problems,
    show_unwritten,
    show_warnings,
    show_written,
)
from odsgen.cli.import_command import import_, include_option
from odsgen.cli.last_run import LastRun
from odsgen.cli.spec_limits import spec_limit_options
from odsgen.installation import command_for_project, python_command
from odsgen.spec.errors import SpecDiagnostic, SpecErrors
from odsgen.wording import counted

if TYPE_CHECKING:
    from odsgen.cli.check_command import RoundTripCheck
    from odsgen.ods import DialectDef

_SPECS = click.argument(
    "specs", nargs=-1, required=True, metavar="SPEC...", type=click.Path(path_type=Path)
)

_PACKAGES = click.option(
    "-o",
    "--output",
    required=True,
    metavar="DIR",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where the packages go, each in a folder with the name of its dialect.",
)


_WERROR = click.option(
    "--werror", is_flag=True, help="Take warnings for errors; a spec allows those that it means."
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="odsgen")
def cli() -> None:
    """Describe an MLIR dialect in YAML; get a typed Python package that reads, checks, builds and prints it."""


@cli.command()
@_SPECS
@_PACKAGES
@click.option(
    "--check",
    is_flag=True,
    help="Write nothing; fail if a package is not what would be written.",
)
@_WERROR
@click.option("--jobs", default=1, metavar="N", help="How many processes work at once.")
@click.option("--quiet", is_flag=True, help="Don't tell which packages are up to date.")
@click.option(
    "--refuse-refuted",
    is_flag=True,
    help="Fail if a rewrite pattern is refuted: see 'odsgen prove'.",
)
@spec_limit_options
def generate(
    specs: tuple[Path, ...],
    output: Path,
    check: bool,
    werror: bool,
    jobs: int,
    quiet: bool,
    refuse_refuted: bool,
) -> None:
    """Write the Python package of each SPEC."""
    last_run = LastRun(specs, output)
    unchanged = None if check or refuse_refuted else last_run.unchanged()
    if unchanged is not None:
        _show_unchanged(unchanged)
        return
    from odsgen.codegen import FormatterError, OutputError
    from odsgen.codegen import generate as generate_packages

    with errors_shown(FormatterError, OutputError):
        if refuse_refuted:
            _refuse_refuted(specs, output, jobs)
        result = generate_packages(specs, output, check=check, jobs=jobs)
        problems = result.problems
        if check:
            from odsgen.cli.check_command import problems_of_hooks
            from odsgen.codegen.generate import load_specs

            problems += problems_of_hooks(load_specs(specs, output), output)
    if werror:
        problems = as_errors(problems)
    has_errors = any(problem.severity == "error" for problem in problems)
    if not check and not problems:
        last_run.remember((*result.written, *result.unchanged))
    for path in result.stale:
        complain(f"{path}: error: not what 'odsgen generate' writes")
    if not quiet:
        show_unwritten(result)
    if check:
        show_problems(problems)
        if result.stale or has_errors:
            sys.exit(1)
    show_written(result)
    if not quiet:
        written = {path.parent for path in result.written}
        _show_unchanged(path for path in result.unchanged if path.parent not in written)
    if not check:
        show_problems(problems)
        if has_errors:
            sys.exit(1)


def _refuse_refuted(specs: tuple[Path, ...], output: Path, jobs: int) -> None:
    from odsgen.cli import prove_command
    from odsgen.codegen.generate import load_specs
    from odsgen.proof.proving import Options

    prove_command.check_solver()
    prove_command.refuse_refuted(load_specs(specs, output), Options(jobs=jobs))


def _show_unchanged(paths: Iterable[Path]) -> None:
    for folder, _ in by_folder(paths):
        say("up to date", "dim", str(folder))


@cli.command()
@_SPECS
@_PACKAGES
@click.option(
    "--run",
    "command",
    metavar="COMMAND",
    help="A command of the shell that runs whenever all is well, for example 'pytest -q'.",
)
@_WERROR
@spec_limit_options
def watch(specs: tuple[Path, ...], output: Path, command: str | None, werror: bool) -> None:
    """Write the package of each SPEC, and again whenever it, its imports or its hooks are saved.

    Each save tells what changed in the dialect and which files were written, and the packages are loaded.
    """
    from odsgen.cli.watch_command import watch as watch_specs

    with suppress(KeyboardInterrupt):
        watch_specs(specs, output, command, werror)


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
    help="Import the hooks, tell mistakes in them, and list those that nobody has written.",
)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The folder of the generated packages: hooks are looked for there, and their mistakes are told.",
)
@_WERROR
@click.option(
    "--roundtrip",
    "round_trip",
    is_flag=True,
    help="Make programs of the operations, and check that they are read as they are printed.",
)
@click.option(
    "--programs",
    default=3,
    metavar="N",
    show_default=True,
    type=click.IntRange(1, 10_000),
    help="With --roundtrip: how many programs of each operation.",
)
@click.option(
    "--seed",
    default=0,
    metavar="N",
    show_default=True,
    help="With --roundtrip: another number makes other programs.",
)
@spec_limit_options
def check(
    specs: tuple[Path, ...],
    as_json: bool,
    show_hooks: bool,
    output: Path | None,
    werror: bool,
    round_trip: bool,
    programs: int,
    seed: int,
) -> None:
    """Check each SPEC and say what is in it.

    With --output, the packages there are checked, too, as `generate --check` does, which imports their hooks.
    """
    from odsgen.ods import load_dialect
    from odsgen.ods.resolve.format_warnings import warnings_of

    found: dict[SpecDiagnostic, None] = {}  # an error of an import is said once
    warned: dict[SpecDiagnostic, None] = {}
    for path in specs:
        try:
            dialect = load_dialect(path)
        except SpecErrors as errors:
            fresh = [d for d in errors.diagnostics if d not in found]
            found.update(dict.fromkeys(fresh))
            if not as_json:
                show(fresh, len(errors.diagnostics))
            continue
        listing = None
        if show_hooks:
            from odsgen.cli.check_command import hook_listing

            listing = hook_listing(path, dialect, output)
            told = (*warnings_of(dialect), *listing.problems)
        elif output is None:
            told = warnings_of(dialect)
        else:
            from odsgen.cli.check_command import package_problems

            told = package_problems(path, dialect, output)
        tried = None
        if round_trip:
            tried = _round_trips(path, dialect, output, programs, seed)
            told = (*told, *tried.problems)
        if werror:
            told = as_errors(told)
        fresh = [d for d in told if d not in warned and d not in found]
        for each in fresh:
            (found if each.severity == "error" else warned)[each] = None
        errors_here = sum(each.severity == "error" for each in fresh)
        if as_json:
            continue
        show(fresh, errors_here)
        for line in () if tried is None else tried.report():
            click.echo(line)
        if errors_here and listing is None:
            continue
        counts = ", ".join(
            counted(len(definitions), noun)
            for definitions, noun in (
                (dialect.ops, "operation"),
                (dialect.types, "type"),
                (dialect.attributes, "attribute"),
                (dialect.enums, "enum"),
            )
            if definitions
        )
        text = Text.assemble(f"{path}: ", ("ok", "green"), f", dialect {dialect.name}: {counts}")
        if not errors_here:
            console().print(text, soft_wrap=True)
        for line in () if listing is None else listing.lines():
            click.echo(line)
    if as_json:
        click.echo(
            json.dumps([d.as_json() for d in (*found, *warned)], indent=2, ensure_ascii=False)
        )
    if found:
        sys.exit(1)


def _round_trips(
    spec: Path, dialect: DialectDef, output: Path | None, programs: int, seed: int
) -> RoundTripCheck:
    """Print and read programs of a dialect; ends the process where its package cannot be used."""
    from odsgen.cli.check_command import round_trip_problems
    from odsgen.codegen import OutputError
    from odsgen.runtime.registry.context import DialectLoadError
    from odsgen.runtime.registry.hook_errors import HookError

    with errors_shown(DialectLoadError, HookError, OutputError):
        return round_trip_problems(spec, dialect, output, programs, seed)


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
@click.option(
    "--migrate",
    is_flag=True,
    help="Decorate hooks that are found by their names, in place, and make classes of those that parse and print.",
)
@spec_limit_options
def hooks(spec: Path, output: Path | None, add: bool, migrate: bool) -> None:
    """Print stubs of the hooks that SPEC asks for and that nobody has written; imports those that there are."""
    from odsgen.codegen import FormatterError, OutputError
    from odsgen.codegen.hook_stubs import append_stubs, folder_of_package, missing_stubs
    from odsgen.ods import load_dialect

    if add and migrate:
        raise click.UsageError("--add and --migrate are two things: migrate first")
    with errors_shown(FormatterError, OutputError):
        folder = folder_of_package(spec) if output is None else output
        if migrate:
            from odsgen.cli.hooks_migration import migrate_hooks

            migrate_hooks(spec, folder)
            return
        from odsgen.cli.check_command import hooks_to_write

        dialect = load_dialect(spec)
        missing = hooks_to_write(dialect, folder)
        if not add:
            click.echo(missing_stubs(dialect, folder, missing), nl=False)
            return
        file, added = append_stubs(dialect, folder, missing)
    if added:
        say("added", "green", f"to {file}: {', '.join(added)}")
    else:
        say("nothing is missing", "dim", f"in {file}")


@cli.command()
@click.argument("old", type=click.Path(path_type=Path, exists=True))
@click.argument("new", type=click.Path(path_type=Path, exists=True))
@click.option("--json", "as_json", is_flag=True, help="Print the changes as a JSON list.")
@click.option("--exit-code", is_flag=True, help="End with 1 when there are changes.")
@spec_limit_options
def diff(old: Path, new: Path, as_json: bool, exit_code: bool) -> None:
    """Print what changed from OLD to NEW: two specs, or two folders of specs."""
    from odsgen.ods.difference import changes_between, report_lines

    with errors_shown(ValueError):
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
@click.option(
    "--playground", metavar="URL", help="The address of a playground, where examples can be opened."
)
@click.option(
    "--prove",
    is_flag=True,
    help="Say of patterns, traits and fold identities whether they are proved, as 'odsgen prove' does.",
)
@include_option
@spec_limit_options
def docs(
    specs: tuple[Path, ...],
    output: Path,
    site: Path | None,
    name: str,
    no_check: bool,
    playground: str | None,
    prove: bool,
    include: tuple[Path, ...],
) -> None:
    """Write the reference of the dialect of each SPEC; its examples are read and verified.

    A SPEC may be a TableGen file, or a folder of such files: all dialects in it get pages, and no example is read.
    """
    from odsgen.cli.docs_command import build_site, described, proved, write_pages
    from odsgen.tablegen.errors import TableGenError

    with errors_shown(TableGenError), described(specs, include) as (specs, is_imported):
        verdicts = proved(specs) if prove else {}
        check = not no_check and not is_imported
        complaints = write_pages(specs, output, check, playground, verdicts)
        if site is not None:
            build_site(output, site, name)
    for complaint in complaints:
        complain(complaint)
    say("wrote", "green", f"{output}: {counted(len(specs), 'page')}, index.md")
    if site is not None:
        say("wrote", "green", f"{site}: a site")
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
@_WERROR
@spec_limit_options
def export(
    specs: tuple[Path, ...], as_tablegen: bool, as_irdl: bool, output: Path, werror: bool
) -> None:
    """Write the dialect of each SPEC for tools that know no odsgen; what they cannot be told is said."""
    from odsgen.cli.export_command import write_irdl, write_tablegen

    if as_tablegen == as_irdl:
        raise click.UsageError("say what to write: --td or --irdl")
    if as_irdl:
        with errors_shown():
            told = write_irdl(specs, output)
        show_warnings(told, werror)
        return
    with errors_shown():
        written, kept, warnings = write_tablegen(specs, output)
    say("wrote", "green", f"{output}: {', '.join(written)}")
    if kept:
        say("kept", "yellow", f"{output}: {', '.join(kept)}: yours to fill in, never written again")
    show_warnings(warnings, werror)


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

    with errors_shown(FormatterError, OutputError):
        folder, written = write_project(name, output)
    for path in written:
        say("wrote", "green", f"{folder}/{path}")
    steps = (
        f"cd {shlex.quote(str(folder))}",
        command_for_project(),
        f"{python_command()} -m pytest",
    )
    click.echo(f"next: {' && '.join(steps)}")


@cli.command()
@click.argument(
    "specs", nargs=-1, required=True, metavar="SPEC|-...", type=click.Path(path_type=Path)
)
@click.option("--check", is_flag=True, help="Write nothing; fail if a spec is laid out otherwise.")
@spec_limit_options
def fmt(specs: tuple[Path, ...], check: bool) -> None:
    """Lay out each SPEC: indentation and white space; '-' is standard input, written to standard output.

    Comments, quotes, blank lines and the order of keys stay (needs the extra odsgen[fmt]).
    """
    from odsgen.cli.fmt_command import lay_out

    is_well = True
    for path in specs:
        with errors_shown():
            is_well &= lay_out(path, check)
    if not is_well:
        sys.exit(1)


@cli.command()
def schema() -> None:
    """Print the JSON Schema of specs, from which editors complete and check."""
    from odsgen.spec.schema import json_schema

    click.echo(json.dumps(json_schema(), indent=2, ensure_ascii=False))


@cli.command("prove")
@click.argument("specs", nargs=-1, metavar="SPEC...", type=click.Path(path_type=Path))
@click.option(
    "--before",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A program, whose functions those of --after may stand for.",
)
@click.option("--after", type=click.Path(path_type=Path), metavar="FILE", help="That program.")
@click.option(
    "--pattern", "patterns", multiple=True, metavar="NAME", help="Prove this pattern alone."
)
@click.option("--widths", default="1-64", metavar="LIST", help="Widths of integers (1-64).")
@click.option(
    "--timeout",
    "seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=10.0,
    metavar="SECONDS",
    help="The time limit of each query (10).",
)
@click.option("--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Processes (1).")
@click.option(
    "--smtlib",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write the queries there, as SMT-LIB.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the verdicts as a JSON list.")
@spec_limit_options
def prove_(
    specs: tuple[Path, ...],
    before: Path | None,
    after: Path | None,
    patterns: tuple[str, ...],
    widths: str,
    seconds: float,
    jobs: int,
    smtlib: Path | None,
    as_json: bool,
) -> None:
    """Prove the rewrite patterns, traits and fold identities of each SPEC from the semantics of its operations.

    With --before and --after, two programs are compared; each SPEC describes a dialect of theirs that isn't bundled. Fails
    if something is refuted (needs the extra odsgen[prove]).
    """
    from odsgen.cli import prove_command
    from odsgen.codegen import OutputError
    from odsgen.proof.proving import Options
    from odsgen.runtime.registry.context import DialectLoadError
    from odsgen.runtime.registry.hook_errors import HookError

    prove_command.check_solver()
    options = Options(prove_command.parsed_widths(widths), seconds, jobs, smtlib)
    if (before is None) != (after is None):
        raise click.UsageError("--before and --after go together")
    with errors_shown(DialectLoadError, HookError, OutputError):
        if before is not None and after is not None:
            is_well = prove_command.compare_programs(before, after, specs, options, as_json)
        elif not specs:
            raise click.UsageError("missing SPEC, or --before and --after")
        else:
            is_well = prove_command.prove_specs(specs, patterns, options, as_json)
    if not is_well:
        sys.exit(1)


cli.add_command(import_)


@cli.command(context_settings={"ignore_unknown_options": True}, add_help_option=False)
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def lsp(arguments: tuple[str, ...]) -> None:
    """Answer what editors ask about programs and specs, over standard input and output."""
    from odsgen.cli.ods_lsp_server import run

    sys.exit(run(arguments, "odsgen lsp"))


def main() -> None:
    """Run the command."""
    try:
        cli.main(prog_name="odsgen")
    except BrokenPipeError:
        os._exit(1)  # whoever read the output is gone: nothing is left to flush
    except OSError as error:
        click.echo(f"odsgen: error: cannot write the output: {error.strerror}", err=True)
        os._exit(1)
