"""Tasks on a Dask cluster. Each thread of a worker has a cell of its own, so that a program ends that and not the worker."""

from __future__ import annotations

import atexit
import threading
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from time import monotonic
from typing import Any

from odsgen.batch.engines import Engine, Summaries, default_workers
from odsgen.batch.model import InputError, Job, Summary, Task
from odsgen.batch.supervision import SupervisedCell, TaskError
from odsgen.installation import command_for_extra
from odsgen.search_path import safe_processes

#: How often a task is given to Dask again after it lost four workers over it, which Dask takes for the fault of the task.
_TRIES = 10
_SECONDS_TO_CONNECT = 30
_SECONDS_BETWEEN_LOOKS = 1.0


def dask(scheduler: str | None = None, workers: int = 0) -> Engine:
    """The workers of the cluster whose scheduler is at an address, or of one that is started on this machine.

    All of them see the inputs, the folder of the output and the packages of dialects under the same names.
    Raises InputError where Dask is not installed.
    """
    check_dask()

    def engine(job: Job, tasks: Iterator[Task]) -> Summaries:
        with connected(scheduler, workers) as client:
            yield from _run(client, job, tasks)

    return engine


def check_dask() -> None:
    """Raise InputError where Dask is not installed."""
    if find_spec("distributed") is None:
        raise InputError(f"the engine 'dask' needs Dask: {command_for_extra('dask')}")


@contextmanager
def connected(scheduler: str | None = None, workers: int = 0) -> Iterator[Any]:
    """A client of the cluster whose scheduler is at an address, or of one that is started on this machine."""
    from distributed import Client, LocalCluster

    if scheduler is not None:
        try:
            client = Client(scheduler, timeout=_SECONDS_TO_CONNECT)
        except (OSError, ValueError) as error:
            raise TaskError(f"no Dask scheduler answers at '{scheduler}': {error}") from None
        with client:
            yield client
        return
    count = workers or default_workers()
    with (
        safe_processes(),
        LocalCluster(
            n_workers=count,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",  # for this machine alone
        ) as cluster,
        Client(cluster) as client,
    ):
        yield client


def _run(client: Any, job: Job, tasks: Iterator[Task]) -> Summaries:
    from distributed import as_completed
    from distributed.scheduler import KilledWorker

    run = uuid.uuid4().hex[:12]
    tried: dict[int, int] = {}
    running: dict[str, Task] = {}

    def submit(task: Task) -> Any:
        tried[task.number] = tried.get(task.number, 0) + 1
        key = f"odsgen-batch-{run}-{task.number}-{tried[task.number]}"
        running[key] = task
        return client.submit(run_task, job, task, key=key, pure=False)

    completed = as_completed()
    more = True
    asked = -_SECONDS_BETWEEN_LOOKS
    ahead = 2
    while True:
        if monotonic() - asked >= _SECONDS_BETWEEN_LOOKS:  # workers come and go
            asked = monotonic()
            ahead = 2 * max(1, sum(client.nthreads().values()))
        while more and len(running) < ahead:
            task = next(tasks, None)
            if task is None:
                more = False
            else:
                completed.add(submit(task))
        if not running:
            return
        future = next(completed)
        task = running[future.key]
        if future.status in ("lost", "pending"):
            # Its worker died after the end of the task and before the answer was fetched: Dask runs it again by itself.
            completed.add(future)
            continue
        del running[future.key]
        if future.status == "finished":
            answer: Summary = future.result()
            del tried[task.number]
            yield answer
            continue
        error = future.exception() if future.status == "error" else None
        if isinstance(error, KilledWorker) and tried[task.number] < _TRIES:
            completed.add(submit(task))
        elif isinstance(error, TaskError):
            raise error
        else:
            raise TaskError(f"Dask gave up a task: {error or future.status}")


# --- in the workers -------------------------------------------------------------------------------------------------------

_idle: list[SupervisedCell] = []
_changing = threading.Lock()


def run_task(job: Job, task: Task) -> Summary:
    """Run a task in an idle cell of this process, or in a new one."""
    cell = _take(job)
    try:
        summary = cell.run(task)
    except BaseException:
        cell.close()
        raise
    with _changing:
        _idle.append(cell)
    return summary


def _take(job: Job) -> SupervisedCell:
    with _changing:
        of_others = [cell for cell in _idle if cell.job != job]
        own = [cell for cell in _idle if cell.job == job]
        taken = own.pop() if own else None
        _idle[:] = own
    for cell in of_others:
        cell.close()
    return SupervisedCell(job) if taken is None else taken


def _close_cells() -> None:
    for cell in _idle:
        cell.close()


atexit.register(_close_cells)
