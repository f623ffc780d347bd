"""A recording as a page of HTML that needs nothing else: passes, steps, and the program at each moment."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources
from string import Template
from typing import TYPE_CHECKING, Any

from odsgen.recording.listing import Listing
from odsgen.recording.reading import command_of

if TYPE_CHECKING:
    from odsgen.recording.reading import PassRun, Recording, Step

#: How many lines are printed for the page, over all moments: about half a minute.
MOST_LINES = 1_500_000


def recording_page(recording: Recording, most_lines: int = MOST_LINES) -> str:
    """The text of the page.

    Where the program is too long to be printed after every step, some moments are left out, those at the ends of passes last;
    the page says so.  Raises RecordingError for a step that cannot be done.
    """
    now = recording.moment
    try:
        data = _data(recording, most_lines)
    finally:
        recording.go_to(now)
    command = " ".join(command_of(recording.header)) or recording.path
    # Nothing in the data may end the script that holds it, or begin a comment in it.
    text = json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")
    return Template(_resource("page.html")).substitute(
        title=escape(command), style=_resource("page.css"), script=_resource("page.js"), data=text
    )


def _resource(name: str) -> str:
    return (resources.files("odsgen.recording") / name).read_text("utf-8")


def _data(recording: Recording, most_lines: int) -> dict[str, Any]:
    lines = _Lines()
    recording.go_to(0)
    before = lines.numbers(Listing(recording.program))
    moments: list[Any] = [[0, 0, 0, before]]
    for moment in _moments(recording, most_lines // max(len(before), 1)):
        recording.go_to(moment)
        now = lines.numbers(Listing(recording.program))
        moments.append([moment, *_changed_part(before, now)])
        before = now
    return {
        "passes": [_pass(recording, run) for run in recording.passes],
        "steps": [_step(recording, step) for step in recording.steps],
        "lines": list(lines.known),
        "moments": moments,
        "problem": recording.problem,
    }


def _moments(recording: Recording, count: int) -> Iterator[int]:
    """Those to print, but for the first: all if there are no more than so many, else the ends of passes and some between."""
    last = recording.last
    if last <= count:
        yield from range(1, last + 1)
        return
    ends = {run.last for run in recording.passes} | {last}
    if len(ends) > count:
        ends = set(sorted(ends)[:: len(ends) // max(count, 1) + 1]) | {last}
    between = max(count - len(ends), 1)
    yield from sorted(ends.union(range(1, last, last // between + 1)) - {0})


class _Lines:
    """Numbers for lines: a text, and the operation that begins in it."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int], int] = {}

    def numbers(self, listing: Listing) -> list[int]:
        """The numbers of the lines of a program."""
        known = self.known
        pairs = zip(listing.lines, listing.ops, strict=True)
        return [known.setdefault(pair, len(known)) for pair in pairs]


def _changed_part(before: Sequence[int], now: Sequence[int]) -> tuple[int, int, list[int]]:
    """Where two lists begin to differ, how many numbers are gone there, and those in their place."""
    start, shorter = 0, min(len(before), len(now))
    while start < shorter and before[start] == now[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == now[-1 - end]:
        end += 1
    return start, len(before) - start - end, list(now[start : len(now) - end])


def _pass(recording: Recording, run: PassRun) -> dict[str, Any]:
    steps = recording.steps[run.first : run.last]
    counts: dict[str, int] = {}
    for step in steps:
        for kind, count in step.counts().items():
            counts[kind] = counts.get(kind, 0) + count
    return {
        "name": run.name,
        "op": recording.op_name(run.op),
        "first": run.first,
        "last": run.last,
        "outcome": run.outcome,
        "depth": run.depth,
        "counts": counts,
    }


def _step(recording: Recording, step: Step) -> list[Any]:
    """A step as the page has it: parts in the order in which its script names it."""
    ops = step.ops()
    return [
        step.pass_run,
        step.tag,
        step.name,
        recording.op_name(step.op) if step.op >= 0 else "",
        recording.place(step.op) if step.op >= 0 else "",
        step.cause,
        *[sorted(ops[kind]) for kind in ("inserted", "removed", "moved", "changed")],
    ]
