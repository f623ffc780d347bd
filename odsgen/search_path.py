"""Keeps the folder that a command runs in off the module search path, of the command and of the processes that it starts.

Whoever runs a command beside programs of strangers must not run a `re.py` that lies there: Python puts the current folder in
front where it is started with `-m` or `-c`, as it is for the workers of pools, unless `-P` or `PYTHONSAFEPATH` says otherwise.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

_VARIABLE = "PYTHONSAFEPATH"
#: The environment variables that this process has changed, with what they were.
_before: dict[str, str | None] = {}


def leave_start_folder() -> None:
    """Take the folder of the script, or the current one, off the path; for the processes that are started, too.

    To be called once, by the main function of a command.
    """
    if not sys.flags.safe_path and sys.path and not os.path.isfile(sys.path[0]):
        if sys.path[0] == "" or _is_where_python_began(sys.path[0]):
            del sys.path[0]
    _before.setdefault(_VARIABLE, os.environ.get(_VARIABLE))
    os.environ[_VARIABLE] = "1"


def _is_where_python_began(folder: str) -> bool:
    script = os.path.dirname(os.path.realpath(sys.argv[0])) if sys.argv else ""
    return os.path.realpath(folder) in (script, os.path.realpath(os.curdir))


def users_environment() -> dict[str, str]:
    """The environment as it was, for a command of the user's."""
    environment = dict(os.environ)
    for name, value in _before.items():
        if value is None:
            environment.pop(name, None)
        else:
            environment[name] = value
    return environment


@contextmanager
def safe_processes() -> Iterator[None]:
    """Processes that are started meanwhile do not put the current folder on their path."""
    before = os.environ.get(_VARIABLE)
    os.environ[_VARIABLE] = "1"
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(_VARIABLE, None)
        else:
            os.environ[_VARIABLE] = before


def worker_path(environment: Mapping[str, str] = os.environ) -> list[str]:
    """The search path for a worker: the standard library first, so that nothing hides it, and without the current folder.

    The current folder stays where PYTHONPATH names it, or odsgen itself is in it.
    """
    wanted = {os.path.realpath(p) for p in environment.get("PYTHONPATH", "").split(os.pathsep) if p}
    wanted.add(os.path.realpath(os.path.dirname(os.path.dirname(__file__))))
    current = os.path.realpath(os.curdir)
    library = os.path.dirname(os.path.realpath(os.__file__))
    own: list[str] = []
    others: list[str] = []
    for entry in dict.fromkeys(sys.path):
        place = os.path.realpath(entry)
        if entry == "" or (place == current and place not in wanted):
            continue
        is_library = place == library or place == os.path.join(library, "lib-dynload")
        (own if is_library else others).append(entry)
    return own + others
