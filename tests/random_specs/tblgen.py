"""Which operations of random specs mlir-tblgen accepts, and what it says about the others."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tests.oracle import mlir_opt_path
from tests.random_specs.specs import RandomSpec, tablegen_header

_REPORT = re.compile(r"^(?:<stdin>:(\d+):\d+: )?(error|note): ([^\n]*)$", re.MULTILINE)

Refusals = dict[tuple[str, str], str]  # dialect and operation → message


@cache
def tblgen_path() -> Path | None:
    """The mlir-tblgen beside mlir-opt."""
    opt = mlir_opt_path()
    if opt is None:
        return None
    path = Path(opt).resolve().with_name("mlir-tblgen")
    return path if path.exists() else None


@cache
def include_folder() -> Path | None:
    """The folder with mlir/IR/OpBase.td."""
    path = tblgen_path()
    if path is None:
        return None
    for folder in (path.parents[1] / "include", Path("/usr/include")):
        if (folder / "mlir" / "IR" / "OpBase.td").exists():
            return folder
    return None


def run_tblgen(text: str, generator: str, *arguments: str) -> tuple[str, str]:
    """Output and errors of mlir-tblgen for a program."""
    process = subprocess.run(
        [str(tblgen_path()), "-I", str(include_folder()), f"--gen-{generator}", *arguments],
        input=text,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    return process.stdout, process.stderr


def refusals(specs: Sequence[RandomSpec]) -> Refusals:
    """The operations that mlir-tblgen refuses, with its messages.

    Errors in formats are all reported in one run; after any other error it stops, so that it is asked again without the
    operation that has it.
    """
    found: Refusals = {}
    header = tablegen_header()
    offset = header.count("\n")
    lines = [(spec.dialect, *line) for spec in specs for line in spec.tablegen_lines()]
    for generator in ("op-decls", "op-defs"):
        while True:
            kept = [line for line in lines if line[:2] not in found]
            text = header + "\n".join(line[2] for line in kept) + "\n"
            arguments = ["--asmformat-error-is-fatal=false"]
            _, errors = run_tblgen(text, generator, *arguments)
            if not errors:
                break
            known = len(found)
            message = ""
            for match in _REPORT.finditer(errors):
                # The place of an error in a format is told by the note that follows.
                message = match[3] if match[2] == "error" else message
                number = int(match[1] or 0) - offset - 1
                if 0 <= number < len(kept):
                    found.setdefault(kept[number][:2], message)
            if len(found) == known:
                raise AssertionError(f"mlir-tblgen fails, but does not say where:\n{errors[:4000]}")
    return found
