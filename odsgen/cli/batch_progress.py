"""How far a run of `ods-batch` is: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from time import monotonic
from typing import TYPE_CHECKING

from odsgen.cli.streams import complain

if TYPE_CHECKING:
    from odsgen.batch import Progress

_SECONDS_BETWEEN_LINES = 10.0


@contextmanager
def progress_shown(is_quiet: bool) -> Iterator[Callable[[Progress], None] | None]:
    """An observer that shows how far a run is on standard error; None where nothing is shown."""
    if is_quiet:
        yield None
    elif sys.stderr.isatty() and find_spec("rich") is not None:
        with _bar() as observer:
            yield observer
    else:
        yield _lines()


def progress_line(progress: Progress) -> str:
    """Programs, rate, those that are not ok, and the time that is left."""
    done = progress.programs
    every = progress.all_programs
    parts = [f"{done:,} programs" if every is None else f"{done:,} of {every:,} programs"]
    rate = _rate(progress)
    if rate:
        parts.append(f"{rate:,.0f} a second")
    counts = progress.totals.counts.items()
    parts += [f"{count:,} {status.value}" for status, count in counts if status.value != "ok"]
    if rate and every is not None:
        parts.append(f"{duration(max(0, every - done) / rate)} left")
    return ", ".join(parts)


def duration(seconds: float) -> str:
    """A time as one reads it: `2:03`, `1:02:03`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _rate(progress: Progress) -> float:
    """The programs of this run in a second; those of the run that it continues do not count."""
    new = progress.programs - progress.resumed
    return new / progress.seconds if progress.seconds > 0 else 0.0


def _lines() -> Callable[[Progress], None]:
    last = monotonic()

    def show(progress: Progress) -> None:
        nonlocal last
        now = monotonic()
        if now - last >= _SECONDS_BETWEEN_LINES:
            last = now
            complain(progress_line(progress))

    return show


@contextmanager
def _bar() -> Iterator[Callable[[Progress], None]]:
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn
    from rich.progress import Progress as Bar

    with Bar(BarColumn(), TextColumn("{task.description}"), console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=None)

        def show(progress: Progress) -> None:
            bar.update(
                task,
                description=progress_line(progress),
                completed=progress.programs,
                total=progress.all_programs,
            )

        yield show
