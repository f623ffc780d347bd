"""Real MLIR, to compare with: ``mlir-opt`` where it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

_TIMEOUT_SECONDS = 120


class OracleError(Exception):
    """mlir-opt refused its input; the text is what it wrote to standard error."""


@cache
def mlir_opt_path() -> str | None:
    """The mlir-opt to ask: ``$MLIR_OPT``, that of LLVM 22 on the path, or the newest installed."""
    named = os.environ.get("MLIR_OPT")
    if named:
        return named
    for name in ("mlir-opt-22", "mlir-opt"):
        found = shutil.which(name)
        if found:
            return found
    candidate = Path("/usr/lib/llvm-22/bin/mlir-opt")
    return str(candidate) if candidate.exists() else None


requires_oracle = pytest.mark.skipif(
    mlir_opt_path() is None,
    reason="mlir-opt (LLVM 22) is not installed; set MLIR_OPT to its path",
)


def mlir_opt(text: str, *args: str) -> str:
    """The output of mlir-opt for ``text``. Raises OracleError if it refuses it."""
    path = mlir_opt_path()
    if path is None:
        raise OracleError("mlir-opt is not installed")
    process = subprocess.run(
        [path, *args],
        input=text.encode("utf-8", "surrogateescape"),
        capture_output=True,
        timeout=_TIMEOUT_SECONDS,
        check=False,
    )
    if process.returncode != 0:
        raise OracleError(process.stderr.decode("utf-8", "replace"))
    return process.stdout.decode("utf-8", "surrogateescape")


def mlir_opt_whole(text: str, *args: str) -> str:
    """The same for an input of parts, some of which it may refuse."""
    path = mlir_opt_path()
    if path is None:
        raise OracleError("mlir-opt is not installed")
    process = subprocess.run(
        [path, *args], input=text, capture_output=True, text=True, timeout=600, check=False
    )
    return process.stdout
