"""Room for deep programs.

Where the nesting of regions, types or attributes is followed by recursion, Python's default limit of 1,000 frames would
be met first.  Calls between Python functions need no C stack (since CPython 3.11), so the limit can be raised without
danger.  It is never lowered again: another thread may be in the depths.
"""

from __future__ import annotations

import sys

_FRAMES = 200_000


def allow_deep_recursion() -> None:
    """Let recursion over what is nested go as deep as programs are built."""
    if sys.getrecursionlimit() < _FRAMES:
        sys.setrecursionlimit(_FRAMES)
