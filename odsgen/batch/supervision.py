"""Starts a cell, gives it tasks, and starts another one when a program has ended it.

(The executors of joblib and loky declare all their tasks lost when one worker dies, and cannot end one that hangs; a cell that
is watched over a pipe says with its journal which program it was.)
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing import Pipe
from multiprocessing.connection import Connection

from odsgen.batch.cell import NO_MEMORY, Assignment, Trouble
from odsgen.batch.model import Job, Summary, Task
from odsgen.batch.parts import Journal, new_journal
from odsgen.batch.processing import OUT_OF_MEMORY
from odsgen.search_path import worker_path

#: A process that was ended from outside gets another try at the same program, for that may have been about another one.
_TRIES = 2


#: Signals that come from outside, as that of a kernel that has no memory left.
_FROM_OUTSIDE = (signal.SIGHUP, signal.SIGINT, signal.SIGKILL, signal.SIGTERM)

#: The path comes with the arguments, so that nothing is imported before from anywhere else.
_START = "import sys; sys.path[:] = sys.argv[2:]; from odsgen.batch.cell import main; main()"


class TaskError(Exception):
    """A task cannot be done, and neither can those after it."""


class CellClosedError(Exception):
    """The cell was closed while it ran a task."""


class SupervisedCell:
    """A cell that is there again after each program that ends it. One thread at a time gives it tasks, any may close it."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self._process: subprocess.Popen[bytes] | None = None
        self._connection: Connection | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one."""
        return None if self._process is None else self._process.pid

    def run(self, task: Task) -> Summary:
        """Run a task to its end, whatever its programs do. Raises TaskError, and CellClosedError if it was closed."""
        journal = new_journal(self.job, task.number)
        killed: str | None = None
        deaths: dict[int, int] = {}  # by row
        while True:
            answer = self._ask(Assignment(task, journal, killed))
            if isinstance(answer, Summary):
                return answer
            if isinstance(answer, Trouble):
                raise TaskError(answer.message)
            if self._closed:
                raise CellClosedError
            if not os.path.isdir(journal):
                raise TaskError(f"a worker process ended when it started: {answer.reason}")
            row = _rows(journal)
            deaths[row] = deaths.get(row, 0) + 1
            if deaths[row] > _TRIES:
                raise TaskError(f"a worker process ends while it reads its input: {answer.reason}")
            killed = answer.reason if answer.is_sure or deaths[row] == _TRIES else None

    def _ask(self, assignment: Assignment) -> Summary | Trouble | _Death:
        if self._connection is None:
            self._start()
        connection = self._connection
        assert connection is not None
        try:
            connection.send(assignment)
            answer: Summary | Trouble = connection.recv()
            return answer
        except (EOFError, OSError):
            return self._death()

    def _start(self) -> None:
        ours, theirs = Pipe()
        with theirs:
            try:
                self._process = subprocess.Popen(
                    [sys.executable, "-P", "-c", _START, str(theirs.fileno()), *worker_path()],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    env={**os.environ, "PYTHONSAFEPATH": "1"},
                    pass_fds=[theirs.fileno()],
                    start_new_session=True,  # so that Ctrl-C reaches the driver alone
                )
            except OSError as error:
                ours.close()
                raise TaskError(f"cannot start a worker process: {error.strerror}") from None
        self._connection = ours
        if self._closed:  # meanwhile
            self._process.kill()
        try:
            ours.send(self.job)
        except OSError:
            pass  # it has died already, which asking will show

    def _death(self) -> _Death:
        assert self._process is not None and self._connection is not None
        self._connection.close()
        self._connection = None
        if self._closed:
            self._process.kill()
        code = self._process.wait()
        settings = self.job.settings
        if code == -signal.SIGALRM:
            return _Death(f"ran longer than --timeout allows, {settings.timeout:g} seconds", True)
        if code == NO_MEMORY:
            return _Death(OUT_OF_MEMORY, True)
        if code < 0:
            return _Death(f"ended its process by {_signal_name(-code)}", -code not in _FROM_OUTSIDE)
        return _Death(f"ended its process with exit code {code}", True)

    def close(self) -> None:
        """End the process, in the middle of a task if need be."""
        self._closed = True
        if self._process is not None:
            self._process.kill()
            self._process.wait()


class _Death:
    """The end of a process, and whether it is sure that its program was the cause."""

    __slots__ = ("reason", "is_sure")

    def __init__(self, reason: str, is_sure: bool) -> None:
        self.reason = reason
        self.is_sure = is_sure


def _rows(folder: str) -> int:
    journal = Journal(folder)
    journal.close()
    return journal.rows


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
