"""Asks mlir-opt about many small programs in one process."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath

from tests.oracle import OracleError, mlir_opt_path

SEPARATOR = "// -----"
_TIMEOUT_SECONDS = 300
_DIAGNOSTIC = re.compile(r"^<stdin>:(\d+):(\d+): error: (.*)$")


@dataclass(frozen=True, slots=True)
class FoundDiagnostic:
    """An error, its place counted from the beginning of the program."""

    message: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class OracleAnswer:
    """The text printed for a program, or the errors that it was refused with."""

    text: str
    errors: tuple[FoundDiagnostic, ...]
    crashed: bool = False

    @property
    def is_accepted(self) -> bool:
        return not self.errors and not self.crashed and bool(self.text)

    @property
    def is_silent(self) -> bool:
        """Whether it was refused without a word."""
        return not self.errors and not self.crashed and not self.text


def ask(
    programs: Sequence[str],
    *,
    generic: bool,
    unregistered: bool = True,
    arguments: Sequence[str] = (),
) -> list[OracleAnswer]:
    """One answer for each program. A batch that brings mlir-opt down is asked again in halves."""
    if not programs:
        return []
    answers = _ask_at_once(programs, generic, unregistered, arguments)
    if answers is not None:
        return answers
    if len(programs) == 1:
        return [OracleAnswer("", (), crashed=True)]
    middle = len(programs) // 2
    return [
        answer
        for half in (programs[:middle], programs[middle:])
        for answer in ask(half, generic=generic, unregistered=unregistered, arguments=arguments)
    ]


def _ask_at_once(
    programs: Sequence[str], generic: bool, unregistered: bool, more: Sequence[str]
) -> list[OracleAnswer] | None:
    path = mlir_opt_path()
    if path is None:
        raise OracleError("mlir-opt is not installed")
    starts: list[int] = []  # number of the line before a program's first
    pieces: list[str] = []
    line = 0
    for program in programs:
        if pieces:
            pieces.append(f"{SEPARATOR}\n")
            line += 1
        text = program if program.endswith("\n") else f"{program}\n"
        starts.append(line)
        pieces.append(text)
        line += text.count("\n")
    arguments = [path, "--split-input-file", "--mlir-disable-threading", *more]
    arguments += ["--mlir-print-op-generic"] if generic else []
    arguments += ["--allow-unregistered-dialect"] if unregistered else []
    process = subprocess.run(
        arguments,
        input="".join(pieces).encode("utf-8", "surrogateescape"),
        capture_output=True,
        timeout=_TIMEOUT_SECONDS,
        check=False,
        env={**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"},  # a crash is soon told
    )
    if process.returncode not in (0, 1):
        return None
    texts = process.stdout.decode("utf-8", "surrogateescape").split(f"{SEPARATOR}\n")
    if len(texts) != len(programs):
        return None if len(programs) > 1 else [OracleAnswer("".join(texts), (), crashed=True)]
    errors: list[list[FoundDiagnostic]] = [[] for _ in programs]
    current = 0
    for report in process.stderr.decode("utf-8", "surrogateescape").split("\n"):
        match = _DIAGNOSTIC.match(report)
        if match is None:
            continue
        number = int(match[1])
        while current + 1 < len(starts) and starts[current + 1] < number:
            current += 1
        owner = current
        while starts[owner] >= number:  # a note or a later report about an earlier program
            owner -= 1
        place = (number - starts[owner], int(match[2]))
        message = match[3].replace("\0", "")  # MLIR's plural of one
        errors[owner].append(FoundDiagnostic(message, *place))
    return [
        OracleAnswer(text.rstrip("\n"), tuple(found))
        for text, found in zip(texts, errors, strict=True)
    ]


def oracle_name() -> str:
    """For reports."""
    return PurePath(mlir_opt_path() or "mlir-opt").name
