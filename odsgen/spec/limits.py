"""The limits of a spec: those of the table, or others for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

from odsgen.runtime.support.limits import SPEC_DEPTH, SPEC_SIZE, SPEC_VALUES, Limit


class SpecLimits(NamedTuple):
    """The limits of one spec; each import counts by itself."""

    size: int = SPEC_SIZE.default  # bytes
    values: int = SPEC_VALUES.default  # with anchors expanded
    depth: int = SPEC_DEPTH.default  # mappings and lists in each other


_DEFAULT = SpecLimits()
_current: ContextVar[SpecLimits] = ContextVar("limits of specs", default=_DEFAULT)


def current_limits() -> SpecLimits:
    """The limits that hold now."""
    return _current.get()


def set_limits(limits: SpecLimits) -> None:
    """Set the limits of a process that works for another one."""
    _current.set(limits)


@contextmanager
def spec_limits(**changed: int) -> Iterator[None]:
    """Within, specs have other limits: ``with spec_limits(values=5_000_000):``."""
    token = _current.set(_current.get()._replace(**changed))
    try:
        yield
    finally:
        _current.reset(token)


def hint_of(limit: Limit) -> str:
    """The hint of a diagnostic about a limit."""
    return f"see --{limit.option} of odsgen's commands"
