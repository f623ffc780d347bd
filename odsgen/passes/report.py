"""Reports of a pipeline: the statistics of its passes, and how long they took (MLIR: Pass Statistics, Pass Timing)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any

from odsgen.passes.base import Pass
from odsgen.passes.instrumentation import PassInstrumentation

if TYPE_CHECKING:
    from odsgen.passes.manager import OpPassManager, PassManager
    from odsgen.runtime.ir.operation import Operation

_RULER = "===" + "-" * 73 + "==="


def _heading(title: str) -> str:
    return f"{_RULER}\n{title.center(79).rstrip()}\n{_RULER}\n"


# --- statistics ---------------------------------------------------------------------------------------------------------


def statistics_report(manager: PassManager, *, as_list: bool = False) -> str:
    """The statistics of the passes of a pipeline that ran, nested as it is, or by the names of the passes."""
    lines: list[str] = []
    if as_list:
        merged: dict[str, list[Pass]] = {}
        for run in manager.passes():
            merged.setdefault(run.NAME, []).append(run)
        for name, runs in sorted(merged.items()):
            lines += _statistics(runs, name, 0)
    else:
        _nested_statistics(manager, 0, lines)
    return (
        _heading("... Pass statistics report ...") + "".join(f"{line}\n" for line in lines) + "\n"
    )


def _nested_statistics(manager: OpPassManager, depth: int, lines: list[str]) -> None:
    for entry in manager.merged_entries():
        if isinstance(entry, Pass):
            lines += _statistics([entry], entry.NAME, depth)
            continue
        for nested in entry.managers:
            lines.append(f"{'  ' * depth}'{nested.anchor}' Pipeline")
            _nested_statistics(nested, depth + 1, lines)


def _statistics(runs: list[Pass], name: str, depth: int) -> Iterator[str]:
    margin = "  " * depth
    declared = type(runs[0]).declared_statistics()
    if not declared:
        return
    yield f"{margin}{name}"
    rows = [
        (sum(run.statistics.get(attribute, 0) for run in runs), statistic)
        for attribute, statistic in declared.items()
    ]
    rows.sort(key=lambda row: row[1].name)
    width = max(len(str(value)) for value, _ in rows)
    names = max(len(statistic.name) for _, statistic in rows)
    for value, statistic in rows:
        yield f"{margin}  (S) {value:>{width + 1}} {statistic.name:<{names}} - {statistic.summary}"


# --- timing -------------------------------------------------------------------------------------------------------------


class Timer:
    """How long something took, with what it consists of."""

    __slots__ = ("name", "seconds", "children")

    def __init__(self, name: str) -> None:
        self.name = name
        self.seconds = 0.0
        self.children: dict[object, Timer] = {}

    def child(self, key: object, name: str) -> Timer:
        """The part of that key, made unless there is one."""
        return self.children.setdefault(key, Timer(name))


class PassTiming(PassInstrumentation):
    """Measures a tool and the passes that it runs."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._start = clock()
        self.root = Timer("root")
        self._stack: list[tuple[Timer, float]] = [(self.root, self._start)]

    @contextmanager
    def phase(self, name: str) -> Iterator[None]:
        """Measures what runs inside the `with` block, under a name."""
        self._enter(name, name)
        try:
            yield
        finally:
            self._leave()

    def before_pipeline(self, anchor: str) -> None:
        """A pipeline counts as a part of what is around it."""
        self._enter(("pipeline", anchor), f"'{anchor}' Pipeline")

    def after_pipeline(self, anchor: str) -> None:
        """The pipeline has ended."""
        self._leave()

    def before_pass(self, run: Pass, op: Operation) -> None:
        """Each pass of a pipeline counts by itself, all operations together."""
        self._enter(run, run.NAME)

    def after_pass(self, run: Pass, op: Operation) -> None:
        """The pass has ended."""
        self._leave()

    def after_failed_pass(self, run: Pass, op: Operation) -> None:
        """The pass has ended."""
        self._leave()

    def before_analysis(self, analysis: type[Any], op: Operation) -> None:
        """An analysis counts as a part of the pass that asks for it."""
        self._enter(analysis, f"(A) {getattr(analysis, 'NAME', analysis.__name__)}")

    def after_analysis(self, analysis: type[Any], op: Operation) -> None:
        """The analysis has been computed."""
        self._leave()

    def _enter(self, key: object, name: str) -> None:
        self._stack.append((self._stack[-1][0].child(key, name), self._clock()))

    def _leave(self) -> None:
        timer, start = self._stack.pop()
        timer.seconds += self._clock() - start

    def report(self, *, as_list: bool = False) -> str:
        """The report, nested or by names, the longest first."""
        total = self._clock() - self._start
        rows: list[tuple[float, str]] = []
        if as_list:
            merged: dict[str, float] = {"root": total}
            for _, timer in _timers(self.root, 0):
                merged[timer.name] = merged.get(timer.name, 0.0) + timer.seconds
            rows = sorted(((s, name) for name, s in merged.items()), key=lambda row: -row[0])
        else:
            rows = [(t.seconds, "  " * depth + t.name) for depth, t in _timers(self.root, 0)]
        rest = total - sum(timer.seconds for timer in self.root.children.values())
        rows += [(rest, "Rest"), (total, "Total")]
        text = _heading("... Execution time report ...")
        text += (
            f"  Total Execution Time: {total:.4f} seconds\n\n  ----Wall Time----  ----Name----\n"
        )
        for seconds, name in rows:
            percent = 100 * seconds / total if total else 0.0
            text += f"  {seconds:8.4f} ({percent:5.1f}%)  {name}\n"
        return text


def _timers(timer: Timer, depth: int) -> Iterator[tuple[int, Timer]]:
    for child in timer.children.values():
        yield depth, child
        yield from _timers(child, depth + 1)
