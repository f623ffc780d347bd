"""Mutates programs by the thousand and looks for anything but a diagnostic or a text that reads back.

``make hostile ARGS="--count 100000"``; it ends with a table of the failures by class, each with its smallest input in the
folder of ``--keep``.  Programs: files (``.mlir``), or a corpus (``.jsonl`` or ``.jsonl.xz``) of MLIR's tests.
"""

from __future__ import annotations

import argparse
import json
import lzma
import multiprocessing
import os
import resource
import signal
import sys
import time
from collections import Counter
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import FrameType

from tests.hostile.mutations import mutated

TIMEOUT = 20  # seconds for one text
MEMORY = 3 << 30  # bytes for one worker
LONGEST = 6_000  # characters of a program that is mutated: a longer one only takes longer
_HERE = Path(__file__).parent


class Overtime(BaseException):
    """One text takes too long."""


def corpus_programs(path: Path) -> list[str]:
    """The texts of a corpus, as they were written and as mlir-opt prints them."""
    opener = lzma.open if path.suffix == ".xz" else open
    programs: list[str] = []
    with opener(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            texts = [row.get(form) for form in ("source", "generic", "generic", "custom")]
            programs += [text for text in texts if text and len(text) <= LONGEST]
    return programs


def programs_of(paths: list[Path]) -> list[str]:
    """The programs of files, folders and corpora."""
    programs: list[str] = []
    for path in paths:
        if ".jsonl" in path.name:
            programs += corpus_programs(path)
        elif path.is_dir():
            programs += [file.read_text("utf-8") for file in sorted(path.glob("*.mlir"))]
        else:
            programs.append(path.read_text("utf-8"))
    return programs


def work(
    programs: list[str], seed: int, first: int, step: int, count: int, sink: Connection
) -> None:
    """Check each ``step``-th mutation from number ``first``; tells the parent of each before it and of what came of it."""
    from odsgen.runtime import Context
    from tests.hostile.checks import Failure, check_text

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def overtime(signum: int, frame: FrameType | None) -> None:
        raise Overtime

    signal.signal(signal.SIGALRM, overtime)
    contexts = {unregistered: Context(unregistered) for unregistered in (False, True)}
    for number in range(first, count, step):
        sink.send((number, "begins", ""))
        text = mutated(programs, number, seed)
        signal.alarm(TIMEOUT)
        try:
            outcome, detail = check_text(text, contexts[number // len(programs) % 4 != 3]), ""
        except Failure as failure:
            outcome, detail = f"FAILURE {failure.kind}", failure.detail
        except Overtime:
            outcome, detail = "FAILURE timeout", ""
        finally:
            signal.alarm(0)
        sink.send((number, outcome, detail))
    sink.send((count, "ends", ""))


def run(programs: list[str], count: int, seed: int, jobs: int, keep: Path | None) -> Counter[str]:
    """The number of texts by what came of them; a worker that dies is replaced and its text counted as a failure."""
    outcomes: Counter[str] = Counter()
    smallest: dict[str, tuple[str, str]] = {}
    method = multiprocessing.get_context("fork")

    def start(first: int) -> Connection:
        source, sink = method.Pipe(duplex=False)
        process = method.Process(target=work, args=(programs, seed, first, jobs, count, sink))
        process.start()
        sink.close()
        return source

    def note(number: int, outcome: str, detail: str) -> None:
        outcomes[outcome] += 1
        if outcome.startswith("FAILURE"):
            text = mutated(programs, number, seed)
            if outcome not in smallest or len(text) < len(smallest[outcome][0]):
                smallest[outcome] = text, detail

    running = {start(first): first for first in range(jobs)}
    began = time.monotonic()
    while running:
        for source in wait(list(running)):
            assert isinstance(source, Connection)
            try:
                number, outcome, detail = source.recv()
            except EOFError:
                number = running.pop(source)
                note(number, "FAILURE process death", "")
                running[start(number + jobs)] = number + jobs
                continue
            running[source] = number
            if outcome == "ends":
                del running[source]
            elif outcome != "begins":
                note(number, outcome, detail)
                done = sum(outcomes.values())
                if done % 5000 == 0:
                    failures = sum(n for what, n in outcomes.items() if "FAILURE" in what)
                    seconds = time.monotonic() - began
                    print(f"{done} texts, {failures} failures, {seconds:.0f} s", flush=True)
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        for number, (outcome, (text, detail)) in enumerate(sorted(smallest.items())):
            head = "".join(f"// {line}\n" for line in f"{outcome}\n{detail}".splitlines())
            (keep / f"{number:03}.mlir").write_text(
                f"{text}\n// -----\n{head}", "utf-8", errors="surrogateescape"
            )
    return outcomes


def main() -> int:
    """Run the command; 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="*", type=Path, help="files, folders, corpora")
    parser.add_argument("--count", type=int, default=10_000, help="how many mutations")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, help="a folder for the smallest text of each class")
    options = parser.parse_args()
    programs = programs_of(options.programs or [_HERE / "cases"])
    if not programs:
        parser.error("there are no programs there")
    outcomes = run(programs, options.count, options.seed, options.jobs, options.keep)
    for outcome, count in outcomes.most_common():
        print(f"{count:8} {outcome}")
    return int(any(outcome.startswith("FAILURE") for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main())
