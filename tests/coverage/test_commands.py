"""The commands of docs/howto/export.md and docs/reference/rewriting.md run, on a small dialect and a small program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.coverage.documents import sections
from tests.oracle import mlir_opt_path

FILES = {
    "clock.yaml": (
        "dialect: clock\nops:\n  tick: {arguments: {count: I64Attr}, assembly_format: $count attr-dict}\n"
    ),
    "program.mlir": '"clock.tick"() {count = 3 : i64} : () -> ()\n',
    "input.mlir": (
        "func.func @f(%a: tensor<2x3xf64>) -> tensor<2x3xf64> {\n"
        "  %0 = toy.transpose(%a : tensor<2x3xf64>) to tensor<3x2xf64>\n"
        "  %1 = toy.transpose(%0 : tensor<3x2xf64>) to tensor<2x3xf64>\n"
        "  return %1 : tensor<2x3xf64>\n}\n"
    ),
}
COMMANDS = [
    (page, line)
    for page in ("howto/export.md", "reference/rewriting.md")
    for section in sections(page)
    for block in section.blocks
    if block.kind == "console"
    for line in block.text.splitlines()
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("commands")
    for name, text in FILES.items():
        (folder / name).write_text(text)
    run("odsgen export --td clock.yaml -o clock-plugin", folder)
    return folder


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    tools = [str(Path(sys.executable).parent), os.environ["PATH"]]
    if command.startswith("mlir-opt "):
        command = f"{mlir_opt_path()}{command.removeprefix('mlir-opt')}"
    environment = {**os.environ, "PATH": os.pathsep.join(tools)}
    return subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.mark.parametrize(("page", "command"), COMMANDS)
def test_command(page: str, command: str, folder: Path) -> None:
    if command.startswith(("mlir-opt", "odsgen import")) and mlir_opt_path() is None:
        pytest.skip("needs MLIR's tools")
    done = run(command, folder)
    assert done.returncode == 0 and "error" not in done.stderr, done.stderr
    if command.startswith("odsgen diff"):
        assert done.stdout == ""
    if "apply-patterns" in command:
        assert "toy.transpose" not in done.stdout
