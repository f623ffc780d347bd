"""The final form of generated code: ruff's, which black agrees with; one process formats a whole package."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

LINE_LENGTH = 100


class FormatterError(Exception):
    """The formatter cannot be run."""


def format_files(files: Mapping[str, str]) -> dict[str, str]:
    """The texts of Python files, by name, as ruff writes them; raises FormatterError."""
    with tempfile.TemporaryDirectory(prefix="odsgen.") as folder:
        for name, text in files.items():
            Path(folder, name).write_text(text, encoding="utf-8", newline="\n")
        _run_ruff(folder)
        return {name: Path(folder, name).read_text(encoding="utf-8") for name in files}


def format_source(text: str) -> str:
    """The text of one Python file as ruff writes it; raises FormatterError."""
    (formatted,) = format_files({"source.py": text}).values()
    return formatted


def _run_ruff(folder: str) -> None:
    options = (
        "--isolated",  # whatever a project around says
        "--no-cache",
        f"--line-length={LINE_LENGTH}",
        "--target-version=py311",
    )
    try:
        process = subprocess.run(
            [ruff_program(), "format", *options, folder],
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError as error:
        raise FormatterError(f"cannot run ruff, which formats generated code: {error}") from error
    if process.returncode == 2 and "Failed to parse" in process.stderr:
        raise AssertionError(f"the generator wrote Python that does not parse: {process.stderr}")
    if process.returncode != 0:
        raise FormatterError(
            f"ruff, which formats generated code, failed: {process.stderr.strip()}"
        )


@cache
def ruff_program() -> str:
    """The path of the program, which the package `ruff` brings."""
    from ruff.__main__ import find_ruff_bin  # type: ignore[import-untyped]

    return str(find_ruff_bin())
