"""`odsgen import` for Python: from files and folders of TableGen to spec files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import reduce
from pathlib import Path
from typing import Any

from odsgen import __version__
from odsgen.ods import ImportFinder
from odsgen.search_path import safe_processes
from odsgen.spec.errors import SpecErrors
from odsgen.tablegen.bundled_overlays import (
    bundled_overlay,
    fitting_overlay,
)
from odsgen.tablegen.collection import collect, includes_cpp
from odsgen.tablegen.constraint_families import with_parameters
from odsgen.tablegen.degradation import SpecSettler
from odsgen.tablegen.dialect import (
    ImportedDialect,
    ImportSummary,
    defined_dialects,
    dialects_of,
    import_dialect,
)
from odsgen.tablegen.encodings import DeclaredEncoding, declared_encodings
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.extensions import as_extension, extended_spec, operation_names
from odsgen.tablegen.losses import Loss
from odsgen.tablegen.op_classes import with_op_classes, without_made_classes
from odsgen.tablegen.overlay import merged, read_overlay
from odsgen.tablegen.pattern_calls import called_by
from odsgen.tablegen.prose import with_prose_in_front, without_prose
from odsgen.tablegen.spec_files import SpecFiles, import_state, with_hash
from odsgen.tablegen.tblgen import (
    default_include_directories,
    evaluate,
    find_tblgen,
    include_directories_of,
)
from odsgen.tablegen.yaml_text import yaml_text


@dataclass(frozen=True, slots=True)
class WrittenSpec:
    """The spec of one dialect."""

    dialect: str
    text: str
    summary: ImportSummary
    files: tuple[Path, ...]
    is_new: bool = True  # whether it was made in this run


@dataclass(frozen=True, slots=True)
class ImportRequest:
    """The inputs and options of an import.

    ``inputs`` are ``.td`` files, taken together, or folders, in which every file is looked at. ``overlays`` are files, or
    folders of files, of which each is merged over the dialect that it names. With ``force``, specs that were changed by
    hand are written again; with ``keep_going``, files that TableGen refuses do not end the import, nor do two records
    of one name. Without ``prose``, the specs have no summaries and descriptions but those of overlays and those that
    diagnostics say; without ``bundled_overlays``, dialects of other projects get nothing that comes with odsgen. Without
    ``unknown_types``, no dialect takes types and attributes that neither its records nor its overlays define.
    """

    inputs: tuple[Path, ...]
    include_directories: tuple[Path, ...] = ()
    tblgen: str | None = None
    dialects: tuple[str, ...] = ()  # all that are defined in the inputs, if none is named
    exclude: tuple[str, ...] = ()
    overlays: tuple[Path, ...] = ()
    jobs: int = 1
    force: bool = False
    keep_going: bool = False
    prose: bool = True
    bundled_overlays: bool = True
    unknown_types: bool = True


Progress = Callable[[str, int, int], None]  # what is done, how many of it, of how many


def import_specs(
    request: ImportRequest,
    output: Path | None = None,
    progress: Progress = lambda what, done, total: None,
    beside: Path | None = None,
    tell: Callable[[str], None] = lambda message: None,
) -> list[WrittenSpec]:
    """The specs of the dialects in the inputs.

    With ``output``, a folder, dialects whose inputs have not changed since the last run are not made again. ``beside`` is
    the folder in which the specs of other dialects lie, if they are not written. ``tell`` is told what is left out.
    Raises TableGenError and, for an overlay that is no YAML or is refused, SpecErrors.
    """
    for path in request.inputs:
        if not path.exists():
            raise TableGenError(f"{path}: there is no such file or folder")
    tblgen = find_tblgen(request.tblgen, (*request.inputs, *request.include_directories))
    include = tuple(
        dict.fromkeys(
            (
                *request.include_directories,
                *(path for path in request.inputs if path.is_dir()),
                *include_directories_of(request.inputs),
                *default_include_directories(tblgen),
            )
        )
    )
    overlays = _overlays(request.overlays)
    files = None if output is None else SpecFiles(output, import_state(request, tblgen, include))
    if files is not None and (known := files.recorded()) is not None:
        return [
            WrittenSpec(dialect, text, summary, paths, False)
            for dialect, text, summary, paths in known
        ]
    groups, operations, encodings = _groups(request, include, tblgen, progress, tell)
    for name in overlays:
        if name not in groups and request.overlays and all(p.is_file() for p in request.overlays):
            raise TableGenError(f"the overlay is for the dialect '{name}', which is not imported")
    if files is not None and not request.force:
        files.refuse_changes_by_hand(groups)
    folder = output if output is not None else beside
    finder = ImportFinder([] if folder is None else [folder])
    at_hand = frozenset({*groups, *finder.available(None)})
    tasks = [
        _Task(
            name,
            paths,
            include,
            tblgen,
            tuple(overlays.get(name, ())),
            at_hand,
            operations,
            encodings.get(name, ()),
            request.bundled_overlays,
            request.unknown_types,
        )
        for name, paths in groups.items()
    ]
    imported: dict[str, ImportedDialect] = {}
    for task, dialect in zip(tasks, _run(tasks, request.jobs), strict=True):
        imported[task.dialect] = dialect
        progress(task.dialect, len(imported), len(tasks))
    _report_clashes(imported.values(), request, tell)
    written = _settled(
        {task.dialect: task for task in tasks}, imported, folder, prose=request.prose
    )
    if files is not None:
        files.write((spec.dialect, spec.text, spec.summary, spec.files) for spec in written)
    return written


@dataclass(frozen=True, slots=True)
class _Task:
    """A dialect to import."""

    dialect: str
    files: tuple[Path, ...]
    include: tuple[Path, ...]
    tblgen: Path
    overlays: tuple[Mapping[str, Any], ...]
    at_hand: frozenset[str]  # the dialects that can be imported
    operations: Mapping[str, str]  # of all inputs, by their C++ classes
    encodings: Sequence[DeclaredEncoding]  # of the bytecode of the dialect
    takes_bundled: bool  # whether it may have an overlay that comes with odsgen
    unknown_types: bool  # whether C++ may define more types and attributes than the inputs


def _run(tasks: Sequence[_Task], jobs: int) -> Iterable[ImportedDialect]:
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(_import_one, tasks)
        return
    with safe_processes(), ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(_import_one, tasks)


def _import_one(task: _Task) -> ImportedDialect:
    records = evaluate(task.files, task.include, tblgen=task.tblgen)
    record = dialects_of(records).get(task.dialect)
    bundled = None
    if task.takes_bundled and record is not None:
        bundled = bundled_overlay(task.dialect, record.text("cppNamespace"))
    # Formats that odsgen takes for the usual ones stay so: the hooks that come with it are those of other formats.
    beside = () if bundled is None else ({k: v for k, v in bundled.items() if k != "hooks"},)
    files = {file.name for file in task.files}
    extended = None if record is None else extended_spec(records, record, files)
    operations = (
        task.operations if extended is None else {**operation_names(extended), **task.operations}
    )
    imported = import_dialect(
        records,
        task.dialect,
        reduce(merged, (*beside, *task.overlays), _NOTHING),
        task.files,
        task.at_hand,
        operations,
        task.encodings,
        unknown_types=task.unknown_types,
    )
    if extended is not None:
        imported = as_extension(imported, extended)
    overlays = task.overlays
    if bundled is not None:
        overlays = (fitting_overlay(bundled, imported.spec), *task.overlays)
    return replace(
        imported,
        overlays=overlays,
        summary=replace(imported.summary, has_bundled_hooks="hooks" in (bundled or {})),
    )


_NOTHING: Mapping[str, Any] = {}


def _report_clashes(
    imported: Iterable[ImportedDialect], request: ImportRequest, tell: Callable[[str], None]
) -> None:
    """Say which records have one name; raise TableGenError if they are not to be kept under two."""
    clashes = dict.fromkeys(clash for dialect in imported for clash in dialect.clashes)
    message = "\n".join(map(str, clashes))
    if clashes and not request.keep_going:
        raise TableGenError(f"{message}\n(--keep-going imports both)")
    if clashes:
        tell(message)


# --- what is accepted -----------------------------------------------------------------------------------------------


def _settled(
    tasks: Mapping[str, _Task],
    imported: Mapping[str, ImportedDialect],
    folder: Path | None,
    *,
    prose: bool,
) -> list[WrittenSpec]:
    """The specs as `odsgen check` accepts them, in the order of the tasks."""
    settler = SpecSettler(folder)
    specs: dict[str, WrittenSpec] = {}
    for name in _importers_last(tasks, imported):
        task, dialect = tasks[name], imported[name]
        spec = dialect.spec
        if circle := [i for i in spec.get("imports", ()) if i in tasks and i not in specs]:
            # Imports that go in a circle: the one that comes first does without.
            dialect = _import_one(replace(task, at_hand=task.at_hand - {*circle}))
            spec = dialect.spec
        if not prose:
            spec = without_prose(spec)
        for overlay in dialect.overlays:
            spec = merged(spec, overlay)
        spec, of_classes = without_made_classes(with_prose_in_front(spec))
        try:
            settled = settler.settle(
                spec, dialect.argument_kinds, dialect.overlay, dialect.usual_formats
            )
        except SpecErrors as error:
            shown = "\n".join(diagnostic.render() for diagnostic in error.diagnostics)
            raise TableGenError(
                f"the spec of the dialect '{name}' is refused, and nothing can be left out of it that would help:\n{shown}"
            ) from None
        _drop_unused_calls(spec)
        _drop_unused_traits(spec, dialect)
        losses = [*dialect.losses, *settled, *_taken_formats(spec, dialect)]
        summary = dialect.summary_of(spec, losses)
        comment = (
            f"Imported from {', '.join(file.name for file in task.files)} by odsgen {__version__}"
        )
        spec = with_parameters(spec, dialect.taken_names)
        spec = with_op_classes(spec, dialect.superclasses, of_classes)
        text = with_hash(yaml_text(spec, notes=_notes(summary, losses)), comment)
        specs[name] = WrittenSpec(name, text, summary, task.files)
    return [specs[name] for name in tasks]


def _drop_unused_traits(spec: Mapping[str, Any], dialect: ImportedDialect) -> None:
    """The traits that formats needed which are not taken in the end."""
    for name, usual in dialect.usual_formats.items():
        op = spec.get("ops", {}).get(name, {})
        if op.get("assembly_format") != usual.text and usual.trait in op.get("traits", ()):
            op["traits"] = [trait for trait in op["traits"] if trait != usual.trait]


def _taken_formats(spec: Mapping[str, Any], dialect: ImportedDialect) -> list[Loss]:
    """The losses that tell of formats that are taken for those that C++ writes."""
    return [
        Loss("ops", name, f'C++ writes its format; it is taken to be "{usual.text}"', usual.reason)
        for name, usual in dialect.usual_formats.items()
        if spec.get("ops", {}).get(name, {}).get("assembly_format") == usual.text
    ]


def _importers_last(
    tasks: Mapping[str, _Task], imported: Mapping[str, ImportedDialect]
) -> list[str]:
    """The dialects, each behind those that it imports."""
    order: dict[str, None] = {}
    open_: set[str] = set()

    def visit(name: str) -> None:
        if name in order or name in open_ or name not in tasks:
            return
        open_.add(name)
        overlay = imported[name].overlay.get("imports")
        for other in (
            overlay if isinstance(overlay, list) else imported[name].spec.get("imports", ())
        ):
            visit(other)
        order[name] = None

    for name in tasks:
        visit(name)
    return list(order)


def _drop_unused_calls(spec: dict[str, Any]) -> None:
    """Drop the native calls and constraints that no pattern calls any more, since those that did were left out."""
    called = frozenset[str]().union(*map(called_by, spec.get("patterns", {}).values()))
    for key in ("native_calls", "pattern_constraints"):
        if key in spec:
            spec[key] = {name: body for name, body in spec[key].items() if name in called}
            if not spec[key]:
                del spec[key]


def _notes(summary: ImportSummary, losses: Sequence[Loss]) -> dict[str | tuple[str, str], str]:
    """The comments of sections and definitions."""
    notes: dict[str | tuple[str, str], list[str]] = {}
    if summary.patterns_left:
        notes["patterns"] = [
            "Left out:",
            *(f"  {name}: {why}" for name, why in summary.patterns_left.items()),
        ]
    for loss in losses:
        if loss.section != "patterns":
            place = (loss.section, loss.definition) if loss.definition else loss.section
            notes.setdefault(place, []).append(f"Import: {loss.what}: {loss.reason}")
    return {place: "\n".join(lines) for place, lines in notes.items()}


# --- the inputs -----------------------------------------------------------------------------------------------------


def _groups(
    request: ImportRequest,
    include: Sequence[Path],
    tblgen: Path,
    progress: Progress,
    tell: Callable[[str], None],
) -> tuple[dict[str, tuple[Path, ...]], dict[str, str], Mapping[str, Sequence[DeclaredEncoding]]]:
    """The files of each dialect, the operations of all by their C++ classes, and the encodings of bytecode by the dialect."""
    operations: dict[str, str] = {}
    encodings: dict[str, tuple[DeclaredEncoding, ...]] = {}
    files = [path for path in request.inputs if path.is_file()]
    folders = [path for path in request.inputs if not path.is_file()]
    groups: dict[str, list[Path]] = {}
    if folders:
        looked = [0]
        total = sum(1 for folder in folders for _ in folder.rglob("*.td"))

        def seen(path: Path) -> None:
            looked[0] += 1
            progress("reading", looked[0], total)

        found = collect(folders, include, tblgen=tblgen, jobs=request.jobs, progress=seen)
        if found.refused:
            message = "\n".join(
                f"{path} is refused, and no other file includes it:\n{reason}"
                for path, reason in found.refused.items()
            )
            if not request.keep_going and not all(map(includes_cpp, found.refused)):
                raise TableGenError(
                    f"{message}\n(--keep-going imports what the other files define)"
                )
            tell(message)
        operations = found.operations
        encodings = found.encodings
        for name, members in found.dialects.items():
            groups.setdefault(name, []).extend(members)
    if files:
        records = evaluate(files, include, tblgen=tblgen)
        encodings |= declared_encodings(records)
        names = request.dialects or defined_dialects(records, files)
        if not names:
            listed = ", ".join(str(file) for file in files)
            raise TableGenError(
                f"{listed}: no dialect, operation, type or attribute of ODS is defined there"
            )
        for name in names:
            groups.setdefault(name, []).extend(files)
    wanted = request.dialects
    for name in wanted:
        if name not in groups:
            raise TableGenError(
                f"no dialect '{name}' in the inputs; there is {', '.join(groups) or 'none'}"
            )
    if not groups:
        raise TableGenError("no dialect of ODS is defined in the inputs")
    chosen = {
        name: tuple(found)
        for name, found in groups.items()
        if (not wanted or name in wanted) and name not in request.exclude
    }
    return chosen, operations, encodings


def _overlays(paths: Iterable[Path]) -> dict[str, list[dict[str, Any]]]:
    """The overlays of each dialect, in their order."""
    files: list[Path] = []
    for path in paths:
        files += sorted(path.glob("*.yaml")) if path.is_dir() else [path]
    found: dict[str, list[dict[str, Any]]] = {}
    for file in files:
        overlay = read_overlay(file)
        found.setdefault(overlay["dialect"], []).append(overlay)
    return found
