"""The driver of a run: plans, has the tasks run, keeps the log. No program and no row passes through it."""

from __future__ import annotations

import os
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from time import monotonic
from typing import NamedTuple

from odsgen.batch.engines import Engine, TaskError, in_process
from odsgen.batch.model import (
    Emit,
    Format,
    InputError,
    Job,
    Record,
    Settings,
    Status,
    Summary,
    Task,
)
from odsgen.batch.parts import OutputError, part_name
from odsgen.batch.planning import check_inputs, fingerprint, tasks
from odsgen.batch.rows import record_of
from odsgen.batch.run_log import ResumeError, RunLog
from odsgen.batch.tables import require_parquet
from odsgen.passes.pipeline_text import PipelineError
from odsgen.runtime.registry.context import DialectLoadError
from odsgen.runtime.registry.hook_errors import HookError

DEFAULT_BATCH_SIZE = 500


class BatchError(Exception):
    """A run that could not begin, or could not go on; the parts that are there are whole."""


class Totals(NamedTuple):
    """The ends of all programs so far."""

    counts: dict[Status, int]
    parts: int
    seconds: float  # spent on programs, by all workers together

    @property
    def rows(self) -> int:
        return sum(self.counts.values())


class Progress(NamedTuple):
    """How far a run is."""

    totals: Totals
    programs: int  # of the inputs, which may become several rows each
    resumed: int  # of these, how many an earlier run did
    all_programs: int | None  # None as long as they have not been counted
    seconds: float  # since the run began


Observer = Callable[[Progress], object]


def run(
    inputs: Sequence[str],
    output: str,
    settings: Settings | None = None,
    *,
    format: Format = Format.JSON_LINES,
    engine: Engine = in_process,
    batch_size: int = DEFAULT_BATCH_SIZE,
    resume: bool = False,
    observer: Observer | None = None,
) -> Totals:
    """Process all programs of the inputs; write the rows to parts in the folder ``output``.

    ``observer`` is called after each part. Raises InputError for inputs that are not there, BatchError for all else that
    ends a run before its end.
    """
    settings = settings or Settings()
    if format is Format.FILES and settings.emit is Emit.NONE:
        settings = settings._replace(emit=Emit.TEXT)
    if format is Format.PARQUET:
        require_parquet()
    if batch_size < 1:
        raise InputError(f"a batch has at least one program, not {batch_size}")
    check_inputs(inputs)
    job = Job(settings, os.path.abspath(output), format, os.getcwd())
    try:
        with RunLog(job, inputs, batch_size, resume) as log:
            return _Run(job, inputs, batch_size, log, observer).run(engine)
    except (
        DialectLoadError,
        HookError,
        OutputError,
        PipelineError,
        ResumeError,
        TaskError,
    ) as error:
        raise BatchError(str(error)) from None


class _Run:
    """One run."""

    def __init__(
        self,
        job: Job,
        inputs: Sequence[str],
        batch_size: int,
        log: RunLog,
        observer: Observer | None,
    ) -> None:
        self._job = job
        self._inputs = inputs
        self._batch_size = batch_size
        self._log = log
        self._observer = observer
        self._counts = dict.fromkeys(Status, 0)
        self._parts = 0
        self._seconds = 0.0
        self._programs = 0
        self._resumed = 0
        self._all_programs: int | None = None
        self._start = monotonic()
        #: The fingerprint and the size of each task that runs.
        self._running: dict[int, tuple[str, int]] = {}

    def run(self, engine: Engine) -> Totals:
        if self._observer is not None:
            threading.Thread(target=self._count_programs, daemon=True).start()
        with closing(engine(self._job, self._pending())) as summaries:
            for summary in summaries:
                mark, size = self._running.pop(summary.number)
                self._log.add(summary, mark)
                self._programs += size
                self._add(summary)
                self._tell()
        self._tell()
        return self._totals()

    def _tasks(self) -> Iterator[Task]:
        return tasks(self._inputs, self._job.settings, self._batch_size)

    def _pending(self) -> Iterator[Task]:
        """The tasks that have no part yet."""
        for task in self._tasks():
            mark = fingerprint(task)
            done = self._log.done(task.number, mark)
            if done is None:
                self._running[task.number] = mark, task.programs
                yield task
            else:
                self._resumed += task.programs
                self._programs += task.programs
                self._add(done)

    def _add(self, summary: Summary) -> None:
        for name, count in summary.counts.items():
            self._counts[Status(name)] += count
        self._parts += 1
        self._seconds += summary.seconds

    def _totals(self) -> Totals:
        return Totals(dict(self._counts), self._parts, self._seconds)

    def _tell(self) -> None:
        if self._observer is not None:
            seconds = monotonic() - self._start
            self._observer(
                Progress(self._totals(), self._programs, self._resumed, self._all_programs, seconds)
            )

    def _count_programs(self) -> None:
        """Plan once more to the end, for the time that is left."""
        self._all_programs = sum(task.programs for task in self._tasks())


def records(
    inputs: Sequence[str],
    settings: Settings | None = None,
    *,
    engine: Engine = in_process,
    batch_size: int = DEFAULT_BATCH_SIZE,
    scratch: str | None = None,
) -> Iterator[Record]:
    """The rows of all programs of the inputs, in the order of these.

    Parts are written to a new folder, in ``scratch`` if that is given, and removed when they have been read.
    Raises what `run` does.
    """
    settings = settings or Settings()
    check_inputs(inputs)
    folder = tempfile.mkdtemp(prefix="odsgen-batch-", dir=scratch)
    job = Job(settings, os.path.abspath(folder), Format.JSON_LINES, os.getcwd())
    done: set[int] = set()
    following = 0
    try:
        with closing(engine(job, tasks(inputs, settings, batch_size))) as summaries:
            for summary in summaries:
                done.add(summary.number)
                while following in done:
                    done.remove(following)
                    path = os.path.join(folder, part_name(following, job.format))
                    with open(path, "rb") as file:
                        yield from map(record_of, file)
                    os.unlink(path)
                    following += 1
    except (DialectLoadError, HookError, OutputError, PipelineError, TaskError) as error:
        raise BatchError(str(error)) from None
    finally:
        shutil.rmtree(folder, ignore_errors=True)
