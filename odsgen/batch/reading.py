"""The programs of a task, read where the task runs."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from typing import NamedTuple

from odsgen.batch.archives import read_tar, read_zip
from odsgen.batch.model import (
    Files,
    Lines,
    Rows,
    Settings,
    TarMembers,
    Task,
    Unreadable,
    ZipMembers,
)
from odsgen.batch.program import Program
from odsgen.batch.tables import read_lines, read_rows


class _Open(NamedTuple):
    """A range that was read last: the next one goes on where it ended, if it can."""

    key: tuple[object, ...]
    next: int
    programs: Iterator[Program]


class Reader:
    """Reads the programs of tasks; where a range follows the one before, the file is not read from its start again."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._open: _Open | None = None

    def programs(self, task: Task) -> Iterator[Program]:
        """The programs of a task: as many as it has, in their order."""
        for piece in task.pieces:
            match piece:
                case Files():
                    for path in piece.paths:
                        yield read_file(path, self._settings.max_size)
                case Unreadable():
                    yield Program(piece.path, problem=piece.message)
                case _:
                    yield from self._range(piece)

    def _range(self, piece: TarMembers | ZipMembers | Lines | Rows) -> Iterator[Program]:
        key = (type(piece).__name__, piece.path, piece.stamp)
        found, self._open = self._open, None
        if found is not None and found.key == key and found.next <= piece.first:
            programs, position = found.programs, found.next
        else:
            programs, position = self._stream(piece)
        problem = "the file ends too early: it was changed while it was read"
        for number in range(position, piece.first + piece.programs):
            program = next(programs, None)
            if program is None:  # what is left gets its rows all the same
                row = number if isinstance(piece, (Lines, Rows)) else None
                program = Program(piece.path, row, problem=problem)
            elif program.ends and program.problem is not None:
                problem = program.problem
            if number >= piece.first:
                yield program
        self._open = _Open(key, piece.first + piece.programs, programs)

    def _stream(
        self, piece: TarMembers | ZipMembers | Lines | Rows
    ) -> tuple[Iterator[Program], int]:
        """The programs of a file from a number on: the first of the piece, or of the file where one cannot go there."""
        settings = self._settings
        match piece:
            case ZipMembers():
                return read_zip(piece.path, piece.first, settings), piece.first
            case Rows():
                return read_rows(piece.path, piece.first, settings), piece.first
            case TarMembers():
                first = 0 if piece.offset is None else piece.first
                return read_tar(piece.path, piece.offset or 0, settings), first
            case Lines():
                first = 0 if piece.offset is None else piece.first
                return read_lines(piece.path, first, piece.offset or 0, settings), first


def read_file(path: str, max_size: int) -> Program:
    """The program of a file; a device or a pipe is not read, for it may have no end."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | getattr(os, "O_CLOEXEC", 0))
        with open(descriptor, "rb") as file:
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode):
                return Program(path, problem="is not a regular file")
            data = file.read(max_size + 1)
    except OSError as error:
        return Program(path, problem=f"cannot be read: {error.strerror}")
    except ValueError as error:  # a zero byte in the name
        return Program(path, problem=f"cannot be read: {error}")
    if len(data) > max_size:
        return Program(path, problem=f"is larger than {max_size} bytes, see --max-size")
    return Program(path, data=data)
