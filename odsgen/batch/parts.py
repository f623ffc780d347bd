"""Parts of the output: a journal while a task runs, put in place by one rename when it is whole."""

from __future__ import annotations

import json
import os
import re
import shutil
import uuid
from collections.abc import Iterator

from odsgen.batch.model import Emit, Format, Job, Record, Status, Summary
from odsgen.batch.rows import line_of

#: Journals and parts that are being written begin so; whatever a run leaves of them is of no use to anybody.
TEMPORARY_PREFIX = ".part-"
_ROWS = "rows.jsonl"
_LONGEST_NAME = 80


class OutputError(Exception):
    """The output cannot be written."""


def part_name(number: int, format: Format) -> str:
    """The name of a part; it is a folder where the output is files."""
    suffix = "" if format is Format.FILES else f".{format.value}"
    return f"part-{number:08}{suffix}"


def new_journal(job: Job, number: int) -> str:
    """The folder of a new journal."""
    name = f"{TEMPORARY_PREFIX}{number:08}-{uuid.uuid4().hex[:12]}"
    return os.path.join(job.folder, name)


class Journal:
    """The rows of a task so far. A journal that a dead process left is opened again and goes on behind its last whole row.

    All methods raise OutputError.
    """

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.counts = dict.fromkeys((status.value for status in Status), 0)
        self.seconds = 0.0
        try:
            os.makedirs(folder, exist_ok=True)
            self._file = os.open(
                os.path.join(folder, _ROWS), os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666
            )
        except OSError as error:
            raise _cannot_write(error) from None
        try:
            self._read_back()
        except BaseException:
            os.close(self._file)
            raise

    @property
    def rows(self) -> int:
        """The number of rows."""
        return sum(self.counts.values())

    def _read_back(self) -> None:
        whole = 0
        try:
            with open(self._file, "rb", closefd=False) as file:
                for line in file:
                    if not line.endswith(b"\n"):
                        os.ftruncate(self._file, whole)
                        break
                    whole += len(line)
                    row = json.loads(line)
                    self._count(row["status"], row["seconds"])
        except OSError as error:
            raise _cannot_write(error) from None

    def _count(self, status: str, seconds: float) -> None:
        self.counts[status] += 1
        self.seconds += seconds

    def add(self, record: Record, format: Format, emit: Emit) -> None:
        """Append a row."""
        try:
            if format is Format.FILES:
                record = self._with_file(record, emit)
            rest = line_of(record)
            while rest:
                rest = rest[os.write(self._file, rest) :]
        except OSError as error:
            raise _cannot_write(error) from None
        self._count(record.status.value, record.seconds)

    def _with_file(self, record: Record, emit: Emit) -> Record:
        """Write the program of a row to a file beside the journal."""
        data = record.bytecode if record.bytecode is not None else record.text_bytes
        if data is None:
            if record.text is None:
                return record
            data = record.text.encode()
        suffix = ".mlirbc" if emit is Emit.BYTECODE else ".mlir"
        stem = os.path.basename(record.path).removesuffix(".mlirbc").removesuffix(".mlir")
        stem = re.sub(r"[^\w.-]", "_", stem, flags=re.ASCII)[:_LONGEST_NAME]
        name = f"{self.rows:06}-{stem}{suffix}"
        with open(os.path.join(self.folder, name), "wb") as file:
            file.write(data)
        return record._replace(text=None, text_bytes=None, bytecode=None, output=name)

    def close(self) -> None:
        """Close the file of the journal."""
        os.close(self._file)

    def put_in_place(self, job: Job, number: int) -> Summary:
        """Make the journal the part of a task."""
        target = os.path.join(job.folder, part_name(number, job.format))
        rows = os.path.join(self.folder, _ROWS)
        try:
            os.fsync(self._file)
            match job.format:
                case Format.FILES:
                    if os.path.isdir(target):  # of a run that ended before it was logged
                        shutil.rmtree(target)
                    os.rename(self.folder, target)
                case Format.JSON_LINES:
                    os.replace(rows, target)
                case Format.PARQUET:
                    from odsgen.batch.parquet import write_parquet

                    made = os.path.join(self.folder, "rows.parquet")
                    write_parquet(rows, made)
                    os.replace(made, target)
            if job.format is not Format.FILES:
                shutil.rmtree(self.folder, ignore_errors=True)
        except OSError as error:
            raise _cannot_write(error) from None
        return Summary(number, dict(self.counts), self.seconds)


def _cannot_write(error: OSError) -> OutputError:
    return OutputError(f"cannot write the output: {error.strerror or error}")


def remove_journals(folder: str) -> None:
    """Remove what runs left that were ended in the middle of a task."""
    for name in _names(folder):
        if name.startswith(TEMPORARY_PREFIX):
            shutil.rmtree(os.path.join(folder, name), ignore_errors=True)


def _names(folder: str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        for entry in entries:
            yield entry.name
