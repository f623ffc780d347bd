"""A corpus over and over, with programs that hang, crash and take all memory: how fast, and whether every row is there.

    python -m tests.batch.campaign corpus.jsonl.xz --programs 200000

Prints the time of one program in a bare loop and by each engine, the memory of the driver, and whether the rows of all engines
are the same. A machine that has much else to do falsifies times of the clock; those of the processors are told beside them.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import lzma
import os
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from odsgen.batch import Emit, Engine, Progress, Settings, dask, in_process, local, run
from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir
from tests.batch.dask_cluster import Cluster, running_cluster
from tests.batch.trouble import CRASH, HANG, LEAVE, SWALLOW, make_trouble

_TROUBLE = {"hang": HANG, "crash": CRASH, "leave": LEAVE, "swallow": SWALLOW}
#: Each kind of trouble comes so often, spread over all programs.
_TIMES = 3
_KILLS = 3


class Measured(NamedTuple):
    """A run: rows by status, and times in seconds."""

    counts: dict[str, int]
    wall: float
    cpu: float  # of the workers that have ended, and of this process
    driver_cpu: float
    memory: list[int]  # of the driver in MB: at the start, and after each tenth of the parts
    digest: str

    def line(self, name: str) -> str:
        """The run in a line."""
        rows = sum(self.counts.values())
        return (
            f"{name}: {rows} rows {self.counts}, {self.wall:.0f} s ({rows / self.wall:.0f} a second), "
            f"processors {self.cpu:.0f} s, of these the driver {self.driver_cpu:.1f} s; "
            f"memory of the driver {min(self.memory)} to {max(self.memory)} MB"
        )


def corpus_texts(path: Path) -> list[str]:
    """The programs of a corpus."""
    opener = lzma.open if path.suffix == ".xz" else open
    with opener(path, "rt", encoding="utf-8") as file:
        return [json.loads(line)["source"] for line in file]


def write_programs(path: Path, texts: list[str], count: int, with_trouble: bool) -> None:
    """Write so many programs to a table."""
    trouble = {}
    if with_trouble:
        every = [text for text in _TROUBLE.values() for _ in range(_TIMES)]
        trouble = {(n + 1) * count // (len(every) + 1): text for n, text in enumerate(every)}
    lines = [json.dumps({"text": text}) + "\n" for text in texts]
    with path.open("w", encoding="utf-8") as file:
        for number in range(count):
            text = trouble.get(number)
            line = lines[number % len(lines)]
            file.write(line if text is None else json.dumps({"text": text}) + "\n")


def bare_loop(texts: list[str], collects: bool = False) -> float:
    """The seconds of this processor for reading, verifying and printing each program once.

    Python's collector leaves the programs where they are, and such a loop takes ever more memory; with ``collects``, they are
    collected.
    """
    context = Context(allow_unregistered=True)
    start = time.process_time()
    for text in texts:
        try:
            module = parse(text, context.copy())
            module.verify()
            print_ir(module)
        except (ParseError, VerifyError):
            pass
    if collects:
        gc.collect()
    return time.process_time() - start


def memory_now() -> int:
    """The memory of this process in MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() >> 20


def processor_seconds() -> tuple[float, float]:
    """The seconds of this process, and those of its children that have ended."""
    children = os.times()
    return time.process_time(), children.children_user + children.children_system


def measure(
    name: str,
    table: Path,
    out: Path,
    settings: Settings,
    engine: Engine,
    cluster: Cluster | None = None,
) -> Measured:
    """Run all programs of a table; with a cluster, kill a worker of it now and then."""
    memory = [memory_now()]
    kills = list(range(_KILLS))

    def observe(progress: Progress) -> None:
        every = progress.all_programs
        if every is None:
            return
        if progress.programs * 10 // every >= len(memory):
            memory.append(memory_now())
        if cluster is not None and kills and progress.programs > every * (1 + kills[0]) / 5:
            del kills[0]
            cluster.kill_worker()

    own, children = processor_seconds()
    start = time.monotonic()
    totals = run([str(table)], str(out), settings, engine=engine, observer=observe)
    wall = time.monotonic() - start
    own, children = (
        after - before for after, before in zip(processor_seconds(), (own, children), strict=True)
    )
    counts = {status.value: count for status, count in totals.counts.items()}
    found = Measured(counts, wall, own + children, own, memory, digest(out))
    print(found.line(name), flush=True)
    if cluster is not None and kills:
        print(f"{name}: only {_KILLS - len(kills)} workers were killed")
    return found


