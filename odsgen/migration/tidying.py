"""Text as the formatter of its project has it, if it was so before."""

from __future__ import annotations

import subprocess
from pathlib import Path

from odsgen.codegen.formatting import FormatterError, ruff_program


def tidied(path: Path, before: str, after: str) -> str:
    """The text with sorted imports and formatted, as far as it was before; raises FormatterError."""
    if _sorted(path, before) == before:
        after = _sorted(path, after)
    if _formatted(path, before) == before:
        after = _formatted(path, after)
    return after


def _sorted(path: Path, text: str) -> str:
    return _run(path, text, "check", "--select=I", "--fix-only", "--quiet")


def _formatted(path: Path, text: str) -> str:
    return _run(path, text, "format")


def _run(path: Path, text: str, *options: str) -> str:
    command = [ruff_program(), *options, "--no-cache", f"--stdin-filename={path}", "-"]
    try:
        process = subprocess.run(
            command,
            input=text,
            capture_output=True,
            check=False,
            encoding="utf-8",
            cwd=path.parent,  # which is first-party where no project says what is
        )
    except OSError as error:
        raise FormatterError(f"cannot run ruff, which formats hooks: {error}") from error
    if process.returncode != 0:
        raise FormatterError(f"ruff, which formats hooks, failed: {process.stderr.strip()}")
    return process.stdout
