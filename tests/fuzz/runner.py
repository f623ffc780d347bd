"""Runs many inputs by their numbers, in processes that may hang or die, and counts what came of them."""

from __future__ import annotations

import multiprocessing
import resource
import signal
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from types import FrameType
from typing import Protocol

TIMEOUT = 20  # seconds of the processor for one input
MEMORY = 3 << 30  # bytes for one worker, beside what the process that forks it has mapped
FAILURE = "FAILURE"
_TOLD_EACH = 0.5  # seconds after which the parent is told of outcomes
_SHOWN_EACH = 60.0  # seconds after which a campaign shows how far it is


class Failure(Exception):
    """An outcome that is not allowed: its class, by which failures are counted, and more about it."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Found:
    """An input that failed, by its number."""

    number: int
    outcome: str
    detail: str


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


@dataclass(frozen=True, slots=True)
class _Report:
    """Of a worker: the outcomes since the last one, the first number that is left, and one failure at most."""

    outcomes: Counter[str]
    left: int
    failure: Found | None = None
    is_last: bool = False


def _work(
    inputs: Inputs,
    numbers: range,
    until: float | None,
    current: Synchronized[int],
    sink: Connection,
) -> None:
    """Check the inputs with these numbers, while ``current`` holds the number of the one that is checked.

    The parent is told of failures at once, and of the other outcomes now and then: telling it of each would take as long as
    checking a small input.
    """
    limit = _mapped() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def overtime(signum: int, frame: FrameType | None) -> None:
        raise Overtime

    signal.signal(signal.SIGPROF, overtime)
    outcomes: Counter[str] = Counter()
    told = time.monotonic()
    left = numbers.stop
    for number in numbers:
        now = time.monotonic()
        if until is not None and now > until:
            left = number
            break
        if now - told > _TOLD_EACH:
            sink.send(_Report(outcomes, number))
            outcomes, told = Counter(), now
        current.value = number
        outcome, detail = _outcome(inputs, number)
        outcomes[outcome] += 1
        if outcome.startswith(FAILURE):
            found = Found(number, outcome, detail)
            sink.send(_Report(outcomes, number + numbers.step, found))
            outcomes = Counter()
    sink.send(_Report(outcomes, left, is_last=True))


def _mapped() -> int:
    """The bytes of address space that this process has: many, in a test run that loaded LLVM and z3 before."""
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    return pages * resource.getpagesize()


def _outcome(inputs: Inputs, number: int) -> tuple[str, str]:
    text = inputs.text(number)
    signal.setitimer(signal.ITIMER_PROF, TIMEOUT)
    try:
        return inputs.check(number, text), ""
    except Failure as failure:
        return f"{FAILURE} {failure.kind}", failure.detail
    except Overtime:
        return f"{FAILURE} timeout", ""
    except Exception as error:
        return f"{FAILURE} the check: {type(error).__name__}", traceback.format_exc(limit=-8)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


@dataclass(slots=True)
class _Worker:
    process: BaseProcess
    current: Synchronized[int]
    left: int


def run(
    inputs: Inputs, numbers: Range, jobs: int, keep: Path | None, report: Path | None = None
) -> tuple[Counter[str], int]:
    """The number of inputs by what came of them, and the first number that is left.

    A worker that dies is replaced and its input counted as a failure.
    """
    outcomes: Counter[str] = Counter()
    shortest: dict[str, int] = {}
    method = multiprocessing.get_context("fork")
    end = numbers.first + numbers.count
    began = shown = time.monotonic()
    until = None if numbers.seconds is None else began + numbers.seconds
    workers: dict[Connection, _Worker] = {}
    lefts = [end]

    def start(first: int) -> None:
        source, sink = method.Pipe(duplex=False)
        current = method.Value("q", first)
        process = method.Process(
            target=_work, args=(inputs, range(first, end, jobs), until, current, sink)
        )
        process.start()
        sink.close()
        workers[source] = _Worker(process, current, first)

    def keep_found(found: Found) -> None:
        text = inputs.text(found.number)
        if len(text) < shortest.get(found.outcome, len(text) + 1):
            shortest[found.outcome] = len(text)
            if keep is not None:
                suffix = inputs.suffix(found.number)
                keep_failure(keep, found.outcome, text, found.detail, suffix)

    for job in range(min(jobs, numbers.count)):
        start(numbers.first + job)
    while workers:
        for source in wait(list(workers), timeout=1):
            assert isinstance(source, Connection)
            worker = workers[source]
            try:
                told: _Report = source.recv()
            except EOFError:
                del workers[source]
                dead = Found(worker.current.value, f"{FAILURE} process death", "")
                outcomes[dead.outcome] += 1
                untold = (dead.number - worker.left) // jobs
                if untold:
                    outcomes["passed in a process that died later"] += untold
                keep_found(dead)
                start(dead.number + jobs)
                continue
            outcomes.update(told.outcomes)
            worker.left = told.left
            if told.failure is not None:
                keep_found(told.failure)
            if told.is_last:
                lefts.append(told.left)
                worker.process.join()
                del workers[source]
        now = time.monotonic()
        if now - shown > _SHOWN_EACH and workers:
            shown = now
            left, done = min(worker.left for worker in workers.values()), outcomes.total()
            figures = f"{done} inputs, {failures(outcomes)} failures, {now - began:.0f} s"
            print(f"{figures}, up to {left}", flush=True)
            if report is not None:
                report.write_text(f"{left} {done} {failures(outcomes)} {now - began:.0f}\n")
    return outcomes, min(lefts)


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
    path.write_bytes(f"{text}\n{split}{head}".encode("utf-8", "surrogatepass"))


def summary(outcomes: Counter[str], most: int = 1000) -> Sequence[str]:
    """A line for each outcome, the most frequent first."""
    return [f"{count:8} {outcome}" for outcome, count in outcomes.most_common(most)]
