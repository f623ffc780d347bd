"""A log of actions, as mlir-opt writes it (`--log-actions-to`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from odsgen.rewriting.actions import ActionHandler
from odsgen.runtime.builtin.locations import FileLineColRange
from odsgen.tracing.texts import action_text, unit_text

if TYPE_CHECKING:
    from odsgen.rewriting.actions import Action
    from odsgen.runtime.builtin.locations import Location


@dataclass(frozen=True, slots=True)
class LocationFilter:
    """A file, or a line of it, or a place."""

    filename: str
    line: int | None = None
    column: int | None = None

    @classmethod
    def parse(cls, text: str) -> Self:
        """The filter of `file`, `file:line` or `file:line:column`; raises ValueError."""
        filename, *numbers = text.split(":")
        if not filename or len(numbers) > 2 or not all(n.isdecimal() for n in numbers):
            raise ValueError(f"expected file, file:line or file:line:column, got '{text}'")
        return cls(filename, *map(int, numbers))

    def matches(self, location: Location) -> bool:
        """Whether a location, or one inside it, is there."""
        pending = [location]
        for each in pending:
            pending += each.nested_locations()
        return any(
            isinstance(each, FileLineColRange)
            and each.filename == self.filename
            and self.line in (None, each.line)
            and self.column in (None, each.column)
            for each in pending
        )


class ActionLog(ActionHandler):
    """Writes when actions begin and end, those about operations at some places only if there are filters."""

    def __init__(
        self,
        write: Callable[[str], object],
        filters: Sequence[LocationFilter] = (),
        tool: str = "ods-opt",
    ) -> None:
        self._write = write
        self._filters = filters
        self._prefix = f"[thread {tool}]"
        self._logged: set[Action] = set()

    def begin(self, action: Action) -> bool:
        """Log it, whether it is skipped or not."""
        if self._is_wanted(action):
            how = "skipped" if action.is_skipped else "begins"
            text, unit = action_text(action), unit_text(action)
            self._write(f"{self._prefix} {how} (no breakpoint) Action {text} ({unit})`\n")
            if not action.is_skipped:
                self._logged.add(action)
        return True

    def end(self, action: Action, changed: bool) -> None:
        """Log it where its begin was."""
        if action in self._logged:
            self._logged.remove(action)
            self._write(f"{self._prefix} completed `{action.tag}`\n")

    def _is_wanted(self, action: Action) -> bool:
        if not self._filters:
            return True
        op = action.op
        return op is not None and any(each.matches(op.location) for each in self._filters)
