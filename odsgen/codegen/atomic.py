"""Writing a package so that whoever looks sees whole files, whenever the run was killed."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

#: The file that is put in place last: it carries the fingerprint, so a run that was killed half-way is seen as stale.
LAST_FILE = "__init__.py"


def write_package(directory: Path, files: Mapping[str, str], obsolete: Iterable[str] = ()) -> None:
    """Put ``files`` (name -> text) into ``directory`` and remove the obsolete ones.

    Everything is written and flushed to a temporary folder beside it first; then each file is renamed into place,
    which is atomic.  Other files of the directory are left alone.
    """
    directory.mkdir(parents=True, exist_ok=True)
    staging = Path(tempfile.mkdtemp(prefix=f".{directory.name}.", dir=directory.parent))
    try:
        for name, text in files.items():
            _write_durably(staging / name, text)
        for name in sorted(files, key=lambda name: (name == LAST_FILE, name)):
            os.replace(staging / name, directory / name)
        for name in obsolete:
            (directory / name).unlink(missing_ok=True)
        _flush_directory(directory)
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def write_new_file(path: Path, text: str) -> bool:
    """Write a file unless one of that name exists; returns whether it was written."""
    if path.exists():
        return False
    staging = Path(tempfile.mkdtemp(prefix=f".{path.name}.", dir=path.parent))
    try:
        _write_durably(staging / path.name, text)
        try:
            os.link(staging / path.name, path)  # unlike a rename, refuses to replace a file
        except FileExistsError:
            return False
        except OSError:  # a file system without hard links
            os.replace(staging / path.name, path)
        return True
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def replace_file(path: Path, text: str) -> None:
    """Put a text in the place of a file: whoever looks sees the old one or the new one, whole."""
    staging = Path(tempfile.mkdtemp(prefix=f".{path.name}.", dir=path.parent))
    try:
        _write_durably(staging / path.name, text)
        shutil.copymode(path, staging / path.name)
        os.replace(staging / path.name, path)
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def _write_durably(path: Path, text: str) -> None:
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _flush_directory(directory: Path) -> None:
    """Make the renames themselves durable, where the system lets a directory be opened."""
    try:
        descriptor = os.open(directory, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    except OSError:
        pass
    finally:
        os.close(descriptor)
