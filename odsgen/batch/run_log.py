"""The state of a run in its output folder: the settings, and the parts that are there."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self

from odsgen.batch.model import Job, Summary
from odsgen.batch.parts import OutputError, part_name, remove_journals

# Readers of folders of tables leave out what begins so.
_RUN = "_run.json"
_LOG = "_log.jsonl"
_VERSION = 1


class ResumeError(Exception):
    """A run that cannot be continued, or one that would write where another one has."""


class RunLog:
    """The log of a run; only one process at a time has it open.

    Raises ResumeError where the folder belongs to another run, and OutputError where it cannot be written.
    """

    def __init__(self, job: Job, inputs: Sequence[str], batch_size: int, resume: bool) -> None:
        self._folder = job.folder
        self._format = job.format
        self._done: dict[int, tuple[str, Summary]] = {}
        description = _description(job, inputs, batch_size)
        try:
            os.makedirs(job.folder, exist_ok=True)
            self._lock = _locked(job.folder)
        except OSError as error:
            raise _cannot_write(job.folder, error) from None
        try:
            path = os.path.join(job.folder, _RUN)
            if os.path.exists(path):
                if not resume:
                    raise ResumeError(
                        f"'{job.folder}' has the output of a run: --resume continues it, or name another folder"
                    )
                _check_same(_read_description(path), description)
                self._read_log()
            else:
                others = [name for name in os.listdir(job.folder) if not name.startswith(".")]
                if others:
                    raise ResumeError(f"'{job.folder}' is not empty and has no run to continue")
                _write_whole(path, json.dumps(description, indent=1))
            remove_journals(job.folder)
            log = os.path.join(job.folder, _LOG)
            self._log = os.open(log, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
            _end_last_line(self._log)
        except OSError as error:
            os.close(self._lock)
            raise _cannot_write(job.folder, error) from None
        except BaseException:
            os.close(self._lock)
            raise

    def done(self, number: int, fingerprint: str) -> Summary | None:
        """The summary of a task whose part is there. Raises ResumeError where its programs were others then."""
        known = self._done.get(number)
        if known is None:
            return None
        if known[0] != fingerprint:
            raise ResumeError(
                f"the inputs are not those of '{part_name(number, self._format)}' any more: start again in another folder"
            )
        return known[1]

    def add(self, summary: Summary, fingerprint: str) -> None:
        """Note that the part of a task is there."""
        line = json.dumps({**summary._asdict(), "inputs": fingerprint}) + "\n"
        try:
            rest = line.encode()
            while rest:
                rest = rest[os.write(self._log, rest) :]
        except OSError as error:
            raise _cannot_write(self._folder, error) from None

    def _read_log(self) -> None:
        path = os.path.join(self._folder, _LOG)
        if not os.path.exists(path):
            return
        there = {name for name in os.listdir(self._folder) if name.startswith("part-")}
        with open(path, "rb") as file:
            for line in file:
                try:
                    entry = json.loads(line)
                    summary = Summary(entry["number"], entry["counts"], entry["seconds"])
                    fingerprint = entry["inputs"]
                except (ValueError, KeyError, TypeError):
                    continue  # the disk was full: the part is made again
                if part_name(summary.number, self._format) in there:
                    self._done[summary.number] = (fingerprint, summary)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        remove_journals(self._folder)
        os.close(self._log)
        os.close(self._lock)


def _description(job: Job, inputs: Sequence[str], batch_size: int) -> dict[str, Any]:
    settings = {
        name: getattr(value, "value", value) for name, value in job.settings._asdict().items()
    }
    described = {
        "version": _VERSION,
        "inputs": [os.fsencode(given).decode("utf-8", "backslashreplace") for given in inputs],
        "batch_size": batch_size,
        "format": job.format.value,
        "settings": settings,
    }
    found: dict[str, Any] = json.loads(json.dumps(described))
    return found


def _check_same(before: Mapping[str, Any], now: Mapping[str, Any]) -> None:
    """Raise ResumeError where a run had other inputs or settings."""
    for name in ("version", "inputs", "batch_size", "format"):
        if before.get(name) != now[name]:
            raise ResumeError(
                f"the run that is to be continued had other {name}: {before.get(name)!r}, not {now[name]!r}"
            )
    known = before.get("settings")
    for name, value in now["settings"].items():
        there = known.get(name) if isinstance(known, dict) else None
        if there != value:
            raise ResumeError(
                f"the run that is to be continued had {name} = {there!r}, not {value!r}"
            )


def _read_description(path: str) -> dict[str, Any]:
    try:
        with open(path, "rb") as file:
            found = json.load(file)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise ResumeError(f"'{path}' does not describe a run")
    return found


def _locked(folder: str) -> int:
    descriptor = os.open(os.path.join(folder, ".lock"), os.O_RDWR | os.O_CREAT, 0o666)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        raise ResumeError(f"another run writes to '{folder}' now") from None
    return descriptor


def _write_whole(path: str, text: str) -> None:
    temporary = path + ".new"
    with open(temporary, "w", encoding="utf-8") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())
    os.replace(temporary, path)


def _end_last_line(descriptor: int) -> None:
    """End a line that was not written whole, so that the next one is not taken for its rest."""
    size = os.fstat(descriptor).st_size
    if size and os.pread(descriptor, 1, size - 1) != b"\n":
        os.write(descriptor, b"\n")


def _cannot_write(folder: str, error: OSError) -> OutputError:
    return OutputError(f"cannot write to '{folder}': {error.strerror or error}")
