"""Real MLIR, to compare refusals with: ``mlir-tblgen`` where it is installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.ods.format.subjects import Subject

_TIMEOUT_SECONDS = 60

_PRELUDE = """include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
"""


@cache
def tablegen() -> tuple[str, str] | None:
    """mlir-tblgen of LLVM 22 and the folder of its includes."""
    program = os.environ.get("MLIR_TBLGEN") or shutil.which("mlir-tblgen-22")
    candidate = Path("/usr/lib/llvm-22/bin/mlir-tblgen")
    if program is None and candidate.exists():
        program = str(candidate)
    include = Path("/usr/lib/llvm-22/include")
    if program is None or not (include / "mlir" / "IR" / "OpBase.td").exists():
        return None
    return program, str(include)


requires_tablegen = pytest.mark.skipif(
    tablegen() is None,
    reason="mlir-tblgen (LLVM 22) with its .td files is not installed; set MLIR_TBLGEN",
)

_ERROR = re.compile(r"^error: (.*)")
_PLACED_ERROR = re.compile(r"^<stdin>:(\d+):\d+: error: (.*)")
_RECORD = re.compile(r"^<stdin>:(\d+):\d+: note: in custom assembly format")


def op_record(number: int, format: str, subject: Subject) -> str:
    """The record `A<number>` of an operation, on one line."""
    body = " ".join(subject.tablegen.split())
    return (
        f'def A{number} : Op<T_Dialect, "a{number}", [{subject.traits}]> '
        f"{{ {body} let assemblyFormat = [{{{format}}}]; }}"
    )


def type_record(number: int, format: str, parameters: str) -> str:
    """The record `A<number>` of a type, on one line."""
    return (
        f'def A{number} : TypeDef<T_Dialect, "A{number}"> {{ let mnemonic = "a{number}"; {parameters} '
        f"let assemblyFormat = [{{{format}}}]; }}"
    )


def run(generator: str, records: list[str]) -> tuple[str, list[str]]:
    """The output of mlir-tblgen for the records, and the lines of its errors; it goes on after a refused format."""
    found = tablegen()
    assert found is not None
    program, include = found
    process = subprocess.run(
        [program, generator, "-asmformat-error-is-fatal=false", "-I", include, "-"],
        input=_PRELUDE + "\n".join(records) + "\n",
        capture_output=True,
        text=True,
        timeout=_TIMEOUT_SECONDS,
        check=False,
    )
    return process.stdout, process.stderr.splitlines()


def first_errors(generator: str, records: list[str]) -> dict[int, str]:
    """The first error of each record that has one."""
    return errors_in(run(generator, records)[1])


def errors_in(lines: list[str]) -> dict[int, str]:
    """The first error of each record, by its number."""
    first = _PRELUDE.count("\n") + 1
    found: dict[int, str] = {}
    pending: str | None = None
    for line in lines:
        error, place, placed = _ERROR.match(line), _RECORD.match(line), _PLACED_ERROR.match(line)
        if error:
            pending = error[1]
        elif place and pending is not None:
            found.setdefault(int(place[1]) - first, pending)
            pending = None
        elif placed and placed[2] != "failed to parse assembly format":
            found.setdefault(int(placed[1]) - first, placed[2])
    return found
