"""`odsgen generate`: specs in, packages out."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from odsgen.codegen.atomic import LAST_FILE, write_new_file, write_package
from odsgen.codegen.fingerprint import (
    input_fingerprint,
    is_generated,
    output_fingerprint,
    recorded_fingerprint,
    with_fingerprint,
    without_fingerprint,
)
from odsgen.codegen.formatting import format_files, format_source
from odsgen.codegen.hook_files import HOOKS_FILE, hooks_path
from odsgen.codegen.hook_summary import UnwrittenHooks, unwritten_summary
from odsgen.codegen.hooks_scaffold import hooks_scaffold
from odsgen.codegen.missing_hooks import with_hooks
from odsgen.codegen.package import FILE_NAMES, PackageWriter
from odsgen.codegen.package_names import bundled_package, package_name
from odsgen.ods import (
    SpecDiagnostic,
    SpecErrors,
    SpecLimits,
    current_limits,
    load_dialect,
    set_limits,
)
from odsgen.ods.model import DialectDef
from odsgen.ods.model.hooks import required_hooks
from odsgen.ods.resolve.format_warnings import warnings_of
from odsgen.resources import resource_directory
from odsgen.search_path import safe_processes


@dataclass(frozen=True, slots=True)
class GenerationResult:
    """The outcome of a run, or with ``check`` its findings; paths are those of single files."""

    written: tuple[Path, ...] = ()
    unchanged: tuple[Path, ...] = ()
    removed: tuple[Path, ...] = ()
    scaffolded: tuple[Path, ...] = ()  # hooks files that were written for the first time
    #: Only with `check`: files that differ, are missing or should not be there.
    stale: tuple[Path, ...] = ()
    problems: tuple[SpecDiagnostic, ...] = ()  # of the specs: `warnings_of`
    unwritten: tuple[UnwrittenHooks, ...] = ()  # of what was written, or with `check`

    @property
    def is_current(self) -> bool:
        return not self.stale


class OutputError(Exception):
    """The output folder cannot take a package: a file that the generator did not write stands in its way."""


def generate(
    specs: Sequence[Path | str], output: Path | str, check: bool = False, jobs: int = 1
) -> GenerationResult:
    """Write the package of each spec into the folder ``output``, or compare with what is there.

    No hand-written file is opened, and no code runs.  A package whose spec and generator have not changed since it was
    written is left alone.  ``hooks.py`` is written once and never touched again.  With ``jobs``, as many processes share
    the work.  Raises SpecErrors with the diagnostics of all specs, OutputError and FormatterError.
    """
    output = Path(output)
    if jobs > 1 and len(specs) > 1:
        return _together(_generate_in_processes(specs, output, check, jobs))
    return generate_loaded(load_specs(specs, output), output, check)


def generate_loaded(
    dialects: Sequence[DialectDef], output: Path, check: bool = False
) -> GenerationResult:
    """Write the packages of dialects that `load_specs` has read, as `generate` does."""
    names = {dialect.name: package_name(dialect.name, output) for dialect in dialects}
    return _together(_generate_one(dialect, names, output, check) for dialect in dialects)


def _generate_in_processes(
    specs: Sequence[Path | str], output: Path, check: bool, jobs: int
) -> list[GenerationResult]:
    """Each spec by itself; one that others import is called as its dialect is, so that they know where its package is."""
    names = {Path(spec).stem: package_name(Path(spec).stem, output) for spec in specs}
    diagnostics: list[SpecDiagnostic] = []
    results: list[GenerationResult] = []
    pool = ProcessPoolExecutor(
        max_workers=jobs, initializer=_begin_worker, initargs=(current_limits(),)
    )
    with safe_processes(), pool:
        # The largest first, so that none is left alone at the end.
        ordered = sorted(
            specs, key=lambda spec: -Path(spec).stat().st_size if Path(spec).is_file() else 0
        )
        for found in pool.map(_generate_spec, ((spec, names, output, check) for spec in ordered)):
            if isinstance(found, GenerationResult):
                results.append(found)
            else:
                diagnostics.extend(d for d in found if d not in diagnostics)
    if diagnostics:
        raise SpecErrors(diagnostics)
    return results


def _begin_worker(limits: SpecLimits) -> None:
    """Read specs within the limits of the process that asks.

    The garbage of a short process lies: there is little, and looking for it takes a tenth of the time.
    """
    set_limits(limits)
    gc.set_threshold(100_000, 20, 100)


def _generate_spec(
    task: tuple[Path | str, Mapping[str, str], Path, bool],
) -> GenerationResult | list[SpecDiagnostic]:
    spec, names, output, check = task
    try:
        (dialect,) = load_specs([spec], output)
        return _generate_one(dialect, names, output, check)
    except SpecErrors as errors:
        return list(errors.diagnostics)


def _together(results: Iterable[GenerationResult]) -> GenerationResult:
    results = list(results)
    return GenerationResult(
        *(
            tuple(path for result in results for path in getattr(result, field))
            for field in GenerationResult.__slots__
        )
    )


def dialect_files(dialect: DialectDef, locate_dialect: Callable[[str], str]) -> dict[str, str]:
    """The text of each file of a dialect's package, neither formatted nor with a fingerprint."""
    return PackageWriter(dialect, locate_dialect).files()


