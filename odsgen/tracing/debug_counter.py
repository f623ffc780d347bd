"""Counters that let actions of a tag happen from one on and up to another (MLIR: Debug Counters)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from odsgen.rewriting.actions import ActionHandler

if TYPE_CHECKING:
    from odsgen.rewriting.actions import Action


@dataclass(slots=True)
class Counter:
    """How many actions of a tag there were, how many are skipped first, and how many then happen; -1: any number."""

    count: int = 0
    skip: int = 0
    stop_after: int = -1

    def lets(self) -> bool:
        """Count one; whether it happens."""
        self.count += 1
        if self.skip < 0:
            return True
        if self.count <= self.skip:
            return False
        return self.stop_after < 0 or self.count <= self.skip + self.stop_after


class DebugCounter(ActionHandler):
    """Skips actions by what counters say.

    >>> with tracing(DebugCounter("apply-pattern-skip=3,apply-pattern-count=1")): ...
    """

    def __init__(self, text: str = "") -> None:
        """Raises ValueError for what is no counter."""
        self.counters: dict[str, Counter] = {}
        for argument in filter(None, text.split(",")):
            self._set(argument)

    def _set(self, argument: str) -> None:
        key, equals, text = argument.partition("=")
        if not text:
            raise ValueError(
                "expected DebugCounter argument to have an `=` separating the counter name and value, "
                f"but the provided argument was: `{argument}`"
            )
        try:
            value = int(text, 0)
        except ValueError:
            raise ValueError(
                f"expected DebugCounter counter value to be numeric, but got `{text}`"
            ) from None
        tag, _, what = key.rpartition("-")
        if what not in ("skip", "count"):
            raise ValueError(
                "expected DebugCounter counter name to end with either `-skip` or `-count`, "
                f"but got `{key}`"
            )
        counter = self.counters.setdefault(tag, Counter())
        if what == "skip":
            counter.skip = value
        else:
            counter.stop_after = value

    def begin(self, action: Action) -> bool:
        """Count it; whether it happens."""
        counter = self.counters.get(action.tag)
        return counter is None or counter.lets()

    def report(self) -> str:
        """The counters, as mlir-opt prints them (`--mlir-print-debug-counter`)."""
        lines = [
            f"{tag:<32}: {{{counter.count},{counter.skip},{counter.stop_after}}}\n"
            for tag, counter in sorted(self.counters.items())
        ]
        return "DebugCounter counters:\n" + "".join(lines)
