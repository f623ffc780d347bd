"""A task from its programs to its part of the output, wherever it runs."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.batch.model import Job, Status, Summary, Task
from odsgen.batch.parts import Journal
from odsgen.batch.processing import Processor
from odsgen.batch.reading import Reader

#: Called with the seconds that the next program may take, and with 0 when it is done.
Alarm = Callable[[float], object]


def _no_alarm(seconds: float) -> None:
    pass


class Runner:
    """Runs the tasks of a job one after another."""

    def __init__(self, job: Job, set_alarm: Alarm = _no_alarm) -> None:
        """Raises what `Processor` does."""
        self._job = job
        self._set_alarm = set_alarm
        self._reader = Reader(job.settings)
        self._processor = Processor(job.settings)

    def run(self, task: Task, folder: str, killed: str | None = None) -> Summary:
        """Run a task from the end of its journal on; with ``killed``, its next row says that, and its program is not processed.

        Raises OutputError.
        """
        job = self._job
        settings = job.settings
        process = self._processor.process
        set_alarm = self._set_alarm
        journal = Journal(folder)
        try:
            done = journal.rows
            number = 0
            for program in self._reader.programs(task):
                for chunk in self._processor.chunks(program):
                    if number > done or (number == done and killed is None):
                        set_alarm(settings.timeout)
                        record = process(chunk)
                        set_alarm(0)
                        journal.add(record, job.format, settings.emit)
                    elif number == done and killed is not None:
                        record = chunk.unprocessed(Status.KILLED, killed)
                        journal.add(record, job.format, settings.emit)
                    number += 1
            return journal.put_in_place(job, task.number)
        finally:
            journal.close()