def digest(out: Path) -> str:
    """Stands for all rows in their order, without their times; every row is looked at once."""
    found = hashlib.sha256()
    for number, row in enumerate(rows(out)):
        assert row["row"] == number, f"row {row['row']} stands where {number} should"
        del row["seconds"]
        found.update(json.dumps(row).encode())
    return found.hexdigest()[:16]


def rows(out: Path) -> Iterator[dict[str, object]]:
    """The rows of a run."""
    for path in sorted(out.glob("part-*.jsonl")):
        with path.open(encoding="utf-8") as file:
            yield from map(json.loads, file)


def overhead(texts: list[str], folder: Path, settings: Settings) -> None:
    """Print what a program takes beyond a bare loop; the best one of five measurements of each."""
    table = folder / "once.jsonl"
    write_programs(table, texts, len(texts), with_trouble=False)
    bare_loop(texts)  # loads the dialects
    bare, clean, batch = [], [], []
    for number in range(5):
        gc.collect()
        bare.append(bare_loop(texts))
        gc.collect()
        clean.append(bare_loop(texts, collects=True))
        start = time.process_time()
        run([str(table)], str(folder / f"once-{number}"), settings, engine=in_process)
        batch.append(time.process_time() - start)
    each = 1e6 / len(texts)
    print(
        f"bare loop {min(bare) * each:.0f} µs a program, {min(clean) * each:.0f} µs if it gives its memory back; "
        f"in process {min(batch) * each:.0f} µs: {min(batch) / min(bare) - 1:+.1%}, "
        f"{min(batch) / min(clean) - 1:+.1%}",
        flush=True,
    )


def main() -> int:
    """Run the campaign; 1 if rows differ."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--programs", type=int, default=200_000)
    parser.add_argument(
        "--scaling", type=int, default=20_000, help="programs for one worker and two"
    )
    parser.add_argument("--timeout", type=float, default=30.0)
    parser.add_argument("--no-dask", action="store_true")
    given = parser.parse_args()
    texts = corpus_texts(given.corpus)
    settings = Settings(emit=Emit.TEXT, allow_unregistered=True)
    with tempfile.TemporaryDirectory(prefix="odsgen-batch-campaign-") as name:
        folder = Path(name)
        overhead(texts, folder, settings)

        table = folder / "scaling.jsonl"
        write_programs(table, texts, given.scaling, with_trouble=False)
        one = measure("one worker", table, folder / "one", settings, local(1))
        two = measure("two workers", table, folder / "two", settings, local(2))
        print(
            f"two workers: {one.wall / two.wall:.2f} times one by the clock, "
            f"{2 * one.cpu / two.cpu:.2f} times by the processors"
        )

        table = folder / "programs.jsonl"
        write_programs(table, texts, given.programs, with_trouble=True)
        package = make_trouble(folder)
        settings = settings._replace(dialects=(package,), timeout=given.timeout, memory=1 << 30)
        alike = {one.digest} == {two.digest}
        everything = measure("all, two workers", table, folder / "all", settings, local(2))
        print(Counter(killed_messages(folder / "all")))
        if not given.no_dask:
            with running_cluster(folder) as cluster:
                engine = dask(cluster.address)
                out = folder / "dask"
                by_dask = measure("all, Dask", table, out, settings, engine, cluster)
            alike = alike and everything.digest == by_dask.digest
        killed = len(_TROUBLE) * _TIMES
        alike = alike and everything.counts["killed"] == killed
    print("all rows are there and the same" if alike else "ROWS DIFFER")
    return 0 if alike else 1


def killed_messages(out: Path) -> Iterator[str]:
    """Why programs were killed."""
    for row in rows(out):
        if row["status"] == "killed":
            diagnostics = row["diagnostics"]
            assert isinstance(diagnostics, list)
            yield diagnostics[0]["message"]


if __name__ == "__main__":
    sys.exit(main())
