"""Python's garbage collector, while a program is read."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

#: So many objects are read before anything is collected.
_FEWEST = 500_000

_read = 0  # objects that were read since the last collection
_survivors = 0  # objects that it left
_collections = 0  # how often the oldest generation had been collected then


@contextmanager
def without_collector() -> Iterator[None]:
    """Do without garbage collection inside, where much is allocated and nothing becomes garbage.

    Looking for cycles of garbage would cost a third of the time.  What has been allocated goes to the oldest generation at
    the end, where it would be after three collections.  Python doesn't count what comes there this way, so we do: when
    a quarter of the objects is new, as Python's own rule is, programs that nobody holds any more are collected.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
        if gc.get_freeze_count() == 0:
            _make_old()
    finally:
        gc.enable()


def _make_old() -> None:
    global _read, _survivors, _collections
    collections = gc.get_stats()[2]["collections"]
    if collections != _collections:  # Python, or whoever uses us, has collected since
        _collections = collections
        _read = 0
    _read += gc.get_count()[0]
    gc.freeze()
    gc.unfreeze()
    if _read > max(_FEWEST, _survivors // 4):
        gc.collect()
        gc.freeze()
        _survivors = gc.get_freeze_count()
        gc.unfreeze()
        _read = 0
        _collections = gc.get_stats()[2]["collections"]
