"""Rows, settings and tasks: everything here is frozen, and travels between processes."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from odsgen.runtime.diagnostics import Severity
from odsgen.runtime.printer.limits import MLIR_VERSION
from odsgen.runtime.support import limits

MEGABYTE = 1 << 20


class InputError(Exception):
    """An input that is not there, or that needs a package which is not installed."""


class Status(Enum):
    """The end that a program came to."""

    OK = "ok"
    REFUSED = "refused"  # it is no valid program
    FAILED = "failed"  # it could not be read, or a pass failed
    KILLED = "killed"  # it took too long or too much memory, or ended its process


class Emit(Enum):
    """The form in which programs are kept, as they are at the end."""

    NONE = "none"
    TEXT = "text"
    BYTECODE = "bytecode"


class Format(Enum):
    """The form of the output."""

    JSON_LINES = "jsonl"
    PARQUET = "parquet"
    FILES = "files"


class Note(NamedTuple):
    """A note of a diagnostic."""

    file: str | None
    line: int | None
    column: int | None
    message: str


class DiagnosticRecord(NamedTuple):
    """A diagnostic with its place, if it has one in a file."""

    file: str | None
    line: int | None
    column: int | None
    severity: Severity
    message: str
    notes: tuple[Note, ...] = ()


class Record(NamedTuple):
    """A row of the output: the end of one program."""

    path: str  # of the file; for a member of an archive, that of the archive, "/" and its name
    row: int | None  # the line of a JSON Lines file, or the row of a Parquet file, counted from 0
    chunk: int | None  # counted from 0, where inputs are split
    status: Status
    diagnostics: tuple[DiagnosticRecord, ...]
    operations: dict[str, int]  # how many there are of each name, at the end
    seconds: float
    text: str | None = None
    text_bytes: bytes | None = None  # instead of `text` where that would be no UTF-8
    bytecode: bytes | None = None
    output: str | None = (
        None  # the name of the program's file in its part, where the output is files
    )


class Settings(NamedTuple):
    """All that changes a row; the defaults are those of `ods-batch`."""

    pipeline: str | None = None
    verify_each: bool = True
    split_marker: str | None = None
    allow_unregistered: bool = False
    early_syntax: bool = False
    dialects: tuple[str, ...] = ()  # folders of generated packages
    emit: Emit = Emit.NONE
    print_generic: bool = False
    print_locations: bool = False
    local_scope: bool = False
    mlir_version: int = MLIR_VERSION  # whose spelling is printed
    native: str | None = (
        None  # the function that runs natively; the text of a row is what it prints; not in process
    )
    text_column: str = "text"
    bytecode_column: str | None = None  # instead of the text; in JSON Lines it is base64
    max_size: int = limits.SIZE.default  # bytes of one program
    max_unpacked: int = limits.UNPACKED.default  # bytes of all that one archive or table unpacks to
    max_rows: int = limits.ROWS.default  # programs of one archive or table
    max_ratio: int = limits.RATIO.default  # the size of what one unpacks to, by its own
    timeout: float = float(
        limits.TIME.default
    )  # seconds for one program, 0: no limit; not in process
    memory: int = limits.MEMORY.default  # bytes of a worker process, 0: no limit; not in process


# --- tasks ----------------------------------------------------------------------------------------------------------------


class Files(NamedTuple):
    """Files of one program each."""

    paths: tuple[str, ...]

    @property
    def programs(self) -> int:
        return len(self.paths)


class TarMembers(NamedTuple):
    """Programs of a tar archive, by number; `offset` is where the first one's header is, where the reader can go there."""

    path: str
    stamp: str
    first: int
    programs: int
    offset: int | None


class ZipMembers(NamedTuple):
    """Programs of a zip archive, by number."""

    path: str
    stamp: str
    first: int
    programs: int


class Lines(NamedTuple):
    """Lines of a JSON Lines file; `offset` is where the first one begins, where the reader can go there."""

    path: str
    stamp: str
    first: int
    programs: int
    offset: int | None


class Rows(NamedTuple):
    """Rows of a Parquet file."""

    path: str
    stamp: str
    first: int
    programs: int


class Unreadable(NamedTuple):
    """An input, or the rest of one, that cannot be read: a row that says why."""

    path: str
    message: str

    @property
    def programs(self) -> int:
        return 1


#: `stamp` stands for the state of a file when it was planned: its size and time.
Piece = Files | TarMembers | ZipMembers | Lines | Rows | Unreadable


class Task(NamedTuple):
    """Programs that are processed one after another and become one part of the output."""

    number: int
    pieces: tuple[Piece, ...]

    @property
    def programs(self) -> int:
        """The number of its programs, before they are split."""
        return sum(piece.programs for piece in self.pieces)


class Job(NamedTuple):
    """How the tasks of a run are processed, and the folder of their parts."""

    settings: Settings
    folder: str
    format: Format
    directory: str  # from which relative paths of inputs and dialects go


class Summary(NamedTuple):
    """The end of a task."""

    number: int
    counts: dict[str, int]  # rows by the value of their status
    seconds: float  # spent on its programs
