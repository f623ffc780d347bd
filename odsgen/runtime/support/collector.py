"""Python's garbage collector, while a program is read."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_collector() -> Iterator[None]:
    """Do without garbage collection inside, where much is allocated and nothing becomes garbage.

    Looking for cycles of garbage would cost a third of the time.  What has been allocated goes to the oldest generation at
    the end, where it would be after three collections.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
        if gc.get_freeze_count() == 0:
            gc.freeze()
            gc.unfreeze()
    finally:
        gc.enable()
