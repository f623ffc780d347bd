"""`odsgen watch`: packages follow their specs and hooks; each save tells what it changed."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import click

from odsgen.cli.console import (
    as_errors,
    by_folder,
    say,
    show_error,
    show_problems,
    show_written,
)
from odsgen.codegen import FormatterError, OutputError
from odsgen.codegen.generate import GenerationResult, generate_loaded, load_specs
from odsgen.codegen.hook_files import hook_files
from odsgen.codegen.package_names import package_name
from odsgen.installation import command_for_extra
from odsgen.ods.difference import dialect_changes, report_lines
from odsgen.ods.model import DialectDef
from odsgen.search_path import users_environment
from odsgen.spec.errors import SpecErrors
from odsgen.wording import counted

#: Saves that come within so many milliseconds of each other are one.
_TOGETHER = 200
#: How often the watcher returns though nothing was saved, in milliseconds; the first time, it is at work.
_RETURNS = 100


class Watch:
    """The packages of some specs, and what they were made of the last time that all was well."""

    def __init__(
        self, specs: Sequence[Path], output: Path, command: str | None, werror: bool = False
    ) -> None:
        self._werror = werror
        self._specs = specs
        self._output = output
        self._command = command
        self._dialects: dict[str, DialectDef] = {}
        self._hooks: tuple[Path, ...] = ()
        self._seen: dict[Path, int] = {}

    def folders(self) -> list[Path]:
        """The folders in which specs, their imports and hooks are; editors replace files, so these are watched."""
        packages = {self._hooks_folder(path) for path in self._hooks}
        nested = {folder for path in packages for folder in path.rglob("*") if _is_package(folder)}
        folders = {spec.absolute().parent for spec in self._specs} | packages | nested
        return sorted(folder for folder in folders if folder.is_dir())

    def concerns(self, path: Path) -> bool:
        """Whether packages depend on a file: it may be a spec or its import, or it holds hooks."""
        if path.suffix in (".yaml", ".yml"):
            return True
        hooks = {hook.absolute() for hook in self._hooks}
        inside = {hook.parent for hook in hooks if hook.name == "__init__.py"}
        return path in hooks or (path.suffix == ".py" and not inside.isdisjoint(path.parents))

    def saved(self) -> set[Path]:
        """The files that have come, changed or gone since they were last looked at."""
        return {path for path, _ in self._seen.items() ^ self._stamps().items()}

    def regenerate(self) -> bool:
        """Write packages again, and tell what is new in them and what is wrong; whether all is well."""
        before = self._seen = self._stamps()
        try:
            dialects = load_specs(self._specs, self._output)
            result = generate_loaded(dialects, self._output)
            if self._werror:
                result = replace(result, problems=as_errors(result.problems))
        except (SpecErrors, OutputError, FormatterError, OSError) as error:
            show_error(error)
            return False
        self._tell(dialects, result)
        self._dialects = {dialect.name: dialect for dialect in dialects}
        self._hooks = tuple(path.absolute() for each in dialects for path in self._hooks_of(each))
        self._seen = {**self._stamps(), **before}  # with hooks that were found or begun just now
        has_errors = any(problem.severity == "error" for problem in result.problems)
        packages = [folder for folder, _ in by_folder((*result.written, *result.unchanged))]
        return not has_errors and _load(packages) and self._run()

    def _stamps(self) -> dict[Path, int]:
        found: dict[Path, int] = {}
        for folder in self.folders():
            with suppress(OSError):  # it has gone since
                for path in filter(self.concerns, list(folder.iterdir())):
                    with suppress(OSError):
                        found[path] = path.stat().st_mtime_ns
        return found

    def _tell(self, dialects: Sequence[DialectDef], result: GenerationResult) -> None:
        for dialect in dialects:
            before = self._dialects.get(dialect.name)
            if before is None:
                click.echo(f"{dialect.name}: {counted(len(dialect.ops), 'operation')}")
                continue
            for line in report_lines(dialect_changes(before, dialect)):
                click.echo(line)
        show_written(result)
        if not result.written and not result.removed:
            for folder, _ in by_folder(result.unchanged):
                say("up to date", "dim", str(folder))
        show_problems(result.problems)

    def _hooks_of(self, dialect: DialectDef) -> tuple[Path, ...]:
        return hook_files(dialect, self._output / package_name(dialect.name, self._output))

    def _run(self) -> bool:
        if self._command is None:
            return True
        done = subprocess.run(self._command, shell=True, check=False, env=users_environment())
        if done.returncode:
            say("failed", "bold red", f"with {done.returncode}: {self._command}")
        return done.returncode == 0

    @staticmethod
    def _hooks_folder(path: Path) -> Path:
        """The folder of the hooks; of a package of them that nobody has begun, the one where it would be."""
        return path.parent if path.parent.is_dir() else path.parent.parent


def watch(specs: Sequence[Path], output: Path, command: str | None, werror: bool = False) -> None:
    """Generate packages, and again after each save, until the process is interrupted.

    Raises click.ClickException where a spec is no file, or the package that looks for saves is not installed.
    """
    for spec in specs:
        if not spec.is_file():
            raise click.ClickException(f"there is no file '{spec}'")
    if find_spec("watchfiles") is None:
        raise click.ClickException(f"watching needs watchfiles: {command_for_extra('watch')}")
    from watchfiles import watch as changes_in

    watched = Watch(specs, output, command, werror)
    begins = True
    while True:
        folders = watched.folders()
        changes = changes_in(
            *folders,
            recursive=False,
            watch_filter=lambda _, path: watched.concerns(Path(path)),
            debounce=_TOGETHER,
            rust_timeout=_RETURNS,
            yield_on_timeout=True,
        )
        # From its first return on the watcher misses nothing; what was saved before that is found then.
        is_first = True
        for changed in changes:
            if watched.folders() != folders:
                break  # hooks have moved; the next watcher finds out what was saved meanwhile
            if begins:
                _round(watched, ())
            elif (changed or is_first) and (saved := watched.saved()):
                _round(watched, saved)
            begins = is_first = False


def _round(watched: Watch, saved: Iterable[Path]) -> None:
    """Generate once, between a line that says why and one that says how it ended."""
    if saved:
        names = ", ".join(sorted(path.name for path in saved))
        click.echo(f"{time.strftime('%H:%M:%S')} saved: {names}")
    if watched.regenerate():
        say("ok", "green", "(waiting for the next save; Ctrl-C ends)")
    else:
        say("not well yet", "bold red", "(waiting for the next save; Ctrl-C ends)")


def _is_package(folder: Path) -> bool:
    return (folder / "__init__.py").is_file()


def _load(packages: Sequence[str | Path]) -> bool:
    """Load packages in a process of its own, as a user's program would; what is wrong goes to standard error."""
    options = [f"--dialect={package}" for package in packages]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "odsgen.cli.ods_opt", *options],
        input=b"",
        stdout=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode == 0
