"""Runs many inputs by their numbers, in processes that may hang or die, and counts what came of them."""

from __future__ import annotations

import multiprocessing
import resource
import signal
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Protocol

TIMEOUT = 20  # seconds of the processor for one input
MEMORY = 3 << 30  # bytes for one worker
FAILURE = "FAILURE"


class Failure(Exception):
    """An outcome that is not allowed: its class, by which failures are counted, and more about it."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail


class Overtime(BaseException):
    """One input takes too long."""


class Inputs(Protocol):
    """Inputs by number, the same in every run with the same seed, and the law that each has to keep."""

    def text(self, number: int) -> str:
        """The input with a number."""
        ...

    def suffix(self, number: int) -> str:
        """The suffix of a file that holds it."""
        ...

    def check(self, number: int, text: str) -> str:
        """The outcome, in a word or two; raises Failure."""
        ...


@dataclass(frozen=True, slots=True)
class Range:
    """The numbers from `first` on, `count` of them at most, and for at most so many seconds."""

    count: int
    first: int = 0
    seconds: float | None = None


def _work(inputs: Inputs, first: int, step: int, end: int, sink: Connection) -> None:
    """Check each ``step``-th input from number ``first``; tells the parent of each before it and of what came of it."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def overtime(signum: int, frame: FrameType | None) -> None:
        raise Overtime

    signal.signal(signal.SIGPROF, overtime)
    for number in range(first, end, step):
        sink.send((number, "begins", ""))
        text = inputs.text(number)
        signal.setitimer(signal.ITIMER_PROF, TIMEOUT)
        try:
            outcome, detail = inputs.check(number, text), ""
        except Failure as failure:
            outcome, detail = f"{FAILURE} {failure.kind}", failure.detail
        except Overtime:
            outcome, detail = f"{FAILURE} timeout", ""
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        sink.send((number, outcome, detail))
    sink.send((end, "ends", ""))


def run(
    inputs: Inputs, numbers: Range, jobs: int, keep: Path | None, report: Path | None = None
) -> tuple[Counter[str], int]:
    """The number of inputs by what came of them, and the first number that is left.

    A worker that dies is replaced and its input counted as a failure.
    """
    outcomes: Counter[str] = Counter()
    smallest: dict[str, tuple[int, str, str]] = {}
    method = multiprocessing.get_context("fork")
    end = numbers.first + numbers.count
    processes: dict[Connection, BaseProcess] = {}

    def start(first: int) -> Connection:
        source, sink = method.Pipe(duplex=False)
        process = method.Process(target=_work, args=(inputs, first, jobs, end, sink))
        process.start()
        sink.close()
        processes[source] = process
        return source

    def note(number: int, outcome: str, detail: str) -> None:
        outcomes[outcome] += 1
        if outcome.startswith(FAILURE):
            text = inputs.text(number)
            if outcome not in smallest or len(text) < len(smallest[outcome][1]):
                smallest[outcome] = number, text, detail
                if keep is not None:
                    keep_failure(keep, outcome, text, detail, inputs.suffix(number))

    running = {start(numbers.first + job): numbers.first + job for job in range(jobs)}
    began = time.monotonic()
    while running:
        if numbers.seconds is not None and time.monotonic() - began > numbers.seconds:
            break
        for source in wait(list(running), timeout=1):
            assert isinstance(source, Connection)
            try:
                number, outcome, detail = source.recv()
            except EOFError:
                number = running.pop(source)
                note(number, f"{FAILURE} process death", "")
                running[start(number + jobs)] = number + jobs
                continue
            running[source] = number
            if outcome == "ends":
                del running[source]
            elif outcome != "begins":
                note(number, outcome, detail)
                done = sum(outcomes.values())
                if done % 5000 == 0:
                    seconds = time.monotonic() - began
                    line = f"{done} inputs, {failures(outcomes)} failures, {seconds:.0f} s, up to {number}"
                    print(line, flush=True)
                    if report is not None:
                        report.write_text(
                            f"{number + 1} {done} {failures(outcomes)} {seconds:.0f}\n"
                        )
    left = min(running.values(), default=end)
    for process in processes.values():
        process.kill()
        process.join()
    return outcomes, left


def failures(outcomes: Counter[str]) -> int:
    """The number of inputs of which something came that must not."""
    return sum(count for outcome, count in outcomes.items() if outcome.startswith(FAILURE))


def keep_failure(folder: Path, outcome: str, text: str, detail: str, suffix: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    name = "".join(c if c.isalnum() else "_" for c in outcome.removeprefix(FAILURE).strip())[:80]
    comment = "// " if suffix in (".mlir", ".td") else "# "
    head = "".join(f"{comment}{line}\n" for line in f"{outcome}\n{detail}".splitlines())
    split = "// -----\n" if suffix == ".mlir" else ""
    path = folder / f"{name}{suffix}"
    path.write_text(f"{text}\n{split}{head}", "utf-8", errors="surrogateescape")


def summary(outcomes: Counter[str], most: int = 1000) -> Sequence[str]:
    """A line for each outcome, the most frequent first."""
    return [f"{count:8} {outcome}" for outcome, count in outcomes.most_common(most)]
