"""From inputs to tasks: what there is to read, named and cut into batches. The same inputs give the same tasks."""

from __future__ import annotations

import glob
import hashlib
import os
from collections.abc import Iterator, Sequence

from odsgen.batch.archives import (
    ARCHIVE_DAMAGE,
    PROGRAM_SUFFIXES,
    archive_problem,
    tar_offsets,
    zip_programs,
)
from odsgen.batch.model import (
    MEGABYTE,
    Files,
    InputError,
    Lines,
    Piece,
    Rows,
    Settings,
    TarMembers,
    Task,
    Unreadable,
    ZipMembers,
)
from odsgen.batch.streams import stamp
from odsgen.batch.tables import (
    TABLE_DAMAGE,
    count_rows,
    line_stream,
    lines_of,
    require_parquet,
    table_problem,
)

_COMPRESSIONS = (".gz", ".bz2", ".xz")
_TAR_SUFFIXES = (".tar", ".tgz", ".tbz2", ".txz", *(f".tar{c}" for c in _COMPRESSIONS))
_LINES_SUFFIXES = tuple(name + c for name in (".jsonl", ".ndjson") for c in ("", *_COMPRESSIONS))
_PARQUET_SUFFIXES = (".parquet",)
_CONTAINERS = (*_TAR_SUFFIXES, ".zip", *_LINES_SUFFIXES, *_PARQUET_SUFFIXES)
_GLOB_CHARACTERS = frozenset("*?[")
#: A piece of a table ends at so many bytes, however few its lines are.
_BYTES_OF_A_PIECE = 8 * MEGABYTE


def check_inputs(inputs: Sequence[str]) -> None:
    """Raise InputError for an input that is not there, a pattern that nothing matches, or one that needs pyarrow."""
    if not inputs:
        raise InputError("there is no input")
    for given in inputs:
        if os.path.lexists(given):
            if given.endswith(_PARQUET_SUFFIXES):
                require_parquet()
        elif not _GLOB_CHARACTERS & set(given):
            raise InputError(f"there is no file or folder '{given}'")
        elif next(glob.iglob(given, recursive=True), None) is None:
            raise InputError(f"nothing matches '{given}'")


def tasks(inputs: Sequence[str], settings: Settings, batch_size: int) -> Iterator[Task]:
    """The tasks of all inputs, in the order of these. Raises InputError for an input that needs pyarrow."""
    number = 0
    gathered: list[Piece] = []
    count = 0
    for piece in _pieces(inputs, settings, batch_size):
        if count and count + piece.programs > batch_size:
            yield Task(number, tuple(gathered))
            number, gathered, count = number + 1, [], 0
        last = gathered[-1] if gathered else None
        if isinstance(piece, Files) and isinstance(last, Files):
            gathered[-1] = Files(last.paths + piece.paths)
        else:
            gathered.append(piece)
        count += piece.programs
    if gathered:
        yield Task(number, tuple(gathered))


def fingerprint(task: Task) -> str:
    """Stands for the programs of a task: their names, and the size and time of the files that hold several."""
    return hashlib.sha256(repr(task).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _pieces(inputs: Sequence[str], settings: Settings, batch_size: int) -> Iterator[Piece]:
    for given in inputs:
        if os.path.lexists(given) or not _GLOB_CHARACTERS & set(given):
            matched = [given]
        else:
            matched = sorted(glob.iglob(given, recursive=True))
        for path in matched:
            if os.path.isdir(path):
                for inner in _walk(path):
                    yield from _file_pieces(inner, settings, batch_size)
            else:
                yield from _file_pieces(path, settings, batch_size)


def _walk(folder: str) -> Iterator[str]:
    """The programs, archives and tables in a folder and those inside it, by name; links to folders are not followed."""
    pending = [folder]
    while pending:
        current = pending.pop()
        if current.endswith(_CONTAINERS + PROGRAM_SUFFIXES) and current != folder:
            if not os.path.isdir(current) or os.path.islink(current):
                yield current
                continue
        elif not os.path.isdir(current) or (os.path.islink(current) and current != folder):
            continue
        try:
            names = os.listdir(current)
        except OSError:
            yield current  # its row will say why
            continue
        pending += [os.path.join(current, name) for name in sorted(names, reverse=True)]


def _file_pieces(path: str, settings: Settings, batch_size: int) -> Iterator[Piece]:
    if path.endswith(_TAR_SUFFIXES):
        yield from _tar_pieces(path, settings, batch_size)
    elif path.endswith(".zip"):
        yield from _zip_pieces(path, settings, batch_size)
    elif path.endswith(_LINES_SUFFIXES):
        yield from _line_pieces(path, settings, batch_size)
    elif path.endswith(_PARQUET_SUFFIXES):
        yield from _parquet_pieces(path, settings, batch_size)
    else:
        yield Files((path,))


def _tar_pieces(path: str, settings: Settings, batch_size: int) -> Iterator[Piece]:
    first = count = 0
    offset: int | None = None
    state = ""
    problem = None
    try:
        state = stamp(path)
        for number, place in enumerate(tar_offsets(path, settings)):
            if count == batch_size:
                yield TarMembers(path, state, first, count, offset)
                count = 0
            if count == 0:
                first, offset = number, place
            count += 1
    except ARCHIVE_DAMAGE as error:
        problem = archive_problem(error)
    if count:
        yield TarMembers(path, state, first, count, offset)
    if problem is not None:
        yield Unreadable(path, problem)


def _zip_pieces(path: str, settings: Settings, batch_size: int) -> Iterator[Piece]:
    try:
        state = stamp(path)
        total = len(zip_programs(path, settings))
    except ARCHIVE_DAMAGE as error:
        yield Unreadable(path, archive_problem(error))
        return
    for first in range(0, total, batch_size):
        yield ZipMembers(path, state, first, min(batch_size, total - first))


def _line_pieces(path: str, settings: Settings, batch_size: int) -> Iterator[Piece]:
    first = count = start = 0
    packed = False
    state = ""
    problem = None
    try:
        state = stamp(path)
        with line_stream(path, settings) as stream:
            packed = stream.is_packed
            for number, (place, _) in enumerate(lines_of(stream, settings)):
                stream.allowance.check_rows(number + 1)
                if count == batch_size or (count and place - start >= _BYTES_OF_A_PIECE):
                    yield Lines(path, state, first, count, None if packed else start)
                    count = 0
                if count == 0:
                    first, start = number, place
                count += 1
    except TABLE_DAMAGE as error:
        problem = table_problem(error)
    if count:
        yield Lines(path, state, first, count, None if packed else start)
    if problem is not None:
        yield Unreadable(path, problem)


def _parquet_pieces(path: str, settings: Settings, batch_size: int) -> Iterator[Piece]:
    require_parquet()
    try:
        state = stamp(path)
        total = count_rows(path, settings)
    except TABLE_DAMAGE as error:
        yield Unreadable(path, table_problem(error))
        return
    for first in range(0, total, batch_size):
        yield Rows(path, state, first, min(batch_size, total - first))
