"""`tosa-validate`: what it says of operations beyond limits, profiles, extensions and conditions is what mlir-opt says."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from odsgen.passes import PassManager
from odsgen.runtime import Context, VerifyError, parse
from tests.oracle import mlir_opt_path, requires_oracle

PROGRAMS = Path(__file__).with_name("tosa_validation.mlir")
ERRORS = PROGRAMS.with_suffix(".errors")


def _errors(chunk: str) -> list[str]:
    try:
        module = parse(chunk, Context())
        module.verify()
        PassManager.parse("builtin.module(tosa-validate{strict-op-spec-alignment=true})").run(
            module
        )
    except VerifyError as error:
        return [diagnostic.message for diagnostic in error.diagnostics]
    return []


def test_errors() -> None:
    chunks = PROGRAMS.read_text("utf-8").split("// -----\n")
    found = [message.strip() for chunk in chunks for message in _errors(chunk)]
    assert found == ERRORS.read_text("utf-8").splitlines()


@requires_oracle
def test_expected_is_what_mlir_opt_says() -> None:
    command = [mlir_opt_path() or "", "--split-input-file", str(PROGRAMS)]
    command.append("--tosa-validate=strict-op-spec-alignment")
    said = subprocess.run(command, capture_output=True, text=True, check=False).stderr
    found = [message.strip() for message in re.findall(r": error: (.*)", said)]
    assert found == ERRORS.read_text("utf-8").splitlines()
