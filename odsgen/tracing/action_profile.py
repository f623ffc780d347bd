"""A profile of actions, which Chrome's trace viewer and Perfetto show (`--profile-actions-to`)."""

from __future__ import annotations

import json
from collections.abc import Callable
from threading import get_native_id
from time import perf_counter_ns
from typing import TYPE_CHECKING

from odsgen.rewriting.actions import ActionHandler
from odsgen.tracing.texts import action_text

if TYPE_CHECKING:
    from odsgen.rewriting.actions import Action


class ActionProfile(ActionHandler):
    """Writes an event when an action begins and one when it ends, in microseconds since the profile began."""

    def __init__(
        self, write: Callable[[str], object], clock: Callable[[], int] = perf_counter_ns
    ) -> None:
        self._write = write
        self._clock = clock
        self._start = clock()
        self._before = "["

    def begin(self, action: Action) -> bool:
        """Write that it begins."""
        if not action.is_skipped:
            self._event(action, "B", f', "args": {{"desc": {json.dumps(action_text(action))}}}')
        return True

    def end(self, action: Action, changed: bool) -> None:
        """Write that it ends."""
        if not action.is_skipped:
            self._event(action, "E", "")

    def finish(self) -> None:
        """Write the end of the array."""
        self._write("[]" if self._before == "[" else "]")

    def _event(self, action: Action, phase: str, more: str) -> None:
        time = (self._clock() - self._start) // 1000
        self._write(
            f'{self._before}{{"name": "{action.tag}", "cat": "PERF", "ph": "{phase}", "pid": 0, '
            f'"tid": {get_native_id()}, "ts": {time}{more}}}'
        )
        self._before = ",\n"
