"""The process in which tasks run, where a program may hang, crash or take all memory: started by `supervision`.

It is given a job, then one task after another, and answers each with its summary or with what went wrong. It ends when
whoever started it does, even if that was killed.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import sys
import threading
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, NamedTuple

from odsgen.batch.model import Job, Task
from odsgen.batch.parts import OutputError

#: The exit code of a cell that found no memory outside of any program.
NO_MEMORY = 77


class Assignment(NamedTuple):
    """A task, the folder of its journal, and why the process before this one died over the next row, if it did."""

    task: Task
    journal: str
    killed: str | None


class Trouble(NamedTuple):
    """Why a task, or a whole run, cannot go on."""

    message: str


def main() -> None:
    """Run the tasks that come through the pipe whose number is the argument."""
    connection = Connection(int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started the cell ends it
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGALRM])
    received: SimpleQueue[Any] = SimpleQueue()
    job: Job = connection.recv()
    threading.Thread(target=_receive, args=(connection, received), daemon=True).start()
    try:
        _serve(job, connection, received)
    except MemoryError:
        os._exit(NO_MEMORY)
    except (BrokenPipeError, ConnectionResetError):
        os._exit(1)


def _receive(connection: Connection, received: SimpleQueue[Any]) -> None:
    """Pass on what comes through the pipe, and end the process when nobody is there any more."""
    while True:
        try:
            received.put(connection.recv())
        except (EOFError, OSError):
            os._exit(0)


def _serve(job: Job, connection: Connection, received: SimpleQueue[Any]) -> None:
    from odsgen.batch.running import Runner
    from odsgen.passes.pipeline_text import PipelineError
    from odsgen.runtime.registry.context import DialectLoadError
    from odsgen.runtime.registry.hook_errors import HookError

    if job.settings.memory:
        _limit_memory(job.settings.memory)
    try:
        os.chdir(job.directory)
    except OSError as error:
        connection.send(Trouble(f"cannot enter the folder '{job.directory}': {error.strerror}"))
        return
    try:
        runner = Runner(job, _set_alarm if job.settings.timeout else lambda seconds: None)
    except (DialectLoadError, HookError, PipelineError) as error:
        connection.send(Trouble(str(error)))
        return
    gc.collect()
    gc.freeze()  # modules stay; only programs become garbage, and `Processor` says when to look for it
    gc.disable()
    while True:
        assignment: Assignment = received.get()
        try:
            answer: object = runner.run(assignment.task, assignment.journal, assignment.killed)
        except OutputError as error:
            answer = Trouble(str(error))
        connection.send(answer)


def _set_alarm(seconds: float) -> None:
    # The kernel ends the process, whatever it is doing.
    signal.setitimer(signal.ITIMER_REAL, seconds)


def _limit_memory(size: int) -> None:
    # Where the kernel counts it so: what is written to, and not what is only reserved.
    kind = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
    _, hard = resource.getrlimit(kind)
    resource.setrlimit(kind, (size if hard < 0 else min(size, hard), hard))
