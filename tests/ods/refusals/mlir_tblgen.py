"""Reads mlir-tblgen's first error about records, and where in a format it points."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass

from tests.ods.format.tablegen import tablegen
from tests.ods.refusals.as_tablegen import PRELUDE

_TIMEOUT_SECONDS = 60
_ERROR = re.compile(r"(?:\S+:\d+:\d+: )?error: (?:assertion failed: )?(.*)")

CRASH = "crash"


@dataclass(frozen=True)
class Answer:
    """The first error of mlir-tblgen; a `message` of None means that it has nothing against the records."""

    message: str | None
    from_here: str | None = None  # of a format: the rest of the line that the message points into


def ask(generators: Iterable[str], records: str) -> Answer:
    """The first error that one of the generators has."""
    for generator in generators:
        answer = _ask(generator, records)
        if answer.message is not None:
            return answer
    return Answer(None)


def _ask(generator: str, records: str) -> Answer:
    found = tablegen()
    assert found is not None
    program, include = found
    process = subprocess.run(
        [program, *generator.split(), "-I", include, "-"],
        input=PRELUDE + records + "\n",
        capture_output=True,
        text=True,
        timeout=_TIMEOUT_SECONDS,
        check=False,
    )
    lines = process.stderr.splitlines()
    if process.returncode < 0 or any(line.startswith("Stack dump:") for line in lines):
        return Answer(CRASH)
    for index, line in enumerate(lines):
        error = _ERROR.fullmatch(line)
        if error is None:
            continue
        from_here = None
        if line.startswith("error:") and len(lines) > index + 2 and "^" in lines[index + 2]:
            from_here = lines[index + 1][lines[index + 2].index("^") :]
        return Answer(error[1], from_here)
    return Answer(process.stderr.strip() or None if process.returncode else None)
