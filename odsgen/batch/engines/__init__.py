"""Engines: whoever has the tasks of a job run.

An engine is a function of a job and of its tasks. It yields the summary of each task as soon as that is done, in any
order, and takes only so many tasks ahead as it needs to keep its workers busy. When the generator is closed, nothing of
it runs any more.
"""

from __future__ import annotations

import gc
import os
import queue
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Protocol

from odsgen.batch.model import Job, Summary, Task
from odsgen.batch.parts import new_journal
from odsgen.batch.running import Runner
from odsgen.batch.supervision import CellClosedError, SupervisedCell, TaskError

Summaries = Generator[Summary, None, None]


class Engine(Protocol):
    """Has tasks run. Raises TaskError or OutputError where one cannot be done."""

    def __call__(self, job: Job, tasks: Iterator[Task]) -> Summaries: ...


def in_process(job: Job, tasks: Iterator[Task]) -> Summaries:
    """Run each task in this process: without limits of time and memory, for nobody could end a program."""
    runner = Runner(job)
    for task in tasks:
        with _collector_spared():
            summary = runner.run(task, new_journal(job, task.number))
        yield summary


@contextmanager
def _collector_spared() -> Iterator[None]:
    """Let the garbage collector pass over all that is there already, which is not ours; as a cell does."""
    was_enabled = gc.isenabled()
    was_frozen = gc.get_freeze_count() > 0
    gc.disable()
    if not was_frozen:
        gc.freeze()
    try:
        yield
    finally:
        if not was_frozen:
            gc.unfreeze()
        if was_enabled:
            gc.enable()


def default_workers() -> int:
    """The number of processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def local(workers: int = 0) -> Engine:
    """Worker processes on this machine: so many, or one for each processor."""
    count = workers or default_workers()

    def engine(job: Job, tasks: Iterator[Task]) -> Summaries:
        cells = [SupervisedCell(job) for _ in range(count)]
        waiting: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        answers: queue.SimpleQueue[Summary | Exception] = queue.SimpleQueue()
        for cell in cells:
            threading.Thread(target=_work, args=(cell, waiting, answers), daemon=True).start()
        running = 0
        try:
            for task in tasks:
                waiting.put(task)
                running += 1
                if running >= 2 * count:  # one more for each, so that none waits
                    yield _summary(answers.get())
                    running -= 1
            while running:
                yield _summary(answers.get())
                running -= 1
        finally:
            for cell in cells:
                waiting.put(None)
                cell.close()

    return engine


def _work(
    cell: SupervisedCell,
    waiting: queue.SimpleQueue[Task | None],
    answers: queue.SimpleQueue[Summary | Exception],
) -> None:
    while (task := waiting.get()) is not None:
        try:
            answers.put(cell.run(task))
        except CellClosedError:
            return
        except Exception as error:  # the driver raises it
            answers.put(error)
            return


def _summary(answer: Summary | Exception) -> Summary:
    if isinstance(answer, Exception):
        raise answer
    return answer


__all__ = ["Engine", "Summaries", "TaskError", "default_workers", "in_process", "local"]
