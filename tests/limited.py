"""Commands under limits of time and memory, so that one that gets out of hand cannot take the machine along."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

GIGABYTE = 1 << 30


class Ended(NamedTuple):
    """How a command ended."""

    code: int
    output: str
    errors: str


def run_limited(
    arguments: Sequence[str],
    *,
    text: str = "",
    seconds: float = 20,
    memory: int = GIGABYTE,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Ended:
    """Run a command of ours, `ods-run` or `odsgen.cli.…`, with so many bytes of memory for it and each of its children.

    Raises subprocess.TimeoutExpired.
    """
    tool = arguments[0].replace("-", "_")
    start = f"from odsgen.cli.{tool} import main; main()"
    done = subprocess.run(
        [sys.executable, "-P", "-c", start, *arguments[1:]],
        input=text.encode("utf-8", "surrogateescape"),
        capture_output=True,
        timeout=seconds,
        check=False,
        cwd=folder,
        env=environment,
        preexec_fn=partial(_limit, memory),
    )
    return Ended(
        done.returncode,
        done.stdout.decode("utf-8", "surrogateescape"),
        done.stderr.decode("utf-8", "surrogateescape"),
    )


def _limit(memory: int) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
