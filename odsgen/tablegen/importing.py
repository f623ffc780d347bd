"""`odsgen import` for Python: from files and folders of TableGen to spec files."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, reduce
from pathlib import Path
from typing import Any

from odsgen import __version__
from odsgen.tablegen.collection import collect
from odsgen.tablegen.dialect import ImportSummary, defined_dialects, import_dialect
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.overlay import merged, read_overlay
from odsgen.tablegen.tblgen import default_include_directories, evaluate, find_tblgen
from odsgen.tablegen.yaml_text import yaml_text

#: In the output folder: what the specs in it were made of, so that nothing is done twice.
RECORD = ".odsgen-import.json"


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
    """What to import, and how.

    ``inputs`` are ``.td`` files, taken together, or folders, in which every file is looked at. ``overlays`` are files, or
    folders of files, of which each is merged over the dialect that it names.
    """

    inputs: tuple[Path, ...]
    include_directories: tuple[Path, ...] = ()
    tblgen: str | None = None
    dialects: tuple[str, ...] = ()  # all that are defined in the inputs, if none is named
    exclude: tuple[str, ...] = ()
    overlays: tuple[Path, ...] = ()
    jobs: int = 1


Progress = Callable[[str, int, int], None]  # what is done, how many of it, of how many


def import_specs(
    request: ImportRequest,
    output: Path | None = None,
    progress: Progress = lambda what, done, total: None,
) -> list[WrittenSpec]:
    """The specs of the dialects in the inputs.

    With ``output``, a folder, dialects whose inputs have not changed since the last run are not made again. Raises
    TableGenError and, for an overlay that is no YAML, SpecErrors.
    """
    for path in request.inputs:
        if not path.exists():
            raise TableGenError(f"{path}: there is no such file or folder")
    tblgen = find_tblgen(request.tblgen, (*request.inputs, *request.include_directories))
    include = (*request.include_directories, *default_include_directories(tblgen))
    overlays = _overlays(request.overlays)
    state = _state(request, tblgen, include)
    known = _recorded(output, state) if output is not None else None
    if known is not None:
        return known
    groups = _groups(request, include, tblgen, progress)
    for name in overlays:
        if name not in groups and request.overlays and all(p.is_file() for p in request.overlays):
            raise TableGenError(f"the overlay is for the dialect '{name}', which is not imported")
    tasks = [
        (name, files, include, tblgen, overlays.get(name, [])) for name, files in groups.items()
    ]
    written: list[WrittenSpec] = []
    for spec in _run(tasks, request.jobs):
        written.append(spec)
        progress(spec.dialect, len(written), len(tasks))
    if output is not None:
        _write(output, state, written)
    return written


def _run(tasks: Sequence[Any], jobs: int) -> Iterable[WrittenSpec]:
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(_import_one, tasks)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(_import_one, tasks)


def _import_one(task: tuple[str, tuple[Path, ...], tuple[Path, ...], Path, Any]) -> WrittenSpec:
    name, files, include, tblgen, overlays = task
    records = evaluate(files, include, tblgen=tblgen)
    nothing: dict[str, Any] = {}
    imported = import_dialect(records, name, reduce(merged, overlays, nothing), files)
    spec = reduce(merged, overlays, imported.spec)
    comment = f"Imported from {', '.join(file.name for file in files)} by odsgen {__version__}."
    return WrittenSpec(name, yaml_text(spec, comment, imported.notes), imported.summary, files)


def _groups(
    request: ImportRequest, include: Sequence[Path], tblgen: Path, progress: Progress
) -> dict[str, tuple[Path, ...]]:
    """The files of each dialect."""
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
        for name, members in found.dialects.items():
            groups.setdefault(name, []).extend(members)
    if files:
        records = evaluate(files, include, tblgen=tblgen)
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
    return {
        name: tuple(found)
        for name, found in groups.items()
        if (not wanted or name in wanted) and name not in request.exclude
    }


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


# --- what was done before -------------------------------------------------------------------------------------------


def _state(request: ImportRequest, tblgen: Path, include: Iterable[Path]) -> str:
    """Stands for all that the output depends on."""
    digest = hashlib.sha256(
        f"{__version__} {_tool_state()} {request.dialects} {request.exclude}".encode()
    )
    roots = (*request.inputs, *request.overlays, *include, tblgen)
    for root in roots:
        for path in sorted(_inputs_below(root)):
            status = path.stat()
            digest.update(f"{path}\0{status.st_size}\0{status.st_mtime_ns}\0".encode())
    return digest.hexdigest()


def _inputs_below(root: Path) -> Iterable[Path]:
    if root.is_file():
        return [root]
    return [
        Path(folder) / name
        for folder, _, names in os.walk(root)
        for name in names
        if name.endswith((".td", ".yaml"))
    ]


@cache
def _tool_state() -> str:
    """Stands for the importer itself."""
    root = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for room in ("tablegen", "ods", "spec"):
        for path in sorted((root / room).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _recorded(output: Path, state: str) -> list[WrittenSpec] | None:
    """The specs that the last run wrote, if they are still what this one would write."""
    try:
        record = json.loads((output / RECORD).read_text(encoding="utf-8"))
        if record["state"] != state:
            return None
        found = []
        for entry in record["specs"]:
            text = (output / f"{entry['dialect']}.yaml").read_text(encoding="utf-8")
            if hashlib.sha256(text.encode()).hexdigest() != entry["hash"]:
                return None
            summary = ImportSummary(**entry["summary"])
            files = tuple(Path(file) for file in entry["files"])
            found.append(WrittenSpec(entry["dialect"], text, summary, files, False))
        return found
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _write(output: Path, state: str, specs: Sequence[WrittenSpec]) -> None:
    output.mkdir(parents=True, exist_ok=True)
    entries: list[Mapping[str, Any]] = []
    for spec in specs:
        write_atomically(output / f"{spec.dialect}.yaml", spec.text)
        entries.append(
            {
                "dialect": spec.dialect,
                "hash": hashlib.sha256(spec.text.encode()).hexdigest(),
                "files": [str(file) for file in spec.files],
                "summary": spec.summary.as_json(),
            }
        )
    write_atomically(output / RECORD, json.dumps({"state": state, "specs": entries}, indent=1))


def write_atomically(path: Path, text: str) -> None:
    """The file is the old one or the new one, whatever happens."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
