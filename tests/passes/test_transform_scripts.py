"""Transform scripts on small programs: what becomes of them, and the messages, are mlir-opt's."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from odsgen.passes import PassFailure, PassManager
from odsgen.runtime import Context, parse, print_ir
from tests.oracle import mlir_opt_path, requires_oracle
from tests.test_dialect.package import dialect_folder

CASES = sorted((Path(__file__).parent / "transform_scripts").glob("*.mlir"))
SEPARATOR = "// -----\n"
MESSAGE = re.compile(r"^[^:\n]*:(\d+:\d+: (?:error|note|remark|warning): .*)$", re.MULTILINE)


def messages(text: str) -> list[str]:
    """Messages without the name of the file, and without what MLIR adds of the operation."""
    return [line.rstrip() for line in MESSAGE.findall(text) if "see current operation" not in line]


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_script(path: Path) -> None:
    line = 0
    after: list[str] = []
    said: list[str] = []
    for program in path.read_text("utf-8").split(SEPARATOR):
        context = Context(allow_unregistered=True, dialect_path=[dialect_folder()])
        module = parse("\n" * line + program, context, filename="script.mlir")
        module.verify()
        line += program.count("\n") + 1
        manager = PassManager.parse("builtin.module(transform-interpreter)")
        try:
            manager.run(module, lambda diagnostic: said.extend(messages(str(diagnostic))))
            after.append(print_ir(module))
        except PassFailure:
            after.append("")
    assert SEPARATOR.join(after) == path.with_suffix(".after").read_text("utf-8")
    assert said == path.with_suffix(".messages").read_text("utf-8").splitlines()


@requires_oracle
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_expected_is_what_mlir_opt_does(path: Path) -> None:
    tool = mlir_opt_path()
    assert tool is not None
    options = ("--transform-interpreter", "--split-input-file", "--allow-unregistered-dialect")
    run = subprocess.run([tool, *options, path], capture_output=True, text=True, check=False)
    found = [part.strip() for part in run.stdout.split(SEPARATOR)]
    expected = path.with_suffix(".after").read_text("utf-8").split(SEPARATOR)
    assert found == [part.strip() for part in expected]
    assert messages(run.stderr) == path.with_suffix(".messages").read_text("utf-8").splitlines()