def load_specs(specs: Sequence[Path | str], output: Path) -> list[DialectDef]:
    """The dialects of specs; raises SpecErrors with all diagnostics, OutputError for two that would be one package."""
    dialects: list[DialectDef] = []
    diagnostics: list[SpecDiagnostic] = []
    origins: dict[str, Path | str] = {}
    for spec in specs:
        try:
            dialect = load_dialect(spec)
        except SpecErrors as errors:
            diagnostics.extend(errors.diagnostics)
            continue
        package = package_name(dialect.name, output)
        if package in origins:
            raise OutputError(
                f"{origins[package]} and {spec} would be written into the same package '{package}'"
            )
        origins[package] = spec
        dialects.append(dialect)
    if diagnostics:
        raise SpecErrors(diagnostics)
    return dialects


def _generate_one(
    dialect: DialectDef, names: Mapping[str, str], output: Path, check: bool
) -> GenerationResult:
    directory = output / package_name(dialect.name, output)
    problems = warnings_of(dialect)
    unwritten = unwritten_summary(dialect, directory)
    dialect = with_hooks(dialect)
    locate = _locator(names, output)
    located = [f"{name}={locate(name)}" for name in dialect.imports]
    inputs = input_fingerprint(dialect, ";".join(located))
    present = _read_package(directory)
    is_fresh = _is_fresh(present, inputs)
    files = dict(present)
    if not is_fresh:
        files = format_files(dialect_files(dialect, locate))
        files[LAST_FILE] = with_fingerprint(files[LAST_FILE], inputs, output_fingerprint(files))
    obsolete = [name for name in present if name not in files and is_generated(present[name])]
    changed = [
        name
        for name, text in files.items()
        if name not in present or without_fingerprint(present[name]) != without_fingerprint(text)
    ]
    unchanged = tuple(directory / name for name in files if name not in changed)
    if check:
        stale = tuple(directory / name for name in sorted((*changed, *obsolete)))
        return GenerationResult(
            unchanged=unchanged,
            stale=(*stale, *_missing_hooks(dialect, directory)),
            problems=problems,
            unwritten=unwritten,
        )
    for name in changed:
        if name in present and not is_generated(present[name]) and present[name].strip():
            raise OutputError(
                f"{directory / name} was not written by odsgen and would be lost; "
                "move it or generate into another folder"
            )
    if not is_fresh:
        write_package(directory, files, obsolete)
    return GenerationResult(
        written=tuple(directory / name for name in sorted(changed)),
        unchanged=unchanged,
        removed=tuple(directory / name for name in obsolete),
        scaffolded=_scaffold(dialect, directory, locate),
        problems=problems,
        unwritten=() if is_fresh else unwritten,
    )


def _is_fresh(present: Mapping[str, str], inputs: str) -> bool:
    recorded = recorded_fingerprint(present.get(LAST_FILE, ""))
    return recorded is not None and recorded == (inputs, output_fingerprint(present))


def _read_package(directory: Path) -> dict[str, str]:
    files = {}
    for name in FILE_NAMES:
        path = directory / name
        try:
            files[name] = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            continue
        except UnicodeDecodeError:
            files[name] = "\0"
        except OSError as error:
            raise OutputError(f"cannot read {path}: {error.strerror}") from error
    return files


def package_locator(output: Path) -> Callable[[str], str]:
    """Where the packages of imported dialects are, seen from a package in the folder ``output``."""
    return _locator({}, output)


def _locator(names: Mapping[str, str], output: Path) -> Callable[[str], str]:
    """Where the package of an imported dialect is: beside this one, or among the bundled ones."""

    def locate(name: str) -> str:
        if name in names:
            return f"..{names[name]}"
        package = package_name(name, output)
        if (output / package / LAST_FILE).is_file():
            return f"..{package}"
        if (resource_directory("dialect_specs") / f"{name}.yaml").is_file():
            return bundled_package(name)
        return f"..{package}"

    return locate


def _missing_hooks(dialect: DialectDef, directory: Path) -> tuple[Path, ...]:
    """The file of hooks that is to be written; where hooks may be missing, the author begins it: stubs would pass for hooks."""
    if dialect.hooks_module is not None or dialect.allows_missing_hooks:
        return ()
    if not required_hooks(dialect) or hooks_path(directory) is not None:
        return ()
    return (directory / HOOKS_FILE,)


def _scaffold(
    dialect: DialectDef, directory: Path, locate: Callable[[str], str]
) -> tuple[Path, ...]:
    return tuple(
        path
        for path in _missing_hooks(dialect, directory)
        if write_new_file(path, format_source(hooks_scaffold(dialect, locate)))
    )
