"""Writing a package so that whoever looks sees whole files, whenever the run was killed."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

#: The file that is put in place last: it carries the fingerprint, so a run that was killed half-way is seen as stale.
LAST_FILE = "__init__.py"


def write_package(directory: Path, files: Mapping[str, str], obsolete: Iterable[str] = ()) -> None:
    """Put ``files`` (name -> text) into ``directory`` and remove the obsolete ones.

    Everything is written and flushed to a temporary folder beside it first; then each file is renamed into place,
    which is atomic.  Other files of the directory are left alone.
    """
    directory.mkdir(parents=True, exist_ok=True)
    with _staged(directory, files) as staging:
        for name in sorted(files, key=lambda name: (name == LAST_FILE, name)):
            os.replace(staging / name, directory / name)
        for name in obsolete:
            (directory / name).unlink(missing_ok=True)
        _flush_directory(directory)


def write_new_file(path: Path, text: str) -> bool:
    """Write a file unless one of that name exists; returns whether it was written."""
    if path.exists():
        return False
    with _staged(path, {path.name: text}) as staging:
        try:
            os.link(staging / path.name, path)  # unlike a rename, refuses to replace a file
        except FileExistsError:
            return False
        except OSError:  # a file system without hard links
            os.replace(staging / path.name, path)
        return True


def replace_file(path: Path, text: str) -> None:
    """Put a text in the place of a file: whoever looks sees the old one or the new one, whole."""
    with _staged(path, {path.name: text}) as staging:
        shutil.copymode(path, staging / path.name)
        os.replace(staging / path.name, path)


@contextmanager
def _staged(target: Path, files: Mapping[str, str]) -> Iterator[Path]:
    """A folder beside the target, in which the files are written and flushed; removed in the end."""
    staging = Path(tempfile.mkdtemp(prefix=f".{target.name}.", dir=target.parent))
    try:
        for name, text in files.items():
            with open(staging / name, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
        yield staging
    finally:
        shutil.rmtree(staging, ignore_errors=True)


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
