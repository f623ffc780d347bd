"""Where this odsgen was installed from, and the commands of pip by which more is installed beside it.

Every message that shows a command of pip takes it from here. `odsgen[watch]` alone is what an index has; where odsgen came
from a checkout, a folder, a file or a repository (PEP 610, direct_url.json), the command names that.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class Origin:
    """The source of an installed odsgen: a folder, or the URL of a file or a repository; neither for an index."""

    folder: str | None = None
    is_editable: bool = False
    url: str | None = None

    def requirement(self, extra: str) -> tuple[str, ...]:
        """The arguments of `pip install` for odsgen with an extra."""
        if self.folder is not None:
            named = f"{self.folder}[{extra}]"
            return ("-e", named) if self.is_editable else (named,)
        if self.url is not None:
            return (f"odsgen[{extra}] @ {self.url}",)
        return (f"odsgen[{extra}]",)


def command_for_extra(extra: str) -> str:
    """The command that installs what an extra of odsgen needs."""
    return _pip_install(*origin().requirement(extra))


def command_for_project() -> str:
    """The command that installs the project of a dialect in the current folder, with its extra `dev`."""
    project = ("-e", ".[dev]")
    known = origin()
    if known == Origin():
        return _pip_install(*project)
    return _pip_install(*known.requirement("generator"), *project)


def command_for_package(name: str) -> str:
    """The command that installs a distribution of somebody else's."""
    return _pip_install(name)


@cache
def origin() -> Origin:
    """The source of the running odsgen."""
    if (_PACKAGE / "checkout.py").is_file():  # a wheel does not have it
        return Origin(folder=str(_PACKAGE.parent), is_editable=True)
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        recorded = distribution("odsgen").read_text("direct_url.json")
    except PackageNotFoundError:
        return Origin()
    return Origin() if recorded is None else _origin_of(recorded)


def _origin_of(recorded: str) -> Origin:
    """The source that a `direct_url.json` names; one that is gone from this machine counts as an index."""
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    try:
        found = json.loads(recorded)
        url = str(found["url"])
        parts = urlsplit(url)
    except (ValueError, LookupError, TypeError):
        return Origin()
    if parts.scheme == "file":
        path = url2pathname(parts.path)
        if not os.path.exists(path):
            return Origin()
        if os.path.isdir(path) and "vcs_info" not in found:
            is_editable = bool(found.get("dir_info", {}).get("editable"))
            return Origin(folder=path, is_editable=is_editable)
    vcs = found.get("vcs_info")
    if isinstance(vcs, dict):
        url = f"{vcs.get('vcs', 'git')}+{url}@{vcs.get('commit_id', 'HEAD')}"
    return Origin(url=url)


def _pip_install(*arguments: str) -> str:
    words = [python_command(), "-m", "pip", "install", *map(shlex.quote, arguments)]
    return " ".join(words)


def python_command() -> str:
    """The word by which a shell runs this interpreter: `python` where the environment is active, else its path."""
    if not sys.executable:
        return "python"
    folder = os.path.dirname(os.path.abspath(sys.executable))
    known = shutil.which("python")
    if known is not None and os.path.dirname(os.path.abspath(known)) == folder:
        return "python"
    plain = os.path.join(folder, "python")
    return shlex.quote(plain if os.path.exists(plain) else sys.executable)
